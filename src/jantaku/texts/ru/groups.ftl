## Части, по которым разложен каталог: что настраивает правило, какого рода яку или игра

group-admission = что нужно для победы
group-bonus = доры и надбавки
group-calls = объявления
group-claims = кому достаётся тайл
group-dealer = дилер и хонбы
group-declared = объявляется игроком
group-dora = доры
group-drawn_deals = ничьи и пересдачи
group-exchange = обмен тайлами
group-flower = цветы и сезоны
group-framework = основа для других игр
group-fu = фу
group-furiten = фуритен
group-game = игра
group-grammar = из чего состоит рука
group-idea = замысел игры
group-kans = каны
group-label = только название
group-length = длина игры
group-liability = ответственность (пао)
group-name = известно только название
group-none = только за живым столом
group-not_a_game = не игра
group-nuki = отложенные тайлы
group-openings = до первого хода
group-pattern = рисунок руки
group-payments = выплаты
group-penalty = штраф
group-playing_on = игра после победы
group-preset = набор правил
group-prize = премия
group-raised_runs = дополненные щунцу
group-referee = штрафы и решения судьи
group-riichi = риичи
group-seats = места
group-settlement = финальный счёт
group-side_game = игра в игре
group-side_games = жетоны и другие игры в игре
group-tenpai_calls = объявления вместе с риичи
group-uncovering = тайлы, открытые после победы
group-yakitori = якитори и пластинки
group-situational = обстоятельства победы
group-solitaire = пасьянс
group-telling = что видно на столе
group-tiles = набор тайлов
group-training = упражнение
group-turns = порядок ходов
group-value = стоимость руки
group-void = запрещённая масть
group-wall = стена
group-yaku = яку и их цены
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
