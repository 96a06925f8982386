## Pages

pages = Страницы
page-score = Счёт
page-rules = Правила
page-replay = Записи
no-such-page = Такой страницы нет
language = Язык
theme = Оформление
theme-switch = Светлая или тёмная тема
theme-auto = Как в системе
theme-classic = Классическая зелёная
theme-indigo = Ночь индиго
theme-cinnabar = Киноварь
theme-paper = Бумага
tile-backs = Рубашки
back-amber = Янтарь
back-indigo = Индиго
back-jade = Нефрит
tile-faces = Рисунок
faces-classic = Обычный
faces-numbers = С цифрами
wind-letter = В
setting-tilt = Стол под наклоном (большой экран)
setting-calls = Слова объявлений
calls-own = Как принято за этим столом
calls-romaji = Ромадзи
calls-ru = По-русски
calls-en = По-английски
calls-kanji = Иероглифы
close = Закрыть
cancel = Отмена
wait = Минутку
connecting = Соединяемся…

## Lobby

lobby-title = Маджонг по любым правилам – с объяснениями
lobby-about = Риичи, игры на троих, тайваньский и сычуаньский маджонг. Каждый отказ и каждое очко объясняются.
your-name = Ваше имя
guest = Гость
play-now = Играть сразу
with-bots = { $name }, против ботов
play = Играть
games = Игры
more-games = Другие игры
riichi-elsewhere = Риичи по правилам клубов, лиг и серверов
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
minutes = около { $count } мин
title-riichi = Риичи
title-sanma_tenhou = Санма
title-taiwanese = Тайваньский маджонг
title-sichuan = Сычуаньский маджонг
about-riichi = Риичи, доры и красные пятёрки. Без яку не победить.
about-sanma_tenhou = Риичи втроём: без чи, быстрее, и руки дороже. Север откладывают как дору.
about-taiwanese = Шестнадцать костей в руке и цветы; стоимость считают в таях.
about-sichuan = Без благородных костей. От одной масти надо избавиться; сдача идёт, пока не победят трое.
with-people = С людьми
join-code = Код стола, шесть цифр
code-six = В коде шесть цифр.
code-wrong = Стола с кодом { $code } нет: проверьте цифры.
join = Сесть
to-table = К столу
create-table = Открыть стол
create = Открыть
open-tables = Столы со свободными местами
no-open-tables = Сейчас таких нет. Откройте свой.
running-tables = Идут игры
no-running-tables = Сейчас смотреть нечего.
free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
  }
bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
  }
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
  }
my-tables = Ваши столы
table-waiting = ждёт игроков
table-playing = идёт игра
table-over = игра окончена
you-have = у вас { $points }, место { $place }
length-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
  }
length-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
  }
give-up-alone = Убрать стол насовсем? Доиграть эту игру будет нельзя.
give-up-people = Выйти насовсем? За вас доиграет бот, вернуться будет нельзя.
rules-chip = { $name } + { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
  }
rules-unchanged = Без изменений
game = Игра
presets = Наборы правил
own-set-broken = В этом наборе есть ошибки или правила, которые ещё не работают. Исправьте его и возвращайтесь.
change-rules = Изменить правила
read-rules = Прочитать правила
seats = Места
you = это вы
seat-person = человек
seat-bot = бот
clock-setting = Часы
clock-both = { $base } с + запас { $bank } с
clock-about = Запас времени пополняется каждую раздачу. Когда он кончится, стол ответит за вас: объявит победу, откажется от сета или сбросит взятый тайл.
no-clock = без часов
call-window = Время на объявления
call-window-none = сколько нужно
call-window-fixed = всегда { $seconds } с, пауза ничего не выдаёт
spectators = Зрители
watch-table = видят стол, но не руки
watch-hands = видят все руки, но только после раздачи
watch-off = не допускаются
helper-allowed = Подсказки разрешены
helper-yes = разрешены
helper-no = нет
listed = Показывать стол в лобби
table-name = Название стола
no-table = Стол недоступен
take-seat = Занять место
no-free-seats = Свободных мест нет.
watch = Смотреть
waiting-players = Кто за столом
free-seat = Свободное место
add-bot = Добавить бота
remove-bot = Убрать бота
empty-add-bot = { $count ->
    [one] Позовите игрока или добавьте бота.
   *[other] Позовите игроков или добавьте ботов.
  }
room-changed = За столом перемены: нажмите «К игре!» ещё раз.
ready = к игре
not-ready = ещё нет
i-am-ready = К игре!
take-ready-back = Подождите
invite = Пригласить
code-aloud = Код, который можно сказать вслух:
copy-link = Скопировать ссылку
invite-alone = Этот сервер отвечает только на этом компьютере: у других ссылка не откроется. Чтобы пригласить их, запустите его с --host 0.0.0.0.
copied = Скопировано
qr = Ссылка на стол в виде QR-кода
chat = Чат
chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
   *[many] Чат: { $count } новых сообщений
  }
chat-empty = Сообщений пока нет.
chat-text = Сообщение
chat-later = Во время раздачи доступны только готовые фразы, свои слова – между раздачами.
send = Отправить
phrases = Готовые фразы
mute = Скрыть сообщения: { $name }
unmute = Показать сообщения: { $name }
phrase-hello = Здравствуйте!
phrase-luck = Приятной игры!
phrase-fine = Красиво!
phrase-close = Почти!
phrase-ouch = Эх…
phrase-sorry = Простите
phrase-moment = Минутку
phrase-hurry = Ваш ход
phrase-thanks = Спасибо
phrase-bye = Спасибо за игру!
phrase-smile = 🙂
phrase-wow = 😮
phrase-cry = 😭
phrase-clap = 👏
phrase-think = 🤔
phrase-cool = 😎
vote-end = Предложить закончить партию
vote-wanted = { $names }: закончим партию? Согласны { $count } из { $of }.
vote-yes = Согласиться
vote-back = Играть дальше
vote-ended = Партия закончена по общему решению
vote-ended-about = Очки – как стояли; надбавок за места нет.
share-picture = Поделиться картинкой
share-sent = Картинка отправлена.
share-saved = Картинка сохранена, ссылка скопирована.
share-kept = Картинка сохранена.
share-failed = Поделиться не удалось.
wants-rematch = { $name } хочет сыграть ещё
follow-rematch = К новой игре
leave-alone = Игра подождёт: вы найдёте её в лобби среди своих столов.
leave-people = Пока вас нет, за вас играет бот. Место останется за вами: вернуться можно из лобби.
leave-now = Выйти
leave-not = Остаться
gave-up = Связь не восстановилась
gave-up-why = Место за вами: пока вас нет, за вас играет бот. Игра хранится на сервере.
hint-1 = Нажмите на тайл в своей руке, чтобы сбросить его.
hint-1-touch = Коснитесь тайла, чтобы приподнять его; второе касание – сброс.
hint-2 = Серым показано то, чего сейчас нельзя. Нажмите – и узнаете почему.
hint-3 = В меню слева вверху – правила стола и ход игры, под «?» – клавиши.
hint-3-wide = Ход игры и правила стола – справа, под «?» – клавиши.
hint-3-touch = В меню слева вверху – правила стола и ход игры, под «?» – что делают касания.

## Words at the table

word-riichi = Риичи
word-open_riichi = Открытое риичи
word-chou_riichi = Чо риичи
face-down = Тайл рубашкой вверх
word-ura_buse_riichi = Ура бусе риичи
word-kiseki_riichi = Кисеки риичи
word-ready = Просящая
word-tsumo = Цумо
word-ron = Рон
word-chi = Чи
word-pon = Пон
word-kan = Кан
word-open_kan = Кан
word-added_kan = Кан
word-ponten = Пон, риичи
word-chiten = Чи, риичи
word-second_kan = Кан
word-raised_run = Дзюн
word-okawari = Окавари
word-tetora_appu = Тетора аппу
word-name_dora = Назвать дору
word-hissatsu = Чо хиссацу
word-jiri = Дзири
word-stage = Этап
word-closed_run = Дзюн
word-closed_kan = Закрытый кан
word-eyes_kan = Кан вместо пары
word-pair = Пара
word-nuki = Дора
word-kita = Дора
word-replace = Замена
word-abort = Кюшукюхай
word-show = Показать
word-stop = Закончить
word-choose = Выбрать
word-tsumo-taiwanese = Победа
word-ron-taiwanese = Победа
word-chi-taiwanese = Чоу
word-pon-taiwanese = Панг
word-kan-taiwanese = Конг
word-open_kan-taiwanese = Конг
word-added_kan-taiwanese = Конг
word-closed_kan-taiwanese = Закрытый конг
word-nuki-taiwanese = Цветок
word-tsumo-sichuan = Ху
word-ron-sichuan = Ху
word-pon-sichuan = Панг
word-kan-sichuan = Конг
word-open_kan-sichuan = Конг
word-added_kan-sichuan = Конг
word-closed_kan-sichuan = Закрытый конг

## Tiles

tile-m = { $rank } ман
tile-p = { $rank } пин
tile-s = { $rank } со
tile-m-chinese = { $rank ->
    [one] { $rank } символ
    [few] { $rank } символа
   *[many] { $rank } символов
  }
tile-p-chinese = { $rank ->
    [one] { $rank } точка
    [few] { $rank } точки
   *[many] { $rank } точек
  }
tile-s-chinese = { $rank ->
    [one] { $rank } бамбук
    [few] { $rank } бамбука
   *[many] { $rank } бамбуков
  }
tile-red = { $tile }, красная
tile-blue = { $tile }, синяя
tile-green = { $tile }, зелёная
tile-gold = { $tile }, золотой
tile-1z = восточный ветер
tile-2z = южный ветер
tile-3z = западный ветер
tile-4z = северный ветер
tile-5z = белый дракон
tile-6z = зелёный дракон
tile-7z = красный дракон
tile-1f = слива
tile-2f = орхидея
tile-3f = хризантема
tile-4f = бамбук (цветок)
tile-5f = весна
tile-6f = лето
tile-7f = осень
tile-8f = зима

## Table

seat = Место { $seat }
centre = Середина стола
deal-name = { $round ->
    [E] Восток
    [S] Юг
    [W] Запад
    [N] Север
   *[other] { $round }
  } { $number }
honba = { $count ->
    [one] { $count } хонба
    [few] { $count } хонбы
   *[many] { $count } хонб
  }
honba-taiwanese = побед подряд: { $count }
sticks = { $count ->
    [one] { $count } палочка
    [few] { $count } палочки
   *[many] { $count } палочек
  }
pot = ставки
tiles-left = осталось { $count }
tiles-left-short = ещё { $count }
last-tile = последний тайл
indicators = Индикаторы доры
own-indicators = Свои индикаторы доры
pond-of = Сброс: { $name }
nothing-lies = Здесь пока ничего не лежит.
tiles-in-hand = { $name }: в руке { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
  }
bonus-of = Отложено ({ $name }): { $count }
own-hand = Ваша рука
actions = Действия
from = от игрока { $name }
dora = дора
ura = урадора
named = ещё доры
dealer = дилер
to-play = ходит
melds = сеты
drawn = взятый тайл
bot = бот
phantom = Фантом
phantoms = Фантомы
phantom-account = Здесь никто не сидит. Счёт у фантомов общий.
online = на связи
offline = нет связи
chips = жетонов: { $count }
chips-unit = жетоны
void-suit = Избавляется от { $suit ->
    [m] символов
    [p] точек
   *[s] бамбуков
  }
out-badge = победа № { $place }
out = вне игры
pass = Пас
choose = Выбрать
discard = Сбросить
choose-discard = Выберите тайл для сброса
furiten = Фуритен
furiten-by-own_pond = свой сброс
furiten-by-missed = пропуск
furiten-by-riichi = пропуск в риичи
waits = Ожидания
waits-for = ждёт
draw-made-by = Причина:
kans-shown =
    { $count ->
        [one] закрытый конг
       *[other] закрытые конги
    }
waits-total = всего { $count }
waits-more = Ожидания: сколько осталось и сколько стоит победа
waits-ask = Чего жду?
waits-about = Осталось – сколько таких тайлов вы не видите. Стоимость – по руке и открытой доре, без урадоры, хонб и яку за удачу.
wait-left = Осталось
wait-ron = { $word }
wait-tsumo = { $word }
wait-only = только { $word }
wait-no-yaku = нет яку
building = Соберите руку
building-about = Выберите { $count } тайлов так, чтобы до победы не хватало одного и рука с риичи стоила манган или больше. Остальные вы будете сбрасывать.
building-hand = Рука: { $count } из { $of }
building-rest = На сброс: { $count }
building-more = { $count ->
    [one] Выберите ещё { $count } тайл.
    [few] Выберите ещё { $count } тайла.
   *[many] Выберите ещё { $count } тайлов.
  }
building-not-ready = Не темпай: эту руку не завершит ни один тайл.
building-own = из них на сбросе: { $count }
building-waiting = Готово. Ждём соперника…
building-clear = Сначала
building-done = Готово
built-hand = Ваша рука
wait-minimum = меньше минимума
wait-other-wait = другое ожидание без яку
wait-idle-meld = открытый сет вне яку
wait-dead = не осталось
in-all = всего
your-turn = Ваш ход
menu = Меню
log = Ход игры
rules = Правила
helper = Подсказка
toggles = Автоматически
toggle-win = Автопобеда
toggle-calls = Без объявлений
toggle-discard = Автосброс взятого
toggle-flower = Автоцветы
toggle-nuki = Автодора
stands-down-discard = Автосброс ждёт: есть из чего выбрать.
stands-down-calls = «Без объявлений» не пропускает победу: решайте сами.
stands-down-chosen = Выбранный заранее тайл ждёт: теперь есть из чего выбрать.
back-by-hand = Ход возвращён. Автоматические действия выключены.
stands-down-dora = Автосброс ждёт: пришла дора.
careful = Точно?
think-again = Подумаю
do-anyway = Всё равно
warn-dora = Этот тайл – дора.
warn-void-kept = На руках ещё { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
  } лишней масти, а стена почти пуста. Кто сохранит их до конца, не победит и заплатит.
warn-void-set = Это набор лишней масти. Он останется до конца: рука не победит, и за него придётся платить.
choose-void = От какой масти избавиться?
choose-void-about = Пока она на руках, победить нельзя. Число – сколько у вас таких костей.
toggle-sort = Автосортировка
toggle-win-letter = A
toggle-calls-letter = N
toggle-discard-letter = D
toggle-flower-letter = F
toggle-sort-letter = S
take-back = Взять ход назад
back-before = Вернуться в прошлую раздачу?
back-before-about = В этой раздаче вы ещё не ходили. Если взять ход назад, прошлая раздача продолжится с вашего последнего решения, а её результат пропадёт.
back-before-chinese = Вернуться в прошлую сдачу?
back-before-about-chinese = В этой сдаче вы ещё не ходили. Если взять ход назад, прошлая сдача продолжится с вашего последнего решения, а её результат пропадёт.
back-sure = Вернуться
back-not = Играть дальше
leave-table = Выйти из-за стола
seen = видно { $count } из { $of }
clock = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
  }
watching = Вы смотрите игру
reconnecting = Связь прервалась, соединяемся снова…
try-again = Ещё раз
left-table = Вы вышли, за вас играет бот.
take-seat-back = Вернуться за стол
why-not = Почему нельзя?
rule = Правило
in-the-book = Это правило в книге
source = Источник
understood = Понятно
set-here = За этим столом
whole-rule = Вся страница правила
how-points = Как из ханов и фу получаются очки
base-formula = База: { $fu } фу удваиваются за каждый хан и ещё два раза, { $fu } × 2 в степени { $power } = { $base }. Из неё складываются все выплаты.
whole-sheet = Все правила этого стола
reach = Близко для этой руки
reach-fits = пока подходит
reach-away = { $count ->
    [one] ещё { $count } тайл
    [few] ещё { $count } тайла
   *[many] ещё { $count } тайлов
  }
all-yaku = Все яку и цены
search-short = Найти
all-yaku-chinese = Всё, за что платят
dice = Кубики: { $dice }
breaks-ready = Без этого тайла рука не будет в темпае, поэтому объявить риичи с таким сбросом нельзя.
differences-from = Отличия от набора «{ $name }» ({ $count }):
no-differences = Всё как в этом наборе, без изменений.

## At tables of Taiwan and Sichuan (кость, снос, сдача)

last-tile-chinese = последняя кость
pond-of-chinese = Снос: { $name }
tiles-in-hand-chinese = { $name }: в руке { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
  }
drawn-chinese = взятая кость
discard-chinese = Снести
toggle-discard-chinese = Автоснос взятой
stands-down-discard-chinese = Автоснос ждёт: есть из чего выбрать.
waits-about-chinese = Осталось – сколько таких костей вы не видите. Стоимость – по одной руке, без фанов за случай.
helper-about-chinese = Сколько костей до ожидания и какие кости помогут. Только по тому, что вам видно.
tenpai-chinese = в ожидании
noten-chinese = без ожидания
shanten-chinese = { $count ->
    [one] до ожидания { $count } кость
    [few] до ожидания { $count } кости
   *[many] до ожидания { $count } костей
  }
helper-about-taiwanese = Сколько костей до просящей руки и какие кости помогут. Только по тому, что вам видно.
tenpai-taiwanese = просящая рука
noten-taiwanese = не просящая
shanten-taiwanese = { $count ->
    [one] до просящей руки { $count } кость
    [few] до просящей руки { $count } кости
   *[many] до просящей руки { $count } костей
}
choose-discard-chinese = Выберите кость для сноса
discard-this-chinese = Снести { $tile }:
useful-chinese = { $count ->
    [one] { $count } полезная кость
    [few] { $count } полезные кости
   *[many] { $count } полезных костей
  }
hint-1-chinese = Нажмите на кость в своей руке, чтобы снести её.
hint-1-touch-chinese = Коснитесь кости, чтобы приподнять её; второе касание – снос.
setting-oneTap-chinese = Снос одним касанием
setting-indices-chinese = Цифры в углах костей
setting-ghosts-chinese = Оставлять в сносе след забранных костей
key-lift-chinese = приподнять другую кость
key-drawn-chinese = приподнять взятую кость
key-discard-chinese = снести приподнятую кость
key-calls-chinese = конг, панг, чоу
key-toggles-chinese = автопобеда, без объявлений, автоснос, сортировка
key-next-chinese = к следующей сдаче
deal-chinese = Сдача
moment-chinese = Момент сдачи
deal-back-chinese = Предыдущая сдача
deal-forward-chinese = Следующая сдача
shown-before-chinese = Показано до этого места: сдача { $deal }, событие { $event }; дальше запись воспроизвести не удалось.
replay-key-deal-chinese = к другой сдаче
replay-key-ends-chinese = к началу и концу сдачи
replay-key-marks-chinese = отмечать кости, снесённые сразу со стены
setting-drawnMarks-chinese = Отмечать кости, снесённые сразу со стены
setting-autoFlower-chinese = Выкладывать цветы сразу
bonus-of-chinese = Цветы ({ $name }): { $count }
liable-legend-chinese = Кто отвечает за руку
chat-later-chinese = Во время сдачи доступны только готовые фразы, свои слова – между сдачами.

## Helper

helper-off = За этим столом подсказок нет.
helper-about = Сколько тайлов до темпая и какие тайлы помогут. Только по тому, что вам видно.
helper-stays = Показывать каждый ход
ask-helper = Что поможет?
tenpai = в темпае
noten = нотен
shanten = { $count ->
    [one] до темпая { $count } тайл
    [few] до темпая { $count } тайла
   *[many] до темпая { $count } тайлов
  }
discard-this = Сбросить { $tile }:
useful = { $count ->
    [one] { $count } полезный тайл
    [few] { $count } полезных тайла
   *[many] { $count } полезных тайлов
  }

## Results

look-at-table = Стол
fu = фу
open-rule = Правило
hand-turned-down = рука лежит закрытой до конца сдачи
ledger = Как двигались очки
final = Итог игры
match-over = Игра окончена
match-over-place = Игра окончена: ваше место – { $place } из { $of }
final-how = Из чего сложился итог
final-game = Прирост
final-oka = Ока
final-uma = Ума
final-rounding = Округление
final-prizes = Премии
final-chips = Жетоны
final-penalties = Штрафы
sum-of-all = Все изменения вместе: { $sum }
deal-summary = Итог сдачи
has-won = победа
waiting = в ожидании
not-waiting = без ожидания
waiting-taiwanese = просящая рука
not-waiting-taiwanese = не просящая
near-misses-count = Почти засчитано: { $count }
reason-wins = Победы
reason-kans = Конги
reason-returns = Возврат за конги
reason-not-ready = Нет ожидания
reason-fines = Штрафы
reason-other = Прочее
returned = возвращено
save-record = Сохранить запись
place = Место
points = Очки
total = Итог
account-sticks = палочки на столе
account-fines = штрафы
account-oka = ока
account-uma = ума
account-bank = банк
account-pot = ставки на столе
account-north = отсутствующий север
next = Далее
next-winner = Следующий победитель
rematch = Сыграть ещё
replay = Запись игры
to-lobby = В лобби
still-reading = Ещё читают: { $names }
goes-on = продолжение через { $seconds } с

## Settings and keys

settings = Настройки
speed = Скорость анимации
speed-none = нет
setting-waits = Показывать ожидания
setting-text = Размер текста
setting-leftHanded = Кнопки под левую руку (телефон)
waits-off = никогда
waits-asked = по запросу (H)
waits-always = всегда
setting-sort = Сортировать руку
setting-autoFlower = Откладывать цветы сразу
setting-oneTap = Сброс одним касанием
setting-prechoose = Выбирать сброс заранее, в чужой ход
setting-warnings = Предупреждать о рискованном
setting-askDora = Спрашивать, прежде чем сбросить дору
setting-danger = Отмечать безопасные и опасные тайлы после риичи
danger-about = Б – безопасен, С – судзи, К – за стеной (кабэ), Ж – живой благородный. За столами с подсказками.
danger-safe = безопасен
danger-suji = судзи
danger-wall = за стеной
danger-fresh = живой благородный
danger-safe-letter = Б
danger-suji-letter = С
danger-wall-letter = К
danger-fresh-letter = Ж
danger-said = против игрока { $name }: { $mark }
setting-asText = Стол словами
setting-indices = Цифры в углах тайлов
setting-framedWhite = Белый дракон с рамкой
setting-ghosts = Оставлять в сбросе след забранных тайлов
setting-drawnMarks = Отмечать цумогири
sound = Звук
volume = Громкость
keys = Клавиши
keys-layout = Важно место клавиши, а не буква: годится любая раскладка.
key-lift = приподнять другой тайл
key-drawn = приподнять взятый тайл
key-discard = сбросить приподнятый тайл
key-win = победа
key-riichi = риичи
key-calls = кан, пон, чи
key-flower = цветок, дора
key-choice = какой из вариантов
key-pass = пас
key-escape = выйти из режима или меню, но не пас
key-toggles = автопобеда, без объявлений, автосброс, сортировка
key-panels = подсказка, ход игры, звук, этот список
key-next = к следующей раздаче
space-key = Пробел
touches = Касания
touch-lift = Коснуться тайла
touch-lift-does = приподнять его; приподнятый уйдёт, если кончится время
touch-discard = Коснуться ещё раз
touch-discard-does = сбросить его
touch-one = Коснуться тайла
touch-one-does = сразу сбросить его
touch-slide = Провести вдоль руки
touch-slide-does = приподнимать тайлы по очереди
touch-flick = Смахнуть тайл вверх
touch-flick-does = сбросить его
touch-rest = Задержать палец на тайле на столе
touch-rest-does = отметить и сосчитать все такие тайлы
touch-seat = Коснуться имени или сброса
touch-seat-does = показать тайлы игрока крупно
touch-grey = Коснуться серого
touch-grey-does = узнать, почему нельзя
touch-lift-chinese = Коснуться кости
touch-lift-does-chinese = приподнять её; приподнятая уйдёт, если кончится время
touch-discard-does-chinese = снести её
touch-one-chinese = Коснуться кости
touch-one-does-chinese = сразу снести её
touch-slide-does-chinese = приподнимать кости по очереди
touch-flick-chinese = Смахнуть кость вверх
touch-flick-does-chinese = снести её
touch-rest-chinese = Задержать палец на кости на столе
touch-rest-does-chinese = отметить и сосчитать все такие кости
touch-seat-chinese = Коснуться имени или сноса
touch-seat-does-chinese = показать кости игрока крупно

## Score

score-title = Сколько стоит эта рука?
score-about = Выберите тайлы или введите руку. Последний тайл – выигрышный. Стоимость меняется вместе с рукой и всегда показана с причинами.
place-hand = В руку
place-chi = Чи
place-run = Дзюн
place-pon = Пон
place-kan = Кан
place-closed = Закрытый кан
place-dora = Индикатор доры
place-ura = Индикатор урадоры
place-named = Названная дора
place-nuki = Отложить
where-to = Куда попадёт следующий тайл
remove-tile = Убрать этот тайл
remove-meld = Убрать этот сет
tiles-missing = { $count ->
    [one] Не хватает { $count } тайла
    [few] Не хватает { $count } тайлов
   *[many] Не хватает { $count } тайлов
  }
one-missing = Не хватает одного тайла: посмотрите, чего ждёт рука
flowers-win = Все цветы ({ $count }): последний побеждает сразу, какой бы ни была рука; «Со сноса» значит, что его отобрали у другого игрока
win-tile-hint = Последний тайл – выигрышный; нажмите на тайл, чтобы убрать его
type-hand = Рука в записи
undo = Отменить
clear = Очистить
example = Пример
how-won = Победа
own-wind = Свой ветер
round-wind = Ветер раунда
round-tile = Тайл раунда
who-discarded = Кто набросил
void-legend = Запрещённая масть
suit-m = символы
suit-p = точки
suit-s = бамбуки
foreign-dora-count = Чужие личные доры, хан
foreign-dora-hint = меньше нуля – сколько дор отняли
honba-count = Хонбы
sticks-count = Палочки
circumstances = Обстоятельства
flag-riichi = Риичи
flag-double_riichi = Дабури
flag-ippatsu = Иппацу
flag-haitei = Последний тайл стены (хайтей)
flag-houtei = Последний сброс (хотей)
flag-rinshan = После кана (ринщан)
flag-chankan = Ограбление кана (чанкан)
flag-tenhou = Тенхо
flag-chiihou = Чихо
flag-renhou = Ренхо
flag-needs-closed = рука открыта
flag-other-riichi = выбрано другое риичи
flag-needs-riichi = нужно риичи
flag-needs-tsumo = только по цумо
flag-needs-ron = только по рону
flag-needs-dealer = только у дилера
flag-not-dealer = не у дилера
flag-needs-kan = нужен кан
payments = Выплаты
find-waits = Чего ждёт рука?
no-waits = Ни с одним тайлом эта рука не побеждает.
what-changes = Что изменило бы стоимость
by-self-draw = По цумо
by-discard = По рону
with-riichi = С риичи
without-riichi = Без риичи
as-dealer = У дилера
as-other = Не у дилера
no-win = победы нет
other-preset = По другим правилам
own-set = Свои правила
palette = Тайлы
pick-tile = { $tile }, осталось { $count }
remove-this = Убрать: { $tile }
win-on-this = Выигрышный тайл: { $tile }
take-tile = Взять: { $tile }
tiles-too-many = Лишних тайлов: { $count }
dropped = Столько в наборе нет: { $tiles }
unread = Не прочитано: { $text }
other-winning = Сменить выигрышный тайл
choose-winning = Нажмите на выигрышный тайл.
random-hand = Случайная
place-flower = Цветы
place-chi-chinese = Чоу
place-pon-chinese = Панг
place-kan-chinese = Конг
place-closed-chinese = Закрытый конг
by-discard-word = Со сброса
by-draw-word = Со стены
who-is-out = Кто уже вышел
dealer-wins-count = Побед дилера подряд
river-count = Костей в сносе
liable-legend = Кто отвечает (пао)
fact-first_discard = На первом сносе дилера
fact-after_kan = На сносе после конга
fact-early_kan = Кан до первого сброса
fact-riichi_tile = На сбросе, с которым объявлено риичи
fact-opposite_riichi = Игрок напротив в риичи
fact-okawari = Открыт лишний индикатор (окавари)
fact-tetora_appu = Поставлен манган (тетора аппу)
fact-late_riichi = После риичи на предпоследнем круге
flag-needs-tsumo-chinese = только со стены
flag-needs-ron-chinese = только со сноса
flag-kan-ends-ippatsu = кан прерывает иппацу
flag-needs-aside = такие тайлы здесь не откладывают
flag-one-way = не сочетается с выбранным
flag-no-melds = есть открытые сеты
flag-no-claims = есть сет с чужого сброса
flag-needs-run = щунцу из таких тайлов не бывает
flag-from-dealer = сбросил не дилер
flag-first-turn = не сочетается с победой на первом ходу
left-head = Осталось
wait-void = запрещённая масть
waits-used-up = Все уже в руке:
the-discarder = Набросивший
say-aloud = Вслух:
quoted = «{ $words }»
other-readings = { $count ->
    [one] Ещё { $count } разбор
    [few] Ещё { $count } разбора
   *[many] Ещё { $count } разборов
  }
reading-cheaper = дешевле: { $by }
reading-same = столько же
reading-no-yaku = так яку нет
with-ready = Просящая рука с раздачи
without-ready = Без просящей руки с раздачи
one-more-dora = Ещё одна дора: индикатор
won-on = Победа на другом тайле:

## Rules

rules-title = Правила
all-rules = Все правила
search = Поиск
search-hint = фуритен, furiten, 振り聴 …
kind = Вид
kind-all = Всё
kind-option = Правило
kind-element = Яку
kind-game = Игра
state-done = работает
state-fixed = действует всегда
state-not_yet = ещё не работает
state-not_software = для людей за столом
only-built = Только то, что работает
found = Найдено: { $count }
more-found = и ещё { $count }: уточните запрос
rule-sets = Наборы правил
no-such-rule = Такого правила нет
values = Значения
conflicts = Что с чем связано
related = См. также
examples = Примеры
near-misses = Похоже, но нет
try-it = Посчитать
excludes = Не засчитывается вместе с
players-label = Игроков
tiles-label = Тайлы
hand-label = Рука
who-plays-how = Кто как играет
also-called = Другие названия
play-bots = Играть с ботами
print = Печать
compare-with = Сравнить с набором
lesson = Как играть
lesson-chapters = Главы
main-rules = О чём договариваются за каждым столом
all-options = Все правила ({ $count })
as-sheet = Файл набора правил
tab-rules = Все правила
kinds-all = Всё
kinds-option = Правила
kinds-element = Яку
kinds-game = Игры
group = Раздел
groups = Разделы
group-all = Все
group-before = До раздачи
group-calls = Объявления
group-riichi = Риичи и фуритен
group-dora = Доры
group-yaku = Яку
group-points = Стоимость руки
group-paying = Выплаты
group-draws = Ничьи
group-dealer = Дилер
group-end = Конец игры
group-penalties = Штрафы
group-extras = Прочее
state = Показывать
state-any = все
nothing-found = Ничего не нашлось.
show-more = Показать ещё ({ $count })
not-built-yet = Программа пока не умеет играть по этому правилу. Оно есть в каталоге, чтобы его можно было найти.
not-for-software = Это правило о том, как ведут себя люди за столом; программе здесь нечего делать.
not-switchable-yet = Программа соблюдает это правило так, как в примерах; менять его пока нельзя.
english-only = Описание из книг пока есть только по-английски
reading-english = Как мы поняли источник (пока по-английски)
house-rule = домашнее
house-rule-about = Домашнее правило: в книгах его нет, но игроки о нём спрашивают.
usual-value = обычно
usual-price = Обычная цена
needs = Нужно
counts-here = Засчитывается
examples-at-table = Примеры за столом
example-begins = Начало примера
example-goes-on = Игра идёт дальше
not-allowed = нельзя
played-by = Сыграно по набору
pond = сброс
another-example = Ещё пример
who-plays-so = Так играют
relation-excludes = исключает
relation-needs = требует
relation-forces = влечёт
relation-overrides = означает
relation-withdraws = означает, если не выбрано иное,
at-odds = Плохо сочетается с
our-reading = Как мы поняли источник
note = Примечание
value-on = да
value-off = нет
price-off = не засчитывается
price-closed = закрытая
price-open = открытая
limit-mangan = манган
limit-haneman = ханеман
limit-baiman = байман
limit-sanbaiman = санбайман
limit-yakuman = якуман
limit-2x-yakuman = двойной якуман
form-number = число
form-list = список
form-ids = и по одному, по идентификатору
form-table = подробно
form-code = код
form-text = свои слова

## Rule sets and the editor

own-yaku = Свои яку
own-yaku-new = Придумать яку
own-yaku-add = Добавить
own-yaku-change = Изменить
own-yaku-edit = Изменить яку
own-yaku-remove = Убрать яку
own-yaku-name = Название
own-yaku-pattern = Шаблон
own-yaku-readable = Шаблон понятен.
own-yaku-try = Проверка на собранной руке
own-yaku-hand = Рука без последнего тайла
own-yaku-win = Последний тайл
own-yaku-holds = У этой руки такое яку есть
own-yaku-fails = У этой руки такого яку нет
own-yaku-how = Как это пишется
own-yaku-letters = x, y, w – любые разные масти, n и k – любые номиналы; m, p, s – ман, пин, со; z – благородные (1z–4z ветры, 5z–7z драконы). Сначала идут все блоки руки; если в конце стоит «...», остальные могут быть какими угодно. Условия соединяются словами and, or, not. Нажмите на пример, чтобы начать с него.
own-yaku-han = { $count } хан
own-example-bridge = Мост: соседние щунцу сходятся на одном номинале
own-example-stairs = Лесенка: каждое щунцу на ступень выше
own-example-mirror = Зеркало: крайние тайлы двух мастей
own-example-even = Только чётные
own-example-dragons = Дракон и пара ветров
own-example-last = Одинокий благородный тайл в закрытой руке
make-own = Составить свои правила
own-sets = Свои наборы
no-own-sets = Своих наборов пока нет.
change-it = Изменить
remove = Удалить
remove-sure = Точно удалить?
compare = Сравнить
compare-hint = Отметьте два или три набора.
compare-title = Сравнение наборов
rows-differ = { $count ->
    [one] Различается { $count } правило
    [few] Различаются { $count } правила
   *[many] Различается { $count } правил
  }
sets-are-same = Эти наборы означают одно и то же.
differences-of = Отличия от набора «{ $name }»
editor-title = Свои правила
start-from = За основу
redo = Вернуть
changes = { $count ->
    [0] без изменений
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
  }
set-sum = { $name }{ $count ->
    [0] , без изменений
    [one] {" "}+ { $count } изменение
    [few] {" "}+ { $count } изменения
   *[many] {" "}+ { $count } изменений
  }
conflicts-count = { $count ->
    [one] { $count } противоречие
    [few] { $count } противоречия
   *[many] { $count } противоречий
  }
how-deep = Насколько подробно
depth-minimum = Главное ({ $count })
depth-game = Вся эта игра ({ $count })
depth-everything = Всё, что есть ({ $count })
only-changed = Изменённые
only-conflict = С противоречиями
only-unbuilt = Ещё не работают
changed = изменено
in-preset = в наборе
in-conflict = Противоречие с другим правилом
reset = Вернуть как было
reset-all = Вернуть всё как в наборе
whole-rule-page = Страница правила
no-changes-yet = Пока ничего не изменено.
follows = следует из других изменений
conflict-excludes = Эти два правила исключают друг друга
conflict-needs = Одному правилу не хватает другого
conflict-forces = Одно правило требует от другого иного значения
conflict-overrides = При одном правиле другое ничего не значит
conflict-wrong = Такого значения не бывает
repairs = Как исправить:
set-name = Название
set-name-hint = Наш клуб
save = Сохранить
replace-set = Заменить набор
saved = Сохранено в этом браузере.
not-kept = Этот браузер не сохраняет наборы: скачайте файл.
share = Ссылка
print-language = Язык листа
look-at-preset = Набор целиком
grey-conflict = Чтобы сохранить и сыграть, исправьте противоречия.
grey-name = Чтобы сохранить, дайте набору название.
leave-title = Уйти без сохранения?
leave-about = { $count ->
    [one] { $count } изменение не сохранено.
    [few] { $count } изменения не сохранены.
   *[many] { $count } изменений не сохранено.
  }
leave-save = Сохранить и уйти
leave-anyway = Уйти без сохранения
leave-stay = Остаться
sheet-base = основа
sheet-code = код
sheet-differences = Отличия от основы
sheet-signs = Подписи

## Replay

replay-title = Записи игр
drop-record = Перетащите сюда запись, вставьте её или выберите файл
finished-matches = Игры, сыгранные здесь
step-back = Шаг назад
step-forward = Шаг вперёд
play-on = Пуск
pause = Пауза
moment = Момент раздачи
deal = Раздача
whose-view = Чьими глазами
all-hands = Все руки
moment-picture = Поделиться этим моментом
link-here = Ссылка на это место
draw = ничья
replay-more = Ещё
deal-back = Предыдущая раздача
deal-forward = Следующая раздача
replay-speed = Скорость показа
hide-names = Скрыть имена
save-as = Сохранить запись
format-native = Jantaku (.jsonl)
format-mjlog = mjlog (tenhou.net)
format-tenhou_json = JSON (tenhou.net)
format-mjai = mjai
format-paifu = Пайфу для чтения
choose-file = Выбрать файл
drop-formats = mjlog, JSON tenhou.net, mjai или запись Jantaku, также сжатые (gzip)
no-matches = Законченных игр, открытых для просмотра, здесь пока нет.
all-records = Все записи
to-the-place = К этому месту
shown-before = Показано до этого места: раздача { $deal }, событие { $event }; дальше запись воспроизвести не удалось.
record-tells = В записи: { $text }
rules-tell = По правилам: { $text }
record-checked = Проверка записи
replay-key-step = шаг назад, шаг вперёд
replay-key-decision = к решению того, чьими глазами смотрим
replay-key-deal = к другой раздаче
replay-key-ends = к началу и концу раздачи
replay-key-play = пуск и пауза
replay-key-speed = медленнее, быстрее
replay-key-seat = чьими глазами смотреть
replay-key-hands = все руки или одна
replay-key-marks = отмечать цумогири
replay-key-link = скопировать ссылку на это место
replay-key-list = этот список
replay-key-wheel = Колесо над столом листает события.
score-about-chinese = Выберите кости или введите руку. Последняя кость – победная. Стоимость меняется вместе с рукой и всегда показана с причинами.
win-tile-hint-chinese = Последняя кость – победная; нажмите на кость, чтобы убрать её
win-on-this-chinese = Победная кость: { $tile }
other-winning-chinese = Сменить победную кость
choose-winning-chinese = Нажмите на победную кость.
tiles-too-many-chinese = Лишних костей: { $count }
by-discard-word-chinese = Со сноса
by-self-draw-chinese = Со стены
by-discard-chinese = Со сноса
who-discarded-sichuan = Кто снёс
the-discarder-sichuan = Снёсший
tiles-missing-chinese = { $count ->
    [one] Не хватает { $count } кости
    [few] Не хватает { $count } костей
   *[many] Не хватает { $count } костей
  }
one-missing-chinese = Не хватает одной кости: посмотрите, чего ждёт рука
where-to-chinese = Куда попадёт следующая кость
remove-tile-chinese = Убрать эту кость
no-waits-chinese = Ни с одной костью эта рука не побеждает.
palette-chinese = Кости
won-on-chinese = Победа на другой кости:
flag-haitei-chinese = Последняя кость стены
flag-houtei-chinese = Последний снос
flag-rinshan-chinese = На замене после конга
flag-chankan-chinese = Ограбление конга
flag-needs-kan-chinese = нужен конг
flag-from-dealer-chinese = снёс не дилер
flag-no-claims-chinese = есть сет с чужого сноса
pond-chinese = снос
tiles-label-chinese = Кости
clock-about-chinese = Запас времени пополняется каждую сдачу. Когда он кончится, стол ответит за вас: объявит победу, откажется от сета или снесёт взятую кость.
