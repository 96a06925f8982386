## jantaku serve

serve-about = Игра в браузере: запустить сервер со столами, правилами, подсчётом и записями.
serve-option-port = Порт сервера; 0 – любой свободный.
serve-option-host = Адрес сервера; 0.0.0.0 пускает других из вашей сети.
serve-option-db = Где хранить игры: sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА; если не указать – jantaku.db в папке данных пользователя.
serve-option-pages = Папка с собранными страницами вместо тех, что идут с программой.
serve-option-book = Папка с книгой правил в виде сайта вместо той, что собирает make site.
serve-option-origin = Ещё один источник, страницы которого могут обращаться к серверу; можно повторять.
serve-option-proxy = Адрес обратного прокси, которому сервер верит, от кого пришёл запрос; можно повторять.
serve-option-log = Вид журнала: text или json – для программ, собирающих журналы.
serve-no-such-log = журнала { $log } нет; бывают text и json.
serve-option-open = Открыть первую страницу в браузере.
serve-address = Jantaku здесь: { $address } (Ctrl+C – закончить).
serve-lacks = серверу нужны пакеты, которые не установлены: { $packages }. Установите их: pip install "jantaku[server]".
serve-no-port = не удаётся занять адрес { $host }, порт { $port }: возможно, он занят другой программой. Выберите другой: --port 8137.
serve-no-database = не удаётся открыть базу данных { $db }: { $why }. Подходит, например, --db sqlite:///club.db.
serve-newer-database = с этой базой данных работала более новая версия Jantaku (формат { $form }, а этой версии известны форматы до { $known }). Обновите Jantaku или выберите другую базу: --db.
serve-no-pages-there = в папке { $folder } нет собранных страниц (index.html).
serve-uvicorn = в uvicorn { $version } нет того, на что опирается сервер: { $names }. Установите версию, с которой он проверен: pip install "uvicorn=={ $known }".
