"""The parts that every game has: each answers one question of play, from its chapter of the plan."""
