"""Puzzle genres: what their drawings mean and whether every rule holds."""
