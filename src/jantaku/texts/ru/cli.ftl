## The command line

cli-about = Маджонг по любым правилам – с объяснениями.
cli-option-help = Показать эту справку и выйти.
cli-option-lang = Язык всех сообщений; если не указан, берётся тот, что выбран в системе.
cli-option-version = Показать версию и выйти.
cli-help-arguments = Аргументы
cli-help-commands = Команды
cli-help-default = (если не указать: { $value })
cli-help-required = (обязательно)
cli-help-options = Параметры

## Mistakes of whoever typed the command

cli-mistake = Ошибка: { $sentence }
cli-no-such-command = нет команды «{ $command }»; есть команды: { $choice }.
cli-no-such-option = нет параметра { $option }.
cli-missing-argument =
    { $means ->
        [none] не указан аргумент { $argument }.
       *[told] не указан аргумент { $argument } ({ $means }).
    }
cli-extra-argument = лишнее в команде: { $extra }.
cli-missing-option = не указан параметр { $option } ({ $means }).
cli-option-without-value = после { $option } нужно значение.
cli-lang-without-value = после --lang нужен язык; выберите один из: { $choice }.
cli-not-a-number = после { $option } нужно целое число, а не «{ $value }».
cli-unwritable = вывод не удалось записать до конца ({ $reason }).
cli-wrong-usage = команда записана неверно; как надо, показывает --help.
language-unknown = нет языка «{ $language }»; выберите один из: { $choice }.
