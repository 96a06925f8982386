"""What became of records that were verified: the first difference with its table, the sums."""

import shlex
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final, Literal, get_args

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from jantaku.cli.drawing import Screen
from jantaku.cli.recorded_game import Game, is_setup
from jantaku.cli.table_drawing import DrawnTable, player, show_table
from jantaku.records.archives import STDIN, check_paths, printable, read_game
from jantaku.records.record import Warning_
from jantaku.records.replay import Difference
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import (
    OTHER_HANDS,
    PARTS,
    PLAYS_ON,
    UNFINISHED,
    Check,
    State,
    Summary,
    Verdict,
    record_in,
    verify_files,
)
from jantaku.rules import RuleSet, load
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Dealt, Discarded, Event, Won
from jantaku.table.events.event import in_order
from jantaku.table.telling.teller import Teller, deal_name
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles import Tile, copy_of, kind_of
from jantaku.tiles.kinds import in_russian
from jantaku.yaku.patterns import parse_pattern

MOST_LISTED: Final = 10
TENTH: Final = 0.1
UNTOLD: Final = ("facts", "reading", "at")
"""How a win was priced, which only our own records tell, and not the older ones."""


Outcome = Literal["holds", "differs", "unsettled"]
"""What became of all records: as the rules say; at least one is not; or only settlements differ."""


def verify_and_report(files: Sequence[str], processes: int | None, rules: str, screen: Screen, texts: Texts) -> Outcome:
    """Verify them all and say what came of it."""
    check_paths(files)
    rule_set = load(rules, parse_pattern) if rules else None
    stdin = read_game(STDIN) if STDIN in files else None
    began = time.monotonic()
    with _Bar(texts) as bar:
        summary = verify_files(files, processes, bar.show, rule_set, stdin)
    seconds = time.monotonic() - began
    if not summary.games and not summary.skipped:
        paths = ", ".join(map(printable, files[:3])) + (" …" if len(files) > 3 else "")
        raise SayableError("there is no record", TextId("verify-nothing"), paths=paths)
    _Report(screen, texts, rule_set, stdin).show(summary, seconds)
    return "differs" if summary.differences else "unsettled" if summary.unsettled else "holds"


class _Bar:
    """How far it is, on a terminal only. It draws when it is told, not by a thread of its own: processes are started
    meanwhile, and threads are not copied with them."""

    def __init__(self, texts: Texts) -> None:
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn(texts("verify-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            auto_refresh=False,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task("", total=None)
        self._drawn = 0.0

    def __enter__(self) -> "_Bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def show(self, done: int, total: int) -> None:
        """So many of so many are done."""
        now = time.monotonic()
        if now - self._drawn > TENTH:
            self._drawn = now
            self._progress.update(self._task, completed=done, total=total, refresh=True)


class _Report:
    """What became of many records."""

    def __init__(self, screen: Screen, texts: Texts, rules: RuleSet | None, stdin: bytes | None) -> None:
        self.screen = screen
        self.texts = texts
        self.rules = rules
        self.stdin = stdin

    def show(self, summary: Summary, seconds: float) -> None:
        """The first difference in full, the others by name; then the sums."""
        texts, say = self.texts, self.screen.say
        told = [*summary.differences, *summary.unsettled]
        shown = next((verdict for verdict in told if verdict.difference is not None or verdict.unsettled), None)
        if shown is not None:
            self._difference(shown, many=summary.games > 1)
        for verdict in [one for one in told if one is not shown][:MOST_LISTED]:
            say((self._headline(verdict), "red" if verdict.failed else "yellow"))
        others = len(told) - (shown is not None)
        if others > MOST_LISTED:
            say(texts("verify-more", count=others - MOST_LISTED))
        for reason, count in Counter(self._skipped(one.skipped) for one in summary.skipped if one.skipped).items():
            say(texts("verify-skipped", count=count, reason=reason))
        for warning, count in Counter(self.said(one) for _, one in summary.warnings).items():
            say(texts("verify-warned", count=count, warning=warning))
        if not summary.games:
            say(texts("verify-none"))
            return
        say(
            texts(
                "verify-summary",
                games=texts("verify-games", count=summary.games),
                deals=texts("verify-deals", count=summary.deals),
                events=texts("verify-events", count=summary.events),
                seconds=f"{seconds:.1f}".replace(".", "," if texts.language == "ru" else "."),
            )
        )
        if summary.deals:
            say(self._walls(summary))
        for line in (*self._rules(summary), *self._parts(summary)):
            say(line)
        if summary.differences:
            say((texts("verify-differences", count=len(summary.differences)), "bold red"))
        elif summary.unsettled:
            say((texts("verify-unsettled", count=len(summary.unsettled)), "bold yellow"))
        else:
            say((texts("verify-all-same"), "bold green"))

    def _parts(self, summary: Summary) -> Iterator[str]:
        """Play, prices and settlement, each by itself."""
        for part in PARTS:
            counts = summary.judged.get(part, {})
            states = [
                self.texts(f"verify-state-{state}") + (f" ({counts[state]})" if summary.games > 1 else "")
                for state in get_args(State)
                if state in counts
            ]
            yield self.texts(f"verify-part-{part}", states=", ".join(states))

    def _rules(self, summary: Summary) -> Iterator[str]:
        """By which rules: where something failed, and where the records do not say it themselves."""
        for rules, count in summary.assumed.items():
            why = "; ".join(map(self.said, summary.grounds.get(rules, ())))
            named = f"{rules} ({count})" if len(summary.assumed) > 1 else rules
            yield self.texts("verify-rules-assumed", rules=named, why=why)
        failed = {one.rules: None for one in summary.differences if one.rules and not one.assumed}
        asked = failed if self.rules is None else {self.rules.id: None}
        if asked:
            yield self.texts("verify-rules", rules=", ".join(asked))

    def _skipped(self, reason: Warning_) -> str:
        """Why files were skipped, without what only one of them has."""
        return self.texts("verify-no-text") if reason.text_id == "record-no-text" else self.said(reason)

    def said(self, warning: Warning_) -> str:
        """A text with its arguments, tiles in the letters of the language."""
        arguments = dict(warning.arguments)
        if self.texts.language == "ru" and "tile" in arguments:
            arguments["tile"] = in_russian(str(arguments["tile"]))
        return self.texts(warning.text_id, **arguments)

    def _walls(self, summary: Summary) -> str:
        if summary.other_walls:
            return self.texts(
                "verify-walls-other", count=summary.seeded, all=summary.deals, records=summary.other_walls
            )
        if summary.seeded == summary.deals:
            return self.texts("verify-walls-seed")
        if not summary.seeded:
            return self.texts("verify-walls-draws")
        return self.texts("verify-walls-some", count=summary.seeded, all=summary.deals)

    def _headline(self, verdict: Verdict) -> str:
        name = printable(verdict.name)
        if verdict.damage is not None:
            reason = self.said(verdict.damage)
            if "file" in verdict.damage.arguments:  # it names the file itself
                return reason[:1].upper() + reason[1:]
            return self.texts("verify-damage", name=name, reason=reason)
        difference = verdict.difference
        if difference is None:
            return self.texts("verify-only-settlement", name=name)
        return self.texts("verify-other", name=name, deal=difference.deal + 1)

    # ------------------------------------------------------------ the first difference

    def _difference(self, verdict: Verdict, many: bool) -> None:
        """The game is played once more, up to where it differs, to show the table there."""
        try:
            given = self.stdin if verdict.name == STDIN else None
            record = record_in(read_game(verdict.name) if given is None else given)
            check = Check(record, rules_of(record) if self.rules is None else self.rules)
            check.run()
        except SayableError:  # the file was changed meanwhile
            self.screen.say((self._headline(verdict), "bold red"))
            return
        difference = check.first or check.settled
        if difference is None:
            self.screen.say((self._headline(verdict), "bold red"))
            return
        game = Game(record, self.screen, self.texts)
        page = game.pages[difference.deal]
        before = len(list(takewhile(is_setup, check.deals[difference.deal].events)))
        turn = max(0, difference.place - before)
        scene = game.scene(difference.deal, turn)
        self.screen.say(
            (
                self.texts(
                    "verify-place",
                    name=printable(verdict.name),
                    deal=difference.deal + 1,
                    round=deal_name(self.texts, page.start.round, page.start.hand),
                    honba=page.start.honba,
                    event=turn + 1,
                ),
                "bold red" if verdict.failed else "bold yellow",
            )
        )
        self.screen.say()
        show_table(self.screen, self.texts, scene)
        self.screen.say()
        self._compare(check, difference, scene, game.teller.at(scene))
        if verdict.rules and many:
            self.screen.say(self.texts("verify-rules", rules=verdict.rules))
        command = shlex.join(
            ["jantaku", "replay", verdict.name, "--deal", str(difference.deal + 1), "--turn", str(turn)]
        )
        self.screen.say((self.texts("verify-look", command=printable(command)), "dim"))
        self.screen.say()

    def _compare(self, check: Check, difference: Difference, scene: DrawnTable, teller: Teller) -> None:
        texts = self.texts
        theirs = texts("verify-nothing-told")
        if difference.theirs is not None:
            theirs = teller.sentence(difference.theirs)
        ours = self._table_says(check, difference, scene, teller)
        if difference.said == OTHER_HANDS:
            ours, theirs = self._hands(check, difference, scene, teller)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(overflow="fold")
        grid.add_row(texts("verify-record-says"), Text(theirs))
        grid.add_row(texts("verify-table-says"), Text(ours))
        self.screen.console.print(grid)
        if ours == theirs and difference.ours is not None and difference.theirs is not None:
            self.screen.say(self._unsaid(difference.ours, difference.theirs))

    def _unsaid(self, ours: Event, theirs: Event) -> str:
        """In what two events differ that are said in the same words: most often it is another of the equal tiles."""
        mine, told = msgspec.to_builtins(ours), msgspec.to_builtins(theirs)
        untold = UNTOLD if isinstance(theirs, Won) and theirs.at is None else ()
        if told.get("left") is None:  # not every record tells how many tiles are left
            mine.pop("left", None)
        fields = [field for field in mine if mine[field] != told.get(field) and field not in untold]
        if fields == ["tile"]:
            return self.texts("verify-copy", told=copy_of(told["tile"]) + 1, ours=copy_of(mine["tile"]) + 1)
        named = (f"{field}: {told.get(field)} ≠ {mine[field]}" for field in fields)
        return self.texts("verify-fields", fields=", ".join(named))

    def _table_says(self, check: Check, difference: Difference, scene: DrawnTable, teller: Teller) -> str:
        texts = self.texts
        if check.refusal is not None and difference is check.difference:
            if check.refusal.kind == "no_such_tile" and _holds_its_like(scene, difference.theirs):
                tile = teller.writer.tiles((difference.theirs.tile,))  # type: ignore[union-attr]
                return texts("verify-refused", reason=texts("verify-no-such-copy", tile=tile))
            return texts("verify-refused", reason=check.refusal.text(texts.language))
        if difference.said in SAID:
            return texts(SAID[difference.said])
        if difference.ours is not None:
            return teller.sentence(difference.ours)
        return texts("verify-nothing-done")

    def _hands(self, check: Check, difference: Difference, scene: DrawnTable, teller: Teller) -> tuple[str, str]:
        """The first hand that was dealt otherwise than the wall has it."""
        assert check.match is not None
        told = check.deals[difference.deal]
        dealt: dict[Seat, list[Tile]] = {}
        for event in check.match.deal.events:
            if isinstance(event, Dealt):
                dealt.setdefault(event.seat, []).extend(event.tiles)
        for seat, tiles in dealt.items():
            theirs = told.dealt.get(seat, [])
            if sorted(tiles) != sorted(theirs):
                who = player(scene, seat, self.screen)
                return (
                    self.texts("verify-dealt", player=who, tiles=teller.said(in_order(tiles))),
                    self.texts("verify-dealt-told", player=who, tiles=teller.said(in_order(theirs))),
                )
        return teller.sentence(difference.ours), self.texts("verify-nothing-told")  # type: ignore[arg-type]


def _holds_its_like(scene: DrawnTable, told: Event | None) -> bool:
    """Whether who discards a tile holds another of the same kind."""
    if not isinstance(told, Discarded):
        return False
    return kind_of(told.tile) in map(kind_of, scene.board.seats[told.seat].tiles)


SAID: Final = {
    PLAYS_ON: TextId("verify-plays-on"),
    "the record plays on": TextId("verify-over"),
    UNFINISHED: TextId("verify-deal-goes-on"),
}
"""What a replay says about a difference, for people."""
