"""Players: who answers for a seat, the bot that plays every built game, and matches of bots against each other.

A player is asked with the view of its seat and the question; it knows nothing else of the match (`agent`). The one bot
weighs what its hand may become against what its discard may cost, both under the rules that are played (`bot`).
"""

from jantaku.players.agent import Player, seated
from jantaku.players.bot import Bot
from jantaku.players.matches import play_matches, played_by_bots
from jantaku.players.rates import Rates

__all__ = ["Bot", "Player", "Rates", "play_matches", "played_by_bots", "seated"]
