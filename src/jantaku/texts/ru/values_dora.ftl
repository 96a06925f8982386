## Значения правил о лишних индикаторах и названных дорах

option-zorome_dora-off = один
option-zorome_dora-always_two = всегда два; в мёртвой стене восемь столбиков
option-zorome_dora-list = больше в этих случаях
option-zorome_dora-list-double = два, если на кубиках выпал дубль
option-zorome_dora-list-ones = три, если на кубиках выпали две единицы
option-zorome_dora-list-red = ещё один, если среди них есть красная пятёрка
option-dora_opened_as_wall_shrinks-off = нет
option-dora_opened_as_wall_shrinks-on = ещё один, когда в живой стене осталось 40, 30, 20 и 10 тайлов; в мёртвой стене одиннадцать столбиков
option-devil_star-off = ничего особенного
option-devil_star-on = сразу открыты все индикаторы доры, а урадоры смотрит любой победитель, даже с открытой рукой и без риичи
option-personal_dora_claim-off = личных дор нет
option-personal_dora_claim-a_b = закрытые каны кладут по-японски; чужие личные доры отнимают только доры
option-personal_dora_claim-a_c_d = закрытые каны кладут по-китайски; каждый тайл чужих личных дор отнимает полхана или хан, пока не останется один или два
option-minus_uradora-off = нет, они прибавляют ханы рукам с риичи
option-minus_uradora-always = каждая урадора отнимает хан
option-minus_uradora-no_riichi = у рук без риичи отнимают, рукам с риичи прибавляют
option-announce_dora_before_dice-off = нет
option-announce_dora_before_dice-on = в каждой раздаче дилер может назвать один тайл
option-diced_dora-off = нет
option-diced_dora-on = по сумме двух кубиков
option-diced_dora-odd_even = обычный кубик и кубик «чёт или нечет» дают число от 1 до 12: при 1 доры – единицы, а при 11 доры по индикаторам считаются дважды (число – удвоенный первый кубик, при нечете на единицу меньше: так мы поняли книгу)
option-dora_of_the_day-off = нет
option-dora_of_the_day-on = то, что стало дорой по первому индикатору игры, – дора и во всех следующих раздачах
option-hatsu_almighty-off = нет, это обычный тайл
option-hatsu_almighty-on = дора в каждой раздаче, а взятый со стены в риичи – ещё и джокер
