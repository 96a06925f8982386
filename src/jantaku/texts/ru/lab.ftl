## jantaku lab

lab-about = Измерить, что правила делают с игрой: боты играют, у каждого числа есть погрешность.
lab-measure-about = Сыграть игры между ботами по одним правилам и показать, что бывает как часто и сколько стоит.
lab-compare-about = Сыграть одни и те же стены по двум наборам правил и показать разницу.
lab-argument-other = Второй набор правил; если не указан, берётся первый с изменениями из --set.
lab-option-set = Изменение во втором наборе, например kuitan=off; можно указать несколько раз.
lab-option-seconds = Сколько секунд играть самое большее.
lab-option-matches = Сколько игр сыграть самое большее.
lab-option-until = Остановиться, как только доля побед или её разница известна с такой точностью в процентных пунктах.
lab-option-processes = Сколько игр идёт одновременно; 0 – по одной на процессор.
lab-option-keep = Записывать каждую игру в этот файл; та же команда продолжит с этого места.
lab-option-all = Показать все яку, а не только самые частые.
lab-seats = Игру для { $first } и игру для { $second } игроков нельзя сравнить на одних и тех же стенах.
lab-nothing-differs = { $rules } и { $other } – одна и та же игра; укажите другие правила или изменение после --set.
lab-change = после --set нужны правило и значение, например kuitan=off, а не «{ $change }».
lab-not-positive = после { $option } нужно число больше нуля, а не { $value }.
lab-not-negative = после --until нужно число не меньше нуля, а не { $value }.
lab-other-run = в файле { $path } записано другое измерение ({ $rules }); укажите другой файл.
lab-too-few =
    { $matches ->
        [0] Ни одна игра не доиграна
        [one] Доиграна только { $matches } игра
        [few] Доиграны только { $matches } игры
       *[many] Доиграно только { $matches } игр
    }, а для чисел нужно хотя бы { $fewest }: дайте больше времени (--seconds) или игр (--matches).
lab-progress = игр: { $matches }, победы ±{ $half }
lab-column-figure = Показатель
lab-column-difference = Разница
lab-column-frequency = Яку, % побед
lab-column-worth = Яку, средняя победа с ним
lab-figure-wins = Победы, % рук
lab-figure-tsumo = Цумо, % побед
lab-figure-deal_ins = Набросы, % рук
lab-figure-riichi = Риичи, % рук
lab-figure-calls = Открытые руки, %
lab-figure-drawn = Раздачи без победителя, %
lab-figure-aborted = Прерванные раздачи, %
lab-figure-worth = Средняя победа
lab-figure-worth_spread = Разброс побед
lab-figure-dealer = Доход дилера за раздачу
lab-figure-discards = Сбросов за раздачу
lab-figure-deals = Раздач в игре
lab-figure-spread = Разброс очков в конце
lab-who =
    { $matches ->
        [one] { $matches } игра
        [few] { $matches } игры
       *[many] { $matches } игр
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }; играли { $players }, зёрна начиная с { $seed }. В 95 таких измерениях из 100 число не выйдет за погрешность. Боты – не люди: это числа ботов.
lab-who-both =
    { $matches ->
        [one] { $matches } игра
        [few] { $matches } игры
       *[many] { $matches } игр
    } по каждым правилам на одних и тех же стенах, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    } по первым; играли { $players }, зёрна начиная с { $seed }. * – разница больше случайной в 95 измерениях из 100; из двадцати чисел одно отмечено случайно. Боты – не люди: это числа ботов.
