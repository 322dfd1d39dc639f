"""Tables on a network: one server for browsers, terminals and remote bots."""
