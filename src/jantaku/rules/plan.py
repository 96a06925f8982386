"""The Plan: what a rule set means, as plain data in one canonical form.

A rule set is what people write; two sheets that play alike may be written differently. The plan is the same for both,
and so is its fingerprint. Everything that scores or plays is built from the plan and never looks at an option. Numbers
are integers; amounts of a limit are *base amounts*, what one non-dealer pays another on a self-draw: a mangan is 2000.
"""

import hashlib
from typing import Final, Literal

import msgspec

Price = int | str
"""Han as a number; or ``"limit 8000"``, a fixed base amount; or ``"hand"``, no value of its own, yet it makes a win."""


class ElementPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an element is worth here. ``needs`` and ``bars`` are facts beyond its own conditions, ``lifts`` are facts
    that bar it elsewhere and not here, ``extras`` are facts that add han of their own."""

    closed: Price | None = None
    open: Price | None = None
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    lifts: tuple[str, ...] = ()
    extras: tuple[tuple[str, int], ...] = ()
    absorbs: tuple[str, ...] = ()
    """Elements that do not count beside it here, though they do elsewhere."""
    each: tuple[str, ...] = ()
    """Facts of which every one counts by itself here, in place of the usual ones: other value tiles."""
    facts: tuple[str, ...] = ()
    """Facts that make it here, in place of its own."""
    pattern: str = ""
    """What its tiles must be here, in place of its own pattern."""
    cases: tuple[tuple[str, Price], ...] = ()
    """What it is worth with which pattern, in place of its own pattern and prices; one of them fits at most."""
    in_company: bool = False
    """It counts only where another pattern of the hand does (001:1793)."""
    times_of: tuple[tuple[str, int], ...] = ()
    """How many times its price a fact of which every one counts is worth, where that is not once; below zero it takes
    han away."""


class PatternPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A yaku of the rule set's own, written in the pattern language; ``needs`` and ``bars`` are facts, as above."""

    pattern: str
    closed: Price | None = None
    open: Price | None = None
    name_ru: str = ""
    name_en: str = ""
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    because_ru: str = ""
    because_en: str = ""


class GrammarPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which structures complete a hand (ids of `jantaku.hands.structures`), of which tile set.

    ``absent``: kinds that are not in play, ``"2345678m"``; red fives among them are not, either.
    """

    tile_set: str = "riichi"
    reds: tuple[int, int, int] = (1, 1, 1)
    absent: str = ""
    structures: tuple[str, ...] = ("sets_4", "seven_pairs", "thirteen_orphans")


class FuPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every fu item. ``*_exempt``: flat hands (runs, worthless pair, ryanmen) that do not get it: those that are closed
    (pinfu), those of simples (tanyao), or all. ``*_unless``: with all these facts such a hand gets it nevertheless."""

    counted: bool = True
    """Where nobody counts fu, `base` is what stands in the formula for every hand."""
    same: int = 0
    """Every hand has so many fu, whatever the rest says; in a plan that is put together fu are then not counted, and
    this is their base (001:3348)."""
    base: int = 20
    seven_pairs: int = 25
    closed: int = 0
    """Of every closed hand, however it was won."""
    closed_ron: int = 10
    closed_ron_exempt: tuple[Literal["closed", "simples", "all"], ...] = ()
    closed_ron_unless: tuple[str, ...] = ()
    tsumo: int = 2
    tsumo_exempt: tuple[Literal["closed", "simples", "all"], ...] = ("closed",)
    tsumo_unless: tuple[str, ...] = ()
    rinshan_tsumo: int = 2
    haitei_tsumo: int = 2
    """The same on the last tile of the wall (001:7484)."""
    closed_tsumo: int = 0
    """Of a closed hand won by tsumo, beside that (001:3075)."""
    closed_runs: int = 0
    """Of a closed hand of runs; below zero it takes fu away, but leaves no fewer than none (001:3203)."""
    open_runs: int = 0
    """The same of an open one of which no more than half lies open, with the set that a ron completes."""
    open_flat_ron: int = 2
    kanchan: int = 2
    penchan: int = 2
    tanki: int = 2
    tanki_seat_wind: int = 2
    """A pair of the own wind that is not the round's (JPML: 001:7295-7301)."""
    dragon_pair: int = 2
    seat_pair: int = 2
    round_pair: int = 2
    double_wind_pair: int = 4
    guest_pair: int = 0
    """A pair of a wind that has no value (001:7476)."""
    triplet: tuple[int, int, int, int] = (2, 4, 4, 8)
    """Open and closed of simples, open and closed of terminals and honours."""
    kan: tuple[int, int, int, int] = (8, 16, 16, 32)
    mixed_triplet: tuple[int, int, int, int] = (1, 2, 2, 5)
    """The same of sets that another tile completes (`SupplementPlan`): two thirds, rounded down (001:4021-4037)."""
    mixed_kan: tuple[int, int, int, int] = (5, 10, 10, 21)
    irregular_pair: int = 0
    """Each pair of a value tile in a hand that is not of sets and a pair (001:7477)."""
    inverted_runs: bool = False
    """A hand of runs has the base alone if it is open, was drawn, did not wait for two ends, or has a pair of terminals
    or honours; otherwise it has 2 fu each for the closed ron, the wait and the pair (001:1774)."""
    fixed: tuple[tuple[str, int, int], ...] = ()
    """Elements with which a hand has so many fu by tsumo, and by ron, and no others (001:1781, 001:1783); where it is 0
    it has its own."""
    added: tuple[tuple[str, int], ...] = ()
    """Elements that bring a hand so many fu besides (001:4495)."""
    round_to: int = 10


class ValuePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Han and fu to a base amount: ``fu * 2 ** (exponent + han)``, up to the cap, then the limits by han."""

    limits: tuple[tuple[int, int], ...] = ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000))
    cap: int = 2000
    round_up_from: int = 0
    """Kiriage: from this base amount on the cap is paid (1920); 0 = never."""
    round_up_han: int = 0
    """It is rounded up only with so many han; 0 = with any."""
    earned: tuple[tuple[int, int], ...] = ()
    """Further limits, by the han of the yaku alone, dora aside (001:1620)."""
    open_sky: bool = False
    yakuman_han: int = 13
    """Under an open sky a yakuman is so many han."""
    yakuman_fu: int = 0
    """There a hand with a yakuman has so many fu, whatever it holds (001:2715); 0 = its own."""
    linear: int = 0
    """Where it is set, each han, those of `exponent` included, is worth so many points, and nothing is doubled."""
    per_han: int = 0
    """The same, but prices are told in han, and limits stand by themselves (001:4333, 001:4352)."""
    least: int = 0
    """There no hand is worth less."""
    free_han: int = 0
    """There so many han are worth no more than that."""
    added_han: int = 0
    """Under an open sky each han adds so many points to the fu, and nothing is doubled (001:3203); 0 = han double."""
    fu_below: int = 0
    """There fu count only with fewer han."""
    open_costs: bool = False
    """A hand of which more than half lies open, with the set that a ron completes, is paid as for one han less."""
    bonus_from: int = 0
    """There a hand with so many han of yaku is paid as for one more with each of them above four (001:3205); 0 = it is
    not."""
    yakuman_bonus: int = 0
    """There a hand with a yakuman is paid as for so many han more instead."""
    sixty_cutoff: bool = False
    """60 fu and more are 30 fu and one han more (001:3351)."""
    kan_han: bool = False
    """A kan of terminals or honours is worth a han, another half of one; half a han that is left is dropped
    (001:3348)."""
    plus_fu: int = 0
    """Han of ordinary yaku, 12 at most, are added to a yakuman, priced with so many fu (001:1592-1603, 001:2944); 0 =
    they do not count beside it."""
    exponent: int = 2
    combine: Literal["add", "single", "add_mangan"] = "add"
    most: int = 0
    """No hand is worth more than this base amount; 0 = no such cap."""
    floor: bool = True
    """Dora below zero take a hand that has a yaku no lower than one han; otherwise each halves what is paid."""


Uncovered = Literal["always", "ippatsu", "nobody_ruined", "ippatsu_nobody_ruined"]
"""After any; only with ippatsu; not if the payments without those dora already ruin somebody; both."""


class DoraPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is dora and what a dora is worth in han."""

    indicator: bool = True
    ura: bool = True
    kan: bool = True
    kan_ura: bool = True
    red: bool = True
    red_needs: Literal["", "closed", "riichi"] = ""
    """Red fives count only with this fact: in a closed hand, after riichi (001:3140)."""
    permanent: tuple[str, ...] = ()
    """Kinds that are dora in every deal, without an indicator (001:5651)."""
    winning: bool = False
    """The kind of the winning tile is dora besides (001:1652)."""
    ura_when: Uncovered = "always"
    """After which win with riichi the tile under the first indicator is turned (001:2741)."""
    kan_ura_when: Uncovered = "always"
    """The same of those under the indicators of kans (001:2749)."""
    han: int = 1
    red_han: int = 1
    nuki_han: int = 1
    mapping: Literal["next", "same", "suji", "next_all_suits"] = "next"
    """What an indicator points to: what follows it; itself; the tile three further on; what follows in every suit."""
    source: Literal["dead_wall", "after_win", "winning_tile", "last_tile"] = "dead_wall"
    """Where the indicator lies: in the dead wall; it is the next live tile, turned after the win (001:3951); it is the
    tile with which the hand is won (001:3973); it is the last tile of the dead wall that no kan has taken, turned after
    the win (001:4501)."""
    stacks: bool = True
    """A tile that several indicators point to, or that is red besides, counts for each of that; otherwise once."""
    block: Literal["all", "all_but_one", "closed", "closed_but_one"] = "all"
    """What a pair, triplet or kan of dora counts: all its tiles or one less; those that were neither claimed nor added
    later, or one less (001:3142)."""
    dragon_order: tuple[int, int, int] = (5, 6, 7)
    """Each dragon points to the one behind it, the last to the first: white, green, red."""
    first: Literal[1, 2] = 1
    """So many indicators are turned at first."""
    more_on: tuple[Literal["double", "ones", "red"], ...] = ()
    """When more are: two if the dice show a double, three if they show two ones, one more if a red tile is among them
    (001:3146)."""
    shrinking: tuple[int, ...] = ()
    """Another indicator is turned when so many live tiles are left (001:3144)."""
    all_from_honba: int | None = None
    """With so many honba every indicator is turned at first, and every winner sees the tiles under them (001:3134)."""
    ura_costs: Literal["never", "always", "without_riichi"] = "never"
    """Ura dora are turned for every winner and cost han: all of them, or those of a hand without riichi (001:3420)."""
    by_dealer: bool = False
    """Before the dice are thrown the dealer may name a kind that is dora in this deal (001:3388)."""
    of_the_day: bool = False
    """What the first indicator of the match made dora is dora in all later deals (001:3138)."""
    personal: bool = False
    """Who comes next may take a discard as the indicator of a dora of his own (001:2797)."""


class AdmissionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand needs to win: han of yaku, more from some honba on."""

    minimum_han: int = 1
    """With 0, any complete hand wins."""
    yakuless_fu: int = 0
    """A hand with so many fu wins without any yaku (001:4493); 0 = it does not."""
    changes_last_result: bool = False
    """In the last deal nobody but the leader may win if everybody's uma would be what it is without the win
    (001:4501)."""
    minimum_of: Literal["sum", "single"] = "sum"
    """All yaku together must be worth so much, or one alone; seven pairs are always added up (001:1869)."""
    minimum_base: int = 0
    """The hand must be worth this base amount, dora counted: 2000 is a mangan (001:4283); 0 = whatever it is worth."""
    minimum_by_round: tuple[int, ...] = ()
    """The same in each round, where it is not one for all; after the last of them as in that (001:2678)."""
    most_han: int = 0
    """No hand wins with more han, nor with a limit of its own (001:6380). Dora count for that, but not those that are
    turned only after a win; 0 = there is no such ceiling."""
    zero_wins: bool = False
    """A yaku worth nothing makes a win, whatever the minimum (001:2095)."""
    bars: tuple[str, ...] = ()
    """Facts with which no hand wins (001:1779)."""
    early: tuple[Literal["daisangen", "daisuushii", "suukantsu"], ...] = ()
    """Yakuman that win as soon as their own tiles are there, whatever else the hand holds (001:2961)."""
    earned: tuple[str, ...] = ()
    """Elements whose han count for the minimum here, though elsewhere they only add, like those of dora (002:376)."""
    river: Literal["lying", "all"] = "lying"
    """Which tiles an early win counts: those that lie in the ponds, or all that were ever discarded (002:426)."""
    shibari_from_honba: int | None = None
    shibari_han: int = 2
    shibari_who: Literal["all", "dealer"] = "all"
    shibari_counts: Literal["yaku", "lasting"] = "yaku"
    """Which han count for it: those of all yaku, or not those of the moment, which are a prize like dora (001:2673)."""
    every_wait: bool = False
    """Sakizuke: each tile that completes the hand must give a yaku, otherwise none may be won on (000:955-961)."""
    every_wait_chance: bool = True
    """A yaku of the moment, such as haitei, is enough for it; otherwise the hand must be in order without (000:961)."""
    every_wait_if: Literal["always", "half_open"] = "always"
    """Nakazuke: only a hand half of which lies open, with the set that a ron completes, is bound so (001:3017)."""
    white_joker: bool = False
    """A white dragon that a player in riichi draws stands for any tile that completes the hand (001:2763)."""
    white_joker_ippatsu: bool = False
    """Only as long as ippatsu lasts (001:2759)."""
    green_joker: bool = False
    """A green dragon that a player in riichi draws stands for any tile, too (001:6152)."""
    every_meld: bool = False
    """Each open meld must belong to a yaku (001:3021)."""
    same_yaku: bool = False
    """A yaku counts only if every tile that completes the hand would give it (001:3023)."""
    facts: tuple[str, ...] = ()
    """Facts that every win needs: ``("riichi",)`` where nobody wins without riichi."""
    clean_pond: tuple[str, ...] = ()
    """Elements that count only where no tile of the wait lies in the own pond (001:3890, 001:3912)."""
    free_dealer_from_honba: int | None = None
    """From so many honba on the dealer may win with any complete hand; the fact `paarenchan` is told of it."""
    free_who: Literal["dealer", "all"] = "dealer"
    """Who may: the dealer alone, or everybody (001:2679)."""
    free_every: int = 1
    """Not in every deal from there on, but in each so manieth: 5 is with 8, 13, 18 honba (001:2086)."""
    own_honba: tuple[Literal["free", "shibari"], ...] = ("free",)
    """For which of the two only honba count that the dealer has not inherited from those before (001:3132)."""


class SharePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Who pays which part of a win, in twelfths of the base amount (001:3593-3611; `rules.shares` builds it from a
    system): ``ron`` for a dealer and for another winner, ``tsumo_dealer`` what each pays the dealer, ``tsumo`` what the
    dealer and what another pays one who does not deal. So it is among three in the oldest system (tsumo beri)."""

    ron: tuple[int, int] = (72, 48)
    tsumo_dealer: int = 24
    tsumo: tuple[int, int] = (24, 12)
    north: tuple[int, int] = (0, 0)
    """What the missing North pays on a tsumo of the dealer and of another, from an account of its own: the share of the
    hand only, neither honba nor anything else (our reading of 001:3597)."""
    by_thirds: bool = False
    """A tsumo of one who does not deal: where the total, rounded, is divisible by three, counted in the step to which
    it is rounded, the dealer pays twice as much as the other; else they pay evenly (001:3605)."""
    own_share_ron: bool = False
    """A discarder pays what he would have paid on a tsumo, and nothing for the others; one share of the honba, too."""
    own_share_part: int = 1
    """Of what he would have paid on a tsumo that is doubled, half."""
    tsumo_extra: tuple[int, int] = (0, 0)
    """Points that each player adds on a tsumo of the dealer and of another."""


MultipleRon = Literal[
    "all_paid",
    "atamahane",
    "abort",
    "abort_with_stakes",
    "first_caller",
    "dearest",
    "kokushi_first",
    "discarder_chooses",
    "stay_on_table",
]
"""Several win on one tile: all are paid; the first in the order of play; nobody, the deal is aborted; the same, and the
discarder lays down a stake for each of them (001:2864); who spoke first; the dearest hand, of equals the first in the
order of play; the first in the order of play, but thirteen orphans before any other hand (001:2713); whom the discarder
chooses; all pay, but what is paid waits for the next winner."""
ABORTED_RONS: Final = ("abort", "abort_with_stakes")


class PaymentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Who pays what to whom. ``honba_each``: what one honba adds to each of three payments, a ron pays them all."""

    seats: int = 4
    dealer_weight: int = 2
    round_to: int = 100
    rounding: Literal["up", "half_up", "half_even", "half_down", "halves", "none"] = "up"
    """How payments are rounded to that: up; to the nearest, and where two are equally near to the greater, the even or
    the lesser one; to the nearest half of it; not at all (001:5313-5319)."""
    first_half: bool = False
    """A tsumo in the uninterrupted first turn is paid by half (001:3086)."""
    side: Literal["off", "difference", "full"] = "off"
    """What those who have not won pay each other for their hands: nothing; by what one is worth more than the other; or
    the whole worth of the better one (001:3412)."""
    unpaid: tuple[str, ...] = ()
    """Elements that help a hand to be dear enough to win, and are not paid (001:4283)."""
    pond_discount: bool = False
    """Who has discarded a tile that wins is paid as for one han less (001:3326)."""
    kan_takes: Literal["nothing", "yakuman", "kokushi"] = "nothing"
    """Which yakuman, won on a discard, is passed on to who has called the tile for a kan at once (001:3382)."""
    fifth_win: int = 0
    """The least base amount of the fifth win in a row, and of each further one (001:3030); 0 = what it is worth."""
    kokushi_dora: Literal["none", "any", "tsumo"] = "none"
    """Whether each dora of thirteen orphans adds points, with any win or by tsumo only (001:3329)."""
    discarded_yakuman: tuple[str, ...] = ()
    """Yakuman that cost a mangan where hand and pond have one together (001:2922)."""
    shares: SharePlan | None = None
    """None: as among four; where fewer sit at the table, a ron pays for all, and who is missing pays no tsumo."""
    phantoms: tuple[int, ...] = ()
    """Seats at which nobody plays. They are dealt nothing, never deal, are not placed and take no part in noten
    payments; all of them have one account (001:4053-4055)."""
    tsumo_split: Literal["each", "halves", "thousands", "phantoms"] = "each"
    """How a tsumo is shared where two pay it: each pays the own share; or the amount of a ron, rounded, is split.
    Halves (rengonosan, 001:4021-4035): to a dealer in halves, the first in the order of play pays the greater one; to
    another two thirds by the dealer, rounded to the nearest step. Thousands: by the table of 001:3353-3365. Phantoms:
    two thirds, rounded to the nearest step, by their account, whoever deals, and the rest by the player
    (001:4092-4108)."""
    own_share_times: int = 1
    """Who pays only the own share on a ron pays it so many times over (001:3980)."""
    thousands_from: int = 0
    """From this amount on payments are rounded up to thousands, below it to `round_to`; 0 = never (001:3589)."""
    dealer_extra: int = 0
    """Points that each payer adds where the dealer wins, and the dealer who pays another's win (ra-chan, 001:4297)."""
    dealer_extra_honba: int = 0
    """What every honba adds to that: so many points more for each win of the dealer before (002:384-387)."""
    dealer_hundredths: tuple[tuple[int, int], ...] = ()
    """What the dealer gets and pays besides, in hundredths of a point for each han: from how many han on how much
    (001:3203)."""
    dealer_extra_flowers: bool = True
    """It is added where a hand wins by its flowers, too."""
    most_with_extra: int = 0
    """No single payment, the dealer's extra included, is more than this; 0 = no such cap."""
    indicator_times: tuple[int, int] = (1, 1)
    """The payments for a hand are so many times as high if an indicator is a tile that is set aside as dora (001:3366),
    if one is a red tile (001:3370)."""
    ura_chips_from: int = 0
    """Where a win is paid with so many points, each ura dora also costs each payer a chip (001:3965); 0 = never."""
    unit: Literal["points", "chips"] = "points"
    """What all this is counted in, in words."""
    added: tuple[tuple[Literal["dora", "riichi", "closed"], int, int], ...] = ()
    """Points that are added to a win for each dora, for riichi, for a closed hand: so many are paid by the discarder,
    and so many by each on a tsumo (001:4501, 001:4516)."""
    honba_each: int = 100
    honba_needs_yaku: bool = False
    """A hand without a yaku is paid no honba (001:4516)."""
    honba_payer: Literal["discarder", "all", "first_place", "last_place"] = "discarder"
    """Who pays them: on a ron the discarder and on a tsumo each the own; always each the own; or always the one of the
    losers who has most points before the win, or fewest, for all of them (001:2888-2890)."""
    stick: int = 1000
    stick_back: bool = False
    """A stick goes back to its owner if another wins by tsumo before the owner has drawn again (001:2837)."""
    double_ron: MultipleRon = "all_paid"
    triple_ron: MultipleRon = "all_paid"
    heads: Literal["nearest", "farthest"] = "nearest"
    """Who comes first where several have the same right: the nearest to whoever it comes from, in the order of play, or
    to the dealer where it comes from nobody; or the farthest (001:2711)."""
    multiple_ron_sticks: Literal["nearest", "own_returned"] = "nearest"
    multiple_ron_honba: Literal["nearest", "each"] = "nearest"
    break_weight: int = 1
    """Between the player before whom the wall was broken and anybody else shares are so many times as high, unless the
    dealer's weight makes them so already (wareme, 001:2810); 1 = it does not matter. Among four."""
    fed_open_riichi: int = 0
    """The least base amount of a win in open riichi on a discard of somebody who could have discarded another tile
    (001:2845); 0 = what the hand is worth."""
    pao: tuple[str, ...] = ("daisangen", "daisuushii")
    """For which yaku who fed them is liable: those of `jantaku.table.parts.liability`, and rinshan."""
    pao_combined: bool = True
    pao_honba_payer: Literal["discarder", "liable", "half", "all"] = "discarder"
    """Who pays the honba of a ron for which another than the discarder is liable: one of them, both by halves, rounded
    down, or each the own (001:2887-2894)."""
    pao_honba_rest: Literal["nobody", "third", "left", "liable", "discarder", "both"] = "nobody"
    """Who pays what cannot be halved: nobody, who is neither of them, who plays before the winner, one of the two, or
    both, rounded up (001:2896-2899)."""
    pao_honba_tsumo: Literal["liable", "all"] = "liable"
    """Who pays those of a tsumo for which somebody is liable: he, or each the own (001:2889-2890)."""
    pao_ron: Literal["shared", "liable"] = "shared"
    """A hand won on another's discard: discarder and liable player share it, or the liable one pays it all (002:321).
    In the latter case he pays for the whole hand on a tsumo, too, and of several the last pays."""
    rinshan_pao_kans: tuple[Literal["added", "chain", "open"], ...] = ("open",)
    """Which kans make their feeder liable for the win on the replacement tile, where `pao` lists rinshan: an added one
    was fed as a pon; of a chain, kan after kan in one turn, he answers to the end (001:2905-2908)."""
    rinshan_pao_pays: Literal["ron", "tsumo", "half", "double", "kan"] = "ron"
    """What he pays alone: as for a ron (001:2905), or all shares of the tsumo together (001:7254); half of those of
    others, as `pao_tsumo` says it for yakuman; the own share twice, and others theirs; or the worth of the kan, its fu
    for every han of the hand, up to the next hundred, and the rest is everybody's (001:2909-2912)."""
    pao_tsumo: Literal["whole", "half"] = "whole"
    """A tsumo: the liable player pays it all, or the own share and half of the others' (001:2882). Where he pays for
    the discarder, he pays it all."""
    pao_fresh_live: int = 0
    """With so many live tiles left or fewer, who discards a kind that was never discarded before and is hit pays,
    whoever is liable (002:330); 0 = no such rule."""
    noten_total: int = 3000
    conflict_stakes: tuple[int, int] = (0, 0)
    """What everybody lays on the table at an exhaustive draw at which nobody pays: where all are ready, where nobody is
    (001:3117-3118)."""
    unpaid_stake: int = 0
    """The same where some are ready and nobody pays for that, since a draw costs nothing (001:5241)."""
    conflict_dealer: bool = True
    """The dealer lays it down like all."""
    noten_to: Literal["ready", "table", "worth"] = "ready"
    """Who gets what is paid at a draw: the ready hands; or it waits on the table for the next winner; or everybody who
    is not ready pays everybody who is what that hand could be worth at most (004:132)."""
    false_win: int = 0
    """What a false win costs, to each opponent; 0 = it is punished as chombo (002:320, 004:160)."""
    false_kan: int = 0
    """What a closed kan of different tiles costs, to each opponent (002:331)."""
    too_many_tiles: Literal["dead_hand", "chombo"] = "dead_hand"
    """What a hand with too many tiles is: dead (000:939); or the deal ends, and its owner pays (003:76)."""
    too_few_tiles: Literal["dead_hand", "chombo"] = "dead_hand"
    """The same of a hand with too few (000:939, 003:75)."""
    bite: Literal["off", "fixed", "one_han"] = "off"
    """What both flowers of the own seat are paid for at once, where they are set aside: a sum by each; as a hand of
    one han, and so is every kan then (001:2255)."""
    draw_stake: int = 0
    """What everybody lays on the table at a draw, ready or not (001:3983)."""
    draw_stakes_most: int = 0
    """When everybody would have so many stakes on the table, all but one of each go back; 0 = they stay (001:3983)."""
    deal_stake: int = 0
    """What everybody lays on the table before each deal. The winner takes all that lies there; but what the loser has
    laid down for this deal is a part of what he pays, and goes back to him (001:4285; the latter is our reading)."""
    multiple_ron_part: Literal["whole", "half"] = "whole"
    """What each of several winners on one tile gets of the worth of the hand (001:5222)."""
    ron_paid_by: Literal["discarder", "all"] = "discarder"
    """All: a ron is paid as a tsumo, by everybody (001:5202)."""
    stick_if_won_on: bool = False
    """Who declares riichi lays the stick down even if the discard is won on (001:2835)."""
    nagashi_as_win: bool = False
    nagashi_and_noten: bool = False
    """It is paid beside what those who are not ready pay, and not in place of it (001:2931)."""
    chombo: Literal[
        "reverse_mangan", "final_minus_20", "pool", "none", "to_players", "to_players_at_end", "to_oka", "at_end"
    ] = "reverse_mangan"
    """Pool: the amount is laid on the table for the next winner. To players: to each of them so much, now or in the
    final scores. At end: it is taken from the final score, and nobody gets it."""
    chombo_amount: int = 2000
    """Base amount of the reversed payment: a mangan. Elsewhere the amount itself."""
    chombo_doubles: bool = False
    """The dealer pays twice as much, and is paid twice as much by others (001:3035)."""
    chombo_once: bool = False
    """Who offends again in the same deal, as it is dealt anew, pays no more (001:3040)."""


class SettlementPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From final points to final scores. Uma in thousands: one row for all, or a row by how many reached the target."""

    by: Literal["points", "chips"] = "points"
    """What the result is: points; or what the chips are worth, and points only tell apart who has as many chips
    (001:6703)."""
    start: int = 25000
    target: int = 30000
    oka: int = 20
    """In thousands, for the first place; negative is taken from the last."""
    oka_rest: int = 0
    """Points of the oka beside these thousands."""
    oka_needs: int | None = None
    """The leader takes it only with so much more than the target, or more; else nobody does (001:3192)."""
    oka_shared: bool = False
    """All who have more than the target share it equally; where nobody has, the leader takes it (001:3927-3930)."""
    uma: tuple[int, ...] = (20, 10, -10, -20)
    uma_by_above: dict[str, tuple[int, ...]] = {}
    """``{"1": (12, -1, -3, -8), ...}``: by the number of players at or above the target; empty = `uma` always."""
    uma_at_target: bool = True
    """Who has exactly the target is among those; else only who has more (001:2728)."""
    ties: Literal["seat_order", "share"] = "seat_order"
    heads: Literal["nearest", "farthest"] = "nearest"
    """Who of equals stands first: the nearest to the first dealer in the order of play, himself included; or the
    farthest."""
    rounding: Literal["none", "one_decimal", "half_down", "math", "up", "down", "toward_zero"] = "half_down"
    winner_absorbs: bool = True
    """The winner's score makes the sum what it must be."""
    leftover_sticks: Literal["first_place", "lost", "oka", "return"] = "first_place"
    bust_prize: int = 0
    """What whoever is bankrupt pays at the end, in points of the final score (001:2689)."""
    bust_prize_chips: int = 0
    """What he pays besides, in chips."""
    bust_prize_to: Literal["causer", "others"] = "causer"
    """Whom the bankrupt has paid in the last deal, in equal shares, and nobody if he has paid none; or all who are not
    bankrupt, the better placed more: 3 to 2 to 1."""
    bust_prize_when: Literal["bust", "draw"] = "bust"
    """Whenever somebody is bankrupt; or only where a draw has brought that about at which he was not ready, and more
    than one was (001:4312)."""
    debts_forgiven: bool = False
    """Points below zero count as none."""
    yakuman_class: str = ""
    """A win with a yakuman ends the match, and it is settled by this row of `uma_by_above`, the winner being the first
    (001:4513); empty = it does not."""


# ---------------------------------------------------------------- the table


class WallPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the wall is broken and what lies in its dead part."""

    throws: Literal[1, 2] = 1
    """One gives the side and the stacks (000:78-81). Two: the owner of the side throws again, and the stacks are
    counted by the sum of both (001:249)."""
    dice: Literal[1, 2] = 2
    """How many are thrown at a time."""
    faces: tuple[int, ...] = ()
    """Where it is set, two other dice with so many faces: the first says whose side is broken and who takes tiles first
    when they are dealt, the second counts the stacks (001:3996-4002)."""
    dead_tiles: int = 14
    replacements: int = 4
    """Replacement tiles lie next to the break; the stack behind them has the first indicator."""
    replace_from: Literal["dead_wall", "live_end", "reserve", "next"] = "dead_wall"
    """Replacement tiles: so many in the dead wall; the last live one; from the end of the row, as long as live tiles
    are left, of which each costs one (002:292-310); the next tile that would be drawn (004:50)."""
    refill: bool = True
    """With each replacement the last live tile becomes dead."""
    played_out: bool = False
    """The live wall is drawn on, through the dead one, up to the indicators that lie open (001:6118)."""
    dead_clockwise: bool = False
    """The dead wall lies clockwise from the break, and tiles are taken from behind it on (001:4070)."""
    dealer_takes_two: bool = True
    """At the end of the deal the dealer takes the first and the third upper tile at once (000:93)."""
    blocks: tuple[int, ...] = (4, 4, 4, 1)
    """How many tiles each seat takes at a time; who has the first turn takes one more."""
    first_turn: Literal["", "winner", "round", "deal", "break", "dice"] = ""
    """Who has it where it is not the dealer: who has won last; the first dealer of the round; another in each deal, in
    turn; whose side of the wall is broken; whom two dice name (001:2664)."""
    sides: tuple[int, ...] = ()
    """How many stacks each side has, the dealer's first, in the order of play; where it is empty, all have as many."""
    stacks_by: Literal["sum", "smaller"] = "sum"
    """Which number counts the stacks: the sum of the dice, or the smaller of both (004:27)."""
    dora_dice: tuple[int, ...] = ()
    """The faces of two more dice that name dora: by their sum; or, where the second has only odd and even, by twice
    the first, less one if it is odd (001:3148)."""


class CallPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Calls: what may be discarded after one, who is heard first."""

    swap: Literal["allowed", "other_end", "forbidden"] = "forbidden"
    """Kuikae: any discard; all but the tile called; also not the other end of the run."""
    illegal: Literal["rollback", "dead_hand", "fine", "chombo"] = "dead_hand"
    """What the referee does about a discard that is forbidden then: it is taken back, and nothing more; or the hand is
    dead; or it costs 1000 points, for the next winner; or chombo (001:2919)."""
    order: Literal["rank", "simultaneous", "first", "seat"] = "rank"
    """Rank: ron, then pon and kan, then chi. Simultaneous: a pon spoken later than a chi is too late. First: whoever
    speaks first, ron included; elsewhere ron beats calls. Seat: the call of the nearest to the discarder."""
    window_ms: int = 3000
    """How long after the discard one may speak."""
    together_ms: int = 500
    """What is spoken so shortly after each other is spoken at the same time."""
    run_ban: Literal["none", "adjacent", "inside"] = "none"
    """Which other tiles may not be discarded after a chi, whichever tile was called: the two next to the run, or those
    of the run (001:2822)."""
    least_live: int = 1
    """Tiles that must be left in the live wall for chi, pon and kan."""
    verbs: tuple[Literal["chi", "pon", "kan"], ...] = ("chi", "kan", "pon")
    """What may be called at all; kan is the open one."""
    most_runs: int | None = None
    """So many runs a hand may call at most."""
    interrupt: bool = True
    """A meld ends the first go-around and everybody's ippatsu (001:964); otherwise only its owner's (001:7642)."""
    riichi_interrupts: bool = False
    """A riichi that stands ends the first go-around and the ippatsu of all others (001:7639)."""
    keeps_turn: bool = False
    """A call does not move the turn: the caller discards in the own one, without drawing (001:2672)."""
    tenpai_calls: bool = False
    """A pon, or a run from anybody, may declare riichi, and then comes before other calls (001:5075, 001:5078)."""
    runs_from: Literal["left", "any"] = "left"
    """Whose tiles are called for a run (001:6174)."""
    most: int | None = None
    """So many sets of any kind (001:3052)."""
    stake: int = 0
    """What a call costs, for the next winner (001:3050)."""
    staked_from: int = 1
    """From which call of a hand on; it is paid for those before as well (001:3051)."""
    raised_runs: Literal["never", "open", "closed"] = "never"
    """Whether a tile may be laid on the claimed one of a run (001:3171), and what the run counts as from then on."""
    runs_call_raised: bool = False
    """A tile that is laid on a run may be called for another run (001:2112)."""
    rob_laid: bool = False
    """The tiles of the own hand that a player lays with a called run may be won on (001:2112)."""
    shows_drawn: bool = True
    """Everybody sees whether a discard was the tile just drawn; otherwise only its owner knows (002:191)."""

    @property
    def forbids(self) -> bool:
        """Whether there are tiles that may not be discarded after a call."""
        return self.swap != "allowed" or self.run_ban != "none"


class RiichiKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of riichi that is declared by a word of its own; a win after it has the fact of the same name."""

    word: str = "riichi"
    opens: Literal["nothing", "waits", "hand"] = "nothing"
    """What is laid open with it."""
    closed: bool = False
    """Only with a closed hand, where others may be declared with an open one."""
    first: bool = False
    """Only while nobody is in riichi."""
    furiten: bool = True
    """In furiten, too, if riichi may be declared so at all."""
    must_win: bool = False
    """Whoever has declared it may let no winning tile pass, and so is not asked."""
    sticks: int = 1
    """How many riichi sticks it costs."""
    times: int = 1
    """A win after it is paid so many times (001:2105)."""
    face_down: bool = False
    """The tile of the declaration lies face down until the end of the deal: nobody wins on it or calls it, and whoever
    waits for it is furiten (001:2117)."""


ORDINARY_RIICHI: Final = RiichiKind()


class RiichiPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What riichi needs and what it leaves to the player."""

    declared: bool = True
    """There is riichi at all."""
    least_live: int = 4
    on_credit: bool = False
    last_points: bool = True
    """The stake may be all that one has (001:2686: some play only while everybody has something)."""
    furiten: bool = True
    """It may be declared in furiten."""
    furiten_must_win: bool = False
    """Who declared it in furiten may not pass the winning tile when he draws it (001:3941)."""
    open_hand: bool = False
    """It may be declared with an open hand, too (001:3952)."""
    dealt: bool = False
    """It is declared only of a hand as it was dealt, before the first discard, by anybody, with nothing laid down
    (002:435)."""
    opens: Literal["nothing", "waits", "hand"] = "nothing"
    """What the first to declare in a deal may lay open, for more han: nothing, what waits, the whole hand (001:2844).
    He may let no winning tile pass then (001:2074)."""
    open_sticks: int = 1
    """How many sticks an open one costs (001:2074)."""
    open_in_furiten: bool = False
    """It may be declared in furiten, too (001:4323)."""
    open_is_last: bool = False
    """After that nobody else declares riichi in this deal (001:3978)."""
    empty_wait: bool = True
    """It may be declared when everything for which the hand waits lies open; otherwise that is chombo if the wall is
    exhausted (001:2834)."""
    unready: Literal["refused", "noten", "chombo"] = "refused"
    """Whether it may be declared with a hand that is not ready, and what such a hand is when the wall is exhausted
    (001:2833)."""
    suji_trap: bool = True
    """It may be declared with a discard from which a waiting tile is three away (hikkake)."""
    ankan: Literal["never", "drawn_tile", "always"] = "drawn_tile"
    """Never; with the tile just drawn, if nothing below forbids it; or whatever changes."""
    ankan_any_tile: bool = False
    """Also with four tiles that were in the hand before, whatever was drawn, if the hand waits for the same tiles
    without them (001:2991)."""
    ankan_may_change_waits: bool = False
    ankan_may_change_yaku: bool = True
    ankan_may_change_structure: bool = False
    more_kinds: tuple[RiichiKind, ...] = ()
    """Further kinds, beside the ordinary one and the open one."""

    @property
    def kinds(self) -> tuple[RiichiKind, ...]:
        """All kinds, in the order in which they are offered."""
        return (ORDINARY_RIICHI, *self._open, *self.more_kinds)

    @property
    def turns_down(self) -> bool:
        """Whether some tile may lie face down."""
        return any(kind.face_down for kind in self.more_kinds)

    @property
    def _open(self) -> tuple[RiichiKind, ...]:
        """001:2074: neither in furiten nor after another's, and no winning tile may pass it."""
        if self.opens == "nothing":
            return ()
        rules = {"closed": True, "first": True, "furiten": self.open_in_furiten, "must_win": True}
        return (RiichiKind("open_riichi", self.opens, sticks=self.open_sticks, **rules),)


class KanPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Kans: how many, which may be robbed, when their indicators are turned."""

    limit: int | None = 4
    after_limit: Literal["none", "aborts"] = "none"
    """What a kan beyond the limit is: impossible, or the end of the deal (suukan_sanra_timing = fifth_kan)."""
    closed_indicator: Literal["at_once", "after_discard", "next_kan", "never"] = "at_once"
    open_indicator: Literal["at_once", "after_discard", "next_kan", "never"] = "after_discard"
    chains: Literal["never", "closed", "closed_or_added", "any"] = "any"
    """After which kan another may follow in the same turn (001:2957)."""
    after_call: bool = False
    """A kan may be declared in the turn that began with a pon or chi (001:2959)."""
    turned_by_win: tuple[Literal["closed", "open"], ...] = ("closed",)
    """After which kans a win on the replacement tile turns the indicator, if it still waits to be turned
    (001:2755)."""
    rob_closed: Literal["off", "kokushi", "any_yakuman", "any_hand"] = "kokushi"
    rob_open: bool = False
    """Whether an open kan, made with a discard, may be robbed, too."""
    rob_fourth: bool = True
    """Whether the fourth kan of one player may be robbed, who has suukantsu before him for all to see (001:2855)."""
    second_call: bool = False
    """A pon becomes a kan with a tile that is called from the same player as the pon (001:2967)."""
    on_last_tile: bool = False
    last_replacement: bool = False
    """A replacement tile can be the last tile of the wall, too."""
    hidden: bool = False
    """The tiles of a closed kan lie face down until the end of the deal (002:240)."""
    up: Literal["inner", "outer", "all"] = "inner"
    """Which tiles of one that is not hidden lie face up (001:3400)."""
    pays: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Points that are paid for a kan at once: closed, by each; open, by the feeder; added with the tile just drawn, by
    each; added later, by each (004:143-156)."""
    dues: tuple[int, int, int] = (0, 0, 0)
    """The same where it never goes back: closed, by each; open, by the feeder; added, by each (001:3032)."""
    open_stake: int = 0
    """What an open kan costs its owner, for the next winner; one that was added to a pon is open, too (001:3034)."""
    open_fine: int = 0
    """The base amount that an open kan costs its owner, who has not won when the deal ends (001:3034)."""


class FuritenPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a win that was passed is forgotten, outside riichi."""

    missed: Literal["bars", "dearer", "free"] = "bars"
    """What a win that was passed does: it bars any win; any that is not dearer (004:44); nothing."""
    ends: Literal["own_turn", "covered", "taken", "any_declaration"] = "own_turn"
    yakuman_free: bool = False
    """A yakuman may be won on a discard in furiten, too (001:2832)."""
    riichi_tsumo: Literal["free", "passed_tile", "barred"] = "free"
    """Who has let a win pass in riichi: may still draw it; not a tile of the kind that was passed; none (001:2842)."""
    own_pond: bool = True
    """A hand that waits for a tile of its own pond may not win on discards."""
    own_last: bool = False
    """Where the own pond does not, its last tile does: a hand that waits for it may not win on discards (001:5143)."""
    open_tiles: bool = False
    """The tiles of its open melds count as if they lay there (001:7637)."""
    until_discard: bool = False
    """Where the own turn ends it, the own discard does, and not the draw before it (001:2836)."""
    tsumo_too: bool = False
    """A win that was passed bars the own draw, too, until it is forgotten (001:2668, 001:3959)."""
    temporary: bool = True
    """A win that was passed bars ron until it is forgotten; otherwise only one that was passed in riichi does."""
    in_riichi: bool = True
    """One that was passed in riichi bars ron for the rest of the deal."""
    more: tuple[
        Literal["acquired", "ankan", "chakan", "common", "exposed", "extended", "relative", "suji", "unrelated"], ...
    ] = ()
    """Other kinds (001:5145-5155). By the pond: the hand may not complete a set that a tile there completes; a tile
    there and one of the hand are alike, or two in all ponds and one of the hand; the wait lies there, or one three
    apart from it; the tile to win with lies there, which bars the own draw, too. As the pond count: closed kans of
    everybody, for all; the tile that made an own open kan; what was called; what lies beside it."""


class NukiPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that are set aside as dora (001:3578-3587). Flowers among them must be, at once; others may be."""

    tiles: tuple[str, ...] = ()
    """The kinds, ``("4z",)``; with none there is nothing to set aside."""
    in_hand: Literal["never", "value_dora", "dora", "plain"] = "plain"
    """What one that stays in the hand is: no part of a hand that wins; dora and a value tile; dora; as any other."""
    allows: tuple[Literal["extraction", "closed_kan"], ...] = ("closed_kan", "extraction")
    """What may be declared with those in the hand."""
    claims: tuple[Literal["pon", "kan", "closed_kan"], ...] = ()
    """What others may make of one that was set aside; a closed kan, unlike the other, leaves the hand closed."""
    robbery: Literal["always", "frame_only", "yakuman_only", "never"] = "always"
    """Whether it may be won on: always; only when a set of them is declared; with a yakuman; never."""
    value: Literal["extracted", "embedded", "both"] = "both"
    """Where one that is a value tile counts as such."""
    use: Literal["any", "outside", "yakuman"] = "any"
    """For which yaku those in the hand may serve: any; those of terminals and honours; yakuman."""
    outside_cycle: bool = False
    """The order of dora passes them over."""
    indicator_counts: bool = True
    """One that an indicator points to is dora for that, too."""
    indicator_after: int = 0
    """When so many have been set aside by all together, one more indicator is turned (001:3662)."""
    keeps_first_turn: bool = False
    """It does not interrupt the first go-around (tenhou, double riichi)."""
    keeps_ippatsu: bool = False
    rinshan: bool = True
    """A win on the tile drawn for it is one on a replacement tile."""
    all_win: bool = False
    """Who has all but one of them wins with the last: from the wall, or as another sets it aside (002:279-282). Nobody
    discards one, and the last live tile stays in the hand if it is one."""
    bonus: str = "nuki_dora"
    """The element by which they count."""


class ExclusionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Kinds that the break of the wall puts out of play (001:4041): they are no part of an ordinary winning hand."""

    kinds: int = 0
    """From the break on, away from the live wall, tiles are turned up until so many different kinds lie open."""
    replace_from: Literal["next", "live_end"] = "next"
    """Where the tile comes from for one of them that a player draws and does not want: the next one, or the last."""


class VoidPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A suit that a hand must be rid of to win, chosen by everybody in secret before the first turn (004:62-65)."""

    chosen: bool = False
    fine: int = 0
    """What it costs, to nobody's gain, to hold it when the wall is exhausted, or to have melded it."""
    fine_each: bool = False
    """Each of several causes is fined; otherwise it is one fine for a player and deal."""


class ExchangePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that everybody passes on after the deal, all of one suit."""

    tiles: int = 0
    to: Literal["next", "across", "previous", "dice"] = "dice"
    """To whom; by the dice of the break: an even sum of both across, else the greater die odd next, even previous."""


class BuildingPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hands that are built: everybody picks one of the tiles that were dealt, and discards of the others, in turn.
    Nothing is drawn and nothing called, and riichi is declared with the first discard (001:4283)."""

    tiles: int = 0
    """So many tiles are dealt to everybody, who picks as many for the hand as are dealt elsewhere (`WallPlan.blocks`);
    0 = hands are not built."""
    steps: int = 17
    """So often everybody discards; then the deal is drawn."""
    seconds: int = 180
    """So long everybody has for building, where there is a clock."""


class StagePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand that grows: dealt for fewer sets than it needs, it takes two tiles whenever it is complete (001:4329)."""

    played: bool = False
    """Hands are dealt as `WallPlan.blocks` say and grow to the size of the grammar."""


class WinnersPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a win is for the deal: its end, or one player leaves and the others play on (004:41-42)."""

    until: int = 1
    """The deal ends when so many have won; or with the wall."""
    next_after: Literal["winner", "discarder"] = "winner"
    """Who plays on: the next one after the last winner, or after whoever discarded the tile."""


class SupplementPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sets that other tiles complete (001:4008-4011, 001:4057, 001:4072-4084, 001:4120-4144). Which tile supplements
    which, and that different seasons make pairs and triplets, `jantaku.hands.supplements` says, by the scheme of the
    box."""

    played: bool = False
    most_mixed: int = 3
    """So many sets of a hand may be mixed; or interlaced, in a box of pairs."""
    season_sets: bool = True
    """Different seasons, and flowers in a box of pairs, are pairs, triplets and kans; otherwise they only complete
    other sets."""
    neighbours: bool = False
    """In a box of pairs two pairs side by side are a kan (001:4134)."""
    seasons: tuple[str, ...] = ()
    """Each season with the kinds three of which it raises to a kan: ``("5f 123456789p 15z",)``."""
    fives: tuple[str, ...] = ()
    """The same of the fives that raise three dragons of their suit to a mixed kan: ``("5p 5z",)`` (001:4088)."""
    seat_raises: bool = True
    """The tile of the own seat raises any three, once in a hand."""
    eyes: tuple[str, ...] = ()
    """Kinds two of which, between the own seasons, are a kan that stands for the eyes; those of the own seat, too."""
    own_seasons: tuple[str, ...] = ()
    """The two seasons of each seat at which somebody plays, the dealer's first: ``("56f", ...)``; where there are none,
    no such kan."""


Abort = Literal[
    "kyuushu_kyuuhai",
    "four_winds",
    "four_riichi",
    "four_kans",
    "triple_ron",
    "seven_honours",
    "all_kokushi",
    "all_chiitoitsu",
]
"""The last three: somebody has discarded each honour, and nothing else, in seven turns (001:2850); everybody is ready
for thirteen orphans, or for seven pairs, and lays down a stake (001:2870-2878)."""


class DrawPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deals without a winner."""

    aborts: tuple[Abort, ...] = ("four_kans", "four_riichi", "four_winds", "kyuushu_kyuuhai", "triple_ron")
    winds: tuple[Literal["1z", "2z", "3z", "4z"], ...] = ("1z", "2z", "3z", "4z")
    """The winds that end the deal when everybody discards the same one (001:3976: only West)."""
    nine_kinds_until: Literal["call", "two_declarations"] = "call"
    """What takes the right to end the deal with nine terminals and honours before the own first turn: any call or kan;
    or two declarations, be they calls, kans or riichi (001:2849)."""
    nine_kinds: Literal[8, 9] = 9
    """So many kinds there must be among those nine (001:2848)."""
    four_kans: Literal["after_discard", "at_declaration", "fifth_kan"] = "after_discard"
    kan_owners: int = 2
    """So many players must own the kans, for them to end the deal (001:2854)."""
    yakuless_tenpai: bool = True
    dead_wait: Literal["counts", "not_if_visible", "not_if_all_in_own_hand", "counts_if_sure"] = (
        "not_if_all_in_own_hand"
    )
    """Whether a hand is ready whose waits are all gone; ``counts_if_sure``: with a yaku, or less than half of it open
    (001:3018)."""
    sticks: Literal["stay", "return", "oka"] = "stay"
    """What becomes of the riichi sticks after a draw, an abort included (001:3120)."""
    pot_to_dealer: bool = False
    """All that lies on the table when the wall is exhausted goes to the dealer (001:2841)."""
    graded: bool = False
    """Where ready hands have a dear yaku at an exhausted wall, only those with the dearest are ready (001:3331)."""
    shown: Literal["ready", "all_riichi"] = "ready"
    """Which hands are laid open at an exhausted wall: those that are ready; or all where everybody is in riichi, and
    otherwise none (001:3979). The latter only where nothing depends on who is ready."""
    dead_hand_ends: bool = False
    """A hand that is ruled dead ends the deal at once, like an exhausted wall (001:4064)."""


class DealerPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who deals next, and how the honba grow."""

    stays_after: tuple[Literal["win", "tenpai", "all_noten", "draw", "south_noten"], ...] = ("tenpai", "win")
    """``draw``: any exhaustive one; ``south_noten``: any but one with South ready and the dealer not (001:3091)."""
    later_stays_after: tuple[Literal["win", "tenpai", "all_noten", "draw"], ...] | None = None
    """The same from the second round on, where it is another rule."""
    last_stays_after: tuple[Literal["all_noten"], ...] | None = None
    """Where it is set, the dealer stays after nothing else in the last deal (001:2653)."""
    stays_min: int = 0
    """A win keeps the deal only if it is worth this base amount: 2000 is a mangan (001:2677)."""
    stays_dora: Literal["count", "left_out", "bar"] = "count"
    """Whether dora are counted for that; or with any a win keeps the deal for nobody."""
    stays_min_again: bool = True
    """Whether a win must be worth so much in a repeat, too."""
    again_after_draw: tuple[Literal["tenpai", "all_noten"], ...] | None = None
    """After which draws a dealer stays who repeats already, where that is another rule (001:2705)."""
    again_after_win: bool = True
    """A win keeps the deal in a repeat, too, where it does so at all (001:2707)."""
    kan_passes: Literal["never", "any", "others_even"] = "never"
    """Which kans move the deal on at a draw, whoever is ready: any, or those of a deal in which the others have as many
    as the dealer at least (001:3087)."""
    honba_after_chombo: bool = False
    """A deal that is repeated after an offence adds one (001:3688)."""
    passes_to: Literal["next", "winner", "first_winner", "break"] = "next"
    """Who deals when the dealer does not stay: the next in order, or whoever has won (the nearest of several); or who
    won first in this deal, and where several did on one tile, whose tile it was; without a win the dealer stays
    (004:73-75). Break: who has dealt throws, and whose side of the wall is to be broken deals, or where that is the
    same player, the next (001:2648)."""
    first_of_round: Literal["next", "round_wind", "redraw", "leader_dice", "leader_tiles"] = "next"
    """Who deals first in the later rounds: who would deal in any case; whose seat had the wind of the round at the
    beginning (001:4753-4764); one of all, by lot; or whom the leader finds, with two dice or by drawing winds
    (001:2691)."""
    after_abort: Literal["stays", "passes", "if_renchan"] = "stays"
    most_repeats: int | None = None
    """After so many repeats in a row the deal passes, whatever happens (001:2651)."""
    honba_after_draw: Literal["always", "never", "dealer_tenpai", "all_noten", "dealer_tenpai_or_all_noten"] = "always"
    """When an exhaustive draw adds one. Where it adds none they stay if the dealer stays."""
    honba_kept: bool = False
    """Whether they stay, too, if it adds none and the deal passes (001:1358, 001:1364)."""
    conflict_honba: tuple[bool, bool] = (False, False)
    """Whether an exhaustive draw adds one more where all are ready, where nobody is (001:3118)."""
    unpaid_honba: bool = False
    """The same where some are ready and nobody pays (001:5241)."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seats are called, and which tiles have a value."""

    tiles: tuple[str, ...] = ("1z", "2z", "3z", "4z")
    """The seat tiles in the order of play, the dealer's first."""
    seat_counts: bool = True
    """The own seat tile is a value tile."""
    round_counts: bool = True
    """The round tile is a value tile."""
    round_pairs: tuple[tuple[str, str], ...] = ()
    """Tiles that are round tiles together, whichever of them the round is called by (001:2645)."""
    value_tiles: tuple[str, ...] = ("5z", "6z", "7z")
    """Value tiles for everybody."""
    repeat_values: tuple[Literal["dragons", "winds"], ...] = ()
    """In a repeat there is one more of each of these for everybody: in the first East, or White, in the second South,
    or Green, and so on in a circle; a tile that has a value already has two then (001:2657)."""
    drawn: Literal["random", "two_throws", "dice"] = "random"
    """How the seats are drawn: by lots; or by lots and then twice by a die, who is the first dealer (001:3652); or each
    throws two dice, the highest is East, and equals throw again (002:111-113)."""
    members: int = 0
    """How many play, where that is more than sit at the table: the others rest; 0 = as many as there are seats."""
    rotation: Literal["stay", "dealer", "last"] = "stay"
    """Who changes places between deals: nobody; or when the deal passes who has dealt leaves, and the first of those
    who rest sits down in his place (001:4172-4174); or the last of those at the table leaves, by points (001:4043).
    Then a round has as many deals as the match has members."""
    reseat: Literal["never", "random", "in_order"] = "never"
    """Whether everybody at the table changes seats before each later round: by lot, or in the order of Chinese matches
    (001:381, 001:2598-2604)."""
    fifth_wind: str = ""
    """A tile that may stand for a wind in hands of winds; it has no value of its own there (001:3077)."""
    hands: tuple[tuple[int, ...], ...] = ()
    """By player, the seats for whose hands he answers, the one where he sits first; empty: everybody for his own. Two
    players who answer for one hand have all their hands in common, and whoever of them speaks first is heard."""
    phantoms_draw: bool = False
    """In the turn of a phantom a tile of the wall is turned up, which others may take like a discard; otherwise its
    turn is passed over (001:4059)."""
    teams: tuple[int, ...] = ()
    """The team of each seat, from 0 on: those of a team share one account, so that it is only their sum that is
    negative, placed and settled; where it is empty everybody plays for himself."""


class LengthPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds, and what ends the match."""

    rounds: tuple[str, ...] = ("1z", "2z")
    """The round tiles, in order."""
    round_by: Literal["order", "break", "dice"] = "order"
    """Whether rounds have these tiles, or each deal that of the seat before which its wall is broken (001:2649), or one
    of these by a die (001:2648)."""
    deals: int = 0
    """Where it is set, the match has so many deals, repeats not counted, and rounds do not matter."""
    counts_repeats: bool = False
    """Each of them counts, whoever deals (004:76)."""
    keeps_rounds: bool = False
    """Rounds go on as usual while deals are counted, each of which counts then; after the last round the first begins
    anew (002:123, 002:140)."""
    minutes: int = 0
    """Where it is set, the match ends when the time is up, in the middle of a deal. A move takes a second at least."""
    extra_rounds: tuple[str, ...] = ("3z",)
    """Played while nobody has the target."""
    extra_endless: bool = False
    """When they are played they begin anew, as often as need be (001:2623)."""
    extra_ends: Literal["target", "target_without_repeat", "target_by_win", "round"] = "target"
    """As soon as somebody has the target (000:867); but not while the dealer repeats; only after a win (001:7317); or
    when the round is played."""
    above: int = 0
    """So much more than the target somebody must have to end it (001:3192); below zero, where less is enough."""
    ceiling: int = 0
    """Who has so many points ends the match (001:2633); 0 = nobody."""
    mercy_gap: bool = False
    """The first being ahead of the last by as many points as the target ends it, too (001:2687)."""
    bust: Literal["off", "below_zero", "at_zero"] = "below_zero"
    stop_after: tuple[Literal["win", "tenpai"], ...] = ("tenpai", "win")
    """After what the leading dealer of the last deal may stop."""
    stop_places: tuple[int, int] = (1, 1)
    """The lowest place from which he may: after a win, at a draw (001:2695, 001:2697)."""
    stop: Literal["forced", "asked"] = "forced"
    leftover_deal: bool = False
    """What lies on the table after the last deal is played for in one more (001:409)."""


class ChipPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chips, a second currency that wins earn beside their points (001:3136)."""

    source: Literal["players", "bank"] = "players"
    """Those who pay for the hand pay them, too; or a bank does."""
    events: tuple[tuple[str, int], ...] = ()
    """What earns chips, and how many each time; the words are those of `jantaku.scoring.chips`."""
    from_all: tuple[str, ...] = ()
    """Of these every other player pays, on a ron as well."""
    many_dora: int = 0
    """A chip for so many dora of any sort in a won hand; 0 = none."""
    limits: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """For a mangan, haneman, baiman, sanbaiman, yakuman."""
    yakuman: tuple[int, int] = (0, 0)
    """For each yakuman, by tsumo and by ron."""
    rate: int = 0
    """What a chip is worth in the final scores, in points; 0 = chips are counted by themselves."""
    uncovers: Literal["none", "once", "match", "chain"] = "none"
    """Tiles of the wall that the winner of a closed hand turns, a chip for each tile like them: one; as long as there
    are some; or as many more as there were (001:3094, 001:3096)."""
    neighbours: bool = False
    """The tiles before and after a turned one count, too, and those that are set aside three times (001:3098)."""
    peek: bool = False
    """A winner in riichi turns two tiles: two chips for each tile like them, one for a neighbour (001:3100)."""
    lined_up: bool = False
    """A chip for a win in riichi with three equal discards in a line (001:3341)."""
    below_target: int = 0
    """Chips from each for the winner of the match who is below the target and has won a yakuman (001:3335)."""


class YakitoriPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fine for whoever has won no deal (001:3103)."""

    amount: int = 0
    """To each who gets it."""
    each_round: bool = False
    """It is asked after every round, and paid at once; otherwise after the match."""
    unit: Literal["points", "chips"] = "points"
    receivers: Literal["all", "best"] = "all"
    """All who have won, or who has won most."""
    markers: int = 0
    """So many everybody holds at first, each of which costs the amount; 0 = it is enough to win once (001:3101)."""
    returns: bool = False
    """When nobody holds any, everybody gets all of them again (001:3106)."""
    rekindled: Literal["never", "always", "round_end", "last_deal"] = "never"
    """In which deals a ron gives the discarder a marker back, and a tsumo of who had one all others (001:3108)."""
    passed_on: bool = False
    """On a ron the winner's marker goes to the discarder (001:3110)."""
    kan_clears: Literal["none", "dora", "1s"] = "none"
    """Which kan in the last deal takes all markers off its owner (001:3114)."""
    flips: bool = False
    """An open kan of 1s turns all markers over at the end of a deal (001:3116)."""
    lunch: int = 0
    """So many markers lie in the middle, and winners eat them; 0 = everybody holds his own (001:3112)."""


PARTS: Final[dict[str, type[msgspec.Struct]]] = {
    "grammar": GrammarPlan,
    "fu": FuPlan,
    "value": ValuePlan,
    "dora": DoraPlan,
    "admission": AdmissionPlan,
    "payments": PaymentPlan,
    "settlement": SettlementPlan,
    "wall": WallPlan,
    "calls": CallPlan,
    "riichi": RiichiPlan,
    "kans": KanPlan,
    "furiten": FuritenPlan,
    "nuki": NukiPlan,
    "exclusion": ExclusionPlan,
    "void": VoidPlan,
    "exchange": ExchangePlan,
    "building": BuildingPlan,
    "stages": StagePlan,
    "winners": WinnersPlan,
    "supplements": SupplementPlan,
    "seats": SeatPlan,
    "draws": DrawPlan,
    "dealer": DealerPlan,
    "length": LengthPlan,
    "chips": ChipPlan,
    "yakitori": YakitoriPlan,
}
"""The parts of a plan that options set field by field, by their names in `Plan`."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it. ``table`` holds, in canonical values, what is written and not built: no plan hides a difference."""

    game: str = "riichi"
    elements: dict[str, ElementPlan] = {}
    patterns: dict[str, PatternPlan] = {}
    grammar: GrammarPlan = GrammarPlan()
    fu: FuPlan = FuPlan()
    value: ValuePlan = ValuePlan()
    dora: DoraPlan = DoraPlan()
    admission: AdmissionPlan = AdmissionPlan()
    payments: PaymentPlan = PaymentPlan()
    settlement: SettlementPlan = SettlementPlan()
    wall: WallPlan = WallPlan()
    calls: CallPlan = CallPlan()
    riichi: RiichiPlan = RiichiPlan()
    kans: KanPlan = KanPlan()
    furiten: FuritenPlan = FuritenPlan()
    nuki: NukiPlan = NukiPlan()
    exclusion: ExclusionPlan = ExclusionPlan()
    void: VoidPlan = VoidPlan()
    exchange: ExchangePlan = ExchangePlan()
    building: BuildingPlan = BuildingPlan()
    stages: StagePlan = StagePlan()
    winners: WinnersPlan = WinnersPlan()
    supplements: SupplementPlan = SupplementPlan()
    seats: SeatPlan = SeatPlan()
    draws: DrawPlan = DrawPlan()
    dealer: DealerPlan = DealerPlan()
    length: LengthPlan = LengthPlan()
    chips: ChipPlan = ChipPlan()
    yakitori: YakitoriPlan = YakitoriPlan()
    table: dict[str, bool | int | str | list[int | str]] = {}

    @property
    def players(self) -> int:
        """How many play, whether or not all of them sit at the table."""
        at_table = self.payments.seats - len(self.payments.phantoms)
        return len(self.seats.hands) or max(at_table, self.seats.members)

    @property
    def played_tiles(self) -> tuple[str, ...]:
        """The tiles of the positions at which somebody plays, the dealer's first: phantoms have every second seat, so
        that they are at the same positions whoever deals."""
        return tuple(tile for at, tile in enumerate(self.seats.tiles) if at not in self.payments.phantoms)

    def canonical(self) -> bytes:
        """The plan as JSON, keys in order, nothing left out: equal plans give equal bytes."""
        return msgspec.json.encode(self, order="deterministic")

    @property
    def fingerprint(self) -> str:
        """SHA-256 of what the plan means: of all that is not as it usually is, so that a rule that comes later and is
        off changes no fingerprint."""
        from jantaku.rules.equivalence import meaning  # which in turn knows all parts

        return hashlib.sha256(msgspec.json.encode(_unusual(meaning(self)), order="deterministic")).hexdigest()


def _unusual(value: object) -> object:
    """What is said, without the fields that are as they are where nobody says anything."""
    if isinstance(value, msgspec.Struct):
        told = ((field, getattr(value, field.name)) for field in msgspec.structs.fields(value))
        return {field.name: _unusual(said) for field, said in told if said not in (field.default, {})}
    if isinstance(value, dict):
        return {name: _unusual(said) for name, said in value.items()}
    return value
