"""Two teams of two, with one account each (001:4265-4271; variants_riichi.yaml `kuria`).

"A battle between the teams of east and west. In a team there are two players, who sit next to each other." Of that
game this one has the teams alone: what its members hold is counted together, so that one of them may be below zero as
long as the other makes up for it, and two places are settled, not four.

Replaced: nothing. Set: `seats.teams`, and an uma for two places.
"""

from typing import Final

from jantaku.rules import RuleSet, read

SHEET: Final = """
id = "shape_teams"
extends = "riichi"
name = { ru = "Две команды", en = "Two teams" }
uma = [10, -10]
game_length = "tonpuusen"

[parts.seats]
teams = [0, 0, 1, 1]
"""


def rules() -> RuleSet:
    """The sheet, read."""
    return read(SHEET)
