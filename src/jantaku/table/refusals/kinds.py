"""The kinds of refusals, by what was wanted. They are stable: scenarios, programs and the texts ``refusal-<kind>`` name
them.

- Anything: ``match_over``, ``no_such_seat``, ``no_such_action`` (no code of this table), ``referee_only``,
  ``already_answered``, ``not_asked``, ``deal_over``, ``dead_hand``, ``no_such_tile`` (not among the concealed tiles),
  ``before_first_turn`` (something is still to be answered).
- In the own turn: ``not_your_turn``, ``owes_discard`` (no passing), ``riichi_locked``, ``kuikae``, ``chi_discard_ban``.
- A win: ``false_win`` (one was declared falsely before), ``false_kan`` (a closed kan has different tiles),
  ``not_complete``, ``no_yaku``, ``minimum``, ``minimum_single`` (no yaku alone reaches it),
  ``minimum_lasting`` (yaku of the moment do not count for it), ``two_suits``,
  ``waits_without_yaku``, ``meld_without_yaku``, ``needs_riichi``,
  ``nuki_in_hand``, ``tsumo_after_call``, ``furiten_own_pond``, ``furiten_open_tiles``, ``furiten_kind``,
  ``furiten_missed``, ``furiten_riichi``,
  ``kan_not_robbed``, ``fourth_kan_not_robbed``, ``nuki_not_robbed``.
- Another's tile: ``nothing_offered``, ``window_closed``, ``own_tile``.
- Chi, pon, open kan: ``call_in_riichi``, ``call_on_kan``, ``call_last_tile``, ``call_not_neighbour``, ``call_no_tiles``
  (the hand has none for it), ``call_wrong_tiles`` (those that were named do not fit), ``call_leaves_no_discard``,
  ``abort_ends_deal`` (an abortive draw follows the discard), ``call_off`` (not called by these rules), ``call_runs``,
  ``call_most`` (enough sets were called); with riichi: ``tenpai_call_off``, ``tenpai_call_open`` (the hand was open),
  ``tenpai_call_not_ready``, ``tenpai_call_riichi`` (the discard must declare).
- A hand that grows: ``stage_first`` (it is complete for its stage only), ``stage_off``, ``stage_after_call``,
  ``stage_last``, ``stage_wall``; ``riichi_stage``.
- Riichi: ``riichi_twice``, ``riichi_open_hand``, ``riichi_not_ready``, ``riichi_wall``, ``riichi_points``,
  ``riichi_dead_wait``, ``riichi_furiten``, ``riichi_missed`` (a win in this go-around), ``riichi_suji``,
  ``riichi_after_open``; with the hand laid open: ``open_riichi_off``,
  ``open_riichi_melds``, ``open_riichi_second``, ``open_riichi_furiten``; for other stakes: ``chou_riichi_off``,
  ``chou_riichi_melds``, ``kiseki_riichi_off``, ``kiseki_riichi_melds``, ``ura_buse_riichi_off``,
  ``ura_buse_riichi_melds``. A tile face down that is waited for: ``furiten_face_down``.
- One more indicator for a han: ``okawari_off``, ``okawari_after_call`` (it needs a tile just drawn), ``okawari_once``,
  ``okawari_none_left``. A mangan staked: ``tetora_off``, ``tetora_late``, ``tetora_points``.
- A dora that is named: ``name_dora_off``, ``name_dora_dealer`` (only the dealer does),
  ``name_dora_late`` (once, before the dice).
- A marker of personal dora: ``jiri_off``, ``jiri_not_neighbour`` (only who comes next takes a discard),
  ``jiri_only_sets`` (it was taken just now), ``jiri_once`` (since the last discard).
- A tile staked for chou nagashi: ``stake_simple`` (it is no terminal and no honour).
- Three tiles at once: ``hissatsu_off``, ``hissatsu_turn`` (it is not said now), ``hissatsu_not_ready``,
  ``hissatsu_triplets``, ``hissatsu_wall``, ``hissatsu_furiten``.
- Kans: ``kan_after_call``, ``kan_needs_four``, ``kan_needs_pon``, ``kan_last_tile``, ``kan_limit``, ``kan_chain``,
  ``kan_riichi``, ``kan_riichi_drawn_tile``, ``kan_riichi_waits``, ``kan_riichi_structure``, ``kan_riichi_yaku``,
  ``kan_of_nuki``; with a second call: ``second_kan_off``, ``second_kan_other`` (another has fed the pon).
- Raised runs: ``run_off``, ``run_riichi``, ``run_after_call``, ``run_last_tile``, ``run_twice``, ``run_no_run``; the
  tile of one that another raises: ``call_on_run``.
- Where other tiles complete sets: ``supplement_no_tiles``, ``supplement_mixed``, ``supplement_interlaced``,
  ``supplement_raised``; for the eyes: ``eyes_off``, ``eyes_no_tiles``, ``eyes_twice``, ``eyes_wall``, ``eyes_riichi``.
- A tile out of play: ``replace_off``, ``replace_in_play``, ``replace_after_call``, ``replace_last_tile``,
  ``replace_kept``.
- A tile set aside: ``nuki_off``, ``nuki_wrong_tile``, ``nuki_after_call``, ``nuki_last_tile``, ``nuki_limit``,
  ``nuki_riichi``, ``nuki_kept``; one that another has set aside: ``nuki_not_called``.
- Flowers that win: ``flower_discard`` (it is not discarded), ``flower_not_last`` (the others are not there).
- A hand that is ready as it was dealt: ``ready_not_dealt``, ``ready_late``, ``ready_drawn_tile``,
  ``ready_with_discard``.
- Where winners leave and the others play on: ``out``. Where a suit is forbidden: ``void_first`` (the tile that was put
  down is the first discard), ``void_promised`` (it makes no set), ``void_held`` (no win with the suit), ``void_card``
  (only for a suit of which one holds nothing). Tiles to be passed on: ``pass_on_suit``.
- Without a yaku where so many fu win: ``few_fu``; in a last deal: ``uma_unchanged``.
- Where hands are built: ``already_picked``, ``built_hand`` (its tiles are not discarded), ``built_only`` (nobody draws
  or calls), ``riichi_first``, ``minimum_base`` (a hand of less than a mangan).
- Where only cheap hands win: ``most_han``.
- Nine terminals and honours: ``abort_off``, ``abort_not_first_turn``, ``abort_too_few_kinds``.
- After the last tile: ``not_ready``, ``not_ready_dead_wait``, ``not_ready_no_yaku``; after the deal: ``cannot_stop``.
"""

from typing import Final

import msgspec

from jantaku.texts import Language, TextId, Texts
from jantaku.tiles.kinds import in_russian

RULES: Final = {
    "match_over": "game_length",
    "no_such_seat": "",
    "no_such_action": "",
    "referee_only": "",
    "already_answered": "",
    "not_asked": "",
    "deal_over": "000:256",
    "dead_hand": "000:926",
    "false_win": "002:361",
    "false_kan": "002:359",
    "no_such_tile": "000:119",
    "not_your_turn": "000:119",
    "owes_discard": "000:119",
    "riichi_locked": "000:525",
    "kuikae": "kuikae",
    "chi_discard_ban": "chi_discard_ban",
    "not_complete": "000:305",
    "no_yaku": "000:305",
    "minimum": "minimum_han",
    "minimum_single": "minimum_by_single_yaku",
    "minimum_lasting": "ryanhan_shibari",
    "minimum_base": "001:4283",
    "uma_unchanged": "001:4501",
    "few_fu": "001:4493",
    "most_han": "001:6380",
    "two_suits": "two_suit_binding",
    "waits_without_yaku": "atozuke",
    "meld_without_yaku": "atozuke",
    "tsumo_after_call": "000:245",
    "furiten_own_pond": "000:273",
    "furiten_open_tiles": "001:7637",
    "furiten_kind": "001:5141",
    "furiten_missed": "temporary_furiten_end",
    "furiten_riichi": "000:301",
    "kan_not_robbed": "chankan_on_ankan",
    "fourth_kan_not_robbed": "chankan_on_fourth_kan",
    "nothing_offered": "000:137",
    "window_closed": "000:137",
    "own_tile": "000:246",
    "call_in_riichi": "000:527",
    "call_on_kan": "000:260",
    "call_last_tile": "000:137",
    "call_not_neighbour": "000:167",
    "call_no_tiles": "000:137",
    "call_wrong_tiles": "000:137",
    "call_leaves_no_discard": "kuikae",
    "abort_ends_deal": "abortive_draws",
    "riichi_twice": "000:525",
    "riichi_open_hand": "000:509",
    "riichi_not_ready": "000:508",
    "riichi_wall": "riichi_min_live_tiles",
    "riichi_points": "riichi_on_credit",
    "riichi_dead_wait": "karaten_tenpai",
    "riichi_furiten": "furiten_riichi",
    "riichi_missed": "go_around_border",
    "riichi_after_open": "001:3978",
    "tenpai_call_off": "tenpai_calls",
    "tenpai_call_open": "tenpai_calls",
    "tenpai_call_not_ready": "tenpai_calls",
    "tenpai_call_riichi": "tenpai_calls",
    "run_off": "added_run",
    "run_riichi": "000:525",
    "run_after_call": "001:3171",
    "run_last_tile": "001:3171",
    "run_twice": "001:3171",
    "run_no_run": "001:3171",
    "call_on_run": "001:3171",
    "kan_after_call": "000:198",
    "kan_needs_four": "000:194",
    "kan_needs_pon": "000:210",
    "second_kan_off": "kan_by_second_call",
    "second_kan_other": "kan_by_second_call",
    "kan_last_tile": "kan_on_last_tile",
    "kan_limit": "kan_limit",
    "kan_chain": "kan_chains",
    "kan_riichi": "ankan_after_riichi",
    "kan_riichi_drawn_tile": "ankan_after_riichi",
    "kan_riichi_waits": "ankan_after_riichi_wait_change",
    "kan_riichi_structure": "ankan_after_riichi_structure_change",
    "kan_riichi_yaku": "ankan_after_riichi_yaku_change",
    "abort_off": "kyuushu_kyuuhai",
    "abort_not_first_turn": "kyuushu_kyuuhai",
    "abort_two_declarations": "kyuushu_kyuuhai",
    "abort_too_few_kinds": "kyuushu_kyuuhai",
    "abort_too_few_tiles": "hasshu_kyuuhai",
    "not_ready": "000:805",
    "not_ready_dead_wait": "karaten_tenpai",
    "not_ready_no_yaku": "keishiki_tenpai",
    "cannot_stop": "agari_yame",
    "nuki_off": "nuki_dora",
    "nuki_wrong_tile": "nuki_dora",
    "nuki_after_call": "nuki_dora",
    "nuki_last_tile": "nuki_dora",
    "nuki_limit": "nuki_dora",
    "nuki_riichi": "nuki_dora",
    "nuki_kept": "nuki_dora",
    "nuki_not_robbed": "gari",
    "nuki_not_called": "nuki_dora",
    "needs_riichi": "riichi_shibari",
    "nuki_in_hand": "nuki_dora",
    "call_off": "001:3575",
    "call_runs": "open_call_limit",
    "call_most": "open_call_limit",
    "riichi_suji": "hikkake_ban",
    "open_riichi_off": "open_riichi",
    "open_riichi_melds": "open_riichi",
    "open_riichi_second": "open_riichi",
    "open_riichi_furiten": "open_riichi",
    "chou_riichi_off": "001:2105",
    "chou_riichi_melds": "001:2105",
    "ura_buse_riichi_off": "001:2117",
    "ura_buse_riichi_melds": "001:2117",
    "furiten_face_down": "001:2117",
    "kiseki_riichi_off": "001:2107",
    "kiseki_riichi_melds": "001:2107",
    "stage_first": "001:4329",
    "stage_off": "001:4329",
    "stage_after_call": "001:4329",
    "stage_last": "001:4329",
    "stage_wall": "001:4329",
    "riichi_stage": "001:4329",
    "okawari_off": "001:2102",
    "okawari_after_call": "001:2102",
    "okawari_once": "001:2102",
    "okawari_none_left": "001:2102",
    "tetora_off": "001:2399",
    "tetora_late": "001:2399",
    "tetora_points": "001:2399",
    "stake_simple": "001:2127",
    "name_dora_off": "001:3388",
    "name_dora_dealer": "001:3388",
    "name_dora_late": "001:3388",
    "jiri_off": "personal_dora_claim",
    "jiri_not_neighbour": "personal_dora_claim",
    "jiri_only_sets": "personal_dora_claim",
    "jiri_once": "personal_dora_claim",
    "hissatsu_off": "001:2442",
    "hissatsu_turn": "001:2442",
    "hissatsu_not_ready": "001:2442",
    "hissatsu_triplets": "001:2442",
    "hissatsu_wall": "001:2442",
    "hissatsu_furiten": "001:2442",
    "kan_of_nuki": "nuki_dora",
    "supplement_no_tiles": "001:4072",
    "supplement_mixed": "001:4057",
    "supplement_interlaced": "001:4120",
    "supplement_raised": "001:4011",
    "eyes_off": "001:4009",
    "eyes_no_tiles": "001:4009",
    "eyes_twice": "001:4009",
    "eyes_wall": "001:4009",
    "eyes_riichi": "001:4009",
    "replace_off": "001:4041",
    "replace_in_play": "001:4041",
    "replace_after_call": "001:4041",
    "replace_last_tile": "001:4041",
    "replace_kept": "001:4041",
    "before_first_turn": "002:170",
    "flower_discard": "002:278",
    "flower_not_last": "002:281",
    "ready_not_dealt": "002:435",
    "ready_late": "002:435",
    "ready_drawn_tile": "002:442",
    "ready_with_discard": "002:435",
    "out": "004:41",
    "void_first": "004:62",
    "void_promised": "004:62",
    "void_held": "004:39",
    "void_card": "004:63",
    "pass_on_suit": "sc_exchange_three",
    "already_picked": "001:4283",
    "built_hand": "001:4283",
    "built_only": "001:4283",
    "riichi_first": "001:4283",
}
"""The kinds, each with the option that it comes from, or the line of the book; empty where no rule is behind it."""
KINDS: Final[tuple[str, ...]] = tuple(RULES)
RULES_IN: Final[dict[str, dict[str, str]]] = {
    "taiwanese": {
        "deal_over": "002:178",
        "dead_hand": "002:337",
        "no_such_tile": "002:176",
        "not_your_turn": "002:176",
        "owes_discard": "002:176",
        "riichi_locked": "002:442",
        "riichi_twice": "002:435",
        "not_complete": "002:94",
        "minimum": "tw_min_tai",
        "tsumo_after_call": "002:210",
        "kan_not_robbed": "002:255",
        "nothing_offered": "002:196",
        "window_closed": "002:196",
        "own_tile": "002:211",
        "call_in_riichi": "002:442",
        "call_on_kan": "002:253",
        "call_last_tile": "002:296",
        "call_not_neighbour": "002:224",
        "call_no_tiles": "002:198",
        "call_wrong_tiles": "002:198",
        "kan_after_call": "002:240",
        "kan_needs_four": "002:240",
        "kan_needs_pon": "002:241",
        "kan_last_tile": "002:294",
        "kan_riichi_drawn_tile": "002:442",
        "kan_riichi_waits": "002:442",
        "nuki_wrong_tile": "002:273",
        "nuki_after_call": "002:277",
        "nuki_last_tile": "002:295",
        "nuki_not_called": "002:273",
    },
    "sichuan": {
        "deal_over": "004:70",
        "dead_hand": "004:34",
        "no_such_tile": "004:34",
        "not_your_turn": "004:34",
        "owes_discard": "004:34",
        "before_first_turn": "004:62",
        "not_complete": "004:38",
        "tsumo_after_call": "004:126",
        "furiten_missed": "004:44",
        "kan_not_robbed": "004:101",
        "nothing_offered": "004:48",
        "window_closed": "004:48",
        "own_tile": "004:48",
        "call_on_kan": "004:101",
        "call_no_tiles": "004:15",
        "call_wrong_tiles": "004:15",
        "call_off": "004:49",
        "kan_after_call": "004:51",
        "kan_needs_four": "004:143",
        "kan_needs_pon": "004:145",
        "kan_last_tile": "004:51",
    },
}
"""By game, where another book has the same rule, or another option decides."""
TILES: Final = frozenset({"called", "drawn", "meld", "offered", "pair", "promised", "tile", "wait", "waits", "without"})
"""Arguments that are tiles."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not possible now. It says only what the seat may know.

    Attributes:
        kind: which reason it is, for programs: ``riichi_not_ready``, ``kuikae`` …
        rule: the id of the option behind it, or the place in the sources.
        arguments: what the sentence speaks of, tiles in short notation.
        game: the game whose words the sentence uses.

    >>> import jantaku as jan
    >>> refusal = jan.Match("ema", seed=7).why_not(0, "tsumo")
    >>> refusal.kind, len(refusal.text("en")) > 0
    ('not_complete', True)
    """

    kind: str
    rule: str = ""
    """The id of an option in the catalogue, or a line of the book such as ``000:273``."""
    arguments: dict[str, str | int] = {}
    game: str = ""
    """In the words of which game it is said."""

    @property
    def text_id(self) -> TextId:
        """The id of the sentence."""
        return TextId(f"refusal-{self.kind}")

    def text(self, language: Language = "en") -> str:
        """The reason in one sentence.

        Args:
            language: ``"en"`` or ``"ru"``.

        Returns:
            The sentence, in the words of the game.
        """
        said = dict(self.arguments)
        if language == "ru":
            for name in TILES & said.keys():
                said[name] = in_russian(str(said[name]))
        return Texts(language, self.game)(self.text_id, **said)

    def __str__(self) -> str:
        return self.text()


def refuse(kind: str, rule: str = "", /, **arguments: str | int) -> Refusal:
    """A refusal of this kind, by its usual rule unless another is named."""
    return Refusal(kind, rule or RULES[kind], arguments)
