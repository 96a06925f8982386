## What players of Taiwanese mahjong say otherwise: <id>-taiwanese stands for <id>

## Names

yaku-uufa-taiwanese = No flowers
yaku-tsumo_agari-taiwanese = Self-draw
yaku-chankan-taiwanese = Robbing a kong
yaku-haitei-taiwanese = Last tile of the wall
yaku-menzen_ron-taiwanese = Concealed hand
yaku-uutsuu_uuhoa-taiwanese = No honours and no flowers
yaku-menzen_tsumo-taiwanese = Fully concealed hand
yaku-sanankou-taiwanese = Three concealed pungs
yaku-shousanfuu-taiwanese = Little three winds
yaku-ittsuu-taiwanese = Pure straight
yaku-honitsu-taiwanese = Half flush
yaku-toitoi-taiwanese = All pungs
yaku-shousangen-taiwanese = Little three dragons
yaku-daisanfuu-taiwanese = Big three winds
yaku-chii_chan_i-taiwanese = Robbing the eighth flower
yaku-paa_sennin-taiwanese = Eight flowers
yaku-daisangen-taiwanese = Big three dragons
yaku-shousuushii-taiwanese = Little four winds
yaku-chinitsu-taiwanese = Pure suit
yaku-daisuushii-taiwanese = Big four winds
yaku-tenhou-taiwanese = Blessing of Heaven

## Hands

thing-wait_ryanmen-taiwanese = two-sided wait
thing-wait_kanchan-taiwanese = closed wait
thing-wait_penchan-taiwanese = edge wait
thing-wait_tanki-taiwanese = pair wait
thing-wait_shanpon-taiwanese = pung wait
wait-other-taiwanese = another wait
score-block-chi-taiwanese = { $tiles } (chow)
score-block-pon-taiwanese = { $tiles } (pung)
score-block-open-kan-taiwanese = { $tiles } (open kong)
score-block-closed-kan-taiwanese = { $tiles } (closed kong)
no-win-wrong-size-taiwanese = with the winning tile a hand has { $wanted } tiles (a kong counts as three), here there are { $tiles }.
win-one-tile-taiwanese = the winning tile is one tile, not “{ $text }”.
win-fifth-copy-taiwanese = a fifth { $tile }: there are four in the set.
win-copies-taiwanese =
    { $there ->
        [0] { $tile } is not among the tiles of these rules.
       *[other] { $count } of { $tile }: these rules have { $there }.
    }
win-rinshan-without-kan-taiwanese = a win on the replacement tile is a self-drawn win after an own kong.
win-chankan-by-tsumo-taiwanese = only another's kong is robbed: it is no self-drawn win.
win-discarder-taiwanese = only a win on a discard has a discarder, and it is not the winner.
win-kan-discard-taiwanese = a win on the discard after a kong is neither self-drawn nor a robbed kong.
win-negative-taiwanese = the wins in a row of the dealer are not negative.

## Value and payments

score-price-points-taiwanese = { NUMBER($points, useGrouping: 0) } tai
score-value-sum-taiwanese = { NUMBER($sum, useGrouping: 0) } tai, the winner gets { NUMBER($points, useGrouping: 0) }
score-value-sum-capped-taiwanese = { NUMBER($sum, useGrouping: 0) } tai, limited to { NUMBER($most, useGrouping: 0) }, the winner gets { NUMBER($points, useGrouping: 0) }
score-absorbed-taiwanese = absorbed by { $element }
score-set-aside-taiwanese = exposed: { $tiles }
score-note-flowers-alone-taiwanese = no other fan counts where the flowers win
ledger-tsumo-taiwanese = self-drawn win
ledger-ron-taiwanese = win on a discard
ledger-pao-taiwanese =
    liability for the hand: { $yaku ->
        [daisangen] big three dragons
        [daisuushii] big four winds
        [chinitsu] pure suit
       *[other] all of it
    }
ledger-false-kan-taiwanese =
    { $count ->
        [1] closed kong of different tiles
       *[other] { $count } closed kongs of different tiles
    }
event-value-without-fu-taiwanese = { $han } tai, the winner gets { NUMBER($points, useGrouping: 0) }

## Refusals

no-win-not-complete-taiwanese = the hand is not complete: { $tiles } make neither five sets and a pair nor eight and a half pairs.
no-win-minimum-taiwanese = the hand has { $han } main tai, by these rules at least { $minimum } are needed; flowers and their absence do not count.
win-riichi-open-taiwanese = a hand that was announced as ready from the deal stays closed: it has no claimed sets.
win-haitei-by-ron-taiwanese = the last tile of the wall is a self-drawn win; the last discard is worth nothing.
win-tenhou-not-dealer-taiwanese = the blessing of Heaven is the dealer's win with the tiles dealt, without kongs.
win-first-discard-taiwanese = the blessing of Earth is a non-dealer's win on the dealer's very first discard, without claimed sets.
win-first-turn-alone-taiwanese = the blessing of Heaven goes neither with kongs nor with the end of the wall nor with an announced ready hand.
win-nobody-liable-taiwanese = nobody is liable for this hand: neither three sets of dragons nor four of winds nor five of one suit lie open.
win-flowers-how-taiwanese = the eighth flower is drawn from the wall or robbed from another player.
win-flower-taiwanese = a flower is no part of a hand: it is exposed and replaced.
