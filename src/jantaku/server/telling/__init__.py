"""What those at a table are told: boards, questions, results, explanations."""
