"""Laydown: Mille and Three Thirteen, played, studied and simulated."""

__version__ = "0.1.0"
