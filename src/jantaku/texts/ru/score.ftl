## jantaku score: what a hand is worth

score-about = Сколько стоит рука и почему.
score-argument-hand = Рука без выигрышного тайла: 234m 567p 22z 345s 67s; сеты – как в docs/reference/notation.md.
score-option-win = Выигрышный тайл. Если это цветок, то восьмой: с --tsumo он взят со стены, иначе отобран у другого игрока.
score-option-tsumo = Победа по цумо.
score-option-ron = Победа по рону (так считается, если не сказано иначе).
score-option-rules = Правила: имя набора или файл .toml.
score-option-seat = Ветер места победителя: E, S, W, N или В, Ю, З, С; за столом на троих севера нет, а где играют за драконов, E – белый.
score-option-round = Ветер раунда; где у раундов другие тайлы – тайл, например 5z.
score-option-from = Кто набросил: ветер его места.
score-option-dora = Индикаторы доры.
score-option-ura = Индикаторы урадоры.
score-option-named-dora = Доры без индикатора: названные кубиками или дора дня.
score-option-nuki = Тайлы, отложенные победителем: 4z, или 44z, если их два; цветы: 15f.
score-option-honba = Сколько хонб; в тайваньских правилах – сколько раз подряд дилер уже победил.
score-option-river = Сколько костей лежит в сносе без победной (ранняя победа).
score-option-earth = Победа на первом сносе дилера (благословение Земли).
score-option-after-kan = Победа на сносе сразу после конга.
score-option-early-kan = Кан, за который взят тайл замены, объявлен до первого собственного сброса.
score-option-riichi-tile = Победа на тайле, которым другой игрок объявляет риичи.
score-option-pond = Сброс победителя по порядку.
score-option-ready = Рука просящая уже с раздачи, и это объявлено.
score-option-heaven = Победа дилера на розданных костях (благословение Небес).
score-option-void = Запрещённая масть победителя: m, p или s.
score-option-out = Кто уже вышел из сдачи: ветры мест, например EW.
score-not-asked = параметр { $option } по этим правилам ничего не значит.
score-no-such-suit = «{ $suit }» – не масть; бывают m, p, s или м, п, с.
score-river-first = до первого сноса в сдаче на столе ещё ничего не лежит, а указано костей: { $count }.
score-river-last = когда берут последнюю кость стены, в сносе лежит куда больше костей, чем { $count }.
score-pond-first = кто побеждает на первом ходу, ещё ничего не сбросил: в его сбросе пусто.
score-river-negative = число костей в сносе не может быть отрицательным.
score-option-sticks = Сколько палочек риичи на столе.
score-option-liable = Кто отвечает за руку (пао): ветер его места.
score-option-yaku = Своё яку: шаблон и цена, например --yaku "123x 345x 567x 789x pair: yakuman". 2/1 – за закрытую и за открытую руку, 2/- – только за закрытую. Можно указать несколько раз.
score-option-why = Объяснить каждую часть счёта.
score-option-json = Ответить в формате JSON, для программ.
score-option-flag = Условие победы: { $name }.
score-two-ways = выберите одно: --tsumo или --ron.
score-round = раунда { $text } по этим правилам нет; бывают { $there }.
score-wind = { $text } – не ветер; бывают E, S, W, N или В, Ю, З, С.

## How the hand was read

score-read = Рука: { $blocks } – { $wait }
score-wait-flowers =
    { $fact ->
        [robbed_flower] победа цветами: восьмой взят у другого игрока
       *[eight_flowers] победа цветами: все восемь
    }
score-wait = победа на { $tile }, ожидание: { $wait }
score-wait-part = победа на { $tile }, рука ещё не собрана
score-block = { $tiles }
score-block-winning = [{ $tiles }]
score-block-closed-kan = { $tiles } (закрытый кан)
score-block-eyes = { $tiles } (вместо пары)
score-block-raised-run = { $tiles } (дополненное щунцу)
score-block-closed-run = { $tiles } (дополненное щунцу, считается закрытым)

## Elements

score-price-han = { $han } хан
score-price-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
score-many-yakuman =
    { $count ->
        [one] { $count } якуман
        [few] { $count } якумана
       *[many] { $count } якуманов
    }
score-base-amount = базовая сумма { $base }
score-base-amount-big =
    { $base ->
        [20000] предел кантецу
        [30000] предел дай
        [40000] предел чо
       *[other] базовая сумма { $base }
    }
score-dora-by = { $dora } – дора, индикатор { $indicator }
score-dora-once = { $tiles } считается только один раз, хотя на этот тайл указывает несколько индикаторов
score-seat-suit = коцу или кан своей масти
score-seat-dragon = коцу или кан дракона места
score-round-dragon = коцу или кан дракона раунда
score-own-pattern = шаблон этих правил: { $pattern }
score-own-name = { $name }
score-block-chi = { $tiles } (чи)
score-block-pon = { $tiles } (пон)
score-block-open-kan = { $tiles } (открытый кан)
score-red = красные: { $tiles }
score-always-dora = всегда дора: { $tiles }
score-named-dora = дора в этой раздаче: { $tiles }
score-winning-dora = доры, такие же, как выигрышный тайл: { $tiles }
score-set-aside = отложены: { $tiles }
score-seasons = сезоны
score-flowers = цветы
score-in-hand = в руке: { $tiles }
score-fu-triplet-ron = коцу { $tiles }, завершённое по рону
score-note-limit-alone = обычные яку и доры не считаются: это { $limit }
score-note-single = якуманы по этим правилам не складываются: платят за один
score-note-add-mangan = по этим правилам каждый следующий якуман добавляет манган
score-note-no-kazoe = казоэ якумана в этих правилах нет
score-note-counted-up-to = по этим правилам яку и доры считаются только до лимита «{ $limit }», сколько бы ни было ханов
score-note-most = по этим правилам рука стоит не больше, чем { $limit }
score-note-floor = яку дают { $yaku } хан, { $fu ->
        [0] доры
       *[other] 60 фу – ещё один, доры
    } отнимают { $taken }: насчитано { $sum } хан, но с яку платится не меньше чем за { $paid } хан
score-note-no-floor = яку дают { $yaku } хан, { $fu ->
        [0] доры
       *[other] 60 фу – ещё один, доры
    } отнимают { $taken }: платится за { $sum } хан, каждый хан ниже 1 вдвое уменьшает базу
score-note-sixty = от 60 фу прибавляется один хан: вместо { $fu } фу считается { $rest }
score-note-yakuless = яку нет, но и без него хватает { $wanted } фу, а здесь их { $fu }
score-note-kans = за каны прибавляется { $han } хан
score-note-plus-no-dora = доры при якумане не считаются
score-note-first-half = за цумо на первом круге платят половину: база { $base } вместо { $whole }
score-note-unpaid = { $element } помогает победить, но не оплачивается: платят как за { $han } хан, но не меньше мангана
score-note-pond-discount = в своём сбросе лежит тайл, который завершает руку: платят как за { $han } хан
score-note-rounded-half-up = выплаты округляются до ближайшей сотни, 50 – вверх
score-note-rounded-half-even = выплаты округляются до ближайшей сотни, 50 – к чётной
score-note-rounded-half-down = выплаты округляются до ближайшей сотни, 50 – вниз
score-note-rounded-halves = выплаты округляются до ближайших 50 очков, 25 – вверх
score-note-rounded-none = выплаты не округляются
score-note-bazoro =
    любая победа сама по себе даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (базоро)
score-note-times =
    индикатор по этим правилам увеличивает выплаты за руку в { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }
score-note-flowers-alone = при победе цветами другие элементы не считаются
score-note-part-alone = рука не собрана, и кроме якумана в ней ничего не считается
score-note-out = { $seat } уже вышел из сдачи и не платит
score-note-label = название, которое само ничего не стоит: { $element }
score-note-not-played = не засчитано: { $element } – в этих правилах этого нет
score-missed = не засчитано: { $element } – { $because }
score-absorbed = входит в { $element }
score-not-sure = другой тайл, которого ждала рука, этого яку не дал бы, и по этим правилам оно не засчитывается
score-alone = других яку за саму руку в ней нет, а по этим правилам одного этого мало
score-limit-less = это только { $limit }, а рука дороже
score-spoiled = { $reason }: { $tiles }

## Fu

score-fu = Фу: { $items } = { $total }
score-fu-exact = { $fu }
score-fu-rounded = { $sum }, округляется до { $fu }
score-fu-cut = { $total }, а вместо них – { $fu } и ещё один хан
score-chips = Жетоны: { $items } = { $total }
score-fu-base = базовых
score-fu-seven-pairs = читойцу
score-fu-closed = закрытая рука
score-fu-closed-ron = закрытый рон
score-fu-limit = с якуманом
score-fu-closed-tsumo = мензен цумо
score-fu-tsumo = цумо
score-fu-open-flat-ron = рон с «открытым пинфу»
score-fu-kanchan = ожидание в канчан
score-fu-penchan = ожидание в пенчан
score-fu-tanki = ожидание в танки
score-fu-ryanmen = ожидание рянмен
score-fu-fixed = пинфу, других фу у него нет
score-fu-no-honours = в руке и в сбросе нет благородных
score-fu-added = за само яку
score-fu-pair = пара { $tiles }
score-fu-triplet-open = открытое коцу { $tiles }
score-fu-triplet-closed = закрытое коцу { $tiles }
score-fu-kan-open = открытый кан { $tiles }
score-fu-kan-closed = закрытый кан { $tiles }
score-fu-mixed = { $set }, смешанный сет: две трети

## Value and payments

score-value = { $han } хан { $fu } фу: база { $base }, стоимость { $points }
score-value-without-fu = { $han } хан: база { $base }, стоимость { $points }
score-value-most = { $han } хан: база { $amount }, засчитывается не больше { $base }, стоимость { $points }
score-value-per-han = { $han } хан: по { $base } с каждого, стоимость { $points }
score-value-sum = сумма очков { $sum }, стоимость { $points }
score-value-sum-capped = сумма очков { $sum }, засчитывается не больше { $most }, стоимость { $points }
score-value-chips =
    { $han } хан: { $chips } × 2^{ $han } = { $base }, стоимость { $points ->
        [one] { $points } жетон
        [few] { $points } жетона
       *[many] { $points } жетонов
    }
score-value-limit = { $limit }, стоимость { $points }
score-value-plus = { $limit } и ещё { $han } хан: база { $first } + { $rest } = { $base }, стоимость { $points }
score-value-by-han = { $han } хан – { $limit }, стоимость { $points }
score-value-capped = { $han } хан { $fu } фу: база { $amount } больше предела – { $limit }, стоимость { $points }
score-value-rounded-up = { $han } хан { $fu } фу: база { $amount } округляется вверх – { $limit }, стоимость { $points }
score-payment = { $payer } → { $receiver }: { $amount } ({ $because })
score-sources = Источники: { $sources }

## Limits

limit-mangan = манган
limit-haneman = ханеман
limit-baiman = байман
limit-sanbaiman = санбайман
limit-yakuman = якуман
limit-compound_yakuman = составной якуман
limit-double_yakuman = двойной якуман
limit-triple_yakuman = тройной якуман
limit-mori_man = мори ман
limit-dai_yakuman = дай якуман

## Seats

seat-east = восток
seat-south = юг
seat-west = запад
seat-north = север
seat-white = белый
seat-green = зелёный
seat-red = красный
seat-number = место { $number }
seat-tile = место { $tile }
seat-discarder = набросивший
seat-who-set-aside = отложивший тайл
seat-who-raised-run = хозяин ограбленного щунцу
seat-who-declared-kan = объявивший кан

## Why there is no win

no-kernel = стоимость рук считает ядро на C++, а здесь оно не собрано: установите компилятор C++20 и поставьте jantaku заново.
no-win-not-complete = рука не собрана: { $tiles } не складываются ни в четыре сета и пару, ни в другую выигрышную форму.
no-win-only-dealt = { $tiles } никак не связаны друг с другом: с такой рукой выигрывают только сразу после раздачи, на первом ходу, с первым взятым тайлом и пока никто ничего не объявил (тенхо, чихо).
no-win-wrong-size =
    вместе с выигрышным тайлом в руке должно быть { $wanted ->
        [one] { $wanted } тайл
        [few] { $wanted } тайла
       *[many] { $wanted } тайлов
    } (кан считается за три), а здесь { $tiles }.
no-win-no-yaku = рука собрана, но в ней нет ни одного яку, а без яку победить нельзя (доры яку не заменяют).
no-win-minimum = яку в руке на { $han } хан, а по этим правилам сейчас нужно не меньше { $minimum }.
no-win-minimum-single = самое дорогое яку руки стоит { $han } хан, а по этим правилам сейчас нужно одно яку не меньше чем на { $minimum }.
no-win-minimum-lasting = без ситуационных яку рука стоит { $han } хан, а по этим правилам сейчас нужно не меньше { $minimum }.
no-win-minimum-base = рука стоит { $points } – меньше мангана, а по этим правилам победить можно только с манганом или дороже.
no-win-few-fu = в руке нет яку и { $fu } фу, а без яку нужно { $wanted }.
no-win-most-han = рука вместе с дорами стоит { $han } хан, а по этим правилам побеждают только руки не дороже { $most } хан.
no-win-most-yakuman = это якуман, а по этим правилам побеждают только руки не дороже { $most } хан.
no-win-empty-wait =
    { $bound ->
        [half_open] по этим правилам, если рука открыта наполовину (считая и сет, который завершает рон), яку должен давать каждый тайл, который она ждёт (наказуке); тайл { $without } яку не даёт, поэтому победить нельзя и с тайлом { $tile }.
       *[always] по этим правилам яку должен давать каждый тайл, который ждёт рука (атозуке запрещено); тайл { $without } яку не даёт, поэтому победить нельзя и с тайлом { $tile }.
    }
no-win-idle-meld = по этим правилам каждый открытый сет должен входить в яку, которое засчитывается (полное сакизуке); { $meld } не входит ни в одно, поэтому с тайлом { $tile } победить нельзя.
no-win-void = в руке запрещённая масть: { $tiles }; победить с ней нельзя.
no-win-three-suits = в руке все три масти, а одна из них у каждого запрещена; победить с такой рукой нельзя.
no-win-two-suits = в руке больше двух мастей или есть благородные, а по этим правилам с такой рукой победить нельзя.
no-win-flowers =
    победа цветами – это все { $wanted ->
        [one] { $wanted } цветок
        [few] { $wanted } цветка
       *[many] { $wanted } цветов
    }, по одному каждого, а здесь { $flowers }.
no-win-flowers-unpriced = по этим правилам цветами не побеждают.

## What cannot be

win-first-discard = первый сброс делает дилер; тот, кто на нём побеждает, – не дилер, и сетов у него ещё нет.
win-kan-discard = победа на сбросе после кана – это рон, а не цумо и не ограбление кана.
win-all-flowers =
    у победителя все { $count ->
        [one] { $count } цветок
        [few] { $count } цветка
       *[many] { $count } цветов
    }: последний из них побеждает сразу, какой бы ни была рука. Укажите его, { $tile }, выигрышным тайлом, а остальные – цветами.
win-robbed-flower-only = перехваченный цветок – это не сброс и не тайл кана.
win-riichi-tile = тайл, с которым другой объявляет риичи, – это сброс: на нём побеждают по рону, и ограбления тут нет.
win-early-kan = ранний кан важен только для победы с тайла замены: укажите и её.
win-flowers-how = восьмой цветок либо берут сами (это цумо), либо перехватывают у другого (это рон).
win-out = тот, кто уже вышел из сдачи, не побеждает, не сносит победную кость и не платит.
win-no-void = по этим правилам запрещённую масть не назначают.
win-too-many-out =
    { $most ->
        [0] по этим правилам сдача кончается с первой победой: выйти раньше никто не мог.
       *[other] раньше вышло игроков: { $count }, а по этим правилам до конца сдачи выходит не больше { $most }.
    }

win-one-tile = выигрышный тайл один, а здесь «{ $text }».
win-fifth-copy = пятый тайл { $tile }: таких в наборе четыре.
win-ippatsu-without-riichi = иппацу без риичи не бывает.
win-riichi-open = с открытой рукой риичи объявить нельзя.
win-double-riichi-called = дабури объявляют первым же сбросом, пока никто ничего не объявлял, а в этой руке есть тайл, взятый у другого.
win-ura-without-riichi = урадоры открывают только после риичи.
win-rinshan-without-kan = ринщан – это цумо с тайла замены после своего кана (а где правила это позволяют – и после отложенного тайла).
win-chankan-by-tsumo = ограбить кан можно только по рону.
win-gari-by-tsumo = ограбить отложенный тайл можно только по рону.
win-chanjun-by-tsumo = ограбить дополняемое щунцу можно только по рону.
win-chanjun-honour = щунцу с благородным тайлом не бывает, так что и грабить нечего.
win-haitei-by-ron = хайтей – последний тайл стены, взятый самим победителем; последний сброс – хотей.
win-houtei-by-tsumo = хотей – последний сброс раздачи; последний взятый тайл – хайтей.
win-one-tile-one-way = один и тот же тайл не может быть и тайлом замены, и ограбленным, и последним сбросом.
win-tenhou-not-dealer = тенхо – это победа дилера сразу с раздачи, без сетов.
win-chiihou = чихо – это победа не-дилера первым взятым тайлом, без сетов.
win-renhou = ренхо – это рон не-дилера до его первого взятия, без сетов.
win-discarder = набросивший бывает только при роне, и это не сам победитель.
win-liable-self = победитель не отвечает за собственную руку.
win-negative = число хонб и палочек не бывает отрицательным.
win-ippatsu-rinshan = иппацу теряется при любом кане, поэтому с ринщан кайхо его не бывает.
win-named-off = по этим правилам доры без индикатора не называют.
win-ura-off = по этим правилам урадоры не открывают.
win-indicators = индикаторов доры названо { $count }, а по этим правилам их открывают не больше { $most }.
win-ura-indicators = индикаторов урадоры названо { $count }, а по этим правилам их открывают не больше { $most }.
win-ura-more = под каждым индикатором доры лежит один индикатор урадоры, больше их не бывает.
win-first-turn-alone = победа на первом круге (тенхо, чихо, ренхо) не сочетается ни с риичи, ни с канами, ни с концом стены.
win-nobody-liable = за эту руку никто не отвечает: ни один сброс не завершил сета, после которого яку стало неизбежным, и победа не с тайла замены за кан со сброса (ринщан).
win-no-seat = места { $seat } по этим правилам нет: игроков всего { $seats }.
win-copies =
    { $there ->
        [0] тайла { $tile } в наборе этих правил нет.
       *[other] тайлов { $tile } здесь { $count }, а в наборе этих правил их { $there }.
    }
win-meld = { $meld } – не сет по этим правилам: в них коцу и каны бывают только из одинаковых тайлов.
win-no-call =
    { $call ->
        [chi] { $meld }: по этим правилам чи не объявляют.
        [kan] { $meld }: по этим правилам кан со сброса не объявляют; закрытый кан пишут со знаком # на конце.
       *[pon] { $meld }: по этим правилам пон не объявляют.
    }
win-chi-not-left = { $meld }: чи объявляют только на сброс предыдущего игрока, он сидит слева; такой сет пишут со знаком - на конце.
win-most-runs =
    { $most ->
        [one] по этим правилам в одной руке объявляют не больше { $most } чи.
       *[other] по этим правилам в одной руке объявляют не больше { $most } чи.
    }
win-no-eyes = { $meld } не может стоять в этой руке вместо пары: между двумя сезонами своего места кладут два разрешённых для этого тайла или два тайла своего места ({ $own }).
win-no-fourth = { $meld } – не кан этой руки: четвёртым бывает такой же тайл, дополняющий эти три, подходящий им сезон или тайл своего места ({ $own }).
win-phantom = на этом месте фантом, а он не побеждает; выберите место игрока.
win-raised-twice = тайл своего места, { $own }, дополняет до кана три других тайла только один раз в руке.
win-most-mixed = по этим правилам смешанных сетов в руке бывает не больше { $most }.
win-not-robbed = по этим правилам на тайл { $tile }, отложенный другим игроком, победить нельзя.
no-win-furiten = фуритен: среди собственных сбросов есть тайл, который ждала рука, поэтому победить по рону нельзя.
no-win-robbed-yakuman = по этим правилам на тайл, отложенный другим игроком, можно победить только якуманом, а эта рука – не якуман.
win-first-turn-aside = по этим правилам отложенный тайл прерывает первый круг: после него нет ни тенхо, ни чихо, ни ренхо.
win-rinshan-aside = по этим правилам тайл, взятый взамен отложенного, – обычное взятие: для ринщана нужен свой кан.
win-ippatsu-rinshan-aside = по этим правилам то, что даёт ринщан, прерывает иппацу: вместе их не бывает.
win-chanjun-off = по этим правилам щунцу не дополняют (added_run), так что и грабить нечего.
win-raised-run =
    { $counts ->
        [never] { $meld }: по этим правилам щунцу не дополняют (added_run).
        [closed] { $meld }: по этим правилам дополненное щунцу считается закрытым (added_run_closed); пишите { $meld }#.
       *[open] { $meld }: по этим правилам дополненное щунцу остаётся открытым (added_run_closed); пишите без # на конце.
    }
win-flower = цветы и подобные им тайлы – не часть руки: их откладывают в сторону.
win-coloured = тайлов { $tile } в руке { $count }, а в наборе этих правил { $there }.
win-reds = красных { $tile } в руке { $count }, а в наборе этих правил { $there }.
no-win-needs-riichi = по этим правилам без риичи победить нельзя.
no-win-kept =
    { $use ->
        [outside] тайл { $tile } по этим правилам откладывают; оставленный в руке, он годится только для рук из крайних и благородных тайлов, а эта не такая.
        [yakuman] тайл { $tile } по этим правилам откладывают; оставленный в руке, он годится только для якумана, а это не якуман.
       *[any] тайл { $tile } по этим правилам нужно отложить: в выигрышную руку он не входит.
    }
win-only-red = по этим правилам все тайлы { $tile } красные: пишите { $red }.
win-not-set-aside = тайл { $tile } по этим правилам не откладывают.
