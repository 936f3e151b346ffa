### The Arimaa Challenge: its form, how one stands, and its history.

about = 2004 és 2015 között díj várt arra az első programra, amely legyőzi a legjobb játékosokat. Állj be védőnek a
    legerősebb számítógépünk ellen.
new = Párbaj indítása
terms = A számítógép ({ $program }) minden védő ellen három játszmát játszik. Az első játszma oldalait sorsoljuk, utána
    mindig felcseréljük. A
    párbajt akkor nyeri meg, ha mindegyik védő ellen legalább két játszmát megnyer a háromból.
size-heading = Védők ennél a képernyőnél
size =
    .one = Egy: 3 játszma
    .three = Három: 9 játszma
name-of-one = A neved
name-of = { $number }. védő
usual-name = Védő
control-heading = Játékidő
control =
    .of-2015 = Mint 2015-ben
    .short = Rövid
control-says =
    .of-2015 = 2 perc körönként és 6 perc tartalékban. Egy kör sem tarthat 6 percnél, egy játszma sem 8 óránál tovább.
    .short = 30 másodperc körönként és 3 perc tartalékban.
start = A párbaj indítása
own = Párbajaid
line = { LIST($defenders) } · számítógép { $score }

## How a Challenge stands

open = A számítógépnek ({ $program }) a három játszmából legalább kettőt meg kell nyernie, hogy megnyerje a párbajt.
open-each = A számítógépnek ({ $program }) mindegyik védő ellen legalább kettőt meg kell nyernie a három játszmából, hogy
    megnyerje a párbajt.
won = A számítógép ({ $program }) megnyerte a párbajt: a három játszmából legalább kettőben győzött. A védő: { $defender }.
won-each = A számítógép ({ $program }) megnyerte a párbajt: mindegyik védő ellen legalább kettőt megnyert a három játszmából.
lost = A védelem sikerült! A számítógépnek ({ $program }) a három játszmából legalább kettőt meg kellett volna nyernie, de
    elbukott. A védő: { $defender }.
lost-each = A védelem sikerült! A számítógépnek ({ $program }) mindegyik védő ellen legalább kettőt meg kellett volna nyernie a
    három játszmából, de elbukott. Akik megállították: { LIST($defenders) }.
standing = Eredmény
defender = Védő
score = A számítógép eredménye
status = Állapot
needs-wins = Még { $count } győzelem kell
has-won = A számítógép nyerte
has-lost = Megvédve
next-game = { $number }. játszma: { $defender } ({ $side })
go-on = { $number }. játszma folytatása: { $defender }

## The history

history = Történet
history-says = Tizenkét párbajt rendeztek. Az első tizenegyet a programok elvesztették, az utolsót megnyerték.
turning-point =
    .start-2004 = 2004 és 2005: egy ember nyolc játszmát játszik a program ellen.
    .three-defenders-2006 = 2006-tól: három védő három-három játszmát játszik, váltakozó oldalakkal. A programnak mindegyikük
        ellen legalább kettőt meg kell nyernie a háromból.
    .control-2008 = 2008: 2 perc körönként, 2 perc tartalékban (legfeljebb 10) és 8 óra a játszmára.
    .last-2015 = 2015: 2 perc körönként, 6 perc tartalékban, legfeljebb 6 perc egy körre és 8 óra a játszmára. A Sharp
        7–2-re nyer, és elviszi a 12{"\u00A0"}000 dolláros díjat.
history-help = Az eredményekben a program győzelmei állnak elöl. Az előny olyan figura, amelyet a védő a játszma előtt adott.
year = Év
challenger = Program
year-score = Eredmény
defenders = Védők
year-won = nyert
unknown = A védőkről nem találtunk forrást.
no-scores = Az eredményeikről nem találtunk forrást.
substitute = { $defender } helyett
handicap-won = { COUNT($roles) ->
    [one] előnyt adott ({ LIST($roles) }), és nyert
   *[other] előnyt adott ({ LIST($roles) }), és minden játszmát megnyert
}
handicap-lost = { COUNT($roles) ->
    [one] előnyt adott ({ LIST($roles) }), és vesztett
   *[other] előnyt adott ({ LIST($roles) }), és minden játszmát elvesztett
}
