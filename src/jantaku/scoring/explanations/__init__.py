"""Why a hand is worth what it is worth, a module for each thing that is explained. `jantaku.scoring.explain` puts them
together."""
