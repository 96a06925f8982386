"""What some games add to the course of play: each is there only where the plan asks for it."""
