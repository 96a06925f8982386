"""What options do: one small entry per option, in one module per part of the table.

Only here options are known by their ids. Each module has a table `EFFECTS`: by option, what its value does to a `Draft`
of the plan. `jantaku.rules.compile` puts the tables one after the other and makes the plan.
"""
