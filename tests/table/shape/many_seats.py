"""Five, six and eight at one table (001:4172-4259; variants_players.yaml `five_copies_170`, `players_7_8`).

"All play at once": a seat is a number, and winds are what the first four positions show; the fifth shows a dragon
here, and from there on nothing. A meld names the seat that it took from, since several sit across. The boxes are those
of the books, with five and eight copies of each tile; sets of more than four, which the books have, too, are left out
here.

Replaced: nothing. Set: `payments.seats`, `seats.tiles`, `length.rounds`, and an uma for so many places,
`grammar.tile_set`.
"""

from typing import Final

from jantaku.rules import RuleSet, read

UMA: Final = {5: (20, 10, 0, -10, -20), 6: (20, 10, 5, -5, -10, -20), 8: (20, 15, 10, 5, -5, -10, -15, -20)}
BOX: Final = {5: "five_players", 6: "five_players", 8: "eight_players"}


def sheet_for(players: int) -> str:
    """The rules of a table with so many seats."""
    return f"""
id = "shape_{players}"
extends = "riichi"
name = {{ ru = "Игра на {players}", en = "Game for {players}" }}
uma = [{", ".join(map(str, UMA[players]))}]
game_length = "tonpuusen"

[parts.payments]
seats = {players}

[parts.grammar]
tile_set = "{BOX[players]}"

[parts.seats]
tiles = ["1z", "2z", "3z", "4z", "5z"]
value_tiles = ["6z", "7z"]
"""


def rules_for(players: int) -> RuleSet:
    """The same, read."""
    return read(sheet_for(players))
