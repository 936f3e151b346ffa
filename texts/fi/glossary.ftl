### The glossary. A text can link to others: [words](term:freeze), [words](rule:push), [words](section:clocks) and
### [words](screen:/learn). Between ` is what is typed.

about = Sanat, joita käytetään pelissä, pelipöytäkirjoissa ja tällä sivulla.
letters = Kirjaimet
related = Katso myös:
more = ”{ $name }” sanastossa
explained-in = Lue lisää: { $title }
lesson = Oppitunti tästä

## The terms, each with its definition.

archive = arkisto
    .says = Tiedosto, jossa on paljon pelejä, yksi rivillä, sellaisina kuin arimaa.comin pelipalvelin ne julkaisee.
        Tälle sivulle voi tuoda minkä tahansa mittaisia arkistoja.
    .also = tietokanta kokoelma
away-trap = vastustajan ansa
    .says = Jompikumpi vastustajan puoliskon kahdesta ansasta: kullalle c6 tai f6, hopealle c3 tai f3. Useimmat
        hyökkäykset tapahtuvat siellä.
    .forms = vastustajan ansa, vastustajan ansan, vastustajan ansaa, vastustajan ansassa, vastustajan ansat, vastustajan
        ansoja
blockade = saarto
    .says = Nappulat, jotka ympäröivät vastustajan nappulan, yleensä elefantin, niin ettei se pääse ulos
        työntämälläkään: kaikki ruudut niiden takana on varattu.
    .forms = saarto, saarron, saartoa, saarrossa, saarroksiin, saarroksissa, saarrettu, saarretun
    .also = suljettu sisään blokattu
camel-hostage = kamelipanttivanki
    .says = Kameli [panttivankina](term:hostage). Vain elefantti pystyy pitämään sitä. Silloin toinen kameli on vahvin
        nappula, joka voi liikkua vapaasti.
    .forms = kamelipanttivanki, kamelipanttivangin, kamelipanttivankia
capture = lyönti
    .says = Nappulan poistaminen, kun se on [ansassa](term:trap) eikä vieressä ole oman puolen nappulaa.
    .also = lyödä lyöty syödä menettää
capture-threat = lyöntiuhka
    .says = Puoli uhkaa lyödä nappulan, kun se voisi tehdä sen, jos nyt olisi sen vuoro.
    .forms = lyöntiuhka, lyöntiuhan, lyöntiuhkaa, lyöntiuhat, lyöntiuhkia
decentralised-elephant = syrjäinen elefantti
    .says = Elefantti reunalla tai nurkassa, liian monen askeleen päässä ansoista. Keskeltä elefantti pääsee nopeasti
        jokaiseen ansaan.
    .forms = syrjäinen elefantti, syrjäisen elefantin, syrjäistä elefanttia
    .also = keskitetty keskusta
elimination = eliminaatio
    .says = Toiselta puolelta on lyöty kaikki kahdeksan jänistä. Puoli, jolla ei ole jäniksiä, häviää.
    .forms = eliminaatio, eliminaation, eliminaatiota, eliminaatiolla
false-protection = näennäinen suoja
    .says = Nappula ansan vieressä, joka näyttää suojaavan kaveria siinä mutta jonka voi työntää tai vetää pois samassa
        siirrossa, jossa kaveri lyödään.
    .forms = näennäinen suoja, näennäisen suojan, näennäistä suojaa
fence = aita
    .says = Aukoton jono nappuloita, jota jänikset eivät pääse ohittamaan. Jotkut pelaajat sanovat aidatuksi myös
        jäätynyttä nappulaa, jonka ainoa pakotie johtaa ansaan.
    .forms = aita, aidan, aitaa, aidassa, aitasi, aidat, aidattu
flag = ajan loppuminen
    .says = Puolen aika loppuu, kun se on käyttänyt siirron ajan ja koko [varannon](term:reserve). Se häviää ajalla.
    .also = lippu putoaa aikatappio häviää ajalla kello
fork = haarukka
    .says = Kaksi uhkaa kerralla, esimerkiksi maali ja lyönti, tai lyönnit kahdessa ansassa. Yksi siirto harvoin torjuu
        molemmat.
    .forms = haarukka, haarukan, haarukkaa, haarukassa, haarukat, kaksoisuhka, kaksoisuhan
    .also = kaksoisuhka
frame = kehys
    .says = Nappula ansassa, josta se ei pääse pois, koska sen ulospääsyt on tukittu. Kaverin on pysyttävä sen vieressä,
        tai se lyödään.
    .forms = kehys, kehyksen, kehystä, kehyksessä, kehykset, kehystetty, kehystetyn, kehystettyä
freeze = jäädyttää
    .says = Nappula jäädyttää jokaisen viereisen heikomman vastustajan, jonka vieressä ei ole oman puolen nappulaa.
        Jäätynyt nappula ei voi astua, työntää eikä vetää, mutta sitä voi työntää ja vetää, ja se jäädyttää yhä muita.
    .forms = jäädyttää, jäädytä, jäädytit, jäädyttänyt, jäädyttäminen, jäädyttämisen, jäädytetty, jäätynyt,
        jaatyneen, jaatynytta, jaatyneet, jaatyneita, jaatyisi, jaatya, jaatyminen
    .also = jäätyminen jäätyä jäässä
glyph = arviomerkki
    .says = Siirron perässä oleva symboli, joka kertoo, miten hyvä se on: ! hyvä, ? virhe, !! loistava, ?? törkeä virhe,
        !? kiinnostava, ?! kyseenalainen.
    .forms = arviomerkki, arviomerkin, arviomerkkiä, arviomerkit, arviomerkkejä
    .also = merkki symboli huomautus ! ? !! ??
goal = maali
    .says = Laudan toinen reuna: kullalle rivi 8, hopealle rivi 1. Puoli, jonka jänis on siellä siirron lopussa,
        voittaa.
    .also = voitto maalirivi kotirivi
goal-threat = maaliuhkaus
    .says = Puoli uhkaa maalia, kun jokin sen jäniksistä pääsisi maaliin, jos nyt olisi sen vuoro.
    .forms = maaliuhkaus, maaliuhkauksen, maaliuhkausta, maaliuhkaukset, maaliuhkauksia
handicap = tasoitus
    .says = Nappulat, jotka vahvempi pelaaja jättää pois alkuasemasta, jotta kummallakin olisi mahdollisuus voittaa.
    .forms = tasoitus, tasoituksen, tasoitusta, tasoitukset
home-trap = oma ansa
    .says = Jompikumpi oman puoliskon kahdesta ansasta: kullalle c3 tai f3, hopealle c6 tai f6.
    .forms = oma ansa, oman ansan, omaa ansaa, omassa ansassa, omat ansat, omien ansojen
hostage = panttivanki
    .says = Nappula, jota vahvempi vastustaja pitää jäätyneenä ansan lähellä. Se lyödään heti, kun sen puoli lakkaa
        vartioimasta ansaa, joten myös vartijat ovat sidottuja.
    .forms = panttivanki, panttivangin, panttivankia, panttivangiksi, panttivankina, panttivangit, panttivankeja
    .also = vanki pitää hevonen
immobilisation = immobilisaatio
    .says = Puoli, jolla ei ole sallittua siirtoa, häviää: kaikki sen nappulat ovat jäätyneitä tai saarroksissa, tai
        jokainen siirto rikkoisi sääntöjä.
    .forms = immobilisaatio, immobilisaation, immobilisaatiota, immobilisaatiolla
    .also = ei sallittua siirtoa jumissa
level = taso
    .says = Tietokoneen vahvuus yhdestä (ensimmäiseen peliin) kymmeneen (vahvin).
    .also = vahvuus tietokone vaikeus
line = jatko
    .says = Sarja kummankin puolen siirtoja. Moottori näyttää jatkon, jota se odottaa parhaan siirtonsa jälkeen.
    .also = päälinja linja pv
mistake = virhe
    .says = Siirto, joka heikentää omia [voittomahdollisuuksia](term:winning-chances). Heikennyksen suuruuden mukaan
        sitä sanotaan epätarkkuudeksi, virheeksi tai törkeäksi virheeksi.
    .also = törkeä virhe epätarkkuus
notation = merkintätapa
    .says = Tapa kirjoittaa siirrot: nappulan kirjain, sen ruutu ja suunta, esimerkiksi `Ee2n`. Isot kirjaimet ovat
        kullan. `x` merkitsee lyötyä nappulaa: `cf3x`.
    .forms = merkintätapa, merkintätavan, merkintätapaa, merkintätavalla
    .also = kirjoittaa koordinaatit notaatio
phalanx = falangi
    .says = Saman puolen vierekkäisiä nappuloita, joista yhtäkään ei voi työntää: nappulaa ei voi työntää varattuun
        ruutuun.
    .forms = falangi, falangin, falangia, falangissa, falangit
plan = suunnitelma
    .says = Siirtoja, joita kokeilet kummallekin puolelle kesken pelin muuttamatta peliä.
    .also = kokeilla suunnittele ajatella eteenpäin
ply = puolisiirto
    .says = Yhden puolen siirto tai alkuasema. Peli on puolisiirtojen sarja.
    .forms = puolisiirto, puolisiirron, puolisiirtoa, puolisiirrot, puolisiirrosta
    .also = siirto
position = asema
    .says = Nappulat ruuduissaan sekä vuorossa oleva puoli. Jos vuorossa on toinen puoli, kyseessä on eri asema.
pull = vetää
    .says = Nappula astuu pois, ja sen vieressä oleva heikompi vastustaja siirtyy ruutuun, josta se lähti. Vetämiseen
        kuluu kaksi askelta.
    .forms = vetää, vetäminen, vetämisen, vetämiseen, vedä, vedät, vedetty, vedettiin, vedettävissä, vedetään, veto,
        vedon, vetoa
    .also = vetäminen kiskoa
push = työntää
    .says = Nappulan vieressä oleva heikompi vastustaja siirtyy tyhjään ruutuun, ja nappula siirtyy sen paikalle.
        Työntämiseen kuluu kaksi askelta.
    .forms = työntää, työntäminen, työntämisen, työntämiseen, työnnä, työnnät, työnnetty, työnnettiin, työnnetään,
        tyonto, tyonnon, tyontoa, tyontoon
    .also = työntäminen siirtää
race = kilpajuoksu
    .says = Kumpikin puoli tekee omia uhkiaan eikä vastaa toisen uhkiin, yleensä kun jänikset juoksevat maaliin. Siirron
        verran nopeampi voittaa.
    .forms = kilpajuoksu, kilpajuoksun, kilpajuoksua, kilpajuoksussa, kilpajuoksut
rating = vahvuusluku
    .says = Luku, joka kertoo pelaajan vahvuuden tai tehtävän vaikeuden. Mitä suurempi, sitä vahvempi tai vaikeampi.
    .forms = vahvuusluku, vahvuusluvun, vahvuuslukua, vahvuuslukuun, vahvuuslukusi, vahvuusluvut, vahvuuslukuja
    .also = glicko elo vahvuus
record = pelipöytäkirja
    .says = Peli kirjoitettuna [merkintätavalla](term:notation), yksi siirto tai alkuasema rivillä. Siinä voi olla
        nimiä, aikoja, kommentteja ja [muunnelmia](term:variation).
    .also = siirtoluettelo merkinnät tiedosto
repetition = toistuminen
    .says = Siirto ei voi päättyä asemaan, johon kaksi aikaisempaa siirtoa on jo päättynyt. Sellainen siirto on
        kielletty.
    .forms = toistuminen, toistumisen, toistumista, kolmas toistuminen
    .also = toisto kolmas kerta
reserve = varanto
    .says = Aika, joka puolella on kunkin siirron ajan lisäksi. Pidemmät siirrot kuluttavat sitä, ja käyttämätön aika
        lisätään siihen.
    .also = kello aika säästö
rotation = vartijan vaihto
    .says = [Panttivankia](term:hostage) pitävän nappulan vaihtaminen toiseen. Näin vahvempi nappula, kuten elefantti,
        vapautuu muihin töihin.
    .forms = vartijan vaihto, vartijan vaihdon, vartijan vaihtoa
    .also = korvata pitäjä
setup = alkuasema
    .says = Pelin alku: kumpikin puoli asettelee kuusitoista nappulaansa kahdelle ensimmäiselle rivilleen, kulta ensin.
    .also = asetella alkuasetelma aloitusjärjestys avaus
side = puoli
    .says = Kulta tai hopea. Kulta asettelee nappulansa ja siirtää ensin.
    .also = väri pelaaja kulta hopea
step = askel
    .says = Nappula siirtyy edessään, takanaan tai sivullaan olevaan tyhjään ruutuun. Jänis ei astu taaksepäin.
    .also = liikkua
swarm = parvi
    .says = Monta nappulaa, myös heikkoja kuten jäniksiä, etenee yhdessä [vastustajan ansan](term:away-trap) ympärillä.
        Ne estävät toisiaan jäätymästä.
    .forms = parvi, parven, parvea, parvessa, parvet
takeback = siirron peruminen
    .says = Yhden tai useamman siirron peruminen, jotta voi pelata jotain muuta. Uuden pelin valinnoissa päätät,
        salliiko peli sen.
    .forms = siirron peruminen, siirron perumisen, siirron perumista, siirtojen peruminen, siirtojen perumisen
    .also = perua kumota takaisin
threat = uhka
    .says = Jotain, minkä puoli voisi tehdä, jos nyt olisi sen vuoro, esimerkiksi maali tai lyönti.
    .also = uhata vaara
time-control = miettimisaika
    .says = Paljonko aikaa kummallakin puolella on: siirtoa kohti, [varannossa](term:reserve) ja koko peliin.
    .forms = miettimisaika, miettimisajan, miettimisaikaa, miettimisajat
    .also = kello aikaraja
trap = ansa
    .says = Jokin ruuduista c3, f3, c6 ja f6. Ansassa oleva nappula lyödään heti, jos sen vieressä ei ole oman puolen
        nappulaa.
    .also = c3 f3 c6 f6 ansaruutu kuoppa
trap-control = ansan hallinta
    .says = Puoli hallitsee ansaa, jos sen vieressä oleva vahvin nappula on sen oma.
    .forms = ansan hallinta, ansan hallinnan, ansan hallintaa, ansojen hallinta, ansojen hallinnan
trap-guard = ansan vartija
    .says = Nappula ansan vieressä, joka suojaa ansassa olevaa kaveria lyönniltä.
    .forms = vartija, vartijan, vartijaa, vartijat, vartijasi, vartioita, ansan vartija, ansan vartijan
    .also = puolustaja suojata suoja
turn = siirto
    .says = Yhdestä neljään [askelta](term:step), jotka yksi puoli ottaa yhdellä tai useammalla nappulalla.
        Käyttämättömät askeleet jäävät käyttämättä.
    .also = vuoro
unfreeze = vapauttaa
    .says = Oman puolen nappula jäätyneen vieressä vapauttaa sen. Se voi olla mikä tahansa nappula, jäätynytkin.
    .forms = vapauttaa, vapauta, vapauttaminen, vapauttamisen, vapautettu
variation = muunnelma
    .says = Siirtoja, jotka olisi voitu pelata pelissä pelattujen sijaan. Tutki-näyttö tallentaa ne puuna.
    .forms = muunnelma, muunnelman, muunnelmaa, muunnelmana, muunnelmat, muunnelmia
    .also = haara vaihtoehto sivumuunnelma
winning-chances = voittomahdollisuudet
    .says = Montako sadasta tällaisesta pelistä kulta voittaisi ja montako hopea. Moottori päättelee sen arviostaan.
    .forms = voittomahdollisuudet, voittomahdollisuuksia, voittomahdollisuuksien
    .also = todennäköisyys prosentti arvio pisteet
