### The rules. Texts can link to others, as in glossary.ftl.

about = Kaksi puolta, kulta ja hopea, pelaa laudalla, jossa on kahdeksan kertaa kahdeksan ruutua. Kummallakin on
    kuusitoista nappulaa. Vie yksi jäniksistäsi laudan toiseen reunaan, niin voitat.
lessons = Onko peli sinulle uusi? [Oppitunneilla](screen:/learn) opit säännöt laudalla askel askeleelta.
list = Kaikki säännöt
count-of = { $count ->
    [1] { $role }
   *[other] { $count } { ROLE($role, form: "partitive") }
}

## The rules, each in paragraphs, with what its picture shows.

goal = Maali
    .says-1 = Voitat, jos jokin jäniksistäsi on siirron lopussa maalirivillä: kullalla se on rivi 8, hopealla rivi 1.
    .says-2 = Vain siirron loppu ratkaisee. Jänis, joka työnnetään maaliriville ja samassa siirrossa sieltä pois, ei
        voita.
    .shows = Kultainen jänis kävelee riville 8. Kulta voittaa.
pieces = Nappulat vahvimmasta heikoimpaan
    .says-1 = Vahvempi nappula voi [työntää](term:push) ja [vetää](term:pull) heikompaa vastustajaa
        ja [jäädyttää](term:freeze) sen. Yhtä vahvat nappulat eivät voi tehdä toisilleen mitään.
setup = Alkuasema
    .says-1 = Ensin kulta asettelee kuusitoista nappulaansa riveille 1 ja 2 haluamaansa järjestykseen. Hopea näkee
        kullan alkuaseman ja asettelee sitten omat nappulansa riveille 7 ja 8 haluamaansa järjestykseen.
    .says-2 = Kun kummankin alkuasema on valmis, kulta tekee ensimmäisen siirron.
    .shows = Ensin asettelee nappulansa kulta, sitten hopea.
steps = Askeleet
    .says-1 = Siirrossa on yhdestä neljään askelta. Askel siirtää yhden oman nappulan sen edessä, takana tai sivulla
        olevaan tyhjään ruutuun, ei koskaan vinottain.
    .says-2 = Voit jakaa askeleet nappuloillesi missä järjestyksessä tahansa. Kaikkia neljää ei tarvitse käyttää.
    .shows = Kulta siirtää hevosta kaksi askelta sekä kissaa ja jänistä yhden. Hopea käyttää vain kaksi askelta.
rabbits = Jänikset
    .says-1 = Jänis astuu eteenpäin tai sivulle, ei koskaan taaksepäin. Vastustajasi voi työntää tai vetää sitä mihin
        suuntaan tahansa, myös taaksepäin.
    .shows = Kumpikin jänis astuu eteenpäin ja sivulle. ”Eteenpäin” on kullalle ylös ja hopealle alas.
push = Työntäminen
    .says-1 = Nappula voi työntää vieressään olevaa heikompaa vastustajaa. Vastustaja siirtyy viereiseensä tyhjään
        ruutuun, ja nappulasi siirtyy sen paikalle.
    .says-2 = Työntöön kuluu kaksi askelta, heti peräkkäin samassa siirrossa. Nappulasi ei saa olla jäätynyt.
    .says-3 = Elefanttia tai omaa nappulaa ei voi koskaan työntää.
    .shows = Kultainen hevonen työntää hopeista koiraa ylöspäin ja sitten oikealle.
pull = Vetäminen
    .says-1 = Nappula voi vetää vieressään olevaa heikompaa vastustajaa. Nappulasi astuu tyhjään ruutuun, ja vastustaja
        siirtyy ruutuun, josta nappulasi lähti.
    .says-2 = Vetämiseen kuluu kaksi askelta, heti peräkkäin samassa siirrossa. Nappulasi ei saa alussa olla jäätynyt.
    .says-3 = Sama askel ei voi päättää työntöä ja aloittaa vetoa. Jos nappulasi astuu ansaan ja se lyödään siinä, vedon
        voi silti viedä loppuun.
    .shows = Kultainen hevonen vetää hopeista koiraa alaspäin. Sitten se astuu oikealle ja vetää koiraa taas alaspäin.
freezing = Jäädyttäminen
    .says-1 = Nappula on jäätynyt, jos sen vieressä on vahvempi vastustaja eikä yhtään oman puolen nappulaa. Jäätynyt
        nappula ei voi astua, työntää eikä vetää.
    .says-2 = Sitä voi silti työntää ja vetää, ja se jäädyttää yhä heikompia vastustajia.
    .shows = Kultainen hevonen astuu hopeisen kissan viereen. Nyt kissa on jäätynyt.
unfreezing = Vapauttaminen
    .says-1 = Oman puolen nappula jäätyneen vieressä vapauttaa sen. Jäätyminen tarkistetaan jokaisen askeleen jälkeen,
        joten kaveri voi saapua ja nappula liikkua samassa siirrossa.
    .shows = Hopeinen kissa on jäätynyt. Hopeinen jänis astuu sen viereen, ja kissa kävelee pois.
traps = Ansat
    .says-1 = Ruudut c3, f3, c6 ja f6 ovat ansoja. Ansassa oleva nappula lyödään heti, jos sen vieressä ei ole oman
        puolen nappulaa. Se poistuu laudalta lopullisesti.
    .says-2 = Tämä tarkistetaan jokaisen askeleen jälkeen, myös kesken työnnön tai vedon. Yhdellä askeleella lyödään
        enintään yksi nappula.
    .shows = Kultainen koira työntää hopeisen kissan ansaan c6. Ansan vieressä ei ole hopeista nappulaa, joten kissa
        lyödään.
own-losses = Oman nappulan menettäminen
    .says-1 = Ansoissa lyödään myös omat nappulasi: nappula, joka astuu ansaan ilman kaveria vieressä, tai nappula,
        jonka viimeinen kaveri astuu pois ansan vierestä.
    .shows = Kultainen koira lähtee ansan alapuolelta. Ansassa oleva kultainen kissa lyödään.
end-of-turn = Siirron päättäminen
    .says-1 = Siirto ei voi päättyä kesken työnnön.
    .says-2 = Siirron täytyy muuttaa asemaa. Se ei voi päättyä niin, että samat nappulat ovat samoissa ruuduissa kuin
        alussa.
    .shows = Kahden askeleen jälkeen elefantti on taas lähtöruudussaan, joten kulta ei voi päättää siirtoa. Jäniksen
        askeleen jälkeen se voi.
repetition = Toistuminen
    .says-1 = Siirto ei voi päättyä asemaan, johon kaksi aikaisempaa siirtoa on jo päättynyt. Asemat ovat samat, jos
        samat nappulat ovat samoissa ruuduissa ja sama puoli on vuorossa. Alkuasemien asettelua ei lasketa.
    .shows = Kumpikin elefantti astuu eteen ja takaisin. Jos hopeinen elefantti astuisi takaisin toisen kerran,
        lähtöasema toistuisi kolmannen kerran, joten se siirto on kielletty.
elimination = Eliminaatio
    .says-1 = Puoli, joka on menettänyt kaikki jäniksensä, häviää pelin.
    .shows = Kultainen hevonen työntää hopean viimeisen jäniksen ansaan f6. Kulta voittaa.
immobilisation = Immobilisaatio
    .says-1 = Puoli, jolla ei ole sallittua siirtoa, häviää. Joko kaikki sen nappulat ovat jäätyneitä tai saarroksissa,
        tai jokainen mahdollinen siirto rikkoisi sääntöjä.
    .shows = Kultainen elefantti jäädyttää hopean ainoan nappulan. Hopea ei voi siirtää, joten kulta voittaa.
order = Kun monta asiaa tapahtuu yhtä aikaa
    .says-1 = Jokaisen siirron jälkeen tarkistetaan nämä tässä järjestyksessä. Ensimmäinen, joka pätee, ratkaisee pelin.
    .says-2 = 1. Juuri siirtäneen puolen jänis on maalirivillään: se puoli voittaa.
    .says-3 = 2. Toisen puolen jänis on maalirivillään: toinen puoli voittaa.
    .says-4 = 3. Toisella puolella ei ole enää jäniksiä: juuri siirtänyt voittaa.
    .says-5 = 4. Juuri siirtäneellä ei ole enää jäniksiä: toinen puoli voittaa.
    .says-6 = 5. Toisella puolella ei ole sallittua siirtoa: juuri siirtänyt voittaa.
    .says-7 = Tasapelejä ei ole. Pelaaja voi myös luovuttaa.
    .shows = Kulta työntää hopeisen jäniksen riville 1, joka on hopean maalirivi. Hopea voittaa.
time = Aika
    .says-1 = Peliä voi pelata kellon kanssa. Kummallakin on tietty aika siirtoa kohti sekä [varanto](term:reserve).
        Käyttämätön aika tai osa siitä lisätään varantoon. Pidempään kestävä siirto kuluttaa varantoa.
    .says-2 = Esimerkki: aikaa on 30 sekuntia siirtoa kohti ja varannossa 2 minuuttia. Kun siirto kestää 20 sekuntia,
        varannossa on sen jälkeen 2 minuuttia 10 sekuntia. Kun seuraava siirto kestää 50 sekuntia, varantoon jää 1
        minuutti 50 sekuntia.
    .says-3 = Puoli, jolta loppuvat sekä siirron aika että varanto, häviää ajalla. Nappuloiden asetteluun kummallakin on
        vähintään minuutti, ja siitä säästynyt aika menetetään.
    .says-4 = Jos pelillä on raja, sen tullessa täyteen voittaa puoli, jolla on enemmän nappuloita. Jos niitä on yhtä
        monta, voittaa se, joka oli edellä, kun määrät viimeksi olivat erisuuret. Jos ne olivat koko ajan yhtä suuret,
        hopea voittaa.
