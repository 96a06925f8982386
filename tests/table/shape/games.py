"""The games of this folder by the names that scenarios give them (`game = "reversed_turns"`)."""

from typing import Final

from jantaku.scenarios.scenario import Games
from tests.table.shape.called_pair import pairs
from tests.table.shape.fourteen_tiles import fourteen
from tests.table.shape.hand_in_stages import staged, whole
from tests.table.shape.hands_of_others import gyakuno, gyakuno_from_across
from tests.table.shape.last_pung import sichuan
from tests.table.shape.reversed_turns import reversing
from tests.table.shape.seventeen_steps import duel
from tests.table.shape.stake_back import stakes_back

GAMES: Final[Games] = {
    "reversed_turns": reversing,
    "called_pair": pairs,
    "fourteen_tiles": fourteen,
    "hand_in_stages": staged,
    "hand_in_one_stage": whole,
    "seventeen_steps": duel,
    "last_pung": sichuan,
    "hands_of_others": gyakuno,
    "hands_of_others_from_across": gyakuno_from_across,
    "stake_back": stakes_back,
}
