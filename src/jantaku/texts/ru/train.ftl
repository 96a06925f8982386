## The command train

train-about = Тренировать глаз: сколько щантен до темпая и каких тайлов ждёт рука (упражнение «Кунто»).
train-option-size = Сколько тайлов в первой руке.
train-option-tiles = Какие тайлы: ranks – важны только номиналы, а масти нет; или буквы мастей; z – благородные.
train-option-dragons = Чем служит дракон: ten – десятка своей масти, joker – её джокер, plain – просто дракон.
train-option-seed = Зерно: с одним и тем же зерном руки одинаковы.
train-option-questions = Закончить после стольких вопросов.

## What is wrong with the options

train-no-such-size = в этом упражнении не бывает рук размера «{ $size }»; выберите одно из чисел: { $choice }.
train-no-such-tiles = «{ $tiles }» – не выбор тайлов; укажите ranks или несколько букв из m, p, s и z (м, п, с, з), но не одну z.
train-no-such-dragons = драконы не могут быть «{ $dragons }»; выберите одно из: { $choice }.
train-no-such-number = «{ $number }» – не число вопросов; нужно целое число от 1.

## The first screen

train-welcome = Упражнение «Кунто»: сколько щантен до темпая и каких тайлов ждёт рука?
train-how = Введите щантен (0 – темпай), затем ожидания ({ $example }). ? – справка, q – конец.
train-stage = Ступень { $number } из { $count }: { $tiles }; { $suits }; { $dragons }.
train-suits-ignored = масти не важны
train-suits-all = весь набор
train-suits-some = только { $letters }
train-dragons-ten = драконы – десятки
train-dragons-ten-each = драконы – десятки: { $dragons }
train-dragons-joker = драконы – джокеры (*)
train-dragons-joker-each = драконы – джокеры: { $dragons }
train-dragons-plain = драконы – просто драконы
train-dragons-none = драконов нет
train-help =
    Щантен – сколько тайлов не хватает руке до темпая. 0 – это темпай: руку завершит
    любой из тайлов, которых она ждёт. Это и есть ожидания: 147, а где важны масти,
    147с. Порядок любой, оба ответа можно дать сразу: 0 147.
    Завершённая рука – щунцу (например, 345), коцу (777) и одна пара; если тайлов 13
    и масти важны, то и читойцу.
    Буквы: м – ман, п – пин, с – со; 1з–4з – ветры В Ю З С, 5з 6з 7з – драконы.
    За верный ответ – очко за каждый тайл руки, за быстрый – два.
    После { $sure } верных ответов подряд становится труднее.

## A question

train-question = Вопрос { $number }
train-ask-shanten = Сколько щантен до темпая?
train-ask-waits = Каких тайлов ждёт рука?
train-ask-throw = Какие тайлы сбросить? (Enter – самые ненужные)
train-type-shanten = Введите целое число от 0 до { $most }; ? – справка, q – конец.
train-no-such-rank = номинала «{ $rank }» здесь нет.
train-not-in-hand = тайла { $tile } нет в руке.

## An answer

train-right = Верно.
train-wrong = Неверно.
train-truth-ready = Темпай, ожидания:
train-truth-away = { $shanten } щантен; полезны:
train-missed = Пропущено:
train-vain = Не завершают руку:
train-score = { NUMBER($seconds, minimumFractionDigits: 1) } с; { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; счёт { $score }; верно подряд: { $streak }.
train-thrown = Сброшено:
train-drawn = Взято:
train-lost = Что-то из сброшенного было нужно: перед взятием рука оказалась дальше от темпая на { $loss ->
    [one] { $loss } шаг
    [few] { $loss } шага
   *[many] { $loss } шагов
}.
train-sure = Верно { $sure } раз подряд: переходим на следующую ступень!

## The end

train-nothing = В этот раз ответов не было. Заходите ещё!
train-summary = { $asked ->
    [one] { $asked } вопрос
    [few] { $asked } вопроса
   *[many] { $asked } вопросов
}, верных ответов { $right } ({ $percent } %).
train-summary-pace = В среднем { NUMBER($average, minimumFractionDigits: 1) } с на ответ; лучшая серия верных: { $streak }.
train-summary-record = Счёт { $score }: новый рекорд!
train-summary-score = Счёт { $score }; рекорд { $best }.
train-not-saved = Рекорд не удалось сохранить в { $path }.
