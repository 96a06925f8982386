## What the values of the built options mean

option-riichi_stake-number = очки, которые кладут на стол за риичи

option-riichi_stake_if_ronned-paid = палочка ставится, её забирает победитель
option-riichi_stake_if_ronned-not_paid = палочка не ставится

option-minimum_han-0 = выигрывает любая собранная рука
option-minimum_han-1 = один хан яку
option-minimum_han-2 = два хана яку
option-minimum_han-3 = три хана яку

option-ryanhan_shibari-off = минимум не растёт
option-ryanhan_shibari-from_5_honba = с пятой хонбы всем нужно два хана яку
option-ryanhan_shibari-always = всем и всегда нужно два хана яку
option-ryanhan_shibari-table = минимум растёт с указанной хонбы
option-ryanhan_shibari-table-from_honba-number = с какой хонбы
option-ryanhan_shibari-table-han-number = сколько хан яку тогда нужно для победы
option-ryanhan_shibari-table-who-all = всем
option-ryanhan_shibari-table-who-dealer = только дилеру
option-ryanhan_shibari-table-counts-without_dora = считаются все яку, доры не в счёт
option-ryanhan_shibari-table-counts-everything = считаются и доры
option-ryanhan_shibari-table-counts-without_situations = ни доры, ни яку-ситуации
option-ryanhan_shibari-table-counts-sakizuke = только то, что есть при любом ожидании
option-ryanhan_shibari-table-counts-one_yaku = только одно яку

option-double_ron-all_paid = побеждают оба, набросивший платит обоим
option-double_ron-atamahane = побеждает только ближайший к набросившему по ходу игры
option-double_ron-abort = пересдача
option-double_ron-abort_with_stakes = пересдача, и набросивший ставит на стол по 1000 очков за каждый рон
option-double_ron-first_caller = побеждает только тот, кто объявил первым
option-double_ron-dearest = побеждает только более дорогая рука
option-double_ron-discarder_chooses = набросивший выбирает, кому заплатить
option-double_ron-stay_on_table = набросивший платит, но очки достаются следующему победителю

option-triple_ron-all_paid = побеждают все трое, набросивший платит каждому
option-triple_ron-atamahane = побеждает только ближайший к набросившему по ходу игры
option-triple_ron-abort = не побеждает никто, пересдача
option-triple_ron-abort_with_stakes = пересдача, и набросивший ставит на стол по 1000 очков за каждый рон
option-triple_ron-first_caller = побеждает только тот, кто объявил первым
option-triple_ron-dearest = побеждает только самая дорогая рука
option-triple_ron-discarder_chooses = набросивший выбирает, кому заплатить
option-triple_ron-stay_on_table = набросивший платит, но очки достаются следующему победителю

option-dora_indicator-off = в начале раздачи индикатор не открывают
option-dora_indicator-on = в начале раздачи открывают один индикатор

option-uradora-off = не считаются никогда
option-uradora-on = у каждого победителя с риичи
option-uradora-on_ippatsu = только с иппацу
option-uradora-off_if_bankrupt = не считаются, если победа и без них уводит кого-то в минус
option-uradora-on_ippatsu_not_bankrupt = только с иппацу и если никто не ушёл в минус

option-kandora-off = каны не открывают индикаторов
option-kandora-on = каждый кан открывает ещё один индикатор

option-kan_uradora-off = не считаются никогда
option-kan_uradora-on = у каждого победителя с риичи
option-kan_uradora-on_ippatsu = только с иппацу
option-kan_uradora-off_if_bankrupt = не считаются, если победа и без них уводит кого-то в минус
option-kan_uradora-on_ippatsu_not_bankrupt = только с иппацу и если никто не ушёл в минус

option-akadora_condition-always = в любой руке
option-akadora_condition-never = никогда: красные пятёрки – обычные пятёрки
option-akadora_condition-closed_hand = только в закрытой руке
option-akadora_condition-riichi = только с риичи

option-dora_mapping-next = тайл, следующий за индикатором
option-dora_mapping-same = такой же тайл, как индикатор
option-dora_mapping-suji = следующий по судзи: 1-4-7, 2-5-8, 3-6-9
option-dora_mapping-next_all_suits = следующие за индикатором тайлы всех мастей

option-dragon_order-japan = белый, зелёный, красный, белый
option-dragon_order-confucian = зелёный, красный, белый, зелёный: тот же круг
option-dragon_order-other = красный, зелёный, белый, красный: в обратную сторону

option-dora_floor-off = предела нет
option-dora_floor-on = 1 хан
option-dora_value-fu = доры дают фу
option-dora_value-points = доры дают очки
option-dora_value-separate_account = за доры платят отдельно от руки
option-dora_value-number = сколько хан стоит одна дора любого вида
option-dora_stacking-off = тайл считается дорой один раз
option-dora_stacking-on = тайл считается дорой за каждый индикатор и за цвет

option-nagashi_mangan-off = не применяется
option-nagashi_mangan-draw = платят только манган, в остальном раздача – ничья
option-nagashi_mangan-win = это победа: с палочками, хонбами и ренчаном дилера
option-nagashi_mangan-draw_and_noten = ничья, и выплаты за темпай тоже остаются
option-nagashi_mangan-win_and_noten = победа, и выплаты за темпай тоже остаются

option-noten_bappu-number = сколько все нотен-игроки вместе платят игрокам в темпае
option-noten_bappu-table = выплаты и ставка на кон, если никто не платит
option-noten_bappu-table-amount-number = сколько все нотен-игроки вместе платят игрокам в темпае
option-noten_bappu-table-all_ready-number = сколько кладёт на кон каждый, если в темпае все
option-noten_bappu-table-none_ready-number = сколько кладёт на кон каждый, если в темпае никто
option-noten_bappu-table-dealer-stakes = дилер тоже делает ставку
option-noten_bappu-table-dealer-exempt = дилер ставку не делает
option-noten_bappu-table-honba-off = ставка не добавляет хонбу
option-noten_bappu-table-honba-on = ставка добавляет ещё одну хонбу

option-draw_deposit-off = ставок на кон нет
option-draw_deposit-all = если никто не платит, каждый кладёт на кон 1000
option-draw_deposit-not_dealer = 1000 на кон кладут все, кроме дилера
option-draw_deposit-honba = каждый кладёт на кон 1000, и добавляется ещё одна хонба

option-identical_pairs-off = семь разных пар
option-identical_pairs-on = четыре одинаковых тайла могут быть двумя парами

option-chombo-none = штрафа нет: программа не допускает нарушений
option-chombo-mangan_reverse_tsumo = нарушитель платит столько, сколько получил бы за манган по цумо
option-chombo-final_minus_20 = минус 20 тысяч в финальном счёте
option-chombo-pool_8000 = 8000 на стол, для следующего победителя
option-chombo-table = штраф, о котором договорились
option-chombo-table-amount-number = сколько очков
option-chombo-table-paid-to_players = сразу каждому игроку
option-chombo-table-paid-to_players_at_end = каждому игроку в финальном счёте
option-chombo-table-paid-to_table = на стол, следующему победителю
option-chombo-table-paid-to_oka = в оку
option-chombo-table-paid-at_end = из финального счёта, никому
option-chombo-table-dealer-double = дилер платит и получает вдвое
option-chombo-table-dealer-same = дилер платит и получает как все
option-chombo_accumulates-off = одно чомбо за раздачу
option-chombo_accumulates-on = сколько угодно, штрафы складываются
option-illegal_discard_penalty-rollback = сброс берут назад, и всё
option-illegal_discard_penalty-dead_hand = мёртвая рука
option-illegal_discard_penalty-fine = 1000 на стол, следующему победителю
option-illegal_discard_penalty-chombo = чомбо

option-dealer_weight-off = дилер платит и получает как все
option-dealer_weight-2 = дилер получает и платит вдвое

option-ron_payer-discarder = набросивший, за всех
option-ron_payer-all = все, как при цумо

option-multiple_ron_sticks-nearest_takes_all = все палочки и хонбы достаются победителю, ближайшему к набросившему
option-multiple_ron_sticks-list = одно из двух или оба сразу
option-multiple_ron_sticks-list-own_returned = победители сначала забирают палочки своих риичи этой раздачи
option-multiple_ron_sticks-list-honba_to_all = хонбы получает каждый победитель

option-multiple_ron_payment-full = полную стоимость руки
option-multiple_ron_payment-half_each = половину стоимости руки

option-honba_value-number = сколько одна хонба прибавляет к выплате каждого игрока; за рон набросивший платит за всех

option-honba_payer-discarder = при роне всё платит набросивший
option-honba_payer-all = все проигравшие поровну, при роне тоже
option-honba_payer-pao = набросивший, а если есть ответственный, то вместо него ответственный
option-honba_payer-first_place = за всё платит первый по очкам из проигравших
option-honba_payer-last_place = за всё платит последний по очкам из проигравших

option-pao-off = ответственности нет
option-pao-list = за что отвечает тот, кто отдал нужный тайл
option-pao-list-daisangen = отдан тайл в третий открытый сет драконов
option-pao-list-daisuushii = отдан тайл в четвёртый открытый сет ветров
option-pao-list-shousuushii = отдан тайл в третий открытый сет ветров
option-pao-list-suukantsu = отдан тайл в четвёртый кан
option-pao-list-rinshan = отдан тайл в открытый кан, и тайл замены принёс победу
option-pao-list-toitoi = отдан тайл в последний открытый сет, и среди сетов нет чи
option-pao-list-tsuuiisou = отдан тайл в последний открытый сет, и все сеты благородные
option-pao-list-chinroutou = отдан тайл в последний открытый сет, и все сеты терминальные
option-pao-list-ryuuiisou = отдан тайл в последний открытый сет, и все сеты зелёные
option-pao-list-honitsu = отдан тайл в последний открытый сет, и все сеты одной масти и/или благородные
option-pao-list-chinitsu = отдан тайл в последний открытый сет, и все сеты одной масти
option-pao-table = за что отвечают и сколько платят за цумо
option-pao-table-yaku-list = за какие яку отвечает тот, кто отдал нужный тайл
option-pao-table-yaku-list-daisangen = отдан тайл в третий открытый сет драконов
option-pao-table-yaku-list-daisuushii = отдан тайл в четвёртый открытый сет ветров
option-pao-table-yaku-list-shousuushii = отдан тайл в третий открытый сет ветров
option-pao-table-yaku-list-suukantsu = отдан тайл в четвёртый кан
option-pao-table-yaku-list-rinshan = отдан тайл в открытый кан, и тайл замены принёс победу
option-pao-table-yaku-list-toitoi = отдан тайл в последний открытый сет, и среди сетов нет чи
option-pao-table-yaku-list-tsuuiisou = отдан тайл в последний открытый сет, и все сеты благородные
option-pao-table-yaku-list-chinroutou = отдан тайл в последний открытый сет, и все сеты терминальные
option-pao-table-yaku-list-ryuuiisou = отдан тайл в последний открытый сет, и все сеты зелёные
option-pao-table-yaku-list-honitsu = отдан тайл в последний открытый сет, и все сеты одной масти и/или благородные
option-pao-table-yaku-list-chinitsu = отдан тайл в последний открытый сет, и все сеты одной масти
option-pao-table-tsumo-whole = за цумо ответственный платит целиком
option-pao-table-tsumo-half = за цумо ответственный платит свою долю и половину остальных

option-pao_honba_payer-discarder = набросивший
option-pao_honba_payer-liable = ответственный
option-pao_honba_payer-table = кто платит за хонбы при роне и при цумо под пао
option-pao_honba_payer-table-ron-discarder = при роне набросивший
option-pao_honba_payer-table-ron-liable = при роне ответственный
option-pao_honba_payer-table-ron-half = при роне оба пополам, с округлением вниз
option-pao_honba_payer-table-ron-all = при роне каждый проигравший свою долю
option-pao_honba_payer-table-rest-nobody = остаток не платит никто
option-pao_honba_payer-table-rest-third = остаток платит третий игрок
option-pao_honba_payer-table-rest-left = остаток платит игрок слева от победителя
option-pao_honba_payer-table-rest-liable = остаток платит ответственный
option-pao_honba_payer-table-rest-discarder = остаток платит набросивший
option-pao_honba_payer-table-rest-both = остаток платят оба, с округлением вверх
option-pao_honba_payer-table-tsumo-liable = при цумо ответственный
option-pao_honba_payer-table-tsumo-all = при цумо каждый проигравший свою долю

option-pao_combined_yakuman-off = за остальные якуманы платят как обычно
option-pao_combined_yakuman-on = ответственный платит и за остальные якуманы руки

option-rinshan_pao-off = ответственности нет
option-rinshan_pao-on = отдавший тайл в открытый кан платит один, как за рон, если тайл замены принёс победу
option-rinshan_pao-table = после каких канов и сколько платит отдавший
option-rinshan_pao-table-kans-list = каны, за которые отвечает отдавший тайл
option-rinshan_pao-table-kans-list-added = малый открытый кан: отвечает отдавший тайл в пон
option-rinshan_pao-table-kans-list-chain = открытый кан и все каны после него в тот же ход
option-rinshan_pao-table-kans-list-open = открытый кан с чужого сноса
option-rinshan_pao-table-payment-as_ron = отдавший один платит как за рон
option-rinshan_pao-table-payment-as_tsumo = отдавший один платит всё, что трое заплатили бы за цумо
option-rinshan_pao-table-payment-double_share = отдавший платит свою долю вдвойне, остальные как обычно
option-rinshan_pao-table-payment-kan_only = отдавший платит за кан, остаток каждый платит за себя

option-start_target_points-list = стартовые очки и целевые очки, от которых считают результат

option-oka-standard = взносы всех игроков: (целевые очки - стартовые) × число игроков, в тысячах
option-oka-number = столько тысяч первому месту; отрицательное число снимают с последнего места

option-uma-list = сколько прибавить за каждое место, начиная с первого
option-uma-table = строка зависит от того, сколько игроков не ниже целевых очков
option-uma-table-0-list = строка, если таких игроков нет
option-uma-table-1-list = строка, если такой игрок один
option-uma-table-2-list = строка, если таких игроков двое
option-uma-table-3-list = строка, если таких игроков трое
option-uma-table-4-list = строка, если таких игроков четверо

option-shizumi_uma-off = не применяется
option-shizumi_uma-on = каждый, кто ниже целевых очков, платит первому месту 10 тысяч
option-shizumi_uma-number = каждый, кто ниже целевых очков, платит первому месту столько тысяч

option-uki_uma-off = не применяется
option-uki_uma-on = строка для одного, двух или трёх игроков выше целевых очков: +30/-5/-10/-15, +20/+10/-10/-20, +15/+10/+5/-30

option-tie_at_end-seat_order = выше тот, кто сидит ближе к первому дилеру
option-tie_at_end-share = равные делят поровну всё, что полагается их местам

option-riichi_sticks_at_end-first_place = прибавляются к очкам первого места
option-riichi_sticks_at_end-lost = не достаются никому
option-riichi_sticks_at_end-oka = достаются тому же, кому и ока
option-riichi_sticks_at_end-return = каждая возвращается владельцу

option-final_score_rounding-none = без округления
option-final_score_rounding-one_decimal = до десятых долей тысячи
option-final_score_rounding-half_down = до целых тысяч, половина – к меньшему числу; счёт победителя выравнивает сумму
option-final_score_rounding-math = до ближайшей тысячи, половина – вверх
option-final_score_rounding-up = до тысячи вверх
option-final_score_rounding-down = до тысячи вниз
option-final_score_rounding-level = до ближайшей тысячи у всех, кроме первого места, счёт которого выравнивает сумму
option-final_score_rounding-toward_zero = до тысячи в сторону нуля

option-akadora-0 = красных пятёрок нет
option-akadora-3 = по одной красной пятёрке в каждой масти
option-akadora-4 = одна 5 ман, две 5 пин, одна 5 со
option-akadora-list = сколько красных 5 ман, 5 пин и 5 со

option-chiitoitsu_price-2_han_25_fu = два хана при 25 фу
option-chiitoitsu_price-1_han_50_fu = один хан при 50 фу
option-chiitoitsu_price-2_han_30_fu = два хана при 30 фу

option-fu_base-number = фу за любую победу
option-fu_closed_ron-number = сколько фу прибавляет рон с закрытой рукой
option-fu_tsumo-number = сколько фу прибавляет цумо
option-fu_rinshan_tsumo-number = сколько фу прибавляет цумо с тайла замены

option-fu_haitei-0 = нисколько
option-fu_haitei-2 = как за любое цумо

option-fu_tsumo_flat_hand-off = фу за цумо не получает ни одна такая рука, ни открытая, ни закрытая
option-fu_tsumo_flat_hand-pinfu = не получают руки, которые считаются пинфу
option-fu_tsumo_flat_hand-tanyao = не получают руки из средних тайлов
option-fu_tsumo_flat_hand-on = получают все такие руки

option-fu_ron_flat_hand-off = фу за закрытый рон не получает ни одна такая рука
option-fu_ron_flat_hand-pinfu = не получают руки, которые считаются пинфу
option-fu_ron_flat_hand-tanyao = не получают руки из средних тайлов
option-fu_ron_flat_hand-on = получают все такие закрытые руки

option-fu_open_pinfu-number = сколько фу прибавляет рон с такой открытой рукой
option-fu_run-0 = щунцу не дают фу
option-fu_triplet-list = из средних тайлов открытое и закрытое, из крайних и благородных открытое и закрытое
option-fu_kan-list = из средних тайлов открытый и закрытый, из крайних и благородных открытый и закрытый
option-fu_value_pair-number = фу за пару драконов, ветра места или ветра раунда
option-fu_double_wind_pair-number = фу за пару ветра, который и ветер места, и ветер раунда

option-fu_guest_wind_pair-number = фу за такую пару

option-fu_wait-by_wait_and_tile = два фу, но ни одного за танки на ветре места, если это не ветер раунда: так в сноске о JPML
option-fu_wait-number = фу за канчан, пенчан или танки

option-bazoro-number = сколько удвоений получает в формуле любая победа; лимиты остаются

option-aotenjou-off = лимиты действуют
option-aotenjou-on = лимитов нет, якуман считается в ханах, обычно за 13, при своих фу руки
option-aotenjou-yakuman_20_fu = лимитов нет, у руки с якуманом 20 фу
option-aotenjou-yakuman_30_fu = лимитов нет, у руки с якуманом 30 фу

option-kiriage_mangan-off = платят по формуле
option-kiriage_mangan-on = 4 хан 30 фу и 3 хан 60 фу – манган
option-kiriage_mangan-only_3_han_60_fu = манган – только 3 хан 60 фу
option-kiriage_mangan-only_4_han_30_fu = манган – только 4 хан 30 фу

option-limit_scale-standard = манган с 5 хан, ханеман с 6, байман с 8, санбайман с 11, якуман с 13
option-limit_scale-sanbaiman_9_10 = санбайман за 9 и 10 хан, якуман с 11
option-limit_scale-sanbaiman_10_11 = санбайман за 10 и 11 хан, якуман с 12
option-limit_scale-mori_man = за 10 хан платят два с половиной мангана
option-limit_scale-dai_yakuman = с 19 хан платят шесть манганов
option-limit_scale-sanma = таблица для троих: манган с 4 хан, ханеман с 6, байман с 8, санбайман с 11, якуман с 14, дальше каждые 3 хан ещё один
option-limit_scale-every_13_han = якуман с 13 хан и ещё один каждые 13 хан

option-kazoe_yakuman-off = рука, посчитанная по ханам, стоит не больше санбаймана
option-kazoe_yakuman-10 = не больше баймана
option-kazoe_yakuman-11 = не больше санбаймана
option-kazoe_yakuman-13 = 13 хан и больше – якуман
option-kazoe_yakuman-14 = 14 хан и больше – якуман
option-kazoe_yakuman-13_without_dora_double = 13 хан и больше – якуман, а если без дор – двойной

option-yakuman_combination-add = каждый якуман считается полностью
option-yakuman_combination-single = все вместе – один якуман, самый дорогой
option-yakuman_combination-add_mangan = каждый следующий прибавляет манган

option-yakuman_single_cap-off = рука может стоить больше одного якумана
option-yakuman_single_cap-on = ни за какую руку не платят больше одного якумана

option-yakuman_multiple_cap-off = предела нет
option-yakuman_multiple_cap-number = не больше стольких якуманов

option-optional_yaku-list = элементы, которые считаются сверх обычных
option-local_yaku-list = считаются все яку этих групп и названные по одному
option-local_yaku-list-pattern = яку из тайлов и сетов
option-local_yaku-list-yakuman = якуманы
option-local_yaku-list-situational = яку за то, как выиграна рука
option-local_yaku-list-bonus = ханы сверх победы

option-luck_yaku-all = считаются все
option-luck_yaku-none = не считается ни одно
option-luck_yaku-list = считаются только перечисленные
option-luck_yaku-list-ippatsu = иппацу
option-luck_yaku-list-menzen_tsumo = мензен цумо
option-luck_yaku-list-haitei = хайтей раоюэ
option-luck_yaku-list-houtei = хотей раоюй
option-luck_yaku-list-tenhou = тенхо
option-luck_yaku-list-chiihou = чихо

option-menzen_tsumo_value-1_han = один хан
option-menzen_tsumo_value-10_fu = десять фу, но не яку

option-kuitan-off = только в закрытой руке
option-kuitan-on = и в открытой, и в закрытой руке
option-kuitan-closed_tsumo_only = только в закрытой руке, выигравшей по цумо

option-kuipinfu-closed = только в закрытой руке
option-kuipinfu-closed_tsumo_only = только в закрытой руке, выигравшей по цумо
option-kuipinfu-open_1_han = и в открытой руке, за один хан

option-pinfu_tsumo-off = при цумо такая рука получает свои два фу и не считается пинфу
option-pinfu_tsumo-on = пинфу считается и при цумо, но фу за цумо нет

option-pinfu_needs_terminal-off = не нужен
option-pinfu_needs_terminal-on = нужна единица или девятка

option-tanyao_needs_five-off = не нужна
option-tanyao_needs_five-on = нужна

option-inner_tanyao-off = со 2 по 8
option-inner_tanyao-on = только с 3 по 7, в любой руке

option-tanpin_value-1 = считается только одно из двух
option-tanpin_value-2 = считаются оба

option-ittsuu_suit-any = в любой масти
option-ittsuu_suit-p = только в пин

option-ittsuu_finish-any = руку может завершить любой тайл
option-ittsuu_finish-inside = только тайл из самого иццу
option-ittsuu_finish-outside = только тайл не из иццу
option-ittsuu_finish-named_9 = только девятка этого иццу

option-ryanpeikou_four_identical-number = столько хан сверх цены рянпейко

option-voted_yaku_values-common = хон'ицу 3/2, хонрото 2, санщоку доко 2, санканцу 2
option-voted_yaku_values-book = хон'ицу 3/3, хонрото 3/3, санщоку доко 3/2, санканцу 3/2

option-chinitsu_value-list = ханы закрытой и открытой руки

option-first_turn_win_values-yakuman = якуман
option-first_turn_win_values-mangan = манган
option-first_turn_win_values-baiman = байман
option-first_turn_win_values-hand_value = столько, сколько стоит сама рука; другие яку ей не нужны

option-ryuuiisou_hatsu-not_required = можно и с ним, и без него
option-ryuuiisou_hatsu-required = без него рука не считается рюисо
option-ryuuiisou_hatsu-excluded = с ним рука не считается рюисо
option-ryuuiisou_hatsu-table = для какого яку
option-ryuuiisou_hatsu-table-ryuuiisou-not_required = рюисо и с ним, и без него
option-ryuuiisou_hatsu-table-ryuuiisou-required = без него рука не считается рюисо
option-ryuuiisou_hatsu-table-ryuuiisou-excluded = с ним рука не считается рюисо
option-ryuuiisou_hatsu-table-six_gates-not_required = шесть врат и с ним, и без него
option-ryuuiisou_hatsu-table-six_gates-required = шесть врат засчитываются только с сетом зелёных драконов
option-ryuuiisou_hatsu-table-six_gates-excluded = шесть врат с сетом зелёных драконов не засчитываются

option-double_yakuman-off = каждый якуман одинарный
option-double_yakuman-on = двойные: суанко танки, кокущи мусо с 13-сторонним ожиданием, дзюнсей чурен пото, дайсущи и дайчисей
option-double_yakuman-list = двойные – ровно эти якуманы

option-game_length-tonpuusen = один восточный раунд
option-game_length-east_east = два восточных раунда, как считает тонпусен книга 001
option-game_length-hanchan = восточный и южный раунды
option-game_length-ichansen = раунды всех четырёх ветров
option-game_length-sangensen = раунды трёх драконов
option-game_length-single_round = единственный раунд, восточный
option-game_length-list = тайлы раундов по порядку; работают только ветра

option-enchousen-off = дополнительных раундов нет
option-enchousen-until_target = следующие по порядку ветра, пока кто-нибудь не наберёт целевые очки
option-enchousen-until_target_repeat_first = следующие по порядку ветра, пока кто-нибудь не наберёт целевые очки; сначала доигрывается ренчан
option-enchousen-full = следующие по порядку ветра, каждый раунд до конца, пока кто-нибудь не наберёт целевые очки
option-enchousen-second_extra = не больше двух раундов
option-enchousen-list = тайлы раундов по порядку, пока кто-нибудь не наберёт целевые очки; работают только ветра

option-extra_rounds_max-infinity = сколько понадобится
option-extra_rounds_max-number = не больше стольких дополнительных раундов
option-extra_rounds_target-target = столько же, от скольких считают результат
option-extra_rounds_target-above_target = больше, чем то, от чего считают результат, хотя бы на сотню
option-extra_rounds_target-number = у кого-то должно быть столько очков

option-tobi-off = игра продолжается
option-tobi-below_zero = игра кончается, если после раздачи у кого-то меньше 0 очков
option-tobi-at_zero = игра кончается, если после раздачи у кого-то 0 очков или меньше; последние очки на риичи не ставят
option-tobi-zero_within_deal = игра кончается, если после раздачи у кого-то 0 очков или меньше; внутри раздачи с нулём играют
option-sudden_death-off = ренчаны дилера и дополнительные раунды всегда доигрывают
option-sudden_death-on = игра может кончиться раньше, как говорят agari_yame и enchousen
option-sudden_death-after_win = раньше она кончается только после чьей-то победы
option-score_ceiling-off = предела нет
option-score_ceiling-number = у кого после раздачи столько очков, на том игра кончается
option-mercy_gap-off = игра продолжается при любом отрыве
option-mercy_gap-on = игра кончается, когда первый опережает последнего на столько очков, сколько целевых
option-tobi_shou-off = премии нет
option-tobi_shou-on = 10000 тому, кто вывел соперника в минус
option-tobi_shou-number = столько очков тому, кто вывел соперника в минус
option-tobi_shou-table = размер и вид премии, получатели, долги
option-tobi_shou-table-amount-number = сколько платит обанкротившийся
option-tobi_shou-table-honba-number = ещё столько хонб
option-tobi_shou-table-chips-number = ещё столько жетонов
option-tobi_shou-table-receiver-causer = тому, кому он заплатил в последней раздаче
option-tobi_shou-table-receiver-others = всем необанкротившимся по местам, 3 : 2 : 1
option-tobi_shou-table-negative_to_zero-off = долг остаётся долгом
option-tobi_shou-table-negative_to_zero-on = очки ниже нуля считаются нулём
option-oka_threshold-off = оку берёт лидер с любым счётом
option-oka_threshold-number = для оки и для конца игры нужно на столько больше целевых очков

option-agari_yame-off = ренчан играется всегда
option-agari_yame-optional = после победы в орасу дилер-лидер может закончить игру
option-agari_yame-optional_first_two = то же может и дилер на втором месте
option-agari_yame-optional_first_three = то же может дилер на любом месте, кроме четвёртого
option-agari_yame-forced = игра в этом случае кончается
option-agari_yame-forced_first_two = игра кончается и тогда, когда дилер на втором месте
option-agari_yame-forced_first_three = игра кончается, если дилер не на четвёртом месте

option-tenpai_yame-off = игру так кончает только победа дилера
option-tenpai_yame-on = игру так кончает и темпай дилера при ничьей
option-tenpai_yame-first_two = и если дилер на втором месте
option-tenpai_yame-first_three = и если дилер на любом месте, кроме четвёртого

option-auto_yame-off = дилера спрашивают
option-auto_yame-on = никого не спрашивают

option-renchan-off = никогда
option-renchan-agari = после победы дилера
option-renchan-tenpai = после победы дилера или если при ничьей дилер в темпае
option-renchan-all_noten = после победы дилера или если при ничьей дилер в темпае либо в темпае никто

option-renchan_all_noten-off = если в темпае никто, дилер сменяется
option-renchan_all_noten-on = если в темпае никто, дилер остаётся

option-renchan_after_abort-off = дилер сменяется
option-renchan_after_abort-if_renchan = дилер остаётся, если с такой рукой остался бы и при ничьей
option-renchan_after_abort-on = дилер остаётся

option-honba_after_draw-off = никогда
option-honba_after_draw-dealer_tenpai = если дилер в темпае
option-honba_after_draw-all_noten = если в темпае никто
option-honba_after_draw-dealer_tenpai_or_all_noten = если дилер в темпае или в темпае никто
option-honba_after_draw-always = всегда

option-wall_break_throws-1 = один бросок определяет и сторону, и число стопок
option-wall_break_throws-2 = второй бросок прибавляется к числу стопок

option-dealer_takes_two_last_tiles-off = все по очереди берут по одному, затем дилер ещё один
option-dealer_takes_two_last_tiles-on = дилер сразу берёт первый и третий верхние тайлы

option-dead_wall_refill-off = с каждым тайлом замены мёртвая стена становится меньше
option-dead_wall_refill-on = в неё переходит последний тайл живой стены, и её размер не меняется

option-kandora_timing-before_discard = до сброса объявившего кан
option-kandora_timing-after_discard = сразу после этого сброса
option-kandora_timing-ankan_before_open_after = за закрытый кан сразу, за открытый – сразу после сброса
option-kandora_timing-at_next_kan = за закрытый кан сразу, за открытый – со следующим каном любого игрока

option-kandora_on_rinshan_win-never = индикатор не открывают
option-kandora_on_rinshan_win-ankan = открывают, если кан закрытый
option-kandora_on_rinshan_win-always = открывают после любого кана

option-kandora_open_kan-off = индикатор открывает только закрытый кан
option-kandora_open_kan-on = индикатор открывает любой кан

option-kuikae-allowed = можно сбросить что угодно
option-kuikae-suji_allowed = что угодно, кроме такого же тайла, как взятый
option-kuikae-forbidden = ни такой же тайл, ни другой край щунцу

option-chi_discard_ban-off = больше никакие
option-chi_discard_ban-adjacent = два тайла по краям щунцу
option-chi_discard_ban-inside = тайлы самого щунцу

option-no_calls_on_last_tile-off = можно и чи, и пон
option-no_calls_on_last_tile-on = можно только выиграть

option-calls_in_last_three_tiles-off = с тремя тайлами и меньше нельзя
option-calls_in_last_three_tiles-on = можно

option-call_priority-ron_pon_chi = рон, затем пон и кан, затем чи, кто бы ни сказал первым
option-call_priority-first_caller = кто сказал первым, даже если другой объявил рон
option-call_priority-simultaneous_only = сначала рон; пон и кан старше чи, только если сказаны одновременно с ним
option-call_priority-seat_order = рон, затем кто ближе к сбросившему по ходу игры

option-call_timeouts-client_clock = три секунды; полсекунды – одно мгновение
option-call_timeouts-code = код книги 001: два времени в секундах, буква от a до d и часы хода

option-kan_limit-off = без предела
option-kan_limit-number = столько канов за раздачу; больше 4 ещё не работает

option-kan_chains-off = нельзя
option-kan_chains-after_any = после любого кана
option-kan_chains-after_closed_or_added = после закрытого или добавленного
option-kan_chains-after_closed = только после закрытого

option-kan_after_pon_or_chi-off = за ними только сброс
option-kan_after_pon_or_chi-on = можно и кан

option-kan_on_last_tile-off = с последним тайлом стены кан объявить нельзя
option-kan_on_last_tile-on = можно, и тайл замены за него берут

option-chankan_scope-added = только малый открытый кан
option-chankan_scope-added_and_open = малый открытый и большой открытый, взятый с чужого сброса
option-added_run-off = щунцу не дополняют
option-added_run-on = открытое щунцу можно дополнить
option-added_run_closed-off = остаётся открытым
option-added_run_closed-on = считается закрытым
option-rob_run_value-number = столько ханов

option-chankan_on_ankan-off = закрытый кан ограбить нельзя
option-chankan_on_ankan-kokushi = только на кокущи мусо
option-chankan_on_ankan-any_yakuman = на любой якуман с ожиданием одного вида тайлов
option-chankan_on_ankan-any_hand = на любую руку
option-chankan_on_fourth_kan-on = можно, как и любого другого
option-chankan_on_fourth_kan-off = нельзя

option-riichi_on_credit-off = без очков на ставку риичи не объявить
option-riichi_on_credit-without_tobi = ставку можно сделать в долг, если с минусом играют дальше
option-riichi_on_credit-on = ставку можно сделать в долг

option-riichi_min_live_tiles-number = сколько тайлов должно остаться в живой стене

option-furiten_riichi-off = запрещено
option-furiten_riichi-on = разрешено

option-ankan_after_riichi-off = запрещён
option-ankan_after_riichi-drawn_tile = с только что взятым тайлом, если не запрещает одна из трёх следующих опций
option-ankan_after_riichi-always = с только что взятым тайлом, что бы ни изменилось

option-ankan_after_riichi_wait_change-off = ожидание должно остаться прежним
option-ankan_after_riichi_wait_change-on = ожидание может измениться

option-ankan_after_riichi_yaku_change-off = новых яку появиться не должно
option-ankan_after_riichi_yaku_change-on = могут появиться новые яку

option-ankan_after_riichi_structure_change-off = эти три тайла – коцу при любом разборе руки
option-ankan_after_riichi_structure_change-on = другие разборы могут пропасть

option-ankan_after_riichi_any_tile-off = четыре тайла из разных сетов каном не объявить
option-ankan_after_riichi_any_tile-on = можно, какой бы тайл ни пришёл, если ожидание не меняется
option-ankan_after_riichi_any_tile-super = можно, даже если рука разрушится; каждый шаг от темпая даёт хан

option-temporary_furiten_end-own_turn = со следующим ходом самого игрока
option-temporary_furiten_end-covered = со следующим сбросом того, чей тайл был пропущен
option-temporary_furiten_end-taken = со следующим сбросом того, чей тайл был пропущен, или когда пропущенный тайл кто-то взял
option-temporary_furiten_end-any_declaration = со следующим сбросом того, чей тайл был пропущен, или с любым объявлением любого игрока

option-temporary_furiten_blocks_tsumo-off = мешает только рону
option-temporary_furiten_blocks_tsumo-on = мешает и цумо

option-riichi_pass_blocks_tsumo-off = цумо остаётся
option-riichi_pass_blocks_tsumo-passed_tile = цумо на таком тайле нет
option-riichi_pass_blocks_tsumo-any_win = победить нельзя вовсе

option-yakuman_ignores_furiten-off = мешает любой руке
option-yakuman_ignores_furiten-on = якуман выигрывает по рону и в фуритене

option-atozuke-atozuke = единственное яку может дать выигрышный тайл
option-atozuke-nakazuke = единственное яку может дать выигрышный тайл, если открыто меньше половины руки
option-atozuke-sakizuke = яку должен давать каждый тайл ожидания
option-atozuke-kanzen_sakizuke = яку должен давать каждый тайл ожидания, и каждый открытый сет должен входить в яку
option-atozuke-chou_kanzen_sakizuke = так же, и считается только то, что даёт каждый тайл ожидания
option-atozuke_chance_yaku-off = их недостаточно
option-atozuke_chance_yaku-on = их достаточно

option-abortive_draws-off = никаких
option-abortive_draws-all = все пять
option-abortive_draws-list = ровно эти
option-abortive_draws-list-four_winds = на первом круге все сбросили один и тот же ветер
option-abortive_draws-list-four_riichi = все объявили риичи
option-abortive_draws-list-four_kans = четыре кана у разных игроков
option-abortive_draws-list-triple_ron = трое объявили рон на один тайл
option-abortive_draws-list-kyuushu_kyuuhai = девять разных крайних и благородных, если их владелец захочет

option-kyuushu_kyuuhai-off = пересдачи нет
option-kyuushu_kyuuhai-on = игрок может объявить пересдачу
option-kyuushu_kyuuhai-until_two_declarations = право теряется только после двух объявлений: сетов или риичи, чьих угодно

option-suufon_renda-off = пересдачи нет
option-suufon_renda-on = пересдача
option-suufon_renda-until_all_copies = и позже, пока не вышли все копии одного ветра

option-suucha_riichi-off = игра продолжается
option-suucha_riichi-redeal = пересдача
option-suucha_riichi-hands_may_change = игра продолжается, руки можно менять
option-suucha_riichi-status_ignored = игра продолжается, будто риичи не было

option-suukan_sanra-off = пересдачи нет
option-suukan_sanra-on = пересдача
option-suukan_sanra-three_players = пересдача, если каны хотя бы у троих
option-suukan_sanra-four_players = пересдача, если каны у всех четверых

option-suukan_sanra_timing-after_discard = после сброса, следующего за четвёртым каном
option-suukan_sanra_timing-at_declaration = с объявлением четвёртого кана
option-suukan_sanra_timing-fifth_kan = только с объявлением пятого кана

option-keishiki_tenpai-off = если из-за нехватки яку или хан нельзя выиграть ни на одном тайле, рука – нотен
option-keishiki_tenpai-on = достаточно формы руки

option-karaten_tenpai-counts = считается темпаем
option-karaten_tenpai-not_if_visible = нотен, если все эти тайлы видны
option-karaten_tenpai-not_if_all_in_own_hand = нотен, если все эти тайлы у самого игрока

option-riichi_sticks_after_draw-next_winner = ждут следующего победителя
option-riichi_sticks_after_draw-return = возвращаются владельцам
option-riichi_sticks_after_draw-oka = идут в оку

option-nuki_dora-off = ничего не откладывают
option-nuki_dora-north = северный ветер: в руке обычный тайл, на отложенный можно победить
option-nuki_dora-table = какие тайлы и по каким правилам
option-nuki_dora-table-tiles-list = эти тайлы
option-nuki_dora-table-in_hand-never = победить с ним в руке нельзя
option-nuki_dora-table-in_hand-value_dora = в руке он дора и ценный тайл
option-nuki_dora-table-in_hand-dora = в руке он дора
option-nuki_dora-table-in_hand-plain = в руке он обычный тайл
option-nuki_dora-table-allows-list = что можно объявить с теми, что в руке
option-nuki_dora-table-allows-list-closed_kan = закрытый кан
option-nuki_dora-table-allows-list-extraction = отложить позже
option-nuki_dora-table-claims-none = отложенный забрать нельзя
option-nuki_dora-table-claims-list = что другие могут собрать из отложенного
option-nuki_dora-table-claims-list-pon = пон
option-nuki_dora-table-claims-list-kan = открытый кан
option-nuki_dora-table-claims-list-closed_kan = закрытый кан
option-nuki_dora-table-robbery-always = на отложенный можно победить
option-nuki_dora-table-robbery-frame_only = победить можно только при объявлении кана
option-nuki_dora-table-robbery-yakuman_only = победить можно только якуманом
option-nuki_dora-table-robbery-never = победить нельзя
option-nuki_dora-table-value-extracted = ценный тайл даёт яку отложенным
option-nuki_dora-table-value-embedded = ценный тайл даёт яку в руке
option-nuki_dora-table-value-both = ценный тайл даёт яку и там и там
option-nuki_dora-table-use-any = в руке он годится для любых яку
option-nuki_dora-table-use-outside = в руке он годится только для яку из крайних и благородных
option-nuki_dora-table-use-yakuman = в руке он годится только для якуманов
option-nuki_dora-table-outside_cycle-off = счёт дор его не пропускает
option-nuki_dora-table-outside_cycle-on = счёт дор его пропускает
option-nuki_dora-table-indicator_counts-off = индикатор, указавший на него, ничего не прибавляет
option-nuki_dora-table-indicator_counts-on = индикатор, указавший на него, делает его дорой ещё раз
option-nuki_dora-table-indicator_after-number = сколько нужно отложить всем вместе, чтобы открыли ещё один индикатор; 0 – не открывают
option-nuki_dora-table-keeps_first_turn-off = прерывает первый круг, как объявление
option-nuki_dora-table-keeps_first_turn-on = не прерывает первого круга
option-nuki_dora-table-keeps_ippatsu-off = прерывает иппацу
option-nuki_dora-table-keeps_ippatsu-on = не прерывает иппацу
option-nuki_dora-table-rinshan-off = победа на взятом за него тайле – не ринщан
option-nuki_dora-table-rinshan-on = победа на взятом за него тайле – ринщан

option-kita_dora-off = север не откладывают
option-kita_dora-on = север можно отложить как дору

option-gari-off = победить нельзя
option-gari-always = победить можно
option-gari-frame_only = только при объявлении кана
option-gari-yakuman_only = только якуманом

option-dead_wall_size-0 = мёртвой стены нет
option-dead_wall_size-dice = сколько покажут кубики
option-dead_wall_size-number = столько стопок

option-dead_wall_played_out-off = мёртвую стену не разбирают
option-dead_wall_played_out-on = её разбирают до открытых индикаторов

option-sanma_north_share-north_pays_itself = у севера свой счёт, и он платит сам
option-sanma_north_share-split = двое делят его долю поровну
option-sanma_north_share-dealer = за него получает и платит дилер
option-sanma_north_share-tsumo_son = за него не платят никогда
option-sanma_north_share-tsumo_beri = за него платят при роне и не платят при цумо

option-sanma_ko_tsumo_split-off = как говорит sanma_north_share
option-sanma_ko_tsumo_split-even = поровну
option-sanma_ko_tsumo_split-dealer_double = дилер платит вдвое больше
option-sanma_ko_tsumo_split-by_divisibility = дилер вдвое больше, если сумма делится на три, иначе поровну

option-sanma_double_tsumo-off = как обычно
option-sanma_double_tsumo-on = каждый платит за цумо вдвое

option-sanma_ron_adjust-off = рон оплачивается целиком
option-sanma_ron_adjust-printed = три четверти дилеру, две трети не-дилеру
option-sanma_ron_adjust-swapped = две трети дилеру, три четверти не-дилеру
option-sanma_ron_adjust-table = доли в двенадцатых
option-sanma_ron_adjust-table-dealer-number = столько двенадцатых дилеру
option-sanma_ron_adjust-table-others-number = столько двенадцатых остальным

option-sanma_ron_own_share-off = набросивший платит за всех
option-sanma_ron_own_share-on = набросивший платит только свою долю

option-sanma_tsumo_surcharge-off = доплаты нет
option-sanma_tsumo_surcharge-2000_1000 = с каждого 2000 дилеру, 1000 не-дилеру
option-sanma_tsumo_surcharge-1000 = с каждого 1000

option-sanma_thousand_table-off = как обычно
option-sanma_thousand_table-on = выплаты в тысячах

option-gari_double-off = как обычно
option-gari_double-on = вдвое, если в индикаторе откладываемый тайл

option-gari_triple-off = как обычно
option-gari_triple-on = втрое, если в индикаторе красная пятёрка

option-sixty_fu_cutoff-off = фу считают как обычно
option-sixty_fu_cutoff-on = с 60 фу считают 30 фу и ещё один хан

option-hikkake_ban-off = можно
option-hikkake_ban-on = нельзя

option-riichi_shibari-off = риичи не обязательно
option-riichi_shibari-on = без риичи победить нельзя

option-time_limit-off = время не ограничено
option-time_limit-number = столько минут

option-winner_deals-off = дилеры сменяются по порядку
option-winner_deals-on = следующий дилер – победитель
option-renchan_value_tile-off = у ренчанов своего ценного тайла нет
option-renchan_value_tile-winds = ветер: восток в первом ренчане и дальше по кругу
option-renchan_value_tile-dragons = дракон: белый в первом ренчане и дальше по кругу
option-renchan_value_tile-winds_and_dragons = и ветер, и дракон
option-renchan_value_tile-by_round = тайл по номеру раунда
option-renchan_value_tile-by_deal = тайл по номеру раздачи в раунде
option-renchan_value_tile-by_die = тайл называет кубик
option-atamahane-direct = ближайший по ходу игры после сбросившего
option-atamahane-reverse = самый дальний по ходу игры после сбросившего
option-renchan_limit-off = дилер меняется после каждой раздачи
option-renchan_limit-until_lost = сколько угодно, пока дилер остаётся
option-renchan_limit-number = не больше стольких ренчанов подряд
option-paarenchan-off = ничего особенного
option-paarenchan-on = с восьми хонб любая победа дилера – якуман
option-paarenchan-any_player = с восьми хонб любая победа любого игрока – якуман
option-paarenchan-force_rotation = любая победа дилера – якуман, а после девятого ренчана дилер меняется
option-paarenchan-number = любая победа дилера – якуман, но лишь при восьми хонбах и дальше через каждые столько
option-inherited_honba-off = только хонбы нынешнего дилера
option-inherited_honba-on = все хонбы, и от прежних дилеров
option-inherited_honba-list = все хонбы считаются только для названного
option-inherited_honba-list-paarenchan = паренчан
option-inherited_honba-list-ryanhan_shibari = рянханщибари

option-seating_method-random = по жребию
option-seating_method-seishiki = тайлы ветров в ряд, решают кубики
option-seating_method-kanryaku = тянут перемешанные тайлы ветров
option-seating_method-shiro_kiten = с белым драконом: вытянувший его – первый дилер или выбирает место дилера
option-seating_method-togata = тайлы ветров в одной стопке, решают кубики
option-seating_method-kage = тайлы мешают за спиной и предлагают в кулаках
option-seating_method-orosoka = первый дилер – у кого бросок больше
option-seating_method-dice = каждый бросает два кубика, восток – у кого сумма больше всех

option-tw_min_tai-0 = любая победная рука
option-tw_min_tai-5 = пять таев без цветов и надбавки

option-tw_missed_win-none = пропущенная победа ничего не запрещает
option-tw_missed_win-until_own_turn = до своего следующего хода победить со сноса нельзя

option-tw_tai_limit-none = предела нет
option-tw_tai_limit-40 = не больше 40 таев

option-tw_limit_before_supplement-off = ни одна выплата не выше предела
option-tw_limit_before_supplement-on = надбавку платят сверх предела

option-tw_scoring_medium-sheet = в протоколе, с нуля
option-tw_scoring_medium-sticks_790 = счётными палочками, у каждого 790 таев
option-tw_scoring_medium-sticks_800 = счётными палочками, у каждого 800 таев

option-tw_implied_absorption-off = поглощается только то, о чём сказано в таблице
option-tw_implied_absorption-on = поглощается всё, что всегда входит в более дорогой фан

option-tw_discard_chow_in_straight-open = чоу открытое, ряд стоит 5 таев
option-tw_discard_chow_in_straight-concealed = чоу закрытое, ряд может стоить 10 таев

option-tw_river_count-lying = те, что лежат в сносе
option-tw_river_count-all_discards = все сделанные

option-tw_pure_suit_no_flowers-fan_2 = «без цветов», один тай
option-tw_pure_suit_no_flowers-fan_13 = «без благородных и без цветов», три тая

option-tw_flower_win_supplement-off = не платят
option-tw_flower_win_supplement-on = платят

option-sc_next_after_hu-after_last_winner = следующего за последним победителем
option-sc_next_after_hu-after_discarder = следующего за набросившим

option-sc_wait_on_own_four-off = не в ожидании
option-sc_wait_on_own_four-on = в ожидании

option-sc_fine_48_stacking-once = один штраф за сдачу
option-sc_fine_48_stacking-per_cause = за каждую причину

option-sc_exchange_three-off = обмена нет
option-sc_exchange_three-next = следующему по ходу игры
option-sc_exchange_three-across = сидящему напротив
option-sc_exchange_three-previous = предыдущему по ходу игры
option-sc_exchange_three-dice = решают кубики разлома

option-sc_fan_cap-3 = не больше 8 очков
option-sc_fan_cap-4 = не больше 16 очков
option-sc_fan_cap-5 = не больше 32 очков
option-sc_fan_cap-none = предела нет
