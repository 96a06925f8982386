"""Where three suits and honours win nothing (001:1779) bots play for hands that do."""

from jantaku.players.matches import played_by_bots
from jantaku.rules import read
from jantaku.table.events import DealEnded, Won


def test_bots_win_hands_of_two_suits() -> None:
    rules = read('id = "x"\nextends = "riichi"\ntwo_suit_binding = "hand"')
    events = [event for seed in (0, 1) for event in played_by_bots(rules, seed).events]
    wins = sum(isinstance(event, Won) for event in events)
    assert wins >= sum(isinstance(event, DealEnded) for event in events) / 3
