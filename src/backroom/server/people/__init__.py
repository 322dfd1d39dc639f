"""People who come back: the same person on any device, what is kept of them, and what they did.

Nothing here is needed to play: a guest has all of the game.
"""
