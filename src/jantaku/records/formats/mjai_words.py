"""The words of mjai: why a deal ends without a winner, and what yaku are called."""

from typing import Final

from jantaku.table.events import DrawKind

FORMAT: Final = "mjai"
EAST_ONLY: Final = 4
"""``kyoku_first`` of a match of one round."""
YAKUMAN_FAN: Final = 100
REASONS: Final[dict[str, DrawKind]] = {
    "fanpai": "exhausted",
    "exhaustive_draw": "exhausted",
    "nagashimangan": "nagashi",
    "nagashi_mangan": "nagashi",
    "kyushukyuhai": "kyuushu_kyuuhai",
    "kyushu_kyuhai": "kyuushu_kyuuhai",
    "sufonrenta": "four_winds",
    "sufuurenta": "four_winds",
    "suchareach": "four_riichi",
    "suucha_riichi": "four_riichi",
    "sukaikan": "four_kans",
    "suukansansen": "four_kans",
    "sanchaho": "triple_ron",
    "double_ron": "double_ron",
    "seven_honours": "seven_honours",
    "all_kokushi": "all_kokushi",
    "all_chiitoitsu": "all_chiitoitsu",
    "chombo": "chombo",
    "referee": "referee",
    "time": "time",
}
"""Why a deal ends without a winner. The last seven are ours: nobody else has such deals."""
REASON_OF: Final = {kind: reason for reason, kind in reversed(REASONS.items())}

SEAT_WIND, ROUND_WIND, DRAGON = "jikaze", "bakaze", "sangenpai"
YAKU: Final = (
    *("menzenchin_tsumoho", "reach", "ippatsu", "chankan", "rinshankaiho", "haiteiraoyue", "hoteiraoyui", "pinfu"),
    *("tanyaochu", "ipeko", *[SEAT_WIND] * 4, *[ROUND_WIND] * 4, *[DRAGON] * 3, "double_reach", "chitoitsu"),
    *("honchantaiyao", "ikkitsukan", "sanshokudojun", "sanshokudoko", "sankantsu", "toitoiho", "sananko"),
    *("shosangen", "honroto", "ryanpeko", "junchantaiyao", "honiso", "chiniso", "renho", "tenho", "chiho"),
    *("daisangen", "suanko", "suanko_tanki", "tsuiso", "ryuiso", "chinroto", "churenpoton", "junsei_churenpoton"),
    *("kokushimuso", "kokushimuso_jusanmen", "daisushi", "shosushi", "sukantsu", "dora", "uradora", "akadora"),
)
"""The names of yaku by the numbers of mjlog; of seat, round and dragons the first server does not say which."""
NUMBER_OF: Final = {name: number for number, name in reversed([*enumerate(YAKU)])}
FIRST_DRAGON: Final = NUMBER_OF[DRAGON]
ASIDE: Final = ("nukidora", "kita")
"""The line of a north that is set aside, and what counts them among the yaku."""
