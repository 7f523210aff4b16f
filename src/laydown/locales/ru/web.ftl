# Карты и рука.

card-wild-sign = дикая
card-face-down = карта рубашкой вверх
card-named-wild = { $card }, дикая
card-named-new = { $card }, новая
hand-label = Ваши карты
hand-keys = Стрелки ведут по картам, пробел выбирает, Shift со стрелками выбирает несколько. Клавиша достоинства переходит к нему, с Shift выбирает все карты этого достоинства. Ctrl со стрелками передвигает карту.
hand-moved = { $card }, теперь { $place } из { $count }
spread-with-wilds = { $cards }, { $count ->
    [one] из них { $count } дикая
    [few] из них { $count } дикие
   *[other] из них { $count } диких
}
spread-squared = { $cards }, сложены стопкой
spread-down = { $cards }, перевёрнуты рубашкой вверх
pile-empty = Сброс пуст
pile-top = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху { $card }
cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
