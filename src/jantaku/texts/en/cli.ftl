## The command line

cli-about = Mahjong under any rules, explained.
cli-option-help = Show this help and exit.
cli-option-lang = Output language (default: your locale).
cli-option-version = Show the version and exit.
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-default = (default: { $value })
cli-help-required = (required)
cli-help-options = Options

## Mistakes of whoever typed the command

cli-mistake = Error: { $sentence }
cli-no-such-command = unknown command “{ $command }”. Commands: { $choice }.
cli-no-such-option = unknown option { $option }.
cli-missing-argument =
    { $means ->
        [none] { $argument } is missing.
       *[told] { $argument } is missing: { $means }.
    }
cli-extra-argument = unexpected argument: { $extra }.
cli-missing-option = { $option } is missing: { $means }.
cli-option-without-value = { $option } needs a value.
cli-lang-without-value = --lang needs a language: { $choice }.
cli-not-a-number = { $option } must be a whole number, got “{ $value }”.
cli-unwritable = the output could not be written completely ({ $reason }).
cli-wrong-usage = invalid command; see --help.
language-unknown = unknown language “{ $language }”. Languages: { $choice }.
