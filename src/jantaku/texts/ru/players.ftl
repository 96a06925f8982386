## jantaku bots

bots-about = Сыграть игры между ботами и показать статистику.
bots-argument-game = Правила: готовый набор или файл правил.
bots-option-matches = Сколько игр сыграть.
bots-option-seed = Зерно первой игры; у остальных – следующие числа.
bots-option-processes = Сколько игр идёт одновременно.
bots-option-keep = Записывать итоги в этот файл каждые 100 игр; прерванный подсчёт продолжается оттуда.
bots-matches = после --matches нужно число от 1 до { $most }, а не { $count }.
bots-processes = после --processes нужно число от 1 до { $most }, а не { $count }.
bots-keep = файл { $path } для --keep использовать не удалось ({ $why }).
bots-progress = игры
bots-headline =
    { $rules }: { $matches ->
        [one] { $matches } игра
        [few] { $matches } игры
       *[many] { $matches } игр
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }
bots-column-seat = Место
bots-column-wins = Победы, % раздач
bots-column-tsumo = Со стены, % побед
bots-column-dealt-in = Набросы, %
bots-column-declared = Риичи, %
bots-column-called = Открытая рука, %
bots-column-worth = Средняя победа
bots-all-seats = все
bots-drawn = Раздачи без победителя: { $percent } %, в том числе прерванные до конца стены: { $aborted } % всех раздач
bots-winners =
    { $count ->
        [0] Раздачи без победителей
        [one] Раздачи с { $count } победителем
        [few] Раздачи с { $count } победителями
       *[many] Раздачи с { $count } победителями
    }: { $percent } %
bots-middle = Половина побед стоила не больше { $points }
bots-speed = На ответ уходит { $milliseconds } мс процессорного времени вместе с работой стола; игр в секунду: { $speed }
