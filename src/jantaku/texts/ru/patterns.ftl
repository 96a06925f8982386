## What is wrong with a pattern (docs/reference/pattern-language.md)

pattern-empty = шаблон пуст.
pattern-long =
    в шаблоне { $length ->
        [one] { $length } знак
        [few] { $length } знака
       *[many] { $length } знаков
    }, а можно не больше { $limit }.
pattern-deep = скобки и «not» вложены друг в друга глубже предела ({ $limit }).
pattern-blocks = в одном перечне { $count } { $count ->
    [one] блок
    [few] блока
   *[many] блоков
}, а можно не больше { $limit }.
pattern-costly = шаблон пришлось бы прикладывать к каждой руке { $cost } { $cost ->
    [one] раз
    [few] раза
   *[many] раз
}, а предел { $limit }; нужно меньше букв или блоков.
pattern-sign = знак «{ $sign }» в шаблоне ничего не значит.
pattern-word = слова «{ $word }» в шаблонах нет, и это не тайлы.
pattern-word-near = слова «{ $word }» в шаблонах нет; может быть, «{ $nearest }»?
pattern-tiles = «{ $tiles }» – не тайлы; пишут номиналы, а за ними масть: 19m, 5z, n+1x.
pattern-no-tile = тайла { $tile } не существует.
pattern-red = шаблон не видит цвета пятёрки; пишите 5.
pattern-honour-rank = у ветров и драконов нет номиналов, поэтому «{ $letter }» не может стоять перед z.
pattern-rank = нет такого номинала «{ $letter }», при котором все записанные через него номиналы лежат между 1 и 9.
pattern-not-block = «{ $tiles }» – не блок; блок – это щунцу 123x, пара 55z, коцу 555p или кан 5555p, а набор тайлов пишут после «of».
pattern-uncountable = «{ $tiles }»: после «contains» и «held» номиналы пишут цифрами, а масть не может быть *.
pattern-number = число должно лежать между { $least } и { $most }.
pattern-needs = здесь должно стоять «{ $word }».
pattern-needs-one = здесь должно стоять «{ $first }» или «{ $second }».
pattern-needs-joint = здесь должно стоять «and», «or» или конец.
pattern-needs-term = здесь должен стоять блок или условие.
pattern-needs-block = здесь должен стоять блок: 123x, 55z или слово run, triplet, quad, set, pair, single, any.
pattern-needs-class = здесь должны стоять тайлы: 2468s, 5z, x, terminals, winds, seat ...
pattern-needs-tiles = здесь должны стоять тайлы, записанные цифрами и буквами: 1112345678999x.
pattern-needs-number = здесь должно стоять число.
pattern-needs-comparison = здесь должно стоять =, >= или <=.
pattern-needs-wait = здесь должно стоять ожидание: tanki, shanpon, kanchan, penchan, ryanmen или thirteen.
