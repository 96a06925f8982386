"""A match under way at a table: what is asked, who answers, and what was answered.

The match rests at a tile that others might want until it was told, and only then asks: so all hear the same of it,
whoever may want it. A window is opened when everything before it was shown, and only then does its clock begin. An
answer is checked, stored, given to the match, and only then does anybody hear of it.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from jantaku.players import Player
from jantaku.scoring.ledger import Seat
from jantaku.server.rooms.chairs import DefaultPlayer, Places
from jantaku.server.rooms.clocks import Clocks
from jantaku.server.storage.store import READ, Store, StoredAnswer
from jantaku.server.telling.audience import Audience, send_all
from jantaku.server.telling.danger import danger_on_wire
from jantaku.server.telling.questions import Back, hint_on_wire, refusal_on_wire, window_on_wire
from jantaku.server.telling.reach import reach_on_wire
from jantaku.server.telling.stream import SeatStream
from jantaku.server.telling.wire import Json
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError
from jantaku.server.web.messages import Options
from jantaku.table.match import NOBODY, Match
from jantaku.table.refusals.why import Refusal
from jantaku.table.state.window import Answer, Ask, Window
from jantaku.table.words import PASS, Code

if TYPE_CHECKING:
    from jantaku.server.web.connection import Connection

LOG: Final = logging.getLogger(__name__)


class Play:
    """The match of a table. ``number``: how many answers are stored of it."""

    def __init__(
        self,
        table: str,
        store: Store,
        match: Match,
        options: Options,
        places: Places,
        clocks: Clocks,
        bots: Mapping[Seat, Player],
        number: int = 0,
        seated: Callable[[], None] = lambda: None,
    ) -> None:
        """``seated``: what is done when players have changed places."""
        self.table = table
        self.match = match
        self.number = number
        self.clocks = clocks
        self.building_s = match.table.plan.building.seconds if match.table.plan.building.tiles else 0
        """How long hands are built, where they are."""
        self.audience = Audience(match, options, places, clocks, self._taking_back, seated)
        self._store = store
        self._options = options
        self._places = places
        self._bots = bots
        self._played: list[tuple[int, int, Answer]] = []
        """The answers that stand: number, window, answer."""
        self._deal = -1
        self._deal_from = 0
        """The deal in which something was answered last, and the number of the first answer in it."""
        self._opened: Window | None = None
        self._questions: dict[Seat, Window] = {}
        """The open window as each seat sees it that was asked, until something is answered."""
        self._asked: dict[Seat, int] = {}
        """The windows that were sent, by the seat that answers."""

    def begin(self) -> None:
        """From the first deal on."""
        self.match.rests = self.clocks.paced

    def resume(self, answers: Sequence[tuple[int, int, Answer]], went_on: bool = True) -> None:
        """Play it again from what is stored, and show all of it at once; a result that was not read stands again."""
        match, deal = self.match, 0
        for place, number, answer in answers:
            if match.window is None or match.window.number != number:
                raise ValueError(f"{self.table}: there is no window {number} to answer")
            if match.deal.number != deal:
                deal = match.deal.number
                self.clocks.refill()
            self._note_deal(place)
            if answer.seat == NOBODY and answer.code == PASS:
                match.close(answer.by)
                continue
            refusal = match.answer(answer.seat, answer.code, answer.at_ms, answer.by)
            if refusal is not None:
                raise ValueError(f"{self.table}: window {number}: {refusal}")
            self.clocks.spend(answer)
        between = bool(answers) and match.deal.number != deal
        if between:
            self.clocks.refill()
        self._played = list(answers)
        self.audience.catch_up(reading=between and not went_on)
        match.rests = self.clocks.paced

    # ------------------------------------------------------------ going on

    async def go_on(self) -> bool:
        """What is due by now: show, ask, let bots and the clock answer. True if somebody has answered, so that more may
        be due."""
        while True:
            now = self.clocks.now()
            await self._have_read(now)
            self.audience.show(now)
            if self.audience.held:
                return False
            if not self.match.resting:
                break
            self.match.go_on()
        if self.match.window is None:
            return False
        if self._opened is not self.match.window:
            self._open(now)
        answers = await self._due_answers(now)
        if answers:
            await self.store_answers(answers)
            self._apply(answers)
        return bool(answers)

    def go_on_at_once(self) -> bool:
        """Everything that is due now, if nothing has to be waited for, neither before nor after; else it may be done
        in part, and is to be gone on with."""
        match, now = self.match, self.clocks.now()
        if self.audience.reading is not None or match.rests:
            return False
        self.audience.show(now)
        if match.window is None or self.audience.held:
            return False
        if self._opened is not match.window:
            self._open(now)
        return self.next_due() == math.inf

    def next_due(self) -> float:
        """When something is to be done without anybody's asking."""
        due = self.audience.next_due()
        if due is None:
            due = min((waiting.due for waiting in self.clocks.waiting.values()), default=math.inf)
        return min(due, self.audience.next_delayed())

    @property
    def finished(self) -> bool:
        """Whether the match is over, and everybody at the table has seen it."""
        return self.match.window is None and not self.match.resting and not self.audience.held

    async def _have_read(self, now: float) -> None:
        """All have read the result, or the time is up: from here on the match goes on with the next deal."""
        if self.audience.have_read(now):
            read = StoredAnswer(READ, Answer(NOBODY, PASS, 0, "referee"))
            await self._store.append(self.table, self.number, [read])
            self.number += 1
            self.audience.reading = None

    # ------------------------------------------------------------ asking

    def _open(self, now: float) -> None:
        """All was shown up to this question."""
        window = self.match.window
        assert window is not None
        self._opened, self._questions = window, {}
        self.clocks.open(now)
        unanswered = self.match.unanswered  # a match that is resumed may have some of the answers
        for ask in unanswered:
            self.clocks.start(window, ask, now, self.audience.hold, self.building_s)
        for seat in {ask.controller for ask in unanswered}:
            self._ask(seat, now)

    def _ask(self, seat: Seat, now: float) -> None:
        """Send the question to those who answer for the seat."""
        stream = self.audience.listened_to(seat)
        if stream is None or not stream.listeners:
            return
        told = self._window(stream, now)
        if told is not None:
            self._asked[seat] = told["window"]
            send_all(stream, {"type": "window", **told})

    def _window(self, stream: SeatStream, now: float) -> Json | None:
        """The open question to this seat, with the time that is left."""
        seat = stream.seat
        if self._opened is None or self.match.window is not self._opened or self.audience.held:
            return None
        window = self._questions.get(seat)
        if window is None:
            window = self.audience.view(seat).window_after(stream.seen)
            if window is None:
                return None
            self._questions[seat] = window
        told = window_on_wire(self.match, window, stream.board)
        told["time"] = self.clocks.left(window, now)
        return told

    def _closed(self, seat: Seat, why: str, but: "Connection | None" = None) -> None:
        number = self._asked.pop(seat, None)
        stream = self.audience.listened_to(seat)
        if number is not None and stream is not None and stream.listeners != {but}:
            send_all(stream, {"type": "closed", "window": number, "why": why}, but)

    def have_seats(self, bots: Mapping[Seat, Player]) -> None:
        """Players have changed places: who answers for whom when nobody else does."""
        self._bots = bots

    def state(self, seat: Seat | None, rests: bool = False) -> Json:
        """All that a seat, or a watcher, or a player who ``rests``, needs to know who comes to the table now."""
        viewer = self.audience.viewer(seat, rests)
        me, told = None, None
        if isinstance(viewer, SeatStream):
            me, told = self.audience.me(viewer), self._window(viewer, self.clocks.now())
            if told is not None:
                self._asked[viewer.seat] = told["window"]
        return {
            "type": "state",
            "seen": viewer.seen,
            "board": viewer.board.whole(),
            "me": me,
            "log": viewer.log,
            "window": told,
            "result": self.audience.result(viewer),
            "over": self.match.over,
        }

    # ------------------------------------------------------------ bots and clocks

    async def _due_answers(self, now: float) -> list[Answer]:
        """What bots and the clock say by now."""
        window = self._opened
        assert window is not None
        if window.by_time:
            return await self._due_by_time(window, now)
        given: list[Answer] = []
        for ask in window.asks:
            waiting = self.clocks.waiting.get(ask.seat)
            if waiting is None or waiting.due > now:
                continue
            at_ms = self.clocks.at_ms(now)
            if waiting.by == "bot":
                given.append(Answer(ask.seat, await self._bot_says(ask), at_ms, "bot"))
            else:
                given.append(Answer(ask.seat, ask.default, at_ms, "clock"))
        return given

    async def _due_by_time(self, window: Window, now: float) -> list[Answer]:
        """Where it matters who speaks first, bots speak one after the other, and in the end the time is up."""
        for ask in window.asks:
            waiting = self.clocks.waiting.get(ask.seat)
            if waiting is not None and waiting.due <= now and waiting.by == "bot":
                return [Answer(ask.seat, await self._bot_says(ask), self.clocks.at_ms(now), "bot")]
        if any(waiting.due <= now for waiting in self.clocks.waiting.values()):
            return [Answer(NOBODY, PASS, window.length_ms, "clock")]
        return []

    async def _bot_says(self, ask: Ask) -> Code:
        bot, view = self._bots[ask.seat], self.audience.view_of_hand(ask.seat)
        code: Code
        if isinstance(bot, DefaultPlayer):
            return ask.default
        try:
            code = await asyncio.to_thread(bot.answer, view, ask)
        except Exception:
            LOG.exception("a bot of room %s does not know what to say", self.table)
            return ask.default
        return code if code in ask.codes else ask.default

    def let_bots_answer(self) -> bool:
        """For those who are gone for too long; False if nobody is asked."""
        now = self.clocks.now()
        window = self._opened
        if window is None or self.match.window is not window or self.audience.held:
            return False
        for ask in window.asks:
            waiting = self.clocks.waiting.get(ask.seat)
            if waiting is not None and waiting.by == "clock" and self._places.plays_itself(ask.controller, now):
                self.clocks.start(window, ask, now, self.audience.hold, self.building_s)
        return True

    def let_answer_again(self, seat: Seat) -> None:
        """Who comes back answers again."""
        now = self.clocks.now()
        window = self._opened
        if window is None or self.match.window is not window:
            return
        for ask in window.asks:
            waiting = self.clocks.waiting.get(ask.seat)
            if ask.controller == seat and waiting is not None and waiting.by == "bot":
                self.clocks.start(window, ask, now, self.audience.hold, self.building_s)

    # ------------------------------------------------------------ answers

    def check(self, controller: Seat, connection: "Connection", message: say.Answer) -> Answer | None:
        """What was answered; None if it is refused."""
        match = self.match
        if match.over:
            raise ServerError("match_over")
        held = self.audience.held
        window = None if held else self._questions.get(controller) or self.audience.view(controller).window
        if window is None or window.number != message.window or self._opened is not match.window:
            raise ServerError("late", window=message.window)
        seat = window.asks[0].seat if message.seat is None else message.seat
        ask = window.ask_of(seat)
        if ask is None:
            raise ServerError("bad_message", place="seat")
        if message.code not in ask.codes:
            refusal = match.why(seat, message.code) or Refusal("no_such_action")
            told = {"type": "refused", "window": message.window, "code": message.code}
            connection.reply(message, {**told, "refusal": refusal_on_wire(refusal)})
            return None
        return Answer(seat, message.code, self.clocks.at_ms(self.clocks.now()), "player")

    def accept(self, connection: "Connection", message: say.Answer, given: Answer) -> None:
        """It is stored: say so, and let the match have it."""
        connection.reply(message, {"type": "accepted", "window": message.window, "code": message.code})
        asked = [ask for ask in self.match.unanswered if ask.controller == connection.seat]
        if len(asked) == 1 and connection.seat is not None:
            self._closed(connection.seat, "answered", connection)
        self._apply([given])

    def to_store(self, answers: Sequence[Answer]) -> list[StoredAnswer]:
        """Answers to the open window, as they are stored."""
        window = self._opened
        assert window is not None
        return [StoredAnswer(window.number, answer) for answer in answers]

    async def store_answers(self, answers: Sequence[Answer]) -> None:
        """Store them; until that is done nobody hears of them."""
        await self._store.append(self.table, self.number, self.to_store(answers))

    def _apply(self, answers: Sequence[Answer]) -> None:
        match, window = self.match, self._opened
        assert window is not None
        self._questions.clear()
        self._note_deal(self.number)
        for answer in answers:
            self._played.append((self.number, window.number, answer))
            self.number += 1
            self.clocks.waiting.pop(answer.seat, None)
            if answer.seat == NOBODY:
                match.close(answer.by)
                break
            refusal = match.answer(answer.seat, answer.code, answer.at_ms, answer.by)
            assert refusal is None, f"{self.table}: {refusal}"
            self.clocks.spend(answer)
            if answer.by == "clock":
                ask = window.ask_of(answer.seat)
                self._closed(answer.seat if ask is None else ask.controller, "time")
        if match.window is not window:
            for seat in list(self._asked):
                self._closed(seat, "taken")

    # ------------------------------------------------------------ taking back

    def last_own_answer(self, seat: Seat) -> int | None:
        """The number of the answer that the seat may take back: where only one person plays, without a clock."""
        if not self._places.of_one_person or self._options.clock is not None:
            return None
        answers = ((number, one) for number, _, one in reversed(self._played) if one.by == "player")
        return next((number for number, one in answers if self._places.controller(one.seat) == seat), None)

    def _note_deal(self, number: int) -> None:
        """The next answer has this number."""
        if self.match.deal.number != self._deal:
            self._deal, self._deal_from = self.match.deal.number, number

    def _taking_back(self, seat: Seat) -> Back:
        number = self.last_own_answer(seat)
        if number is None:
            return "nowhere"
        return "here" if number >= self._deal_from and self._deal == self.match.deal.number else "before"

    async def take_back(self, number: int) -> list[tuple[int, int, Answer]]:
        """Store that the answer with this number and all after it are taken back; the answers that stand."""
        back = StoredAnswer(0, Answer(NOBODY, PASS, 0, "referee"), number)
        await self._store.append(self.table, self.number, [back])
        self.number += 1
        return [one for one in self._played if one[0] < number]

    # ------------------------------------------------------------ being asked

    def why(self, controller: Seat, message: say.Why) -> Json:
        """Why something may not be done."""
        match = self.match
        seat = controller if message.seat is None else message.seat
        if seat not in match.table.seats.all or match.table.seats.controller(seat) != controller:
            raise ServerError("not_seated")
        told: Json = {"type": "why"}
        refusal: Refusal | None
        if message.code is not None:
            told["code"] = message.code
            refusal = Refusal("not_asked") if self.audience.held else match.why(seat, message.code)
        elif message.verb is not None:
            told["verb"] = message.verb
            try:
                refusal = Refusal("not_asked") if self.audience.held else match.why_not(seat, message.verb)
            except ValueError:
                raise ServerError("bad_message", place="verb") from None
        else:
            raise ServerError("bad_message", place="code")
        return told | {"refusal": None if refusal is None else refusal_on_wire(refusal)}

    def reach(self, seat: Seat) -> Json:
        """Which yaku the hand is near."""
        self._may_help(seat)
        return reach_on_wire(self.match, seat)

    def danger(self, seat: Seat) -> Json:
        """Which tiles of the hand are safe from those in riichi."""
        self._may_help(seat)
        return danger_on_wire(self.match, seat)

    def hint(self, seat: Seat) -> Json:
        """What each discard would leave."""
        self._may_help(seat)
        return hint_on_wire(self.match, seat, self.audience.stream(seat).board)

    def _may_help(self, seat: Seat) -> None:
        """Hints are given where the table has them, while the hand is played."""
        if not self._options.helper:
            raise ServerError("no_hints")
        if self.audience.held or self.match.over or self.match.deal.hands[seat].out:
            raise ServerError("late")
