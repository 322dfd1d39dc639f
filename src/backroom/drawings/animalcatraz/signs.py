"""Signs and colours of the drawing."""

RIVAL_STYLES = ["red", "bright_blue", "yellow", "bright_white"]
GUARD = "♟"
BLOCKED = "✕"
USED = "✓"
OPEN_DOOR = "▯"
SHUT_DOOR = "▮"
WARDEN = "♛"
TAG = "⚑"
WAITING = "▶"
