# Уроки: заголовки, столбцы и короткие строки между текстами из src/jantaku/lessons/texts.

lesson-section-short = Коротко
lesson-section-special = Что здесь особенного
lesson-section-need = Что нужно
lesson-section-goal = Что вы собираете
lesson-section-setup = Подготовка и раздача
lesson-section-setup-taiwanese = Подготовка и сдача
lesson-section-setup-sichuan = Подготовка и сдача
lesson-section-before = Запрещённая масть
lesson-section-turn = Ваш ход
lesson-section-calls = Объявления
lesson-section-ready = Риичи
lesson-section-ready-taiwanese = Просящая рука с раздачи
lesson-section-dora = Бонусные тайлы
lesson-section-dora-taiwanese = Цветы
lesson-section-wins = Что побеждает
lesson-section-yaku = Всё, что засчитывается
lesson-section-pays = Сколько платят
lesson-section-draws = Если никто не победил
lesson-section-match = Вся игра
lesson-section-differs = Если вы знаете другой маджонг

lesson-box-man = Ман (символы)
lesson-box-man-taiwanese = Символы
lesson-box-man-sichuan = Символы
lesson-box-pin = Пин (точки)
lesson-box-pin-taiwanese = Точки
lesson-box-pin-sichuan = Точки
lesson-box-sou = Со (бамбуки)
lesson-box-sou-taiwanese = Бамбуки
lesson-box-sou-sichuan = Бамбуки
lesson-box-winds = Ветры (восток, юг, запад, север)
lesson-box-dragons = Драконы (белый, зелёный, красный)
lesson-box-flowers = Цветы
lesson-box-seasons = Сезоны
lesson-copies = { $count ->
    [one] каждого вида по { $count }
    [few] каждого вида по { $count }
   *[many] каждого вида по { $count }
}
lesson-copies-differ = разных видов – разное число
lesson-copies-red = { $reds ->
    [one] каждого вида по { $count }, одна пятёрка красная
    [few] каждого вида по { $count }, { $reds } пятёрки красные
   *[many] каждого вида по { $count }, красных пятёрок – { $reds }
}

lesson-copies-all-red = { $reds ->
    [one] каждого вида по { $count }, но пятёрка одна, и она красная
    [few] каждого вида по { $count }, все { $reds } пятёрки красные
   *[many] каждого вида по { $count }, все { $reds } пятёрок красные
}

lesson-yaku = Яку
lesson-yaku-taiwanese = Фан
lesson-yaku-sichuan = Ценная комбинация
lesson-closed = закрытая
lesson-closed-taiwanese = закрытая
lesson-closed-sichuan = закрытая
lesson-open = открытая
lesson-open-taiwanese = открытая
lesson-open-sichuan = открытая
lesson-worth = Цена
lesson-price-hand = сколько стоит рука
lesson-means = Что это
lesson-bonus-means = За каждый выложенный цветок или сезон.

lesson-han = Ханы
lesson-han-sichuan = Фаны
lesson-limit = Лимит
lesson-sum = Очки руки
lesson-sum-taiwanese = Таи
lesson-ron = Рон
lesson-ron-taiwanese = Со сноса
lesson-ron-sichuan = Со сноса
lesson-tsumo = Цумо
lesson-tsumo-taiwanese = Со стены
lesson-tsumo-sichuan = Со стены
lesson-dealer-ron = Дилер: рон
lesson-dealer-ron-taiwanese = Дилер: со сноса
lesson-dealer-tsumo = Дилер: цумо
lesson-dealer-tsumo-taiwanese = Дилер: со стены
lesson-other-ron = Не-дилер: рон
lesson-other-ron-taiwanese = Другой игрок: со сноса
lesson-other-tsumo = Не-дилер: цумо
lesson-other-tsumo-taiwanese = Другой игрок: со стены
lesson-open-ron = Открытая: рон
lesson-open-tsumo = Открытая: цумо
lesson-closed-ron = Закрытая: рон
lesson-closed-tsumo = Закрытая: цумо
lesson-paid-about = Для цумо указано, сколько платит каждый, первым – дилер.
lesson-paid-about-taiwanese = Для победы со стены указано, сколько платит каждый, первым – дилер. Надбавка дилера, у которого ещё не было побед подряд, учтена.
lesson-paid-about-sichuan = Для маджонга со стены указано, сколько платит каждый, кто ещё в игре.
lesson-fu30 = Для рук дешевле мангана таблица составлена при 30 фу; если фу больше, платят больше.
lesson-honba = Хонба прибавляет { $ron } к рону и { $tsumo } к каждой выплате за цумо.
lesson-stick = Риичи стоит { $points }.
lesson-noten = При ничьей те, кто не в темпае, все вместе платят { $points }.
lesson-stake = При ничьей каждый кладёт на стол { $points }.

lesson-no-yaku = Больше ничего не засчитывается
lesson-result-limit =
    Вместе – { $limit }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
lesson-result-sum =
    Вместе { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
lesson-result-sum-taiwanese =
    Победитель получает { $points ->
        [one] { $points } тай
        [few] { $points } тая
       *[many] { $points } таев
    }.
lesson-result-chips =
    Вместе { $han } хан, { $chips ->
        [one] { $chips } жетон
        [few] { $chips } жетона
       *[many] { $chips } жетонов
    }.
lesson-result-fu =
    Вместе { $han } хан { $fu } фу, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
lesson-result-han =
    Вместе { $han } хан, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
lesson-result-han-sichuan =
    Вместе { $han ->
        [one] { $han } фан
        [few] { $han } фана
       *[many] { $han } фанов
    }, победитель получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
lesson-suit-m = ман
lesson-suit-p = пин
lesson-suit-s = со

## Главы уроков, которые отвечают на вопросы

guide-play = Как играть: урок с самого начала
guide-yaku = Что такое яку и чем выигрывают
guide-points = Как считают и оплачивают руку
guide-tiles = Тайлы и что ещё нужно для игры
guide-win = Как выглядит выигрышная рука
guide-calls = Объявления: чи, пон, кан
