"""The steps of a deal, by what happens in them. `jantaku.table.course` has the list of all."""
