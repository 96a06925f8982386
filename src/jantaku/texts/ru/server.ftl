## Что сервер говорит страницам и программам (jantaku.server)

server-no-pages = Страницы Jantaku здесь не собраны. В клоне проекта make play соберёт их и запустит сервер; адреса под /api работают и без них.
server-next-deal = сдаёт { $dealer }
server-missing-seats =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
       *[many] { $count } мест свободно
    }
server-missing-ready = ещё не готовы: { $names }
server-bot-name = Бот { $number }
server-replay-nonsense = Эту запись не удаётся разыграть за столом.
server-replay-differs = Запись расходится с правилами: раздача { $deal }, событие { $event }.

## Кнопки

server-action-pass = Пас
server-action-tsumo = Цумо
server-action-ron = Рон
server-action-abort = Кюшукюхай
server-action-okawari = Окавари: ещё индикатор, −1 хан
server-action-tetora-appu = Тетора аппу: ставка мангана
server-action-name-dora = Назвать дору
server-action-name-dora-tiles = Дора: { $tiles }
server-action-hissatsu = Чо хиссацу: три тайла
server-action-jiri = Дзири: взять личной дорой
server-action-stage = Этап
server-action-show = Открыть руку
server-action-stop = Закончить игру
server-action-ready = Просящая с раздачи
server-action-discard = Сбросить
server-action-discard-tiles = Сбросить { $tiles }
server-action-riichi = Риичи
server-action-riichi-tiles = Риичи, сброс { $tiles }
server-action-open-riichi = Открытое риичи
server-action-open-riichi-tiles = Открытое риичи, сброс { $tiles }
server-action-chi = Чи
server-action-chi-tiles = Чи с { $tiles }
server-action-pon = Пон
server-action-pon-tiles = Пон с { $tiles }
server-action-open-kan = Кан
server-action-open-kan-tiles = Кан с { $tiles }
server-action-added-kan = Кан
server-action-added-kan-tiles = Малый открытый кан { $tiles }
server-action-raised-run = Дзюн
server-action-raised-run-tiles = Дзюн: дополнить щунцу тайлом { $tiles }
server-lay-on-run = Дзюн: дополнить щунцу { $run } тайлом { $tiles }
server-action-ponten = Пон и риичи
server-action-ponten-tiles = Пон с { $tiles } и риичи
server-action-chiten = Чи и риичи
server-action-chiten-tiles = Чи с { $tiles } и риичи
server-action-second-kan = Кан
server-action-closed-kan = Закрытый кан
server-action-closed-kan-tiles = Закрытый кан { $tiles }
server-action-choose = Выбрать
server-action-choose-tiles = Выбрать { $tiles }
server-action-pair = Пара
server-action-pair-tiles = Пара с { $tiles }
server-action-nuki = Отложить
server-action-nuki-tiles = Отложить { $tiles }
server-action-kita = Отложить север
server-action-replace = Заменить
server-action-replace-tiles = Заменить { $tiles }
server-action-eyes-kan = Кан вместо пары
server-action-eyes-kan-tiles = Кан вместо пары: { $tiles }
server-call-no-yaku = После этого объявления не видно ни одного яку: рука может так и не выиграть.
server-pass-costs =
    { $cost ->
        [dearer] до следующего взятия – только маджонг дороже этого
        [riichi] фуритен до конца раздачи
        [own_turn] фуритен до вашего хода
        [own_discard] фуритен до вашего сброса
       *[other] временный фуритен
    }
server-action-pay =
    Заплатить { $player ->
        [E] востоку
        [S] югу
        [W] западу
        [N] северу
       *[other] месту { $player }
    }
server-choose-suit =
    Без { $suit ->
        [m] символов
        [p] точек
       *[s] бамбуков
    }

## Кнопки словами тайваньского и сычуаньского маджонга

server-action-tsumo-taiwanese = Победа
server-action-ron-taiwanese = Победа
server-action-chi-taiwanese = Чоу
server-action-chi-tiles-taiwanese = Чоу с { $tiles }
server-action-pon-taiwanese = Панг
server-action-pon-tiles-taiwanese = Панг с { $tiles }
server-action-open-kan-taiwanese = Конг
server-action-open-kan-tiles-taiwanese = Конг с { $tiles }
server-action-added-kan-taiwanese = Малый открытый конг
server-action-added-kan-tiles-taiwanese = Малый открытый конг { $tiles }
server-action-closed-kan-taiwanese = Закрытый конг
server-action-closed-kan-tiles-taiwanese = Закрытый конг { $tiles }
server-action-nuki-taiwanese = Цветок
server-action-nuki-tiles-taiwanese = Цветок { $tiles }
server-action-tsumo-sichuan = Ху
server-action-ron-sichuan = Ху
server-action-pon-sichuan = Панг
server-action-pon-tiles-sichuan = Панг с { $tiles }
server-action-open-kan-sichuan = Конг
server-action-open-kan-tiles-sichuan = Конг с { $tiles }
server-action-added-kan-sichuan = Дополненный конг
server-action-added-kan-tiles-sichuan = Дополненный конг { $tiles }
server-action-closed-kan-sichuan = Закрытый конг
server-action-closed-kan-tiles-sichuan = Закрытый конг { $tiles }

## Ошибки

server-error-not_json = Это не JSON.
server-error-bad_message = В сообщении не хватает поля или поле неверно.
server-error-unknown_type = Сообщений такого вида нет.
server-error-too_long = Сообщение длиннее, чем можно.
server-error-too_slow = Запрос приходил слишком долго.
server-error-slow_down = Слишком много сообщений за короткое время: подождите немного.
server-error-hello_first = Сначала представьтесь и назовите стол.
server-error-no_table = Такого стола нет.
server-error-no_match = Такой игры нет.
server-error-not_found = Такого здесь нет.
server-error-wrong_token = Это место занято другим игроком.
server-error-wrong_origin = Страница открыта не с этого сервера.
server-error-wrong_host = Сервер не знает этого имени. Добавить имя может тот, кто его запускает: --origin.
server-error-not_seated = Это могут делать только сидящие за столом.
server-error-not_watchable = За этим столом нельзя наблюдать.
server-error-not_host = Местами распоряжается тот, кто открыл стол.
server-error-table_full = За этим столом нет свободных мест.
server-error-name_taken = За этим столом уже есть игрок с таким именем.
server-error-name_wrong = В имени должно быть от 1 до 24 знаков.
server-error-not_playing = Игра ещё не началась.
server-error-not_waiting = Игра уже началась.
server-error-match_over = Игра окончена.
server-error-rules_changed = Эта игра начата в прежней версии программы, которая понимала её правила иначе. Продолжить её нельзя.
server-error-still_playing = Игра ещё не окончена.
server-error-phrases_only = Во время раздачи – только готовые фразы; свои слова – между раздачами.
server-error-late = Поздно: вопрос уже закрыт.
server-error-cannot_take_back = За этим столом нечего брать назад.
server-error-no_hints = За этим столом играют без подсказок.
server-error-elsewhere = Эту игру продолжает другой сервер: подключитесь снова.
server-error-wrong_rules = В наборе правил есть ошибки.
server-error-not_built = Программа пока соблюдает не все эти правила.
server-error-wrong_hand = Руку не удаётся разобрать.
server-error-no_win = Эта рука не выигрывает.
server-error-wrong_record = Запись не удаётся прочитать.
server-error-too_many_tables = Столов слишком много: попробуйте позже.
server-error-too_much = На такой запрос серверу не хватит отведённого времени или памяти.
server-error-busy = Сервер занят. Повторите чуть позже.
server-error-too_many_sockets = Отсюда открыто слишком много соединений. Закройте лишние вкладки и попробуйте снова.
server-error-restarting = Сервер перезапускается. Партия скоро продолжится.
server-error-internal = Ошибка на сервере; ничего не изменилось.

## Правила словами

rules-value-on = да
rules-value-off = нет
rules-value-kandora_on_rinshan_win-ankan = только после закрытого кана
rules-silent-here = Здесь не действует из-за правила «{ $because }»: { $value }.
rules-quoted = «{ $name }»
rules-price-off = не засчитывается
rules-price-both = { $closed }, открытая рука – { $open }
rules-price-closed = { $closed }, только закрытая рука
rules-price-open = { $open }, только открытая рука
rules-price-hand = по стоимости руки
rules-price-multiple =
    { $count ->
        [one] { $count } якуман
        [few] { $count } якумана
       *[many] { $count } якуманов
    }
rules-repair-reset = Вернуть как было: { $value }
rules-repair-set = Поставить: { $value }

rules-base-furiten_kinds = Игрок в фуритене не может победить по рону, только по цумо. Свой сброс: если среди своих сброшенных тайлов, даже забранных другими, есть хоть один из тех, что ждёт рука, рон невозможен ни на один из них, пока ожидание не сменится. Пропуск: кто пропустил выигрышный тайл, не может победить по рону до своего следующего хода. После риичи такой пропуск действует до конца раздачи.
