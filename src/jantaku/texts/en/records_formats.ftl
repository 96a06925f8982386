## Where in a file something is wrong; deals and positions count from 1, seats from 0

told-place = { $where ->
    [deal] deal { NUMBER($deal, useGrouping: 0) }
    [seat] deal { NUMBER($deal, useGrouping: 0) }, seat { $seat }
    [dealt] deal { NUMBER($deal, useGrouping: 0) }, seat { $seat }, tile { NUMBER($position, useGrouping: 0) } of the deal
    [draws] deal { NUMBER($deal, useGrouping: 0) }, seat { $seat }, draw { NUMBER($position, useGrouping: 0) }
    [discards] deal { NUMBER($deal, useGrouping: 0) }, seat { $seat }, discard { NUMBER($position, useGrouping: 0) }
    [result] deal { NUMBER($deal, useGrouping: 0) }, result
    [line] { $deal ->
        [0] line { NUMBER($position, useGrouping: 0) }
       *[other] deal { NUMBER($deal, useGrouping: 0) }, line { NUMBER($position, useGrouping: 0) }
    }
    [sign] line { NUMBER($position, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
   *[file] the file
}

## What cannot have happened

told-no-copy = { told-place }: there is no further { $tile } in the box.
told-not-held = { told-place }: { $tile } is not in the hand.
told-not-on-turn = { told-place }: it is not this player's turn.
told-not-drawn = { told-place }: this is not the tile just drawn.
told-nothing-to-call = { told-place }: that player has discarded nothing to call.
told-not-discarded = { told-place }: { $tile } was not discarded.
told-no-pon = { told-place }: there is no pon to add { $tile } to.
told-no-meld = { told-place }: { $tiles } are not such a meld.
told-tsumo-without-draw = { told-place }: a tsumo needs a drawn tile.
told-nothing-to-win = { told-place }: that player has discarded nothing to win on.
told-winners = { told-place }: there are several winners, but not each of them once and on the same tile.
told-changes = { told-place }: the changes of points do not add up: { $changes }.
told-sticks = { told-place }: more riichi sticks are paid out than lie on the table.
told-no-indicator = { told-place }: there is no dora indicator.
told-fourth-seat = { told-place }: three play, and the fourth place is empty; “{ $value }” cannot stand there.
told-excluded = { $format } cannot tell of tiles that are put out of play.
told-suit = { $format } cannot tell of suits that the players must be rid of.
told-passed = { $format } cannot tell of tiles that are passed on to others.
told-goes-on = deal { NUMBER($deal, useGrouping: 0) }: { $format } cannot tell of a deal that goes on after a win.
told-hand-size = { $format } has places for { $size } tiles in a hand, and here more are dealt.
told-ready = { $format } cannot tell of a hand that is declared ready as it was dealt.
told-opened = { $format } cannot tell of riichi with the hand laid open.
told-raised-run = { $format } cannot tell of a tile laid on a run.
told-hissatsu = { $format } cannot tell of three tiles drawn at once.
told-joker = { $format } cannot tell of a tile that stands for another.
told-unindicated = deal { NUMBER($deal, useGrouping: 0) }: { $format } needs a dora indicator at the beginning, and there is none.
told-round = deal { NUMBER($deal, useGrouping: 0) }: { $format } knows only the rounds of the four winds.
told-players = { $format } is written for three or four players; in this record they are { $players }.
told-points-jump = deal { NUMBER($deal, useGrouping: 0) }: points or riichi sticks are not what the deal before it left.

## Values of another kind

told-not-json = { told-place }: this is not JSON, “{ $value }” cannot stand here.
told-too-deep = { told-place }: brackets stand in brackets too deeply.
told-unreadable = { told-place }: a number or a sign in it cannot be read.
told-object-wanted = { told-place }: an object is wanted, not “{ $value }”.
told-list-wanted = { told-place }: a list is wanted, not “{ $value }”.
told-list-size = { told-place }: a list of { $wanted } is wanted, this one has { NUMBER($count, useGrouping: 0) }.
told-number-wanted = { told-place }: a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } is wanted, not “{ $value }”.

## The JSON of tenhou

tenhou-json-no-number = the format of tenhou.net/6 has no number for { $tile }.
tenhou-json-no-tile = { told-place }: “{ $value }” is no tile.
tenhou-json-no-meld = { told-place }: “{ $value }” is no call.
tenhou-json-long = { told-place }: the list is too long ({ NUMBER($count, useGrouping: 0) }).
tenhou-json-nobody = { told-place }: three play, and nobody sits where the tile of “{ $value }” came from.
tenhou-json-round = { told-place }: three players have no deal with the number { NUMBER($number, useGrouping: 0) }; 3, 7, 11 and 15 are passed over.
tenhou-json-names = { told-place }: there must be three or four names, there are { $count }.
tenhou-json-no-order = { told-place }: from here on the lists of draws and discards do not fit each other.
tenhou-json-indicators = { told-place }: there are more dora indicators than kans.
tenhou-json-no-result = deal { NUMBER($deal, useGrouping: 0) }: the result is not known.
tenhou-json-win = { told-place }: a win has changes of points and a list of yaku.
tenhou-json-result = { told-place }: there is no result “{ $value }”.
tenhou-json-yaku = { told-place }: “{ $value }” is no yaku.
tenhou-json-yaku-unknown = deal { NUMBER($deal, useGrouping: 0) }: unknown yaku “{ $name }”.
tenhou-json-cut = the file breaks off at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }; deals that are whole: { NUMBER($count, useGrouping: 0) }.
tenhou-json-cut-early = { told-place }: the file breaks off here, before its first deal is whole.
tenhou-json-cut-rules = { told-place }: the file breaks off here, before the rules are told (“rule”).

## mjai

mjai-not-json = { told-place }: this is not JSON.
mjai-type = { told-place }: there are no lines of the type “{ $value }”.
mjai-missing = { told-place }: the field “{ $field }” is missing.
mjai-hidden = { told-place }: a tile is hidden (“?”); a record with full information is needed.
mjai-no-tile = { told-place }: “{ $value }” is no tile.
mjai-wind = { told-place }: “{ $value }” is no wind.
mjai-no-deal-now = { told-place }: no deal is going on.
mjai-no-riichi = { told-place }: nobody has declared riichi here.
mjai-not-the-tile = { told-place }: this is not the tile that could be won.
mjai-yaku = { told-place }: “{ $value }” is no yaku.
mjai-yaku-unknown = deal { NUMBER($deal, useGrouping: 0) }: unknown yaku “{ $name }”.
mjai-reason-unknown = deal { NUMBER($deal, useGrouping: 0) }: unknown reason of a draw “{ $reason }”; the course of the deal decides.
mjai-deal-unfinished = deal { NUMBER($deal, useGrouping: 0) } is not finished.
mjai-no-end = the record breaks off at line { NUMBER($line, useGrouping: 0) }, before the end of the match.

## Paifu: the Japanese labels of the book with a translation beside them

paifu-rules = 表記名 rules
paifu-tiles = 麻雀牌 tiles
paifu-box = { $count ->
    [0] { $tiles } tiles without red fives
   *[other] { $tiles } tiles, red fives { $fives }
}
paifu-deal = 場局巡連 deal
paifu-deposit = 供託 deposit
paifu-oka = 陸 oka
paifu-dead-wall = 幢量王牌 stacks of the dead wall
paifu-dora = 表/裏 ドラ indicators / hidden ones
paifu-dealt = 配牌 dealt
paifu-turn = 巡 turn
paifu-drawn = 取 drawn
paifu-discarded = 出 discarded
paifu-final = 最終 final
paifu-gathered = 無し fouls: { $fouls }   積み棒 honba: { $honba }   立直 sticks: { $stakes }
paifu-bonus = 翻 dora: { $dora }, ura dora: { $ura }, red: { $red }{ $nuki ->
    [0] {""}
   *[other] , set aside: { $nuki }
}
paifu-yaku = 役 yaku: { $yaku }
paifu-situation = 状況 situations: { $situation }
paifu-liable = pao
paifu-ruling = { $ruling ->
    [chombo] chombo
    [dead_hand] dead hand
    [rollback] forbidden discard taken back
    [fine] fine for a forbidden discard
   *[other] abort
}
paifu-value = { $kind ->
    [limit] ; { $points }
   *[fu] ; { $han } han { $fu } fu = { $points }
}
paifu-result = 結果 result: { $result ->
    [tsumo] 自摸 tsumo
    [ron] 栄 ron
    [fed] 放銃 dealt in
    [lost] –
    [ready] 聴牌 tenpai
    [noten] 不聴 noten
    [nagashi] 流し満貫 nagashi mangan
    [kyuushu_kyuuhai] 九種九牌 kyuushu kyuuhai
    [four_winds] 四風連打 four equal winds
    [four_riichi] 四家立直 four riichi
    [four_kans] 四槓散了 four kans
    [triple_ron] 三家和 triple ron
    [double_ron] 二家和 double ron
    [chombo] 錯和 chombo
    [time] 時間切れ time is up
    [referee] 審判 ruling of the referee
   *[unknown] the deal is not finished
}
paifu-payments = 支出 payments
paifu-score = 計算 score
paifu-ending = 終局 result of the match
