## Значения настроек открытого риичи, разлома, жетонов и штрафов

option-open_riichi-off = открытого риичи нет
option-open_riichi-wait = открывают ожидающую часть руки
option-open_riichi-hand = открывают всю руку
option-open_riichi_yakuman_payment-off = сколько стоит рука
option-open_riichi_yakuman_payment-on = не меньше якумана, если был другой выбор
