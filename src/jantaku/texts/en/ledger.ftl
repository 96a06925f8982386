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
ledger-own-share = ron, the own share only
ledger-north-share = tsumo, the share of the missing North
ledger-surcharge = surcharge on a tsumo
ledger-dealer-extra =
    { $count ->
        [0] dealer's supplement
        [1] dealer's supplement: { $first }, and { $each } for the dealer's win before
       *[other] dealer's supplement: { $first }, and { $each } for each of the dealer's { $count } wins before
    }{ $cut ->
        [0] { "" }
       *[other] , without { $cut } above the limit
    }
ledger-chips = chips for ura dora
ledger-fed-open-riichi = discard into an open riichi, up to a yakuman
ledger-wareme = wareme: the break of the wall
ledger-shuugi =
    { $event ->
        [akadora] chips for red fives
        [closed_akadora] chips for red fives of a closed hand
        [all_stars] chips for red fives of three suits
        [red_win] chips for a win on a red five
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
        [limits] chips for a limit
        [ten_han] chips for ten han or more
       *[yakuman] chips for a yakuman
    }
ledger-yakitori = yakitori: no deal was won
ledger-chips-exchanged = chips in points: { $count }
ledger-honba = { $count } honba
ledger-sticks =
    { $count ->
        [one] { $count } riichi stick
       *[other] { $count } riichi sticks
    }
ledger-pot = stakes on the table
ledger-stick-returned = own riichi stick back
ledger-riichi = riichi stake
ledger-nagashi = nagashi mangan
ledger-geese = gan shuutingu in the pond
ledger-noten = noten payment
ledger-draw-stake = stake of a drawn deal
ledger-ron-stakes = 1000 for each ron that ended the deal
ledger-stake-returned = own stakes of earlier deals back
ledger-chombo = chombo
ledger-illegal-discard = fine for a forbidden discard
ledger-kan =
    { $form ->
        [closed] for a closed kan
        [open] for an open kan
        [added] for a kan added with the tile just drawn
       *[late] for a kan added later
    }
ledger-kan-returned =
    back { $form ->
        [closed] for a closed kan
        [open] for an open kan
        [added] for a kan added with the tile just drawn
       *[late] for a kan added later
    }: { $why ->
        [fed] the very next discard dealt in
        [false_win] the win was a false one
        [robbed] it was robbed after all
       *[not_ready] the hand was not tenpai in the end
    }
ledger-not-ready = not tenpai: pays what the tenpai hand could have been worth
ledger-void-fine =
    { $count ->
        [1] fine for the forbidden suit
       *[other] { $count } fines for the forbidden suit
    }
ledger-false-win = false win
ledger-false-kan =
    { $count ->
        [1] closed kan of different tiles
       *[other] { $count } closed kans of different tiles
    }

## How a final score comes about

ledger-points = points held
ledger-start = starting points
ledger-oka-stake = stake in the oka
ledger-oka-rest = what the oka exceeds the stakes by
ledger-oka = oka
ledger-uma = uma for place { $place }
ledger-rounding = rounding
ledger-levelling = rounding of all, taken by the winner
ledger-debt = debt, counted as nothing
ledger-bust-prize = prize for a bankruptcy

## Accounts of the table

ledger-account-sticks = riichi sticks on the table
ledger-account-fines = fines
ledger-account-oka = oka
ledger-account-uma = uma
ledger-account-bank = bank
ledger-account-pot = stakes on the table
ledger-account-north = the missing North
ledger-account-placed = who has the place that pays
