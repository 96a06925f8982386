"""Who pays whom and why, with the places in the books."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from jantaku.rules.plan import PaymentPlan, Plan
from jantaku.scoring.chips import chips_for, earns
from jantaku.scoring.explanations.clauses import ROBBED, Clause, places_of, seat_clause
from jantaku.scoring.ledger import Reason, TableAccount, Transfer, Unit, turn_order
from jantaku.scoring.payments import THOUSAND
from jantaku.scoring.score import Score
from jantaku.texts import TextId


class PaymentLine(msgspec.Struct, frozen=True):
    """A row of the ledger."""

    amount: int
    chips: bool
    """The amount is in chips, and beside the points."""
    payer: Clause
    receiver: Clause
    because: Clause
    seed: tuple[str, ...]


PAYMENT_SEEDS: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.RON: ("000:706", "001:1423", "002:381-382", "004:125"),
    Reason.TSUMO: ("000:706", "001:1431", "002:383", "004:126"),
    Reason.WAREME: ("001:2810-2811",),
    Reason.FED_OPEN_RIICHI: ("001:2845",),
    Reason.OWN_SHARE: ("001:3608",),
    Reason.NORTH_SHARE: ("001:3597",),
    Reason.DEALER_EXTRA: ("001:4297", "002:384-387"),
    Reason.ADDED: ("001:4501", "001:4516"),
    Reason.CHIPS: ("001:3965",),
    Reason.SHUUGI: ("001:3137",),
}
"""Where the books say why a row is paid; of those that name an amount `payment_seed` knows more."""
HONBA_SEEDS: Final = {
    (100, 300): ("000:809", "001:1360"),
    (100, 200): ("000:809",),
    (300, 600): ("001:3642",),
    (500, 1500): ("001:3131",),
    (1500, 4500): ("001:3131",),
}
"""By what a honba costs each who pays it, and all of them together."""
SURCHARGE_SEEDS: Final = {(2000, 1000): ("001:3609",), (1000, 1000): ("001:3610",), (1, 1): ("004:126",)}
"""By what each adds on a tsumo of the dealer and of another."""
STICK_SEED: Final = ("000:523", "000:811")
OTHER_SEEDS: Final = {Reason.HONBA: ("001:3128",), Reason.STICKS: ("001:2838",)}
"""Where other amounts are left to the table."""
PAO_SEEDS: Final = {
    "daisangen": ("000:791",),
    "daisuushii": ("000:792",),
    "suukantsu": ("000:793",),
    "rinshan": ("000:795", "001:2042", "001:2905"),
}
"""When somebody is liable for a yaku; for all others it is the line of the last open set."""
LAST_SET_SEED: Final = ("001:2883",)
RINSHAN_PAO_SEEDS: Final = {
    "ron": "001:2912",
    "tsumo": "001:7254",
    "half": "001:2882",
    "double": "001:2911",
    "kan": "001:2910",
}
"""What the feeder of a kan pays."""
LIABLE_FOR_ALL_SEED: Final = "002:321-328"
ALL_PAY_HONBA: Final = "001:1354"
HONBA_PAYER_SEEDS: Final = {"all": "001:2685", "first_place": "001:2889", "last_place": "001:2890"}
PAO_HONBA_SEEDS: Final = {"liable": "001:2892", "half": "001:2894", "all": "001:2887"}
"""Who pays the honba of a ron under pao, if it is not the discarder."""
PAO_HONBA_REST_SEEDS: Final = {
    "third": "001:2897",
    "liable": "001:2897",
    "left": "001:2898",
    "discarder": "001:2898",
    "nobody": "001:2899",
    "both": "001:2899",
}
PAO_HONBA_OF_TSUMO: Final = "001:2890"
GAME_SEEDS: Final = {
    ("toutenkou_sanma", Reason.HONBA): ("001:4297",),
    ("bamboo_two", Reason.NORTH_SHARE): ("001:3487",),
}
"""Games that say it in a line of their own."""


def payment_seed(reason: Reason, plan: Plan) -> tuple[str, ...]:
    """Where the books say why this is paid, and that it is so much."""
    payments = plan.payments
    if (plan.game, reason) in GAME_SEEDS:
        return GAME_SEEDS[plan.game, reason]
    match reason:
        case Reason.HONBA:
            each = payments.honba_each
            return HONBA_SEEDS.get((each, each * (payments.seats - 1)), OTHER_SEEDS[reason])
        case Reason.STICKS:
            return STICK_SEED if payments.stick == THOUSAND else OTHER_SEEDS[reason]
        case Reason.SURCHARGE if payments.shares is not None:
            return SURCHARGE_SEEDS.get(payments.shares.tsumo_extra, ())
    return PAYMENT_SEEDS.get(reason, ())


def pao_seed(yaku: str, tsumo: bool, plan: PaymentPlan) -> tuple[str, ...]:
    """Where the books say that somebody is liable for this yaku, and what he pays of such a win."""
    if yaku == "rinshan":
        return (*PAO_SEEDS[yaku], RINSHAN_PAO_SEEDS[plan.rinshan_pao_pays])
    share = "001:2882" if tsumo and plan.pao_tsumo == "half" else "000:784" if tsumo else "000:785"
    return (share, *PAO_SEEDS.get(yaku, LAST_SET_SEED), LIABLE_FOR_ALL_SEED)


def honba_seed(tsumo: bool, pao: bool, plan: Plan) -> tuple[str, ...]:
    """Where the books say what honba cost and, where it is not as usual, who pays them; ``pao``: another than the
    discarder is liable."""
    payments = plan.payments
    who: tuple[str, ...] = ()
    if payments.honba_payer != "discarder":
        who = (HONBA_PAYER_SEEDS[payments.honba_payer],)
    elif pao and tsumo:
        who = (PAO_HONBA_OF_TSUMO,) if payments.pao_honba_tsumo == "all" else ()
    elif pao and payments.pao_honba_payer != "discarder":
        who = (PAO_HONBA_SEEDS[payments.pao_honba_payer],)
        if payments.pao_honba_payer == "half":
            who += (PAO_HONBA_REST_SEEDS[payments.pao_honba_rest],)
    amount = payment_seed(Reason.HONBA, plan)
    # 000:809 and 001:1360 say who pays, too, and that it is another.
    return (*((ALL_PAY_HONBA,) if who and amount == HONBA_SEEDS[100, 300] else amount), *who)


def _who_let_it_go(score: Score) -> TextId:
    """What to call the player of whom only the winning tile is known: a tile that was robbed was not discarded."""
    robbed = ROBBED.keys() & score.win.flags
    return ROBBED[robbed.pop()] if robbed else TextId("seat-discarder")


def payment_lines(score: Score, rows: Sequence[Transfer] | None = None) -> Iterator[PaymentLine]:
    """The rows of the ledger, each with its reason; ``rows``: those of a table, where it was not this win alone."""
    unknown = not score.win.tsumo and score.win.discarder is None

    def account(number: int) -> Clause:
        if unknown and number == score.discarder:
            return Clause(_who_let_it_go(score))
        if number < 0:
            return Clause(TableAccount(number).text_id)
        return seat_clause(number, score.book.plan.seats)

    plan, tsumo = score.book.plan, score.win.tsumo
    paid = (*score.ledger, *_chips(score)) if rows is None else rows
    pao = any(row.reason is Reason.PAO for row in paid)
    for row in paid:
        because = Clause(row.text_id, dict(row.arguments))
        if row.reason is Reason.PAO:
            seed = places_of(score, pao_seed(str(row.arguments["yaku"]), tsumo, plan.payments))
        elif row.reason is Reason.HONBA:
            seed = places_of(score, honba_seed(tsumo, pao, plan))
        else:
            seed = places_of(score, payment_seed(row.reason, plan))
        chips = row.unit is Unit.CHIPS
        yield PaymentLine(row.amount, chips, account(row.source), account(row.target), because, seed)


def _chips(score: Score) -> tuple[Transfer, ...]:
    """What the win earns in chips, where there are any (001:3137)."""
    plan, win = score.book.plan, score.win
    if not earns(plan.chips):
        return ()
    others = [seat for seat in turn_order(win.seat, plan.payments.seats)[1:] if seat not in win.out]
    return chips_for(score, win.seat, others, None if win.tsumo else score.discarder, plan.chips)
