## Open riichi, the break of the wall, chips and fines: what the options mean

option-open_riichi-text = Riichi with the hand shown. Only the first player to declare riichi in a deal may do so, with a closed hand that is not furiten; it is worth one han more than a riichi that is not shown. The hand then wins automatically on any winning tile. Our reading: if only the wait is shown, sets and a pair that do not affect it stay hidden.
option-open_riichi_yakuman_payment-text = What you pay for dealing into an open riichi if you could have discarded a tile it does not wait on. A player in riichi has no choice and pays as usual.
option-shuugi-text = Chips, a second currency alongside points. On a tsumo each other player pays them, on a ron the discarder; for red fives of three suits and for chinitsu everyone pays. Other options set the number of chips for single events.
option-shuugi_akadora-text = Chips for each red five in a closed winning hand; open hands earn none.
option-shuugi_all_stars-text = Whether a win with red fives of all three suits earns two chips from each other player. Our reading: an open hand earns them as well.
option-shuugi_uradora-text = Whether each ura dora in a winning hand earns a chip from those who pay for it. Our reading: one chip per tile.
option-shuugi_chinitsu-text = Whether chinitsu earns a chip from each other player.
option-shuugi_dora_count-text = How many dora of all kinds a winning hand needs to earn a chip.
option-shuugi_yakuman-text = Chips for a yakuman: from each player on a tsumo, from the discarder on a ron, multiplied by the number of yakuman paid. Our reading: a dai yakuman counts once, and a counted yakuman earns only the chips for limits.
option-shuugi_limits-text = Chips for limit hands, in addition to the points.
option-yakitori-text = A fine for players who have won no deal. If nobody has won, nobody pays. After the match it is settled with the final scores and changes no places; after a round it is paid at once.
option-wareme-text = Whether the player in front of whom the wall was broken pays and receives double in this deal, like a dealer. Shares between two players are doubled if one of them is the dealer or sits at the break, but never twice; on a ron the discarder pays everyone’s share. If the count of stacks runs on to the next side, the break is there.
option-five_wins_in_a_row-text = Whether the fifth win in a row is worth at least a haneman. Our reading: deals nobody wins do not break the row, every further win counts as well, and whoever would pay for a haneman pays the difference.
option-blue_ribbon-text = Whether dora in kokushi are worth 1000 points each, besides the yakuman. Our reading: the discarder pays them all, and after a tsumo everyone shares them.
option-shiro_pocchi-text = Whether a white dragon drawn in riichi may stand for any winning tile, scored as the tile that makes the hand worth most. You may also pass. Usually it counts only while ippatsu lasts (shiro_pocchi_ippatsu_only).
option-shiro_pocchi_ippatsu_only-text = Whether the white joker counts only on the first draw after riichi, while ippatsu lasts. Without shiro pocchi it has no effect.
option-permanent_dora-text = Up to ten kinds of tile that are dora in every deal. Each such tile in a winning hand counts like any dora, and again if an indicator points to it.
option-winning_tile_dora-text = Whether the winning tile, and every identical tile in the hand, is dora. The dealer then pays and receives like everyone else. Our reading: indicators still make dora as well.
