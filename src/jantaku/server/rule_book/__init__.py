"""The rule book as the pages ask for it: rule sets, entries, examples, checks, hands that somebody wrote."""
