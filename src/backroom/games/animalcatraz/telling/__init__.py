"""Writes the journal of Animalcatraz: which seats see which part of what just happened."""

from backroom.games.animalcatraz.telling import cards, fights, gang, goals, moves, turns

__all__ = ["cards", "fights", "gang", "goals", "moves", "turns"]
