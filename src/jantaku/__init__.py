"""Jantaku (雀卓, "the mahjong table"): mahjong rule books that run."""

__version__ = "0.1.0"
