"""What some games add to the course of play: each is there only where the plan asks for it.

`ADDITIONS` has all of them, in the order in which they are asked: so their words stand in a window, so what they put on
the agenda happens before the first turn, so their rows are paid. That order is all that it decides (`ORDERED`).
"""

from collections.abc import Mapping
from typing import Final

from jantaku.table.additions.addition import Addition
from jantaku.table.additions.building import Building
from jantaku.table.additions.chou_nagashi import ChouNagashi
from jantaku.table.additions.dealt_ready import DealtReady
from jantaku.table.additions.discarded_yakuman import DiscardedYakuman
from jantaku.table.additions.dues import CallStakes, FlowerPairs, KanDues, KanFines, MostCalls
from jantaku.table.additions.exchange import Exchange
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.additions.face_down import FaceDownRiichi
from jantaku.table.additions.first_turn import FirstTurn
from jantaku.table.additions.geese import Geese
from jantaku.table.additions.hissatsu import Hissatsu
from jantaku.table.additions.interruption import Interruption
from jantaku.table.additions.kan_over_ron import KanOverRon
from jantaku.table.additions.leftover_deal import LeftoverDeal
from jantaku.table.additions.named_dora import NamedDoras
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.okawari import Okawari
from jantaku.table.additions.personal_dora import PersonalDora
from jantaku.table.additions.raised_runs import LaidTiles, RaisedRuns
from jantaku.table.additions.second_calls import SecondCalls
from jantaku.table.additions.shrinking_wall import ShrinkingWall
from jantaku.table.additions.side_games import BlueRibbon, Chips, LinedUpPond, YakumanBelowTarget
from jantaku.table.additions.side_settlement import SideSettlement
from jantaku.table.additions.stages import Stages
from jantaku.table.additions.stakes import Stakes
from jantaku.table.additions.supplements import Supplements
from jantaku.table.additions.tenpai_calls import TenpaiCalls
from jantaku.table.additions.tetora_appu import TetoraAppu
from jantaku.table.additions.uncovering import Uncovering
from jantaku.table.additions.void import Void
from jantaku.table.additions.win_streaks import FiveInARow
from jantaku.table.additions.yakitori import Yakitori, YakitoriLunch, YakitoriMarkers
from jantaku.table.additions.yakuman_ends import YakumanEnds

ADDITIONS: Final[tuple[type[Addition], ...]] = (
    FirstTurn,
    Nuki,
    Exclusion,
    NamedDoras,
    ShrinkingWall,
    RaisedRuns,
    Okawari,
    LaidTiles,
    SecondCalls,
    TenpaiCalls,
    DealtReady,
    Exchange,
    Void,
    TetoraAppu,
    Stakes,
    Building,
    Stages,
    Supplements,
    Hissatsu,
    PersonalDora,
    FaceDownRiichi,
    Interruption,
    BlueRibbon,
    Geese,
    FiveInARow,
    KanOverRon,
    DiscardedYakuman,
    KanDues,
    KanFines,
    CallStakes,
    MostCalls,
    FlowerPairs,
    Uncovering,
    LinedUpPond,
    YakumanBelowTarget,
    Yakitori,
    YakitoriMarkers,
    YakitoriLunch,
    Chips,
    LeftoverDeal,
    SideSettlement,
    YakumanEnds,
    ChouNagashi,
)
"""All additions."""

ORDERED: Final[Mapping[tuple[type[Addition], type[Addition]], str]] = {
    (DealtReady, Exchange): "a hand is ready as it was dealt before tiles are passed on",
    (Void, Stakes): "suits are chosen before stakes are told, where there are both",
    (Void, TetoraAppu): "suits are chosen before a mangan is staked, where there are both",
    (TetoraAppu, Stakes): "who stakes a mangan does so before the stakes of the deal are laid",
    (Stakes, Building): "stakes lie there before a hand is built",
    (Exchange, Void): "a suit is chosen when everybody has the tiles to play with",
}
"""Neighbours that may not change places, and why; all others may, and a test lets them."""
