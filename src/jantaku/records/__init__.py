"""Records: games written down, in our own format and in those of others, read back, replayed and verified."""
