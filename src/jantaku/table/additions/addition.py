"""What an addition is: a rule that adds to the course of play, beside the parts.

A part answers a question, and there is one of each. An addition adds to the answers: a word that may be said, a word
that may not, something that happens before the first turn, something that is paid. It does so at *joints*, the methods
below. The table asks at each joint those additions that have it, in the order of `ADDITIONS`, and has found them when
it was made, so that a rule that is off is asked nowhere (`jantaku.table.table`).

Additions know nothing of each other. What two of them say holds together: words are joined, and of the words only those
are left that each of them keeps.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias

from jantaku.hands import Meld
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.scoring.score import Score
from jantaku.table.events import Event
from jantaku.table.state.deal import Deal, Offer, Result
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import Memory
from jantaku.table.state.seating import Seating
from jantaku.table.words import Code
from jantaku.tiles import Tile

if TYPE_CHECKING:
    from jantaku.table.refusals.kinds import Refusal
    from jantaku.table.refusals.question import Question
    from jantaku.table.table import Actor, Answers, Asker, Doer, Table

Rows: TypeAlias = tuple[Transfer, ...]
Hearer: TypeAlias = Callable[[Deal, Any], None]
"""Is told of an event of the class for which it listens."""


Reason: TypeAlias = Callable[["Question"], "Refusal | None"]


class HeardWin(NamedTuple):
    """A win: whose it is, whose tile it was (the own one on a tsumo), what it is worth."""

    seat: Seat
    source: Seat
    value: Score


class Closing(Protocol):
    """Where a match stands when it is over, by member."""

    @property
    def chips(self) -> Sequence[int]:
        """What each has won and lost in chips; empty where none have moved."""
        ...

    @property
    def memory(self) -> list[Memory]:
        """What single rules remember."""
        ...


class Robbery(Protocol):
    """Who may win on a tile that is no discard or call it, and what becomes of where it lay."""

    def may_be_robbed(self, offer: Offer) -> bool:
        """Whether the tile can be won on at all."""

    def by_every_hand(self, offer: Offer) -> bool:
        """Whether any hand that waits for it may win on it."""

    def may_win_by(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Whether the seat wins with it whether it waits for it or not."""

    def calls(self, deal: Deal, seat: Seat, offer: Offer) -> list[Code]:
        """The sets that this seat may make with it."""

    def rob(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """The tile of this seat is another's now."""


class Addition:
    """A rule that adds to the course of play. Each method is a joint; what is not overridden is not asked."""

    asks: ClassVar[Mapping[str, "Asker"]] = {}
    acts: ClassVar[Mapping[str, "Actor"]] = {}
    """Its own steps, as in `jantaku.table.course`."""
    verbs: ClassVar[Mapping[int, "Doer"]] = {}
    """Who does what it lets a seat say in its turn."""
    takes: ClassVar[Mapping[int, str]] = {}
    """By which of its steps a word of it takes a discard, where that makes no meld."""
    why: ClassVar[Mapping[int, "Reason"]] = {}
    """Why one of its words may not be said now; ``None``: it could be."""
    compels = False
    """Whether `must` ever holds."""
    remembers: ClassVar[type[Memory] | None] = None
    """What it remembers within a deal (`jantaku.table.state.memory`)."""
    remembers_between: ClassVar[type[Memory] | None] = None
    """What it remembers from deal to deal."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Addition | None":
        """This rule at this table; None where the plan does not ask for it."""
        raise NotImplementedError

    # ------------------------------------------------------------ before the first turn

    def opening(self, deal: Deal) -> None:
        """A deal begins: put on the agenda what comes before the wall is broken."""

    def broken(self, deal: Deal) -> None:
        """The wall is broken: put on the agenda what comes before the tiles are dealt."""

    def dealt(self, deal: Deal) -> None:
        """Everybody has the tiles: put on the agenda what comes before the first turn."""

    # ------------------------------------------------------------ a turn

    def first_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """What the seat may say in its turn before anything else, also where it has called."""
        return []

    def must(self, deal: Deal, seat: Seat) -> bool:
        """Whether it must say one of these."""
        return False

    def drawn_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """What it may say when it has drawn a tile."""
        return []

    def keep_turn(self, deal: Deal, seat: Seat, codes: list[Code]) -> list[Code]:
        """Those of all words of a turn that this rule lets be said; each is judged by itself."""
        return codes

    # ------------------------------------------------------------ a tile that others may take

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """What the seat may say to a discard; ``callable_``: whether it may be called at all."""
        return []

    def keep_claims(self, deal: Deal, seat: Seat, offer: Offer, codes: list[Code]) -> list[Code]:
        """Those of all words to a tile that this rule lets be said; each is judged by itself."""
        return codes

    def meld(self, deal: Deal, seat: Seat, code: Code, offer: Offer) -> Meld | None:
        """The meld that a call makes, if it is one of this rule's."""
        return None

    def let_lie(self, deal: Deal, offer: Offer, answers: "Answers") -> None:
        """Nobody takes the discard, and what follows is on the agenda."""

    def overruled(self, deal: Deal, offer: Offer, answers: "Answers", winners: Sequence[Seat]) -> None:
        """The discard is won on; ``answers``: all that was said to it in time."""

    def offers(self) -> Mapping[str, Robbery]:
        """Who may win on the tiles that it lays down, by the form of the offer."""
        return {}

    def barred(self, deal: Deal, seat: Seat, kinds: int) -> int:
        """Those of the kinds that may not be discarded right after a call, as a mask, that this rule leaves barred, and
        those that it bars itself."""
        return kinds

    # ------------------------------------------------------------ what has happened

    def melded(self, deal: Deal, seat: Seat, hand: Holding) -> None:
        """The hand of this seat, or one as it would be, has a new meld, or one that has grown; what it waits for is
        found after this."""

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Which events it hears of: `Discarded` before the tile is offered, others when the step, the ruling, or the
        beginning or end of the deal that tells them is done."""
        return {}

    def kan_stood(self, deal: Deal, offer: Offer) -> None:
        """A kan was not robbed and counts; what is drawn for it comes after this."""

    def won(self, deal: Deal, seat: Seat) -> None:
        """The seat has won, or is taken to have; it is paid, and still in the deal."""

    def exhausted(self, deal: Deal) -> None:
        """No tile is left, and nobody has shown a hand yet: put on the agenda what comes before that."""

    def ended(self, deal: Deal, result: Result) -> None:
        """The deal is over, and what its end brings is paid."""

    def win_rows(self, wins: Sequence[HeardWin], out: Sequence[Seat]) -> Rows:
        """What wins earn beside their points; ``out``: who takes no part in the deal any more."""
        return ()

    def counted(self, deal: Deal, result: Result, seating: Seating) -> None:
        """The deal is over for good, and no ruling can undo it: count what goes on from deal to deal."""

    def round_rows(self, deal: Deal, seating: Seating, match_over: bool) -> Rows:
        """What is paid at the table when a round, or the match, is over."""
        return ()

    def new_round(self, deal: Deal, seating: Seating) -> None:
        """That is paid: what is counted by rounds begins anew."""

    def match_rows(self, standing: Closing) -> Rows:
        """What is settled with the final scores."""
        return ()


JOINTS: Final = tuple(
    name for name, method in vars(Addition).items() if not name.startswith("_") and callable(method) and name != "of"
)
"""All of them, by name."""


def has(addition: Addition, joint: str) -> bool:
    """Whether an addition has something to say at a joint."""
    return getattr(type(addition), joint) is not getattr(Addition, joint)
