"""What tests of programs at a terminal share."""

import signal


def heed_interrupts() -> None:
    """For a program that is started: Ctrl+C reaches it, even where whoever runs the tests has it ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
