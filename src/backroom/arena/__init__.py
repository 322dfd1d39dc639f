"""Many games at once: simulation, its statistics and plots, and the measuring of speed."""
