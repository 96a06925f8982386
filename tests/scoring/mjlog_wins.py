"""The wins of tenhou's records (mjlog XML): the tiles from the tag AGARI, the situation from the tags before it.

Taken from AGARI: concealed tiles, melds, winning tile, hidden indicators, sticks (``ba``), the liable player
(``paoWho``). Followed through the deal: seats and winds, riichi and double riichi, ippatsu, the last tile of the wall
and the last discard, replacement tiles, robbed kans, first turns, honba, the indicators on the table. Nothing is taken
from the list of yaku; that is what the score is compared with.
"""

import tarfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from jantaku.hands import Hand, Meld, MeldForm
from jantaku.hands.melds import Side
from jantaku.rules.foreign_names import foreign_names
from jantaku.scoring.win import Flag, Win, Wind
from jantaku.tiles import KIND, Tile, tile_of_number
from tests.scoring.paid_wins import PaidWin, worths_of_names

LIVE_TILES: Final = {4: 136 - 14 - 4 * 13, 3: 108 - 14 - 3 * 13}
"""By the number of players."""
DRAWS: Final = "TUVW"
DISCARDS: Final = "DEFG"
SIDES: Final = {1: Side.RIGHT, 2: Side.ACROSS, 3: Side.LEFT}
THREE_PLAYERS: Final = 16
"""A bit of the game's type."""
NORTH_ASIDE: Final = 32
"""The low bits of the code of a north set aside."""


def numbers(text: str) -> list[int]:
    """A list as the records write it."""
    return [int(number) for number in text.split(",") if number]


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles as the records write them."""
    return tuple(map(tile_of_number, numbers(text)))


# ---------------------------------------------------------------- melds


def is_north(code: int) -> bool:
    """Whether the 16 bits tell a north set aside."""
    return code & KIND == NORTH_ASIDE


def meld_of(code: int) -> Meld:
    """The meld that 16 bits tell."""
    feeder = SIDES.get(code & 3)
    if code & 4:
        return _chi(code)
    if code & 24:
        place, number = code >> 9 & 127, code >> 5 & 3
        kind, called = divmod(place, 3)
        copies = [4 * kind + copy for copy in range(4) if copy != number]
        made = _called_first(copies, called)
        if code & 8:
            return Meld(MeldForm.PON, made, made[0], feeder)
        return Meld(MeldForm.ADDED_KAN, made, made[0], feeder, tile_of_number(4 * kind + number))
    kind, called = divmod(code >> 8, 4)
    made = _called_first([4 * kind + copy for copy in range(4)], called)
    if feeder is None:
        return Meld(MeldForm.CLOSED_KAN, made)
    return Meld(MeldForm.OPEN_KAN, made, made[0], feeder)


def _chi(code: int) -> Meld:
    place, called = divmod(code >> 10, 3)
    suit, low = divmod(place, 7)
    copies = (code >> 3 & 3, code >> 5 & 3, code >> 7 & 3)
    made = _called_first([4 * (9 * suit + low + step) + copy for step, copy in enumerate(copies)], called)
    return Meld(MeldForm.CHI, made, made[0], SIDES[code & 3])


def _called_first(ids: list[int], called: int) -> tuple[Tile, ...]:
    return tuple(map(tile_of_number, [ids[called], *ids[:called], *ids[called + 1 :]]))


# ---------------------------------------------------------------- the deal so far


@dataclass
class Deal:
    """What has happened in a deal, as far as a win can depend on it."""

    players: int
    dealer: int
    round: Wind
    honba: int
    indicators: list[int]
    drawn: int = 0
    calls: int = 0
    turns: list[int] = field(default_factory=lambda: [0] * 4)
    """Draws of each seat."""
    riichi: dict[int, Flag] = field(default_factory=dict)
    ippatsu: set[int] = field(default_factory=set)
    kan: Meld | None = None
    """The kan that was just declared; the next draw is its replacement, a win now robs it."""
    north: bool = False
    """The same of a north that was just set aside."""
    replacement: bool = False
    """Whether the last draw was a replacement tile."""
    wins: int = 0

    @classmethod
    def of(cls, tag: ET.Element, players: int) -> "Deal":
        number, honba, _, _, _, indicator = numbers(tag.attrib["seed"])
        return cls(players, int(tag.attrib["oya"]), Wind(number // 4), honba, [indicator])

    def draw(self, seat: int) -> None:
        self.replacement = self.kan is not None or self.north
        if self.replacement:
            self.ippatsu.clear()  # only now: a robbed kan was none
        self.drawn += 1
        self.turns[seat] += 1
        self.kan, self.north = None, False

    def discard(self, seat: int) -> None:
        self.ippatsu.discard(seat)

    def call(self, meld: Meld) -> None:
        self.calls += 1
        if meld.is_kan:
            self.kan = meld
        else:
            self.ippatsu.clear()

    def set_aside(self) -> None:
        """A north; it interrupts the first turns like a call."""
        self.calls += 1
        self.north = True

    def declare(self, seat: int, step: int) -> None:
        """Riichi: the word, and the stick once nobody has won on the discard."""
        if step == 1:
            self.riichi[seat] = "double_riichi" if self.turns[seat] == 1 and not self.calls else "riichi"
        else:
            self.ippatsu.add(seat)

    def flags(self, seat: int, tsumo: bool) -> frozenset[Flag]:
        """What the situation gives to this winner."""
        last = self.drawn == LIVE_TILES[self.players]
        first = tsumo and self.turns[seat] == 1 and not self.calls
        given: dict[Flag, bool] = {
            "ippatsu": seat in self.ippatsu,
            "rinshan": tsumo and self.replacement,
            "haitei": tsumo and last and not self.replacement,
            "chankan": self.kan is not None,
            "gari": self.north,
            "houtei": not tsumo and last and self.kan is None and not self.north,
            "tenhou": first and seat == self.dealer,
            "chiihou": first and seat != self.dealer,
        }
        flags: set[Flag] = {flag for flag, holds in given.items() if holds}
        return frozenset(flags | {self.riichi[seat]} if seat in self.riichi else flags)

    def wind(self, seat: int) -> Wind:
        return Wind((seat - self.dealer) % self.players)


# ---------------------------------------------------------------- wins


def wins_of(record: ET.Element, name: str) -> Iterator[PaidWin]:
    """The wins of one game."""
    deal: Deal | None = None
    players = 4
    for tag in record:
        if tag.tag == "GO" and int(tag.attrib["type"]) & THREE_PLAYERS:
            players = 3
        if tag.tag == "INIT":
            deal = Deal.of(tag, players)
        elif deal is None:
            continue
        elif tag.tag == "N" and is_north(int(tag.attrib["m"])):
            deal.set_aside()
        elif tag.tag == "N":
            deal.call(meld_of(int(tag.attrib["m"])))
        elif tag.tag == "REACH":
            deal.declare(int(tag.attrib["who"]), int(tag.attrib["step"]))
        elif tag.tag == "DORA":
            deal.indicators.append(int(tag.attrib["hai"]))
        elif tag.tag == "AGARI":
            yield paid_win(tag, deal, name)
            deal.wins += 1
        elif tag.tag[1:].isdecimal() and tag.tag[0] in DRAWS:
            deal.draw(DRAWS.index(tag.tag[0]))
        elif tag.tag[1:].isdecimal() and tag.tag[0] in DISCARDS:
            deal.discard(DISCARDS.index(tag.tag[0]))


def paid_win(tag: ET.Element, deal: Deal, name: str) -> PaidWin:
    """A win and what was paid for it."""
    told = tag.attrib
    yaku = numbers(told.get("yaku", ""))
    yakuman = numbers(told.get("yakuman", ""))
    han = dict(zip(yaku[::2], yaku[1::2], strict=True)) or dict.fromkeys(yakuman, 1)
    mjlog = foreign_names().mjlog
    fu, points, limit = numbers(told["ten"])
    changes = numbers(told["sc"])[1::2]
    return PaidWin(
        id=f"{name} {deal.round.name}{deal.dealer + 1}.{deal.honba} {told['hai']}",
        win=win_of(tag, deal),
        yaku=worths_of_names((mjlog.yaku[number], worth) for number, worth in han.items()),
        yakuman=len(yakuman),
        han=None if yakuman else sum(han.values()),
        fu=fu,
        limit=mjlog.limits[limit],
        points=points,
        changes=tuple(100 * changes[(deal.dealer + wind) % deal.players] for wind in range(deal.players)),
    )


def win_of(tag: ET.Element, deal: Deal) -> Win:
    """The win of an AGARI tag in this deal."""
    told = tag.attrib
    winner, payer, winning = int(told["who"]), int(told["fromWho"]), int(told["machi"])
    tsumo = winner == payer
    concealed = numbers(told["hai"])
    concealed.remove(winning)
    indicators = numbers(told["doraHai"])
    if indicators != deal.indicators:
        raise ValueError(f"indicators {deal.indicators} on the table, {indicators} at the win")
    liable = told.get("paoWho")
    codes = numbers(told.get("m", ""))[::-1]
    melds = tuple(meld_of(code) for code in codes if not is_north(code))
    return Win(
        hand=Hand(tuple(map(tile_of_number, concealed)), melds),
        winning=tile_of_number(winning),
        tsumo=tsumo,
        seat=deal.wind(winner),
        round=deal.round,
        discarder=None if tsumo else deal.wind(payer),
        flags=deal.flags(winner, tsumo),
        indicators=tuple(map(tile_of_number, indicators)),
        ura_indicators=tiles(told.get("doraHaiUra", "")),
        nuki=tuple(tile_of_number(code >> 8) for code in codes if is_north(code)),
        # The first winner takes honba and sticks; the record repeats the honba for the second.
        honba=0 if deal.wins else deal.honba,
        sticks=numbers(told["ba"])[1],
        liable=None if liable is None else deal.wind(int(liable)),
    )


def wins_in(archive: Path) -> Iterator[PaidWin]:
    """The wins of all games in an archive."""
    with tarfile.open(archive) as members:
        for member in members:
            stream = members.extractfile(member)
            if stream is not None:
                yield from wins_of(ET.parse(stream).getroot(), Path(member.name).stem)
