### The lists of keys.

title = Pikanäppäimet

## The headings: where keys work

on-board = Laudalla
turn = Siirto
game = Peli
study = Tutki-näyttö
exercise = Harjoitukset
editor = Laudan ulkopuolella

## The names of keys

arrows = Nuolet
arrow = Nuoli
space = Välilyönti
shift = Shift
escape = Esc
enter = Enter
backspace = Askelpalautin
delete = Delete
home-end = Home, End
right-button = Hiiren oikea painike

## What keys do on the board

move-focus = liiku laudalla
select = valitse nappula ja sitten sen ruutu
step = ota askel siihen suuntaan; työnnä siellä oleva heikompi vastustaja
deselect = poista nappulan valinta

## What keys do with a turn

end-turn = päätä siirto; kun nappula on valittu, valitse sen ruutu
end-at-once = päätä siirto tai asettelu, vaikka nappula olisi valittu
undo = kumoa askel
redo = palauta askel
reset = kumoa kaikki askeleet
type-steps = kirjoita askeleet tai alkuasema

## What keys do in a game

plan = suunnittele: kokeile kummankin puolen siirtoja
back = takaisin peliin
hint = pyydä vihje: ensin nappula, sitten siirto
flip = käännä lauta
list = näytä tämä luettelo

## What keys do in the study

turns = siirry yksi siirto taakse- tai eteenpäin
steps = siirry yksi askel taakse- tai eteenpäin
alternatives = vaihda tämän aseman siirrosta toiseen
ends = siirry ensimmäiseen tai viimeiseen asemaan
replay = toista peli tai pysäytä toisto
engine = kytke moottori päälle tai pois
threat = näytä, mitä toinen puoli uhkaa tehdä
best = pelaa moottorin paras siirto
overlays = näytä maalit, lyönnit, ansojen hallinta, jäätyneet nappulat tai minne nappula pääsee
draw = piirrä nuoli tai merkitse ruutu
undo-change = kumoa muutos; Shiftin kanssa palauta se

## What keys do in an exercise

exercise-hint = pyydä vihje, sitten tarkempi
solve = näytä ratkaisu
next = siirry seuraavaan harjoitukseen tai ohita tämä

## What keys do in the editor

put = aseta kultainen nappula, pienellä kirjaimella hopeinen
remove = poista ruudun nappula
use-tool = käytä valittua työkalua ruutuun
move-piece = siirrä nappulaa siihen suuntaan
choose = valitse aseteltava nappula
put-away = palauta kädessä oleva nappula; poista sitten työkalun valinta
steps-left = valitse, montako askelta vuorossa olevalla on jäljellä
mirror = vaihda vasen ja oikea

## The search of the guide

row = { $keys }: { $does }.
