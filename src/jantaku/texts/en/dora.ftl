## More indicators, and dora that no indicator shows

option-zorome_dora-text = How many dora indicators are turned before the first draw. The throw is the dealer’s, the one that breaks the wall. Our reading: the dead wall has a stack for every indicator that may be turned, eight stacks for two of them; the tiles under the additional ones follow the rule for kan ura dora.
option-dora_opened_as_wall_shrinks-text = Whether more dora indicators are turned as the wall is drawn. Our reading: an indicator is turned as soon as the tile is drawn and counts for a win on that tile; the tile under it follows the rule for kan ura dora.
option-devil_star-text = What happens in a deal that begins with four or more honba. Our reading: the four indicators for kans are turned together with the first one, and kans turn none.
option-minus_uradora-text = Whether ura dora cost han. They are turned for every winner, with or without riichi. Our reading: a hand still needs a yaku and its minimum before dora, and how low it can fall is set by dora_floor.
option-diced_dora-text = Whether the dealer throws two more dice, which make tiles dora in this deal besides those the indicators point to. 2 to 9: that number in every suit, 10: the dragons, 11: the ones, 12: the winds. To have sevens always dora, use permanent_dora.
option-dora_of_the_day-text = Whether the dora of the first deal stays a dora. Our reading: the day is the match; in the first deal it counts once, and if an indicator points to it again later, it counts again.
