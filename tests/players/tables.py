"""Tables at which bots are asked: deals that are laid by hand, and the answer of a bot in words."""

from jantaku.players import Bot
from jantaku.rules import RuleSet, load
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance
from jantaku.table.match import Match
from jantaku.table.words import PASS, Verb, verb_of, written
from tests.table.three import laid

GAMES = (
    "riichi",
    "tenhou",
    "ema",
    "wrc",
    "saikouisen_classic",
    "sanma",
    "sanma_108",
    "sanma_excluded_tiles",
    "sanma_hiroshima",
    "sanma_kansai",
    "sanma_kyoto",
    "sanma_rengonosan",
    "nima_rengonosan",
    "nima_toitsu_riichi",
    "sanma_sangensen",
    "sanma_fourth_sits_out",
    "sanma_suits_as_seats",
    "sanma_tenhou",
    "empty_seat",
    "toutenkou_sanma",
    "majan_100",
    "majan_100_three",
    "radon",
    "mu_mahjong",
    "first_all_japan",
    "wareme_de_pon",
    "two_wins_per_hand",
    "flower_mahjong",
    "taiwanese",
    "sichuan",
    "seventeen_steps",
    "bamboo_two",
    "short_regular",
    "arushiaru",
    "arushiaru_bu",
    "buu_mahjong",
    "short_traditional",
    "big",
)
"""A sheet of every game, and some of riichi."""


def table(*hands: str, then: str = "", rules: RuleSet | str = "riichi") -> Match:
    """A match whose first deal gives these hands, the dealer's first; ``then``: the dealer's extra tile and what is
    drawn after it. Hands that are not told are dealt by chance."""
    rule_set = load(rules) if isinstance(rules, str) else rules
    match = Match(rule_set, 0)
    count, box = match.table.seats.count, match.table.book.tile_set
    told = [*hands, *[""] * (count - len(hands))]
    lots = laid(box, told, then, blocks=match.table.phases.blocks)
    return Match(rule_set, 0, chance=GivenChance([lots] * 40))


def answer(match: Match, seat: Seat, seed: int = 0) -> str:
    """What a bot at this seat answers, in words."""
    view = match.view(seat)
    return written(Bot(match.rules, seed).answer(view, view.asks[0]))


def throw(match: Match, seat: Seat, short: str, *, declare: bool = False) -> None:
    """This seat discards such a tile, with riichi or without."""
    ask = match.view(seat).asks[0]
    verb = Verb.RIICHI if declare else Verb.DISCARD
    code = next(code for code in ask.codes if verb_of(code) is verb and written(code).endswith(f" {short}"))
    assert match.answer(seat, code) is None


def nobody_calls(match: Match) -> None:
    """All who are asked about a tile let it lie."""
    while match.window is not None and any(PASS in ask.codes for ask in match.window.asks):
        for ask in match.window.asks:
            assert match.answer(ask.seat, PASS) is None
