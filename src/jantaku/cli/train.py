"""``jantaku train``: the Kunto drill at the terminal.

The drill itself is `jantaku.drills.kunto`; here it is shown and asked. A player may leave at every prompt, by ``q``, by
Ctrl-C or by Ctrl-D, and always gets the summary. What cannot be read is explained and asked again: it costs only time.
"""

import re
import sys
import time
from itertools import groupby
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from jantaku.cli.best import Best, best_file, load_best, save_best
from jantaku.cli.drawing import Screen, picture_of
from jantaku.cli.hand import wait_name
from jantaku.cli.kunto_tiles import (
    LATIN_SMALL,
    LETTER_OF,
    TEN,
    in_order,
    picture,
    read_kinds,
    write_block,
    write_kinds,
    write_letter,
)
from jantaku.drills.kunto import (
    IGNORED,
    SIZES,
    SURE,
    WHOLE_SET,
    Completion,
    Dragons,
    Drill,
    Outcome,
    Question,
    Stage,
    completions,
    course,
    least_useful,
    loss,
)
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles import Face, Kind

RANKS_ONLY: Final = "ranks"
MOST_SHANTEN: Final = 8
LEAVE: Final = frozenset({"q", "й", "quit", "exit", "выход"})
"""й is the key of q on a Russian keyboard."""
HELP: Final = frozenset({"?", "help", "справка"})


class Leave(Exception):  # noqa: N818
    """The player has had enough."""


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command(help=texts("train-about"))
    def train(
        size: Annotated[str, typer.Option(help=texts("train-option-size"), metavar="4|7|10|13")] = "4",
        tiles: Annotated[str, typer.Option(help=texts("train-option-tiles"), metavar="ranks|s|mp|mpsz")] = RANKS_ONLY,
        dragons: Annotated[str, typer.Option(help=texts("train-option-dragons"), metavar="|".join(Dragons))] = "ten",
        seed: Annotated[str, typer.Option(help=texts("train-option-seed"), metavar="SEED", show_default=False)] = "",
        questions: Annotated[
            str, typer.Option(help=texts("train-option-questions"), metavar="N", show_default=False)
        ] = "",
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
    ) -> None:
        stages = course(read_size(size), read_suits(tiles), read_dragons(dragons))
        most = read_number(questions) if questions else None
        Sitting(Drill(stages, seed or None), texts, Screen(texts.language, plain)).play(most)


# ---------------------------------------------------------------- options


def read_size(text: str) -> int:
    """How many tiles a hand has."""
    for size in SIZES:
        if text == str(size):
            return size
    choice = ", ".join(map(str, SIZES))
    raise SayableError(f"no hand of {text}", TextId("train-no-such-size"), size=text, choice=choice)


def read_suits(text: str) -> str:
    """Which suits count: letters, Latin or Russian, or none."""
    if text == RANKS_ONLY:
        return IGNORED
    letters = {LETTER_OF.get(sign) for sign in text.translate(LATIN_SMALL)}
    if not letters or None in letters or letters == {"z"}:
        raise SayableError(f"no tiles {text!r}", TextId("train-no-such-tiles"), tiles=text)
    return "".join(letter for letter in WHOLE_SET if letter in letters)


def read_dragons(text: str) -> Dragons:
    """What a dragon is."""
    for dragons in Dragons:
        if text == dragons:
            return dragons
    choice = ", ".join(Dragons)
    raise SayableError(f"no dragons {text!r}", TextId("train-no-such-dragons"), dragons=text, choice=choice)


def read_number(text: str) -> int:
    """How many questions."""
    if not re.fullmatch("0*[1-9][0-9]{0,5}", text):
        raise SayableError(f"no number of questions: {text!r}", TextId("train-no-such-number"), number=text)
    return int(text)


# ---------------------------------------------------------------- a sitting


class Sitting:
    """A player at the terminal, from the first question to the summary."""

    def __init__(self, drill: Drill, texts: Texts, screen: Screen) -> None:
        self.drill = drill
        self.texts = texts
        self.screen = screen
        self.lang = texts.language
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def play(self, questions: int | None = None) -> None:
        """Ask until there were so many questions or the player leaves."""
        try:
            self.welcome()
            while True:
                question = self.drill.question
                outcome = self.ask_question(question)
                if self.drill.tally.asked == questions:
                    break
                self.go_on(question, outcome)
        except (Leave, KeyboardInterrupt):
            pass
        self.summary()

    def welcome(self) -> None:
        """What this is and how to answer."""
        stage = self.drill.stage
        example = "147" + (write_letter(stage.runs_in[-1], self.lang) if stage.suits else "")
        self.screen.say((self.texts("train-welcome"), "bold"))
        self.screen.say(self.texts("train-how", example=example))
        self.say_stage()

    def say_stage(self) -> None:
        """Where the player is on the way."""
        stage, texts = self.drill.stage, self.texts
        words = texts(
            "train-stage",
            number=self.drill.place + 1,
            count=len(self.drill.stages),
            tiles=texts("count-tiles-riichi", count=stage.size),
            suits=self.suits_in_words(stage),
            dragons=self.dragons_in_words(stage),
        )
        self.screen.say((words, "dim"))

    def suits_in_words(self, stage: Stage) -> str:
        """Which suits count."""
        if stage.suits == IGNORED:
            return self.texts("train-suits-ignored")
        if stage.suits == WHOLE_SET:
            return self.texts("train-suits-all")
        return self.texts(
            "train-suits-some", letters=" ".join(write_letter(letter, self.lang) for letter in stage.suits)
        )

    def dragons_in_words(self, stage: Stage) -> str:
        """What dragons are."""
        if stage.dragons is Dragons.PLAIN:
            return self.texts("train-dragons-plain") if "z" in stage.suits else self.texts("train-dragons-none")
        if stage.suits == IGNORED:
            return self.texts(f"train-dragons-{stage.dragons}")
        rank = TEN if stage.dragons is Dragons.TEN else ""
        pairs = (
            f"{self.sign_of(kind)} {rank}{write_letter(letter, self.lang)}"
            for kind, letter in stage.special_dragons.items()
        )
        return self.texts(f"train-dragons-{stage.dragons}-each", dragons=", ".join(pairs))

    def sign_of(self, dragon: Kind) -> str:
        """The sign of a dragon, or how it is written where signs cannot be shown."""
        drawn = picture_of(Face(dragon), self.lang)
        return drawn.bottom if self.screen.plain else drawn.top

    # Asking

    def ask_question(self, question: Question) -> Outcome:
        """Show the hand, take the answer, say whether it was right."""
        self.show_hand(question)
        began = time.monotonic()
        shanten, waits = self.take_answer(question)
        seconds = time.monotonic() - began
        outcome = self.drill.answer(shanten, waits, seconds)
        self.judge(question, outcome, seconds)
        return outcome

    def show_hand(self, question: Question) -> None:
        """The number of the question, and the tiles."""
        stage = question.stage
        kinds = in_order(stage, question.tiles)
        self.screen.say()
        self.screen.say((self.texts("train-question", number=self.drill.tally.asked + 1), "bold yellow"))
        if not self.screen.plain:
            self.screen.show_tiles([[picture(stage, kind, self.lang) for kind in kinds]])
        if self.screen.plain or stage.suits:
            self.screen.say(write_kinds(stage, kinds, self.lang))

    def take_answer(self, question: Question) -> tuple[int, list[Kind]]:
        """Shanten, and the waits if the player takes the hand for ready. Both may be typed at once: ``0 147``."""
        while True:
            typed = self.ask(self.texts("train-ask-shanten"))
            found = re.fullmatch(r"([0-9]{1,2})(?:\s+(.*))?", typed)
            if found is None or int(found[1]) > MOST_SHANTEN:
                self.complain(self.texts("train-type-shanten", most=MOST_SHANTEN))
            elif int(found[1]) > 0:
                return int(found[1]), []
            else:
                return 0, self.take_waits(question, found[2])

    def take_waits(self, question: Question, typed: str | None) -> list[Kind]:
        """The waits; an empty line means that the player does not know."""
        while True:
            if typed is None:
                typed = self.ask(self.texts("train-ask-waits"))
            try:
                return read_kinds(question.stage, typed)
            except SayableError as error:
                self.explain(error)
                typed = None

    def ask(self, prompt: str) -> str:
        """A line from the player, without blanks around it."""
        while True:
            self.screen.say((prompt, "bold"), " ", end="")
            self.screen.console.file.flush()
            line = sys.stdin.readline()
            if not line:
                raise Leave
            if not sys.stdin.isatty():
                self.screen.say(line.rstrip("\n"))  # nobody else shows what a file says
            typed = line.strip()
            if typed.lower() in LEAVE:
                raise Leave
            if typed.lower() not in HELP:
                return typed
            self.screen.say(self.texts("train-help", sure=SURE))

    def explain(self, error: SayableError) -> None:
        """Why something typed could not be read."""
        self.complain(self.texts(error.text_id, **error.arguments))

    def complain(self, sentence: str) -> None:
        """Say what was wrong with what was typed."""
        self.screen.say((sentence, "yellow"))

    # Answering

    def judge(self, question: Question, outcome: Outcome, seconds: float) -> None:
        """Right or wrong, what is true and why, the time and the score."""
        texts, verdict, tally = self.texts, outcome.verdict, self.drill.tally
        mark = (texts("train-right"), "bold green") if verdict.right else (texts("train-wrong"), "bold red")
        self.screen.say(mark, " ", self.truth(question))
        if verdict.missed:
            self.screen.say(texts("train-missed"), " ", write_kinds(question.stage, verdict.missed, self.lang))
        if verdict.vain:
            self.screen.say(texts("train-vain"), " ", write_kinds(question.stage, verdict.vain, self.lang))
        if question.ready:
            self.show_why(question)
        points, streak = outcome.points, tally.streak
        score = texts("train-score", seconds=round(seconds, 1), points=points, score=tally.points, streak=streak)
        self.screen.say((score, "dim"))

    def truth(self, question: Question) -> Text:
        """The right answer."""
        if question.ready:
            return Text.assemble(
                self.texts("train-truth-ready"), " ", write_kinds(question.stage, question.waits, self.lang)
            )
        away = self.texts("train-truth-away", shanten=question.shanten)
        return Text.assemble(away, " ", write_kinds(question.stage, question.useful, self.lang))

    def show_why(self, question: Question) -> None:
        """How each wait completes the hand."""
        grid = Table.grid(padding=(0, 2))
        for tile, found in groupby(completions(question), lambda completion: completion.tile):
            ways = list(found)
            names = ", ".join(wait_name(way.wait, "riichi", self.texts) for way in ways)
            grid.add_row("", write_kinds(question.stage, [tile], self.lang), self.blocks(question, ways[0]), names)
        self.screen.console.print(grid)

    def blocks(self, question: Question, way: Completion) -> Text:
        """The complete hand, block by block; the block that the wait completes stands in brackets."""
        words = [write_block(question.stage, block, self.lang) for block in way.blocks]
        words[way.completed] = Text.assemble("[", words[way.completed], "]")
        return Text(" ").join(words)

    # Going on

    def go_on(self, question: Question, outcome: Outcome) -> None:
        """To the next stage, to another hand, or on with this one."""
        if outcome.next_stage is not None:
            self.screen.say()
            self.screen.say((self.texts("train-sure", sure=SURE), "bold green"))
            self.say_stage()
            self.drill.new_hand()
        elif question.ready:
            self.drill.new_hand()
        else:
            self.throw(question)

    def throw(self, question: Question) -> None:
        """Let the player throw tiles away and draw others."""
        stage, texts = question.stage, self.texts
        thrown = self.take_throw(question) or least_useful(question)
        lost = loss(question, thrown)
        drawn = self.drill.exchange(thrown)
        self.screen.say(texts("train-thrown"), " ", write_kinds(stage, thrown, self.lang))
        self.screen.say(texts("train-drawn"), " ", write_kinds(stage, drawn, self.lang))
        if lost:
            self.screen.say((texts("train-lost", loss=lost), "yellow"))

    def take_throw(self, question: Question) -> tuple[Kind, ...]:
        """The tiles that the player throws; none if he leaves the choice to the program."""
        while True:
            typed = self.ask(self.texts("train-ask-throw"))
            try:
                thrown = read_kinds(question.stage, typed)
                left = list(question.tiles)
                for kind in thrown:
                    if kind not in left:
                        tile = write_kinds(question.stage, [kind], self.lang).plain
                        raise SayableError(f"{tile} is not in the hand", TextId("train-not-in-hand"), tile=tile)
                    left.remove(kind)
            except SayableError as error:
                self.explain(error)
            else:
                return tuple(thrown)

    # The end

    def summary(self) -> None:
        """What the sitting came to."""
        tally, texts = self.drill.tally, self.texts
        self.screen.say()
        if not tally.asked:
            self.screen.say(texts("train-nothing"))
            return
        percent, average = round(100 * tally.right / tally.asked), round(tally.seconds / tally.asked, 1)
        self.screen.say((texts("train-summary", asked=tally.asked, right=tally.right, percent=percent), "bold"))
        self.screen.say(texts("train-summary-pace", average=average, streak=tally.best_streak))
        path = best_file()
        before = load_best(path)
        best = Best(max(before.points, tally.points), max(before.streak, tally.best_streak))
        if tally.points > before.points:
            self.screen.say((texts("train-summary-record", score=tally.points), "bold green"))
        else:
            self.screen.say(texts("train-summary-score", score=tally.points, best=before.points))
        if best != before and not save_best(path, best):
            self.screen.say((texts("train-not-saved", path=str(path)), "dim"))
