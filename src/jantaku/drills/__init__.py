"""Drills: exercises of the books for one player."""
