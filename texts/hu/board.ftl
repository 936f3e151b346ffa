### A felek, figurák és mezők szavai, és a tábla szövegei.
### Megszólítás: tegező. A felek nevei névelő nélkül, nagybetűvel állnak (Arany nyer); figura előtt kisbetűvel (az arany teve).
### Kör = turn, lépés = step, felállás = setup, állás = position, figura = piece, bénult = frozen, foglyul ejt = capture.
### Az alakok: the = névelővel (az a7, a b7), on, from, to = ragozva (b7-en, b7-ről, b7-re), the-on … = a kettő együtt.

## The words that { $side }, { $piece } and the like stand for. An attribute is a form of the words.

side = { $side ->
    [gold] arany
   *[silver] ezüst
}
    .dative = { $side ->
        [gold] aranynak
       *[silver] ezüstnek
    }
    .with = { $side ->
        [gold] arannyal
       *[silver] ezüsttel
    }
role = { $role ->
    [elephant] elefánt
    [camel] teve
    [horse] ló
    [dog] kutya
    [cat] macska
   *[rabbit] nyúl
}
    .the = { $role ->
        [elephant] az elefánt
        [camel] a teve
        [horse] a ló
        [dog] a kutya
        [cat] a macska
       *[rabbit] a nyúl
    }
    .accusative = { $role ->
        [elephant] elefántot
        [camel] tevét
        [horse] lovat
        [dog] kutyát
        [cat] macskát
       *[rabbit] nyulat
    }
    .the-accusative = { $role ->
        [elephant] az elefántot
        [camel] a tevét
        [horse] a lovat
        [dog] a kutyát
        [cat] a macskát
       *[rabbit] a nyulat
    }
    .plural = { $role ->
        [elephant] elefántok
        [camel] tevék
        [horse] lovak
        [dog] kutyák
        [cat] macskák
       *[rabbit] nyulak
    }
    .your = { $role ->
        [elephant] elefántod
        [camel] tevéd
        [horse] lovad
        [dog] kutyád
        [cat] macskád
       *[rabbit] nyulad
    }
    .your-accusative = { $role ->
        [elephant] elefántodat
        [camel] tevédet
        [horse] lovadat
        [dog] kutyádat
        [cat] macskádat
       *[rabbit] nyuladat
    }
    .than = { $role ->
        [elephant] elefántnál
        [camel] tevénél
        [horse] lónál
        [dog] kutyánál
        [cat] macskánál
       *[rabbit] nyúlnál
    }
    .dative = { $role ->
        [elephant] elefántnak
        [camel] tevének
        [horse] lónak
        [dog] kutyának
        [cat] macskának
       *[rabbit] nyúlnak
    }
square = { $square }
    .the = { FILE($square) ->
        [a] az
        [e] az
        [f] az
       *[other] a
    } { $square }
    .on = { $square }-{ RANK($square) ->
        [2] n
        [3] on
        [5] ön
        [6] on
        [8] on
       *[other] en
    }
    .from = { $square }-{ RANK($square) ->
        [3] ról
        [6] ról
        [8] ról
       *[other] ről
    }
    .to = { $square }-{ RANK($square) ->
        [3] ra
        [6] ra
        [8] ra
       *[other] re
    }
    .the-on = { FILE($square) ->
        [a] az
        [e] az
        [f] az
       *[other] a
    } { SQUARE($square, form: "on") }
    .the-from = { FILE($square) ->
        [a] az
        [e] az
        [f] az
       *[other] a
    } { SQUARE($square, form: "from") }
    .the-to = { FILE($square) ->
        [a] az
        [e] az
        [f] az
       *[other] a
    } { SQUARE($square, form: "to") }
piece = { SIDE($piece) } { ROLE($piece) }
    .the = az { SIDE($piece) } { ROLE($piece) }
    .accusative = { SIDE($piece) } { ROLE($piece, form: "accusative") }
    .than = { SIDE($piece) } { ROLE($piece, form: "than") }
    .dative = { SIDE($piece) } { ROLE($piece, form: "dative") }
piece-on = { PIECE($piece) } { SQUARE($piece, form: "on") }
    .definite = { SQUARE($piece, form: "the-on") } álló { PIECE($piece) }
    .role = { ROLE($piece) } { SQUARE($piece, form: "on") }

side-name = { CAPITAL($side) }

## The course of a game

board = Arimaa-tábla
steps-left = { $left ->
    [0] nem maradt lépés
   *[other] { $left } lépés maradt
}
    .alone = { CAPITAL(steps-left) }
gold = Arany
silver = Ezüst

draw = Döntetlen: egyik félnek sem maradt nyula.
won-by-goal = { CAPITAL($side) } nyer: egy { $side } nyúl célba ért.
won-by-elimination = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side, form: "dative")) } nem maradt nyula.
won-by-immobilisation = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side, form: "dative")) } nincs szabályos köre.
won-by-time = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side, form: "dative")) } lejárt az ideje.
won-by-resignation = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side)) } feladta.
won-by-illegal = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side)) } szabálytalan kört játszott.
won-by-forfeit = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side)) } játék nélkül veszített.
won-by-abandoned = { CAPITAL($side) } nyer: a játszma félbemaradt.
won-by-score = { CAPITAL($side) } nyer pontozással: a játszma elérte a megszabott korlátot.
won-by-repetition = { CAPITAL($side) } nyer: { CAPITAL(OPPONENT($side)) } harmadszor is megismételt egy állást.
won-by-no-rabbits = { CAPITAL($side) } nyer: egyik félnek sem maradt nyula.

step = { $piece } { SQUARE($from, form: "from") } { SQUARE($to, form: "to") }
capture = { PIECE($piece) } foglyul esik { SQUARE($piece, form: "on") }
made = { LIST($steps, separator: ", ") }
stepped = { CAPITAL(STOP($made)) } { CAPITAL(steps-left) }.
turned = { CAPITAL(SIDE($turn)) } köre, { $turn }: { $made }.

## Selecting a piece

in-hand = { CAPITAL($piece) } kiválasztva, { $places } elérhető mező.
too-far = Az { $piece } nem jut el { SQUARE($square, form: "to") } a maradék lépésekből: { $steps } lépés kellene hozzá.
behind-rabbit = Az { $piece } nem juthat { SQUARE($square, form: "to") }: a nyulak sosem lépnek hátra.
frozen-on-way = Az { $piece } nem jut el { SQUARE($square, form: "to") }: { SQUARE($at, form: "on") } megbénulna.
lost-on-way = Az { $piece } nem jut el { SQUARE($square, form: "to") }: elveszne { SQUARE($at, form: "the") } csapdában.
way-blocked = Az { $piece } nem jut el { SQUARE($square, form: "to") }: más figurák állnak az útjában.
one-square = Az { $piece } nem juthat { SQUARE($square, form: "to") }: lökéskor és húzáskor minden figura csak egy mezőt mozdul.
empty-square = { CAPITAL(SQUARE($square, form: "the")) } mezőn nincs figura.
choose-follower = Melyik figura lökje el az { PIECE($piece, form: "accusative") }? Válassz egyet a megjelöltek közül.
no-legal-step = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) nem tud lépni: { ROLE($piece) ->
    [rabbit] sem előtte, sem mellette nincs üres mező, és a nyulak sosem lépnek hátra
   *[other] nincs mellette üres mező
}.
frozen = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) bénult. Megbénítja: { $by }. Csak akkor léphet, ha
    társa áll mellette.
lost = Az { PIECE($piece) } elveszik { SQUARE($piece, form: "the") } csapdában: nincs mellette társa. Vond vissza a
    lépést, ha vissza akarod kapni.
captured = Az { PIECE($piece) } foglyul esik { SQUARE($piece, form: "the") } csapdában.

## Why a turn or a setup is refused

game-over = A játszma véget ért.
setup-expected = Az első kör előtt mindkét félnek fel kell raknia a figuráit.
turn-expected = Már mindkét fél felrakta a figuráit.
another-position = A kör más állásból indul.
repetition = A kör nem érhet véget itt: ez az állás már kétszer előfordult ({ $turns } után), harmadszor nem jöhet
    létre. Játssz mást.
no-step = Legalább egyet lépned kell, mielőtt befejezed a kört. Válaszd ki egy figurádat, aztán egy mezőt.
push-not-complete = A lökés még nincs kész: lépj { SQUARE($square, form: "the-to") } egy { OPPONENT($piece) } figurával, amely
    erősebb, mint { ROLE($piece, form: "the") }.
nothing-changed = A kör nem érhet véget itt: minden figura ott áll, ahol a kör elején. Játssz mást.

## Why a piece can’t step

no-steps-left = Nem maradt lépésed: fejezd be a kört, vagy vonj vissza egy lépést.
frozen-by = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) bénult: { SQUARE($by, form: "on") } erősebb
    ellenséges figura áll, és nincs mellette társa.
complete-push = Előbb fejezd be a lökést: lépj { SQUARE($square, form: "the-to") } olyan figurával, amely erősebb az
    { PIECE($piece, form: "than") }.
elephant = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) nem lökhető és nem húzható: az elefántnál nincs
    erősebb figura.
nobody-pushes = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) nem lökhető: nem áll mellette erősebb
    { OPPONENT($piece) } figura.
pushers-frozen = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) nem lökhető: a mellette álló erősebb figurák
    bénultak.
push-needs-two-steps = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) ellökéséhez két lépés kell, de csak egy
    maradt.
rabbit-backward = A nyulak nem léphetnek hátra.
occupied = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) útban van.
off-board = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) lelépne a tábláról.

## Why a setup is refused

two-pieces = { CAPITAL(SQUARE($square, form: "the")) } mezőn két figura áll.
outside-home = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) rossz sorban áll: { SIDE($piece) ->
    [gold] az 1. vagy a 2.
   *[silver] a 7. vagy a 8.
} sorba kell kerülnie.
other-side = { CAPITAL(PIECE($piece, form: "the")) } ({ SQUARE($piece) }) nem azé a félé, aki most rakja fel a figuráit.
wrong-count = { CAPITAL(SIDE($piece)) } figurái között { $expected } { ROLE($piece) } van, de a felállásban { $count ->
    [0] egy sincs
   *[other] { $count } van
}.

## The accessible names of squares

square-name = { LIST($parts, separator: ", ") }
empty = { $square }, üres
empty-trap = { $square }, üres csapda
on-trap = csapdán
is-frozen = bénult, megbénítja: { $by }
hinted = a tipp ezt javasolja
selected = kiválasztva
follower = befejezheti a lökést
partner = a kiválasztott figura lökheti vagy húzhatja
pullable = húzható
can-be-placed = ide figura rakható
swap = csere
steps = { $steps } lépés
captures = foglyul esik: { $pieces }
captured-here = { $piece }
captured-there = { $piece }
colour = { $colour ->
    [green] zöld
    [red] piros
    [yellow] sárga
   *[blue] kék
}
marked = { colour } jelölés
arrow-to = { colour } nyíl { SQUARE($square, form: "to") }
on-goal = Nyulad célba ért { SQUARE($square, form: "on") }. Fejezd be a kört, és nyertél.
deselected = Kijelölés törölve.
undone = Visszavonva. { CAPITAL(steps-left) }.
