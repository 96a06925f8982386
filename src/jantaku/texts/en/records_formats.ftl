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

told-no-copy = { told-place }: no further { $tile } exists.
told-not-held = { told-place }: { $tile } is not in the hand.
told-not-on-turn = { told-place }: it is not this player’s turn.
told-not-drawn = { told-place }: this is not the tile just drawn.
told-nothing-to-call = { told-place }: that player has no discard to call.
told-not-discarded = { told-place }: { $tile } was not discarded.
told-no-pon = { told-place }: there is no pon to add { $tile } to.
told-no-meld = { told-place }: { $tiles } do not make this meld.
told-tsumo-without-draw = { told-place }: tsumo without a drawn tile.
told-nothing-to-win = { told-place }: that player has no discard to win on.
told-winners = { told-place }: several winners must each be listed once, all on the same tile.
told-changes = { told-place }: the point changes do not add up: { $changes }.
told-sticks = { told-place }: more riichi sticks paid out than in the pot.
told-no-indicator = { told-place }: no dora indicator.
told-fourth-seat = { told-place }: with three players the fourth seat is empty; unexpected “{ $value }”.
told-staked-tile = { $format } cannot store a tile staked for chou nagashi.
told-named-dora = { $format } cannot store dora without an indicator.
told-lot = { $format } cannot store a dealer, a round or a first turn found by lot.
told-excluded = { $format } cannot store tiles out of play.
told-suit = { $format } cannot store void suits.
told-first-turn = deal { NUMBER($deal, useGrouping: 0) }: in { $format } the dealer always has the first turn.
told-built = { $format } cannot store hands that players build from more tiles.
told-passed = { $format } cannot store exchanged tiles.
told-goes-on = deal { NUMBER($deal, useGrouping: 0) }: { $format } cannot store a deal that continues after a win.
told-hand-size = { $format } stores hands of { $size } tiles; more are dealt here.
told-ready = { $format } cannot store “ready from the deal”.
told-opened = { $format } cannot store open riichi.
told-robbed-run = { $format } cannot store a win on a tile of another player’s run.
told-second-kan = { $format } cannot store a kan made of a pon with a second call.
told-raised-run = { $format } cannot store tiles added to runs.
told-word = { $format } cannot store one more indicator turned for a han, nor a mangan staked.
told-hissatsu = { $format } cannot store three tiles drawn at once.
told-personal-dora = { $format } cannot store personal dora.
told-stages = { $format } cannot store hands that are won in stages.
told-joker = { $format } cannot store a joker used as another tile.
told-unindicated = deal { NUMBER($deal, useGrouping: 0) }: { $format } needs a dora indicator at the start; there is none.
told-round = deal { NUMBER($deal, useGrouping: 0) }: { $format } supports only East to North rounds.
told-players = { $format } is for three or four players; this record has { $players }.
told-points-jump = deal { NUMBER($deal, useGrouping: 0) }: points or riichi sticks differ from the end of the previous deal.

## Values of another kind

told-not-json = { told-place }: invalid JSON, unexpected “{ $value }”.
told-too-deep = { told-place }: brackets are nested too deeply.
told-unreadable = { told-place }: unreadable number or character.
told-object-wanted = { told-place }: expected an object, got “{ $value }”.
told-list-wanted = { told-place }: expected a list, got “{ $value }”.
told-list-size = { told-place }: expected a list of { $wanted }, got { NUMBER($count, useGrouping: 0) }.
told-number-wanted = { told-place }: expected a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, got “{ $value }”.

## The JSON of tenhou

tenhou-json-no-number = the format of tenhou.net/6 has no number for { $tile }.
tenhou-json-no-tile = { told-place }: “{ $value }” is not a tile.
tenhou-json-no-meld = { told-place }: “{ $value }” is not a call.
tenhou-json-long = { told-place }: the list is too long ({ NUMBER($count, useGrouping: 0) }).
tenhou-json-nobody = { told-place }: with three players nobody sits where the tile of “{ $value }” came from.
tenhou-json-round = { told-place }: with three players there is no deal { NUMBER($number, useGrouping: 0) }; 3, 7, 11 and 15 are skipped.
tenhou-json-names = { told-place }: expected three or four names, got { $count }.
tenhou-json-no-order = { told-place }: from here on the lists of draws and discards do not match.
tenhou-json-indicators = { told-place }: more dora indicators than kans.
tenhou-json-no-result = deal { NUMBER($deal, useGrouping: 0) }: no result.
tenhou-json-win = { told-place }: a win needs point changes and a list of yaku.
tenhou-json-result = { told-place }: unknown result “{ $value }”.
tenhou-json-yaku = { told-place }: “{ $value }” is not a yaku.
tenhou-json-yaku-unknown = deal { NUMBER($deal, useGrouping: 0) }: unknown yaku “{ $name }”.
tenhou-json-cut = the file ends unexpectedly at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }; complete deals: { NUMBER($count, useGrouping: 0) }.
tenhou-json-cut-early = { told-place }: the file ends here, before its first deal is complete.
tenhou-json-cut-rules = { told-place }: the file ends here, before the rules (“rule”).

## mjai

mjai-not-json = { told-place }: invalid JSON.
mjai-type = { told-place }: unknown line type “{ $value }”.
mjai-missing = { told-place }: missing field “{ $field }”.
mjai-field = { told-place }: field “{ $field }” cannot be “{ $value }”.
mjai-hidden = { told-place }: a tile is hidden (“?”); use a record that shows every tile.
mjai-no-tile = { told-place }: “{ $value }” is not a tile.
mjai-wind = { told-place }: “{ $value }” is not a wind.
mjai-no-deal-now = { told-place }: no deal is in progress.
mjai-no-riichi = { told-place }: nobody declared riichi here.
mjai-not-the-tile = { told-place }: this is not the tile that can be won on.
mjai-yaku = { told-place }: “{ $value }” is not a yaku.
mjai-yaku-unknown = deal { NUMBER($deal, useGrouping: 0) }: unknown yaku “{ $name }”.
mjai-reason-unknown = deal { NUMBER($deal, useGrouping: 0) }: unknown reason “{ $reason }” for the draw; it was worked out from the deal instead.
mjai-deal-unfinished = deal { NUMBER($deal, useGrouping: 0) } is not finished.
mjai-no-end = the record ends at line { NUMBER($line, useGrouping: 0) }, before the match does.

## Paifu: the Japanese labels of the book with a translation beside them

paifu-rules = 表記名 rules
paifu-tiles = 麻雀牌 tiles
paifu-box = { $count ->
    [0] { $tiles } tiles without red fives
   *[other] { $tiles } tiles, red fives { $fives }
}
paifu-deal = 場局巡連 deal
paifu-deposit = 供託 pot
paifu-oka = 陸 oka
paifu-dead-wall = 幢量王牌 stacks in the dead wall
paifu-dora = 表/裏 ドラ dora / ura indicators
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
    [rollback] illegal discard taken back
    [fine] fine for an illegal discard
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
    [four_winds] 四風連打 same wind four times
    [four_riichi] 四家立直 four riichi
    [four_kans] 四槓散了 four kans
    [triple_ron] 三家和 triple ron
    [double_ron] 二家和 double ron
    [seven_honours] 葫蘆娃 seven honours discarded
    [all_kokushi] 同時国士 everyone tenpai for kokushi
    [all_chiitoitsu] 同時七対 everyone tenpai for chiitoitsu
    [chombo] 錯和 chombo
    [time] 時間切れ time is up
    [referee] 審判 referee’s ruling
   *[unknown] the deal is not finished
}
paifu-payments = 支出 payments
paifu-score = 計算 score
paifu-ending = 終局 result of the match
