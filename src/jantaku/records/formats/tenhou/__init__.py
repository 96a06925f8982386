"""Tenhou's JSON, and the order in which it tells a deal."""
