"""The coach at the tables of a server: reviews, hints, puzzles, and games that go on otherwise."""
