"""When two plans play alike: a plan without what cannot make a difference, because something else switches it off.

Plans of which the same is left have the same fingerprint, however their sheets were written.
"""

from typing import Final

from msgspec.structs import replace

from jantaku.rules.plan import (
    ABORTED_RONS,
    AdmissionPlan,
    BuildingPlan,
    CallPlan,
    ChipPlan,
    DealerPlan,
    DoraPlan,
    DrawPlan,
    ExchangePlan,
    ExclusionPlan,
    FuPlan,
    FuritenPlan,
    KanPlan,
    LengthPlan,
    NukiPlan,
    PaymentPlan,
    Plan,
    RiichiPlan,
    SettlementPlan,
    SharePlan,
    SupplementPlan,
    ValuePlan,
    VoidPlan,
    WallPlan,
    WinnersPlan,
    YakitoriPlan,
)

FOUR_KANS: Final = 4
"""As many as there are where nothing else is agreed."""
READY_FOR: Final = {
    "all_kokushi": ("thirteen_orphans",),
    "all_chiitoitsu": ("seven_pairs", "seven_pairs_quads"),
}
"""Which structures a hand must know to be ready as an abort wants it."""


def meaning(plan: Plan) -> Plan:
    """The plan without what cannot make a difference: names, and settings of what is switched off."""
    return replace(
        plan,
        patterns={
            name: replace(pattern, name_ru="", name_en="", because_ru="", because_en="")
            for name, pattern in plan.patterns.items()
        },
        fu=_fu_meaning(plan.fu),
        value=_value_meaning(plan),
        admission=_admission_meaning(plan.admission),
        dora=_dora_meaning(plan),
        payments=_payment_meaning(plan),
        settlement=_settlement_meaning(plan.settlement),
        calls=_call_meaning(plan),
        wall=_wall_meaning(plan.wall),
        riichi=_riichi_meaning(plan.riichi),
        kans=_kan_meaning(plan),
        furiten=_furiten_meaning(plan),
        nuki=plan.nuki if plan.nuki.tiles else NukiPlan(),
        void=plan.void if plan.void.chosen else VoidPlan(),
        exchange=plan.exchange if plan.exchange.tiles else ExchangePlan(),
        building=plan.building if plan.building.tiles else BuildingPlan(),
        winners=plan.winners if plan.winners.until > 1 else WinnersPlan(),
        exclusion=plan.exclusion if plan.exclusion.kinds else ExclusionPlan(),
        supplements=plan.supplements if plan.supplements.played else SupplementPlan(),
        draws=_draw_meaning(plan),
        dealer=_dealer_meaning(plan),
        length=_length_meaning(plan),
        chips=_chip_meaning(plan.chips),
        yakitori=_yakitori_meaning(plan.yakitori),
    )


def _chip_meaning(chips: ChipPlan) -> ChipPlan:
    """What earns nothing is not named, and where a bank pays, nobody else does."""
    events = tuple(sorted((event, count) for event, count in chips.events if count))
    earning = {event for event, _ in events}
    payers = () if chips.source == "bank" else tuple(sorted(event for event in chips.from_all if event in earning))
    neighbours = chips.neighbours and chips.uncovers != "none"
    return replace(chips, events=events, from_all=payers, neighbours=neighbours)


def _yakitori_meaning(yakitori: YakitoriPlan) -> YakitoriPlan:
    """What costs nothing is not played; of a lunch only its size and its price matter; and what moves markers moves
    none where nobody holds any."""
    if not yakitori.amount:
        return YakitoriPlan()
    if yakitori.lunch:
        return YakitoriPlan(amount=yakitori.amount, unit=yakitori.unit, lunch=yakitori.lunch)
    if not yakitori.markers:
        return replace(yakitori, returns=False, rekindled="never", passed_on=False, kan_clears="none", flips=False)
    return yakitori


def _fu_meaning(fu: FuPlan) -> FuPlan:
    """Flat hands are hands of runs: where those are counted the other way round, nothing else is said of them."""
    if fu.inverted_runs:
        usual = FuPlan()
        fu = replace(fu, tsumo_exempt=(), tsumo_unless=(), closed_ron_exempt=(), closed_ron_unless=())
        fu = replace(fu, open_flat_ron=usual.open_flat_ron)
    if fu.tsumo == fu.rinshan_tsumo == fu.haitei_tsumo == 0:
        fu = replace(fu, tsumo_exempt=(), tsumo_unless=())
    return replace(fu, closed_ron_exempt=(), closed_ron_unless=()) if fu.closed_ron == 0 else fu


def _value_meaning(plan: Plan) -> ValuePlan:
    """Where han are added up as points nothing else limits them; under an open sky there are no limits; and a cap that
    nothing can exceed is none."""
    value = plan.value
    if not _takes_han(plan):
        value = replace(value, floor=ValuePlan().floor)
    if not value.round_up_from:
        value = replace(value, round_up_han=0)
    if value.linear:
        usual = ValuePlan()
        return replace(
            value,
            open_sky=False,
            cap=usual.cap,
            round_up_from=usual.round_up_from,
            round_up_han=usual.round_up_han,
            earned=usual.earned,
            yakuman_fu=usual.yakuman_fu,
            plus_fu=usual.plus_fu,
        )
    if value.per_han:
        usual = ValuePlan()
        return replace(
            value,
            limits=usual.limits,
            open_sky=False,
            cap=usual.cap,
            round_up_from=usual.round_up_from,
            round_up_han=usual.round_up_han,
            yakuman_fu=usual.yakuman_fu,
        )
    value = replace(value, least=0, free_han=0)
    if not value.open_sky or not value.added_han:
        value = replace(value, added_han=0, fu_below=0, bonus_from=0, yakuman_bonus=0)
    if not value.bonus_from:
        value = replace(value, yakuman_bonus=0)
    if value.open_sky:
        return ValuePlan(
            open_sky=True,
            added_han=value.added_han,
            fu_below=value.fu_below,
            open_costs=value.open_costs,
            bonus_from=value.bonus_from,
            yakuman_bonus=value.yakuman_bonus,
            exponent=ValuePlan().exponent if value.added_han else value.exponent,
            most=value.most,
            yakuman_han=value.yakuman_han,
            yakuman_fu=value.yakuman_fu,
            floor=value.floor,
            sixty_cutoff=value.sixty_cutoff,
        )
    value = replace(value, yakuman_fu=0)
    worth = [price for element in plan.elements.values() for price in (element.closed, element.open)]
    worth += [price for pattern in plan.patterns.values() for price in (pattern.closed, pattern.open)]
    worth += [price for element in plan.elements.values() for _, price in element.cases]
    limits = [int(price.split()[1]) for price in worth if isinstance(price, str) and price.startswith("limit ")]
    dearest = max((*limits, *(base for _, base in (*value.limits, *value.earned))), default=0)
    return replace(value, most=0) if value.combine == "single" and dearest <= value.most else value


def _takes_han(plan: Plan) -> bool:
    """Whether some dora is worth less than nothing; only then a floor may hold."""
    dora = plan.dora
    worth = ((dora.indicator or dora.ura, dora.han), (dora.red, dora.red_han), (plan.nuki.tiles, dora.nuki_han))
    minus = dora.ura and dora.ura_costs != "never" and dora.han != 0
    return minus or any(there and han < 0 for there, han in worth)


def _admission_meaning(admission: AdmissionPlan) -> AdmissionPlan:
    """Whose honba count, and for whom, matters only where some are counted; what is enough for every wait, only where
    each must give a yaku."""
    usual = AdmissionPlan()
    counted = {"free": admission.free_dealer_from_honba, "shibari": admission.shibari_from_honba}
    own = tuple(sorted(what for what in admission.own_honba if counted[what] is not None))
    if admission.free_dealer_from_honba is None:
        admission = replace(admission, free_who=usual.free_who, free_every=usual.free_every)
    if not admission.every_wait:
        admission = replace(admission, every_wait_chance=usual.every_wait_chance)
    least = (admission.minimum_han, *admission.minimum_by_round)
    if max(least) <= 1 and admission.shibari_from_honba is None:  # some yaku has that han
        admission = replace(admission, minimum_of=usual.minimum_of)
    if admission.shibari_from_honba is None:
        admission = replace(admission, shibari_counts=usual.shibari_counts)
    if not max(least):
        admission = replace(admission, yakuless_fu=usual.yakuless_fu)
    joker = admission.white_joker and admission.white_joker_ippatsu
    return replace(admission, own_honba=own, white_joker_ippatsu=joker)


def _dora_meaning(plan: Plan) -> DoraPlan:
    """Dora that are worth nothing are none, unless they earn chips."""
    dora = plan.dora
    worth = dora.han != 0 or bool(plan.chips.many_dora) or any("dora" in event for event, _ in plan.chips.events)
    worth = worth or any(what == "dora" for what, *_ in plan.payments.added)
    shown, under = dora.indicator and worth, dora.ura and worth
    dora = replace(dora, indicator=shown, ura=under, kan=dora.kan and shown, kan_ura=dora.kan_ura and under)
    if not dora.ura:
        dora = replace(dora, ura_when="always", ura_costs="never")
    if not dora.kan_ura:
        dora = replace(dora, kan_ura_when="always")
    dora = replace(dora, permanent=tuple(sorted(dora.permanent)) if shown else (), winning=dora.winning and shown)
    dora = replace(dora, personal=dora.personal and shown)
    if not shown and not under:
        usual = DoraPlan()
        dora = replace(dora, han=usual.han, mapping=usual.mapping, dragon_order=usual.dragon_order, block=usual.block)
        dora = replace(dora, first=usual.first, more_on=(), shrinking=(), all_from_honba=None, of_the_day=False)
    return dora if dora.red else replace(dora, red_han=DoraPlan().red_han, red_needs="")


def _payment_meaning(plan: Plan) -> PaymentPlan:
    payments, usual = plan.payments, PaymentPlan()
    if plan.riichi.opens == "nothing":
        payments = replace(payments, fed_open_riichi=usual.fed_open_riichi)
    rules = {payments.double_ron, payments.triple_ron}
    if rules.isdisjoint({"all_paid", "stay_on_table"}):
        payments = replace(
            payments,
            multiple_ron_sticks=usual.multiple_ron_sticks,
            multiple_ron_honba=usual.multiple_ron_honba,
            multiple_ron_part=usual.multiple_ron_part,
        )
    if not payments.honba_each or (plan.admission.minimum_han and not plan.admission.yakuless_fu):
        payments = replace(payments, honba_needs_yaku=usual.honba_needs_yaku)
    payments = replace(payments, added=tuple(sorted(payments.added)))
    if "kan" not in plan.calls.verbs or plan.kans.limit == 0:
        payments = replace(payments, kan_takes=usual.kan_takes)
    if not payments.stick:
        payments = replace(payments, stick_if_won_on=usual.stick_if_won_on, stick_back=usual.stick_back)
    if not payments.pao:
        payments = replace(
            payments,
            pao_combined=usual.pao_combined,
            pao_honba_payer=usual.pao_honba_payer,
            pao_honba_tsumo=usual.pao_honba_tsumo,
            pao_ron=usual.pao_ron,
            pao_tsumo=usual.pao_tsumo,
            pao_fresh_live=usual.pao_fresh_live,
        )
    kans = tuple(sorted(payments.rinshan_pao_kans)) if "rinshan" in payments.pao else usual.rinshan_pao_kans
    pays = payments.rinshan_pao_pays if "rinshan" in payments.pao else usual.rinshan_pao_pays
    payments = replace(payments, rinshan_pao_kans=kans, rinshan_pao_pays=pays)
    if payments.pao_ron == "liable" or not set(payments.pao) - {"rinshan"}:
        payments = replace(payments, pao_tsumo=usual.pao_tsumo)
    if payments.honba_payer != "discarder" or payments.honba_each == 0:
        payments = replace(payments, pao_honba_payer=usual.pao_honba_payer, pao_honba_tsumo=usual.pao_honba_tsumo)
    if payments.pao_honba_payer != "half":
        payments = replace(payments, pao_honba_rest=usual.pao_honba_rest)
    dora = _dora_meaning(plan)
    if "thirteen_orphans" not in plan.grammar.structures or not (dora.indicator or dora.ura):
        payments = replace(payments, kokushi_dora=usual.kokushi_dora)
    payments = replace(payments, discarded_yakuman=tuple(sorted(payments.discarded_yakuman)))
    if (
        payments.shares is not None
    ):  # they say all that the weight would, but beside the break of the wall and what losers settle
        shares = None if payments.shares == SharePlan() else payments.shares
        alone = payments.break_weight == 1 and payments.side == "off"
        weight = usual.dealer_weight if alone else payments.dealer_weight
        payments = replace(payments, shares=shares, dealer_weight=weight)
    if payments.shares is None or not payments.shares.own_share_ron:
        payments = replace(payments, own_share_times=usual.own_share_times)
    if payments.chombo in ("reverse_mangan", "final_minus_20", "none"):
        payments = replace(payments, chombo_doubles=usual.chombo_doubles)
    if payments.chombo == "none":
        payments = replace(payments, chombo_once=usual.chombo_once)
    if not any(payments.conflict_stakes) and not payments.unpaid_stake:
        payments = replace(payments, conflict_dealer=usual.conflict_dealer)
    if "nagashi_mangan" not in plan.elements:
        payments = replace(payments, nagashi_and_noten=usual.nagashi_and_noten)
    if not payments.draw_stake:
        payments = replace(payments, draw_stakes_most=usual.draw_stakes_most)
    if not (payments.dealer_extra or payments.dealer_extra_honba or payments.dealer_hundredths):
        payments = replace(
            payments, dealer_extra_flowers=usual.dealer_extra_flowers, most_with_extra=usual.most_with_extra
        )
    return replace(payments, unit=usual.unit, pao=tuple(sorted(payments.pao)))


def _settlement_meaning(settlement: SettlementPlan) -> SettlementPlan:
    """A row for every number of players above the target, or one for all."""
    usual = SettlementPlan()
    if settlement.oka * 1000 + settlement.oka_rest <= 0:
        settlement = replace(settlement, oka_needs=usual.oka_needs)
    if not settlement.bust_prize and not settlement.bust_prize_chips:
        settlement = replace(settlement, bust_prize_to=usual.bust_prize_to, bust_prize_when=usual.bust_prize_when)
    if not settlement.uma_by_above:
        return replace(settlement, uma_at_target=usual.uma_at_target)
    numbers = map(str, range(len(settlement.uma) + 1))
    rows = {above: settlement.uma_by_above.get(above, settlement.uma) for above in numbers}
    if len(set(rows.values())) == 1:
        return replace(settlement, uma=rows["0"], uma_by_above={}, uma_at_target=usual.uma_at_target)
    return replace(settlement, uma=(0,) * len(settlement.uma), uma_by_above=rows)


def _call_meaning(plan: Plan) -> CallPlan:
    """Where nothing depends on who spoke first, there is no same moment; where every discard is allowed, no illegal
    one; without runs none is raised; without riichi none interrupts."""
    calls, usual = plan.calls, CallPlan()
    if not plan.riichi.declared:
        calls = replace(calls, riichi_interrupts=usual.riichi_interrupts, tenpai_calls=False)
    if not calls.forbids:
        calls = replace(calls, illegal=usual.illegal)
    if "chi" not in calls.verbs:
        calls = replace(calls, raised_runs=usual.raised_runs, runs_from=usual.runs_from)
    if calls.raised_runs == "never":
        calls = replace(calls, runs_call_raised=False, rob_laid=False)
    if not calls.stake:
        calls = replace(calls, staked_from=usual.staked_from)
    timed = calls.order in ("simultaneous", "first")
    timed = timed or "first_caller" in (plan.payments.double_ron, plan.payments.triple_ron)
    return calls if timed else replace(calls, together_ms=usual.together_ms)


def _wall_meaning(wall: WallPlan) -> WallPlan:
    """Where each replacement tile costs a live one, none becomes dead for it; the other dice count the stacks
    themselves; sides that are all alike need not be told."""
    usual = WallPlan()
    if wall.replace_from != "dead_wall":
        wall = replace(wall, refill=usual.refill)
    if wall.faces:
        wall = replace(wall, stacks_by=usual.stacks_by)
    return replace(wall, sides=()) if len({*wall.sides}) == 1 else wall


def _furiten_meaning(plan: Plan) -> FuritenPlan:
    """Where a win that was passed bars nothing there is nothing to forget. A pond that bars the hand bars each tile of
    its wait; what counts as the pond means nothing where no kind of furiten looks at it; and whether the own draw is
    still furiten, where nobody asks in the own turn."""
    furiten, usual = plan.furiten, FuritenPlan()
    more = {*furiten.more}
    if furiten.own_pond:
        more -= {"relative", "suji"}
        furiten = replace(furiten, own_last=usual.own_last)
    looks = furiten.own_pond or not more.isdisjoint({"extended", "relative", "suji", "unrelated"})
    open_tiles = looks and (furiten.open_tiles or {"acquired", "exposed"} <= more)
    if not looks:
        more.discard("ankan")
    if open_tiles or not looks:
        more -= {"acquired", "chakan", "exposed"}
    elif not more.isdisjoint({"acquired", "exposed"}):
        more.discard("chakan")
    furiten = replace(furiten, open_tiles=open_tiles, more=tuple(sorted(more)))
    barring = furiten.missed == "bars" and furiten.temporary and furiten.ends == "own_turn"
    if (
        not barring
        or not plan.riichi.declared
        or (plan.riichi.furiten and all(one.furiten for one in plan.riichi.kinds))
    ):
        furiten = replace(furiten, until_discard=usual.until_discard)
    if furiten.missed == "bars" and not (furiten.temporary or furiten.in_riichi):
        furiten = replace(furiten, missed="free")
    if furiten.missed == "bars":
        if not furiten.temporary:
            furiten = replace(furiten, ends=usual.ends, tsumo_too=usual.tsumo_too)
        return furiten if furiten.in_riichi else replace(furiten, riichi_tsumo=usual.riichi_tsumo)
    furiten = replace(furiten, temporary=usual.temporary, in_riichi=usual.in_riichi)
    if furiten.missed != "free":
        return furiten
    return replace(furiten, ends=usual.ends, tsumo_too=usual.tsumo_too, riichi_tsumo=usual.riichi_tsumo)


def _riichi_meaning(riichi: RiichiPlan) -> RiichiPlan:
    if not riichi.declared:
        return RiichiPlan(declared=False)
    if riichi.on_credit:
        riichi = replace(riichi, last_points=RiichiPlan().last_points)
    if riichi.dealt:
        riichi = replace(riichi, empty_wait=True, unready="refused")
    if riichi.opens == "nothing":
        usual = RiichiPlan()
        riichi = replace(riichi, open_is_last=usual.open_is_last, open_sticks=usual.open_sticks)
        riichi = replace(riichi, open_in_furiten=usual.open_in_furiten)
    if riichi.ankan != "never":
        return riichi
    usual = RiichiPlan()
    return replace(
        riichi,
        ankan_any_tile=usual.ankan_any_tile,
        ankan_may_change_waits=usual.ankan_may_change_waits,
        ankan_may_change_yaku=usual.ankan_may_change_yaku,
        ankan_may_change_structure=usual.ankan_may_change_structure,
    )


def _kan_meaning(plan: Plan) -> KanPlan:
    if plan.kans.limit == 0:
        return KanPlan(limit=0)
    kans, dora = plan.kans, _dora_meaning(plan)
    if "pon" not in plan.calls.verbs:
        kans = replace(kans, second_call=False)
    if kans.hidden:
        kans = replace(kans, up="inner")
    if not dora.kan and not dora.kan_ura:
        kans = replace(kans, closed_indicator="never", open_indicator="never")
    waiting = ("after_discard", "next_kan")  # what does not wait is not turned by a win
    waits = {"closed": kans.closed_indicator in waiting, "open": kans.open_indicator in waiting}
    kans = replace(kans, turned_by_win=tuple(form for form in sorted(kans.turned_by_win) if waits[form]))
    fifth = "four_kans" in plan.draws.aborts and plan.draws.four_kans == "fifth_kan"
    return kans if fifth else replace(kans, after_limit="none")


def _draw_meaning(plan: Plan) -> DrawPlan:
    usual = DrawPlan()
    draws = replace(plan.draws, aborts=tuple(sorted(plan.draws.aborts)), winds=tuple(sorted(plan.draws.winds)))
    if "four_winds" not in draws.aborts:
        draws = replace(draws, winds=usual.winds)
    if draws.kan_owners > min(plan.payments.seats, FOUR_KANS if plan.kans.limit is None else plan.kans.limit):
        draws = replace(draws, aborts=tuple(abort for abort in draws.aborts if abort != "four_kans"))
    if "four_kans" not in draws.aborts:
        draws = replace(draws, four_kans=usual.four_kans, kan_owners=usual.kan_owners)
    shapes = {*plan.grammar.structures}
    for abort, ways in READY_FOR.items():
        if shapes.isdisjoint(ways):
            draws = replace(draws, aborts=tuple(one for one in draws.aborts if one != abort))
    if "kyuushu_kyuuhai" not in draws.aborts:
        draws = replace(draws, nine_kinds_until=usual.nine_kinds_until)
    draws = replace(draws, shown=usual.shown) if ready_matters(plan) else replace(draws, graded=usual.graded)
    return draws if plan.payments.stick else replace(draws, sticks="stay")


def ready_matters(plan: Plan) -> bool:
    """Whether anything depends on who is ready at an exhausted wall."""
    payments, dealer = plan.payments, plan.dealer
    stays = _renchans(dealer) & {"tenpai", "all_noten", "south_noten"}
    if payments.noten_total or payments.noten_to == "worth" or stays:
        return True
    if any(payments.conflict_stakes) or "chou_nagashi" in plan.elements:
        return True
    return dealer.honba_after_draw not in ("always", "never")


def rounds_follow(plan: Plan) -> bool:
    """Whether a match comes to a second round."""
    length = _length_meaning(plan)
    counted = length.deals and not length.keeps_rounds
    return len((*length.rounds, *length.extra_rounds)) > 1 and not counted and not length.minutes


def _dealer_meaning(plan: Plan) -> DealerPlan:
    later = plan.dealer.later_stays_after
    dealer = replace(
        plan.dealer,
        stays_after=tuple(sorted(plan.dealer.stays_after)),
        later_stays_after=None if later is None else tuple(sorted(later)),
    )
    if dealer.honba_after_draw == "always" or dealer.passes_to == "first_winner":
        dealer = replace(dealer, honba_kept=False)
    if dealer.most_repeats == 0:
        dealer = replace(dealer, stays_after=(), later_stays_after=None, after_abort="passes", again_after_draw=None)
        dealer = replace(dealer, last_stays_after=None)
    if dealer.last_stays_after is not None and {*dealer.last_stays_after} == {*dealer.stays_after} and later is None:
        dealer = replace(dealer, last_stays_after=None)
    if not {*dealer.stays_after, *(dealer.later_stays_after or ())} and dealer.after_abort == "passes":  # no repeat
        dealer = replace(dealer, again_after_draw=None)
    if dealer.again_after_draw is not None:
        again = tuple(sorted(dealer.again_after_draw))
        usual = {case for case in dealer.stays_after if case != "win"}
        same = later is None and usual == {*again}
        dealer = replace(dealer, again_after_draw=None if same else again)
    if not rounds_follow(plan):
        dealer = replace(dealer, first_of_round="next")
    if "win" not in _renchans(dealer):
        dealer = replace(dealer, again_after_win=True, stays_min=0)
    if not dealer.stays_min:
        usual_dealer = DealerPlan()
        dealer = replace(dealer, stays_dora=usual_dealer.stays_dora, stays_min_again=usual_dealer.stays_min_again)
    if not _renchans(dealer) - {"win"}:
        dealer = replace(dealer, kan_passes="never")
    if not _renchans(dealer) and dealer.after_abort != "stays":
        dealer = replace(dealer, most_repeats=None)
    if not plan.draws.aborts and plan.payments.double_ron not in ABORTED_RONS:
        return replace(dealer, after_abort=DealerPlan().after_abort)
    without_win = _renchans(dealer) - {"win"}
    return dealer if without_win or dealer.after_abort == "stays" else replace(dealer, after_abort="passes")


def _renchans(dealer: DealerPlan) -> set[str]:
    """After what the dealer stays in some round, or in a repeat."""
    return {*dealer.stays_after, *(dealer.later_stays_after or ()), *(dealer.again_after_draw or ())}


def _length_meaning(plan: Plan) -> LengthPlan:
    """Somebody always has a target that is not above the start; who does not repeat has nothing to stop."""
    length, usual = plan.length, LengthPlan()
    if plan.settlement.target + length.above <= plan.settlement.start:
        length = replace(length, extra_rounds=())
    if not length.extra_rounds:
        length = replace(length, extra_ends=usual.extra_ends, extra_endless=usual.extra_endless, above=usual.above)
    if not length.deals:
        length = replace(length, counts_repeats=usual.counts_repeats, keeps_rounds=usual.keeps_rounds)
    if length.keeps_rounds:  # then each counts, and no round is the last one
        length = replace(length, counts_repeats=True, extra_rounds=(), extra_endless=usual.extra_endless)
    stays = _renchans(plan.dealer)
    kept = {"tenpai", *stays} if stays & {"draw", "south_noten"} else stays
    stops = tuple(sorted(case for case in length.stop_after if case in kept))
    after_win, at_draw = (
        min(place, plan.payments.seats) if case in stops else 1
        for case, place in zip(("win", "tenpai"), length.stop_places, strict=True)
    )
    stop = length.stop if stops else usual.stop
    return replace(length, stop_after=stops, stop=stop, stop_places=(after_win, at_draw))
