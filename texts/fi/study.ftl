### Texts of the study screen.

read-only = Tämä peli on auki toisessa välilehdessä, joten et voi muuttaa sitä täällä. Voit jatkaa sitä tässä.
title = Tutki
more = Lisää
field = Peli tai asema
field-help = Liitä tähän tai minne tahansa sivulle peli, arkiston rivi, asema missä muodossa tahansa tai
    pelinkatseluohjelman tiedot.
example = 1g Ra1 Rb1 Rc1 …
open = Avaa
empty = Liitä ensin peli tai asema.
open-other = Avaa
open-other-long = Avaa toinen peli tai asema
play-from = Pelaa tästä
play-from-long = Pelaa tästä: aloita uusi peli tästä asemasta, mitä tahansa tasoa vastaan tai kahden ihmisen kesken
to-game = Peli
to-game-long = Takaisin peliin
study-game-long = Tutki peliä: selaa sitä, kokeile muita siirtoja, lisää kommentteja
tools = Tutkimisen työkalut
edit = Muokkaa
edit-long = Muokkaa asemaa: aseta, siirrä ja poista nappuloita
undo = Kumoa
undo-long = Kumoa tutkielman viimeisin muutos (Ctrl+Z)
redo = Palauta
redo-long = Palauta kumottu muutos (Ctrl+Shift+Z)
draw = Piirrä
draw-long = Piirrä sormella nuolia ja ympyröitä. Hiirellä käytä oikeaa painiketta. Paina uudelleen, niin väri vaihtuu.
help-drawing =
    { $colour ->
        [green] Piirrä vihreä nuoli vetämällä laudalla tai napauta ruutua. Paina Piirrä, niin väri vaihtuu.
        [red] Piirrä punainen nuoli vetämällä laudalla tai napauta ruutua. Paina Piirrä, niin väri vaihtuu.
        [yellow] Piirrä keltainen nuoli vetämällä laudalla tai napauta ruutua. Paina Piirrä, niin väri vaihtuu.
       *[blue] Piirrä sininen nuoli vetämällä laudalla tai napauta ruutua. Paina Piirrä, niin väri vaihtuu.
    }
tree = Siirrot ja muunnelmat
start = Alku
variation = Muunnelma
notes = Muistiinpanot
comment-field = Kommentti tähän asemaan
signs = Arvioi siirto
good = Hyvä siirto
mistake = Virhe
brilliant = Loistava siirto
blunder = Törkeä virhe
interesting = Kiinnostava siirto
dubious = Kyseenalainen siirto
promote = Siirrä muunnelmaa ylöspäin
demote = Siirrä muunnelmaa alaspäin
make-main = Tee tästä päälinja
remove = Poista tästä eteenpäin
help-steps = Kun päätät siirron, se lisätään tutkielmaan.
no-turn = Tätä ei voi seurata mikään siirto.
played = Pelatun pelin siirtoja ei voi muuttaa, vain sen muunnelmia.
gone = Tämä siirto on poistettu.
edited = Muutettu.
change-undone = Muutos kumottu.
change-redone = Muutos palautettu.
flipped = Lauta käännetty.
