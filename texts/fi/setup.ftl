### Texts of the setup.

presets = Alkuasemat
offered = Nappulasi ovat laudalla. Tällä alkuasemalla on hyvä aloittaa.
start-with = Aloita tällä alkuasemalla
change = Muuta…
change-long = Valitse toinen alkuasema tai asettele nappulat itse
beside = Aseteltavat nappulat
changes = Muuta alkuasemaa
mirror = Peilaa
mirror-long = Vaihda vasen ja oikea
shuffle = Sekoita
shuffle-long = Asettele nappulat satunnaisesti
last = Edellinen
last-long = Käytä edellisen pelisi alkuasemaa
suggest = Ehdota
suggest-long = Anna tietokoneen ehdottaa alkuasemaa
clear = Tyhjennä
clear-long = Poista kaikki nappulat ja asettele ne yksitellen
fill = Täytä
fill-long = Asettele loput nappulat vapaisiin ruutuihin
type-long = Kirjoita alkuasema (/)
type-field = Nappulat ja ruudut
type-example = Ra1 Db1 Ee2
type-help = Kirjoita nappula ja ruutu, esimerkiksi Ee2, kun elefantti tulee ruutuun e2. Ruudussa jo oleva nappula
    vaihtaa paikkaa sen kanssa. Enter asettaa nappulat. Esc peruuttaa.
type-place = Aseta
swap-help = Vaihda kaksi nappulaa keskenään vetämällä toinen toisen päälle tai valitsemalla ne peräkkäin.
place-help = Valitse merkitylle nappulalle vapaa ruutu. Jos haluat asettaa seuraavaksi jonkin muun, valitse se
    nappularivistä.
keys = Välilyönti valitsee nappulan ja asettaa sen. Shift+Enter päättää asettelun kuten Valmis.
not-home =
    .gold = Kulta asettelee nappulansa riveille 1 ja 2.
    .silver = Hopea asettelee nappulansa riveille 7 ja 8.
preset =
    .key-99of9 = 99of9
    .cats-behind = Kissat takana
    .classic = Klassinen
    .horses-inside = Hevoset sisällä
    .camel-wing = Kameli laidalla
    .rabbits-forward = Jänikset edessä
preset-long =
    .key-99of9 = Nimetty pelaajan mukaan, joka teki sen suosituksi: koirat takarivin keskellä, hevoset laidoilla
    .cats-behind = Kuten 99of9, mutta kissat takarivissä ja koirat eturivissä
    .classic = Kaikki jänikset takarivissä, kaikki muut nappulat eturivissä
    .horses-inside = Hevoset ansojen takana, elefantin ja kamelin vieressä
    .camel-wing = Kameli toisella laidalla, elefantti hevosen vieressä keskellä
    .rabbits-forward = Kaksi jänistä eturivissä ansojen takana, vahvat nappulat laidoilla
chosen = { $name }: { STOP($description) }
left-of = { CAPITAL($role) }, jäljellä { $left }
unfinished = { $left ->
    [one] Ei vielä valmis: { SIDE($side, form: "adessive") } on asettamatta { $pieces }. Valitse sille vapaa ruutu.
   *[other] Ei vielä valmis: { SIDE($side, form: "adessive") } on asettamatta { $pieces }. Valitse niille vapaat ruudut.
}
left-to-place = { $left ->
    [0] kaikki nappulat on aseteltu
    [one] { $left } nappula asettamatta
   *[other] { $left } nappulaa asettamatta
}
placed = { CAPITAL($piece) }, { left-to-place }.
has-changed = Alkuasema on vaihtunut.
to-place = { CAPITAL(left-to-place) }.
the-role = { $role }
some-of-role = { $count ->
    [one] { $count } { $role }
   *[other] { $count } { ROLE($role, form: "partitive") }
}
