## Ходы сценария словами: «юг: чи 78с»; $tiles – тайлы, масть или игрок, none – не названы

move-said = { $seat }: { $said }
move-at = { $said }, через { $seconds } с
move-suit =
    { $suit ->
        [m] символы
        [p] точки
       *[s] бамбуки
    }
move-discard = сброс { $tiles }
move-riichi = риичи, сброс { $tiles }
move-open-riichi = открытое риичи, сброс { $tiles }
move-tsumo =
    { $tiles ->
        [none] цумо
       *[other] цумо { $tiles }
    }
move-ron =
    { $tiles ->
        [none] рон
       *[other] рон { $tiles }
    }
move-chi =
    { $tiles ->
        [none] чи
       *[other] чи { $tiles }
    }
move-pon =
    { $tiles ->
        [none] пон
       *[other] пон { $tiles }
    }
move-ponten =
    { $tiles ->
        [none] понтен
       *[other] понтен { $tiles }
    }
move-chiten =
    { $tiles ->
        [none] читен
       *[other] читен { $tiles }
    }
move-second-kan = кан из открытого пона
move-kan =
    { $tiles ->
        [none] кан
       *[other] кан { $tiles }
    }
move-ankan = закрытый кан { $tiles }
move-kakan = малый открытый кан { $tiles }
move-jun = дзюн { $tiles }
move-nuki = нуки дора { $tiles }
move-flower = цветок { $tiles }
move-replace = замена { $tiles }
move-okawari = окавари
move-tetora-appu = тетора аппу
move-name-dora = называет дору { $tiles }
move-hissatsu = чо хиссацу сандоко
move-jiri = дзири
move-stage = этап по сбросу
move-tsumo-stage = этап по взятому тайлу
move-abort = кюшукюхай
move-show = открывает руку
move-hide = не открывает руку
move-stop = заканчивает игру
move-pay = платит игроку { $tiles }
move-pass = пас
move-void = запрещённая масть: { $tiles }
move-pass-on = передаёт { $tiles }
move-choose = выбирает { $tiles }
move-ready =
    { $tiles ->
        [none] просящая рука с раздачи
       *[other] просящая рука с раздачи, снос { $tiles }
    }
move-pair = пара { $tiles }
move-eyes =
    { $tiles ->
        [none] кан вместо пары
       *[other] кан вместо пары { $tiles }
    }
move-chombo = чомбо по решению судьи
move-dead = мёртвая рука по решению судьи
move-false-win =
    { $tiles ->
        [none] ложная победа
       *[other] ложная победа на { $tiles }
    }
move-false-kan = закрытый кан из разных тайлов
move-mistaken-kan = ошибка в закрытом кане
move-kuikae = запрещённый сброс
move-too-few = в руке не хватает тайлов
move-too-many = в руке лишние тайлы

## Тайвань

move-discard-taiwanese = снос { $tiles }
move-tsumo-taiwanese =
    { $tiles ->
        [none] победа со стены
       *[other] победа со стены, { $tiles }
    }
move-ron-taiwanese =
    { $tiles ->
        [none] победа
       *[other] победа, { $tiles }
    }
move-chi-taiwanese =
    { $tiles ->
        [none] чоу
       *[other] чоу { $tiles }
    }
move-pon-taiwanese =
    { $tiles ->
        [none] панг
       *[other] панг { $tiles }
    }
move-kan-taiwanese =
    { $tiles ->
        [none] большой открытый конг
       *[other] большой открытый конг { $tiles }
    }
move-ankan-taiwanese = закрытый конг { $tiles }
move-kakan-taiwanese = малый открытый конг { $tiles }
move-nuki-taiwanese = цветок { $tiles }
move-false-kan-taiwanese = закрытый конг из разных костей
move-mistaken-kan-taiwanese = ошибка в закрытом конге
move-kuikae-taiwanese = запрещённый снос
move-too-few-taiwanese = в руке не хватает костей
move-too-many-taiwanese = в руке лишние кости

## Сычуань

move-discard-sichuan = снос { $tiles }
move-tsumo-sichuan =
    { $tiles ->
        [none] маджонг со стены
       *[other] маджонг со стены, { $tiles }
    }
move-ron-sichuan =
    { $tiles ->
        [none] маджонг
       *[other] маджонг, { $tiles }
    }
move-chi-sichuan =
    { $tiles ->
        [none] чоу
       *[other] чоу { $tiles }
    }
move-pon-sichuan =
    { $tiles ->
        [none] панг
       *[other] панг { $tiles }
    }
move-kan-sichuan =
    { $tiles ->
        [none] открытый конг
       *[other] открытый конг { $tiles }
    }
move-ankan-sichuan = закрытый конг { $tiles }
move-kakan-sichuan = дополненный конг { $tiles }
move-false-win-sichuan =
    { $tiles ->
        [none] ложный маджонг
       *[other] ложный маджонг на { $tiles }
    }
move-false-kan-sichuan = закрытый конг из разных костей
move-mistaken-kan-sichuan = ошибка в закрытом конге
move-kuikae-sichuan = запрещённый снос
move-too-few-sichuan = в руке не хватает костей
move-too-many-sichuan = в руке лишние кости

## Базовые правила, которых в каталоге нет, и слова о них

base-chi = чи
base-dead_hand = мёртвая рука
base-exhaustive_draw = ничья при разобранной стене
base-furiten = фуритен
base-kan = кан
base-pon = пон
base-priority = старшинство объявлений
base-sichuan_claims = Сычуань: объявление сетов
base-sichuan_end = Сычуань: конец сдачи
base-sichuan_last_discard = Сычуань: последний снос
base-sichuan_next_dealer = Сычуань: следующий дилер
base-sichuan_passed_hu = Сычуань: пропущенный маджонг
base-sichuan_session = Сычуань: число сдач
base-sichuan_suit = Сычуань: запрещённая масть
base-sichuan_turns = Сычуань: порядок ходов
base-sichuan_wall = Сычуань: стена и сдача
base-sichuan_winning = Сычуань: маджонг
base-taiwanese_claims = Тайвань: объявление сетов
base-taiwanese_deal = Тайвань: сдача костей
base-taiwanese_dealer = Тайвань: дилер
base-taiwanese_flowers = Тайвань: цветы
base-taiwanese_hand = Тайвань: победная рука
base-taiwanese_no_bar = Тайвань: что не мешает победить
base-taiwanese_priority = Тайвань: старшинство объявлений
base-taiwanese_reserve = Тайвань: мёртвая стена
base-taiwanese_rounds = Тайвань: раунды
base-taiwanese_tiles = Тайвань: набор костей
base-taiwanese_turn = Тайвань: ход
base-taiwanese_wall = Тайвань: стена
base-taiwanese_winners = Тайвань: несколько победителей

## В чём правила сценария отличаются от набора

scenario-yaku = яку
scenario-parts = части правил
