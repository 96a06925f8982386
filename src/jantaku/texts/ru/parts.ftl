## The fields of the plan that a sheet may set in [parts]: what each is called, and what its words mean

part-yes = да
part-no = нет
part-share = × { $share }
part-tile_set =
    { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }: { $copies }
part-tile_set-copies = { $copies } × { $tiles }

part-grammar-tile_set = Набор тайлов
part-grammar-absent = Каких тайлов в наборе нет
part-grammar-absent-none = все на месте
part-grammar-structures = Из чего состоит выигрышная рука

part-fu-counted = Фу считают
part-fu-closed = Фу (или жетоны) за любую закрытую руку
part-fu-mixed_triplet = Фу за смешанное коцу: из средних открытое и закрытое, из крайних и благородных открытое и закрытое
part-fu-mixed_kan = Фу за смешанный кан: из средних открытый и закрытый, из крайних и благородных открытый и закрытый
part-fu-round_to = Фу округляют вверх до
part-fu-added = Яку, за которые добавляют фу, и сколько

part-value-cap = Наибольшая базовая сумма руки, пока не начались лимиты по ханам
part-value-yakuman_han = Сколько ханов в якумане, если лимитов нет
part-value-linear = Сколько очков даёт хан, если ханы складывают
part-value-linear-none = каждый хан удваивает стоимость
part-value-per_han = Сколько очков даёт хан; ничего не удваивается, а пределы стоят отдельно
part-value-per_han-none = каждый хан удваивает стоимость
part-value-least = Наименьшая стоимость руки
part-value-least-none = не задана
part-value-free_han = Сколько ханов не дают больше наименьшей стоимости
part-value-free_han-none = нисколько
part-value-most = Наибольшая базовая сумма руки
part-value-most-none = предела нет

part-dora-red_han = Ханы за красную пятёрку
part-dora-nuki_han = Ханы за отложенный тайл
part-dora-source = Где индикатор доры
part-dora-source-dead_wall = в мёртвой стене
part-dora-source-after_win = следующий тайл живой стены, его открывают после победы
part-dora-source-winning_tile = это сам выигрышный тайл
part-dora-source-last_tile = последний тайл мёртвой стены, его открывают после победы

part-admission-clean_pond = Яку, для которых в своём сбросе не должно быть тайлов ожидания
part-admission-clean_pond-none = таких нет
part-admission-minimum_base = Сколько рука должна стоить для победы (базовая стоимость)
part-admission-minimum_base-none = сколько угодно
part-admission-yakuless_fu = При скольких фу рука побеждает без яку
part-admission-yakuless_fu-none = без яку победить нельзя
part-admission-changes_last_result = В последней раздаче победить, не изменив ничьей умы, может только лидер
part-admission-most_han = Со сколькими ханами рука ещё может победить
part-admission-most_han-none = с любым числом
part-admission-earned = Что засчитывается в минимум, хотя в других играх это лишь надбавка
part-admission-free_dealer_from_honba = При скольких хонбах дилер может победить с любой собранной рукой
part-admission-free_dealer_from_honba-none = такого правила нет
part-admission-earned-none = ничего
part-admission-river = Какие сбросы считаются для ранней победы
part-admission-river-lying = те, что остались в сбросе
part-admission-river-all = все, и взятые другими

part-payments-seats = Сколько игроков
part-payments-round_to = Выплаты округляют вверх до
part-payments-shares = Доли выплат
part-payments-shares-none = как обычно
part-payments-shares-ron = Выплата за рон дилера и другого игрока, в базовых суммах
part-payments-shares-ron-none = как обычно
part-payments-shares-tsumo_dealer = Выплата каждого за цумо дилера, в базовых суммах
part-payments-shares-tsumo_dealer-none = как обычно
part-payments-shares-tsumo = Выплата дилера и каждого из остальных за цумо другого игрока, в базовых суммах
part-payments-shares-tsumo-none = как обычно
part-payments-shares-north = Выплата отсутствующего севера за цумо дилера и другого игрока, в базовых суммах
part-payments-shares-north-bamboo_two = Выплата фантомов за цумо дилера и другого игрока, в базовых суммах
part-payments-shares-north-none = нисколько
part-payments-shares-by_thirds = За цумо платят два к одному, если сумма делится на три, иначе поровну
part-payments-shares-by_thirds-none = нет
part-payments-shares-own_share_ron = Набросивший платит только свою долю
part-payments-shares-own_share_ron-none = нет
part-payments-shares-own_share_part = Какую часть своей доли за цумо набросивший платит за рон
part-payments-shares-own_share_part-none = всю
part-payments-shares-tsumo_extra = Сколько очков прибавляет каждый за цумо дилера и другого игрока
part-payments-shares-tsumo_extra-none = нисколько
part-payments-tsumo_split = Как делят выплату за цумо
part-payments-tsumo_split-each = каждый платит свою долю
part-payments-tsumo_split-halves = столько же, сколько за рон: дилеру платят поровну, а другому игроку две трети платит дилер
part-payments-tsumo_split-thousands = столько же, сколько за рон, в тысячах по таблице для троих
part-payments-tsumo_split-phantoms = столько же, сколько за рон: две трети с общего счёта фантомов, остальное платит соперник
part-payments-phantoms = Места фантомов с общим счётом
part-payments-phantoms-none = нет
part-payments-own_share_times = Сколько своих долей платит набросивший
part-payments-thousands_from = С какой суммы выплаты округляют вверх до тысяч
part-payments-thousands_from-none = не округляют
part-payments-dealer_extra = Дилерская надбавка (ра-чан): сколько прибавляют, когда дилер побеждает или платит за чужую победу
part-payments-dealer_extra_honba = Сколько к дилерской надбавке прибавляет каждая победа дилера подряд
part-payments-dealer_extra_flowers = Дилерскую надбавку прибавляют и к победе цветами
part-payments-most_with_extra = Сколько самое большее платит один игрок вместе с дилерской надбавкой
part-payments-most_with_extra-none = предела нет
part-payments-pao_ron = Кто платит за рон, если есть ответственный
part-payments-pao_ron-shared = набросивший и ответственный пополам
part-payments-pao_ron-liable = ответственный за всё
part-payments-pao_fresh_live = С какого остатка живой стены за новый, ещё не сброшенный тайл платит набросивший, а не ответственный
part-payments-pao_fresh_live-none = такого правила нет
part-payments-ura_chips_from = С какой выплаты за каждую урадору каждый, кто платит, отдаёт ещё и жетон
part-payments-ura_chips_from-none = жетонов нет
part-payments-unit = Чем платят
part-payments-unit-points = очками
part-payments-unit-chips = жетонами
part-payments-added = За что добавляют очки, сколько платит набросивший и сколько каждый при цумо
part-payments-added-dora = каждая дора
part-payments-added-riichi = риичи
part-payments-added-closed = закрытая рука
part-payments-honba_needs_yaku = За руку без яку хонбу не платят
part-payments-noten_to = Кому идут выплаты за нотен
part-payments-noten_to-ready = игрокам в темпае
part-payments-noten_to-table = следующему победителю
part-payments-noten_to-worth = каждому игроку в ожидании – наибольшую возможную стоимость его руки
part-payments-false_win = Сколько платят каждому из остальных за ложную победу
part-payments-false_win-none = наказывается как чомбо
part-payments-false_kan = Сколько платят каждому из остальных за закрытый кан из разных тайлов
part-payments-false_kan-none = наказывается как чомбо, а если это ошибка, рука мёртвая
part-payments-too_few_tiles = Что решает судья, если в руке слишком мало тайлов
part-payments-too_few_tiles-dead_hand = рука мёртвая
part-payments-too_few_tiles-chombo = нарушитель платит, и раздачу играют заново
part-payments-too_many_tiles = Что решает судья, если в руке слишком много тайлов
part-payments-too_many_tiles-dead_hand = рука мёртвая
part-payments-too_many_tiles-chombo = нарушитель платит, и раздачу играют заново
part-payments-draw_stake = Сколько каждый кладёт на стол при ничьей
part-payments-draw_stakes_most = При какой по счёту ставке подряд возвращают все, кроме одной
part-payments-draw_stakes_most-none = ставки остаются на столе
part-payments-unpaid = Считаются для победы, но не оплачиваются
part-payments-unpaid-none = оплачивается всё, что считается
part-payments-deal_stake = Ставка каждого игрока перед раздачей
part-payments-deal_stake-none = ставок нет
part-payments-chombo_amount = Базовая сумма чомбо

part-settlement-oka_shared = Оку делят все, у кого больше целевых очков
part-settlement-yakuman_class = Якуман заканчивает игру, и уму считают, будто выше цели столько игроков
part-settlement-yakuman_class-none = якуман игру не заканчивает
part-settlement-by = Что решает, кто какое место занял
part-settlement-by-points = очки
part-settlement-by-chips = жетоны, а при равном их числе – очки

part-wall-dice = Сколько кубиков бросают
part-wall-faces = Сколько граней у двух кубиков: для стороны и для числа стопок
part-wall-faces-none = обычные кубики
part-wall-replacements = Сколько тайлов замены в мёртвой стене
part-wall-replace_from = Откуда берут тайлы замены
part-wall-replace_from-dead_wall = из мёртвой стены
part-wall-replace_from-live_end = с конца живой стены
part-wall-replace_from-reserve = с конца мёртвой стены, размер которой не меняется
part-wall-replace_from-next = следующий тайл стены
part-wall-blocks = По сколько тайлов берут при раздаче
part-wall-dead_clockwise = Мёртвая стена лежит по часовой стрелке от разлома
part-wall-sides = Сколько стопок в каждой стороне стены, начиная с дилера
part-wall-sides-none = поровну
part-wall-stacks_by = Как отсчитывают стопки при разломе стены
part-wall-stacks_by-sum = по сумме кубиков
part-wall-stacks_by-smaller = по меньшему кубику

part-calls-least_live = Сколько тайлов должно остаться в живой стене для объявления сета
part-calls-verbs = Какие сеты можно объявлять
part-calls-verbs-chi = чи
part-calls-verbs-pon = пон
part-calls-verbs-kan = открытый кан
part-calls-shows_drawn = Все видят, был ли сброшен только что взятый тайл
part-calls-most_runs = Сколько щунцу может объявить один игрок
part-calls-most_runs-none = сколько угодно
part-calls-most-none = сколько угодно

part-riichi-furiten_must_win = В риичи при фуритене нельзя пропустить выигрышный тайл, взятый со стены
part-riichi-open_hand = Риичи с открытой рукой
part-riichi-open_in_furiten = Открытое риичи можно объявлять и в фуритене
part-riichi-open_is_last = После открытого риичи больше никто не объявляет риичи
part-riichi-declared = Риичи есть
part-riichi-dealt = Темпай объявляют только с раздачи, до первого сброса

part-kans-last_replacement = Тайл замены может считаться последним тайлом стены
part-kans-pays = Очки за кан: закрытый – с каждого; открытый – с набросившего; малый открытый сразу – с каждого; малый открытый позже – с каждого

part-furiten-own_pond = Тайл ожидания в своём сбросе запрещает рон
part-furiten-missed = Что запрещает пропущенная победа
part-furiten-missed-bars = любую победу на чужом тайле
part-furiten-missed-dearer = победы не дороже пропущенной
part-furiten-missed-free = ничего
part-furiten-temporary = Пропущенная победа на время запрещает рон
part-furiten-in_riichi = Победа, пропущенная в риичи, запрещает рон до конца раздачи
part-furiten-tsumo_too = Пропущенная победа запрещает и цумо

part-exclusion-kinds = Сколько видов тайлов исключает из игры разлом стены
part-exclusion-kinds-none = ни одного
part-exclusion-replace_from = Что берут взамен исключённого тайла
part-exclusion-replace_from-next = следующий тайл живой стены
part-exclusion-replace_from-live_end = последний тайл живой стены

part-nuki-all_win = Кто собрал все откладываемые тайлы, тот победил
part-nuki-bonus = Каким яку считаются отложенные тайлы

part-void-chosen = Каждый назначает себе запрещённую масть
part-void-fine = Штраф за запрещённую масть
part-void-fine_each = Штраф берут за каждую причину

part-exchange-tiles = Сколько тайлов каждый отдаёт после раздачи
part-exchange-tiles-none = нисколько
part-exchange-to = Кому отдают
part-exchange-to-next = следующему по ходу игры
part-exchange-to-across = сидящему напротив
part-exchange-to-previous = предыдущему по ходу игры
part-exchange-to-dice = решают кубики разлома

part-building-tiles = Из скольких сданных тайлов собирают руку
part-building-tiles-none = рук из сданного не собирают
part-building-steps = Сколько раз каждый сбрасывает, когда руки собраны
part-building-seconds = Сколько секунд собирают руку
part-stages-played = Руку собирают по этапам

part-winners-until = После скольких победителей раздача кончается
part-winners-next_after = Чей ход после победы
part-winners-next_after-winner = следующего за последним победителем
part-winners-next_after-discarder = следующего за набросившим

part-supplements-played = Сеты можно дополнять другими тайлами
part-supplements-most_mixed = Сколько смешанных сетов может быть в руке
part-supplements-most_mixed-nima_toitsu_riichi = Сколько переплетённых сетов может быть в руке
part-supplements-season_sets = Разные сезоны составляют пары, коцу и каны
part-supplements-season_sets-nima_toitsu_riichi = Разные цветы или разные сезоны составляют пары, коцу и каны
part-supplements-neighbours = Две соседние пары одной масти – кан
part-supplements-seasons = Какие виды тайлов какой сезон повышает до кана
part-supplements-seasons-none = никакие
part-supplements-fives = Пятёрки и драконы их масти: кан из трёх драконов и пятёрки
part-supplements-fives-none = нет
part-supplements-seat_raises = Тайл своего места повышает любое коцу до кана
part-supplements-eyes = Пары, которые вместе со своими сезонами составляют кан вместо пары
part-supplements-eyes-none = таких нет
part-supplements-own_seasons = Сезоны каждого места, начиная с дилера
part-supplements-own_seasons-none = нет

part-seats-tiles = Тайлы мест, начиная с дилера
part-seats-seat_counts = Тайл своего места – якухайный
part-seats-round_counts = Тайл раунда – якухайный
part-seats-value_tiles = Якухайные тайлы для всех
part-seats-value_tiles-none = таких нет
part-seats-drawn = Как находят первого дилера
part-seats-drawn-random = по жребию
part-seats-drawn-two_throws = по жребию, а затем двумя бросками кубика
part-seats-drawn-dice = каждый бросает два кубика, восток – тот, у кого сумма больше всех
part-seats-members = Сколько всего игроков, если кто-то отдыхает
part-seats-members-none = столько, сколько мест
part-seats-rotation = Кто меняется местами между раздачами
part-seats-rotation-stay = никто
part-seats-rotation-dealer = кто был дилером, отдыхает, а на его место садится первый из отдыхавших
part-seats-rotation-last = отдыхает последний по очкам из тех, кто за столом, а на его место садится первый из отдыхавших
part-seats-hands = За какие места отвечает каждый игрок
part-seats-hands-none = у каждого игрока одно место
part-seats-phantoms_draw = В ход фантома открывают тайл стены
part-seats-teams = Команды по местам
part-seats-teams-none = нет, каждый за себя

part-draws-dead_hand_ends = Мёртвая рука кончает раздачу ничьей
part-draws-shown = Какие руки открывают при ничьей
part-draws-shown-ready = руки в темпае
part-draws-shown-all_riichi = все, если все в риичи, иначе никакие
part-draws-winds = Какие ветры ведут к пересдаче, если все сбросили один и тот же

part-dealer-later_stays_after = Когда дилер остаётся, начиная со второго раунда
part-dealer-later_stays_after-none = тогда же, когда и в первом
part-dealer-later_stays_after-win = после своей победы
part-dealer-later_stays_after-tenpai = после ничьей, если дилер в темпае
part-dealer-later_stays_after-all_noten = после ничьей, если в темпае никто
part-dealer-later_stays_after-draw = после любой ничьей
part-dealer-last_stays_after = Когда дилер остаётся в последней раздаче
part-dealer-last_stays_after-all_noten = после ничьей, если в темпае никто
part-dealer-honba_after_chombo = Раздача, которую играют заново после нарушения, прибавляет хонбу
part-dealer-passes_to = Кто следующий дилер, если прежний не остаётся
part-dealer-passes_to-next = следующий по ходу игры
part-dealer-passes_to-winner = победитель
part-dealer-passes_to-break = тот, чью стену разломили
part-dealer-passes_to-first_winner = кто победил первым; если сразу несколько, то набросивший; без победы – прежний дилер

part-length-deals = Сколько раздач в игре
part-length-deals-none = сколько выйдет за раунды
part-length-counts_repeats = В счёт идёт каждая раздача, кто бы ни был дилером
part-length-keeps_rounds = Если назначено число раздач, раунды всё равно сменяются
part-kans-hidden = Тайл закрытого кана никому не показывают
