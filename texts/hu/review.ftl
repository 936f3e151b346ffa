### Texts of the saved mistakes, which come back after some days.

title = Hibák átnézése
due-of = Ma esedékes: { $due } / { $all } hiba
due-today = Ma esedékes: { $due }
empty = Nincs mentett hiba. Elemezz egy játszmát, és tanulj a hibáiból. Egy nap múlva visszatérnek ide, aztán egyre ritkábban.
begin = Átnézés most
due-now = ma esedékes
due-in = { $days } nap múlva esedékes
delete = Törlés
delete-of = Törlés: { $turn }, { $source }
delete-all = Összes törlése
delete-all-means = { $count ->
    [one] A mentett hiba törlődik. Ez nem vonható vissza.
   *[other] Az összes mentett hiba ({ $count }) törlődik. Ez nem vonható vissza.
}
keep = Mentés átnézésre
keep-says = Ezek a hibák a következő napokban feladványként visszatérnek.
game-of = { $gold } – { $silver }
full = Legfeljebb { $most } hiba menthető. Ha újakat mentenél, törölj néhányat.
