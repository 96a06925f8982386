## jantaku scenario: правило на примере одной короткой раздачи

scenario-about = Разыграть сценарий и сравнить, что вышло, с тем, что он ожидает.
scenario-argument-file = Сценарии, файлы .toml (docs/reference/scenario-file.md), и папки с ними.
scenario-rules = Правила: { $rules }
scenario-rule = Показано: { $name } ({ $rule })
scenario-base-rule = Показано: { $name }
scenario-rule-value = Показано: { $name } ({ $rule } = { $value })
scenario-start = Раунд: { $round }, хонб: { $honba }, палочек риичи: { $sticks }
scenario-begin = В начале
scenario-end = До конца раздачи
scenario-column-seat = Место
scenario-column-hand = Рука
scenario-column-melds = Сеты
scenario-column-pond = Сбросы
scenario-column-points = Очки
scenario-left = Осталось тайлов: { $left }
scenario-indicators = Индикаторы доры: { $tiles }; осталось тайлов: { $left }
scenario-ok = OK
scenario-refused = Нельзя. { $why }
scenario-win = { $seat } – { $worth }
scenario-chips =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
scenario-file-ok = OK { $file }
scenario-file-differs = { $file }: { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[many] { $count } отличий
}
scenario-file-wrong = { $file }: { $why }
scenario-summary = Сценариев: { $all }; сошлось: { $fine }; с отличиями: { $differ }; с ошибками в файле: { $wrong }.

## Что вышло иначе

scenario-differs = { $key }: ожидалось { $expected }, вышло { $came }.
scenario-never = строка { $line }: «{ $move }» – такой ход так и не стал возможен. { $why }
scenario-why-over = Раздача закончилась раньше.
scenario-why-unasked = Выбирать здесь не из чего, и стол ни о чём не спрашивает.
scenario-why-no-tiles = Таких тайлов в руке нет.
scenario-win-unsaid = { $seat } может здесь выиграть ({ $win } { $tile }): в розыгрыше надо объявить победу или явно пропустить её.
scenario-discard-unsaid = { $seat } объявляет сет, а какой тайл после этого сброшен, не сказано.
scenario-not-refused = строка { $line }: ход «{ $move }» не запрещён.
scenario-refused-otherwise = строка { $line }: ход «{ $move }» запрещён по другой причине, { $kind }. { $why }
scenario-no-tiles = строка { $line }: для хода «{ $move }» в руке нет таких тайлов.
scenario-draw-gone = { $seat } должен взять { $tile }, но этого тайла в стене уже нет.
scenario-not-offered = { $seat } не может сделать ход «{ $move }»; возможно: { $offers }.
scenario-is-offered = { $seat } может сделать ход «{ $move }», хотя по сценарию не должен; возможно: { $offers }.

## Что не так в файле

scenario-no-toml = строка { $line }: это не TOML; пишут так: имя = значение, слова – в кавычках.
scenario-like = нет сценария { $name }, на котором основан этот.
scenario-unknown-key = строка { $line }: ключа { $word } здесь { $near ->
    [yes] нет; может быть, { $choice }?
   *[no] нет; есть: { $choice }.
}
scenario-missing-key = не хватает ключа { $key }.
scenario-wrong-dice = строка { $line }: { $key } – это четыре числа: [1, 2, 3, 4], кубики первого броска и второго; ещё два называют доры.
scenario-round-by-die = строка { $line }: тайл раунда здесь находит кубик, и по пятому числу start.dice это { $tile }.
scenario-wrong-value = строка { $line }: у { $key } не может быть такого значения.
scenario-no-value = { $rule } – правило с выбором: в сценарии надо указать, какое его значение показано.
scenario-no-option = { $rule } – не правило с выбором, значения у него нет.
scenario-line-unread = строка { $line }: «{ $text }» – это не ход.
scenario-line-no-seat = строка { $line }: в «{ $text }» не сказано, чей это ход; места: E, S, W, N или В, Ю, З, С.
scenario-line-empty-seat = строка { $line }: места из «{ $text }» по этим правилам нет; места: { $seats }.
scenario-line-verb = строка { $line }: хода «{ $verb }» нет; есть: { $choice }.
scenario-line-tiles = строка { $line }: в «{ $text }» не те тайлы, какие нужны для такого хода.
scenario-no-reason = строка { $line }: причины отказа «{ $kind }» нет.
scenario-tiles = строка { $line }, { $key }:
scenario-too-many = строка { $line }, { $key }: тайлов { $tile } в наборе больше нет.
scenario-hand-size =
    строка { $line }, { $key }: в руке не больше { $size ->
        [one] { $size } тайла
        [few] { $size } тайлов
       *[many] { $size } тайлов
    }, сет считается за три.
scenario-too-few-left = строка { $line }: названо больше взятых тайлов, чем осталось в стене ({ $left }).
scenario-toml-twice = строка { $line }: это написано в файле дважды.
scenario-toml-unfinished = строка { $line }: это не TOML: файл обрывается, не закрыт список, таблица или кавычки либо нет значения.
scenario-line = строка { $line }:
scenario-missing-about = не хватает ключа about.ru или about.en – предложения о том, что показывает сценарий.
scenario-no-seat = строка { $line }, { $key }: места «{ $seat }» нет; есть { $seats }.
scenario-no-suit = строка { $line }, { $key }: «{ $suit }» – не масть; масти пишутся m, p, s.
scenario-no-payment = строка { $line }: «{ $text }» – не выплата; её пишут так: E -> S 8 или E -> nobody 48, а после неё можно указать причину: { $reasons }.
scenario-not-here = строка { $line }: в этих правилах нет того, о чём говорит { $key }.
scenario-no-game = строка { $line }: игры «{ $game }» в программе нет; такой сценарий можно разыграть только там, где она описана, как в некоторых тестах.
scenario-no-rule = строка { $line }: правила «{ $rule }» нет; может быть, { $nearest }?
scenario-no-end = строка { $line }: раздача не может закончиться как «{ $word }»; { $near ->
    [yes] может быть, { $choice }?
   *[no] есть: { $choice }.
}
scenario-no-yaku = строка { $line }: яку «{ $yaku }» нет{ $nearest ->
    [none] ; все перечисляет jantaku rules list --kind element.
   *[other] ; может быть, { $nearest }?
}
scenario-not-text = «{ $file }» – не текст; сценарий – это файл .toml в UTF-8.
scenario-none = в папке «{ $file }» нет сценариев (.toml).
scenario-too-many-fives = строка { $line }, { $key }: тайлов { $tile } в наборе больше нет (красная пятёрка пишется как 0).
