"""What the server keeps: matches, answers, uploads, replays."""
