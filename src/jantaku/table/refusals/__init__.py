"""Reasons why not, by what was wanted: each module answers for a few verbs. `jantaku.table.refusals.why` asks them."""
