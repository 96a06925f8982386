"""Those who score wins, each asked through its own public call; and jantaku in the same manner.

As in ``peers.py``, a win is put into each program's own form before the clock starts, and its answer is read after the
clock has stopped. What is read is a `Verdict`: the terms in which all programs can be compared.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
# (riichienv ships no type marker; the others are there only in the environment of the benchmark)

import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bench.peers import Program
from jantaku.hands import Meld, MeldForm
from jantaku.rules import load
from jantaku.rules.foreign_names import foreign_names
from jantaku.rules.plan import Plan
from jantaku.scoring.batch import Scores, score_batch
from jantaku.scoring.book import Book, book_of
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import Win, Wind
from jantaku.tiles import Tile, number_of_tile

try:
    import riichienv
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
    from mahjong.hand_calculating.hand_response import HandResponse
    from mahjong.hand_calculating.yaku_config import YAKU_ID_TO_TENHOU_ID
    from mahjong.meld import Meld as MahjongMeld
except ModuleNotFoundError as missing:
    sys.exit(f"bench: {missing.name} is not installed here; make bench lays out an environment with all peers")

YAKUMAN = 8000
BONUSES = ("dora", "uradora", "akadora")

Elements = frozenset[tuple[str, str | None]]
"""Elements, each with its fact where it counts once for each of several."""


class Verdict(NamedTuple):
    """What a win is worth. Bonus tiles are no yaku; yakuman have no han (0)."""

    yaku: Elements
    han: int
    fu: int
    payments: tuple[int, int]
    """With honba: of the discarder and 0; or of the dealer and of each other, two equal ones if the winner deals."""


# ---------------------------------------------------------------- jantaku


def try_score(win: Win, plan: Plan) -> Score | None:
    """The score; None if the hand has no yaku."""
    try:
        return score(win, plan)
    except NoWinError:
        return None


def verdict_of_score(found: Score) -> Verdict:
    """In the shared terms."""
    yaku = frozenset((element.id, element.fact) for element in found.elements)
    return Verdict(yaku, found.han, found.fu, payments_of_score(found))


def payments_of_score(found: Score) -> tuple[int, int]:
    """What the payers lose."""
    changes, win = found.ledger.changes(4), found.win
    if not win.tsumo:
        return -changes[found.discarder], 0
    dealer_or_next = Wind.S if win.seat is Wind.E else Wind.E
    others = next(wind for wind in Wind if wind not in (win.seat, dealer_or_next))
    return -changes[dealer_or_next], -changes[others]


def payments_of_base(base: int, win: Win) -> tuple[int, int]:
    """The same from a base amount, for batches, which do not say who pays."""

    def rounded(amount: int) -> int:
        return -(-amount // 100) * 100

    dealer = win.seat is Wind.E
    if not win.tsumo:
        return rounded(base * (6 if dealer else 4)) + 300 * win.honba, 0
    return rounded(2 * base) + 100 * win.honba, rounded(base * (2 if dealer else 1)) + 100 * win.honba


def verdicts_of_batch(scores: Scores, book: Book, wins: Iterable[Win]) -> list[Verdict]:
    """In the shared terms. Where there is a yakuman, only yakuman are told."""
    verdicts = []
    for win, base, han, fu, words in zip(
        wins, scores.base.tolist(), scores.han.tolist(), scores.fu.tolist(), scores.elements.tolist(), strict=True
    ):
        bits = sum(word << (64 * place) for place, word in enumerate(words))
        counted = [entry for place, entry in enumerate(book.entries) if bits >> place & 1]
        limits = [entry for entry in counted if isinstance(entry.closed, str)]
        yaku = frozenset((entry.id, entry.fact) for entry in limits or counted)
        verdicts.append(Verdict(yaku, 0 if limits else han, fu, payments_of_base(int(base), win)))
    return verdicts


# ---------------------------------------------------------------- mahjong

MAHJONG_MELDS = {
    MeldForm.CHI: MahjongMeld.CHI,
    MeldForm.PON: MahjongMeld.PON,
    MeldForm.OPEN_KAN: MahjongMeld.KAN,
    MeldForm.ADDED_KAN: MahjongMeld.SHOUMINKAN,
    MeldForm.CLOSED_KAN: MahjongMeld.KAN,
}
NOT_TENHOUS = {
    "Daisharin": "daisharin",
    "Daisuurin": "daisuurin",
    "Daichikurin": "daichikurin",
    "Daichisei": "daichisei",
    "Renhou (yakuman)": "renhou",
}
"""Yaku that tenhou's list does not have."""


def numbers(tiles: Iterable[Tile]) -> list[int]:
    """Tenhou's numbers, sorted."""
    return sorted(map(number_of_tile, tiles))


def as_mahjong(win: Win, options: OptionalRules) -> tuple[Any, ...]:
    """The arguments of `estimate_hand_value`."""
    config = HandConfig(
        is_tsumo=win.tsumo,
        is_riichi="riichi" in win.flags,
        is_daburu_riichi="double_riichi" in win.flags,
        is_ippatsu="ippatsu" in win.flags,
        is_rinshan="rinshan" in win.flags,
        is_chankan="chankan" in win.flags,
        is_haitei="haitei" in win.flags,
        is_houtei="houtei" in win.flags,
        is_tenhou="tenhou" in win.flags,
        is_chiihou="chiihou" in win.flags,
        is_renhou="renhou" in win.flags,
        player_wind=Wind(win.seat).kind,
        round_wind=Wind(win.round).kind,
        kyoutaku_number=win.sticks,
        tsumi_number=win.honba,
        options=options,
    )
    melds = [_mahjong_meld(meld) for meld in win.hand.melds]
    indicators = [number_of_tile(tile) for tile in win.indicators]
    ura = [number_of_tile(tile) for tile in win.ura_indicators]
    return numbers(win.tiles), number_of_tile(win.winning), melds, indicators, config, ura


def _mahjong_meld(meld: Meld) -> MahjongMeld:
    return MahjongMeld(MAHJONG_MELDS[meld.form], numbers(meld.all_tiles), opened=meld.is_open)


def ask_mahjong(asked: Sequence[tuple[Any, ...]]) -> list[HandResponse]:
    """One call for each win."""
    estimate = HandCalculator.estimate_hand_value
    return [
        estimate(tiles, winning, melds, indicators, config, ura_dora_indicators=ura)
        for tiles, winning, melds, indicators, config, ura in asked
    ]


def verdict_of_mahjong(answer: HandResponse) -> Verdict:
    """In the shared terms."""
    cost = answer.cost
    yaku = frozenset(
        mahjong_element(found) for found in answer.yaku if found.name not in ("Dora", "Ura Dora", "Aka Dora")
    )
    payments = (cost["main"] + cost["main_bonus"], cost["additional"] + cost["additional_bonus"])
    yakuman = any(found.is_yakuman for found in answer.yaku)
    return Verdict(yaku, 0 if yakuman else answer.han, answer.fu, payments)


def mahjong_element(yaku: Any) -> tuple[str, str | None]:
    """Our element for a yaku of mahjong."""
    names = foreign_names()
    number = YAKU_ID_TO_TENHOU_ID.get(yaku.yaku_id)
    if number is None:
        return NOT_TENHOUS[yaku.name], None
    return names.mjlog_element(number), names.fact(names.mjlog.yaku[number])


# ---------------------------------------------------------------- riichienv

RIICHIENV_MELDS = {
    MeldForm.CHI: riichienv.MeldType.Chi,
    MeldForm.PON: riichienv.MeldType.Pon,
    MeldForm.OPEN_KAN: riichienv.MeldType.Daiminkan,
    MeldForm.ADDED_KAN: riichienv.MeldType.Kakan,
    MeldForm.CLOSED_KAN: riichienv.MeldType.Ankan,
}


def as_riichienv(win: Win) -> tuple[Any, ...]:
    """The evaluator of the hand, and the arguments of its `calc`."""
    melds = [
        riichienv.Meld(RIICHIENV_MELDS[meld.form], numbers(meld.all_tiles), meld.is_open) for meld in win.hand.melds
    ]
    conditions = riichienv.Conditions(
        tsumo=win.tsumo,
        riichi=bool(win.flags & {"riichi", "double_riichi"}),
        double_riichi="double_riichi" in win.flags,
        ippatsu="ippatsu" in win.flags,
        haitei="haitei" in win.flags,
        houtei="houtei" in win.flags,
        rinshan="rinshan" in win.flags,
        chankan="chankan" in win.flags,
        tsumo_first_turn=bool(win.flags & {"tenhou", "chiihou"}),
        player_wind=int(win.seat),
        round_wind=int(win.round),
        honba=win.honba,
    )
    evaluator = riichienv.HandEvaluator(numbers((*win.hand.concealed, win.winning)), melds)
    indicators = [number_of_tile(tile) for tile in win.indicators]
    ura = [number_of_tile(tile) for tile in win.ura_indicators]
    return evaluator, number_of_tile(win.winning), indicators, conditions, ura


def ask_riichienv(asked: Sequence[tuple[Any, ...]]) -> list[Any]:
    """One call for each win."""
    return [
        evaluator.calc(winning, indicators, conditions, ura)
        for evaluator, winning, indicators, conditions, ura in asked
    ]


def verdict_of_riichienv(answer: Any) -> Verdict:
    """In the shared terms."""
    names = foreign_names()
    found = [names.mjlog.yaku[yaku.tenhou_id] for yaku in answer.yaku_list()]
    yaku = frozenset((names.element(name), names.fact(name)) for name in found if names.element(name) not in BONUSES)
    # It lets no dealer pay where the winner deals; elsewhere the dealer never pays less than the others.
    dealer_pays = max(answer.tsumo_agari_oya, answer.tsumo_agari_ko)
    payments = (answer.ron_agari, 0) if answer.ron_agari else (dealer_pays, answer.tsumo_agari_ko)
    return Verdict(yaku, 0 if answer.yakuman else answer.han, answer.fu, payments)


# ---------------------------------------------------------------- the programs

TENHOU = load("tenhou")
MAHJONGS_TENHOU = OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)


def compared(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Without the fu of yakuman: nobody counts them, and not every program does."""
    return [verdict if verdict.han else verdict._replace(fu=0) for verdict in verdicts]


def as_wins(wins: Sequence[Win]) -> Sequence[Win]:
    """The form in which jantaku's table hands a win over."""
    return wins


def all_told(win: Win) -> Score:
    """A score of which everything has been asked that the peers put into their answers."""
    found = score(win, TENHOU)
    _ = found.elements, found.bonuses, found.han, found.fu, found.ledger
    return found


class Packed(NamedTuple):
    """Wins as rows, and the wins themselves to read the answers by."""

    rows: Any
    wins: Sequence[Win]


def as_rows(wins: Sequence[Win]) -> Packed:
    """The form for batches."""
    return Packed(book_of(TENHOU).pack_many(wins), wins)


def _batch_verdicts(answer: tuple[Scores, Sequence[Win]]) -> list[Verdict]:
    return compared(verdicts_of_batch(answer[0], book_of(TENHOU), answer[1]))


MAHJONG = Program(
    "mahjong",
    lambda wins: [as_mahjong(win, MAHJONGS_TENHOU) for win in wins],
    ask_mahjong,
    lambda answers: compared(map(verdict_of_mahjong, answers)),
)
RIICHIENV = Program(
    "riichienv",
    lambda wins: [as_riichienv(win) for win in wins],
    ask_riichienv,
    lambda answers: compared(map(verdict_of_riichienv, answers)),
)
SCORE = Program(
    "jantaku: objects",
    as_wins,
    lambda wins: [score(win, TENHOU) for win in wins],
    lambda answers: compared(map(verdict_of_score, answers)),
)
SCORE_TOLD = Program(
    "jantaku: objects, all told",
    as_wins,
    lambda wins: [all_told(win) for win in wins],
    lambda answers: compared(map(verdict_of_score, answers)),
)
SCORE_BATCH = Program(
    "jantaku: batch of rows", as_rows, lambda packed: (score_batch(packed.rows, TENHOU), packed.wins), _batch_verdicts
)
SCORE_BATCH_OF_WINS = Program(
    "jantaku: batch of objects", as_wins, lambda wins: (score_batch(wins, TENHOU), wins), _batch_verdicts
)
