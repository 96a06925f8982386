site-title = Книга правил Jantaku
site-about = Маджонг по любым правилам: что говорит каждое правило, как оно работает за столом, кто так играет и где об этом сказано.
site-rules = Правила
site-yaku = Яку
site-games = Игры
site-sets = Наборы правил
site-docs = Документация
site-rules-about = Все настройки правил: какие у каждой значения и короткая раздача к каждому из них.
site-yaku-about = Всё, за что платят руке: примеры рук, где это есть, и рук, где этого чуть-чуть не хватает.
site-games-about = Игры целиком: от риичи для четверых до игр других стран.
site-sets-about = Готовые наборы, по которым можно играть: организации, серверы, клубы, регионы.
site-docs-about = Первые шаги, руководства, справочник и объяснения, как устроена программа.
site-count = { $count ->
    [one] { $count } статья
    [few] { $count } статьи
   *[many] { $count } статей
}
site-so-many-sets = { $count ->
    [one] { $count } набор правил
    [few] { $count } набора правил
   *[many] { $count } наборов правил
}
site-search = Поиск по книге
site-search-short = Поиск
site-nothing-found = Ничего не нашлось.
site-menu = Меню
site-contents = Содержание
site-more = Другие страницы
site-sources = Источники
site-begin = В начале
site-moves = Ход за ходом
site-open-app = Открыть в программе
site-theme = Светлая или тёмная тема
site-only-english = Эта страница пока только на английском.
site-parent = В основе
site-changes = Что изменено
site-all-settings = Все настройки
site-edition = Редакция
site-game = Игра
site-prices = За что платят руке
site-game-page = Об игре подробно
site-same = Ничего: играют именно так.
site-id = В файлах
site-code = Записывается
site-skip = К тексту
site-state-done = поддерживается
site-state-not_yet = пока не поддерживается
site-state-not_software = только для этикета
site-price = Цена
site-made = Сделано из каталога Jantaku { $version }.
site-home = К содержанию
site-element-pattern = Яку комбинаций
site-element-situational = Яку ситуаций
site-element-yakuman = Якуманы
site-element-declared = Объявления
site-element-flower = Цветы
site-element-bonus = Надбавки
site-element-prize = Призы
site-element-penalty = Штрафы
site-element-side_game = Побочные игры
site-element-label = Пометки
site-game-game = Игры
site-game-framework = Семейства игр
site-game-preset = Наборы правил с именем
site-game-training = Для упражнения
site-game-solitaire = Для одного
site-game-idea = Замыслы
site-game-name = Известны только по названию
site-game-not_a_game = Не отдельные игры
