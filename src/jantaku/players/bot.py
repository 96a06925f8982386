"""The bot: one sensible player for every built game.

It takes every win. In its turn it weighs what each discard leaves of the hand against what the discard may cost, and
takes the best; far from ready and with somebody in riichi that is a safe tile, which is what players call folding. It
calls where the hand with the call, a yaku in sight, is worth more than the hand without; it declares riichi where that
is worth more than silence. The same weighing serves all games, as everything in it follows from the rules.

Its answer depends on its seed and on what its seat sees, and on nothing else: neither on earlier answers nor on time.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from jantaku.hands import Meld, MeldForm, Side
from jantaku.players import building
from jantaku.players.danger import costs, threats
from jantaku.players.guards import plays_on
from jantaku.players.nearness import use
from jantaku.players.opening import choose_to_pass_on, choose_void
from jantaku.players.prospects import Prospect, Prospects, parted_with
from jantaku.players.scene import Scene
from jantaku.players.terms import Terms, terms_of
from jantaku.rules import RuleSet, load
from jantaku.table.additions.supplements import quad_of
from jantaku.table.events import DealStarted, TilesPassed
from jantaku.table.state.window import Ask, WindowKind
from jantaku.table.telling.view import Sight, View
from jantaku.table.words import (
    ABORT,
    HISSATSU,
    JIRI,
    PASS,
    READY,
    RON,
    SHOW,
    STAGE,
    STOP,
    TSUMO,
    Code,
    Verb,
    first_of,
    place_of,
    second_of,
    verb_of,
)
from jantaku.tiles import HONOURS, KIND, TERMINALS, Tile

AT_ONCE: Final = (TSUMO, RON, STAGE, READY, SHOW, STOP)
"""What is passed for nothing but a guard."""
WINS: Final = frozenset({TSUMO, RON})
FOR_A_MARKER: Final = 2
"""Of so many tiles of the hand that it makes dora a marker is taken."""
NERVE: Final = (1.0, 0.8, 0.5, 0.3)
"""What a hand is worth that must still be pushed through others who are ready, by its shanten."""
CALL_GAIN: Final = 1.0
"""So many times as much as the hand without it a call must be worth."""
OPEN_KAN_FINED: Final = 3
"""So many times the base amount an open kan costs that is fined unless its hand wins: a mangan is four of them."""
KAN_KEEPS: Final = 0.85
"""So much of what the hand is worth must be left after a kan."""
ABORT_FROM: Final = 3
"""So far from ready a hand of nine terminals and honours is thrown in."""
TASTE: Final = 0.004
"""How much of two discards that are nearly equal the less useful tile is preferred."""
JITTER: Final = 1e-7
FAR: Final = 9


class Bot:
    """Plays by one rule set. ``seed`` decides between discards that are equal in everything."""

    def __init__(self, rules: RuleSet | str, seed: int = 0) -> None:
        self.rules = load(rules) if isinstance(rules, str) else rules
        self.terms: Terms = terms_of(self.rules)
        self.seed = seed

    def answer(self, view: View, ask: Ask) -> Code:
        """One of the codes of the question."""
        if self.terms.guarded and not WINS.isdisjoint(ask.codes):
            ask = self._heeding_guards(view, ask)
        codes = ask.codes
        for code in AT_ONCE:
            if code in codes:
                return code
        if len(codes) == 1:
            return codes[0]
        sight = view.sight()
        return _Moment(self.terms, sight, ask, self.seed).answer()

    def _heeding_guards(self, view: View, ask: Ask) -> Ask:
        """The question without a win that is better let pass, where something else may be said."""
        others = tuple(code for code in ask.codes if code not in WINS)
        win = next(code for code in ask.codes if code in WINS)
        passed = others and plays_on(Scene(self.terms, view.sight(), ask.seat), win)
        return msgspec.structs.replace(ask, codes=others) if passed else ask


class _Moment:
    """One question to one seat."""

    def __init__(self, terms: Terms, sight: Sight, ask: Ask, seed: int) -> None:
        self.terms = terms
        self.sight = sight
        self.codes = ask.codes
        self.seed = seed
        self.scene = Scene(terms, sight, ask.seat)
        self.by_verb: dict[Verb, list[Code]] = {}
        for code in ask.codes:
            self.by_verb.setdefault(verb_of(code), []).append(code)
        self.feared = threats(self.scene)
        self.costs = costs(self.feared)
        self.pressure = sum(threat.declared for threat in self.feared)
        self.prospects = Prospects(self.scene, self.pressure)

    def answer(self) -> Code:
        """What to do."""
        window = self.sight.window
        assert window is not None
        if Verb.PAY in self.by_verb:
            return self._pay()
        if Verb.NAME_DORA in self.by_verb:
            return self._name_dora()
        if window.kind is WindowKind.CHOICE and Verb.CHOOSE in self.by_verb:
            return self._choose()
        if self.sight.supply:
            return building.step(self.scene, self.codes)
        if window.kind is WindowKind.TURN:
            return self._turn()
        return self._claim(window.tile)

    # ------------------------------------------------------------ before the first turn

    def _pay(self) -> Code:
        """Whose hand looks cheapest."""
        loss = {threat.seat: threat.loss for threat in self.feared}
        order = self.terms.table.seats.order(self.sight.dealer)
        return min(self.by_verb[Verb.PAY], key=lambda code: loss.get(order[place_of(code)], 0.0))

    def _name_dora(self) -> Code:
        """The own wind, which is worth more to nobody; none where it is no tile of the box."""
        named = (code for code in self.by_verb[Verb.NAME_DORA] if first_of(code) & KIND == self.scene.own)
        return next(named, self.codes[-1])

    def _choose(self) -> Code:
        codes = self.by_verb[Verb.CHOOSE]
        if PASS in self.codes:  # the least feared tile is hardly ever waited for, and a yakuman is four times as much
            return min(codes, key=lambda code: self.costs[first_of(code) & KIND])
        if self.terms.plan.building.tiles:
            return building.pick(self.scene, codes)
        if self.terms.plan.exchange.tiles and not self._has_passed_on():
            return choose_to_pass_on(self.scene, codes)
        return choose_void(self.scene, codes)

    def _has_passed_on(self) -> bool:
        for event in reversed(self.sight.events):
            if isinstance(event, TilesPassed):
                return True
            if isinstance(event, DealStarted):
                return False
        return False

    # ------------------------------------------------------------ the own turn

    def _turn(self) -> Code:
        if Verb.REPLACE in self.by_verb:
            return self.by_verb[Verb.REPLACE][-1]
        if ABORT in self.codes and self._away() >= ABORT_FROM:
            return ABORT
        found = self._discards()
        special = self._nuki(found) or self._kan(found)
        if special is not None:
            return special
        chosen = self._discard(found)
        return self._raised(chosen) or chosen

    def _away(self) -> int:
        return self.terms.near.shanten(self.scene.counts, self.scene.void)

    def _discards(self) -> dict[int, Prospect]:
        kinds = {first_of(code) & KIND for verb in (Verb.DISCARD, Verb.RIICHI) for code in self.by_verb.get(verb, ())}
        scene = self.scene
        return self.prospects.discards(scene.tiles, scene.melds, scene.closed, kinds)

    def _nuki(self, found: dict[int, Prospect]) -> Code | None:
        """A tile is set aside, unless the hand that is nearly ready needs it, or it would cost a han."""
        nuki = self.by_verb.get(Verb.NUKI)
        if not nuki:
            return None
        if Verb.DISCARD not in self.by_verb:
            return nuki[0]
        if self.terms.plan.dora.nuki_han < 0:
            return None
        nearest = min((prospect.away for prospect in found.values()), default=FAR)
        counts = bytearray(self.scene.counts)
        for code in nuki:
            kind = first_of(code) & KIND
            if nearest > 1 or self.scene.void >> kind & 1:
                return code
            counts[kind] -= 1
            away = self.terms.near.shanten(counts, self.scene.void)
            counts[kind] += 1
            if away <= nearest:
                return code
        return None

    def _kan(self, found: dict[int, Prospect]) -> Code | None:
        """A kan that costs the hand little: it gives a draw and dora; with others in riichi only from a ready hand."""
        scene = self.scene
        keeps = max((prospect.best for prospect in found.values()), default=0.0)
        nearest = min((prospect.away for prospect in found.values()), default=FAR)
        riichi = self.sight.riichi[scene.seat]
        for verb in (Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.EYES_KAN):
            for code in self.by_verb.get(verb, ()):
                if riichi:
                    return code
                made = _kan_of(scene, code)
                if made is None:
                    continue
                rest, melds = made
                then = self.prospects.resting(rest, melds, scene.closed)
                if then is None or (self.pressure and then.away > 0):
                    continue
                nearer, paid = then.away < nearest, self._paid_for(verb)
                if nearer or (then.away == nearest and then.best + paid >= KAN_KEEPS * keeps):
                    return code
        return None

    def _raised(self, discard: Code) -> Code | None:
        """What would be discarded is laid on a run, where it fits: it may be won on there as well, but gives a draw."""
        kind = first_of(discard) & KIND
        riichi = verb_of(discard) is not Verb.DISCARD
        codes = () if riichi else self.by_verb.get(Verb.RAISED_RUN, ())
        return next((code for code in codes if first_of(code) & KIND == kind), None)

    def _paid_for(self, verb: Verb) -> float:
        """What is paid at once for a kan."""
        kans = self.terms.plan.kans
        closed, fed, added = (paid + due for paid, due in zip(kans.pays, kans.dues, strict=False))
        others = len(self.scene.others)
        cost = kans.open_stake + OPEN_KAN_FINED * kans.open_fine
        worth = {Verb.CLOSED_KAN: closed * others, Verb.OPEN_KAN: fed - cost, Verb.ADDED_KAN: added * others - cost}
        return worth.get(verb, 0)

    def _discard(self, found: dict[int, Prospect]) -> Code:
        """The discard that leaves most, what it may cost taken off."""
        best: tuple[float, Code] | None = None
        void = self.scene.void
        held_void = any(void >> (first_of(code) & KIND) & 1 for code in self.by_verb.get(Verb.DISCARD, ()))
        for verb in (Verb.DISCARD, Verb.RIICHI):
            for kind, code in self._by_kind(verb).items():
                if held_void and not void >> kind & 1:
                    continue
                prospect = found.get(kind)
                if verb is Verb.RIICHI and (prospect is None or prospect.away > 0):
                    continue  # where a hand need not be ready for it
                worth = self._weighed(kind, prospect, riichi=verb is Verb.RIICHI)
                worth += JITTER * self.terms.unit * self._lot(code)
                if best is None or worth > best[0]:
                    best = worth, code
        return self.codes[-1] if best is None else best[1]

    def _by_kind(self, verb: Verb) -> dict[int, Code]:
        """One code for each kind, that of the tile that is missed least."""
        codes: dict[int, Code] = {}
        marks = self.scene.marks
        for code in self.by_verb.get(verb, ()):
            tile = first_of(code)
            other = codes.get(tile & KIND)
            if other is None or parted_with((tile, first_of(other)), marks) == tile:
                codes[tile & KIND] = code
        return codes

    def _weighed(self, kind: int, prospect: Prospect | None, *, riichi: bool) -> float:
        if prospect is None:
            return -self.costs[kind]
        value = prospect.riichi if riichi else prospect.value
        if self.pressure:
            value *= NERVE[min(prospect.away, len(NERVE) - 1)]
        if value > 0:
            value *= 1 - TASTE * self._use(kind)
        return value - self.costs[kind]

    def _use(self, kind: int) -> float:
        """What a tile is good for beside what is counted: neighbours, a value, the middle of a suit."""
        if HONOURS >> kind & 1:
            return 1.5 * (kind in self.scene.values) + use(self.scene.counts, kind)
        middle = 0 if TERMINALS >> kind & 1 else 1 if kind % 9 in (1, 7) else 2
        return 1 + middle + use(self.scene.counts, kind) / 2

    def _lot(self, code: Code) -> float:
        """A number between 0 and 1 that only the seed, the moment and the tile decide."""
        mixed = (self.seed * 0x9E3779B1 + len(self.sight.events) * 0x85EBCA77 + code * 0xC2B2AE3D) & 0xFFFFFFFF
        mixed ^= mixed >> 15
        return (mixed * 0x2C1B3C6D & 0xFFFFFFFF) / 0x100000000

    # ------------------------------------------------------------ others' tiles

    def _claim(self, tile: Tile | None) -> Code:
        """Let it lie, or the call after which the hand is worth more."""
        if tile is None or PASS not in self.codes:
            return self.codes[-1]
        scene = self.scene
        if scene.void >> (tile & KIND) & 1:
            return PASS
        without = self.prospects.resting(scene.tiles, scene.melds, scene.closed)
        best = CALL_GAIN * without.best * self._nerve(without) if without is not None else 0.0
        chosen = PASS
        for code in self.codes:
            if code in (PASS, HISSATSU, JIRI):  # three tiles at once: the third is no likelier to win, and costs chombo
                continue
            worth = self._called(code, tile, without)
            if worth > best:
                best, chosen = worth, code
        return JIRI if chosen == PASS and JIRI in self.codes and self._makes_dora(tile) else chosen

    def _makes_dora(self, marker: Tile) -> bool:
        """Whether several tiles of the hand would be dora by the first marker of one's own."""
        if self.sight.own_indicators[self.scene.seat]:
            return False
        kinds = self.terms.table.book.dora_of(marker)
        return sum(tile & KIND in kinds for tile in self.scene.tiles) >= FOR_A_MARKER

    def _nerve(self, prospect: Prospect) -> float:
        return NERVE[min(prospect.away, len(NERVE) - 1)] if self.pressure else 1.0

    def _called(self, code: Code, tile: Tile, without: Prospect | None) -> float:
        """What the hand is worth after the call and the best discard."""
        scene = self.scene
        verb = verb_of(code)
        if verb in (Verb.CHI, Verb.PON):
            pair = (first_of(code), second_of(code))
            form = MeldForm.CHI if verb is Verb.CHI else MeldForm.PON
            meld = Meld(form, (tile, *pair), tile, Side.LEFT)
            rest = [own for own in scene.tiles if own not in pair]
            barred = self.terms.table.calls.barred(verb, tile & KIND, pair)
            kinds = {own & KIND for own in rest if not barred >> (own & KIND) & 1}
            found = self.prospects.discards(rest, (*scene.melds, meld), False, kinds)
            worth = (self._weighed(kind, prospect, riichi=False) for kind, prospect in found.items())
            return max(worth, default=0.0) - self._staked()
        made = _kan_of(scene, code, tile)
        if made is None or (self.pressure and (without is None or without.away > 0)):
            return 0.0
        if scene.closed and self._paid_for(verb) <= 0 and self.terms.minimum:
            return 0.0  # it would only open the hand
        then = self.prospects.resting(*made, closed=False)
        return 0.0 if then is None else CALL_GAIN * then.best + self._paid_for(verb) - self._staked()

    def _staked(self) -> int:
        """What one more call costs."""
        plan = self.terms.plan.calls
        calls = 1 + sum(meld.claimed is not None for meld in self.scene.melds)
        return plan.stake * (calls if calls == plan.staked_from else calls > plan.staked_from)


def _kan_of(scene: Scene, code: Code, claimed: Tile | None = None) -> tuple[list[Tile], tuple[Meld, ...]] | None:
    """The tiles and melds that a kan leaves; None where it is none of those that are known here."""
    verb = verb_of(code)
    if verb is Verb.ADDED_KAN:
        return _added(scene, first_of(code))
    if verb not in (Verb.OPEN_KAN, Verb.CLOSED_KAN):
        return None
    quad = _quad(scene, code, claimed)
    taken: list[Tile] = []
    for kind in quad:
        own = next((tile for tile in scene.tiles if tile & KIND == kind and tile not in taken), None)
        if own is None:
            return None
        taken.append(own)
    rest = [tile for tile in scene.tiles if tile not in taken]
    if claimed is None:
        return rest, (*scene.melds, Meld(MeldForm.CLOSED_KAN, tuple(taken)))
    return rest, (*scene.melds, Meld(MeldForm.OPEN_KAN, (claimed, *taken), claimed, Side.LEFT))


def _quad(scene: Scene, code: Code, claimed: Tile | None) -> Sequence[int]:
    """The kinds of the own tiles that go into a kan."""
    equal = ((first_of(code) if claimed is None else claimed) & KIND,) * 4
    kinds = list(quad_of(code, scene.terms.table.book.tile_set.supplements) if second_of(code) else equal)
    if claimed is not None:
        kinds.remove(claimed & KIND)
    return kinds


def _added(scene: Scene, tile: Tile) -> tuple[list[Tile], tuple[Meld, ...]] | None:
    for place, pon in enumerate(scene.melds):
        if (
            pon.form is MeldForm.PON
            and pon.tiles[0] & KIND == tile & KIND
            and len({own & KIND for own in pon.tiles}) == 1
        ):
            kan = Meld(MeldForm.ADDED_KAN, pon.tiles, pon.claimed, pon.feeder, tile)
            return [own for own in scene.tiles if own != tile], (*scene.melds[:place], kan, *scene.melds[place + 1 :])
    return None
