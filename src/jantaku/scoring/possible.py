"""Whether a win that somebody has written down can have come about by some rules: what may be called there, which sets
other tiles complete, what is set aside and what that ends.

At a table the same rules forbid the move that would lead there; here there was no table, and a sentence says why not.
"""

from typing import TYPE_CHECKING, Final

from jantaku.hands import Meld, MeldForm, Side
from jantaku.hands.melds import format_meld, raised_melds
from jantaku.rules.plan import NukiPlan
from jantaku.scoring.supplements import SupplementedSets
from jantaku.scoring.win import ImpossibleWinError, Win
from jantaku.texts import TextId
from jantaku.tiles import KIND, KIND_OF, USUAL_KINDS, Kind, kind_of, make_tile, short_of

if TYPE_CHECKING:
    from jantaku.scoring.book import Book

CALLED_BY: Final = {
    MeldForm.CHI: "chi",
    MeldForm.RAISED_RUN: "chi",
    MeldForm.CLOSED_RUN: "chi",
    MeldForm.PON: "pon",
    MeldForm.ADDED_KAN: "pon",
    MeldForm.OPEN_KAN: "kan",
}
"""By which call each meld came about; the others need none, or are no call of their own."""
FIRST_TURN: Final = frozenset({"tenhou", "chiihou", "renhou"})


def check_melds(win: Win, book: "Book") -> None:
    """Whether the rules know such calls, and such sets."""
    plan = book.plan
    passed_over = bool(plan.payments.phantoms) and not plan.seats.phantoms_draw
    before = Side.ACROSS if passed_over else Side.LEFT  # phantoms without turns have nothing to call
    for meld in win.hand.melds:
        verb = CALLED_BY.get(meld.form)
        if verb is not None and verb not in plan.calls.verbs and not _claimed_aside(meld, verb, plan.nuki):
            raise _no_meld(TextId("win-no-call"), f"there is no {verb} by these rules", meld, call=verb)
        if verb == "chi" and meld.feeder is not before:  # 000:167
            raise _no_meld(TextId("win-chi-not-left"), "a run is called from the player before only", meld)
    most = plan.calls.most_runs
    if most is not None and sum(meld.is_run for meld in win.hand.melds) > most:
        raise ImpossibleWinError(f"at most {most} runs are called", TextId("win-most-runs"), most=most)
    if plan.supplements.played:
        _check_supplements(win, SupplementedSets(plan.supplements, plan.played_tiles, book.tile_set), book)


def _claimed_aside(meld: Meld, verb: str, plan: NukiPlan) -> bool:
    """Whether the tile was one that another had set aside (001:6115)."""
    return verb in plan.claims and short_of(meld.tiles[0]) in plan.tiles


def _check_supplements(win: Win, sets: SupplementedSets, book: "Book") -> None:
    """Which tiles complete the sets of this seat (001:4008-4011, 001:4057, 001:4076)."""
    own, melds = book.seat_tile(win), win.hand.melds
    name = short_of(make_tile(Kind(own)))
    for meld in melds:
        kinds = [kind_of(tile) for tile in meld.all_tiles]
        if not meld.is_run and meld.form is not MeldForm.EYES_KAN and not sets.is_known(kinds):
            raise _no_meld(TextId("win-meld"), "no meld by these rules", meld)
        if meld.form is MeldForm.EYES_KAN and not sets.are_eyes(kinds, own):
            raise _no_meld(TextId("win-no-eyes"), "no eyes of this seat", meld, own=name)
        if meld.is_kan and not sets.may_stand(kinds, own):
            raise _no_meld(TextId("win-no-fourth"), "no tile that completes it", meld, own=name)
    if raised_melds(melds, own) > 1:
        raise ImpossibleWinError(f"{name} raises one kan of a hand", TextId("win-raised-twice"), own=name)
    if not sets.allows(melds, own):
        most = sets.most_mixed
        if sets.by_pairs:
            raise ImpossibleWinError(f"at most {most} interlaced sets", TextId("win-most-interlaced"), most=most)
        raise ImpossibleWinError(f"at most {most} mixed sets", TextId("win-most-mixed"), most=most)


def _no_meld(text_id: TextId, why: str, meld: Meld, **more: str) -> ImpossibleWinError:
    written = format_meld(meld)
    return ImpossibleWinError(f"{written}: {why}", text_id, meld=written, **more)


# ---------------------------------------------------------------- tiles set aside


def check_aside(win: Win, plan: NukiPlan) -> None:
    """Only what these rules set aside is set aside, and robbed; and it ends, or gives, what they say."""
    kinds = {KIND_OF[name] for name in plan.tiles}
    robbed = (win.winning,) if "gari" in win.flags else ()
    for tile in (*win.nuki, *robbed):
        if tile & KIND not in kinds:
            name = short_of(tile)
            raise ImpossibleWinError(f"{name} is not set aside by these rules", TextId("win-not-set-aside"), tile=name)
    if plan.all_win and {kind_of(tile) for tile in win.nuki} == kinds:  # 002:280: whatever the hand
        last = short_of(win.nuki[-1])
        message = f"the last flower wins at once, whatever the hand: name it, {last}, as the winning tile"
        raise ImpossibleWinError(message, TextId("win-all-flowers"), count=len(kinds), tile=last)
    if robbed and (plan.robbery in ("never", "frame_only") or win.winning & KIND >= USUAL_KINDS):
        name = short_of(win.winning)
        message = f"nobody wins on {name} that another sets aside"
        raise ImpossibleWinError(message, TextId("win-not-robbed"), tile=name)
    if win.nuki:
        _check_own(win, plan)


def _check_own(win: Win, plan: NukiPlan) -> None:
    """What goes together with tiles that the winner has set aside."""
    if not plan.keeps_first_turn and not FIRST_TURN.isdisjoint(win.flags):
        message = "a tile set aside ends the first go-around"
        raise ImpossibleWinError(message, TextId("win-first-turn-aside"))
    if "rinshan" not in win.flags:
        return
    if not plan.rinshan and not any(meld.is_kan for meld in win.hand.melds):
        message = "the tile for one set aside is no replacement tile: rinshan needs a kan"
        raise ImpossibleWinError(message, TextId("win-rinshan-aside"))
    if "ippatsu" in win.flags and not (plan.rinshan and plan.keeps_ippatsu):
        message = "what gives rinshan ends ippatsu"
        raise ImpossibleWinError(message, TextId("win-ippatsu-rinshan-aside"))


def may_rob(yakuman: bool, plan: NukiPlan) -> bool:
    """Whether a hand of this worth may win on a tile that is set aside (001:3583)."""
    return yakuman or plan.robbery != "yakuman_only"
