## Elements that their pattern decides: what each is, and what its pattern asks for

yaku-kinmonkyou-text = Четыре щунцу одной масти, каждое начинается там, где кончается предыдущее: 1-2-3, 3-4-5, 5-6-7 и 7-8-9, как мост на опорах. Пара любая.
yaku-kinmonkyou-because = щунцу 1-2-3, 3-4-5, 5-6-7 и 7-8-9 одной масти

fact-pattern-not = тайлы складываются не так, как нужно
