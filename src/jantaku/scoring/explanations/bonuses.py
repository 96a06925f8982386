"""Bonus tiles: what made them so."""

from collections.abc import Iterable, Iterator
from typing import Final

from jantaku.rules.plan import NukiPlan, Plan
from jantaku.scoring.explanations.clauses import Clause, Tiles, of_kinds, places_of, price_clause, tiles_of
from jantaku.scoring.explanations.counted import ElementLine
from jantaku.scoring.score import Score
from jantaku.texts import TextId
from jantaku.tiles import FLOWERS, KIND_OF, RED, SEASONS, Kind, Tile, kind_of, make_tile, marks_of, mask_of
from jantaku.yaku import elements


def bonus_lines(score: Score) -> Iterator[ElementLine]:
    """Bonus tiles with what made them so."""
    for bonus in score.bonuses:
        name, price = bonus_name(bonus.id, score.book.plan.nuki), price_clause(score, bonus.han, None)
        seed = SEASONS_SEED if name == SEASONS_NAME else places_of(score, elements()[bonus.id].seed)
        seed += RADON_SEED if bonus.han < 0 and score.book.plan.dora.han < 0 else ()
        seed += _dora_seed(score.book.plan) if bonus.id == "dora" else ()
        seed += MINUS_SEED if bonus.id == "uradora" and score.book.plan.dora.ura_costs != "never" else ()
        yield ElementLine(bonus.id, Clause(name), price, tuple(_bonus_reasons(score, bonus.id)), seed)


def _dora_seed(plan: Plan) -> tuple[str, ...]:
    """Where the books say what is dora by these rules beside the usual."""
    dora = plan.dora
    permanent = ("001:5651",) if dora.permanent else ()
    winning = ("001:1652", "001:5652") if dora.winning else ()
    diced = ("001:3148",) if plan.wall.dora_dice else ()
    day = ("001:3138",) if dora.of_the_day else ()
    return (*MAPPING_SEEDS.get(dora.mapping, ()), *permanent, *winning, *diced, *day)


NUKI_DORA: Final = "nuki_dora"
SEASONS_NAME: Final = TextId("score-seasons")
MAPPING_SEEDS: Final = {"suji": ("001:1638",), "same": ("001:1636",), "next_all_suits": ("001:3951",)}
"""Where an indicator points to anything but the tile that follows."""
RADON_SEED: Final = ("001:6144",)
"""Where dora cost han."""
MINUS_SEED: Final = ("001:3420",)
SEASONS_SEED: Final = ("001:3977", "001:3985")


def bonus_name(sort: str, nuki: NukiPlan) -> TextId:
    """How bonus tiles are called. Where only seasons or flowers are set aside they are no nuki dora (001:3977)."""
    aside = mask_of(KIND_OF[name] for name in nuki.tiles) if sort == NUKI_DORA else 0
    if aside and not aside & ~SEASONS:
        return SEASONS_NAME
    if aside and not aside & ~(SEASONS | FLOWERS):
        return TextId("score-flowers")
    return elements()[sort].name


def _bonus_reasons(score: Score, sort: str) -> Iterator[Clause]:
    win = score.win
    match sort:
        case "dora":
            yield from _shown_by(score, score.book.shown_by(win))
            yield from _listed(TextId("score-dora-once"), _shown_again(score))
            always = (tile for tile in win.tiles if kind_of(tile) in score.book.permanent)
            yield from _listed(TextId("score-always-dora"), always)
            named = (tile for tile in win.tiles if kind_of(tile) in win.named_dora)
            yield from _listed(TextId("score-named-dora"), named)
            if score.book.plan.dora.winning:
                won = (tile for tile in win.tiles if kind_of(tile) == kind_of(win.winning))
                yield from _listed(TextId("score-winning-dora"), won)
        case "uradora":
            yield from _shown_by(score, win.ura_indicators, _shown(score))
        case "akadora":
            known = set() if score.book.stacks else _shown(score) | _shown(score, win.ura_indicators)
            reds = (tile for tile in (*win.tiles, *win.nuki) if marks_of(tile) & RED and kind_of(tile) not in known)
            yield from _listed(TextId("score-red"), reds)
        case score.book.plan.nuki.bonus:
            yield from _listed(TextId("score-set-aside"), win.nuki)
            yield from _listed(TextId("score-in-hand"), _nuki_in_hand(score))


def _shown_by(score: Score, indicators: Iterable[Tile], before: Iterable[Kind] = ()) -> Iterator[Clause]:
    """The dora of the hand that these indicators make; where a tile is dora but once, by the first that means it."""
    held = {kind_of(tile) for tile in (*score.win.tiles, *score.win.nuki)}
    told = set(before)
    for tile in indicators:
        for kind in score.book.dora_of(tile):
            if kind in held and (score.book.stacks or kind not in told):
                told.add(kind)
                yield Clause(TextId("score-dora-by"), {"dora": of_kinds([kind]), "indicator": tiles_of(tile)})


def _shown(score: Score, indicators: Iterable[Tile] | None = None) -> set[Kind]:
    """The kinds that indicators make dora: these, or those that everybody sees."""
    shown = score.book.shown_by(score.win) if indicators is None else indicators
    return {kind for tile in shown for kind in score.book.dora_of(tile)}


def _shown_again(score: Score) -> list[Tile]:
    """Kinds of the hand that several indicators make dora, where that counts but once (001:2753)."""
    if score.book.stacks:
        return []
    win = score.win
    held = {kind_of(tile) for tile in (*win.tiles, *win.nuki)}
    shown = [kind for tile in (*score.book.shown_by(win), *win.ura_indicators) for kind in score.book.dora_of(tile)]
    return [make_tile(kind) for kind in sorted(held) if shown.count(kind) > 1]


def _listed(text: TextId, tiles: Iterable[Tile]) -> Iterator[Clause]:
    found = tuple(tiles)
    if found:
        yield Clause(text, {"tiles": Tiles(found)})


def _nuki_in_hand(score: Score) -> Iterator[Tile]:
    """Those that might have been set aside, where they are dora in the hand, too."""
    plan = score.book.plan.nuki
    if plan.in_hand in ("dora", "value_dora"):
        kinds = {KIND_OF[name] for name in plan.tiles}
        yield from (tile for tile in score.win.tiles if kind_of(tile) in kinds)
