"""The table: a match from the seating to the final scores, its parts and its course; and the Kunto drill."""
