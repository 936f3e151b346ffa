### Texts of the engine on the study screen.

engine = Motor
toggle-long = A motor be- vagy kikapcsolása (L)
score-even = { NUMBER($rabbits, fractionDigits: 2) }
score-gold = +{ NUMBER($rabbits, fractionDigits: 2) }
score-silver = −{ NUMBER($rabbits, fractionDigits: 2) }
score-win = { $side ->
    [gold] +#{ $turns }
   *[silver] −#{ $turns }
}
score-title-even = Az állás kiegyenlített
score-title = { CAPITAL($side) } előnye { NUMBER($rabbits, fractionDigits: 2) } nyúl
score-title-win = { $turns ->
    [0] { CAPITAL($side) } ebben a körben nyer
    [1] { CAPITAL($side) } ebben a körben nyer
   *[other] { CAPITAL($side) } { $turns } körön belül nyer
}
chance = Száz ilyen játszmából Arany { $gold }, Ezüst { $silver } játszmát nyerne
depth = mélység: { $depth } lépés
deeper = Mélyebben
deeper-long = Az állás vizsgálata négyszer annyi ideig
fewer-lines = Kevesebb folytatás
more-lines = Több folytatás
play-line = A kör lejátszása
threat = Fenyegetés
threat-long = Mivel fenyegetne a másik fél, ha most ő jönne (X)
threat-of = Mivel fenyegetne { CAPITAL($side) }, ha { CAPITAL(OPPONENT($side)) } kihagyhatná ezt a kört:
completes = { $steps ->
    [one] A kör befejezése az első lépés után.
   *[other] A kör befejezése az első { $steps } lépés után.
}
dead-end = Ezekkel a lépésekkel nem kezdődik szabályos kör. Vonj vissza egyet.
no-threat =
    .no-turn = Nincs megmutatható fenyegetés, mert itt senki sem léphet.
    .push-unfinished = Előbb fejezd be a lökést: a kör itt nem érhet véget.
    .over = Nincs megmutatható fenyegetés, mert ha a kör itt véget érne, a játszmának is vége lenne.
forbidden = Ezt a játszmát emberek játsszák egymással, ezért a motor a végéig ki van kapcsolva.
engine-on = Motor bekapcsolva.
engine-off = Motor kikapcsolva.
best-line = { $score }. A legjobb kör: { $steps }.
then-line = Aztán: { $steps }.
threat-shown = Keressük, mivel fenyeget { CAPITAL($side) }.
threat-hidden = A fenyegetés már nem látszik.
threatens = { CAPITAL($side) } fenyegetése: { $steps }
