### Texts of the analysis of a game.

analysis = Pelin analyysi
analyse = Analysoi peli
analyse-long = Moottori arvioi pelin jokaisen siirron. Voit käyttää sivua sillä välin.
deeper = Analysoi syvemmin
deeper-long = Tutki kutakin asemaa kymmenen kertaa kauemmin. Se kestää useita minuutteja. Voit pysäyttää ja jatkaa
    milloin tahansa.
stop = Pysäytä analyysi
progress = { $done } / { $all ->
    [one] { $all } asema
   *[other] { $all } asemaa
}
confirming = { $left ->
    [one] { $left } pidempi haku jäljellä
   *[other] { $left } pidempää hakua jäljellä
}
no-mistakes = Virheitä ei löytynyt
graph = Kullan voittomahdollisuudet pelin aikana. Ohut viiva ottaa huomioon vain materiaalin. Valitse kohta, niin näet
    sen aseman.
summary = { $mistakes ->
    [one] { $mistakes } siirto heikensi omia voittomahdollisuuksia: { $whose }
   *[other] { $mistakes } siirtoa heikensi omia voittomahdollisuuksia: { $whose }
}
of-you = sinulla { $own }, vastustajalla ({ $name }) { $others }
of-sides = kullalla { $gold }, hopealla { $silver }
mistakes = Virheet
mistake-before = Edellinen virhe
mistake-next = Seuraava virhe
chances = { NUMBER($before, fractionDigits: 0) }{"\u00A0"}% → { NUMBER($after, fractionDigits: 0) }{"\u00A0"}%
inaccuracy = Epätarkkuus: voittomahdollisuudet { chances }
mistake = Virhe: voittomahdollisuudet { chances }
blunder = Törkeä virhe: voittomahdollisuudet { chances }
steps-left = { $left } virheen askeleet
step-wrong = { $number ->
    [1] Eniten vahinkoa tekee ensimmäinen askel, { $step }: { chances }.
    [2] Eniten vahinkoa tekee toinen askel, { $step }: { chances }.
    [3] Eniten vahinkoa tekee kolmas askel, { $step }: { chances }.
   *[other] Eniten vahinkoa tekee neljäs askel, { $step }: { chances }.
}
ended-too-early = Eniten vahinkoa tekee se, että siirto päättyi liian aikaisin: { chances }.
now-wins = { $turns ->
    [1] { CAPITAL($side) } voi nyt voittaa seuraavalla siirrollaan.
   *[other] { CAPITAL($side) } voi nyt voittaa { $turns } siirrossa.
}
could-win = { $turns ->
    [1] { CAPITAL($side) } olisi voinut voittaa tällä siirrolla.
   *[other] { CAPITAL($side) } olisi voinut voittaa { $turns } siirrossa.
}
no-cause = Moottori näkee tämän laskemalla eteenpäin. Yksittäistä syytä ei voi todistaa.
line = Näin:
preview-turn = Näytä tämä siirto laudalla
play-line = Pelaa nämä siirrot
better = Parempi:
