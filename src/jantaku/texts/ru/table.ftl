## Offences, and what the referee cannot do

offence-false_win = объявлена победа, которой нет, и рука показана
offence-riichi_not_ready = риичи объявлено без темпая
offence-riichi_kan = после риичи объявлен закрытый кан, меняющий ожидание или состав сетов
offence-hand_hidden = после риичи рука не показана при ничьей
offence-hand_shown = закрытые тайлы показаны не при победе и не при ничьей
offence-false_abort = кюшукюхай объявлен без права на него, и рука показана
offence-wall_broken = разрушена стена
offence-hand_broken = разрушена рука другого игрока
offence-cheating = жульничество
offence-dead_hand_speaks = сделано объявление с мёртвой рукой
offence-wrong_meld = объявлен сет, которого нет
offence-empty_win = победа объявлена и тут же взята назад, рука не показана
offence-wrong_riichi = риичи объявлено не по правилам
offence-wrong_turn = тайл взят вне очереди или не с того места либо пропущен ход
offence-too_few_tiles = в руке слишком мало тайлов
offence-kuikae = сброшен тайл, запрещённый правилом куикаэ
offence-too_many_tiles = в руке слишком много тайлов
offence-false_kan = закрытый кан выложен из разных тайлов

referee-no-deal = судить нечего: раздача не идёт.
referee-no-such-seat = за этим столом нет места { NUMBER($seat, useGrouping: 0) }.
referee-dead-already = эта рука уже мёртвая.
referee-out-already = этот игрок уже вышел из раздачи.
referee-nothing-to-win = этому игроку сейчас не с чем объявить победу.
referee-nothing-forbidden = по этим правилам после объявления можно сбросить любой тайл.
referee-no-such-kan = у этого игрока нет закрытого кана, о котором можно было бы судить.
referee-too-late = так судить поздно: раздача уже кончилась.
referee-no-such-offence = нарушения «{ $offence }» нет; выберите одно из: { $choice }.

## Stored matches

snapshot-none = это не сохранённая игра.
snapshot-damaged = сохранённая игра повреждена: контрольная сумма не сходится.
snapshot-version = игра сохранена в формате { $version }, а эта программа знает только формат { $known }.
snapshot-other-rules = игра шла по правилам «{ $stored }», какими они были тогда; «{ $rules }» теперь значит другое.
snapshot-other-chance = стены этой игры взяты из источника «{ $chance }», а здесь он неизвестен.

## jantaku verify-shuffle

shuffle-about = Проверить по записи игры, что стены были сложены до её начала.
shuffle-argument-file = Запись игры.
shuffle-option-seed = Вместо записи – зерно одной раздачи: что из него следует?
shuffle-option-wall = Вместе с --seed: показать всю стену в том порядке, в каком берут тайлы.
shuffle-option-rules = Вместе с --seed: правила, готовый набор или файл .toml.
shuffle-file-or-seed = укажите либо запись игры, либо зерно (--seed).
shuffle-no-seed = «{ $seed }» – не зерно раздачи; в зерне должно быть шестнадцатеричных цифр: { $digits }.
shuffle-no-match-seed = зерно игры в этой записи – не шестнадцатеричное число.
shuffle-nothing = проверять нечего: в { $file } нет контрольных сумм стен, объявленных до раздач.
shuffle-nothing-tenhou = проверять нечего: в { $file } нет контрольных сумм стен, объявленных до раздач; запись tenhou.net проверяет jantaku verify.
shuffle-deal-good = Раздача { $number }: всё верно. Зерно подходит к объявленной контрольной сумме; сверено со стеной тайлов: { NUMBER($tiles, useGrouping: 0) }.
shuffle-deal-unsealed = Раздача { $number }: контрольной суммы нет, или раздача не окончена; проверить её нельзя.
shuffle-deal-bad =
    Раздача { $number }: { $count ->
        [one] { NUMBER($count, useGrouping: 0) } расхождение
        [few] { NUMBER($count, useGrouping: 0) } расхождения
       *[many] { NUMBER($count, useGrouping: 0) } расхождений
    }.
shuffle-difference-commitment = событие { NUMBER($event, useGrouping: 0) }: из зерна следует контрольная сумма { $expected }, а объявлена была { $found }.
shuffle-difference-no-seed = событие { NUMBER($event, useGrouping: 0) }: раздача окончена, а её зерно не опубликовано.
shuffle-difference-match-seed = событие { NUMBER($event, useGrouping: 0) }: из зерна игры следует зерно раздачи { $expected }, а опубликовано { $found }.
shuffle-difference-dice = событие { NUMBER($event, useGrouping: 0) }: бросок (место:кубики) – { $expected }, а в записи { $found }.
shuffle-difference-break = событие { NUMBER($event, useGrouping: 0) }: разлом стены (место:стопка) – { $expected }, а в записи { $found }.
shuffle-difference-tile = событие { NUMBER($event, useGrouping: 0) }: в стене лежит { $expected }, а в записи { $found } (тайл/экземпляр).
shuffle-difference-held = событие { NUMBER($event, useGrouping: 0) }: этот игрок не получал из стены { $found } (тайл/экземпляр).
shuffle-commitment = Контрольная сумма: { $commitment }
shuffle-dice = Кубики: { $dice }
shuffle-break =
    Стена разломлена после стопки { $stack }: { $side ->
        [0] сторона дилера
        [1] сторона игрока справа от дилера
        [2] сторона напротив дилера
       *[other] сторона игрока слева от дилера
    }.
shuffle-indicator = Индикатор доры: { $tile }
shuffle-wall = Стена в том порядке, в каком берут тайлы; живых – { $live }, мёртвых – { $dead }:
