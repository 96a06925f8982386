## A table in a terminal

table-deal = { $round } { $number }
table-honba =
    { $count ->
        [one] { $count } хонба
        [few] { $count } хонбы
       *[many] { $count } хонб
    }
table-sticks =
    { $count ->
        [one] { $count } палочка риичи
        [few] { $count } палочки риичи
       *[many] { $count } палочек риичи
    }
table-left =
    { $count ->
        [one] в стене { $count } тайл
        [few] в стене { $count } тайла
       *[many] в стене { $count } тайлов
    }
table-indicators =
    { $count ->
        [one] индикатор доры
        [few] индикаторы доры
       *[many] индикаторы доры
    }
table-riichi = риичи
table-nuki = отложено
table-own-indicators = свои индикаторы доры
table-for-pot = розыгрыш оставшихся ставок
event-lot-drawn =
    { $how ->
        [leader_dice] { $player } лидирует, бросает { $dice } и назначает дилера: { $found }
        [leader_tiles] { $player } лидирует и раздаёт ветры; восток и место дилера – { $found }
        [seats] места разыграны снова
        [dice] { $player } бросает { $dice }; тайл раунда – { $found }
        [break_dealer] { $player } бросает { $dice }; дилер – { $found }
        [first_turn] { $player } бросает { $dice }; первый ход – { $found }
        [break] разлом по ветру: ветер раунда – { $found }
       *[redraw] первого дилера раунда находит жребий: { $found }
    }
table-named-dora = ещё доры
table-excluded = вне игры
table-suit =
    { $suit ->
        [m] без символов
        [p] без точек
        [s] без бамбуков
       *[secret] масть не открыта
    }
table-out = вне раздачи
table-legend-drawn = бледные: цумогири
table-legend-called = забран

## What happened; the player stands before it

event-draws =
    { $hidden ->
        [yes] берёт тайл
       *[no] берёт тайл { $tile }
    }
event-draws-replacement =
    { $hidden ->
        [yes] берёт тайл замены
       *[no] берёт тайл замены { $tile }
    }
event-discards = сбрасывает { $tile }
event-discards-drawn = сбрасывает взятый тайл { $tile }
event-draws-discards = берёт и сбрасывает { $tile }
event-riichi = объявляет риичи и сбрасывает { $tile }
event-riichi-drawn = берёт тайл { $tile }, объявляет риичи и сбрасывает его
event-riichi-stands = кладёт палочку риичи
event-called =
    { $call ->
        [chi] объявляет чи на тайл игрока { $player }: { $meld }
        [pon] объявляет пон на тайл игрока { $player }: { $meld }
        [eyes] объявляет кан вместо пары на тайл игрока { $player }: { $meld }
       *[kan] объявляет кан на тайл игрока { $player }: { $meld }
    }
event-kan =
    { $form ->
        [closed] объявляет закрытый кан: { $meld }
        [eyes] объявляет кан вместо пары: { $meld }
       *[added] объявляет малый открытый кан: { $meld }
    }
event-kita = откладывает { $tile }
event-nuki = откладывает { $tile }
event-run-raised = дополняет щунцу тайлом { $tile }: { $meld }
event-replaced = заменяет { $tile }: этот тайл вне игры
event-dora-named =
    { $how ->
        [day] Дора дня: { $tiles }.
        [doubled] Кубики на дору { $dice }: доры по индикаторам считаются дважды.
       *[dice] Кубики на дору { $dice }: { $tiles }.
    }
event-word-said =
    { $word ->
        [okawari] окавари: открывает ещё один индикатор за хан
       *[tetora_appu] тетора аппу: ставит манган
    }
event-dora-named-by = называет дору: { $tiles }
event-excluded = Вне игры: { $tiles }.
event-suit-chosen =
    { $how ->
        [hidden] втайне назначает запрещённую масть
        [card] кладёт карточку запрещённой масти: { $suit ->
            [m] символы
            [p] точки
           *[s] бамбуки
        }
       *[tile] кладёт перед собой { $tile }, запрещённая масть: { $suit ->
            [m] символы
            [p] точки
           *[s] бамбуки
        }
    }
event-suit-shown =
    открывает карточку запрещённой масти: { $suit ->
        [m] символы
        [p] точки
       *[s] бамбуки
    }
event-tiles-passed =
    { $hidden ->
        [yes] { $count ->
            [one] передаёт { $count } тайл игроку { $player }
            [few] передаёт { $count } тайла игроку { $player }
           *[many] передаёт { $count } тайлов игроку { $player }
        }
       *[no] передаёт { $tiles } игроку { $player }
    }
event-hand-built =
    { $hidden ->
        [yes] собирает руку
       *[no] собирает руку { $tiles }
    }
event-ready = объявляет, что рука в темпае с раздачи
event-opened = открывает руку: { $tiles }
event-hissatsu = чо хиссацу сандоко: открывает руку и берёт три тайла; свои индикаторы доры: { $indicators }
event-personal-dora = дзири: берёт тайл игрока { $player } индикатором личной доры: { $tile }
event-personal-dora-lost = отказывается от прежнего индикатора личной доры: { $tile }
event-stage = { $by ->
        [draw] завершает этап { $stage } взятым тайлом
       *[other] берёт сброшенный тайл ({ $player }) и завершает этап { $stage }
    }
event-wins-turned-down =
    { $how ->
        [tsumo] побеждает по цумо; рука закрыта до конца раздачи
       *[ron] побеждает по рону на { $tile } игрока { $player }; рука закрыта до конца раздачи
    }
event-value-turned-down = стоимость { $points }
event-indicator = индикатор доры { $tile }
event-wins-tsumo = побеждает по цумо на { $tile }: { $hand }
event-wins-joker = побеждает по цумо на { $tile } вместо { $other }: { $hand }
event-wins-ron = побеждает по рону на { $tile } игрока { $player }: { $hand }
event-value = { $han } хан { $fu } фу, стоимость { $points }
event-value-without-fu = { $han } хан, стоимость { $points }
event-value-limit = { $limit }, стоимость { $points }
event-value-plus = { $limit } и ещё { $han } хан, стоимость { $points }
event-shows =
    { $ready ->
        [yes] в темпае: { $hand }
       *[no] показывает руку: { $hand }
    }
event-wins-falsely =
    { $how ->
        [tsumo] выходит из раздачи: до проверки рук победа по цумо считается верной
       *[ron] выходит из раздачи: до проверки рук победа на { $tile } игрока { $player } считается верной
    }
event-discards-face-down =
    { $hidden ->
        [no] сбрасывает { $tile } рубашкой вверх
       *[yes] сбрасывает тайл рубашкой вверх
    }
event-pond-tile-turned = открывает тайл, лежавший рубашкой вверх: { $tile }
event-tile-staked = чо нагащи: ставит { $tile } на якуман
event-tile-returned = возвращает взятый тайл в стену
event-kans-shown = показывает закрытый кан: { $melds }
event-tiles-uncovered = открывает тайлы стены: { $tiles }
event-markers-changed = пластинок якитори: { $count }
event-markers-eaten = снимает из центра пластинок якитори: { $count }, осталось { $left }
event-deal-drawn =
    { $kind ->
        [exhausted] { $players ->
            [none] Стена разобрана, в темпае никого нет.
           *[some] Стена разобрана; в темпае: { $players }.
        }
        [nagashi] Нагащи манган: { $players }.
        [kyuushu_kyuuhai] Пересдача: кюшукюхай.
        [four_winds] Пересдача: четыре одинаковых ветра.
        [four_riichi] Пересдача: четыре риичи.
        [four_kans] Пересдача: четыре кана.
        [triple_ron] Пересдача: рон объявили трое.
        [double_ron] Пересдача: рон объявили двое.
        [seven_honours] Пересдача: сброшены семь разных благородных.
        [all_kokushi] Пересдача: все в темпае на кокущи мусо.
        [all_chiitoitsu] Пересдача: все в темпае на читойцу.
        [chombo] Чомбо: { $players }.
        [time] Время вышло.
       *[referee] Раздачу прекращает судья.
    }
event-ruled =
    { $ruling ->
        [chombo] получает от судьи чомбо
        [dead_hand] играет дальше с мёртвой рукой: так решил судья
        [false_win] объявляет победу, но судья видит, что она ложная
        [false_kan] платит по решению судьи за закрытый кан из разных тайлов
        [rollback] берёт назад запрещённый сброс: так решил судья
        [fine] платит за запрещённый сброс: так решил судья
       *[abort] нарушает правила, и судья прекращает раздачу
    }
event-match-started = Игра начинается: { $names }.
event-seated =
    { $count ->
        [0] Игроки меняются местами.
        [one] Игроки рассаживаются; отдыхает игроков: { $count }.
       *[other] Игроки рассаживаются; отдыхает игроков: { $count }.
    }
event-seats-drawn = Места разыграны.
event-dice = Кубики: { $dice }.
event-wall = Стена разломлена на стороне игрока { $player } после стопки { $stack }.
event-dealt = получает { $tiles }
event-deal-ended = Очки после раздачи: { $points }; палочек риичи на столе: { $count }.
event-match-ended = Финальный счёт: { $scores }.

## jantaku replay

replay-about = Показать записанную игру: все события словами или стол в один из моментов.
replay-argument-file = Запись в любом формате, АРХИВ:ФАЙЛ или - для stdin.
replay-option-turn = Показать стол после события N этой раздачи; 0 – как только руки розданы.
replay-option-deal = Только эта раздача; первая – 1.
replay-option-seat = Показать только то, что видит этот игрок: имя или ветер в начале игры (E, S, W, N или В, Ю, З, С).
replay-option-step = Пройти игру по одному событию, нажимая Enter.
replay-no-deal = раздачи { $deal } нет; раздач в записи – { $count }.
replay-no-turn = в раздаче { $deal } нет события { $turn }; события пронумерованы от 0 до { $count }.
replay-no-seat = «{ $seat }» – не игрок и не ветер; игроки: { $choice }.
replay-no-terminal = для --step нужен терминал, с которого читаются клавиши; один момент показывает --turn.
replay-dealt = Руки розданы.
replay-event = Событие { NUMBER($number, useGrouping: 0) } из { NUMBER($count, useGrouping: 0) }. { $sentence }
replay-of-deal = Раздача { $deal } из { $count }
replay-prompt = Enter – дальше, b – назад, d – следующая раздача, число – событие, q – выход
replay-column-place = место
replay-column-player = игрок
replay-column-points = очки
replay-column-score = счёт
replay-column-chips = жетоны
replay-warning = Предупреждение: { $sentence }

## jantaku verify

verify-about = Сыграть записанные игры заново и сверить с правилами каждый тайл и каждое очко.
verify-argument-files = Записи в любом формате, папки, архивы (tar, zip) с отдельными файлами игр, АРХИВ:ФАЙЛ или - для stdin.
verify-option-processes = Сколько игр проверять одновременно; если не указать, столько, сколько процессоров.
verify-option-rules = Проверять по этим правилам, что бы ни было сказано в записях: готовый набор или файл правил.
verify-processes = после --processes нужно число от 1 до { $most }, а не { $count }.
verify-nothing = записей нет: { $paths }.
verify-progress = игры
verify-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
verify-deals =
    { $count ->
        [one] { $count } раздача
        [few] { $count } раздачи
       *[many] { $count } раздач
    }
verify-events =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
verify-summary = Проверено за { $seconds } с: { $games }, { $deals }, { $events }.
verify-walls-seed = Все стены построены из зерна перемешивания.
verify-walls-some = Из зерна перемешивания построено стен: { $count } из { $all }; остальные выложены по взятым тайлам из самих записей.
verify-walls-other = Из зерна перемешивания построено стен: { $count } из { $all }; записей, в которых стена не из этого зерна: { $records }.
verify-walls-draws = Зерна перемешивания в записях нет: стены выложены по взятым тайлам из самих записей.
verify-all-same = Всё по правилам.
verify-differences = Не сходится с правилами записей: { $count }.
verify-unsettled =
    { $count ->
        [one] Ход игры и стоимость рук по правилам; отличается только финальный счёт, в { $count } записи.
        [few] Ход игры и стоимость рук по правилам; отличается только финальный счёт, в { $count } записях.
       *[many] Ход игры и стоимость рук по правилам; отличается только финальный счёт, в { $count } записях.
    }
verify-only-settlement = { $name }: отличается только финальный счёт.
verify-part-play = Ход игры: { $states }.
verify-part-prices = Стоимость рук: { $states }.
verify-part-settlement = Финальный счёт: { $states }.
verify-state-holds = по правилам
verify-state-differs = отличается от правил
verify-state-unsaid = в записи не указано
verify-state-unreached = не проверено, расхождение раньше
verify-skipped =
    { $count ->
        [one] Пропущен { $count } файл: { $reason }
        [few] Пропущено { $count } файла: { $reason }
       *[many] Пропущено { $count } файлов: { $reason }
    }
verify-warned =
    { $count ->
        [one] Предупреждение, { $count } файл: { $warning }
        [few] Предупреждение, { $count } файла: { $warning }
       *[many] Предупреждение, { $count } файлов: { $warning }
    }
verify-none = Ни одна игра не проверена.
verify-no-text = файл – не текст.
verify-rules = Проверено по правилам: { $rules }.
verify-rules-assumed = Принято за игру по правилам { $rules }: { $why }. Другие правила выбирает --rules.
verify-more = … и ещё { $count }.
verify-place = { $name }: раздача { $deal } ({ $round }, хонб: { $honba }), событие { NUMBER($event, useGrouping: 0) }
verify-damage = { $name }: { $reason }
verify-other = { $name }: отличие в раздаче { $deal }.
verify-record-says = Запись:
verify-table-says = Стол:
verify-nothing-told = ничего
verify-nothing-done = ничего такого не происходит
verify-no-such-copy = Этого экземпляра тайла { $tile } в руке нет, есть только другой.
verify-refused = так нельзя. { $reason }
verify-copy = Это другой из одинаковых тайлов: в записи экземпляр { $told }, на столе экземпляр { $ours }.
verify-fields = Отличаются: { $fields }
verify-dealt = { $player } по стене получает { $tiles }
verify-dealt-told = { $player } получает { $tiles }
verify-plays-on = игра не окончена
verify-over = игра окончена
verify-deal-goes-on = раздача не окончена
verify-look = Посмотреть это место: { $command }

verify-nonsense = раздача { $deal }: после события { $event } сказано то, чего не бывает ни за каким столом.
verify-tile-twice = раздача { $deal }: тайл { $tile } не может прийти из стены ещё раз.
verify-too-many-tiles = раздача { $deal }: взято больше тайлов, чем есть в стене.
verify-other-seed = раздача { $deal }: зерно не подходит к контрольной сумме, объявленной в её начале.
verify-players = эти правила для другого числа игроков: их должно быть { $count }.
verify-no-round = игра начинается с раунда или с дилера, которых по этим правилам не бывает.
verify-not-built = по правилам этой записи пока нельзя играть: { $rules }.
verify-other-rules = правила «{ $rules }» изменились с тех пор, как шла эта игра.
verify-process-lost = один из процессов проверки был остановлен извне; чтобы занять меньше памяти, уменьшите --processes.

## jantaku convert

convert-about = Записать игру в другом формате.
convert-argument-in = Запись в любом формате, АРХИВ:ФАЙЛ или - для stdin.
convert-argument-out = Файл, в который писать, или - для stdout.
convert-option-to = Формат: { $formats }; если не указать, решает окончание имени файла ({ $endings }).
convert-no-format = по окончанию имени «{ $file }» формат неизвестен; назовите его: --to { $known }.
convert-unwritable = «{ $file }» записать нельзя: { $reason }.
convert-lost = формат { $format } не хранит: { $what }.
convert-for-people = пайфу – для людей, программы его обратно не читают.
convert-not-read-again = записанное не читается обратно ({ $reason }); сохраните исходный файл.
convert-lost-answers = ответы игроков и их время
convert-lost-copies = какой именно из одинаковых тайлов где лежит
convert-lost-dice = кубики и разлом стены
convert-lost-extra = сведения помимо игры (лобби и т. п.)
convert-lost-names = имена
convert-lost-rules = правила целиком
convert-lost-rulings = решения судьи или розыгрыш мест
convert-lost-scores = точный финальный счёт
convert-lost-seed = зерно перемешивания
convert-lost-wins = всё о победах (яку, ханы, фу)
convert-lost-play = ход игры во всех подробностях

## Why the system does not write a file

system-no-folder = такой папки нет
system-folder = это папка
system-forbidden = нет доступа
system-read-only = там можно только читать
system-full = на диске нет места
system-too-big = файл слишком велик
system-long-name = слишком длинное имя
system-broken = диск не отвечает

## Files

record-file-missing = файла «{ $file }» нет.
record-file-folder = «{ $file }» – папка; назовите одну запись.
record-file-forbidden = «{ $file }» читать нельзя: нет доступа.
record-file-unreadable = «{ $file }» не читается ({ $reason }).
record-file-archive = «{ $file }» – архив; назовите одну из записей в нём, например { $example }
record-file-no-member = в архиве «{ $file }» нет файла «{ $member }».
record-file-damaged-archive = архив «{ $file }» повреждён ({ $reason }).
record-file-empty = файл пуст.
