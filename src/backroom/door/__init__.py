"""The front door: what ``import backroom`` offers to people who write bots, notebooks and papers.

Tables print, choices are words, views are typed. One layer below is the engine room, the fast
contract of ``kernel/state.py``: a ``State``, seats, and codes. The door is for whatever a person
reads or writes; the engine room for loops that play millions of choices.
"""
