"""Scenarios: rules by example, in files that players can read; laid, played and held against what they expect."""
