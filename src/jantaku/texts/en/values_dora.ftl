## Values of the options about more indicators and named dora

option-zorome_dora-off = one
option-zorome_dora-always_two = always two; the dead wall has eight stacks
option-zorome_dora-list = more in these cases
option-zorome_dora-list-double = two if the dice show a double
option-zorome_dora-list-ones = three if the dice show two ones
option-zorome_dora-list-red = one more if a red five is among them
option-dora_opened_as_wall_shrinks-off = no
option-dora_opened_as_wall_shrinks-on = one more with 40, 30, 20 and 10 tiles left in the live wall; the dead wall has eleven stacks
option-devil_star-off = nothing special
option-devil_star-on = all dora indicators are turned at once, and any winner looks at the ura dora, even with an open hand and without riichi
option-personal_dora_claim-off = no personal dora
option-personal_dora_claim-a_b = with closed kans laid the Japanese way; other players’ personal dora only take dora away
option-personal_dora_claim-a_c_d = with closed kans laid the Chinese way; each tile of other players’ personal dora costs half a han or a han, down to one or two han
option-minus_uradora-off = no, they add han to hands with riichi
option-minus_uradora-always = every ura dora takes a han away
option-minus_uradora-no_riichi = they take han away from hands without riichi and add han to hands with riichi
option-announce_dora_before_dice-off = no
option-announce_dora_before_dice-on = the dealer may name one kind in each deal
option-diced_dora-off = no
option-diced_dora-on = by the sum of two dice
option-diced_dora-odd_even = an ordinary die and one that shows odd or even give a number from 1 to 12; 1 makes the ones dora, and with 11 the dora of the indicators count twice (our reading: the number is twice the first die, less one if odd)
option-dora_of_the_day-off = no
option-dora_of_the_day-on = what the first indicator of the match makes dora is dora in every later deal as well
option-hatsu_almighty-off = no, an ordinary tile
option-hatsu_almighty-on = a dora in every deal, and a joker when drawn in riichi
