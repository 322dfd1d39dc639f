"""The standard worlds outside: PettingZoo environments and OpenSpiel games.

Each module needs its library, which comes with an extra of the same name: see docs/interop.md.
"""
