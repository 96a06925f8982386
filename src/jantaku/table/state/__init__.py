"""What a deal is between two questions: plain data that can be copied, stored and compared."""
