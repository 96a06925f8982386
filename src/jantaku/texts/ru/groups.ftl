## Части, по которым разложен каталог: что настраивает правило, какого рода яку или игра

group-actions = объявления и каны
group-admission = что нужно для победы
group-bonus = доры и надбавки
group-claims = кому достаётся тайл
group-dealer = дилер и хонбы
group-declared = объявляется игроком
group-dora = доры
group-draws = ничьи и пересдачи
group-flower = цветы и сезоны
group-framework = основа для других игр
group-game = игра
group-grammar = из чего состоит рука
group-idea = замысел игры
group-label = только название
group-listeners = жетоны и якитори
group-matchplan = длина игры
group-name = известно только название
group-none = только за живым столом
group-not_a_game = не игра
group-pattern = рисунок руки
group-payments = выплаты
group-penalty = штраф
group-phases = до первого хода
group-preset = набор правил
group-prize = премия
group-settlement = финальный счёт
group-side_game = игра в игре
group-situational = обстоятельства победы
group-solitaire = пасьянс
group-tileset = набор тайлов
group-training = упражнение
group-turns = порядок ходов
group-value = стоимость руки
group-views = что видно на столе
group-wall = стена
group-yaku_table = яку и их цены
group-yakuman = якуман

## Значения и цены, как их печатает jantaku rules

rules-written-on = да ({ $written })
rules-written-off = нет ({ $written })
rules-price-alike = { $worth }, закрытая и открытая рука
rules-row-game = Игра
rules-text-unbuilt = Описание пока только по-английски: { $text }
rules-price-absorbs = { $price }; вместе с ним не считаются: { $others }
rules-example-aside = отложено: { $count }
rules-example-aside-taiwanese = цветов: { $count }
rules-example-taiwanese = { $hand } + { $win }, { $by ->
    [tsumo] победа со стены
   *[ron] победа со сноса
 }
rules-example-sichuan = { $hand } + { $win }, { $by ->
    [tsumo] маджонг со стены
   *[ron] маджонг со сноса
 }
