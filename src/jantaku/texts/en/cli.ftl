## The command line

cli-about = Mahjong rule books that run.
cli-option-help = Show this page and stop.
cli-option-lang = The language of everything that is said; otherwise that of the locale.
cli-option-version = Print the version and stop.
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-default = (if not given: { $value })
cli-help-required = (must be given)
cli-help-options = Options

## Mistakes of whoever typed the command

cli-mistake = Error: { $sentence }
cli-no-such-command = there is no command “{ $command }”; the commands are: { $choice }.
cli-no-such-option = there is no option { $option }.
cli-missing-argument =
    { $means ->
        [none] { $argument } is missing.
       *[told] { $argument } is missing: { $means }.
    }
cli-extra-argument = there is too much in the command: { $extra }.
cli-missing-option = { $option } is missing: { $means }.
cli-option-without-value = { $option } needs a value.
cli-lang-without-value = --lang needs a language; choose one of: { $choice }.
cli-not-a-number = { $option } needs a whole number, and “{ $value }” is none.
cli-unwritable = the answer could not be written to its end ({ $reason }).
cli-wrong-usage = the command is written wrongly; --help shows how to write it.
language-unknown = there is no language “{ $language }”; choose one of: { $choice }.
