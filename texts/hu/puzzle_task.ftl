### Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

task = Feladat
difficulty = Nehézség: { $value }
difficulty-long = A feladvány nehézsége a feladványos értékszámod skáláján: { $value }, az eltérés legfeljebb { $range }
no-difficulty = Még nincs értékelve
link = Link
theme-is = Téma: { $theme }
study = Az állás elemzése
was-solved = { $days ->
    [0] ma megoldva
    [one] tegnap megoldva
   *[other] { $days } napja megoldva
}
was-failed = { $days ->
    [0] ma nem sikerült
    [one] tegnap nem sikerült
   *[other] { $days } napja nem sikerült
}
earlier = Korábban: { LIST($results, separator: ", ") }.
link-long = A feladvány linkje
hold-means = Az ellenfélnek nem maradhat útja a célhoz, és nyúlon kívül más figurát nem ejthet foglyul.
hint-long = Tipp, aztán több segítség (H). A feladvány ezután hibának számít.
hint-marks = A hibás jelölések eltűntek. Keresendő mezők: { $count }.
solve-long = A megoldás megmutatása (S). Ha még nem oldottad meg a feladványt, hibának számít.
retry-long = A kör újrakezdése (Enter)
next-long = A következő feladványhoz (N)
line = A megoldás lépésenként
line-says = A ← és a → billentyűvel lépegethetsz benne.
step-back = Előző lépés
step-on = Következő lépés
new-rating = Új értékszámod: { $value } ± { $range }.
counting-apart = A számlálós gyakorlatok nem változtatják meg az értékszámodat.
not-counted = Ezt a feladványt már láttad, ezért nem számít az értékszámodba.
returns = Ez a feladvány holnap visszatér.
