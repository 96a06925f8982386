## Why points move

ledger-tsumo = цумо
ledger-ron = рон
ledger-pao =
    пао { $yaku ->
        [daisangen] за дайсанген
        [daisuushii] за дайсущи
        [shousuushii] за щосущи
        [suukantsu] за суканцу
        [toitoi] за тойтой
        [tsuuiisou] за цуисо
        [chinroutou] за чинрото
        [ryuuiisou] за рюисо
        [honitsu] за хон'ицу
        [chinitsu] за чин'ицу
        [rinshan] за ринщан кайхо
       *[other] за руку
    }
ledger-own-share = рон, только своя доля
ledger-north-share = цумо, доля отсутствующего севера
ledger-north-share-bamboo_two = цумо, доля фантомов
ledger-surcharge = доплата за цумо
ledger-dealer-extra =
    { $count ->
        [0] дилерская надбавка
        [1] дилерская надбавка: { $first } и { $each } за прежнюю победу дилера
        [one] дилерская надбавка: { $first } и по { $each } за { $count } прежнюю победу дилера
        [few] дилерская надбавка: { $first } и по { $each } за { $count } прежние победы дилера
       *[many] дилерская надбавка: { $first } и по { $each } за { $count } прежних побед дилера
    }{ $cut ->
        [0] { "" }
       *[other] , без { $cut } сверх предела
    }
ledger-chips = жетоны за урадору
ledger-fed-open-riichi = наброс в открытое риичи, доплата до якумана
ledger-wareme = вареме: разлом стены
ledger-kan-over-ron = кан, объявленный на тайл якумана
ledger-fifth-win = пятая победа подряд, не меньше ханемана
ledger-kokushi-dora = { $count ->
        [one] { $count } дора в кокущи мусо
        [few] { $count } доры в кокущи мусо
       *[many] { $count } дор в кокущи мусо
    }
ledger-shuugi =
    { $event ->
        [akadora] жетоны за красные пятёрки
        [closed_akadora] жетоны за красные пятёрки закрытой руки
        [all_stars] жетоны за красные пятёрки трёх мастей
        [red_win] жетоны за победу на красной пятёрке
        [uradora] жетоны за урадору
        [dora] жетоны за дору
        [many_dora] жетон за много дор
        [double_riichi] жетоны за дабури
        [ippatsu] жетоны за иппацу
        [rinshan] жетоны за ринщан
        [haitei] жетоны за хайтей
        [houtei] жетоны за хотей
        [chankan] жетоны за чанкан
        [kan] жетоны за каны
        [kanburi] жетоны за канбури
        [sankantsu] жетоны за санканцу
        [sanshoku_doukou] жетоны за санщоку доко
        [chinitsu] жетоны за чин'ицу
        [limit] жетоны за манган или дороже
        [limits] жетоны за лимит
        [ten_han] жетоны за десять ханов или больше
        [uncovered] жетоны за тайлы, открытые в стене
        [peek] жетоны за два тайла, открытые в стене
        [lined_up] жетон за три одинаковых тайла подряд в сбросе
        [below_target] жетоны за якуман без целевых очков
       *[yakuman] жетоны за якуман
    }
ledger-yakitori = якитори: ни одной победы
ledger-yakitori-markers = якитори: { $count ->
        [one] осталась { $count } пластинка
        [few] осталось { $count } пластинки
       *[many] осталось { $count } пластинок
    }
ledger-yakitori-lunch = обед: { $count ->
        [one] не хватило { $count } пластинки
       *[other] не хватило { $count } пластинок
    }
ledger-chips-exchanged = обмен жетонов на очки, жетонов: { $count }
ledger-honba =
    { $count ->
        [one] { $count } хонба
        [few] { $count } хонбы
       *[many] { $count } хонб
    }
ledger-added =
    { $what ->
        [riichi] очки за риичи
        [closed] очки за закрытую руку
       *[dora] { $count ->
            [one] очки за { $count } дору
            [few] очки за { $count } доры
           *[many] очки за { $count } дор
        }
    }
ledger-side = расчёт проигравших: { $worth } против { $own }
ledger-sticks =
    { $count ->
        [one] { $count } палочка риичи
        [few] { $count } палочки риичи
       *[many] { $count } палочек риичи
    }
ledger-pot = ставки со стола
ledger-stick-returned = возврат своей палочки риичи
ledger-riichi = ставка по риичи
ledger-nagashi = нагащи манган
ledger-chou-nagashi = чо нагащи: поставленный тайл ждали
ledger-geese = ган щутингу в сбросе
ledger-noten = выплата нотен-игроков
ledger-draw-stake = ставка при ничьей
ledger-deal-stake = ставка на эту раздачу
ledger-ron-stakes = по 1000 за каждый рон из тех, что прервали раздачу
ledger-abort-stake = ставка: раздача прервана, у всех один и тот же темпай
ledger-stake-returned = возврат своих прежних ставок
ledger-stake-counted = ставка этой раздачи: она входит в выплату
ledger-chombo = чомбо
ledger-mangan-stake = тетора аппу: ставка мангана до первого хода
ledger-illegal-discard = штраф за запрещённый сброс
ledger-yakuman-discarded =
    в руке и сбросе вместе есть { $yaku ->
        [daisangen] дайсанген
        [shousuushii] щосущи
        [daisuushii] дайсущи
        [tsuuiisou] цуисо
        [chinroutou] чинрото
        [ryuuiisou] рюисо
        [chuuren] чурен пото
       *[kokushi] кокущи мусо
    }
ledger-kan =
    { $form ->
        [closed] за закрытый кан
        [open] за открытый кан
        [added] за малый открытый кан взятым тайлом
       *[late] за малый открытый кан, объявленный позже
    }
ledger-kan-stake = ставка за открытый кан
ledger-kan-fine = штраф за открытые каны без победы
ledger-call-stake = ставка за открытые объявления
ledger-bite = укус
ledger-kan-returned =
    возврат { $form ->
        [closed] за закрытый кан
        [open] за открытый кан
        [added] за малый открытый кан взятым тайлом
       *[late] за малый открытый кан, объявленный позже
    }: { $why ->
        [fed] на следующий же сброс объявлена победа
        [false_win] победа оказалась ложной
        [robbed] его всё же ограбили
       *[not_ready] рука осталась не в темпае
    }
ledger-not-ready = не в темпае: платит столько, сколько могла бы стоить рука игрока в темпае
ledger-void-fine =
    { $count ->
        [1] штраф за запрещённую масть
        [one] { $count } штраф за запрещённую масть
        [few] { $count } штрафа за запрещённую масть
       *[many] { $count } штрафов за запрещённую масть
    }
ledger-false-win = ложная победа
ledger-false-kan =
    { $count ->
        [1] закрытый кан из разных тайлов
        [one] { $count } закрытый кан из разных тайлов
        [few] { $count } закрытых кана из разных тайлов
       *[many] { $count } закрытых канов из разных тайлов
    }
ledger-taken-back = конец раздачи отменён

## How a final score comes about

ledger-points = набранные очки
ledger-start = стартовые очки
ledger-oka-stake = взнос в оку
ledger-oka-rest = превышение оки над взносами
ledger-oka = ока
ledger-uma = ума за { $place }-е место
ledger-rounding = округление
ledger-levelling = разница от округления счетов
ledger-debt = долг, списанный до нуля
ledger-bust-prize = премия за вывод в минус (тоби)

## Accounts of the table

ledger-account-sticks = палочки риичи на столе
ledger-account-fines = штрафы
ledger-account-oka = ока
ledger-account-uma = ума
ledger-account-bank = банк
ledger-account-pot = ставки на столе
ledger-account-north = отсутствующий север
ledger-account-north-bamboo_two = фантомы
ledger-account-placed = игрок, чьё место платит
