"""Options of the table: what each value of them is in the plan."""

import re
from pathlib import Path

import pytest

from jantaku.rules import Plan, RuleSetError, catalogue, load, read, without

EVERYTHING = ("four_kans", "four_riichi", "four_winds", "kyuushu_kyuuhai", "triple_ron")


def plan(rest: str = "", parent: str = "riichi") -> Plan:
    return read(f'id = "x"\nextends = "{parent}"\n{rest}').plan


# option, its value as a sheet has it, the place in the plan, the value there
ROWS = [
    ("ari_ari", '"ari_ari"', "admission.every_wait", False),
    ("ari_ari", '"ari_nashi"', "admission.every_wait", True),
    ("ari_ari", '"ari_nashi"', "admission.every_meld", False),
    ("ari_ari", '"nashi_ari"', "admission.every_wait", False),
    ("ari_ari", '"nashi_nashi"', "admission.every_wait", True),
    ("preset_hakuhyou", '"off"', "settlement.start", 25000),
    ("preset_hakuhyou", '"on"', "settlement.start", 13000),
    ("preset_hakuhyou", '"on"', "settlement.target", 13000),
    ("preset_hakuhyou", '"on"', "settlement.oka", 0),
    ("preset_hakuhyou", '"on"', "grammar.reds", (1, 2, 1)),
    ("preset_hakuhyou", '"on"', "length.extra_rounds", ()),
    ("preset_hakurei_jinja", '"off"', "dora.permanent", ()),
    ("preset_hakurei_jinja", '"on"', "dora.permanent", ("7z",)),
    ("preset_hakurei_jinja", '"on"', "grammar.reds", (0, 0, 0)),
    ("preset_hakurei_jinja", '"on"', "settlement.oka", 20),
    ("dearest_ron_wins", '"off"', "payments.double_ron", "all_paid"),
    ("dearest_ron_wins", '"on"', "payments.double_ron", "dearest"),
    ("dearest_ron_wins", '"on"', "payments.triple_ron", "dearest"),
    ("dearest_ron_wins", '"on"', "draws.aborts", ("four_kans", "four_riichi", "four_winds", "kyuushu_kyuuhai")),
    ("dearest_ron_wins", '"kokushi_only"', "payments.double_ron", "kokushi_first"),
    ("dearest_ron_wins", '"kokushi_only"', "payments.triple_ron", "kokushi_first"),
    ("minimum_by_single_yaku", '"sum"', "admission.minimum_of", "sum"),
    ("minimum_by_single_yaku", '"single"', "admission.minimum_of", "single"),
    ("minimum_rises_by_round", '"off"', "admission.minimum_by_round", ()),
    ("minimum_rises_by_round", '"on"', "admission.minimum_by_round", (1, 2, 5, 6)),
    ("minimum_rises_by_round", '"on"', "length.rounds", ("1z", "2z", "3z", "4z")),
    ("zero_han_yaku_win", '"off"', "admission.zero_wins", False),
    ("zero_han_yaku_win", '"on"', "admission.zero_wins", True),
    ("two_suit_binding", '"off"', "admission.bars", ()),
    ("two_suit_binding", '"hand"', "admission.bars", ("has_honours", "three_suits")),
    ("two_suit_binding", '"pinfu_only"', "admission.bars", ()),
    ("yakuman_needs_complete_hand", '"on"', "admission.early", ()),
    ("yakuman_needs_complete_hand", '"off"', "admission.early", ("daisangen", "daisuushii", "suukantsu")),
    ("dora_block_value", '"zenkan"', "dora.block", "all"),
    ("dora_block_value", '"bubunteki_ni"', "dora.block", "all_but_one"),
    ("dora_block_value", '"anpai"', "dora.block", "closed"),
    ("dora_block_value", '"kuianpai"', "dora.block", "closed_but_one"),
    ("five_winds", '"off"', "seats.fifth_wind", ""),
    ("five_winds", '"on"', "seats.fifth_wind", "7z"),
    ("fu_value_pair_irregular", "0", "fu.irregular_pair", 0),
    ("fu_value_pair_irregular", "2", "fu.irregular_pair", 2),
    ("inverted_fu_flat_hand", '"off"', "fu.inverted_runs", False),
    ("inverted_fu_flat_hand", '"on"', "fu.inverted_runs", True),
    ("pure_pinfu", '"off"', "fu.fixed", ()),
    ("pure_pinfu", '"on"', "fu.fixed", (("pinfu", 20, 20),)),
    ("pure_pinfu", '"on"', "fu.tsumo_exempt", ()),
    ("cheapest_yaku", '"pinfu"', "fu.fixed", ()),
    ("cheapest_yaku", '"flat_hand"', "fu.fixed", (("flat_hand_ryanmen", 20, 0),)),
    ("cheapest_yaku", '"tanpin"', "fu.fixed", ()),
    ("cheapest_yaku", '{ finish = "tsumo" }', "fu.fixed", (("pinfu", 20, 0),)),
    ("long_pinfu", '"off"', "fu.fixed", ()),
    ("long_pinfu", '"on"', "fu.fixed", (("pinfu", 20, 30),)),
    ("long_pinfu", '"on"\nfu_ron_flat_hand = "off"', "fu.fixed", (("pinfu", 20, 20),)),
    ("long_pinfu", '"on"', "grammar.structures", ("sets_4", "seven_pairs", "thirteen_orphans", "long_runs")),
    ("wall_break_throws", "1", "wall.throws", 1),
    ("wall_break_throws", "2", "wall.throws", 2),
    ("atozuke_chance_yaku", '"off"', "admission.every_wait_chance", False),
    ("atozuke_chance_yaku", '"on"', "admission.every_wait_chance", True),
    ("dora_floor", '"off"', "value.floor", False),
    ("dora_floor", '"on"', "value.floor", True),
    ("dead_wall_refill", '"off"', "wall.refill", False),
    ("dead_wall_refill", '"on"', "wall.refill", True),
    ("dealer_takes_two_last_tiles", '"off"', "wall.dealer_takes_two", False),
    ("dealer_takes_two_last_tiles", '"on"', "wall.dealer_takes_two", True),
    ("kuikae", '"allowed"', "calls.swap", "allowed"),
    ("kuikae", '"suji_allowed"', "calls.swap", "other_end"),
    ("kuikae", '"forbidden"', "calls.swap", "forbidden"),
    ("chi_discard_ban", '"off"', "calls.run_ban", "none"),
    ("chi_discard_ban", '"adjacent"', "calls.run_ban", "adjacent"),
    ("chi_discard_ban", '"inside"', "calls.run_ban", "inside"),
    ("call_priority", '"ron_pon_chi"', "calls.order", "rank"),
    ("call_priority", '"simultaneous_only"', "calls.order", "simultaneous"),
    ("call_priority", '"first_caller"', "calls.order", "first"),
    ("call_priority", '"seat_order"', "calls.order", "seat"),
    ("call_timeouts", '"client_clock"', "calls.window_ms", 3000),
    ("call_timeouts", '"4 / 0.25 / b"', "calls.window_ms", 4000),
    ("call_timeouts", '"4 / 0.25 / b"', "calls.together_ms", 250),
    ("call_timeouts", '"4 / 0.25 / b"', "calls.order", "first"),
    ("call_timeouts", '"0.5 / 3 / c"', "calls.window_ms", 3000),
    ("call_timeouts", '"0.5 / 3 / c"', "calls.together_ms", 500),
    ("call_timeouts", '"0.5 / 3 / c"', "calls.order", "simultaneous"),
    ("call_timeouts", '"3 / 0,5 / a / 13 / right"', "calls.order", "simultaneous"),
    ("call_timeouts", '"3/3/a/13/right"', "calls.order", "rank"),
    ("call_timeouts", '"3 / 3 / d"', "calls.order", "seat"),
    ("riichi_min_live_tiles", "0", "riichi.least_live", 0),
    ("riichi_min_live_tiles", "4", "riichi.least_live", 4),
    ("riichi_on_credit", '"on"', "riichi.on_credit", True),
    ("riichi_on_credit", '"off"', "riichi.on_credit", False),
    ("riichi_on_credit", '"off"\ntobi = "off"', "riichi.on_credit", False),
    ("riichi_on_credit", '"without_tobi"', "riichi.on_credit", False),
    ("riichi_on_credit", '"without_tobi"\ntobi = "off"', "riichi.on_credit", True),
    ("furiten_riichi", '"off"', "riichi.furiten", False),
    ("furiten_riichi", '"on"', "riichi.furiten", True),
    ("ankan_after_riichi", '"off"', "riichi.ankan", "never"),
    ("ankan_after_riichi", '"drawn_tile"', "riichi.ankan", "drawn_tile"),
    ("ankan_after_riichi", '"always"', "riichi.ankan", "always"),
    ("ankan_after_riichi", '"always"', "riichi.ankan_may_change_waits", True),
    ("ankan_after_riichi", '"always"', "riichi.ankan_may_change_structure", True),
    ("ankan_after_riichi_wait_change", '"on"', "riichi.ankan_may_change_waits", True),
    ("ankan_after_riichi_wait_change", '"off"', "riichi.ankan_may_change_waits", False),
    ("ankan_after_riichi_yaku_change", '"on"', "riichi.ankan_may_change_yaku", True),
    ("ankan_after_riichi_yaku_change", '"off"', "riichi.ankan_may_change_yaku", False),
    ("ankan_after_riichi_structure_change", '"on"', "riichi.ankan_may_change_structure", True),
    ("ankan_after_riichi_structure_change", '"off"', "riichi.ankan_may_change_structure", False),
    ("ankan_after_riichi_any_tile", '"on"', "riichi.ankan_any_tile", True),
    ("ankan_after_riichi_any_tile", '"off"', "riichi.ankan_any_tile", False),
    ("negative_score_settlement", '"off"', "settlement.debts_forgiven", True),
    ("negative_score_settlement", '"on"', "settlement.debts_forgiven", False),
    ("kan_payment", '"off"', "kans.dues", (0, 0, 0)),
    ("kan_payment", '"a"', "kans.dues", (500, 500, 500)),
    ("kan_payment", '"b"', "kans.dues", (1000, 1000, 1000)),
    ("kan_payment", '"c"', "kans.dues", (2000, 3000, 1000)),
    ("bite_payment", '"off"', "payments.bite", "off"),
    ("bite_payment", '"fixed"', "payments.bite", "fixed"),
    ("bite_payment", '"fixed"', "kans.dues", (500, 500, 500)),
    ("bite_payment", '"1_han"', "payments.bite", "one_han"),
    ("open_kan_fine", '"off"', "kans.open_stake", 0),
    ("open_kan_fine", "1000", "kans.open_stake", 1000),
    ("open_kan_fine", '"mangan"', "kans.open_fine", 2000),
    ("lasting_event_interrupt", '"off"', "calls.interrupt", False),
    ("lasting_event_interrupt", '"on"', "calls.interrupt", True),
    ("instant_event_interrupt", '"off"', "calls.riichi_interrupts", False),
    ("instant_event_interrupt", '"on"', "calls.riichi_interrupts", True),
    ("unbroken_turn_order", '"off"', "calls.keeps_turn", False),
    ("unbroken_turn_order", '"on"', "calls.keeps_turn", True),
    ("chi_from_any", '"off"', "calls.runs_from", "left"),
    ("chi_from_any", '"on"', "calls.runs_from", "any"),
    ("open_call_limit", '"off"', "calls.stake", 0),
    ("open_call_limit", "1", "calls.stake", 1000),
    ("open_call_limit", "3", "calls.staked_from", 3),
    ("open_call_limit", "4", "calls.most", 3),
    ("kan_chains", '"off"', "kans.chains", "never"),
    ("kan_chains", '"after_any"', "kans.chains", "any"),
    ("kan_chains", '"after_closed_or_added"', "kans.chains", "closed_or_added"),
    ("kan_chains", '"after_closed"', "kans.chains", "closed"),
    ("kan_after_pon_or_chi", '"on"', "kans.after_call", True),
    ("kan_after_pon_or_chi", '"off"', "kans.after_call", False),
    ("no_calls_on_last_tile", '"on"', "calls.least_live", 1),
    ("no_calls_on_last_tile", '"off"', "calls.least_live", 0),
    ("calls_in_last_three_tiles", '"on"', "calls.least_live", 1),
    ("calls_in_last_three_tiles", '"off"', "calls.least_live", 4),
    ("riichi_stake_back_same_go_around", '"on"', "payments.stick_back", True),
    ("riichi_stake_back_same_go_around", '"off"', "payments.stick_back", False),
    ("karaten_riichi", '"on"', "riichi.empty_wait", True),
    ("karaten_riichi", '"off"', "riichi.empty_wait", False),
    ("noten_riichi_penalty", '"impossible"', "riichi.unready", "refused"),
    ("noten_riichi_penalty", '"noten"', "riichi.unready", "noten"),
    ("noten_riichi_penalty", '"chombo"', "riichi.unready", "chombo"),
    ("open_riichi_stake", "1000", "riichi.open_sticks", 1),
    ("open_riichi_stake", "2000", "riichi.open_sticks", 2),
    ("riichi_stake_if_ronned", '"paid"', "payments.stick_if_won_on", True),
    ("riichi_stake_if_ronned", '"not_paid"', "payments.stick_if_won_on", False),
    ("temporary_furiten_blocks_tsumo", '"on"', "furiten.tsumo_too", True),
    ("temporary_furiten_blocks_tsumo", '"off"', "furiten.tsumo_too", False),
    ("riichi_pass_blocks_tsumo", '"off"', "furiten.riichi_tsumo", "free"),
    ("riichi_pass_blocks_tsumo", '"passed_tile"', "furiten.riichi_tsumo", "passed_tile"),
    ("riichi_pass_blocks_tsumo", '"any_win"', "furiten.riichi_tsumo", "barred"),
    ("furiten_kinds", '["absolute", "temporary", "riichi"]', "furiten.more", ()),
    ("furiten_kinds", '["absolute", "temporary", "riichi"]', "furiten.own_pond", True),
    ("furiten_kinds", '["temporary", "riichi"]', "furiten.own_pond", False),
    ("furiten_kinds", '["absolute", "riichi"]', "furiten.temporary", False),
    ("furiten_kinds", '["absolute", "temporary"]', "furiten.in_riichi", False),
    ("furiten_kinds", '["temporary", "riichi", "suji", "relative"]', "furiten.more", ("relative", "suji")),
    (
        "furiten_kinds",
        '["absolute", "temporary", "riichi", "unrelated", "extended", "ankan", "chakan"]',
        "furiten.more",
        ("ankan", "chakan", "extended", "unrelated"),
    ),
    ("furiten_kinds", '["absolute", "temporary", "riichi", "acquired"]', "furiten.more", ("acquired",)),
    (
        "furiten_kinds",
        '["absolute", "temporary", "riichi", "acquired", "exposed"]',
        "furiten.more",
        ("acquired", "exposed"),
    ),
    ("open_tiles_furiten", '"on"', "furiten.open_tiles", True),
    ("open_tiles_furiten", '"off"', "furiten.open_tiles", False),
    ("yakuman_ignores_furiten", '"on"', "furiten.yakuman_free", True),
    ("yakuman_ignores_furiten", '"off"', "furiten.yakuman_free", False),
    ("ron_payer", '"all"', "payments.ron_paid_by", "all"),
    ("ron_payer", '"discarder"', "payments.ron_paid_by", "discarder"),
    ("kan_limit", "0", "kans.limit", 0),
    ("kan_limit", "4", "kans.limit", 4),
    ("kan_limit", '"off"', "kans.limit", None),
    ("seating_method", '"random"', "seats.drawn", "random"),
    ("seating_method", '"kanryaku"', "seats.drawn", "random"),
    ("seating_method", '"dice"', "seats.drawn", "dice"),
    ("hatsu_almighty", '"off"', "dora.permanent", ()),
    ("hatsu_almighty", '"on"', "dora.permanent", ("6z",)),
    ("hatsu_almighty", '"on"', "admission.green_joker", True),
    ("zorome_dora", '"off"', "dora.first", 1),
    ("zorome_dora", '"always_two"', "dora.first", 2),
    ("zorome_dora", '"always_two"', "wall.dead_tiles", 16),
    ("zorome_dora", '["red", "double"]', "dora.more_on", ("double", "red")),
    ("zorome_dora", '["red", "double", "ones"]', "wall.dead_tiles", 20),
    ("dora_opened_as_wall_shrinks", '"off"', "dora.shrinking", ()),
    ("dora_opened_as_wall_shrinks", '"on"', "dora.shrinking", (40, 30, 20, 10)),
    ("dora_opened_as_wall_shrinks", '"on"', "wall.dead_tiles", 22),
    ("devil_star", '"off"', "dora.all_from_honba", None),
    ("devil_star", '"on"', "dora.all_from_honba", 4),
    ("personal_dora_claim", '"off"', "dora.personal", False),
    ("personal_dora_claim", '"a_b"', "dora.personal", True),
    ("minus_uradora", '"off"', "dora.ura_costs", "never"),
    ("minus_uradora", '"always"', "dora.ura_costs", "always"),
    ("minus_uradora", '"no_riichi"', "dora.ura_costs", "without_riichi"),
    ("announce_dora_before_dice", '"off"', "dora.by_dealer", False),
    ("announce_dora_before_dice", '"on"', "dora.by_dealer", True),
    ("diced_dora", '"off"', "wall.dora_dice", ()),
    ("diced_dora", '"on"', "wall.dora_dice", (6, 6)),
    ("diced_dora", '"odd_even"', "wall.dora_dice", (6, 2)),
    ("dora_of_the_day", '"off"', "dora.of_the_day", False),
    ("dora_of_the_day", '"on"', "dora.of_the_day", True),
    ("kandora", '"on"', "kans.closed_indicator", "at_once"),
    ("kandora", '"off"', "kans.closed_indicator", "never"),
    ("kandora", '"off"', "kans.open_indicator", "never"),
    ("kandora_open_kan", '"off"', "kans.closed_indicator", "at_once"),
    ("kandora_open_kan", '"off"', "kans.open_indicator", "never"),
    ("kandora_open_kan", '"on"', "kans.open_indicator", "after_discard"),
    ("kandora_timing", '"before_discard"', "kans.closed_indicator", "at_once"),
    ("kandora_timing", '"before_discard"', "kans.open_indicator", "at_once"),
    ("kandora_timing", '"after_discard"', "kans.closed_indicator", "after_discard"),
    ("kandora_timing", '"after_discard"', "kans.open_indicator", "after_discard"),
    ("kandora_timing", '"ankan_before_open_after"', "kans.closed_indicator", "at_once"),
    ("kandora_timing", '"ankan_before_open_after"', "kans.open_indicator", "after_discard"),
    ("kandora_timing", '"at_next_kan"', "kans.closed_indicator", "at_once"),
    ("kandora_timing", '"at_next_kan"', "kans.open_indicator", "next_kan"),
    ("chankan_on_ankan", '"off"', "kans.rob_closed", "off"),
    ("chankan_on_ankan", '"kokushi"', "kans.rob_closed", "kokushi"),
    ("chankan_on_ankan", '"any_yakuman"', "kans.rob_closed", "any_yakuman"),
    ("chankan_on_ankan", '"any_hand"', "kans.rob_closed", "any_hand"),
    ("chankan_on_fourth_kan", '"on"', "kans.rob_fourth", True),
    ("chankan_on_fourth_kan", '"off"', "kans.rob_fourth", False),
    ("kan_by_second_call", '"off"', "kans.second_call", False),
    ("kan_by_second_call", '"on"', "kans.second_call", True),
    ("go_around_border", '"draw"', "furiten.until_discard", False),
    ("go_around_border", '"discard"', "furiten.until_discard", True),
    ("kan_steals_yakuman", '"off"', "payments.kan_takes", "nothing"),
    ("kan_steals_yakuman", '"on"', "payments.kan_takes", "yakuman"),
    ("kan_steals_yakuman", '"kokushi"', "payments.kan_takes", "kokushi"),
    ("tenpai_calls", '"off"', "calls.tenpai_calls", False),
    ("tenpai_calls", '"on"', "calls.tenpai_calls", True),
    ("ankan_display", '"inner"', "kans.up", "inner"),
    ("ankan_display", '"outer"', "kans.up", "outer"),
    ("ankan_display", '"all"', "kans.up", "all"),
    ("ankan_display", '"chinese"', "kans.hidden", True),
    ("chankan_scope", '"added"', "kans.rob_open", False),
    ("chankan_scope", '"added_and_open"', "kans.rob_open", True),
    ("kan_on_last_tile", '"off"', "kans.on_last_tile", False),
    ("kan_on_last_tile", '"on"', "kans.on_last_tile", True),
    ("temporary_furiten_end", '"own_turn"', "furiten.ends", "own_turn"),
    ("temporary_furiten_end", '"covered"', "furiten.ends", "covered"),
    ("temporary_furiten_end", '"taken"', "furiten.ends", "taken"),
    ("temporary_furiten_end", '"any_declaration"', "furiten.ends", "any_declaration"),
    ("abortive_draws", '"all"', "draws.aborts", EVERYTHING),
    ("abortive_draws", '"off"', "draws.aborts", ()),
    ("abortive_draws", '["four_winds", "four_kans"]', "draws.aborts", ("four_kans", "four_winds")),
    ("kyuushu_kyuuhai", '"off"', "draws.aborts", ("four_kans", "four_riichi", "four_winds", "triple_ron")),
    ("kyuushu_kyuuhai", '"on"', "draws.aborts", EVERYTHING),
    ("kyuushu_kyuuhai", '"on"', "draws.nine_kinds_until", "call"),
    ("kyuushu_kyuuhai", '"until_two_declarations"', "draws.aborts", EVERYTHING),
    ("kyuushu_kyuuhai", '"until_two_declarations"', "draws.nine_kinds_until", "two_declarations"),
    ("yakuman_plus_han", '"off"', "value.plus_fu", 0),
    ("yakuman_plus_han", '"on"', "value.plus_fu", 25),
    ("yakuman_everything_adds", '"off"', "value.plus_fu", 0),
    ("yakuman_everything_adds", '"on"', "value.plus_fu", 25),
    ("yakuman_everything_adds", '"on"', "value.combine", "add"),
    ("linear_scoring", '"off"', "value.added_han", 0),
    ("linear_scoring", '"on"', "value.added_han", 25),
    ("linear_scoring", '"on"', "settlement.oka_rest", 500),
    ("linear_scoring", '"on"', "payments.dealer_hundredths", ((0, 250), (7, 500))),
    ("han_to_fu_rate", '"off"', "value.added_han", 0),
    ("simplified_values", '"off"', "fu.counted", True),
    ("simplified_values", '"on"', "fu.counted", False),
    ("simplified_values", '"on"', "fu.base", 30),
    ("simplified_values", '"on"', "value.kan_han", True),
    ("payment_rounding", '"ten_pane"', "payments.rounding", "up"),
    ("payment_rounding", '"fu_hane"', "payments.rounding", "none"),
    ("payment_rounding", '"ni_sha_san_nyu"', "payments.rounding", "halves"),
    ("payment_rounding", '"shisha_gonyu"', "payments.rounding", "half_up"),
    ("payment_rounding", '"go_sha_go_nyu"', "payments.rounding", "half_even"),
    ("payment_rounding", '"go_sha_roku_nyu"', "payments.rounding", "half_down"),
    ("discarded_winning_tile_discount", '"off"', "payments.pond_discount", False),
    ("discarded_winning_tile_discount", '"on"', "payments.pond_discount", True),
    ("first_go_around_half_pay", '"off"', "payments.first_half", False),
    ("first_go_around_half_pay", '"on"', "payments.first_half", True),
    ("five_wins_in_a_row", '"off"', "payments.fifth_win", 0),
    ("five_wins_in_a_row", '"on"', "payments.fifth_win", 3000),
    ("shuugi_lined_up_pond", '"off"', "chips.lined_up", False),
    ("shuugi_lined_up_pond", '"on"', "chips.lined_up", True),
    ("yakuman_without_target_prize", '"off"', "chips.below_target", 0),
    ("yakuman_without_target_prize", '"on"', "chips.below_target", 5),
    ("arisu", '"off"', "chips.uncovers", "none"),
    ("arisu", '"once"', "chips.uncovers", "once"),
    ("arisu", '"match"', "chips.uncovers", "match"),
    ("arisa", '"off"', "chips.uncovers", "none"),
    ("arisa", '"on"', "chips.uncovers", "chain"),
    ("peek_chips", '"off"', "chips.peek", False),
    ("peek_chips", '"on"', "chips.peek", True),
    ("blue_ribbon", '"off"', "payments.kokushi_dora", "none"),
    ("blue_ribbon", '"on"', "payments.kokushi_dora", "any"),
    ("blue_ribbon", '"tsumo"', "payments.kokushi_dora", "tsumo"),
    ("yakuman_discarded_fine", '"off"', "payments.discarded_yakuman", ()),
    (
        "yakuman_discarded_fine",
        '"on"',
        "payments.discarded_yakuman",
        ("chinroutou", "chuuren", "daisangen", "daisuushii", "kokushi", "ryuuiisou", "shousuushii", "tsuuiisou"),
    ),
    ("yakuman_discarded_fine", '"liable"', "payments.discarded_yakuman", ("daisangen", "daisuushii")),
    ("yakuman_discarded_fine", '["kokushi"]', "payments.discarded_yakuman", ("kokushi",)),
    ("hasshu_kyuuhai", '"off"', "draws.nine_kinds", 9),
    ("hasshu_kyuuhai", '"on"', "draws.nine_kinds", 8),
    ("hasshu_kyuuhai", '"on"', "draws.aborts", EVERYTHING),
    ("seven_honours_abort", '"off"', "draws.aborts", EVERYTHING),
    ("seven_honours_abort", '"on"', "draws.aborts", tuple(sorted({*EVERYTHING, "seven_honours"}))),
    ("all_kokushi_abort", '"off"', "draws.aborts", EVERYTHING),
    ("all_kokushi_abort", '"on"', "draws.aborts", tuple(sorted({*EVERYTHING, "all_kokushi"}))),
    ("all_chiitoitsu_abort", '"off"', "draws.aborts", EVERYTHING),
    ("all_chiitoitsu_abort", '"on"', "draws.aborts", tuple(sorted({*EVERYTHING, "all_chiitoitsu"}))),
    ("yaku_graded_draw", '"off"', "draws.graded", False),
    ("yaku_graded_draw", '"on"', "draws.graded", True),
    ("deposits_to_dealer_on_draw", '"off"', "draws.pot_to_dealer", False),
    ("deposits_to_dealer_on_draw", '"on"', "draws.pot_to_dealer", True),
    ("suufon_renda", '"off"', "draws.aborts", ("four_kans", "four_riichi", "kyuushu_kyuuhai", "triple_ron")),
    ("suufon_renda", '"on"', "draws.aborts", EVERYTHING),
    ("suucha_riichi", '"off"', "draws.aborts", ("four_kans", "four_winds", "kyuushu_kyuuhai", "triple_ron")),
    ("suucha_riichi", '"redeal"', "draws.aborts", EVERYTHING),
    ("suukan_sanra", '"off"', "draws.aborts", ("four_riichi", "four_winds", "kyuushu_kyuuhai", "triple_ron")),
    ("suukan_sanra", '"on"', "draws.aborts", EVERYTHING),
    ("suukan_sanra", '"on"', "draws.kan_owners", 2),
    ("suukan_sanra", '"three_players"', "draws.aborts", EVERYTHING),
    ("suukan_sanra", '"three_players"', "draws.kan_owners", 3),
    ("suukan_sanra", '"four_players"', "draws.kan_owners", 4),
    ("triple_ron", '"all_paid"', "draws.aborts", ("four_kans", "four_riichi", "four_winds", "kyuushu_kyuuhai")),
    ("triple_ron", '"abort"', "draws.aborts", EVERYTHING),
    ("triple_ron", '"abort_with_stakes"', "draws.aborts", EVERYTHING),
    ("triple_ron", '"abort_with_stakes"', "payments.triple_ron", "abort_with_stakes"),
    ("triple_ron", '"first_caller"', "payments.triple_ron", "first_caller"),
    ("double_ron", '"first_caller"', "payments.double_ron", "first_caller"),
    ("double_ron", '"abort"', "payments.double_ron", "abort"),
    ("double_ron", '"abort_with_stakes"', "payments.double_ron", "abort_with_stakes"),
    ("suukan_sanra_timing", '"after_discard"', "draws.four_kans", "after_discard"),
    ("suukan_sanra_timing", '"at_declaration"', "draws.four_kans", "at_declaration"),
    ("suukan_sanra_timing", '"fifth_kan"', "draws.four_kans", "fifth_kan"),
    ("suukan_sanra_timing", '"fifth_kan"', "kans.after_limit", "aborts"),
    ("suukan_sanra_timing", '"at_declaration"', "kans.after_limit", "none"),
    ("keishiki_tenpai", '"off"', "draws.yakuless_tenpai", False),
    ("keishiki_tenpai", '"on"', "draws.yakuless_tenpai", True),
    ("karaten_tenpai", '"counts"', "draws.dead_wait", "counts"),
    ("karaten_tenpai", '"not_if_visible"', "draws.dead_wait", "not_if_visible"),
    ("karaten_tenpai", '"not_if_all_in_own_hand"', "draws.dead_wait", "not_if_all_in_own_hand"),
    ("karaten_tenpai", '"as_atozuke"', "draws.dead_wait", "counts"),
    ("riichi_sticks_after_draw", '"next_winner"', "draws.sticks", "stay"),
    ("riichi_sticks_after_draw", '"return"', "draws.sticks", "return"),
    ("riichi_sticks_after_draw", '"oka"', "draws.sticks", "oka"),
    ("renchan", '"off"', "dealer.stays_after", ()),
    ("renchan", '"off"', "dealer.after_abort", "stays"),
    ("renchan", '"agari"', "dealer.stays_after", ("win",)),
    ("renchan", '"agari"', "dealer.after_abort", "stays"),
    ("renchan", '"tenpai"', "dealer.stays_after", ("tenpai", "win")),
    ("renchan", '"all_noten"', "dealer.stays_after", ("all_noten", "tenpai", "win")),
    ("renchan_all_noten", '"on"', "dealer.stays_after", ("all_noten", "tenpai", "win")),
    ("renchan_all_noten", '"off"', "dealer.stays_after", ("tenpai", "win")),
    ("renchan_exceptions", '"off"', "dealer.stays_after", ("tenpai", "win")),
    ("renchan_exceptions", '{ repeats = "all" }', "dealer.stays_after", ()),
    ("renchan_exceptions", '{ all_noten = "on" }', "dealer.stays_after", ("all_noten",)),
    ("renchan_exceptions", '{ repeats = "last_deal" }', "dealer.stays_after", ("tenpai", "win")),
    ("renchan_exceptions", '{ repeats = "last_deal" }', "dealer.last_stays_after", ()),
    ("renchan_exceptions", '{ repeats = "last_deal", all_noten = "on" }', "dealer.last_stays_after", ("all_noten",)),
    ("renchan_exceptions", '{ pot = "usual" }', "settlement.leftover_sticks", "first_place"),
    ("renchan_exceptions", '{ pot = "return" }', "settlement.leftover_sticks", "return"),
    ("renchan_exceptions", '{ pot = "first_place" }', "settlement.leftover_sticks", "first_place"),
    ("renchan_exceptions", '{ pot = "deal" }', "length.leftover_deal", True),
    ("mangan_renchan", '"off"', "dealer.stays_min", 0),
    ("mangan_renchan", '"dora_count"', "dealer.stays_min", 2000),
    ("mangan_renchan", '"dora_count"', "dealer.stays_after", ("win",)),
    ("mangan_renchan", '"dora_excluded"', "dealer.stays_dora", "left_out"),
    ("mangan_renchan", '"oya_nagare"', "dealer.stays_dora", "bar"),
    ("mangan_renchan", '"main_dora_count"', "dealer.stays_min_again", False),
    ("mangan_renchan", '"main_dora_excluded"', "dealer.again_after_draw", ("tenpai",)),
    ("mangan_renchan", '"main_oya_nagare"', "dealer.stays_dora", "bar"),
    ("leftover_deposit_deal", '"off"', "length.leftover_deal", False),
    ("leftover_deposit_deal", '"on"', "length.leftover_deal", True),
    ("round_first_dealer", '"original_east"', "dealer.first_of_round", "next"),
    ("round_first_dealer", '"round_wind"', "dealer.first_of_round", "round_wind"),
    ("round_first_dealer", '"redraw"', "dealer.first_of_round", "redraw"),
    ("leader_appoints_dealer", '"off"', "dealer.first_of_round", "next"),
    ("leader_appoints_dealer", '"dice"', "dealer.first_of_round", "leader_dice"),
    ("leader_appoints_dealer", '"tiles"', "dealer.first_of_round", "leader_tiles"),
    ("reseat_between_rounds", '"off"', "seats.reseat", "never"),
    ("reseat_between_rounds", '"random"', "seats.reseat", "random"),
    ("reseat_between_rounds", '"chinese_order"', "seats.reseat", "in_order"),
    ("two_round_winds", '"off"', "seats.round_pairs", ()),
    ("two_round_winds", '"on"', "seats.round_pairs", (("1z", "3z"), ("2z", "4z"))),
    ("first_turn_seat", '"dealer"', "wall.first_turn", ""),
    ("first_turn_seat", '"winner"', "wall.first_turn", "winner"),
    ("first_turn_seat", '"round"', "wall.first_turn", "round"),
    ("first_turn_seat", '"deal"', "wall.first_turn", "deal"),
    ("first_turn_seat", '"break"', "wall.first_turn", "break"),
    ("first_turn_seat", '"dice"', "wall.first_turn", "dice"),
    ("random_round_tile", '"off"', "length.deals", 0),
    ("random_round_tile", '"on"', "length.deals", 8),
    ("random_round_tile", '"on"', "length.rounds", ("2z", "3z", "4z", "5z", "6z", "7z")),
    ("random_round_tile", '"on"', "length.round_by", "dice"),
    ("random_round_tile", '"on"', "length.extra_rounds", ()),
    ("random_round_tile", '"on"', "dealer.passes_to", "break"),
    ("random_round_tile", '"on"', "dealer.stays_after", ()),
    ("random_round_tile", '"on"', "payments.dealer_weight", 1),
    ("random_round_tile", '"on"', "seats.seat_counts", False),
    ("random_round_tile", '"on"', "seats.value_tiles", ("5z", "6z", "7z", "1z")),
    ("round_wind_from_break", '"off"', "length.round_by", "order"),
    ("round_wind_from_break", '"on"', "length.round_by", "break"),
    ("renchan_after_abort", '"off"', "dealer.after_abort", "passes"),
    ("renchan_after_abort", '"if_renchan"', "dealer.after_abort", "if_renchan"),
    ("renchan_after_abort", '"on"', "dealer.after_abort", "stays"),
    ("renchan_again_on_tenpai", '"as_first"', "dealer.again_after_draw", None),
    ("renchan_again_on_tenpai", '"off"', "dealer.again_after_draw", ()),
    ("renchan_again_on_tenpai", '"dealer_tenpai"', "dealer.again_after_draw", ("tenpai",)),
    ("renchan_again_on_tenpai", '"all_noten"', "dealer.again_after_draw", ("all_noten",)),
    ("renchan_again_on_tenpai", '"dealer_tenpai_or_all_noten"', "dealer.again_after_draw", ("all_noten", "tenpai")),
    ("renchan_again_on_win", '"on"', "dealer.again_after_win", True),
    ("renchan_again_on_win", '"off"', "dealer.again_after_win", False),
    ("kan_moves_deal", '"off"', "dealer.kan_passes", "never"),
    ("kan_moves_deal", '"kan"', "dealer.kan_passes", "any"),
    ("kan_moves_deal", '"sum"', "dealer.kan_passes", "others_even"),
    ("deal_passes_only_if_south_tenpai", '"off"', "dealer.stays_after", ("tenpai", "win")),
    ("deal_passes_only_if_south_tenpai", '"on"', "dealer.stays_after", ("south_noten", "win")),
    ("rounds_loop", '"off"', "length.extra_rounds", ("3z",)),
    ("rounds_loop", '"on"', "length.extra_rounds", ("3z", "1z", "2z")),
    ("rounds_loop", '"on"', "length.extra_endless", True),
    ("honba_after_draw", '"off"', "dealer.honba_after_draw", "never"),
    ("honba_after_draw", '"dealer_tenpai"', "dealer.honba_after_draw", "dealer_tenpai"),
    ("honba_after_draw", '"all_noten"', "dealer.honba_after_draw", "all_noten"),
    ("honba_after_draw", '"dealer_tenpai_or_all_noten"', "dealer.honba_after_draw", "dealer_tenpai_or_all_noten"),
    ("honba_after_draw", '"always"', "dealer.honba_after_draw", "always"),
    ("honba_at_passing_draw", '"removed"', "dealer.honba_kept", False),
    ("honba_at_passing_draw", '"kept"', "dealer.honba_kept", True),
    ("game_length", '"tonpuusen"', "length.rounds", ("1z",)),
    ("game_length", '"tonpuusen"', "length.extra_rounds", ("2z",)),
    ("game_length", '"single_round"', "length.rounds", ("1z",)),
    ("game_length", '"east_east"', "length.rounds", ("1z", "1z")),
    ("game_length", '"hanchan"', "length.rounds", ("1z", "2z")),
    ("game_length", '"ichansen"', "length.rounds", ("1z", "2z", "3z", "4z")),
    ("game_length", '"ichansen"', "length.extra_rounds", ("1z",)),
    ("game_length", '["2z", "1z"]', "length.rounds", ("2z", "1z")),
    ("enchousen", '"off"', "length.extra_rounds", ()),
    ("enchousen", '"until_target"', "length.extra_rounds", ("3z",)),
    ("enchousen", '"until_target"', "length.extra_ends", "target"),
    ("enchousen", '"until_target_repeat_first"', "length.extra_rounds", ("3z",)),
    ("enchousen", '"until_target_repeat_first"', "length.extra_ends", "target_without_repeat"),
    ("enchousen", '"full"', "length.extra_rounds", ("3z",)),
    ("enchousen", '"full"', "length.extra_ends", "round"),
    ("enchousen", '"second_extra"', "length.extra_rounds", ("3z", "4z")),
    ("enchousen", '"second_extra"', "length.extra_ends", "target"),
    ("enchousen", '["4z", "3z", "4z"]', "length.extra_rounds", ("4z", "3z", "4z")),
    ("extra_rounds_max", "0", "length.extra_rounds", ()),
    ("extra_rounds_max", "3", "length.extra_rounds", ("3z", "4z", "1z")),
    ("extra_rounds_max", '"infinity"', "length.extra_rounds", ("3z", "4z", "1z", "2z")),
    ("extra_rounds_max", '"infinity"', "length.extra_endless", True),
    ("tobi", '"off"', "length.bust", "off"),
    ("tobi", '"off"', "riichi.on_credit", True),
    ("tobi", '"below_zero"', "length.bust", "below_zero"),
    ("tobi", '"at_zero"', "length.bust", "at_zero"),
    ("tobi", '"at_zero"', "riichi.on_credit", False),
    ("tobi", '"at_zero"', "riichi.last_points", False),
    ("tobi", '"zero_within_deal"', "length.bust", "at_zero"),
    ("tobi", '"zero_within_deal"', "riichi.last_points", True),
    ("sudden_death", '"on"', "length.extra_ends", "target"),
    ("sudden_death", '"off"', "length.extra_ends", "round"),
    ("sudden_death", '"off"', "length.stop_after", ()),
    ("sudden_death", '"after_win"', "length.extra_ends", "target_by_win"),
    ("sudden_death", '"after_win"', "length.stop_after", ("win",)),
    ("score_ceiling", '"off"', "length.ceiling", 0),
    ("score_ceiling", "60000", "length.ceiling", 60000),
    ("mercy_gap", '"off"', "length.mercy_gap", False),
    ("mercy_gap", '"on"', "length.mercy_gap", True),
    ("oka_threshold", '"off"', "settlement.oka_needs", None),
    ("oka_threshold", "1000", "settlement.oka_needs", 1000),
    ("oka_threshold", "1000", "length.above", 1000),
    ("rinshan_pao", '"off"', "payments.pao", ("daisangen", "daisuushii")),
    ("rinshan_pao", '"on"', "payments.pao", ("daisangen", "daisuushii", "rinshan")),
    ("rinshan_pao", '"on"', "payments.rinshan_pao_kans", ("open",)),
    ("rinshan_pao", '"on"', "payments.rinshan_pao_pays", "ron"),
    ("rinshan_pao", '{ kans = ["open", "added"] }', "payments.rinshan_pao_kans", ("added", "open")),
    ("rinshan_pao", '{ payment = "as_tsumo" }', "payments.rinshan_pao_pays", "tsumo"),
    ("rinshan_pao", '{ payment = "as_tsumo" }', "payments.pao", ("daisangen", "daisuushii", "rinshan")),
    ("extra_rounds_target", '"target"', "length.above", 0),
    ("extra_rounds_target", '"above_target"', "length.above", 100),
    ("extra_rounds_target", "32000", "length.above", 2000),
    ("extra_rounds_target", "28000", "length.above", -2000),
    ("extra_rounds_target", "25000", "length.extra_rounds", ()),
    ("tobi_shou", '"off"', "settlement.bust_prize", 0),
    ("tobi_shou", '"on"', "settlement.bust_prize", 10000),
    ("tobi_shou", "5000", "settlement.bust_prize", 5000),
    ("tobi_shou", "{ amount = 0, honba = 2 }", "settlement.bust_prize", 600),
    ("tobi_shou", "{ amount = 500, honba = 2 }", "settlement.bust_prize", 1100),
    ("tobi_shou", "{ chips = 3 }", "settlement.bust_prize_chips", 3),
    ("tobi_shou", '{ receiver = "others" }', "settlement.bust_prize_to", "others"),
    ("tobi_shou", '{ when = "draw" }', "settlement.bust_prize_when", "draw"),
    ("tobi_shou", '{ negative_to_zero = "on" }', "settlement.debts_forgiven", True),
    ("rinshan_pao", '{ kans = ["chain"] }', "payments.rinshan_pao_kans", ("chain", "open")),
    ("rinshan_pao", '{ payment = "double_share" }', "payments.rinshan_pao_pays", "double"),
    ("rinshan_pao", '{ payment = "kan_only" }', "payments.rinshan_pao_pays", "kan"),
    ("pao", '{ yaku = ["rinshan"], tsumo = "half" }', "payments.rinshan_pao_pays", "half"),
    ("honba_payer", '"discarder"', "payments.honba_payer", "discarder"),
    ("honba_payer", '"all"', "payments.honba_payer", "all"),
    ("honba_payer", '"pao"', "payments.pao_honba_payer", "liable"),
    ("honba_payer", '"first_place"', "payments.honba_payer", "first_place"),
    ("honba_payer", '"last_place"', "payments.honba_payer", "last_place"),
    ("noten_bappu", "{ none_ready = 1000 }", "payments.conflict_stakes", (0, 1000)),
    ("noten_bappu", "{ none_ready = 1000 }", "payments.noten_total", 3000),
    ("noten_bappu", '{ all_ready = 500, dealer = "exempt" }', "payments.conflict_dealer", False),
    ("noten_bappu", '{ all_ready = 500, honba = "on" }', "dealer.conflict_honba", (True, False)),
    ("draw_deposit", '"off"', "payments.conflict_stakes", (0, 0)),
    ("draw_deposit", '"all"\nnoten_bappu = 0', "payments.unpaid_stake", 1000),
    ("draw_deposit", '"honba"\nnoten_bappu = 0', "dealer.unpaid_honba", True),
    ("draw_deposit", '"all"', "payments.conflict_stakes", (1000, 1000)),
    ("draw_deposit", '"not_dealer"', "payments.conflict_dealer", False),
    ("draw_deposit", '"honba"', "dealer.conflict_honba", (True, True)),
    ("pao_honba_payer", '"discarder"', "payments.pao_honba_payer", "discarder"),
    ("pao_honba_payer", '"liable"', "payments.pao_honba_payer", "liable"),
    ("pao_honba_payer", '{ ron = "half" }', "payments.pao_honba_payer", "half"),
    ("pao_honba_payer", '{ ron = "half", rest = "left" }', "payments.pao_honba_rest", "left"),
    ("pao_honba_payer", '{ tsumo = "all" }', "payments.pao_honba_tsumo", "all"),
    ("pao", '"off"', "payments.pao", ()),
    ("pao", '["daisangen", "shousuushii"]', "payments.pao", ("daisangen", "shousuushii")),
    ("pao", '["chinitsu", "honitsu"]', "payments.pao", ("chinitsu", "honitsu")),
    ("pao", '{ yaku = ["toitoi"] }', "payments.pao", ("toitoi",)),
    ("pao", '{ tsumo = "half" }', "payments.pao", ("daisangen", "daisuushii")),
    ("pao", '{ tsumo = "half" }', "payments.pao_tsumo", "half"),
    ("renchan_limit", '"off"', "dealer.most_repeats", 0),
    ("renchan_limit", '"off"', "dealer.stays_after", ()),
    ("renchan_limit", '"until_lost"', "dealer.most_repeats", None),
    ("renchan_limit", "3", "dealer.most_repeats", 3),
    ("paarenchan", '"off"', "admission.free_dealer_from_honba", None),
    ("paarenchan", '"on"', "admission.free_dealer_from_honba", 8),
    ("paarenchan", '"any_player"', "admission.free_who", "all"),
    ("paarenchan", "5", "admission.free_every", 5),
    ("paarenchan", '"force_rotation"', "dealer.most_repeats", 9),
    ("inherited_honba", '"on"', "admission.own_honba", ()),
    ("inherited_honba", '"off"', "admission.own_honba", ("free", "shibari")),
    ("inherited_honba", '["paarenchan"]', "admission.own_honba", ("shibari",)),
    ("agari_yame", '"off"', "length.stop_after", ()),
    ("agari_yame", '"optional"', "length.stop_after", ("tenpai", "win")),
    ("agari_yame", '"optional"', "length.stop", "asked"),
    ("agari_yame", '"forced"', "length.stop", "forced"),
    ("agari_yame", '"forced"', "length.stop_places", (1, 1)),
    ("agari_yame", '"optional_first_two"', "length.stop", "asked"),
    ("agari_yame", '"optional_first_two"', "length.stop_places", (2, 1)),
    ("agari_yame", '"optional_first_three"', "length.stop_places", (3, 1)),
    ("agari_yame", '"forced_first_two"', "length.stop", "forced"),
    ("agari_yame", '"forced_first_two"', "length.stop_places", (2, 1)),
    ("agari_yame", '"forced_first_three"', "length.stop_places", (3, 1)),
    ("tenpai_yame", '"off"', "length.stop_after", ("win",)),
    ("tenpai_yame", '"on"', "length.stop_after", ("tenpai", "win")),
    ("tenpai_yame", '"first_two"', "length.stop_after", ("tenpai", "win")),
    ("tenpai_yame", '"first_two"', "length.stop_places", (1, 2)),
    ("tenpai_yame", '"first_three"', "length.stop_places", (1, 3)),
    ("auto_yame", '"off"', "length.stop", "asked"),
    ("auto_yame", '"on"', "length.stop", "forced"),
    ("atozuke", '"atozuke"', "admission.every_wait", False),
    ("atozuke", '"nakazuke"', "admission.every_wait_if", "half_open"),
    ("atozuke", '"sakizuke"', "admission.every_wait", True),
    ("atozuke", '"sakizuke"', "admission.every_wait_if", "always"),
    ("atozuke", '"sakizuke"', "admission.every_meld", False),
    ("atozuke", '"kanzen_sakizuke"', "admission.every_wait", True),
    ("atozuke", '"kanzen_sakizuke"', "admission.every_meld", True),
    ("atozuke", '"kanzen_sakizuke"', "admission.same_yaku", False),
    ("atozuke", '"chou_kanzen_sakizuke"', "admission.every_meld", True),
    ("atozuke", '"chou_kanzen_sakizuke"', "admission.same_yaku", True),
]


@pytest.mark.parametrize(("option", "value", "place", "planned"), ROWS)
def test_a_value_is_this_in_the_plan(option: str, value: str, place: str, planned: object) -> None:
    part, _, name = place.partition(".")
    got = plan(f"{option} = {value}")
    assert getattr(getattr(got, part), name) == planned
    assert got.table == {}


@pytest.mark.parametrize("option", sorted({row[0] for row in ROWS} - {"double_ron", "triple_ron"}))
def test_every_built_word_is_in_the_table_above(option: str) -> None:
    entry = catalogue().options[option]
    built = {word for word in entry.words if word not in entry.unbuilt} - {"sangensen"}  # that is for three
    told = {row[1].strip('"') for row in ROWS if row[0] == option}
    assert built <= told


# ---------------------------------------------------------------- options together


@pytest.mark.parametrize(
    ("rest", "place", "planned"),
    [
        ("start_target_points = [30000, 30000]", "length.extra_rounds", ()),
        ('start_target_points = [30000, 30000]\nenchousen = "second_extra"', "length.extra_rounds", ()),
        ('game_length = "tonpuusen"\nenchousen = "second_extra"', "length.extra_rounds", ("2z", "3z")),
        ("extra_rounds_max = 2\nenchousen = \"full\"", "length.extra_rounds", ("3z", "4z")),
        ('kandora = "off"\nkandora_timing = "before_discard"', "kans.open_indicator", "never"),
        ('kandora_timing = "at_next_kan"\nkandora_open_kan = "off"', "kans.open_indicator", "never"),
        ('suukan_sanra = "off"\nsuukan_sanra_timing = "fifth_kan"', "kans.after_limit", "none"),
        ('renchan = "agari"\nrenchan_all_noten = "on"', "dealer.stays_after", ("all_noten", "win")),
        ('agari_yame = "optional"\nauto_yame = "off"', "length.stop", "asked"),
        ('agari_yame = "optional"\ntenpai_yame = "off"', "length.stop_after", ("win",)),
        ('agari_yame = "off"', "length.stop_after", ()),
        ('linear_scoring = "on"', "value.bonus_from", 0),
        ('linear_scoring = "on"\nlinear_limit_bonus = "on"', "value.bonus_from", 6),
        ('linear_scoring = "on"\nhan_to_fu_rate = 30', "value.added_han", 30),
        ('linear_scoring = "on"\nhan_to_fu_rate = 30', "payments.dealer_hundredths", ((0, 300), (7, 600))),
        ('limit_scale = "arushiaru"\nside_settlement = "off"', "payments.side", "off"),
        ('limit_scale = "arushiaru"\nside_settlement = "difference"', "payments.side", "difference"),
        ('limit_scale = "arushiaru"\nside_settlement = "full"', "payments.side", "full"),
        ('limit_scale = "arushiaru"', "value.limits", ((6, 600),)),
        ('limit_scale = "arushiaru"', "value.cap", 500),
        ('limit_scale = "arushiaru"\nkazoe_yakuman = "off"', "value.limits", ()),
        ('arisa = "on"\ntulip_dora = "on"', "chips.neighbours", True),
        ('arisu = "once"\ntulip_dora = "off"', "chips.neighbours", False),
        ('yakitori = "on"\nyakitori_markers = "off"', "yakitori.markers", 0),
        ('yakitori = "on"\nyakitori_markers = "on"', "yakitori.markers", 1),
        ('yakitori = "on"\nyakitori_markers = 3', "yakitori.markers", 3),
        ('yakitori = "on"\nyakitori_reset = "off"', "yakitori.returns", False),
        ('yakitori = "on"\nyakitori_markers = 2\nyakitori_reset = "on"', "yakitori.returns", True),
        ('yakitori = "on"\nyakitori_phoenix = "off"', "yakitori.rekindled", "never"),
        ('yakitori = "on"\nyakitori_markers = 2\nyakitori_phoenix = "always"', "yakitori.rekindled", "always"),
        ('yakitori = "on"\nyakitori_markers = 2\nyakitori_phoenix = "round"', "yakitori.rekindled", "round_end"),
        ('yakitori = "on"\nyakitori_markers = 2\nyakitori_phoenix = "last_deal"', "yakitori.rekindled", "last_deal"),
        ('yakitori = "on"\nyakibuta = "off"', "yakitori.passed_on", False),
        ('yakitori = "on"\nyakitori_markers = 2\nyakibuta = "on"', "yakitori.passed_on", True),
        ('yakitori = "on"\nyakitori_lunch = "off"', "yakitori.lunch", 0),
        ('yakitori = "on"\nyakitori_lunch = 4', "yakitori.lunch", 4),
        ('yakitori = "on"\ndorayaki = "off"', "yakitori.kan_clears", "none"),
        ('yakitori = "on"\nyakitori_markers = 2\ndorayaki = "on"', "yakitori.kan_clears", "dora"),
        ('yakitori = "on"\nyakitori_markers = 2\ndorayaki = "1s"', "yakitori.kan_clears", "1s"),
        ('yakitori = "on"\nyakitori_revolution = "off"', "yakitori.flips", False),
        ('yakitori = "on"\nyakitori_markers = 2\nyakitori_revolution = "on"', "yakitori.flips", True),
        ('added_run = "on"\nrob_run_twice = "off"', "calls.runs_call_raised", False),
        ('added_run = "on"\nrob_run_twice = "on"', "calls.runs_call_raised", True),
        ('added_run = "on"\nrob_run_hand_tiles = "off"', "calls.rob_laid", False),
        ('added_run = "on"\nrob_run_hand_tiles = "on"', "calls.rob_laid", True),
        ('agari_yame = "off"\ntenpai_yame = "on"', "length.stop_after", ("tenpai",)),
        ('agari_yame = "off"\ntenpai_yame = "first_two"\nauto_yame = "off"', "length.stop", "asked"),
        ('agari_yame = "off"\ntenpai_yame = "first_two"', "length.stop_places", (1, 2)),
        ('atozuke = "kanzen_sakizuke"', "draws.yakuless_tenpai", False),
        ('atozuke = "chou_kanzen_sakizuke"', "draws.yakuless_tenpai", False),
        ('atozuke = "sakizuke"', "draws.yakuless_tenpai", True),
        ('atozuke = "nakazuke"\nkaraten_tenpai = "as_atozuke"', "draws.dead_wait", "counts_if_sure"),
        ('atozuke = "sakizuke"\nkaraten_tenpai = "as_atozuke"', "draws.dead_wait", "not_if_visible"),
        ('atozuke = "kanzen_sakizuke"\nkaraten_tenpai = "as_atozuke"', "draws.dead_wait", "not_if_visible"),
    ],
)  # fmt: skip
def test_options_work_together(rest: str, place: str, planned: object) -> None:
    part, _, name = place.partition(".")
    assert getattr(getattr(plan(rest), part), name) == planned


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('abortive_draws = "off"',
         'kyuushu_kyuuhai = "off"\nsuufon_renda = "off"\nsuucha_riichi = "off"\nsuukan_sanra = "off"\n'
         'triple_ron = "all_paid"'),
        ('abortive_draws = "off"\ntriple_ron = "all_paid"', 'abortive_draws = "off"'),
        ('abortive_draws = ["four_kans", "four_riichi", "kyuushu_kyuuhai", "triple_ron"]', 'suufon_renda = "off"'),
        ('call_timeouts = "3 / 0.5 / b"', 'call_priority = "first_caller"'),
        ('call_timeouts = "3 / 0.5 / a / 13 / right"', 'call_priority = "simultaneous_only"'),
        ('call_timeouts = "3 / 3 / a"', ""),
        ('renchan = "all_noten"', 'renchan_all_noten = "on"'),
        ('renchan = "off"', 'renchan = "off"\nrenchan_all_noten = "off"'),
        ('enchousen = "second_extra"', 'enchousen = ["3z", "4z"]'),
        ('enchousen = "second_extra"', "extra_rounds_max = 2"),
        ('enchousen = "off"', "extra_rounds_max = 0"),
        ('agari_yame = "optional"', 'auto_yame = "off"'),
        ('agari_yame = "forced_first_two"\nrenchan = "off"', 'renchan = "off"'),
        ('suukan_sanra = "four_players"\nkan_limit = 3', 'suukan_sanra = "off"\nkan_limit = 3'),
        ('kyuushu_kyuuhai = "off"', 'abortive_draws = ["four_kans", "four_riichi", "four_winds", "triple_ron"]'),
        ('game_length = "tonpuusen"', 'game_length = "single_round"'),
        ('game_length = "hanchan"', 'game_length = ["1z", "2z"]'),
        ('tobi = "off"', 'tobi = "off"\nriichi_on_credit = "on"'),
        ('ankan_after_riichi = "off"', 'ankan_after_riichi = "off"\nankan_after_riichi_yaku_change = "off"'),
    ],
)  # fmt: skip
def test_what_plays_alike_has_one_fingerprint(one: str, other: str) -> None:
    assert plan(one).fingerprint == plan(other).fingerprint


# ---------------------------------------------------------------- what is said twice


def values(rest: str, parent: str = "riichi") -> dict[str, object]:
    return dict(read(f'id = "x"\nextends = "{parent}"\n{rest}').values)


@pytest.mark.parametrize(
    ("parent", "rest", "follows"),
    [
        ("riichi", 'abortive_draws = "off"', {"suukan_sanra": "off", "suucha_riichi": "off", "triple_ron": "all_paid"}),
        ("book", 'abortive_draws = "off"', {"triple_ron": "atamahane"}),
        ("riichi", 'abortive_draws = "off"\ndouble_ron = "abort"', {"triple_ron": "all_paid"}),
        ("ema", 'abortive_draws = "all"', {"suucha_riichi": "redeal", "suufon_renda": "on", "triple_ron": "abort"}),
        ("ema", 'kyuushu_kyuuhai = "until_two_declarations"', {"abortive_draws": ("kyuushu_kyuuhai",)}),
        ("ema", 'triple_ron = "abort_with_stakes"', {"abortive_draws": ("triple_ron",)}),
        ("riichi", 'abortive_draws = "off"\ndouble_ron = "abort_with_stakes"', {"triple_ron": "all_paid"}),
        ("riichi", 'agari_yame = "optional_first_two"', {"auto_yame": "off"}),
        ("ema", 'kyuushu_kyuuhai = "on"', {"abortive_draws": ("kyuushu_kyuuhai",), "suufon_renda": "off"}),
        ("uspml", 'suufon_renda = "on"', {"abortive_draws": "all"}),
        ("jpml_b", 'triple_ron = "all_paid"', {"abortive_draws": "off"}),
        ("riichi", 'call_timeouts = "3 / 0.5 / d"', {"call_priority": "seat_order"}),
        ("book", 'call_priority = "first_caller"', {"call_timeouts": "3 / 0.5 / b / 13 / right"}),
        ("riichi", 'call_priority = "first_caller"', {"call_timeouts": "client_clock"}),
        ("riichi", 'renchan = "all_noten"', {"renchan_all_noten": "on"}),
        ("riichi", 'enchousen = ["3z", "4z", "1z"]', {"extra_rounds_max": 3}),
        ("book", "extra_rounds_max = 1", {"enchousen": "until_target"}),
        ("kml", 'agari_yame = "forced"', {"auto_yame": "on"}),
        ("kml", 'auto_yame = "on"', {"agari_yame": "forced"}),
        ("ema", 'auto_yame = "off"', {"agari_yame": "off"}),
        ("riichi", 'ari_ari = "nashi_nashi"', {"kuitan": "off", "atozuke": "sakizuke"}),
        ("riichi", 'kuitan = "closed_tsumo_only"', {"ari_ari": "nashi_ari", "kuitan": "closed_tsumo_only"}),
        ("riichi", 'ari_ari = "nashi_nashi"\nkuitan = "off"', {"ari_ari": "nashi_nashi", "atozuke": "sakizuke"}),
        ("riichi", 'atozuke = "kanzen_sakizuke"', {"ari_ari": "ari_nashi", "atozuke": "kanzen_sakizuke"}),
        ("riichi", 'double_ron = "dearest"', {"dearest_ron_wins": "off"}),
        ("riichi", 'double_ron = "dearest"\ntriple_ron = "dearest"', {"dearest_ron_wins": "on"}),
        ("book", 'dearest_ron_wins = "kokushi_only"', {"double_ron": "kokushi_first", "triple_ron": "kokushi_first"}),
        ("riichi", 'abortive_draws = "all"\ndouble_ron = "dearest"', {"dearest_ron_wins": "off"}),
        ("riichi", "start_target_points = [13000, 13000]\nakadora = 4\noka = 0", {"preset_hakuhyou": "on"}),
        ("ema", 'preset_hakurei_jinja = "on"', {"start_target_points": (25000, 30000), "permanent_dora": ("7z",)}),
    ],
)
def test_the_word_said_last_holds_for_both(parent: str, rest: str, follows: dict[str, object]) -> None:
    got = values(rest, parent)
    assert {name: got[name] for name in follows} == follows


def test_a_grandchild_has_the_last_word(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('id = "club"\nextends = "riichi"\nabortive_draws = "off"\n')
    (tmp_path / "night.toml").write_text(
        'id = "night"\nextends = "club"\nkyuushu_kyuuhai = "on"\nsuufon_renda = "on"\n'
    )
    night = load(tmp_path / "night.toml")
    assert night.plan.draws.aborts == ("four_winds", "kyuushu_kyuuhai")
    assert night.values["abortive_draws"] == ("four_winds", "kyuushu_kyuuhai")
    assert night.plan.payments.triple_ron == "all_paid"


def test_what_a_short_name_stands_for_may_be_said_apart_later(tmp_path: Path) -> None:
    """The rest of it stays; and a word for nothing takes back what it stood for."""
    (tmp_path / "ice.toml").write_text('id = "ice"\nextends = "riichi"\npreset_hakuhyou = "on"\n')
    (tmp_path / "reds.toml").write_text('id = "reds"\nextends = "ice"\nakadora = 3\n')
    (tmp_path / "target.toml").write_text('id = "target"\nextends = "ice"\nstart_target_points = [13000, 30000]\n')
    (tmp_path / "usual.toml").write_text('id = "usual"\nextends = "ice"\npreset_hakuhyou = "off"\n')
    (tmp_path / "shrine.toml").write_text('id = "shrine"\nextends = "ice"\npreset_hakurei_jinja = "on"\n')
    reds = load(tmp_path / "reds.toml")
    assert reds.values["preset_hakuhyou"] == "off"
    assert reds.values["start_target_points"] == (13000, 13000)
    target = load(tmp_path / "target.toml")
    assert (target.values["preset_hakuhyou"], target.values["akadora"], target.plan.settlement.oka) == ("off", 4, 0)
    usual = load(tmp_path / "usual.toml")
    assert usual.fingerprint == load("riichi").fingerprint
    shrine = load(tmp_path / "shrine.toml")
    assert (shrine.values["preset_hakuhyou"], shrine.values["preset_hakurei_jinja"]) == ("off", "on")
    assert shrine.values["akadora"] == 0
    for rules in (reds, target, shrine, usual):
        assert read(rules.to_toml(), beside=tmp_path).values == rules.values


@pytest.mark.parametrize(
    ("rest", "left_out", "as_in"),
    [
        ('preset_hakuhyou = "on"', "preset_hakuhyou", ""),
        ('preset_hakuhyou = "on"', "akadora", "start_target_points = [13000, 13000]"),
        ("start_target_points = [13000, 13000]\nakadora = 4\noka = 0", "preset_hakuhyou", ""),
        ('ari_ari = "nashi_nashi"', "kuitan", 'atozuke = "sakizuke"'),
        ('dearest_ron_wins = "on"', "triple_ron", 'double_ron = "dearest"'),
    ],
)
def test_one_can_do_without_a_short_name_or_a_part_of_it(rest: str, left_out: str, as_in: str) -> None:
    rules = read(f'id = "a"\nextends = "riichi"\n{rest}')
    assert without(rules, left_out).plan == plan(as_in)


@pytest.mark.parametrize("rest", ['abortive_draws = "off"', 'call_priority = "seat_order"', "extra_rounds_max = 1"])
def test_what_followed_is_written_and_read_again(rest: str) -> None:
    rules = read(f'id = "a"\nextends = "book"\n{rest}')
    assert read(rules.to_toml()).values == rules.values


@pytest.mark.parametrize(
    ("rest", "mistake"),
    [
        (
            'abortive_draws = "off"\nkyuushu_kyuuhai = "on"',
            'club.toml:4: kyuushu_kyuuhai = "on" and abortive_draws = "off" exclude each other.',
        ),
        (
            'abortive_draws = ["triple_ron"]\ntriple_ron = "all_paid"',
            'club.toml:4: triple_ron = "all_paid" and abortive_draws = ["triple_ron"] exclude each other.',
        ),
        (
            'call_timeouts = "3 / 0.5 / a"\ncall_priority = "first_caller"',
            'club.toml:3: call_timeouts = "3 / 0.5 / a" and call_priority = "first_caller" exclude each other.',
        ),
        (
            'renchan = "all_noten"\nrenchan_all_noten = "off"',
            'club.toml:3: renchan = "all_noten" and renchan_all_noten = "off" exclude each other.',
        ),
        (
            'enchousen = "second_extra"\nextra_rounds_max = 1',
            'club.toml:3: enchousen = "second_extra" and extra_rounds_max = 1 exclude each other.',
        ),
        (
            'enchousen = ["3z", "4z"]\nextra_rounds_max = 1',
            'club.toml:3: enchousen = ["3z", "4z"] and extra_rounds_max = 1 exclude each other.',
        ),
        (
            'agari_yame = "optional"\nauto_yame = "on"',
            'club.toml:3: agari_yame = "optional" and auto_yame = "on" exclude each other.',
        ),
        (
            'ari_ari = "nashi_ari"\nkuitan = "on"',
            'club.toml:3: ari_ari = "nashi_ari" and kuitan = "on" exclude each other.',
        ),
        (
            'preset_hakuhyou = "on"\nakadora = 3',
            'club.toml:3: preset_hakuhyou = "on" and akadora = 3 exclude each other.',
        ),
        (
            'dearest_ron_wins = "on"\ndouble_ron = "atamahane"',
            'club.toml:3: dearest_ron_wins = "on" and double_ron = "atamahane" exclude each other.',
        ),
        (
            'abortive_draws = "all"\ndearest_ron_wins = "on"',
            'club.toml:3: triple_ron = "dearest" and abortive_draws = "all" exclude each other.',
        ),
        (
            'common_yaku_list = "table"\nvoted_yaku_values = "book"',
            'club.toml:3: common_yaku_list = "table" needs voted_yaku_values = "common", but it is "book".',
        ),
        (
            'renchan = "off"\nrenchan_all_noten = "on"',
            'club.toml:3: with renchan = "off", renchan_all_noten = "on" has no effect; expected renchan_all_noten = "off".',  # noqa: E501
        ),
        (
            'atozuke = "kanzen_sakizuke"\nkeishiki_tenpai = "on"',
            'club.toml:3: atozuke = "kanzen_sakizuke" forces keishiki_tenpai = "off", but it is "on".',
        ),
        (
            'deposits_to_dealer_on_draw = "on"\nriichi_sticks_after_draw = "return"',
            'club.toml:3: deposits_to_dealer_on_draw = "on" and riichi_sticks_after_draw = "return" '
            "exclude each other.",
        ),
        (
            'call_timeouts = "soon"',
            'club.toml:3: call_timeouts cannot be "soon"; expected: client_clock; '
            'a code such as "3 / 0.5 / a / 13 / right".',
        ),
        (
            'call_timeouts = "3 / 0.5 / e"',
            'club.toml:3: call_timeouts cannot be "3 / 0.5 / e"; expected: client_clock; '
            'a code such as "3 / 0.5 / a / 13 / right".',
        ),
    ],
)
def test_a_sheet_that_says_both_differently_contradicts_itself(rest: str, mistake: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        read(f'id = "club"\nextends = "riichi"\n{rest}', "club.toml")
    assert [problem.message() for problem in caught.value.problems] == [mistake]


def test_a_code_is_written_in_one_way() -> None:
    canonical = catalogue().options["call_timeouts"].canonical
    assert canonical("3/0,5/a/13/right") == canonical("3 / 0.5 / a / 13 / right") == "3 / 0.5 / a / 13 / right"
    assert re.fullmatch(catalogue().options["call_timeouts"].code.pattern, "0 / 0 / a") is None  # type: ignore[union-attr]


# ---------------------------------------------------------------- presets


def test_tenhou_plays_as_the_server_does() -> None:
    tenhou = load("tenhou").plan
    assert tenhou.length.rounds == ("1z", "2z")
    assert (tenhou.length.extra_rounds, tenhou.length.extra_ends) == (("3z",), "target_without_repeat")
    assert (tenhou.length.bust, tenhou.length.stop_after, tenhou.length.stop) == (
        "below_zero",
        ("tenpai", "win"),
        "forced",
    )
    assert (tenhou.calls.swap, tenhou.calls.order) == ("forbidden", "rank")
    assert tenhou.furiten.ends == "own_turn"
    assert tenhou.draws.aborts == EVERYTHING
    assert (tenhou.draws.yakuless_tenpai, tenhou.draws.dead_wait) == (True, "not_if_all_in_own_hand")
    assert (tenhou.payments.double_ron, tenhou.payments.triple_ron) == ("all_paid", "abort")
    assert (tenhou.riichi.on_credit, tenhou.riichi.least_live) == (False, 4)
    assert tenhou.riichi.ankan_may_change_structure
    assert (tenhou.kans.closed_indicator, tenhou.kans.open_indicator) == ("at_once", "after_discard")
    assert tenhou.kans.rob_closed == "kokushi"


def test_what_tells_the_tables_of_the_organisations_apart() -> None:
    wrc, ema, book, kml, classic = (load(name).plan for name in ("wrc", "ema", "book", "kml", "saikouisen_classic"))
    assert (wrc.draws.aborts, wrc.draws.sticks, wrc.calls.order) == ((), "stay", "simultaneous")
    assert (ema.length.bust, ema.riichi.on_credit, ema.length.extra_rounds) == ("off", True, ())
    assert (book.length.extra_rounds, book.dealer.honba_after_draw) == (("3z", "4z"), "dealer_tenpai")
    assert (book.calls.order, book.calls.together_ms) == (
        "simultaneous",
        500,
    )  # 001:2937: a pon 2 s after a chi is late
    assert (kml.length.stop_after, kml.length.stop) == (("win",), "asked")
    assert (kml.payments.double_ron, kml.payments.triple_ron) == ("first_caller", "first_caller")
    assert (classic.calls.swap, classic.dealer.stays_after) == ("allowed", ("win",))
    assert classic.kans.closed_indicator == "never"


@pytest.mark.parametrize(
    ("code", "priority"),
    [
        ("3 / 0.5 / a / 13 / right", "simultaneous_only"),
        ("3 / 3 / a", "ron_pon_chi"),
        ("3 / 0.5 / b", "first_caller"),
        ("3 / 0.5 / c", "simultaneous_only"),
        ("3 / 3.0 / c", "ron_pon_chi"),
        ("3 / 3 / d", "seat_order"),
    ],
)
def test_times_and_priority_of_calls_say_the_same(code: str, priority: str) -> None:
    """001:2935-2936, 000:1022: either may be said; a sheet that says both must agree with itself."""
    said = read(f'id = "x"\nextends = "riichi"\ncall_timeouts = "{code}"')
    assert said.values["call_priority"] == priority
    for other in catalogue().options["call_priority"].words:
        both = f'id = "x"\nextends = "riichi"\ncall_timeouts = "{code}"\ncall_priority = "{other}"'
        if other == priority:
            assert read(both).plan == said.plan
        else:
            with pytest.raises(RuleSetError, match="call_timeouts"):
                read(both)


@pytest.mark.parametrize("priority", catalogue().options["call_priority"].words)
@pytest.mark.parametrize("code", ["3 / 0.5 / a / 13 / right", "3 / 3 / c", "0.25 / 0.25 / b", "2 / 1 / d"])
def test_a_priority_changes_the_code_of_the_parent(code: str, priority: str, tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(f'id = "club"\nextends = "riichi"\ncall_timeouts = "{code}"\n', "utf-8")
    child = tmp_path / "child.toml"
    child.write_text(f'id = "child"\nextends = "club"\ncall_priority = "{priority}"\n', "utf-8")
    found = load(str(child))
    assert found.values["call_priority"] == priority
    times = code.split(" / ")[:2]
    assert found.plan.calls.window_ms == 1000 * max(map(float, times))


def test_in_the_book_a_late_pon_loses_to_a_chi() -> None:
    assert load("book").values["call_priority"] == "simultaneous_only"
    assert load("book").plan.calls.order == "simultaneous"
