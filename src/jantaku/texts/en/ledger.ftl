## Why points move

ledger-tsumo = tsumo
ledger-ron = ron
ledger-pao =
    pao (liability) { $yaku ->
        [daisangen] for daisangen
        [daisuushii] for daisuushii
        [shousuushii] for shousuushii
        [suukantsu] for suukantsu
        [toitoi] for toitoi
        [tsuuiisou] for tsuuiisou
        [chinroutou] for chinroutou
        [ryuuiisou] for ryuuiisou
        [honitsu] for honitsu
        [chinitsu] for chinitsu
        [rinshan] for rinshan kaihou
       *[other] for the hand
    }
ledger-own-share = ron, discarder’s share only
ledger-north-share = tsumo, the missing North’s share
ledger-north-share-bamboo_two = tsumo, the phantoms’ share
ledger-surcharge = tsumo surcharge
ledger-dealer-extra =
    { $count ->
        [0] dealer’s supplement
        [1] dealer’s supplement: { $first }, plus { $each } for the dealer’s previous win
       *[other] dealer’s supplement: { $first }, plus { $each } for each of the dealer’s { $count } previous wins
    }{ $cut ->
        [0] { "" }
       *[other] , minus { $cut } above the limit
    }
ledger-chips = chips for ura dora
ledger-fed-open-riichi = deal-in to an open riichi, raised to a yakuman
ledger-wareme = wareme: the wall was broken in front of this player
ledger-kan-over-ron = kan called on the tile of the yakuman
ledger-fifth-win = fifth win in a row, at least a haneman
ledger-kokushi-dora = { $count ->
        [one] one dora in kokushi
       *[other] { $count } dora in kokushi
    }
ledger-shuugi =
    { $event ->
        [akadora] chips for red fives
        [closed_akadora] chips for red fives in a closed hand
        [all_stars] chips for red fives in three suits
        [red_win] chips for winning on a red five
        [uradora] chips for ura dora
        [dora] chips for dora
        [many_dora] chip for many dora
        [double_riichi] chips for double riichi
        [ippatsu] chips for ippatsu
        [rinshan] chips for rinshan
        [haitei] chips for haitei
        [houtei] chips for houtei
        [chankan] chips for chankan
        [kan] chips for kans
        [kanburi] chips for kanburi
        [sankantsu] chips for sankantsu
        [sanshoku_doukou] chips for sanshoku doukou
        [chinitsu] chips for chinitsu
        [limit] chips for a mangan or more
        [limits] chips for a limit hand
        [ten_han] chips for ten han or more
        [uncovered] chips for tiles turned in the wall
        [peek] chips for two tiles turned in the wall
        [lined_up] a chip for three identical discards in line
        [below_target] chips for a yakuman below the target
       *[yakuman] chips for a yakuman
    }
ledger-yakitori = yakitori: no deal won
ledger-yakitori-markers = yakitori: { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
ledger-yakitori-lunch = lunch: { $count ->
        [one] { $count } marker missing
       *[other] { $count } markers missing
    }
ledger-chips-exchanged = chips converted to points: { $count }
ledger-honba = { $count } honba
ledger-added =
    { $what ->
        [riichi] points for riichi
        [closed] points for a closed hand
       *[dora] { $count ->
            [one] points for a dora
           *[other] points for { $count } dora
        }
    }
ledger-side = side settlement: { $worth } against { $own }
ledger-sticks =
    { $count ->
        [one] { $count } riichi stick
       *[other] { $count } riichi sticks
    }
ledger-pot = pot
ledger-stick-returned = riichi stick returned
ledger-riichi = riichi stick
ledger-nagashi = nagashi mangan
ledger-chou-nagashi = chou nagashi: another player waited on the staked tile
ledger-geese = gan shuutingu among the discards
ledger-noten = noten payment
ledger-draw-stake = paid into the pot after a drawn deal
ledger-deal-stake = stake for this deal
ledger-ron-stakes = 1000 for each ron that ended the deal
ledger-abort-stake = stake of an aborted deal in which everyone was tenpai alike
ledger-stake-returned = returned from the pot: paid in earlier deals
ledger-stake-counted = stake of this deal, which counts towards the payment
ledger-chombo = chombo
ledger-mangan-stake = tetora appu: a mangan staked before the first turn
ledger-illegal-discard = fine for an illegal discard
ledger-yakuman-discarded =
    hand and discards together make { $yaku ->
        [daisangen] daisangen
        [shousuushii] shousuushii
        [daisuushii] daisuushii
        [tsuuiisou] tsuuiisou
        [chinroutou] chinroutou
        [ryuuiisou] ryuuiisou
        [chuuren] chuuren
       *[kokushi] kokushi
    }
ledger-kan =
    { $form ->
        [closed] closed kan
        [open] open kan
        [added] added kan with the tile just drawn
       *[late] added kan, made later
    }
ledger-kan-stake = stake for an open kan
ledger-kan-fine = fine for open kans without a win
ledger-call-stake = stake for open calls
ledger-bite = bite
ledger-kan-returned =
    returned for { $form ->
        [closed] a closed kan
        [open] an open kan
        [added] an added kan with the tile just drawn
       *[late] an added kan, made later
    }: { $why ->
        [fed] the very next discard dealt in
        [false_win] the win was invalid
        [robbed] it was robbed
       *[not_ready] the hand was not tenpai at the end
    }
ledger-not-ready = noten: highest possible value of the tenpai hand
ledger-void-fine =
    { $count ->
        [1] fine for the void suit
       *[other] { $count } fines for the void suit
    }
ledger-false-win = invalid win
ledger-false-kan =
    { $count ->
        [1] closed kan of different tiles
       *[other] { $count } closed kans of different tiles
    }
ledger-taken-back = the end of the deal is undone

## How a final score comes about

ledger-points = points at the end
ledger-start = starting points
ledger-oka-stake = oka contribution
ledger-oka-rest = oka beyond the contributions
ledger-oka = oka
ledger-uma = uma for place { $place }
ledger-rounding = rounding
ledger-levelling = rounding difference
ledger-debt = debt, counted as zero
ledger-bust-prize = bonus for busting an opponent

## Accounts of the table

ledger-account-sticks = riichi sticks on the table
ledger-account-fines = fines
ledger-account-oka = oka
ledger-account-uma = uma
ledger-account-bank = bank
ledger-account-pot = pot
ledger-account-north = the missing North
ledger-account-north-bamboo_two = the phantoms
ledger-account-placed = player in the paying place
