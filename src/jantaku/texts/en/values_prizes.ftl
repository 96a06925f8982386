## What values mean of the options about open riichi, the break of the wall, chips and fines

option-open_riichi-off = there is no open riichi
option-open_riichi-wait = the part that waits is laid open
option-open_riichi-hand = the whole hand is laid open
option-open_riichi_yakuman_payment-off = what the hand is worth
option-open_riichi_yakuman_payment-on = a yakuman at least, if there was another choice
