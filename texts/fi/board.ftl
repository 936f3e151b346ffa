### The words for sides, pieces and squares in Finnish, and the texts of the board.
### The reader is addressed in the singular: imperatives and “sinä”. Sides are “kulta” and “hopea”, with a small letter
### in the middle of a sentence. A square is named after “ruudussa”, “ruudusta”, “ruutuun” or “ruudun”; only steps have
### the endings of the spoken numbers: “e2:sta e3:een”. “Siirto” is a turn of up to four “askelta”, “vuoro” says whose
### turn it is, “siirto” is “kumottu” (steps) or “peruttu” (turns).

## The words that { $side }, { $piece } and the like stand for. An attribute is a form of the words.

side = { $side ->
    [gold] kulta
   *[silver] hopea
}
    .genitive = { $side ->
        [gold] kullan
       *[silver] hopean
    }
    .partitive = { $side ->
        [gold] kultaa
       *[silver] hopeaa
    }
    .adessive = { $side ->
        [gold] kullalla
       *[silver] hopealla
    }
    .ablative = { $side ->
        [gold] kullalta
       *[silver] hopealta
    }
    .allative = { $side ->
        [gold] kullalle
       *[silver] hopealle
    }
    .essive = { $side ->
        [gold] kultana
       *[silver] hopeana
    }
    .adjective = { $side ->
        [gold] kultainen
       *[silver] hopeinen
    }
    .adjective-genitive = { $side ->
        [gold] kultaisen
       *[silver] hopeisen
    }
    .adjective-partitive = { $side ->
        [gold] kultaista
       *[silver] hopeista
    }
role = { $role ->
    [elephant] elefantti
    [camel] kameli
    [horse] hevonen
    [dog] koira
    [cat] kissa
   *[rabbit] jänis
}
    .genitive = { $role ->
        [elephant] elefantin
        [camel] kamelin
        [horse] hevosen
        [dog] koiran
        [cat] kissan
       *[rabbit] jäniksen
    }
    .partitive = { $role ->
        [elephant] elefanttia
        [camel] kamelia
        [horse] hevosta
        [dog] koiraa
        [cat] kissaa
       *[rabbit] jänistä
    }
    .plural = { $role ->
        [elephant] elefantit
        [camel] kamelit
        [horse] hevoset
        [dog] koirat
        [cat] kissat
       *[rabbit] jänikset
    }
    .yours = { $role ->
        [elephant] elefanttisi
        [camel] kamelisi
        [horse] hevosesi
        [dog] koirasi
        [cat] kissasi
       *[rabbit] jäniksesi
    }
square = { $square }
    .from = { $square }:{ RANK($square) ->
        [1] stä
        [4] stä
        [5] stä
        [7] stä
       *[other] sta
    }
    .to = { $square }:{ RANK($square) ->
        [4] ään
        [7] ään
        [8] aan
       *[other] een
    }
piece = { SIDE($piece, form: "adjective") } { ROLE($piece) }
    .genitive = { SIDE($piece, form: "adjective-genitive") } { ROLE($piece, form: "genitive") }
    .partitive = { SIDE($piece, form: "adjective-partitive") } { ROLE($piece, form: "partitive") }
piece-on = { PIECE($piece) } ruudussa { SQUARE($piece) }
    .role = { ROLE($piece) } ruudussa { SQUARE($piece) }
    .genitive = ruudun { SQUARE($piece) } { PIECE($piece, form: "genitive") }

# A side on its own.
side-name = { CAPITAL($side) }

## The course of a game

board = Arimaa-lauta
steps-left = { $left ->
    [0] ei askelia jäljellä
    [one] { $left } askel jäljellä
   *[other] { $left } askelta jäljellä
}
    .alone = { CAPITAL(steps-left) }
gold = Kulta
silver = Hopea

# Ends of a game. $side is the winner.
draw = Tasapeli: kummallakaan ei ole enää jäniksiä.
won-by-goal = { CAPITAL($side) } voittaa: { SIDE($side, form: "adjective") } jänis pääsi maaliin.
won-by-elimination = { CAPITAL($side) } voittaa: { OPPONENT($side, form: "adessive") } ei ole enää jäniksiä.
won-by-immobilisation = { CAPITAL($side) } voittaa: { OPPONENT($side, form: "adessive") } ei ole sallittua siirtoa.
won-by-time = { CAPITAL($side) } voittaa: { OPPONENT($side, form: "ablative") } loppui aika.
won-by-resignation = { CAPITAL($side) } voittaa: { OPPONENT($side) } luovutti.
won-by-illegal = { CAPITAL($side) } voittaa: { OPPONENT($side) } teki kielletyn siirron.
won-by-forfeit = { CAPITAL($side) } voittaa: { OPPONENT($side) } jätti pelin pelaamatta.
won-by-abandoned = { CAPITAL($side) } voittaa: peli jätettiin kesken.
won-by-score = { CAPITAL($side) } voittaa pisteillä: pelin enimmäispituus tuli täyteen.
won-by-repetition = { CAPITAL($side) } voittaa: { OPPONENT($side) } toisti aseman kolmannen kerran.
won-by-no-rabbits = { CAPITAL($side) } voittaa: kummallakaan ei ole enää jäniksiä.

step = { $piece } { SQUARE($from, form: "from") } { SQUARE($to, form: "to") }
capture = { PIECE($piece) } lyödään ansassa { SQUARE($piece) }
made = { LIST($steps, separator: ", ") }
stepped = { CAPITAL(STOP($made)) } { CAPITAL(steps-left) }.
turned = { CAPITAL(SIDE($turn, form: "genitive")) } siirto { $turn }: { $made }.

## Selecting a piece

in-hand = { CAPITAL($piece) } valittu, { $places ->
    [one] { $places } kohderuutu
   *[other] { $places } kohderuutua
}.
too-far = { CAPITAL($piece) } ei pääse ruutuun { $square } jäljellä olevilla askelilla: siihen tarvitaan { steps }.
behind-rabbit = { CAPITAL($piece) } ei pääse ruutuun { $square }: jänis ei koskaan astu taaksepäin.
frozen-on-way = { CAPITAL($piece) } ei pääse ruutuun { $square }: se jäätyisi ruudussa { $at }.
lost-on-way = { CAPITAL($piece) } ei pääse ruutuun { $square }: se menetettäisiin ansassa { $at }.
way-blocked = { CAPITAL($piece) } ei pääse ruutuun { $square }: muita nappuloita on tiellä.
one-square = { CAPITAL($piece) } ei pääse ruutuun { $square }: työntö tai veto siirtää kumpaakin nappulaa yhden ruudun.
empty-square = Ruudussa { $square } ei ole nappulaa.
choose-follower = Millä nappulalla työnnät { PIECE($piece, form: "genitive") }? Valitse jokin merkityistä nappuloista.
no-legal-step = Ruudun { SQUARE($piece) } { PIECE($piece) } ei voi liikkua: { ROLE($piece) ->
    [rabbit] sen edessä tai sivuilla ei ole tyhjää ruutua, eikä jänis koskaan astu taaksepäin
   *[other] sen vieressä ei ole tyhjää ruutua
}.
frozen = Ruudun { SQUARE($piece) } { PIECE($piece) } on jäätynyt, koska sen vieressä on { $by }. Se ei voi liikkua,
    ellei vieressä ole oman puolen nappulaa.
# A piece of the side that moves.
lost = Ansassa { SQUARE($piece) } menetetään { PIECE($piece) }, koska vieressä ei ole oman puolen nappulaa. Kumoa askel,
    niin saat sen takaisin.
# A piece of the other side.
captured = Ansassa { SQUARE($piece) } lyödään { PIECE($piece) }.

## Why a turn or a setup is refused

game-over = Peli on päättynyt.
setup-expected = Kummankin puolen on aseteltava nappulansa ennen ensimmäistä siirtoa.
turn-expected = Kumpikin puoli on jo asetellut nappulansa.
another-position = Siirto alkaa toisesta asemasta.
repetition = Siirto ei voi päättyä tähän: sama asema oli laudalla jo siirtojen { $turns } jälkeen, eikä kolmatta kertaa
    sallita. Muuta siirtoa.
no-step = Ota ainakin yksi askel, ennen kuin päätät siirron. Valitse oma nappula ja sitten ruutu.
push-not-complete = Työntö on kesken: siirrä ruutuun { $square } { OPPONENT($piece, form: "adjective") } nappula, joka
    on vahvempi kuin { ROLE($piece) }.
nothing-changed = Siirto ei voi päättyä tähän: kaikki nappulat ovat palanneet lähtöruutuihinsa. Muuta siirtoa.

## Why a piece can’t step

no-steps-left = Askelia ei ole jäljellä: päätä siirto tai kumoa askel.
frozen-by = Ruudun { SQUARE($piece) } { PIECE($piece) } on jäätynyt: ruudussa { $by } on vahvempi vastustaja, eikä
    vieressä ole oman puolen nappulaa.
complete-push = Vie ensin työntö loppuun: siirrä ruutuun { $square } nappula, joka on vahvempi kuin { $piece }.
elephant = Ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") } ei voi työntää eikä vetää: mikään nappula ei
    ole elefanttia vahvempi.
nobody-pushes = Ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") } ei voi työntää: sen vieressä ei ole
    vahvempaa { OPPONENT($piece, form: "adjective-partitive") } nappulaa.
pushers-frozen = Ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") } ei voi työntää: sen vieressä olevat
    vahvemmat nappulat ovat jäätyneet.
push-needs-two-steps = Ruudun { SQUARE($piece) } { PIECE($piece, form: "genitive") } työntämiseen tarvitaan kaksi
    askelta, mutta jäljellä on vain yksi.
rabbit-backward = Jänis ei voi astua taaksepäin.
occupied = Tiellä on { $piece }.
off-board = Ruudun { SQUARE($piece) } { PIECE($piece) } joutuisi laudan ulkopuolelle.

## Why a setup is refused

two-pieces = Ruudussa { $square } on kaksi nappulaa.
outside-home = Ruudun { SQUARE($piece) } { PIECE($piece) } on kotiriviensä { SIDE($piece) ->
    [gold] 1 ja 2
   *[silver] 7 ja 8
} ulkopuolella.
other-side = Ruudun { SQUARE($piece) } { PIECE($piece) } ei kuulu { OPPONENT($piece, form: "genitive") } alkuasemaan.
wrong-count = { CAPITAL(SIDE($piece, form: "adessive")) } pitäisi olla { $expected } { $expected ->
    [one] { ROLE($piece) }
   *[other] { ROLE($piece, form: "partitive") }
}, mutta alkuasemassa niitä on { $count }.

## The accessible names of squares

square-name = { LIST($parts, separator: ", ") }
empty = { $square }, tyhjä
empty-trap = { $square }, tyhjä ansa
on-trap = ansassa
is-frozen = jäätynyt, vieressä { $by }
hinted = vihjeen ehdottama
selected = valittu
follower = voi viedä työnnön loppuun
partner = valittu nappula voi työntää tai vetää tätä
pullable = vedettävissä
can-be-placed = tähän voi asettaa nappulan
swap = vaihda
steps = { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}
captures = lyödään { $pieces }
captured-here = { $piece }
captured-there = { $piece }
colour = { $colour ->
    [green] vihreä
    [red] punainen
    [yellow] keltainen
   *[blue] sininen
}
marked = { colour } merkki
arrow-to = { colour } nuoli ruutuun { $square }
# A rabbit is on its goal.
on-goal = Jäniksesi on maaliruudussa { $square }. Voitat, kun päätät siirron.
deselected = Valinta poistettu.
undone = Kumottu. { CAPITAL(steps-left) }.
