"""Writes the journal of New York Kings: which seats see which part of what just happened."""

from backroom.games.kings.telling import business, rounds, streets

__all__ = ["business", "rounds", "streets"]
