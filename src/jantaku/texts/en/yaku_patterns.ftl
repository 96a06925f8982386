## Elements that their pattern decides: what each is, and what its pattern asks for

yaku-kinmonkyou-text = Four runs of one suit, each beginning where the one before ends: 1-2-3, 3-4-5, 5-6-7 and 7-8-9, a bridge on its piers. The pair is free.
yaku-kinmonkyou-because = the runs 1-2-3, 3-4-5, 5-6-7 and 7-8-9 of one suit

fact-pattern-not = the tiles do not stand as it wants
