"""The coach: what a finished game was about, from what one seat knew at every moment."""
