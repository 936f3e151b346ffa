### Texts of the home screen.

about = Arimaa, työntämisen ja vetämisen peli: helppo oppia, vaikea hallita. Ilmainen, toimii ilman verkkoa, ei vaadi
    tiliä.
offline-ready = Ansa toimii nyt myös ilman verkkoa.
goal = Vie yksi jänis laudan poikki, niin voitat.
learn-now = Opi 5 minuutissa
learn-now-says = Riittää ensimmäiseen peliin
daily = Päivän tehtävä
daily-says = Kaikille sama
lessons-done = { $done }/{ $all } oppituntia suoritettu
puzzle-rating = Vahvuuslukusi: { $rating }
screens = Näytöt
learn = Opi
learn-says = Ensi kertaa täällä? Lyhyitä oppitunteja laudalla
study-says = Analysoi peli tai asema
editor = Asemaeditori
editor-says = Rakenna mikä tahansa asema ja pelaa tai tutki sitä
puzzles = Tehtävät
puzzles-says = Päivän tehtävä ja lisää niin paljon kuin haluat
ladder = Tikapuut
ladder-says = Kymmenen vastustajaa ja vahvuuslukusi
together = Pelaa muiden kanssa
friend = Pelaa kaverin kanssa
tournaments = Turnaukset
challenge = Arimaa-haaste
nearby = Pelaa lähekkäin
statistics = Tilastot
setups = Alkuasemaselain
find = Etsi pelejä
games-says = Jatka, etsi, tuo ja vie
rules = Säännöt
guide = Opas
guide-says = Miten kaikki toimii, sekä sanasto
glossary = Sanasto
go-on = Jatka peliä
start = Pelaa nyt
two-people = Kaksi ihmistä
computers = { $gold } – { $silver }
at-turn = { $players }, siirto { $turn }
not-found = Tätä sivua ei ole
not-found-says = Tarkista osoite tai valitse, minne haluat.
to-home = Etusivu

# The button that opens the dialog of a new game.
new-game = Uusi peli…
