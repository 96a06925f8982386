## Riichi of other kinds, their stakes, and yaku of riichi that others declare

yaku-chou_riichi-text = Riichi for a stake of 5000 points (five sticks) with a closed hand; a win after it is paid double. Our reading: otherwise it is ordinary riichi, honba and sticks are not doubled, and the stake goes where riichi sticks go.
yaku-kiseki_riichi-text = Riichi for a stake of 10,000 points (ten sticks) with a closed hand; a win after it is paid three times. Our reading: otherwise it is ordinary riichi, honba and sticks are not multiplied, and the stake goes where riichi sticks go.
yaku-ura_buse_riichi-text = Riichi for a stake of 2000 points (two sticks) with the tile discarded face down, with a closed hand. Nobody can win on that tile or call it, and it counts as everyone’s discard: a player who waits on it is furiten. Our reading: such a player is told of being furiten, but not by which tile; the han is counted in addition to riichi; the tile is turned up when the deal is over.
yaku-okawari-text = In your turn you may turn one more dora indicator from the dead wall; its dora are everybody’s, but your own win loses a han. Our reading: after drawing and before discarding, also in riichi, once in a deal for each player, as long as an indicator is left; the han is taken like dora that cost han, so that a yakuman loses nothing and a hand of one han is still paid as one.
yaku-tetora_appu-text = Before the first turn any player may stake a mangan, 8000 points or as dealer 12,000; that player’s win is then worth 2 han more. Our reading: the stake goes into the pot, and whoever wins next takes it; the 2 han don’t allow a win alone; the points for it are needed unless riichi may be declared on credit.
yaku-gyaku_riichi-text = A closed hand wins while the player opposite is in riichi; with three players, the player to the right. The winner need not have declared anything and may discard freely. Our reading: it does not count together with the winner’s own riichi.
yaku-owari-text = A closed hand wins by ron after any player has declared riichi in the last but one go-around: with one more draw to come for the player who declared. Our reading: live tiles are counted, so that calls do not matter.

fact-okawari = the winner turned one more indicator
fact-okawari-not = the winner turned no indicator of their own accord
yaku-chou_nagashi-text = Not a winning hand but more than a nagashi mangan: when the wall is exhausted, and before any hand is shown, its owner may lay down a terminal or an honour of the concealed hand. If no other player waits on that tile, the nagashi is paid as a yakuman; otherwise it is lost, and its owner pays a mangan to every player who waits on it. Our reading: anyone who stakes nothing is paid for the nagashi mangan; a wait counts if the ready hand is shown, even in furiten or without a yaku; the mangan is paid as for a ron, without honba, and the draw is then settled as usual.
fact-tetora_appu = the winner staked a mangan before the first turn
fact-tetora_appu-not = the winner did not stake a mangan before the first turn
fact-chou_riichi = riichi was declared for a stake of 5000
fact-chou_riichi-not = riichi was not declared for a stake of 5000
fact-kiseki_riichi = riichi was declared for a stake of 10,000
fact-kiseki_riichi-not = riichi was not declared for a stake of 10,000
fact-ura_buse_riichi = riichi was declared with a discard face down
fact-ura_buse_riichi-not = riichi was not declared with a discard face down
fact-opposite_riichi = the player opposite is in riichi
fact-opposite_riichi-not = the player opposite is not in riichi
fact-late_riichi = riichi was declared in the last but one go-around
fact-late_riichi-not = nobody declared riichi in the last but one go-around

option-open_riichi_stake-text = How much an open riichi costs. It needs sticks of 1000.
option-karaten_riichi-text = Whether riichi may be declared when every tile that the hand waits on is already visible: in the player’s own hand, in discards, melds or as an indicator. Our reading: the table lets it be declared, and it is checked only at an exhaustive draw. What chombo costs is said by chombo; if it costs nothing, the deal is only replayed.
option-noten_riichi_penalty-text = Whether riichi may be declared with a hand that is not tenpai, as a bluff, and what it costs at an exhaustive draw, when the hand must be shown. Our reading: if anyone wins or the deal is aborted, nothing happens. What chombo costs is said by chombo; if it costs nothing, the deal is only replayed.
option-riichi_stake_back_same_go_around-text = Whether a riichi stick goes back to its owner if another player wins by tsumo in the same go-around. Our reading: the go-around lasts until the owner of the stick draws again.

event-riichi-kind =
    { $kind ->
        [chou_riichi] declares chou riichi for 5000 points
        [ura_buse_riichi] declares ura buse riichi for 2000 points
       *[kiseki_riichi] declares kiseki riichi for 10,000 points
    }
move-chou-riichi = chou riichi, discard { $tiles }
move-ura-buse-riichi = ura buse riichi, discard { $tiles } face down
move-kiseki-riichi = kiseki riichi, discard { $tiles }
server-action-chou-riichi = Chou riichi
server-action-chou-riichi-tiles = Chou riichi with { $tiles }
server-action-ura-buse-riichi = Ura buse riichi
server-action-ura-buse-riichi-tiles = Ura buse riichi with { $tiles }
server-action-kiseki-riichi = Kiseki riichi
server-action-kiseki-riichi-tiles = Kiseki riichi with { $tiles }
refusal-chou_riichi_off = Chou riichi isn’t allowed.
refusal-chou_riichi_melds = Chou riichi needs a closed hand.
refusal-ura_buse_riichi_off = Ura buse riichi isn’t allowed.
refusal-ura_buse_riichi_melds = Ura buse riichi needs a closed hand.
refusal-furiten_face_down = You are furiten: a tile that lies face down is one you wait on ({ $waits }).
refusal-kiseki_riichi_off = Kiseki riichi isn’t allowed.
refusal-kiseki_riichi_melds = Kiseki riichi needs a closed hand.

score-note-staked = the stake of the riichi multiplies the payment by { $times }
score-option-opposite-riichi = The player opposite is in riichi.
score-option-okawari = The winner has turned one more indicator for a han (okawari).
score-option-tetora-appu = The winner staked a mangan before the first turn (tetora appu).
score-option-late-riichi = Someone declared riichi in the last but one go-around.
win-riichi-kinds = a riichi is of one kind only.
told-riichi-kind = { $format } cannot store riichi of different kinds.
