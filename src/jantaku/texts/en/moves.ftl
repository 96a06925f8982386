## Moves of a scenario in words: "South: chii with 78s"; $tiles: tiles, a suit or a player, none: not named

move-said = { $seat }: { $said }
move-at = { $said }, after { $seconds } s
move-suit =
    { $suit ->
        [m] characters
        [p] dots
       *[s] bamboo
    }
move-discard = discard { $tiles }
move-riichi = riichi, discard { $tiles }
move-open-riichi = open riichi, discard { $tiles }
move-tsumo =
    { $tiles ->
        [none] tsumo
       *[other] tsumo { $tiles }
    }
move-ron =
    { $tiles ->
        [none] ron
       *[other] ron { $tiles }
    }
move-chi =
    { $tiles ->
        [none] chii
       *[other] chii with { $tiles }
    }
move-pon =
    { $tiles ->
        [none] pon
       *[other] pon with { $tiles }
    }
move-ponten =
    { $tiles ->
        [none] ponten
       *[other] ponten with { $tiles }
    }
move-chiten =
    { $tiles ->
        [none] chiiten
       *[other] chiiten with { $tiles }
    }
move-second-kan = kan of the open pon
move-kan =
    { $tiles ->
        [none] kan
       *[other] kan with { $tiles }
    }
move-ankan = closed kan { $tiles }
move-kakan = added kan { $tiles }
move-jun = jun { $tiles }
move-nuki = nuki { $tiles }
move-flower = flower { $tiles }
move-replace = replace { $tiles }
move-okawari = okawari
move-tetora-appu = tetora appu
move-name-dora = names { $tiles } as dora
move-hissatsu = chou hissatsu sandoukou
move-jiri = jiri
move-stage = a stage by the discard
move-tsumo-stage = a stage by the draw
move-abort = kyuushu kyuuhai
move-show = show hand
move-hide = keep hand hidden
move-stop = end the match
move-pay = pay { $tiles }
move-pass = pass
move-void = void suit: { $tiles }
move-pass-on = pass on { $tiles }
move-choose = choose { $tiles }
move-ready =
    { $tiles ->
        [none] ready from the deal
       *[other] ready from the deal, discard { $tiles }
    }
move-pair = pair with { $tiles }
move-eyes =
    { $tiles ->
        [none] kan in place of the pair
       *[other] kan in place of the pair, { $tiles }
    }
move-chombo = chombo, ruled by the referee
move-dead = dead hand, ruled by the referee
move-false-win =
    { $tiles ->
        [none] false win
       *[other] false win on { $tiles }
    }
move-false-kan = closed kan of different tiles
move-mistaken-kan = mistaken closed kan
move-kuikae = forbidden discard
move-too-few = too few tiles
move-too-many = too many tiles

## Taiwanese

move-discard-taiwanese = discard { $tiles }
move-tsumo-taiwanese =
    { $tiles ->
        [none] self-drawn win
       *[other] self-drawn win, { $tiles }
    }
move-ron-taiwanese =
    { $tiles ->
        [none] win
       *[other] win, { $tiles }
    }
move-chi-taiwanese =
    { $tiles ->
        [none] chow
       *[other] chow with { $tiles }
    }
move-pon-taiwanese =
    { $tiles ->
        [none] pung
       *[other] pung with { $tiles }
    }
move-kan-taiwanese =
    { $tiles ->
        [none] exposed kong
       *[other] exposed kong with { $tiles }
    }
move-ankan-taiwanese = concealed kong { $tiles }
move-kakan-taiwanese = added kong { $tiles }
move-nuki-taiwanese = flower { $tiles }
move-false-kan-taiwanese = concealed kong of different tiles
move-mistaken-kan-taiwanese = mistaken concealed kong
move-kuikae-taiwanese = forbidden discard
move-too-few-taiwanese = too few tiles
move-too-many-taiwanese = too many tiles

## Sichuan

move-discard-sichuan = discard { $tiles }
move-tsumo-sichuan =
    { $tiles ->
        [none] self-drawn win
       *[other] self-drawn win, { $tiles }
    }
move-ron-sichuan =
    { $tiles ->
        [none] win
       *[other] win, { $tiles }
    }
move-chi-sichuan =
    { $tiles ->
        [none] chow
       *[other] chow with { $tiles }
    }
move-pon-sichuan =
    { $tiles ->
        [none] pung
       *[other] pung with { $tiles }
    }
move-kan-sichuan =
    { $tiles ->
        [none] exposed kong
       *[other] exposed kong with { $tiles }
    }
move-ankan-sichuan = concealed kong { $tiles }
move-kakan-sichuan = added kong { $tiles }
move-false-win-sichuan =
    { $tiles ->
        [none] false win
       *[other] false win on { $tiles }
    }
move-false-kan-sichuan = concealed kong of different tiles
move-mistaken-kan-sichuan = mistaken concealed kong
move-kuikae-sichuan = forbidden discard
move-too-few-sichuan = too few tiles
move-too-many-sichuan = too many tiles

## Base rules that the catalogue does not have, and the words for them

base-chi = chii
base-dead_hand = dead hand
base-exhaustive_draw = exhaustive draw
base-furiten = furiten
base-kan = kan
base-pon = pon
base-priority = priority of calls
base-sichuan_claims = Sichuan: claims
base-sichuan_end = Sichuan: end of the deal
base-sichuan_last_discard = Sichuan: last discard
base-sichuan_next_dealer = Sichuan: next dealer
base-sichuan_passed_hu = Sichuan: passed win
base-sichuan_session = Sichuan: number of deals
base-sichuan_suit = Sichuan: void suit
base-sichuan_turns = Sichuan: turn order
base-sichuan_wall = Sichuan: wall and deal
base-sichuan_winning = Sichuan: winning
base-taiwanese_claims = Taiwanese: claims
base-taiwanese_deal = Taiwanese: dealing
base-taiwanese_dealer = Taiwanese: dealer
base-taiwanese_flowers = Taiwanese: flowers
base-taiwanese_hand = Taiwanese: winning hand
base-taiwanese_no_bar = Taiwanese: what does not bar a win
base-taiwanese_priority = Taiwanese: priority of claims
base-taiwanese_reserve = Taiwanese: dead wall
base-taiwanese_rounds = Taiwanese: rounds
base-taiwanese_tiles = Taiwanese: tile set
base-taiwanese_turn = Taiwanese: turn
base-taiwanese_wall = Taiwanese: wall
base-taiwanese_winners = Taiwanese: several winners

## In what the rules of a scenario differ from the rule set

scenario-yaku = yaku
scenario-parts = parts
