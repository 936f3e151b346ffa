### Why a text can’t be read, or why a turn in it is illegal: whole sentences. Those in “Positions” after “unplayable”
### get their capital letter and full stop from the program, or stand in its list.

## Where it is: in “at”

line = { $line }. sor, { $column }. karakter
character = { $column }. karakter
tag = { $name } címke
turn = { $turn } kör
words = „{ $words }”
at = { CAPITAL(LIST($where, separator: ", ")) }: { $why }

## Words of a turn

unknown-word = „{ $word }” nem lépés, és nem is egy figura és a mezője. Lépés például az Ee2n, figura és mezője
    például az Ra1.
no-such-piece = „{ $word }” hibás: „{ $letter }” nem figura. Arany figurái: R, C, D, H, M és E; Ezüst figurái:
    r, c, d, h, m és e.
no-such-square = „{ $word }” hibás: „{ $square }” nem mező.
no-direction = „{ $word }” hibás: „{ $letter }” nem irány (n, s, e vagy w), és nem is a foglyul ejtés jele (x).
not-a-label = „{ $word }” nem körszám. A körszám egy szám és utána g vagy s, például 12g.
mixed = „{ $word }” nem illik az előtte álló szavakhoz.
too-many-placements = Egy felállásban legfeljebb 16 figura lehet.
too-many-steps = Ez a kör túl hosszú: 12-nél több lépést és foglyul ejtést sorol fel.
only-pass = Egy kör legalább egy lépésből áll, ezért a „pass” egymagában nem kör.
no-ply = Ez nem felállás, és nem is kör.

## Why a turn of a record is illegal

no-turn = E körszám után nincs kör.
nothing-to-take-back = Nincs mit visszavenni.
empty-square = { CAPITAL(SQUARE($square, form: "the")) } mezőn nincs { $piece }: a mező üres.
another-piece = { CAPITAL(SQUARE($square, form: "the")) } mezőn nem { $piece } áll, hanem { $found }.
no-capture = { CAPITAL(SQUARE($square, form: "the")) } mezőn nem esik foglyul { $piece }.
no-steps-left = A körben nem maradt lépés.
no-step = Egy kör legalább egy lépésből áll.
nothing-changed = A kör végén minden figura ott áll, ahol az elején.
repetition = Ez az állás már kétszer előfordult ({ $turns } után), harmadszor nem jöhet létre.

## Records

outside-turn = „{ $word }” egyik körhöz sem tartozik. Előtte körszám kell, például 12g.
no-sign = „{ $word }” nem értékelő jel. Ilyen jel például a ! és a ±.
unclosed-comment = Ennek a megjegyzésnek a végéről hiányzik a záró kapcsos zárójel.
unclosed-tag = Ez a címke nincs lezárva a saját sorában: „{ $word }”.
tag-name = „{ $word }” nem lehet címke neve.
tag-value = Ennek a címkének az értéke nem értelmezhető: { $name }.
inside-variation = „{ $word }” nem állhat változatban.
unopened-variation = Itt egy változat lezárul, de egy sincs megnyitva.
unclosed-variation = Ez a változat nincs lezárva.
variation-of-nothing = Ez előtt a változat előtt nincs kör.
empty-variation = Ebben a változatban nincs kör.
variation-label = A változat első köre { $found }, de ez sem { $before } helyett, sem utána nem állhat.
too-deep = Több mint { $most } változat van egymásba ágyazva.
several-games = Itt egy második játszma kezdődik, de csak egy olvasható be.
label-expected = Itt ennek a körnek kellene állnia: { $turn }.
takeback-too-far = A visszavétel (takeback) nem nyúlhat vissza a változat kezdete elé.
after-ending = A játszma már e kör előtt véget ért, mert az egyik fél feladta vagy vesztett.
too-many-turns = Túl sok a kör és a változat.

## Positions

unplayable = Ez az állás nem játszható: { $faults }.
no-label = a soron lévő fél (g vagy s) helyett ez áll itt: „{ $found }”
no-side = az állásnak a soron lévő féllel kell kezdődnie: g vagy s
unclosed = hiányzik a záró zárójel
square-count = a zárójelek között 64 mező helyett { $found } van
not-a-piece = nem figura: „{ $letter }” ({ $square })
not-a-trap = az x üres csapdát jelöl, de { SQUARE($square, form: "the") } mező nem csapda
wrong-steps = a soron lévő fél utáni szavak nem lépések
not-steps = a soron lévő fél után csak lépések következhetnek
not-a-row = { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. sor helyett ez áll itt: „{ $found }”
row-number = { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. sornak kellene következnie, de ennek a sornak ez a jele: „{ $found }”
row-length = { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. sorban a függőleges vonalak között 17 helyett { $found } karakter van
no-blank = két mező között szóköz helyett ez áll: „{ $found }”
missing-row = hiányzik ez a sor: { $row }
trailing = az állás vége után fölösleges szöveg áll: „{ $found }”
too-many = túl sok figura: { $count } { SIDE($piece) } { ROLE($piece) }, pedig egy félnek csak { $most } lehet
undefended = { SQUARE($piece, form: "the-on") } álló { PIECE($piece) } csapdán van, és nincs mellette társa
rabbit-on-goal = { SQUARE($square, form: "the-on") } álló { $side } nyúl már célba ért
no-rabbits = { CAPITAL(SIDE($side, form: "dative")) } nincs nyula
no-way-there = A figurák nem ott állnak, ahová ez a lépés vezet: { $step }.

## Puzzles

puzzle-version = A feladványfájlok „{ $version }” jelű változata nem olvasható.
no-puzzle-header = A feladványfájlnak így kell kezdődnie: „ansa-puzzles 1”.
too-many-puzzles = Túl sok a feladvány: több mint { $most }.
long-line = A sor hosszabb { $most } bájtnál.
no-task = „{ $word }” nem feladat.
begun-turn = A feladványnak egy kör elején kell kezdődnie.
no-rating = „{ $word }” nem értékszám, és nem is „-”. Értékszám például 1450~120.
no-such-turn = „{ $word }” nem kör.
no-answer-square = „{ $word }” nem mező, vagy kétszer szerepel.
second-puzzle = Ez a feladvány már szerepel egy korábbi sorban: { $id }.
over = Ebben az állásban a játszma már véget ért.
no-piece = Az állásban nincs { $piece }.
rabbit-task = A feladat nyulat nevez meg, pedig a leggyengébb megnevezhető figura a macska.
not-own = A soron lévő félnek nincs figurája { SQUARE($square, form: "the") } mezőn.
wrong-answer = A feladat másfajta választ kér.
turn-count = A válaszban { $expected } körnek kell lennie, de { $found ->
    [0] egy sincs
   *[other] { $found } van
}.
unconnected = A válasz { $number }. köre nem az előző kört folytatja.
