"""Why there is no riichi: of any kind, of one kind, or of a hand that is ready as it was dealt."""

from jantaku.table.additions.dealt_ready import DealtReady
from jantaku.table.additions.stages import Stages
from jantaku.table.additions.tenpai_calls import TenpaiCalls
from jantaku.table.refusals.kinds import RULES, Refusal, refuse
from jantaku.table.refusals.question import NONE, Question, dead, of_kinds
from jantaku.table.state.chosen_suits import promised_tile
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.window import WindowKind
from jantaku.table.words import Verb, code, first_of, riichi
from jantaku.tiles import KIND, Tile, short_of


def declare_riichi(question: Question) -> Refusal | None:
    """Riichi of the kind that the word means, with the tile that was named or with any."""
    deal, rules, hand = question.deal, question.table.riichi, question.hand
    kind = rules.kind_of(code(question.verb))
    if kind is None:
        off = f"{question.verb.name.lower()}_off"
        return refuse(off if off in RULES else "no_such_action")  # it may be a word of somebody's own game
    found = _riichi(question)
    if found is not None or not kind.number:
        return found
    obstacle = rules.kind_obstacle(kind.rules, deal, question.seat)
    if obstacle == "points":
        held = question.table.seats.held(deal.points, question.seat)
        return refuse("riichi_points", points=held, stick=rules.needed(kind.rules))
    if obstacle:
        return refuse(f"{kind.rules.word}_{obstacle}")
    if kind.rules.furiten:
        return None
    tiles = question.tiles or tuple(first_of(word) for word in rules.codes(deal, question.seat))
    furiten = [tile for tile in tiles if rules.furiten_after(hand, tile & KIND)]
    return refuse(f"{kind.rules.word}_furiten", tile=short_of(furiten[0])) if len(furiten) == len(tiles) else None


def _riichi(question: Question) -> Refusal | None:
    """What speaks against riichi of any kind."""
    deal, table, hand = question.deal, question.table, question.hand
    if table.played(DealtReady) is not None:
        return _ready_by_discard(question)
    calls = table.played(TenpaiCalls)
    if calls is not None and calls.owes(deal, question.seat):
        return refuse("riichi_not_ready", tile=question.tile if question.tiles else NONE)
    if hand.riichi:
        return refuse("riichi_twice")
    if hand.open and not table.riichi.open_hand:
        return refuse("riichi_open_hand")
    if hand.dead:
        return dead(question)
    stages = table.played(Stages)
    if stages is not None and stages.grows(hand):
        return refuse("riichi_stage")
    waits = {kind: table.riichi.waits_after(hand, kind) for kind in sorted({tile & KIND for tile in hand.tiles})}
    ready = [kind for kind, (live, spent) in waits.items() if live or spent]
    bluffs = table.riichi.bluffs and question.verb is not Verb.OPEN_RIICHI
    if not ready and not bluffs:
        return refuse("riichi_not_ready", tile=NONE)
    match table.riichi.obstacle(deal, question.seat):
        case "wall":
            return refuse("riichi_wall", live=deal.wall.live, least=table.riichi.plan.least_live)
        case "points":
            held = table.seats.held(deal.points, question.seat)
            return refuse("riichi_points", points=held, stick=table.riichi.least_points or 0)
        case "after_open":
            return refuse("riichi_after_open")
    promised = promised_tile(deal, question.seat)
    if table.riichi.declared and promised != NO_TILE and question.tiles and question.tiles[0] != promised:
        return refuse("void_first", tile=question.tile, promised=short_of(promised))
    if bluffs and (not ready or (question.tiles and question.tiles[0] & KIND not in ready)):
        return None
    kind = question.tiles[0] & KIND if question.tiles else max(ready, key=lambda kind: waits[kind][0] > 0)
    if kind not in ready:
        return refuse("riichi_not_ready", tile=question.tile)
    return _riichi_waits(question, kind, *waits[kind])


def _riichi_waits(question: Question, kind: int, live: int, spent: int) -> Refusal | None:
    """The hand would be ready, but its waits do not do."""
    riichi = question.table.riichi
    tile = question.tile if question.tiles else of_kinds(1 << kind)
    if not live and not riichi.dead_waits:
        return refuse("riichi_dead_wait", tile=tile, waits=of_kinds(spent))
    trap = (live | spent) & riichi.traps[kind]
    if trap and not riichi.plan.suji_trap:
        return refuse("riichi_suji", tile=tile, waits=of_kinds(trap))
    if not riichi.plan.furiten and riichi.missed_counts and question.hand.missed:
        return refuse("riichi_missed", tile=tile, wait=short_of(question.hand.missed[0].tile))
    thrown = [lying.tile for lying in question.hand.pond] + [Tile(kind)]
    furiten = 0 if riichi.plan.furiten else riichi.admission.furiten.by_pond_after(question.hand, kind, live | spent)
    for turn, lying in enumerate(thrown, 1):
        if furiten >> (lying & KIND) & 1:
            how = "waits" if (live | spent) >> (lying & KIND) & 1 else "holds"
            return refuse("riichi_furiten", tile=tile, wait=short_of(lying), turn=turn, how=how)
    return None if live else refuse("riichi_not_ready", tile=tile)


def _ready_by_discard(question: Question) -> Refusal | None:
    """A hand that is ready as it was dealt says so with its first discard."""
    deal, rules, hand = question.deal, question.table.addition(DealtReady), question.hand
    match rules.obstacle(deal, question.seat):
        case "twice":
            return refuse("riichi_twice")
        case "late":
            return refuse("ready_late")
        case "dead_hand":
            return dead(question)
    codes = rules.drawn_words(deal, question.seat)
    if not codes:
        return refuse("ready_not_dealt", tile=NONE)
    if not question.tiles or riichi(question.tiles[0]) in codes:
        return None
    if question.seat != deal.dealer:
        return refuse("ready_drawn_tile", tile=question.tile, drawn=short_of(hand.drawn))
    return refuse("ready_not_dealt", tile=question.tile)


def ready(question: Question) -> Refusal:
    """It is said before the first turn; in a turn it is said with the discard."""
    window, hand, rules = question.match.window, question.hand, question.table.played(DealtReady)
    assert window is not None
    if rules is None:
        return refuse("no_such_action")
    if hand.riichi:
        return refuse("riichi_twice")
    if hand.pond or hand.melds:
        return refuse("ready_late")
    if window.kind is WindowKind.CHOICE and question.seat != question.deal.dealer:
        return refuse("ready_not_dealt", tile=NONE)
    return refuse("ready_with_discard")
