"""Tables on a network: what is kept, said and shown."""
