"""``jantaku score HAND --win TILE``: what a won hand is worth under any rules, and why."""

import json
from textwrap import fill
from typing import Annotated, Any, Final, Literal

import typer

from jantaku.cli.drawing import Screen
from jantaku.facade import score, with_own_yaku
from jantaku.rules import load
from jantaku.scoring.circumstances import NotAskedError
from jantaku.scoring.explain import explain, summary, tell
from jantaku.scoring.explanations.clauses import say
from jantaku.scoring.score import TILES_NAMED, Score
from jantaku.scoring.win import Flag, Wind
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles.kinds import in_russian
from jantaku.yaku.patterns import parse_pattern

SEATS: Final = "E|S|W|N"
RUSSIAN_WINDS: Final = {"В": "E", "Ю": "S", "З": "W", "С": "N"}
SUIT_LETTERS: Final[dict[str, Literal["m", "p", "s"]]] = {
    "m": "m",
    "p": "p",
    "s": "s",
    "м": "m",
    "п": "p",
    "с": "s",
}


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    def flag(name: Flag) -> Any:
        return typer.Option(f"--{name.replace('_', '-')}", help=texts("score-option-flag", name=texts(f"yaku-{name}")))

    @app.command("score", help=texts("score-about"))
    def score_(
        win: Annotated[str, typer.Option(help=texts("score-option-win"), metavar="TILE")],
        hand: Annotated[
            list[str] | None, typer.Argument(help=texts("score-argument-hand"), metavar="HAND", show_default=False)
        ] = None,
        tsumo: Annotated[bool, typer.Option("--tsumo", help=texts("score-option-tsumo"))] = False,
        ron: Annotated[bool, typer.Option("--ron", help=texts("score-option-ron"))] = False,
        rules: Annotated[str, typer.Option(help=texts("score-option-rules"), metavar="RULES")] = "riichi",
        yaku: Annotated[
            list[str] | None,
            typer.Option(help=texts("score-option-yaku"), metavar="PATTERN:PRICE", show_default=False),
        ] = None,
        seat: Annotated[str, typer.Option(help=texts("score-option-seat"), metavar=SEATS)] = "S",
        round_: Annotated[str, typer.Option("--round", help=texts("score-option-round"), metavar=SEATS)] = "E",
        discarder: Annotated[
            str, typer.Option("--from", help=texts("score-option-from"), metavar=SEATS, show_default=False)
        ] = "",
        dora: Annotated[
            list[str] | None, typer.Option(help=texts("score-option-dora"), metavar="TILES", show_default=False)
        ] = None,
        ura: Annotated[
            list[str] | None, typer.Option(help=texts("score-option-ura"), metavar="TILES", show_default=False)
        ] = None,
        named_dora: Annotated[
            list[str] | None, typer.Option(help=texts("score-option-named-dora"), metavar="TILES", show_default=False)
        ] = None,
        foreign_dora: Annotated[
            int, typer.Option(help=texts("score-option-foreign-dora"), metavar="N", show_default=False)
        ] = 0,
        nuki: Annotated[
            list[str] | None,
            typer.Option("--nuki", "--flowers", help=texts("score-option-nuki"), metavar="TILES", show_default=False),
        ] = None,
        honba: Annotated[
            int, typer.Option("--honba", "--dealer-wins", help=texts("score-option-honba"), metavar="N")
        ] = 0,
        sticks: Annotated[int, typer.Option(help=texts("score-option-sticks"), metavar="N")] = 0,
        liable: Annotated[str, typer.Option(help=texts("score-option-liable"), metavar=SEATS, show_default=False)] = "",
        riichi: Annotated[bool, flag("riichi")] = False,
        double_riichi: Annotated[bool, flag("double_riichi")] = False,
        open_riichi: Annotated[bool, flag("open_riichi")] = False,
        chou_riichi: Annotated[bool, flag("chou_riichi")] = False,
        kiseki_riichi: Annotated[bool, flag("kiseki_riichi")] = False,
        ura_buse_riichi: Annotated[bool, flag("ura_buse_riichi")] = False,
        ippatsu: Annotated[bool, flag("ippatsu")] = False,
        rinshan: Annotated[bool, flag("rinshan")] = False,
        chankan: Annotated[bool, flag("chankan")] = False,
        gari: Annotated[bool, flag("gari")] = False,
        chanjun: Annotated[bool, flag("chanjun")] = False,
        haitei: Annotated[bool, flag("haitei")] = False,
        houtei: Annotated[bool, flag("houtei")] = False,
        tenhou: Annotated[bool, flag("tenhou")] = False,
        chiihou: Annotated[bool, flag("chiihou")] = False,
        renhou: Annotated[bool, flag("renhou")] = False,
        ready: Annotated[bool, typer.Option("--ready", help=texts("score-option-ready"))] = False,
        heaven: Annotated[bool, typer.Option("--heaven", help=texts("score-option-heaven"))] = False,
        earth: Annotated[bool, typer.Option("--earth", help=texts("score-option-earth"))] = False,
        river: Annotated[
            int | None, typer.Option(help=texts("score-option-river"), metavar="N", show_default=False)
        ] = None,
        after_kan: Annotated[bool, typer.Option("--after-kan", help=texts("score-option-after-kan"))] = False,
        early_kan: Annotated[bool, typer.Option("--early-kan", help=texts("score-option-early-kan"))] = False,
        riichi_tile: Annotated[bool, typer.Option("--riichi-tile", help=texts("score-option-riichi-tile"))] = False,
        opposite_riichi: Annotated[
            bool, typer.Option("--opposite-riichi", help=texts("score-option-opposite-riichi"))
        ] = False,
        late_riichi: Annotated[bool, typer.Option("--late-riichi", help=texts("score-option-late-riichi"))] = False,
        okawari: Annotated[bool, typer.Option("--okawari", help=texts("score-option-okawari"))] = False,
        tetora_appu: Annotated[bool, typer.Option("--tetora-appu", help=texts("score-option-tetora-appu"))] = False,
        pond: Annotated[str, typer.Option(help=texts("score-option-pond"), metavar="TILES", show_default=False)] = "",
        void: Annotated[str, typer.Option(help=texts("score-option-void"), metavar="SUIT", show_default=False)] = "",
        out: Annotated[str, typer.Option(help=texts("score-option-out"), metavar="SEATS", show_default=False)] = "",
        why: Annotated[bool, typer.Option("--why", help=texts("score-option-why"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=texts("score-option-json"))] = False,
    ) -> None:
        if tsumo and ron:
            raise SayableError("a win is either by tsumo or by ron", TextId("score-two-ways"))
        rule_set = with_own_yaku(load(rules, parse_pattern), yaku or ())
        game = rule_set.game
        try:
            scored = score(
                " ".join(hand or ()),
                win,
                rule_set,
                by="tsumo" if tsumo else "ron",
                seat=wind(seat),
                round=round_ if round_.endswith("z") else wind(round_),
                discarder=wind(discarder) if discarder else None,
                indicators=" ".join(dora or ()),
                ura=" ".join(ura or ()),
                named_dora=" ".join(named_dora or ()),
                foreign_dora=foreign_dora,
                nuki=" ".join(nuki or ()),
                honba=honba,
                sticks=sticks,
                liable=wind(liable) if liable else None,
                riichi=riichi,
                double_riichi=double_riichi,
                open_riichi=open_riichi,
                chou_riichi=chou_riichi,
                kiseki_riichi=kiseki_riichi,
                ura_buse_riichi=ura_buse_riichi,
                ippatsu=ippatsu,
                rinshan=rinshan,
                chankan=chankan,
                gari=gari,
                chanjun=chanjun,
                haitei=haitei,
                houtei=houtei,
                tenhou=tenhou,
                chiihou=chiihou,
                renhou=renhou,
                ready=ready,
                heaven=heaven,
                earth=earth,
                river=river,
                after_kan=after_kan,
                early_kan=early_kan,
                riichi_tile=riichi_tile,
                opposite_riichi=opposite_riichi,
                late_riichi=late_riichi,
                okawari=okawari,
                tetora_appu=tetora_appu,
                pond=pond,
                void=suit(void) if void else "",
                out="".join(wind(letter) for letter in out if letter not in ", "),
            )
        except SayableError as error:
            raise as_option(in_letters_of(texts, error)) from None
        if as_json:
            typer.echo(json.dumps(for_programs(scored, rule_set.id), indent=2))
            return
        screen = Screen(texts.language)
        if not why:
            screen.say(summary(scored, texts.of(game)))
            return
        for line in tell(explain(scored), texts.of(game)):
            screen.say(fill(line, screen.console.width, subsequent_indent=" " * 6))


def in_letters_of(texts: Texts, error: SayableError) -> SayableError:
    """Why there is no win, with the tiles in the letters of the language."""
    for name in TILES_NAMED.get(error.text_id, ()) if texts.language == "ru" else ():
        error.arguments[name] = in_russian(str(error.arguments[name]))
    return error


def as_option(error: SayableError) -> SayableError:
    """What means nothing, named as it was written."""
    if isinstance(error, NotAskedError):
        error.arguments["option"] = f"--{str(error.arguments['option']).replace('_', '-')}"
    return error


def suit(text: str) -> Literal["m", "p", "s"]:
    """The letter of a suit, also the Russian one."""
    if text.lower() not in SUIT_LETTERS:
        raise SayableError(f"{text!r} is no suit", TextId("score-no-such-suit"), suit=text)
    return SUIT_LETTERS[text.lower()]


def wind(text: str) -> str:
    """The letter of a wind, also in small letters, or the Russian one."""
    letter = RUSSIAN_WINDS.get(text.upper(), text.upper())
    if letter not in Wind.__members__:
        raise SayableError(f"{text} is not a wind; there are E, S, W, N", TextId("score-wind"), text=text)
    return letter


def for_programs(scored: Score, rules: str) -> dict[str, Any]:
    """Everything as plain data, words in English. Without a discarder nobody can say who pays."""
    explained = explain(scored)
    texts = Texts("en")
    unknown = not scored.win.tsumo and scored.win.discarder is None
    return {
        "rules": rules,
        "han": scored.han,
        "fu": scored.fu,
        "limit": scored.limit,
        "yakuman": scored.yakuman,
        "base": scored.base,
        "points": scored.points,
        "elements": [
            {"id": counted.id, "fact": counted.fact, "han": counted.han, "limit": counted.limit}
            for counted in scored.elements
        ],
        "bonuses": [{"id": bonus.id, "tiles": bonus.tiles, "han": bonus.han} for bonus in scored.bonuses],
        "missed": [{"id": row.id, "because": say(row.because, texts)} for row in explained.missed],
        "fu_lines": [{"fu": row.fu, "because": say(row.because, texts)} for row in explained.fu],
        "changes": None if unknown else list(scored.ledger.changes(scored.book.plan.payments.seats)),
    }
