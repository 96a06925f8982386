## Why points move

ledger-tsumo = tsumo
ledger-ron = ron
ledger-pao =
    pao (liability) { $yaku ->
        [daisangen] for daisangen
        [daisuushii] for daisuushii
        [suukantsu] for suukantsu
        [rinshan] for rinshan kaihou
       *[other] for the hand
    }
ledger-own-share = ron, the own share only
ledger-north-share = tsumo, the share of the missing North
ledger-surcharge = surcharge on a tsumo
ledger-dealer-extra = dealer's supplement
ledger-chips = chips for ura dora
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
ledger-noten = noten payment
ledger-draw-stake = stake of a drawn deal
ledger-stake-returned = own stakes of earlier deals back
ledger-chombo = chombo

## How a final score comes about

ledger-points = points held
ledger-start = starting points
ledger-oka-stake = stake in the oka
ledger-oka = oka
ledger-uma = uma for place { $place }
ledger-rounding = rounding
ledger-levelling = rounding of all, taken by the winner

## Accounts of the table

ledger-account-sticks = riichi sticks on the table
ledger-account-fines = fines
ledger-account-oka = oka
ledger-account-uma = uma
ledger-account-bank = bank
ledger-account-pot = stakes on the table
ledger-account-north = the missing North
