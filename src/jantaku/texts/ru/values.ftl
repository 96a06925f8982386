## What the values of the built options mean

option-riichi_stake-number = очки, которые кладут на стол за риичи

option-riichi_stake_if_ronned-paid = палочка ставится, её забирает победитель
option-riichi_stake_if_ronned-not_paid = палочка не ставится

option-minimum_han-0 = победить можно с любой собранной рукой
option-minimum_han-1 = один хан, не считая дор
option-minimum_han-2 = два хана, не считая дор
option-minimum_han-3 = три хана, не считая дор

option-minimum_by_single_yaku-sum = складываются
option-minimum_by_single_yaku-single = нет, минимум должно дать одно яку; только в нико-нико ханы складываются

option-minimum_rises_by_round-off = нет, во всех раундах он один
option-minimum_rises_by_round-on = играют четыре раунда: в восточном нужен 1 хан, в южном 2, в западном 5, в северном 6; в дополнительных – как в последнем (так мы поняли книгу)

option-zero_han_yaku_win-off = нет, минимума оно не даёт
option-zero_han_yaku_win-on = да, каким бы ни был минимум

option-two_suit_binding-off = любые тайлы
option-two_suit_binding-hand = не больше двух, и ни одного благородного
option-two_suit_binding-pinfu_only = в пинфу – не больше двух, и ни одного благородного; другие руки не ограничены

option-yakuman_needs_complete_hand-off = нет: дайсанген и дайсущи побеждают, как только есть все их коцу, с последнего тайла по рону или по цумо (если его забрали объявлением – со следующего взятого), а суканцу – с тайлом замены за четвёртый кан; что ещё в руке, не важно и не считается (так мы поняли книгу). Ждать такой тайл – темпай, но для риичи нужен обычный
option-yakuman_needs_complete_hand-on = да

option-ryanhan_shibari-off = минимум не растёт
option-ryanhan_shibari-from_5_honba = с пятой хонбы всем нужно два хана, не считая дор
option-ryanhan_shibari-always = всем и всегда нужно два хана, не считая дор
option-ryanhan_shibari-table = минимум растёт с указанной хонбы
option-ryanhan_shibari-table-from_honba-number = с какой хонбы
option-ryanhan_shibari-table-han-number = сколько ханов тогда нужно для победы
option-ryanhan_shibari-table-who-all = всем
option-ryanhan_shibari-table-who-dealer = только дилеру
option-ryanhan_shibari-table-counts-without_dora = считаются все яку, но не доры
option-ryanhan_shibari-table-counts-everything = считаются и доры
option-ryanhan_shibari-table-counts-without_situations = не считаются ни доры, ни яку-ситуации
option-ryanhan_shibari-table-counts-sakizuke = считаются только яку, которые даёт каждый тайл ожидания
option-ryanhan_shibari-table-counts-one_yaku = столько должно дать одно яку

option-double_ron-all_paid = побеждают оба, набросивший платит обоим
option-double_ron-atamahane = побеждает только ближайший к набросившему по ходу игры
option-double_ron-abort = не побеждает никто, пересдача
option-double_ron-abort_with_stakes = пересдача, и набросивший кладёт на стол для следующего победителя по 1000 очков за каждый рон
option-double_ron-first_caller = побеждает только тот, кто объявил первым
option-double_ron-dearest = побеждает только более дорогая рука, при равных – по атамахане; сравнивают базовые суммы (по ханам и фу или по лимиту), ещё без множителя дилера (так мы поняли книгу)
option-double_ron-kokushi_first = побеждает ближайший по ходу игры, но кокущи мусо раньше любой другой руки
option-double_ron-discarder_chooses = оба показывают руки, и побеждает только тот, кому набросивший решит заплатить
option-double_ron-stay_on_table = набросивший платит обоим, но очки остаются на столе следующему победителю вместе с палочками риичи

option-triple_ron-all_paid = побеждают все трое, набросивший платит каждому
option-triple_ron-atamahane = побеждает только ближайший к набросившему по ходу игры
option-triple_ron-abort = не побеждает никто, пересдача
option-triple_ron-abort_with_stakes = пересдача, и набросивший кладёт на стол для следующего победителя по 1000 очков за каждый рон
option-triple_ron-first_caller = побеждает только тот, кто объявил первым
option-triple_ron-dearest = побеждает только самая дорогая рука, при равных – по атамахане; сравнивают базовые суммы (по ханам и фу или по лимиту), ещё без множителя дилера (так мы поняли книгу)
option-triple_ron-kokushi_first = побеждает ближайший по ходу игры, но кокущи мусо раньше любой другой руки
option-triple_ron-discarder_chooses = все трое показывают руки, и побеждает только тот, кому набросивший решит заплатить
option-triple_ron-stay_on_table = набросивший платит всем троим, но очки остаются на столе следующему победителю вместе с палочками риичи
option-dearest_ron_wins-off = как сказано для двойного и тройного рона
option-dearest_ron_wins-on = самая дорогая
option-dearest_ron_wins-kokushi_only = рука ближайшего по ходу игры, но кокущи мусо раньше любой другой

option-dora_indicator-off = индикатора нет, а с ним нет ни урадор, ни кандор (так мы поняли книгу: в ней названы только урадоры)
option-dora_indicator-on = индикатор открыт с начала раздачи

option-uradora-off = не считаются никогда
option-uradora-on = у каждого победителя с риичи
option-uradora-on_ippatsu = только с иппацу
option-uradora-off_if_bankrupt = у победителя с риичи, если победа и без урадор никого не уводит в минус
option-uradora-on_ippatsu_not_bankrupt = только с иппацу, если победа и без урадор никого не уводит в минус

option-kandora-off = каны не открывают индикаторов, и кан-урадор нет
option-kandora-on = каждый кан открывает ещё один индикатор

option-kan_uradora-off = не считаются никогда
option-kan_uradora-on = у каждого победителя с риичи
option-kan_uradora-on_ippatsu = только с иппацу
option-kan_uradora-off_if_bankrupt = у победителя с риичи, если победа и без них никого не уводит в минус
option-kan_uradora-on_ippatsu_not_bankrupt = только с иппацу, если победа и без них никого не уводит в минус

option-akadora_condition-always = в любой руке
option-akadora_condition-never = никогда: красные пятёрки – обычные пятёрки
option-akadora_condition-closed_hand = только в закрытой руке
option-akadora_condition-riichi = только с риичи

option-dora_mapping-next = тайл, следующий за индикатором: за 9 идёт 1, за севером восток
option-dora_mapping-same = такой же тайл, как индикатор
option-dora_mapping-suji = следующий по судзи: 1-4-7-1, 2-5-8-2, 3-6-9-3; благородные – как обычно
option-dora_mapping-next_all_suits = тайлы следующего за индикатором номинала во всех мастях

option-dragon_order-japan = белый, зелёный, красный, белый
option-dragon_order-confucian = зелёный, красный, белый, зелёный: тот же круг
option-dragon_order-other = красный, зелёный, белый, красный: в обратную сторону

option-dora_floor-off = предела нет, и каждый хан ниже 1 вдвое уменьшает базу: 0 хан 30 фу – 120, −1 хан – 60
option-dora_floor-on = рука, в которой есть яку, оплачивается не дешевле 1 хан
option-dora_value-fu = доры дают фу
option-dora_value-points = доры дают очки
option-dora_value-separate_account = за доры платят отдельно от руки
option-dora_value-number = столько ханов
option-dora_stacking-off = тайл считается один раз, а отложенный тайл – только как отложенный
option-dora_stacking-on = тайл считается за каждый индикатор и за цвет

option-dora_block_value-zenkan = столько, сколько тайлов
option-dora_block_value-bubunteki_ni = на одну меньше, чем тайлов
option-dora_block_value-anpai = столько, сколько закрытых тайлов: без взятого у другого, в том числе по рону, и без четвёртого тайла малого открытого кана
option-dora_block_value-kuianpai = на одну меньше, чем закрытых тайлов

option-nagashi_mangan-off = не применяется
option-nagashi_mangan-draw = в остальном это ничья, но выплат за темпай нет
option-nagashi_mangan-win = это победа, с палочками, хонбами и ренчаном дилера, и для якитори тоже; выплат за темпай нет
option-nagashi_mangan-draw_and_noten = в остальном это ничья, есть и выплаты за темпай
option-nagashi_mangan-win_and_noten = это победа, но есть и выплаты за темпай

option-noten_bappu-number = сколько все игроки не в темпае вместе платят игрокам в темпае
option-noten_bappu-table = выплаты и ставка на стол, если никто не платит; в книге это записано как «3 / 4 / 0» в тысячах
option-noten_bappu-table-amount-number = сколько все игроки не в темпае вместе платят игрокам в темпае
option-noten_bappu-table-all_ready-number = сколько кладёт на стол каждый, если в темпае все
option-noten_bappu-table-none_ready-number = сколько кладёт на стол каждый, если в темпае никто
option-noten_bappu-table-dealer-stakes = дилер тоже делает ставку
option-noten_bappu-table-dealer-exempt = дилер ставку не делает
option-noten_bappu-table-honba-off = ставка не добавляет хонбу
option-noten_bappu-table-honba-on = ставка добавляет ещё одну хонбу

option-draw_deposit-off = ничего
option-draw_deposit-all = каждый кладёт на стол 1000, их возьмёт следующий победитель
option-draw_deposit-not_dealer = 1000 на стол кладут все, кроме дилера
option-draw_deposit-honba = каждый кладёт на стол 1000, и добавляется ещё одна хонба

option-identical_pairs-off = все семь пар должны быть разными
option-identical_pairs-on = четыре одинаковых тайла, не объявленные каном, могут быть двумя парами

option-chombo-none = штрафа нет: программа не допускает нарушений
option-chombo-mangan_reverse_tsumo = нарушитель платит столько, сколько получил бы за манган по цумо
option-chombo-final_minus_20 = минус 20 тысяч в финальном счёте
option-chombo-pool_8000 = 8000 на стол, следующему победителю
option-chombo-table = штраф, о котором договорились
option-chombo-table-amount-number = сколько очков
option-chombo-table-paid-to_players = сразу каждому игроку
option-chombo-table-paid-to_players_at_end = каждому игроку в финальном счёте
option-chombo-table-paid-to_table = на стол, следующему победителю
option-chombo-table-paid-to_oka = в оку
option-chombo-table-paid-at_end = из финального счёта, никому
option-chombo-table-dealer-double = дилер платит и получает вдвое
option-chombo-table-dealer-same = дилер платит и получает как все
option-chombo_accumulates-off = одно: за следующее не платят, но раздачу снова переигрывают
option-chombo_accumulates-on = сколько угодно, штрафы складываются
option-illegal_discard_penalty-rollback = сброс берут назад, и всё
option-illegal_discard_penalty-dead_hand = сброс берут назад, и рука мёртвая
option-illegal_discard_penalty-fine = 1000 на стол, следующему победителю
option-illegal_discard_penalty-chombo = чомбо

option-yakuman_discarded_fine-off = нет
option-yakuman_discarded_fine-on = да, за любой якуман, который видно по тайлам
option-yakuman_discarded_fine-liable = да, но только за те из них, за которые есть ответственность (пао)
option-yakuman_discarded_fine-list = да, за эти якуманы
option-yakuman_discarded_fine-list-kokushi = кокущи мусо: все крайние и благородные, один из них дважды
option-yakuman_discarded_fine-list-daisangen = дайсанген: коцу всех драконов, ещё один сет и пара
option-yakuman_discarded_fine-list-shousuushii = щосущи: коцу трёх ветров, пара четвёртого и ещё один сет
option-yakuman_discarded_fine-list-daisuushii = дайсущи: коцу всех ветров и пара
option-yakuman_discarded_fine-list-tsuuiisou = цуисо: четыре коцу и пара благородных или по паре каждого благородного
option-yakuman_discarded_fine-list-chinroutou = чинрото: четыре коцу и пара крайних тайлов
option-yakuman_discarded_fine-list-ryuuiisou = рюисо: четыре сета и пара зелёных тайлов
option-yakuman_discarded_fine-list-chuuren = чурен пото: девять врат одной масти и ещё один тайл этой масти

option-dealer_weight-off = дилер платит и получает как все: цумо стоит каждому одну долю, рон – доли всех, кто платил бы за цумо (так мы поняли книгу)
option-dealer_weight-2 = дилер получает и платит двойную долю

option-payment_rounding-ten_pane = вверх до сотен
option-payment_rounding-fu_hane = никак, округляют только фу
option-payment_rounding-ni_sha_san_nyu = до ближайших 50 очков, 25 – вверх
option-payment_rounding-shisha_gonyu = до ближайшей сотни, 50 – вверх
option-payment_rounding-go_sha_go_nyu = до ближайшей сотни, 50 – к чётной
option-payment_rounding-go_sha_roku_nyu = до ближайшей сотни, 50 – вниз

option-first_go_around_half_pay-off = нет, платят полностью
option-first_go_around_half_pay-on = да, платят половину
option-discarded_winning_tile_discount-off = нет, платят полностью
option-discarded_winning_tile_discount-on = да, платят на хан меньше
option-side_settlement-off = нет, платят только победителю
option-side_settlement-difference = да, разницу в стоимости рук
option-side_settlement-full = да, полную стоимость лучшей руки

option-ron_payer-discarder = набросивший, за всех
option-ron_payer-all = все, как при цумо; если победителей несколько, каждый платит и другим

option-multiple_ron_sticks-nearest_takes_all = все палочки и хонбы достаются победителю, ближайшему к набросившему
option-multiple_ron_sticks-list = одно из двух или оба сразу
option-multiple_ron_sticks-list-own_returned = победители сначала забирают палочки своих риичи этой раздачи
option-multiple_ron_sticks-list-honba_to_all = хонбы получает каждый победитель

option-multiple_ron_payment-full = полную стоимость руки
option-multiple_ron_payment-half_each = половину стоимости руки

option-negative_score_settlement-off = отрицательный счёт становится нулём
option-negative_score_settlement-on = долг учитывается полностью
option-honba_value-number = сколько одна хонба прибавляет к выплате каждого игрока; за рон набросивший платит за всех

option-honba_payer-discarder = при роне всё платит набросивший, при цумо каждый свою долю
option-honba_payer-all = каждый из проигравших свою долю, при роне тоже
option-honba_payer-pao = при роне набросивший, а если есть ответственный, то вместо него ответственный; при цумо каждый свою долю
option-honba_payer-first_place = всё, и под пао, платит тот из проигравших, у кого перед победой больше всего очков
option-honba_payer-last_place = всё, и под пао, платит тот из проигравших, у кого перед победой меньше всего очков

option-pao-off = ответственности нет
option-pao-list = за что отвечает тот, кто отдал нужный тайл
option-pao-list-daisangen = дайсанген: отдан тайл в третий открытый сет драконов
option-pao-list-daisuushii = дайсущи: отдан тайл в четвёртый открытый сет ветров
option-pao-list-shousuushii = щосущи: отдан тайл в третий открытый сет ветров (так мы поняли книгу: в ней названо только яку)
option-pao-list-suukantsu = суканцу: отдан тайл в четвёртый кан
option-pao-list-rinshan = ринщан: отдан тайл в открытый кан, и тайл замены принёс победу
option-pao-list-toitoi = тойтой: отдан тайл в последний открытый сет; открыты все сеты, и чи среди них нет
option-pao-list-tsuuiisou = цуисо: отдан тайл в последний открытый сет; открыты все сеты, и все они благородные
option-pao-list-chinroutou = чинрото: отдан тайл в последний открытый сет; открыты все сеты, и все они из крайних тайлов
option-pao-list-ryuuiisou = рюисо: отдан тайл в последний открытый сет; открыты все сеты, и все они зелёные
option-pao-list-honitsu = хон'ицу: отдан тайл в последний открытый сет; открыты все сеты, и все они одной масти или благородные
option-pao-list-chinitsu = чин'ицу: отдан тайл в последний открытый сет; открыты все сеты, и все они одной масти
option-pao-table = за что отвечают и сколько платят за цумо
option-pao-table-yaku-list = за какие яку отвечает тот, кто отдал нужный тайл
option-pao-table-yaku-list-daisangen = дайсанген: отдан тайл в третий открытый сет драконов
option-pao-table-yaku-list-daisuushii = дайсущи: отдан тайл в четвёртый открытый сет ветров
option-pao-table-yaku-list-shousuushii = щосущи: отдан тайл в третий открытый сет ветров
option-pao-table-yaku-list-suukantsu = суканцу: отдан тайл в четвёртый кан
option-pao-table-yaku-list-rinshan = ринщан: отдан тайл в открытый кан, и тайл замены принёс победу
option-pao-table-yaku-list-toitoi = тойтой: отдан тайл в последний открытый сет; открыты все сеты, и чи среди них нет
option-pao-table-yaku-list-tsuuiisou = цуисо: отдан тайл в последний открытый сет; открыты все сеты, и все они благородные
option-pao-table-yaku-list-chinroutou = чинрото: отдан тайл в последний открытый сет; открыты все сеты, и все они из крайних тайлов
option-pao-table-yaku-list-ryuuiisou = рюисо: отдан тайл в последний открытый сет; открыты все сеты, и все они зелёные
option-pao-table-yaku-list-honitsu = хон'ицу: отдан тайл в последний открытый сет; открыты все сеты, и все они одной масти или благородные
option-pao-table-yaku-list-chinitsu = чин'ицу: отдан тайл в последний открытый сет; открыты все сеты, и все они одной масти
option-pao-table-tsumo-whole = за цумо ответственный платит целиком
option-pao-table-tsumo-half = за цумо ответственный платит свою долю и по половине чужих, с округлением вверх

option-pao_honba_payer-discarder = набросивший; при цумо – ответственный
option-pao_honba_payer-liable = ответственный, при цумо тоже
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

option-pao_combined_yakuman-off = ответственный платит только за свой якуман, за остальные платят как обычно
option-pao_combined_yakuman-on = ответственный платит и за остальные якуманы руки

option-rinshan_pao-off = это обычное цумо, если только pao не называет rinshan
option-rinshan_pao-on = отдавший тайл в открытый кан платит один, как за рон
option-rinshan_pao-table = после каких канов и сколько платит отдавший
option-rinshan_pao-table-kans-list = каны, за которые отвечает отдавший тайл
option-rinshan_pao-table-kans-list-added = малый открытый кан: отвечает отдавший тайл в пон
option-rinshan_pao-table-kans-list-chain = открытый кан и все каны после него в тот же ход
option-rinshan_pao-table-kans-list-open = открытый кан с чужого сброса
option-rinshan_pao-table-payment-as_ron = отдавший один платит как за рон
option-rinshan_pao-table-payment-as_tsumo = отдавший один платит всё, что трое заплатили бы за цумо
option-rinshan_pao-table-payment-double_share = отдавший платит свою долю вдвойне, остальные как обычно
option-rinshan_pao-table-payment-kan_only = отдавший платит четыре стоимости кана (дилеру шесть), а остаток каждый платит за себя; стоимость кана – его фу, умноженные на число ханов руки, с округлением вверх до сотни, а у якумана 13 хан (так мы поняли книгу)

option-start_target_points-list = стартовые очки и целевые очки, от которых считают результат
option-preset_hakuhyou-off = другие значения
option-preset_hakuhyou-on = 13 000 очков, четыре красные пятёрки, оки нет
option-preset_hakurei_jinja-off = другие значения
option-preset_hakurei_jinja-on = 25 000 очков и цель 30 000, красных пятёрок нет, красный дракон – всегда дора

option-oka-standard = взносы всех игроков, с каждого разница между целевыми и стартовыми очками
option-oka-number = столько тысяч первому месту: каждый вносит равную долю, но не больше разницы между целевыми и стартовыми очками, а что сверх всех взносов, платит последнее место; отрицательное число снимают с последнего места

option-uma-list = сколько тысяч прибавить за каждое место, начиная с первого
option-uma-table = строка зависит от того, сколько игроков закончили не ниже целевых очков
option-uma-table-0-list = строка, если таких игроков нет
option-uma-table-1-list = строка, если такой игрок один
option-uma-table-2-list = строка, если таких игроков двое
option-uma-table-3-list = строка, если таких игроков трое
option-uma-table-4-list = строка, если таких игроков четверо

option-shizumi_uma-off = не применяется
option-shizumi_uma-on = каждый, кто ниже целевых очков, платит первому месту 10 тысяч
option-shizumi_uma-number = каждый, кто ниже целевых очков, платит первому месту столько тысяч

option-uki_uma-off = не применяется
option-uki_uma-on = строка для одного, двух или трёх игроков выше целевых очков: +30/−5/−10/−15, +20/+10/−10/−20, +15/+10/+5/−30

option-tie_at_end-seat_order = выше тот, кто в начале сидел ближе к первому дилеру
option-tie_at_end-share = равные делят поровну всё, что полагается их местам, в том числе оку

option-riichi_sticks_at_end-first_place = прибавляются к очкам первого места; равные лидеры делят их поровну, а неделимые сотни берёт сидящий ближе к первому дилеру игры (так мы поняли книгу)
option-riichi_sticks_at_end-lost = не достаются никому
option-riichi_sticks_at_end-oka = идут вместе с окой и пропадают, если оки нет
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

option-fu_base-number = столько фу за любую победу
option-fu_closed_ron-number = сколько фу прибавляет рон с закрытой рукой
option-fu_tsumo-number = сколько фу прибавляет цумо
option-fu_rinshan_tsumo-number = сколько фу прибавляет цумо с тайла замены

option-fu_haitei-0 = нисколько
option-fu_haitei-2 = как за любое цумо: 2 или сколько говорит fu_tsumo

option-fu_tsumo_flat_hand-off = не получает ни одна такая рука, ни открытая, ни закрытая
option-fu_tsumo_flat_hand-pinfu = не получают те, что считаются пинфу
option-fu_tsumo_flat_hand-tanyao = не получают те, что состоят из средних тайлов
option-fu_tsumo_flat_hand-on = получают все

option-fu_ron_flat_hand-off = не получает ни одна такая рука
option-fu_ron_flat_hand-pinfu = не получают те, что считаются пинфу
option-fu_ron_flat_hand-tanyao = не получают те, что состоят из средних тайлов
option-fu_ron_flat_hand-on = получают все

option-fu_open_pinfu-number = сколько фу прибавляет рон с такой открытой рукой
option-fu_run-0 = щунцу не дают фу
option-fu_triplet-list = из средних тайлов открытое и закрытое, из крайних и благородных открытое и закрытое
option-fu_kan-list = из средних тайлов открытый и закрытый, из крайних и благородных открытый и закрытый
option-fu_value_pair-number = фу за пару драконов, ветра места или ветра раунда
option-fu_double_wind_pair-number = фу за пару ветра, который и ветер места, и ветер раунда

option-fu_guest_wind_pair-number = фу за такую пару

option-fu_value_pair_irregular-number = фу за каждую такую пару; 0 – нисколько

option-inverted_fu_flat_hand-off = как в любой другой
option-inverted_fu_flat_hand-on = наоборот: одни базовые, если рука открыта, выиграла по цумо, ждала не рянмен или её пара из крайних либо благородных; иначе по 2 фу за закрытый рон, за рянмен и за пару, то есть 30 фу

option-fu_wait-by_wait_and_tile = по два фу, но ни одного за танки на ветре места, если это не ветер раунда: так в сноске о JPML
option-fu_wait-number = столько фу за любое из них

option-bazoro-number = столько удвоений; лимиты остаются

option-aotenjou-off = лимиты есть
option-aotenjou-on = лимитов нет, фу у руки свои
option-aotenjou-yakuman_20_fu = лимитов нет, у руки с якуманом ровно 20 фу, что бы в ней ни было (так мы поняли книгу)
option-aotenjou-yakuman_30_fu = лимитов нет, у руки с якуманом ровно 30 фу, что бы в ней ни было (так мы поняли книгу)

option-kiriage_mangan-off = платят по формуле: 7700 или 11 600
option-kiriage_mangan-on = 4 хан 30 фу и 3 хан 60 фу – манган
option-kiriage_mangan-only_3_han_60_fu = манган – только 3 хан 60 фу
option-kiriage_mangan-only_4_han_30_fu = манган – только 4 хан 30 фу

option-limit_scale-standard = манган с 5 хан, ханеман с 6, байман с 8, санбайман с 11, якуман с 13
option-limit_scale-sanbaiman_9_10 = манган с 5 хан, ханеман с 6, байман с 7, санбайман с 9, якуман с 11
option-limit_scale-sanbaiman_10_11 = манган с 5 хан, ханеман с 6, байман с 8, санбайман с 10, якуман с 12
option-limit_scale-haneman_7_8 = манган с 5 хан, ханеман с 7, байман с 9, санбайман с 11, якуман с 13
option-limit_scale-mori_man = как обычно, но за 10 хан платят два с половиной мангана, а при kazoe_yakuman = 10, где выше баймана не платят, – байман
option-limit_scale-dai_yakuman = как обычно, но с 19 хан платят шесть манганов
option-limit_scale-sanma = таблица книги «РИ ЧИ» для троих (в самой книге все числа на 2 хан больше): полмангана с 3 хан, манган с 4, ханеман с 6, байман с 8, санбайман с 11, якуман с 14, двойной с 17, тройной с 20
option-limit_scale-every_13_han = таблица ренгоносана: до 25 хан как обычно, с 26 двойной якуман, с 39 тройной
option-limit_scale-arushiaru = как в арущиару: манган – 2000 (у дилера 3000), а рука в 6 хан и больше – 2400 (3600)

option-kazoe_yakuman-off = не больше санбаймана
option-kazoe_yakuman-10 = не больше баймана
option-kazoe_yakuman-11 = не больше санбаймана
option-kazoe_yakuman-13 = 13 хан и больше – якуман
option-kazoe_yakuman-14 = 14 хан и больше – якуман
option-kazoe_yakuman-13_without_dora_double = 13 хан и больше – якуман, а если 13 хан набралось из одних яку, без дор, – двойной (разве что доры в минус опустили руку ниже 13)

option-yakuman_combination-add = каждый якуман считается полностью
option-yakuman_combination-single = вместе они оплачиваются как самый дорогой из них
option-yakuman_combination-add_mangan = самый дорогой и ещё манган за каждый следующий

option-yakuman_plus_han-off = нет, при якумане обычные яку не считаются
option-yakuman_plus_han-on = да, ханы обычных яку прибавляются к якуману

option-yakuman_everything_adds-off = что складывается, говорят другие правила
option-yakuman_everything_adds-on = складываются и якуманы, и ханы обычных яку

option-yakuman_single_cap-off = рука может стоить больше одного якумана
option-yakuman_single_cap-on = за любую руку платят не больше одного якумана

option-yakuman_multiple_cap-off = предела нет
option-yakuman_multiple_cap-number = не больше стольких якуманов

option-optional_yaku-list = элементы, которые считаются сверх обычных
option-local_yaku-list = всё, что входит в названные группы, и яку, названные по одному
option-local_yaku-list-pattern = яку из тайлов и сетов
option-local_yaku-list-yakuman = якуманы
option-local_yaku-list-situational = яку за то, как выиграна рука и что лежит в сбросе
option-local_yaku-list-bonus = ханы, которые добавляются к победе, но сами её не приносят

option-luck_yaku-all = считаются все
option-luck_yaku-none = не считается ни одно
option-luck_yaku-list = считаются только перечисленные
option-luck_yaku-list-ippatsu = иппацу
option-luck_yaku-list-menzen_tsumo = мензен цумо
option-luck_yaku-list-haitei = хайтей раоюэ
option-luck_yaku-list-houtei = хотей раоюй
option-luck_yaku-list-tenhou = тенхо
option-luck_yaku-list-chiihou = чихо

option-menzen_tsumo_value-1_han = один хан, и это яку
option-menzen_tsumo_value-10_fu = десять фу, как за закрытый рон, но не яку

option-kuitan-off = только в закрытой руке
option-kuitan-on = и в открытой, и в закрытой руке
option-kuitan-closed_tsumo_only = только в закрытой руке, выигравшей по цумо

option-kuipinfu-closed = только в закрытой руке
option-kuipinfu-closed_tsumo_only = только в закрытой руке, выигравшей по цумо
option-kuipinfu-open_1_han = и в открытой руке, за один хан

option-pinfu_tsumo-off = при цумо такая рука получает свои два фу и не считается пинфу
option-pinfu_tsumo-on = считается, фу за цумо при этом нет: 20 фу

option-pinfu_needs_terminal-off = не нужен
option-pinfu_needs_terminal-on = нужна единица или девятка, так что пинфу и тан'яо вместе не бывает

option-pure_pinfu-off = пара ветра, который не даёт якухая, пинфу не мешает; фу считаются как обычно
option-pure_pinfu-on = пинфу – только из тайлов мастей, и фу в нём постоянны: одни базовые, и по цумо, и по рону (так мы поняли книгу: числа в ней нет)

option-long_pinfu-off = из четырёх обычных, по три тайла
option-long_pinfu-on = из трёх длинных, по четыре тайла подряд, и любой пары, с любым ожиданием, только в закрытой руке; по цумо 20 фу, по рону 30, а если fu_ron_flat_hand освобождает такие руки от фу за закрытый рон – 20 (так мы поняли книгу)

option-cheapest_yaku-pinfu = пинфу
option-cheapest_yaku-flat_hand = вместо пинфу – четыре щунцу и любая пара не из благородных с ожиданием рянмен
option-cheapest_yaku-tanpin = вместо пинфу – танпин: только тайлы от 2 до 8, за один хан вместе с тан'яо; по цумо 30 фу (так мы поняли книгу)
option-cheapest_yaku-table = яку, рука, масти и завершение по отдельности
option-cheapest_yaku-table-yaku-pinfu = пинфу
option-cheapest_yaku-table-yaku-flat_hand = четыре щунцу, любая пара не из благородных, рянмен
option-cheapest_yaku-table-yaku-tanpin = танпин за один хан
option-cheapest_yaku-table-form-closed = только в закрытой руке
option-cheapest_yaku-table-form-open = и в открытой руке
option-cheapest_yaku-table-suits-any = масти любые
option-cheapest_yaku-table-suits-two = ровно две масти
option-cheapest_yaku-table-suits-three = все три масти
option-cheapest_yaku-table-finish-any = по рону и по цумо
option-cheapest_yaku-table-finish-ron = только по рону
option-cheapest_yaku-table-finish-tsumo = только по цумо

option-tanyao_needs_five-off = не нужна
option-tanyao_needs_five-on = нужна

option-tanyao_needs_fu-off = не нужны
option-tanyao_needs_fu-on = нужны: за сет, за пару или за ожидание; фу за закрытый рон и за цумо не в счёт, а 25 фу читойцу подходят (так мы поняли книгу)

option-tanyao_not_alone-off = считается
option-tanyao_not_alone-on = нет, ему нужно другое яку за саму руку, например пинфу или тойтой; риичи, цумо и другие яку за ход раздачи не помогают

option-inner_tanyao-off = со 2 по 8
option-inner_tanyao-on = только с 3 по 7; тогда оно считается и в открытой руке, что бы ни говорило правило kuitan

option-tanpin_value-1 = считается только одно, за оба вместе один хан; если это тан'яо, то и фу у руки не как у пинфу, а 30, в том числе по цумо
option-tanpin_value-2 = считаются оба

option-ittsuu_suit-any = в любой масти
option-ittsuu_suit-p = только в масти пин

option-ittsuu_rest-any = любыми, и благородными тоже (так мы поняли книгу: в ней «любых мастей цифр»)
option-ittsuu_rest-same = одной масти друг с другом; благородные не подходят, а масть самого иццу – да (так мы поняли книгу)

option-ittsuu_finish-any = любым
option-ittsuu_finish-inside = тайлом одного из трёх щунцу иццу
option-ittsuu_finish-outside = тайлом из остальной руки
option-ittsuu_finish-named_9 = девяткой этого иццу

option-ryanpeikou_four_identical-number = столько ханов; 0 – нисколько

option-voted_yaku_values-common = обычные: хон'ицу 3 хан закрытое и 2 открытое, хонрото, санщоку доко и санканцу по 2
option-voted_yaku_values-book = поднятые: хон'ицу и хонрото 3 и 3, санщоку доко и санканцу 3 и 2
option-common_yaku_list-off = нет, цены свои
option-common_yaku_list-table = как в списке

option-chinitsu_value-list = ханы закрытой и открытой руки

option-first_turn_win_values-yakuman = якуман
option-first_turn_win_values-mangan = манган
option-first_turn_win_values-baiman = байман
option-first_turn_win_values-hand_value = столько, сколько стоит сама рука; другие яку ей не нужны

option-ryuuiisou_hatsu-not_required = можно и с ним, и без него
option-ryuuiisou_hatsu-required = без него рука не считается рюисо
option-ryuuiisou_hatsu-excluded = с ним рука не считается рюисо
option-ryuuiisou_hatsu-table = отдельно для рюисо и для шести врат, где сет вне ряда может быть любым
option-ryuuiisou_hatsu-table-ryuuiisou-not_required = рюисо и с ним, и без него
option-ryuuiisou_hatsu-table-ryuuiisou-required = без него рука не считается рюисо
option-ryuuiisou_hatsu-table-ryuuiisou-excluded = с ним рука не считается рюисо
option-ryuuiisou_hatsu-table-six_gates-not_required = шесть врат и с ним, и без него
option-ryuuiisou_hatsu-table-six_gates-required = шесть врат засчитываются только с сетом зелёных драконов
option-ryuuiisou_hatsu-table-six_gates-excluded = шесть врат с сетом зелёных драконов не засчитываются

option-hatsu_in_kokuiisou-off = нет, коцу и пара – только из ветров
option-hatsu_in_kokuiisou-on = да, вместо коцу или пары ветров

option-symmetric_fourteenth_tile-3p = 3п, как обычно
option-symmetric_fourteenth_tile-3s = 3с
option-symmetric_fourteenth_tile-7s = 7с

option-five_winds-off = нет
option-five_winds-on = да, вместо любого ветра; якухаем его коцу в такой руке не считается

option-kan_value_table-off = санканцу и суканцу, как обычно
option-kan_value_table-min = по таблице, из промежутка – наименьшее; за четыре кана от 1 до 3 якуманов, за соседние от 2 до 5
option-kan_value_table-mean = так же, но из суммы двух промежутков – среднее с округлением вниз

option-double_yakuman-off = каждый якуман одинарный
option-double_yakuman-on = двойные: суанко танки, кокущи мусо с 13-сторонним ожиданием, дзюнсей чурен пото, дайсущи и дайчисей
option-double_yakuman-list = двойные – ровно эти якуманы

option-game_length-tonpuusen = один восточный раунд
option-game_length-east_east = два восточных раунда, как считает тонпусен книга «РИ ЧИ»
option-game_length-hanchan = восточный и южный раунды
option-game_length-ichansen = раунды всех четырёх ветров
option-game_length-sangensen = втроём, раунды трёх драконов: драконы и ветры меняются местами, игроки сидят на местах драконов, а яку дают ещё восток, юг и запад
option-game_length-single_round = единственный раунд, восточный
option-game_length-list = тайлы раундов по порядку; списки не только из ветров ещё не работают

option-enchousen-off = дополнительных раундов нет
option-enchousen-until_target = раунды следующих ветров, пока кто-то не наберёт целевые очки или раунды не кончатся
option-enchousen-until_target_repeat_first = раунды следующих ветров, пока кто-то не наберёт целевые очки; но пока идёт ренчан, игра продолжается, как на tenhou.net
option-enchousen-full = раунды следующих ветров, пока кто-то не наберёт целевые очки; начатый раунд играют до конца
option-enchousen-second_extra = не больше двух раундов следующих ветров, пока кто-то не наберёт целевые очки
option-enchousen-list = эти раунды по порядку, пока кто-то не наберёт целевые очки; списки не только из ветров ещё не работают

option-extra_rounds_max-infinity = сколько понадобится; когда ветры или раунды из списка кончились, они идут по новому кругу
option-extra_rounds_max-number = не больше стольких дополнительных раундов
option-extra_rounds_target-target = целевые очки, от которых считают результат
option-extra_rounds_target-above_target = больше целевых, то есть 30 100, если цель – 30 000, как требует книга «РИ ЧИ»; ровно целевых очков мало, даже если столько у всех на старте
option-extra_rounds_target-number = столько очков, а результат по-прежнему считают от целевых; если это не больше стартовых, дополнительных раундов не бывает. Это правило сетевых клубов, в книгах его нет

option-tobi-off = игра продолжается и с минусом
option-tobi-below_zero = игра кончается, если у кого-то меньше 0; ровно с 0 она продолжается
option-tobi-at_zero = игра кончается, если у кого-то 0 или меньше; последние очки на риичи ставить нельзя
option-tobi-zero_within_deal = игра кончается, если у кого-то 0 или меньше, но внутри раздачи с нулём играют, так что на риичи можно поставить последние очки
option-sudden_death-off = начатое доигрывают всегда
option-sudden_death-on = может, если так говорят правила агарияме, темпайяме и дополнительных раундов
option-sudden_death-after_win = может, но только после раздачи, которую кто-то выиграл; после ничьей и чомбо играют дальше
option-score_ceiling-off = предела нет
option-score_ceiling-number = игра кончается, как только после раздачи у кого-то столько очков или больше
option-mercy_gap-off = игра продолжается при любом отрыве
option-mercy_gap-on = игра кончается, как только разница между первым и последним не меньше целевых очков, обычно 30 000
option-tobi_shou-off = ничего
option-tobi_shou-on = 10 000 тому, кто вывел этого игрока в минус (число наше: книга оставляет его столу, до 20 000)
option-tobi_shou-number = столько очков тому, кто вывел этого игрока в минус
option-tobi_shou-table = размер и вид премии, получатели, долги
option-tobi_shou-table-amount-number = сколько платит ушедший в минус
option-tobi_shou-table-honba-number = ещё столько хонб, каждая по цене при победе, вчетвером 300 (так мы поняли книгу)
option-tobi_shou-table-chips-number = ещё столько жетонов, их платят в конце игры
option-tobi_shou-table-receiver-causer = тому, кому ушедший в минус заплатил в последней раздаче: нескольким поровну, при ничьей – всем в темпае; если он никому не платил, премии нет
option-tobi_shou-table-receiver-others = всем, кто не ушёл в минус, по местам, 3 : 2 : 1 (так мы поняли книгу: в ней «подобно уме»)
option-tobi_shou-table-when-bust = при любом уходе в минус
option-tobi_shou-table-when-draw = только если в минус увела ничья: игрок в нотене, а в темпае хотя бы двое
option-tobi_shou-table-negative_to_zero-off = долг остаётся долгом
option-tobi_shou-table-negative_to_zero-on = очки ниже нуля считаются нулём
option-oka_threshold-off = оку берёт лидер с любым счётом, а дополнительные раунды играют, пока ни у кого нет целевых очков
option-oka_threshold-number = нужно на столько больше целевых; пока ни у кого столько нет, играют дополнительные раунды, а если и после них лидеру не хватает, оку не берёт никто

option-agari_yame-off = ренчан играют всегда
option-agari_yame-optional = спрашивают дилера на первом месте
option-agari_yame-optional_first_two = спрашивают дилера на первом или втором месте
option-agari_yame-optional_first_three = спрашивают дилера на первом, втором или третьем месте; если он не первый, целевые очки может набрать кто угодно
option-agari_yame-forced = игра кончается, если дилер на первом месте
option-agari_yame-forced_first_two = игра кончается, если дилер на первом или втором месте
option-agari_yame-forced_first_three = игра кончается, если дилер на первом, втором или третьем месте; если он не первый, целевые очки может набрать кто угодно

option-tenpai_yame-off = после ничьей – нет
option-tenpai_yame-on = после ничьей тоже, если дилер на первом месте
option-tenpai_yame-first_two = после ничьей тоже, если дилер на первом или втором месте
option-tenpai_yame-first_three = после ничьей тоже, если дилер на первом, втором или третьем месте

option-auto_yame-off = дилера спрашивают
option-auto_yame-on = игра кончается без вопроса

option-renchan-off = никогда; что после пересдачи, говорит renchan_after_abort
option-renchan-agari = после победы дилера
option-renchan-tenpai = после победы дилера или если при ничьей дилер в темпае
option-renchan-all_noten = после победы дилера или если при ничьей дилер в темпае либо в темпае никто

option-renchan_all_noten-off = дилер сменяется
option-renchan_all_noten-on = дилер остаётся, что бы ещё ни говорило renchan

option-renchan_after_abort-off = дилер сменяется
option-renchan_after_abort-if_renchan = дилер остаётся, если с такими руками он остался бы дилером и при ничьей (правило renchan)
option-renchan_after_abort-on = дилер остаётся

option-honba_after_draw-off = никогда
option-honba_after_draw-dealer_tenpai = если дилер в темпае
option-honba_after_draw-all_noten = если в темпае никто
option-honba_after_draw-dealer_tenpai_or_all_noten = если дилер в темпае или в темпае никто
option-honba_after_draw-always = всегда
option-honba_at_passing_draw-removed = снимаются
option-honba_at_passing_draw-kept = остаются следующему дилеру

option-wall_break_throws-1 = бросок дилера определяет сторону, считая от дилера, и число стопок, считая от правого края этой стороны
option-wall_break_throws-2 = владелец стороны бросает ещё раз, и число стопок – сумма обоих бросков

option-first_turn_seat-dealer = дилер
option-first_turn_seat-winner = последний победитель, и после ничьих тоже
option-first_turn_seat-round = первый дилер раунда
option-first_turn_seat-deal = в каждой раздаче следующий по очереди игрок, кто бы ни был дилером
option-first_turn_seat-break = тот, чью стену разломили
option-first_turn_seat-dice = дилер бросает два кубика и отсчитывает игроков, начиная с себя
option-dealer_takes_two_last_tiles-off = все по очереди берут по одному, затем дилер ещё один
option-dealer_takes_two_last_tiles-on = дилер сразу берёт два последних тайла, первый и третий верхние, затем остальные берут по одному

option-dead_wall_refill-off = в мёртвой стене становится на тайл меньше, а живая не меняется
option-dead_wall_refill-on = к мёртвой стене присоединяется последний тайл живой, так что каждый кан делает раздачу короче на одно взятие

option-kandora_timing-before_discard = сразу, при объявлении кана
option-kandora_timing-after_discard = сразу после следующего за каном сброса, до объявлений на этот сброс; если до сброса объявлен ещё один кан, индикатор за первый открывают вместе с ним (так мы поняли книгу)
option-kandora_timing-ankan_before_open_after = за закрытый кан при объявлении, за открытый – сразу после сброса
option-kandora_timing-at_next_kan = за закрытый кан при объявлении, за открытый – только когда кто угодно объявит следующий кан

option-kandora_on_rinshan_win-never = индикатор не открывают, и доры он не даёт
option-kandora_on_rinshan_win-ankan = индикатор открывают, если кан закрытый
option-kandora_on_rinshan_win-always = индикатор открывают после любого кана

option-kandora_open_kan-off = индикатор открывает только закрытый кан
option-kandora_open_kan-on = индикатор открывает любой кан

option-kuikae-allowed = сбросить можно что угодно
option-kuikae-suji_allowed = сбросить можно что угодно, кроме такого же тайла, как взятый
option-kuikae-forbidden = нельзя сбросить ни такой же тайл, как взятый, ни тот, который дал бы щунцу с другого края: взяв 5 к 67, – ни 5, ни 8

option-chi_discard_ban-off = других запретов нет
option-chi_discard_ban-adjacent = нельзя сбросить два соседних со щунцу тайла: после 345 – ни 2, ни 6
option-chi_discard_ban-inside = нельзя сбросить тайлы самого щунцу

option-no_calls_on_last_tile-off = рон, чи и пон; после чи или пона последним становится следующий сброс
option-no_calls_on_last_tile-on = только рон

option-calls_in_last_three_tiles-off = чи, пон и открытый кан запрещены, как только осталось три тайла
option-calls_in_last_three_tiles-on = можно

option-call_priority-ron_pon_chi = рон, затем пон и кан, затем чи, кто бы ни сказал первым: запоздавший пон всё равно старше чи
option-call_priority-first_caller = кто сказал первым, даже если это чи, а после него рон; сказанное одновременно – по старшинству
option-call_priority-simultaneous_only = сначала рон; пон и кан старше чи, только если сказаны одновременно с ним, позже – уже поздно
option-call_priority-seat_order = сначала рон, затем тот, кто ближе к сбросившему по ходу игры, что бы он ни объявил

option-call_timeouts-client_clock = на объявление три секунды; сделанные в пределах полусекунды одновременны
option-call_timeouts-code = код книги «РИ ЧИ», например «3 / 0.5 / a / 13 / right»: два времени в секундах, буква и часы хода, которые можно не писать (кроме 13 и right они ещё не работают). Большее время – сколько ждут объявлений, меньшее – в течение скольких секунд они считаются одновременными (так мы поняли книгу: для b и c времена названы наоборот). a: рон, затем пон и кан, затем чи, но пон или кан, сказанный не одновременно с чи, а позже, опоздал. b: кто сказал первым, рон или нет. c: кто сказал первым, но рон впереди всех. d: кто ближе к сбросившему. Сказанное одновременно при a, b и c – по старшинству

option-kan_limit-off = без предела
option-kan_limit-number = не больше стольких; 0 – ни одного, больше 4 ещё не работает

option-instant_event_interrupt-off = ничего не прерывает
option-instant_event_interrupt-on = прерывает чужое иппацу и первый круг
option-lasting_event_interrupt-off = ничего не прерывают
option-lasting_event_interrupt-on = прерывают иппацу и первый круг
option-unbroken_turn_order-off = ход объявившего
option-unbroken_turn_order-on = ход следующего за сбросившим
option-chi_from_any-off = только с игрока слева
option-chi_from_any-on = с любого игрока
option-tenpai_calls-off = нельзя
option-tenpai_calls-on = можно
option-open_call_limit-off = объявлять можно сколько угодно и бесплатно
option-open_call_limit-1 = 1000 на стол за каждое объявление
option-open_call_limit-3 = с третьего объявления 1000 на стол за каждое, считая и первые два
option-open_call_limit-4 = четвёртый открытый сет запрещён
option-kan_payment-off = за каны не платят
option-kan_payment-a = 500 с набросившего за открытый кан, по 500 с каждого за закрытый или малый открытый
option-kan_payment-b = 1000 с набросившего за открытый кан, по 1000 с каждого за закрытый или малый открытый
option-kan_payment-c = 3000 с набросившего за открытый кан, по 2000 с каждого за закрытый, по 1000 за малый открытый
option-bite_payment-off = ничего не платят
option-bite_payment-fixed = по 400 с каждого за цветы, платят и за каны
option-bite_payment-1_han = как за цумо в 1 хан
option-open_kan_fine-off = ничего
option-open_kan_fine-1000 = 1000 на стол
option-open_kan_fine-mangan = манган, если этот игрок в раздаче не победил
option-kan_chains-off = нельзя
option-kan_chains-after_any = после любого кана
option-kan_chains-after_closed_or_added = после закрытого и после малого открытого
option-kan_chains-after_closed = только после закрытого

option-kan_after_pon_or_chi-off = нельзя: за ними идёт только сброс
option-kan_after_pon_or_chi-on = до сброса можно объявить и закрытый кан, и малый открытый; куикаэ после него уже ничего не запрещает (так мы поняли книгу)

option-kan_by_second_call-off = пон дополняют только тайлом со стены
option-kan_by_second_call-on = можно, если тайл сбросил тот же игрок
option-kan_on_last_tile-off = нельзя
option-kan_on_last_tile-on = можно, и тайл замены за него берут, так что последний тайл и тайл замены могут совпасть

option-ankan_display-inner = открыты два тайла в середине
option-ankan_display-outer = открыты два крайних тайла
option-ankan_display-all = открыты все четыре
option-ankan_display-chinese = закрыты все четыре до самого конца
option-chankan_scope-added = малый открытый, когда тайл докладывают к открытому коцу
option-chankan_scope-added_and_open = малый открытый и большой открытый, когда кан берут с чужого сброса
option-added_run-off = нельзя
option-added_run-on = можно
option-added_run_closed-off = оно остаётся открытым
option-added_run_closed-on = закрытым, и если больше ничего не открыто, закрыта и вся рука: с ней можно объявить риичи, и стоит она как закрытая
option-rob_run_value-number = столько ханов; с 0 руке нужно другое яку
option-rob_run_twice-off = на этот тайл можно только победить
option-rob_run_twice-on = его можно взять и в своё щунцу
option-rob_run_hand_tiles-off = нельзя
option-rob_run_hand_tiles-on = можно

option-chankan_on_ankan-off = нельзя
option-chankan_on_ankan-kokushi = только на кокущи мусо
option-chankan_on_ankan-any_yakuman = на любую руку, которая с этим тайлом даёт якуман и других видов тайлов не ждёт
option-chankan_on_ankan-any_hand = на любую руку, которая может на нём победить
option-chankan_on_fourth_kan-on = можно, как любой другой кан
option-chankan_on_fourth_kan-off = нельзя никому, потому что всем видно, что игрок собирает суканцу

option-riichi_on_credit-off = нельзя, даже если с минусом играют дальше
option-riichi_on_credit-without_tobi = можно, если тоби нет, ведь тогда с минусом и так играют дальше
option-riichi_on_credit-on = можно, и счёт уходит в минус

option-riichi_min_live_tiles-number = столько тайлов; чтобы объявивший успел взять ещё один, их нужно не меньше, чем игроков, а с 0 риичи можно объявить, даже взяв последний тайл

option-furiten_riichi-off = нельзя
option-furiten_riichi-on = можно

option-ankan_after_riichi-off = нельзя
option-ankan_after_riichi-drawn_tile = с только что взятым тайлом, если не запрещает одно из трёх следующих правил
option-ankan_after_riichi-always = с только что взятым тайлом, что бы ни изменилось, лишь бы рука осталась в темпае

option-ankan_after_riichi_wait_change-off = нет: тайлы, завершающие руку, до и после кана должны быть одни и те же
option-ankan_after_riichi_wait_change-on = может, лишь бы рука осталась в темпае

option-ankan_after_riichi_yaku_change-off = нет: у победы после кана не может быть яку, которого тот же тайл не дал бы до кана, например санканцу
option-ankan_after_riichi_yaku_change-on = может

option-ankan_after_riichi_structure_change-off = нет: эти три тайла должны быть коцу при любом разборе руки с любым завершающим тайлом; из 333, 444 и 555 подряд ни одно не может стать каном
option-ankan_after_riichi_structure_change-on = может: другие разборы могут пропасть

option-ankan_after_riichi_any_tile-off = нельзя
option-ankan_after_riichi_any_tile-on = можно, какой бы тайл ни пришёл, если оставшаяся рука ждёт того же, что и раньше: с 234п 444п после прихода 1п кан 4444п оставляет 123п
option-ankan_after_riichi_any_tile-super = можно, даже если рука разрушится; каждый шаг от темпая даёт хан

option-furiten_kinds-list = такие виды
option-furiten_kinds-list-temporary = временный: пропущена победа; а где сброс в целом не в счёт – и только что сброшенный свой тайл ожидания
option-furiten_kinds-list-absolute = по своему сбросу: если в нём есть тайл ожидания, рон запрещён
option-furiten_kinds-list-relative = по сету: нельзя завершить лишь тот сет, который завершил бы и тайл из своего сброса
option-furiten_kinds-list-unrelated = по одинаковым тайлам: один и тот же тайл есть в руке и в своём сбросе, хотя бы рука его и не ждала
option-furiten_kinds-list-common = по одинаковым тайлам у всех: тайл есть в руке, а два таких же лежат в сбросах, хотя бы рука его и не ждала
option-furiten_kinds-list-suji = по судзи: тайл ожидания в своём сбросе запрещает и тайлы через три, например 1-4-7
option-furiten_kinds-list-extended = по выигрышному тайлу: на тайле, который лежит в своём сбросе, нельзя победить ни по рону, ни по цумо
option-furiten_kinds-list-riichi = в риичи: пропущенная победа запрещает рон до конца раздачи
option-furiten_kinds-list-ankan = закрытый кан считается сбросом всех игроков
option-furiten_kinds-list-chakan = тайл, добавленный к пону, считается своим сбросом
option-furiten_kinds-list-acquired = взятые чужие тайлы считаются своим сбросом
option-furiten_kinds-list-exposed = свои тайлы в открытых сетах считаются своим сбросом

option-temporary_furiten_end-own_turn = со следующим ходом самого игрока
option-temporary_furiten_end-covered = когда тот, чей тайл был пропущен, сбросит следующий
option-temporary_furiten_end-taken = когда тот, чей тайл был пропущен, сбросит следующий, или раньше, когда кто-то возьмёт пропущенный
option-temporary_furiten_end-any_declaration = когда тот, чей тайл был пропущен, сбросит следующий, или раньше, с любым последующим объявлением любого игрока, в том числе с закрытым каном и риичи

option-kan_steals_yakuman-off = победителю
option-kan_steals_yakuman-on = объявившему кан, каким бы ни был якуман
option-kan_steals_yakuman-kokushi = объявившему кан, если якуман – кокущи мусо
option-go_around_border-draw = когда игрок взял тайл
option-go_around_border-discard = когда игрок сбросил тайл
option-temporary_furiten_blocks_tsumo-off = временный фуритен мешает только рону
option-temporary_furiten_blocks_tsumo-on = временный фуритен мешает и цумо; тогда он снимается не раньше, чем игрок сам сбросит тайл

option-riichi_pass_blocks_tsumo-off = можно
option-riichi_pass_blocks_tsumo-passed_tile = можно, но не на таком тайле, какой пропущен
option-riichi_pass_blocks_tsumo-any_win = нельзя

option-open_tiles_furiten-off = нет, только сбросы
option-open_tiles_furiten-on = да: если рука ждёт тайл, такой же лежит в её открытом сете, победить по рону нельзя

option-yakuman_ignores_furiten-off = фуритен мешает и якуману
option-yakuman_ignores_furiten-on = рука с якуманом может победить по рону и в фуритене

option-atozuke-atozuke = единственное яку может дать и выигрышный тайл
option-atozuke-nakazuke = яку должен давать каждый тайл ожидания, но только у рук, открытых наполовину (считая и сет, который завершает рон): три открытых сета или два и рон; кан – один сет (так мы поняли книгу)
option-atozuke-sakizuke = яку должен давать каждый тайл ожидания: если хотя бы один завершил бы руку без яку, победить нельзя ни на каком. Если яку даёт каждый тайл, оно в руке уже есть, пусть яку и разные, как при ожидании на две пары драконов; яку-ситуация – риичи, мензен цумо, хайтей – приходит с любым тайлом, и её достаточно (так мы поняли книгу)
option-atozuke-kanzen_sakizuke = яку должен давать каждый тайл ожидания, и каждый открытый сет должен входить в какое-нибудь яку руки, в каком бы порядке их ни открывали (так мы поняли книгу)
option-atozuke-chou_kanzen_sakizuke = яку должен давать каждый тайл ожидания, каждый открытый сет должен входить в яку, и засчитывается только то, что дал бы каждый тайл, завершающий руку; якухаи с разными тайлами здесь одно яку
option-atozuke_chance_yaku-off = нет: рука должна отвечать правилу atozuke и без такого яку; если отвечает, такое яку засчитывается как обычно
option-atozuke_chance_yaku-on = достаточно, победить можно
option-ari_ari-ari_ari = можно и открытое тан'яо, и атозуке
option-ari_ari-ari_nashi = открытое тан'яо можно, атозуке нельзя
option-ari_ari-nashi_ari = открытое тан'яо нельзя, атозуке можно
option-ari_ari-nashi_nashi = нельзя ни открытое тан'яо, ни атозуке

option-abortive_draws-off = никаких
option-abortive_draws-all = все пять
option-abortive_draws-list = ровно эти
option-abortive_draws-list-four_winds = на первом круге все сбросили один и тот же ветер
option-abortive_draws-list-four_riichi = все объявили риичи
option-abortive_draws-list-four_kans = четыре кана у разных игроков
option-abortive_draws-list-triple_ron = трое объявили рон на один тайл
option-abortive_draws-list-kyuushu_kyuuhai = девять разных крайних и благородных, если их владелец захочет

option-kyuushu_kyuuhai-off = нет
option-kyuushu_kyuuhai-on = может, если до этого никто не объявлял сетов; его собственный закрытый кан тоже отменяет это право
option-kyuushu_kyuuhai-until_two_declarations = может; отменяют это право только два любых объявления, будь то сеты или риичи, а тайлы объявленного кана среди девяти не считаются (так мы поняли книгу)
option-hasshu_kyuuhai-off = нет, все девять должны быть разными
option-hasshu_kyuuhai-on = да, одна пара допускается

option-suufon_renda-off = пересдачи нет
option-suufon_renda-on = пересдача
option-suufon_renda-until_all_copies = пересдача, и на следующих кругах тоже, пока не вышли все экземпляры одного ветра; это для наборов, в которых таких тайлов больше, чем игроков

option-suucha_riichi-off = игра продолжается
option-suucha_riichi-redeal = пересдача, если на сброс четвёртого никто не объявил рон
option-suucha_riichi-hands_may_change = игра продолжается, руки можно менять
option-suucha_riichi-status_ignored = игра продолжается, будто риичи не было

option-suukan_sanra-off = игра продолжается, но канов больше нет
option-suukan_sanra-on = пересдача; в какой момент, говорит suukan_sanra_timing
option-suukan_sanra-three_players = пересдача, если каны хотя бы у троих
option-suukan_sanra-four_players = пересдача, если каны у всех четверых

option-suukan_sanra_timing-after_discard = после сброса, следующего за четвёртым каном; рон на него засчитывается, победа с тайла замены тоже
option-suukan_sanra_timing-at_declaration = с объявлением четвёртого кана, до взятия тайла замены; ограбить малый открытый кан ещё можно
option-suukan_sanra_timing-fifth_kan = когда кто-то объявит пятый кан, а до того игра продолжается

option-keishiki_tenpai-off = нет: нужно, чтобы рука могла победить по рону хотя бы на один из тайлов, которые ждёт, – с яку, но без яку последнего тайла (так мы поняли книгу), с нужным сейчас числом ханов, а где яку должно быть до выигрышного тайла (atozuke), то и по этому правилу
option-keishiki_tenpai-on = да: рука, которой не хватает одного тайла, – темпай, с яку или без

option-karaten_tenpai-counts = да, это темпай
option-karaten_tenpai-not_if_visible = нотен, если все такие тайлы лежат в сбросе, в объявленных сетах, среди индикаторов или в руке самого игрока
option-karaten_tenpai-not_if_all_in_own_hand = нотен, только если все такие тайлы в руке самого игрока и в его объявленных сетах
option-karaten_tenpai-as_atozuke = при атозуке это темпай; при наказуке – если в руке есть яку или открыто меньше её половины; при сакизуке нотен, если все такие тайлы видны

option-riichi_sticks_after_draw-next_winner = ждут следующего победителя
option-riichi_sticks_after_draw-return = возвращаются владельцам
option-riichi_sticks_after_draw-oka = уходят со стола и в конце идут вместе с окой, а если её нет, пропадают
option-deposits_to_dealer_on_draw-off = никому, они остаются на столе
option-deposits_to_dealer_on_draw-on = дилеру этой раздачи

option-yaku_graded_draw-off = нет, считается любой темпай
option-yaku_graded_draw-on = если у руки в темпае есть одно из этих яку, в темпае только руки, у которых такое яку стоит больше всего ханов, а остальные – нотен

option-seven_honours_abort-off = пересдачи нет
option-seven_honours_abort-on = пересдача

option-all_kokushi_abort-off = пересдачи нет
option-all_kokushi_abort-on = пересдача, на столе по 25 000 очков от каждого

option-all_chiitoitsu_abort-off = пересдачи нет
option-all_chiitoitsu_abort-on = пересдача, на столе 6000 очков от дилера и по 3000 от остальных

option-nuki_dora-off = никакие
option-nuki_dora-north = северный ветер, как играют чаще всего: в руке обычный тайл, на отложенный можно победить
option-nuki_dora-table = какие тайлы и по каким правилам
option-nuki_dora-table-tiles-list = эти тайлы
option-nuki_dora-table-in_hand-never = с таким тайлом в руке победить нельзя
option-nuki_dora-table-in_hand-value_dora = в руке это дора и ценный тайл
option-nuki_dora-table-in_hand-dora = в руке это дора
option-nuki_dora-table-in_hand-plain = в руке это обычный тайл
option-nuki_dora-table-allows-list = что можно сделать с теми, что в руке
option-nuki_dora-table-allows-list-closed_kan = закрытый кан
option-nuki_dora-table-allows-list-extraction = отложить позже
option-nuki_dora-table-claims-none = отложенный забрать нельзя
option-nuki_dora-table-claims-list = что другие могут собрать из отложенного
option-nuki_dora-table-claims-list-pon = пон
option-nuki_dora-table-claims-list-kan = открытый кан
option-nuki_dora-table-claims-list-closed_kan = закрытый кан
option-nuki_dora-table-robbery-always = на отложенный можно победить
option-nuki_dora-table-robbery-frame_only = на отложенный победить можно только при объявлении кана из таких тайлов
option-nuki_dora-table-robbery-yakuman_only = на отложенный победить можно только якуманом
option-nuki_dora-table-robbery-never = на отложенный победить нельзя
option-nuki_dora-table-value-extracted = ценный тайл даёт яку, если отложен
option-nuki_dora-table-value-embedded = ценный тайл даёт яку, если остался в руке
option-nuki_dora-table-value-both = ценный тайл даёт яку и в руке, и отложенный
option-nuki_dora-table-use-any = оставленные в руке годятся для любых яку
option-nuki_dora-table-use-outside = оставленные в руке годятся только для яку из крайних и благородных
option-nuki_dora-table-use-yakuman = оставленные в руке годятся только для якуманов
option-nuki_dora-table-outside_cycle-off = в порядке дор откладываемые виды не пропускают
option-nuki_dora-table-outside_cycle-on = в порядке дор откладываемые виды пропускают
option-nuki_dora-table-indicator_counts-off = если на такой тайл указал и индикатор, это ничего не прибавляет
option-nuki_dora-table-indicator_counts-on = если на такой тайл указал и индикатор, он дора ещё раз
option-nuki_dora-table-indicator_after-number = сколько нужно отложить всем вместе, чтобы открыли ещё один индикатор; 0 – не открывают
option-nuki_dora-table-keeps_first_turn-off = отложенный тайл прерывает первый круг, как объявление
option-nuki_dora-table-keeps_first_turn-on = отложенный тайл не прерывает первого круга
option-nuki_dora-table-keeps_ippatsu-off = отложенный тайл прерывает иппацу
option-nuki_dora-table-keeps_ippatsu-on = отложенный тайл не прерывает иппацу
option-nuki_dora-table-rinshan-off = победа с тайла, взятого взамен отложенного, – не ринщан
option-nuki_dora-table-rinshan-on = победа с тайла, взятого взамен отложенного, – ринщан

option-kita_dora-off = нет, это обычный тайл
option-kita_dora-on = его можно отложить как дору

option-gari-off = на отложенный победить нельзя
option-gari-always = на отложенный победить можно, и это не чанкан
option-gari-frame_only = на отложенный победить можно только при объявлении кана из таких тайлов
option-gari-yakuman_only = на отложенный победить можно только якуманом

option-dead_wall_size-0 = мёртвой стены нет, индикаторов тоже нет, а тайлы замены берут с конца живой стены
option-dead_wall_size-dice = сколько покажут кубики
option-dead_wall_size-number = столько стопок; одна и две (индикаторы и тайлы замены с конца живой стены) ещё не работают

option-dead_wall_played_out-off = нет
option-dead_wall_played_out-on = берут тайлы мёртвой стены до открытых индикаторов, и только потом ничья; мёртвая стена не пополняется

option-sanma_north_share-north_pays_itself = у отсутствующего есть свой счёт, и он платит сам (рон: 6 и 4; цумо дилера: по 2; цумо не-дилера: 2, 1 и 1)
option-sanma_north_share-split = двое делят его долю поровну (рон: 6 и 4; цумо дилера: по 3; цумо не-дилера: 2,5 и 1,5)
option-sanma_north_share-dealer = за него получает и платит дилер (рон: 4 и 4; цумо дилера: по 2; цумо не-дилера: 3 и 1)
option-sanma_north_share-tsumo_son = за него не платят никогда (рон: 4 и 3; цумо дилера: по 2; цумо не-дилера: 2 и 1)
option-sanma_north_share-tsumo_beri = за него платят только при роне (рон: 6 и 4; цумо дилера: по 2; цумо не-дилера: 2 и 1)

option-sanma_ko_tsumo_split-off = как говорит sanma_north_share
option-sanma_ko_tsumo_split-even = поровну
option-sanma_ko_tsumo_split-dealer_double = дилер платит вдвое больше другого
option-sanma_ko_tsumo_split-by_divisibility = дилер платит вдвое больше, если сумма делится на три (в тех единицах, до которых её округляют), иначе поровну

option-sanma_double_tsumo-off = как обычно
option-sanma_double_tsumo-on = каждый платит вдвое больше, чем говорят остальные правила

option-sanma_ron_adjust-off = всю выплату
option-sanma_ron_adjust-printed = три четверти дилеру и две трети не-дилеру, как напечатано в книге «РИ ЧИ»
option-sanma_ron_adjust-swapped = две трети дилеру и три четверти не-дилеру, и тогда рон приносит столько же, сколько цумо; вероятно, так и задумано
option-sanma_ron_adjust-table = какую часть платят, в двенадцатых долях
option-sanma_ron_adjust-table-dealer-number = столько двенадцатых долей дилеру
option-sanma_ron_adjust-table-others-number = столько двенадцатых долей остальным

option-sanma_ron_own_share-off = за всех
option-sanma_ron_own_share-on = только за себя: столько, сколько заплатил бы за такое же цумо

option-sanma_tsumo_surcharge-off = нисколько
option-sanma_tsumo_surcharge-2000_1000 = 2000 дилеру, 1000 не-дилеру
option-sanma_tsumo_surcharge-1000 = всегда 1000

option-sanma_thousand_table-off = как обычно
option-sanma_thousand_table-on = рон округляют вверх до тысячи, манган начинается с 4 хан, цумо дилера делят пополам, а цумо не-дилера – примерно два к одному

option-gari_double-off = нет
option-gari_double-on = вдвое

option-gari_triple-off = нет
option-gari_triple-on = втрое

option-sixty_fu_cutoff-off = как обычно
option-sixty_fu_cutoff-on = как 30 фу и на один хан дороже

option-simplified_values-off = нет, считают и фу
option-simplified_values-on = да, считают только ханы, по короткой таблице

option-linear_scoring-off = нет, каждый хан удваивает стоимость
option-linear_scoring-on = да, по 25 за хан и ещё фу, без удвоений и лимитов

option-linear_limit_bonus-off = нет, рука стоит столько, сколько в ней ханов
option-linear_limit_bonus-on = да, с 6 хан за яку; якуман – 20 хан

option-han_to_fu_rate-off = 25 фу за хан, если выплаты линейные
option-han_to_fu_rate-number = столько фу за хан

option-hikkake_ban-off = можно
option-hikkake_ban-on = нельзя объявить риичи, сбрасывая тайл, от которого ожидаемый отстоит на три в той же масти

option-riichi_shibari-off = победить можно и без риичи
option-riichi_shibari-on = без риичи победить нельзя, поэтому его приходится объявлять с каждым темпаем, можно и с открытой рукой; само оно не яку и стоит 0 хан, дабури – 1 (так мы поняли книгу), если набор правил не назначил другую цену

option-time_limit-off = время не ограничено
option-time_limit-number = столько минут

option-renchan_again_on_tenpai-as_first = после той же ничьей, что и в первый раз
option-renchan_again_on_tenpai-off = ни после какой: дилер сменяется
option-renchan_again_on_tenpai-dealer_tenpai = если дилер в темпае
option-renchan_again_on_tenpai-all_noten = если в темпае никто
option-renchan_again_on_tenpai-dealer_tenpai_or_all_noten = если дилер в темпае или в темпае никто
option-renchan_again_on_win-off = дилер сменяется
option-renchan_again_on_win-on = дилер остаётся
option-renchan_exceptions-off = играют все ренчаны
option-renchan_exceptions-table = исключены такие ренчаны
option-renchan_exceptions-table-repeats-all = ренчанов после победы и в темпае нет
option-renchan_exceptions-table-repeats-last_deal = ренчанов после победы и в темпае нет в последней раздаче
option-renchan_exceptions-table-all_noten-off = если в темпае никто, дилер сменяется
option-renchan_exceptions-table-all_noten-on = если в темпае никто, дилер остаётся
option-renchan_exceptions-table-pot-usual = с оставшимися ставками – как говорит riichi_sticks_at_end
option-renchan_exceptions-table-pot-deal = за оставшиеся ставки играют ещё одну раздачу
option-renchan_exceptions-table-pot-return = оставшиеся ставки возвращают хозяевам
option-renchan_exceptions-table-pot-first_place = оставшиеся ставки забирает первое место
option-mangan_renchan-off = победа может быть любой
option-mangan_renchan-dora_count = не ниже мангана, доры считаются
option-mangan_renchan-dora_excluded = не ниже мангана без дор
option-mangan_renchan-oya_nagare = не ниже мангана, и ни одной доры
option-mangan_renchan-main_dora_count = не ниже мангана, доры считаются; если ренчан уже идёт, всё как обычно
option-mangan_renchan-main_dora_excluded = не ниже мангана без дор; если ренчан уже идёт, всё как обычно
option-mangan_renchan-main_oya_nagare = не ниже мангана, и ни одной доры; если ренчан уже идёт, всё как обычно
option-leftover_deposit_deal-off = игра кончается
option-leftover_deposit_deal-on = за оставшееся на столе играют ещё одну раздачу
option-round_first_dealer-original_east = первый дилер игры
option-round_first_dealer-round_wind = тот, у кого в первой раздаче игры был ветер этого раунда
option-round_first_dealer-redraw = игрок, которого найдёт жребий
option-leader_appoints_dealer-off = раунды начинает обычный дилер
option-leader_appoints_dealer-dice = лидер бросает два кубика
option-leader_appoints_dealer-tiles = лидер раздаёт ветры вслепую
option-reseat_between_rounds-off = места не меняются
option-reseat_between_rounds-random = места снова разыгрывают
option-reseat_between_rounds-chinese_order = меняются по твёрдому порядку, как в китайских матчах
option-two_round_winds-off = у раунда один ветер
option-two_round_winds-on = у раунда два ветра, друг напротив друга
option-random_round_tile-off = тайлы раундов идут по порядку, как задано длиной игры
option-random_round_tile-on = тайл раунда каждой раздачи находит кубик, а дилера – разлом стены
option-round_wind_from_break-off = у всех раздач раунда один ветер
option-round_wind_from_break-on = ветер раунда в раздаче – ветер того, чью стену разломили
option-kan_moves_deal-off = каны ничего не меняют
option-kan_moves_deal-kan = дилер сменяется, если кто-нибудь, хотя бы он сам, объявил кан
option-kan_moves_deal-sum = дилер сменяется, если у остальных вместе не меньше канов, чем у него
option-deal_passes_only_if_south_tenpai-off = всё как обычно
option-deal_passes_only_if_south_tenpai-on = дилер сменяется, только если он не в темпае, а юг в темпае
option-rounds_loop-off = игра кончается
option-rounds_loop-on = раунды начинаются снова, пока кто-то не наберёт целевые очки
option-winner_deals-off = дилеры сменяются по порядку
option-winner_deals-on = победитель, а если их несколько – ближайший к набросившему по ходу игры, даже если среди них дилер; раунд кончается, когда дилер сменится столько раз, сколько игроков (так мы поняли книгу)
option-renchan_value_tile-off = нет
option-renchan_value_tile-winds = ветер: в первом ренчане восток, во втором юг и дальше по кругу
option-renchan_value_tile-dragons = дракон: в первом ренчане белый, потом зелёный и красный
option-renchan_value_tile-winds_and_dragons = и ветер, и дракон
option-renchan_value_tile-by_round = тайл по номеру раунда
option-renchan_value_tile-by_deal = тайл по номеру раздачи в раунде
option-renchan_value_tile-by_die = какой тайл, решает бросок кубика
option-atamahane-direct = ближайший по ходу игры после сбросившего; если сброса не было, первым считается дилер
option-atamahane-reverse = самый дальний по ходу игры после сбросившего
option-renchan_limit-off = ни разу: дилер сменяется после каждой раздачи
option-renchan_limit-until_lost = сколько угодно
option-renchan_limit-number = не больше стольких раз, потом дилер сменяется в любом случае
option-paarenchan-off = ничего особенного
option-paarenchan-on = с восьми хонб дилер вправе победить с любой собранной рукой, даже без яку, и это якуман
option-paarenchan-any_player = с восьми хонб любой игрок вправе победить с любой собранной рукой, даже без яку, и это якуман
option-paarenchan-force_rotation = с восьми хонб любая победа дилера – якуман, а после девятого ренчана дилер сменяется в любом случае
option-paarenchan-number = при 8 хонбах и дальше через каждые столько хонб любая победа дилера – якуман; с 5 – при 8, 13, 18 хонбах
option-inherited_honba-off = считаются только накопленные нынешним дилером
option-inherited_honba-on = считаются все
option-inherited_honba-list = считаются все, но только для этого
option-inherited_honba-list-paarenchan = паренчан
option-inherited_honba-list-ryanhan_shibari = рянханщибари

option-seating_method-random = по жребию
option-seating_method-seishiki = тайлы ветров в ряд, решают кубики
option-seating_method-kanryaku = перемешивают тайлы ветров и тянут их, это тоже жребий
option-seating_method-shiro_kiten = с белым драконом: вытянувший его – первый дилер или выбирает место дилера
option-seating_method-togata = тайлы ветров в одной стопке, решают кубики
option-seating_method-kage = тайлы мешают за спиной и предлагают в кулаках
option-seating_method-orosoka = первый дилер – тот, у кого бросок больше
option-seating_method-dice = каждый бросает два кубика: у кого сумма больше всех, тот восток, дальше юг, запад и север, а равные бросают ещё раз

option-tw_min_tai-0 = нисколько
option-tw_min_tai-5 = пять; отдельные цветы, «без цветов» и дилерская надбавка не в счёт, их прибавляют потом

option-tw_missed_win-none = ничего: победить можно на следующей же кости
option-tw_missed_win-until_own_turn = победу со сноса до своего следующего хода; в книге такого правила нет

option-tw_tai_limit-none = предела нет
option-tw_tai_limit-40 = за более дорогую руку получают 40 таев

option-tw_limit_before_supplement-off = ни одна выплата вместе с надбавкой не выше предела
option-tw_limit_before_supplement-on = надбавку платят сверх предела

option-tw_scoring_medium-sheet = в протоколе, каждый начинает с нуля
option-tw_scoring_medium-sticks_790 = счётными палочками; вначале у каждого 790 таев, и результат – разница с этой суммой
option-tw_scoring_medium-sticks_800 = счётными палочками; вначале у каждого 800 таев, и результат – разница с этой суммой

option-tw_implied_absorption-off = поглощается только то, о чём сказано в таблице
option-tw_implied_absorption-on = поглощается всё, что всегда входит в более дорогой фан

option-tw_discard_chow_in_straight-open = открытым, и ряд стоит 5 таев
option-tw_discard_chow_in_straight-concealed = закрытым; если закрыты и остальные чоу ряда, он стоит 10 таев

option-tw_river_count-lying = только те, что ещё лежат в сносе, без взятых
option-tw_river_count-all_discards = все, в том числе взятые другими

option-tw_pure_suit_no_flowers-fan_2 = «без цветов», один тай
option-tw_pure_suit_no_flowers-fan_13 = «без благородных и без цветов», три тая

option-tw_flower_win_supplement-off = не платят
option-tw_flower_win_supplement-on = платят

option-sc_next_after_hu-after_last_winner = следующего за победителем игрока из оставшихся; если победителей несколько – следующего за последним
option-sc_next_after_hu-after_discarder = следующего за снёсшим

option-sc_wait_on_own_four-off = не в ожидании
option-sc_wait_on_own_four-on = в ожидании

option-sc_fine_48_stacking-once = один штраф, 48 очков
option-sc_fine_48_stacking-per_cause = по 48 очков за каждое нарушение

option-sc_exchange_three-off = никому, обмена нет
option-sc_exchange_three-next = следующему по ходу игры
option-sc_exchange_three-across = сидящему напротив
option-sc_exchange_three-previous = предыдущему по ходу игры
option-sc_exchange_three-dice = решают кубики разлома: чётная сумма – напротив, а при нечётной смотрят на больший кубик (нечётный – следующему, чётный – предыдущему)

option-sc_fan_cap-3 = после трёх: 8 очков, как в книге
option-sc_fan_cap-4 = после четырёх: 16 очков
option-sc_fan_cap-5 = после пяти: 32 очка
option-sc_fan_cap-none = предела нет, удваивает каждый фан
