"""Signs and colours of the drawing."""

SEAT_SIGNS = "●■▲◆▼"
SEAT_STYLES = ["bright_white", "red", "green", "bright_blue", "yellow"]
PLACE_SIGNS = "①②③"
CAR, MOVED_CAR = "▣", "▢"
GOAL = "★"
PHONE = "☎"
