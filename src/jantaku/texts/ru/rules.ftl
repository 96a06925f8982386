## What is wrong with a rule set

rules-wrong =
    в наборе правил { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }:
rules-not-toml = это не TOML; правило пишут так: имя = значение, слова – в кавычках.
rules-wrong-more =
    и ещё { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }.
rules-toml-deep = это не набор правил: скобки или имена через точку вложены слишком глубоко.
rules-toml-digits = в числе слишком много цифр.
rules-toml-twice = это написано в файле дважды.
rules-toml-unfinished = это не TOML: файл обрывается, не закрыт список, таблица или кавычки либо нет значения.
rules-unknown = в каталоге нет «{ $key }».
rules-unknown-near = в каталоге нет «{ $key }»; может быть, «{ $nearest }»?
rules-element-as-option = «{ $key }» – это элемент стоимости, а не правило: его место в yaku.add, yaku.remove или yaku.price.
rules-element-by-option = { $element } включается только правилом { $option }.
rules-listed-twice = в { $key } дважды стоит { $entry }.
rules-element-by-part = у { $element } нет собственной цены; её задаёт { $place }.
rules-wrong-value = у { $key } не бывает значения { $value }; можно: { $choice }.
rules-falling-list = числа в { $key } не должны убывать, а { $value } стоит после { $least }.
rules-wrong-table = { $key } должно быть таблицей.
rules-wrong-ids = { $key } должно быть списком идентификаторов элементов стоимости.
rules-wrong-price = у { $key } не бывает значения { $value }; цена – это число ханов, mangan, haneman, baiman, sanbaiman, yakuman, 2x yakuman, hand_value или таблица с closed и open.
rules-wrong-patterns = yaku.patterns должно быть таблицей, в которой не больше { $most } шаблонов.
rules-wrong-pattern = шаблону { $key } нужны текст «pattern» и цена «price», ещё может быть название «name» на ru и en; больше ничего.
rules-own-wrong = «{ $text }» – не яку. Напишите шаблон, двоеточие и цену, например «123x 345x 567x 789x pair: yakuman»; цена – число ханов или лимит, «2/1» – за закрытую и за открытую руку.
rules-own-many = В наборе может быть не больше { $most } своих яку, а здесь их { $count }.
rules-pattern-id = «{ $key }» не может быть идентификатором своего яку: нужны строчные латинские буквы, цифры и _, и такого идентификатора не должно быть в каталоге.
rules-header-word = «{ $key }» должно быть текстом.
rules-header-switch = «{ $key }» должно быть true или false.
rules-header-id = у «{ $key }» не бывает значения { $value }: идентификатор состоит из строчных латинских букв, цифр и _, например "{ $example }".
rules-header-extends = у «{ $key }» не бывает значения { $value }: здесь называют готовый набор или файл рядом, без .toml, строчными латинскими буквами, цифрами и _, например "{ $example }".
rules-header-languages = «{ $key }» должно быть таблицей с текстами для ru и en.
rules-header-ids = «{ $key }» должно быть списком идентификаторов.
rules-header-citations = «{ $key }» должно быть таблицей с текстом для каждого идентификатора.
rules-header-readings = «{ $key }» должно быть таблицей с текстом для каждого идентификатора, на одном языке или на обоих.
rules-no-id = в наборе правил не указан его id.
rules-not-a-game = «{ $game }» есть в каталоге, но это не игра, в которую можно сыграть.
rules-no-such-game = в каталоге нет игры «{ $game }».
rules-no-parent = нет набора правил «{ $parent }», чтобы взять его за основу: рядом нет файла { $parent }.toml, и среди готовых такого нет (jantaku rules list --kind preset).
rules-no-parent-near = нет набора правил «{ $parent }», чтобы взять его за основу; может быть, «{ $nearest }»?
rules-extends-itself = набор правил взят за основу самого себя: { $chain }.
rules-root-lacks = набор без основы должен задать все работающие правила; не хватает { $count }: { $options } …
rules-ceiling = с score_ceiling = { $ceiling } игра кончится сразу: у всех с самого начала { $start } очков.
rules-uma-places =
    в { $key } { $places ->
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    }, а игроков { $players }.
rules-option-of-games = правило { $option } – для игр: { $games }; а здесь игра { $game }.
rules-hand-size = в руке вида { $structure } тайлов { $tiles }, а раздают { $dealt } (parts.wall.blocks): нужно раздавать на один меньше, чем в руке.
rules-exclusion-kinds = если вывести из игры столько видов ({ $kinds }), раздавать может быть нечего: понадобится до { $needed } тайлов, а в наборе их { $tiles }.
rules-wall-sides = стороны стены ({ $sides }) не подходят: игроков { $players }, а стопок всего { $stacks }.
rules-winners = parts.winners.until = { $until }: столько игроков в одной раздаче победить не могут, если всего их { $players }.
rules-most-han = для победы нужно { $least } хан, а больше { $most } хан быть не может (parts.admission.most_han): победить не сможет никто.
rules-part-by-option = { $key } задаётся правилом { $option }: укажите это правило.
rules-part-unknown = нет части «{ $key }»; есть: { $choice }.
rules-part-no-table = { $key } должно быть таблицей.
rules-dragons-for-three = драконы вместо ветров места (sangensen) бывают только в игре на троих, а здесь игроков { $players }.
rules-split-for-three = цумо на двоих делят (payments.tsumo_split = «{ $split }») только в игре на троих, а здесь игроков { $players }.
rules-split-needs-phantoms = для payments.tsumo_split = "phantoms" нужны фантомы: укажите их места в payments.phantoms.
rules-phantoms = payments.phantoms = { $phantoms }: из { $seats } мест фантомам принадлежит каждое второе, начиная с 1; меняться тайлами, выбирать масть, строить руку, играть в команде и отдыхать они не могут, и выплаты не округляют до тысяч.
rules-indicator-elsewhere = { $option } говорит об индикаторах мёртвой стены, а по этим правилам (parts.dora.source) индикатор не там.
rules-marked-fives = красных и цветных { $tile } вместе { $count }, а в наборе таких тайлов { $there }: нужно меньше красных (akadora) или не нужно coloured_dora.
rules-reserve-indicator = тайлы замены берут оттуда, где лежал бы индикатор: при wall.replace_from = "reserve" нужно dora_indicator = "off".
rules-dead-wall-small = в мёртвой стене не хватит места: стопок в ней { $stacks }, а тайлов замены { $replacements }, и ещё нужна стопка для индикатора.
rules-never-in-mixed-sets = запрет держать отложенные тайлы в руке (nuki_dora.in_hand = «never») ещё не работает в играх, где сеты дополняют другими тайлами (parts.supplements).
rules-flowers-in-sets = nuki_dora.tiles: { $tiles } отложить нельзя: в играх, где сеты дополняют другими тайлами (parts.supplements), цветы и сезоны остаются в руке.
rules-seats-number = parts.payments.seats = { $seats }, а за столом от { $least } до { $most } мест.
rules-seats-tiles = мест { $seats }, в руке { $dealt } тайлов: вместе с первым взятым тайлом и мёртвой стеной нужно { $needed }, а в наборе { $tiles }.
rules-members = игроков { $members }, мест { $seats }: в seats.members игроков должно быть больше, чем мест (но не больше { $most }), с seats.rotation и без seats.teams.
rules-members-yakitori = якитори там, где игроки по очереди отдыхают, пока не поддерживается.
rules-teams = seats.teams = { $teams }: нужна команда для каждого из мест (их { $seats }), считая с 0; команд не меньше двух, и все они равны.
rules-players = seats.hands = { $hands }: для каждого из мест (их { $seats }, считая с 0) нужен игрок; у двух игроков либо все места общие, либо ни одного, и никто не отдыхает.
rules-no-price = у { $element } нет цены в каталоге: укажите её в yaku.price.
rules-removed-and-priced = элемент { $element } одновременно убирается и включается.
rules-not-in-use = элемент { $element } и так не включён, убирать нечего.
rules-relation-excludes = { $because } и { $other } = { $value } исключают друг друга.
rules-relation-needs = для { $because } нужно { $other } { $wanted }, а здесь { $value }.
rules-relation-forces = при { $because } обязательно { $other } { $wanted }, а здесь { $value }.
rules-relation-overrides = при { $because } не бывает { $other } = { $value }, только { $other } { $wanted }.

## What may be written for an option

rules-form-number = число от { $low } до { $high }
rules-form-number-step = число от { $low } до { $high } с шагом { $step }
rules-form-list-number = список чисел от { $low } до { $high }, всего их { $size }
rules-form-list-number-step = список чисел от { $low } до { $high } с шагом { $step }, всего их { $size }
rules-form-list-words = список из слов { $words }
rules-form-words-and-elements = список из слов { $words } и идентификаторов элементов стоимости
rules-form-list-elements = список идентификаторов элементов стоимости
rules-form-list-tiles = список тайлов, например 7z
rules-part-tiles = тайлы, например 2345678m
rules-part-list = список текстов
rules-form-table = таблица с полями { $fields }
rules-form-text = текст
rules-form-code = код, например "{ $example }"

## What cannot be

rules-no-such-set = нет набора правил «{ $name }»; все наборы перечисляет jantaku rules list --kind preset.
rules-no-such-set-near = нет набора правил «{ $name }»; может быть, «{ $nearest }»?
rules-no-such-edition = у { $name } нет редакции { $edition }, есть { $present }.
rules-no-such-file = файла { $file } нет.
rules-file-is-folder = { $file } – папка, а не файл.
rules-file-no-text = файл { $file } – не текст в UTF-8.
rules-unreadable = файл { $file } не читается.
rules-check-preset = «{ $name }» – готовый набор, а check читает файлы; его показывает jantaku rules show { $name }.
rules-no-such-entry = в каталоге нет «{ $name }»; поищите: jantaku rules search или jantaku rules list.
rules-no-such-entry-near = в каталоге нет «{ $name }»; может быть, «{ $nearest }»?
rules-nothing-found = в каталоге ничего не называется «{ $words }».
rules-cannot-do-without = в { $set } и так нет «{ $rule }», убирать нечего.
rules-not-built-scoring = по правилам «{ $set }» считать руки пока нельзя: не { $count ->
    [1] работает
   *[other] работают
} { $rules }.
rules-not-built-settlement = по правилам «{ $set }» подводить итоги пока нельзя: не { $count ->
    [1] работает
   *[other] работают
} { $rules }.
rules-not-built-playing = по правилам «{ $set }» играть пока нельзя: не { $count ->
    [1] работает
   *[other] работают
} { $rules }.
rules-wrong-filter = у { $what } нет значения «{ $value }»; можно: { $choice }.

## jantaku rules

rules-argument-id = Id, название или файл набора правил.
rules-argument-words = Слова из названия, на любом языке.
rules-argument-set = Готовый набор правил или файл.
rules-argument-file = Файл набора правил.
rules-about = Справка по правилам, проверка и сравнение наборов правил.
rules-coverage-about = Сколько записей из книг уже работает.
rules-show-about = Всё о правиле, элементе стоимости, игре или наборе правил.
rules-search-about = Найти запись по любому из её названий.
rules-list-about = Список записей каталога.
rules-diff-about = Чем отличаются два набора правил.
rules-check-about = Проверить набор правил в файле.
rules-schema-about = Вывести JSON Schema наборов правил.
rules-option-json = Ответить в формате JSON, для программ.
rules-option-sources = Показать и номера строк книг, для тех, кто работает над правилами.
rules-option-part = Только записи этой части.
rules-option-state = Только записи в этом состоянии: done, not_yet, not_software.
rules-option-kind = Только option, element, game или preset.
rules-kind-option = правило
rules-text-in-game = { $game }: { $text }
rules-house = домашнее правило, в книгах его нет
rules-kind-element = элемент стоимости
rules-kind-game = игра
rules-kind-preset = набор правил
rules-kinds-option = правила
rules-kinds-element = элементы стоимости
rules-kinds-game = игры
rules-state-done = работает
rules-state-not_yet = ещё не работает
rules-state-not_software = не для программы
rules-column-kind = Вид
rules-column-part = Часть
rules-column-total = Всего
rules-column-id = Id
rules-column-name = Название
rules-column-state = Состояние
rules-column-value = Значение
rules-column-meaning = Смысл
rules-column-rule = Правило
rules-column-source = Источник
rules-column-reading = Как понято
rules-value-list = список
rules-value-table = таблица
rules-value-text = текст
rules-value-unbuilt = { $means } (ещё не работает)
rules-relates-excludes = исключает
rules-relates-needs = требует
rules-relates-forces = влечёт
rules-relates-overrides = означает
rules-relates-withdraws = означает, если не выбрано иное,
rules-total = всего
rules-coverage-house =
    И ещё { $count ->
        [one] { $count } правило – домашнее
        [few] { $count } правила – домашние
       *[many] { $count } правил – домашние
    }: в книгах таких нет.
rules-field-kind = что это
rules-field-ja = по-японски
rules-field-state = состояние
rules-field-reason = причина
rules-field-parts = части
rules-field-default = обычно
rules-field-choice = значения
rules-field-price = цена
rules-field-option = включается правилом
rules-field-conflicts = противоречит
rules-field-related = смотрите также
rules-field-relations = связи
rules-field-seed = источник
rules-field-lines = строки книг
rules-field-origin = откуда
rules-field-note = примечание
rules-field-games = игры
rules-field-players = игроков
rules-field-tiles = тайлы
rules-field-tiles-taiwanese = кости
rules-field-tiles-sichuan = кости
rules-field-hand = рука
rules-field-aka = другие названия
rules-field-foreign = по-английски
rules-source-records = записи игр сервера
rules-source-summary = опубликованное описание, { $year }
rules-field-extends = основа
rules-field-edition = редакция
rules-field-fingerprint = отпечаток
rules-field-missing = ещё не работает
rules-field-unknown = не сказано в источнике
rules-field-silent = написано, но не действует
rules-silent = { $rule } (из-за { $because })
rules-not-there = такого правила нет
rules-differences-none = { $one } и { $other } – одни и те же правила.
rules-differences-unnamed = { $one } и { $other } записаны одинаково, но для программы значат не одно и то же.
rules-same-meaning = Записаны они по-разному, но для программы значат одно и то же.
rules-checked = Ошибок нет: { $file } – набор «{ $name }», { $fingerprint }.
rules-checked-scoring = Считать руки по этому набору можно.
rules-checked-scoring-missing = Считать руки по этому набору пока нельзя. Не работают: { $rules }.
rules-checked-settlement-missing = Подводить итоги по нему пока нельзя. Не работают: { $rules }.
rules-checked-table-missing = За столом ещё не работают: { $rules }.
rules-checked-silent = Написано, но не действует: { $rules }.

## Examples of scoring elements

rules-field-pattern = шаблон
rules-field-example = пример
rules-field-near = не засчитывается
rules-example = { $hand } + { $win }, { $by ->
    [tsumo] цумо
   *[ron] рон
 }
rules-example-under = входит в { $element }
rules-example-seat = место: { $seat }, раунд: { $round }
rules-example-indicators = индикаторы { $tiles }
rules-example-pond = сброс { $pond }
rules-example-pond-taken = сброс { $pond }, один тайл взят другим игроком
rules-no-yakuman = двойным может быть только якуман, а { $element } – не якуман.

## Books, chapters and pages that are cited

source-book = «{ $book }»
source-in-book = { $book }, { $chapters }
source-chapter = «{ $chapter }»
source-page = «{ $chapter }», с. { $page }
source-pages = «{ $chapter }», с. { $pages }
