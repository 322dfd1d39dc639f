"""Teaching the bots: games against themselves, a network that learns from how they ended, and
matches that say whether it plays better. numpy is an extra, which only this package needs."""
