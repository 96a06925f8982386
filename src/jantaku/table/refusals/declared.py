"""Why a word is not said that costs han or points: one more indicator, a mangan staked."""

from jantaku.table.additions.okawari import Okawari
from jantaku.table.additions.tetora_appu import TetoraAppu
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.question import Question, dead


def okawari(question: Question) -> Refusal | None:
    """To turn one more indicator (001:2102)."""
    rules = question.table.played(Okawari)
    if rules is None:
        return refuse("okawari_off")
    if question.hand.mute:
        return dead(question)
    obstacle = rules.obstacle(question.deal, question.seat)
    return refuse(f"okawari_{obstacle}") if obstacle else None


def tetora_appu(question: Question) -> Refusal:
    """To stake a mangan (001:2399)."""
    rules = question.table.played(TetoraAppu)
    if rules is None:
        return refuse("tetora_off")
    deal, seat = question.deal, question.seat
    if question.hand.pond or question.hand.melds or rules.may_stake(deal, seat):
        return refuse("tetora_late")
    return refuse("tetora_points", least=rules.needed(deal, seat))
