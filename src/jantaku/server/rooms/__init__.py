"""Tables with people at them: rooms, chairs, clocks, chat, and the match that runs there."""
