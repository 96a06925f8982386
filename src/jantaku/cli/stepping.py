"""``jantaku replay --step``: a recorded game event by event, on a terminal."""

from typing import Final

from jantaku.cli.recorded_game import Game

LEAVE: Final = frozenset({"q", "й", "quit", "exit"})
BACK: Final = frozenset({"b", "и"})
NEXT_DEAL: Final = frozenset({"d", "в"})
"""и, в and й are the keys of b, d and q on a Russian keyboard."""


def step_through(game: Game, deal: int | None, at: int) -> None:
    """Enter after Enter, to the end of the match or until somebody has had enough."""
    number = game.number(deal)
    while number < len(game.pages):
        game.screen.console.clear()
        game.show_moment(number, at)
        last = len(game.pages[number].play)
        game.screen.say((game.texts("replay-of-deal", deal=number + 1, count=len(game.pages)), "dim"))
        game.screen.say((game.texts("replay-prompt"), "dim"))
        try:
            said = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            game.screen.say()
            return
        if said in LEAVE:
            return
        if said in BACK:
            number, at = (number, at - 1) if at else (max(0, number - 1), 0)
        elif said in NEXT_DEAL:
            number, at = number + 1, 0
        elif said.isdecimal():
            at = min(int(said), last)
        elif not said:
            number, at = (number, at + 1) if at < last else (number + 1, 0)
    if game.ended is not None:
        game.screen.say()
        game.show_result(game.ended)
