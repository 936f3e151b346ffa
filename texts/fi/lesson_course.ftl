### The lessons of the course, and their exercises.

# A lesson has a title and says what it is about. An exercise has a task, a hint, and what to remember after a right
# answer.
steps = Ensiaskeleet
    .about = Miten voitetaan ja miten nappulat liikkuvat.
steps-1 = Näin voitat: vie yksi jäniksistäsi laudan toiseen reunaan. Valitse ensin ruudun { $a } jänis ja sitten jokin
    ylimmän rivin ruutu. Paina lopuksi Päätä siirto.
    .hint = Kolme askelta suoraan eteenpäin riittää.
    .right = Yksi jänis toisessa reunassa voittaa pelin. Muut nappulasi auttavat sitä perille ja pysäyttävät vastustajan
        jänikset.
steps-2 = Siirrossa on enintään neljä askelta, kukin eteen, taakse tai sivulle tyhjään ruutuun. Jänikset ovat poikkeus:
    ne eivät koskaan astu taaksepäin. Valitse ruudun { $a } koira, sitten ympyrä ruudussa { $b }, ja paina sitten Päätä
    siirto.
    .hint = Kolme askelta riittää: yksi eteen ja kaksi oikealle, missä järjestyksessä tahansa.
    .right = Kaikkia neljää askelta ei tarvitse käyttää. Käyttämättömät askeleet vain jäävät käyttämättä.
steps-3 = Voit jakaa siirron askeleet eri nappuloille. Siirrä kissa ruudusta { $a } ruutuun { $b } ja koira ruudusta
    { $c } ruutuun { $d }, kaikki samassa siirrossa.
    .hint = Kumpikin nappula tarvitsee kaksi askelta suoraan eteenpäin. Ota kaikki neljä, ennen kuin päätät siirron.
    .right = Neljä askelta, kaksi nappulaa. Voisit myös siirtää neljää nappulaa, kutakin yhden askeleen.
steps-4 = Minne ruudun { $a } hevonen pääsee yhdellä askeleella? Merkitse kaikki ruudut ja tarkista sitten.
    .hint = Katso ruudun { $a } neljää sivua. Yksi niistä on varattu.
    .right = Eteen, taakse, vasemmalle tai oikealle, mutta vain tyhjään ruutuun. Ruudun { $b } koira on tiellä.

push = Työntäminen
    .about = Siirrä heikompi vastustaja tieltäsi.
push-1 = Vahvimmasta heikoimpaan: elefantti, kameli, hevonen, koira, kissa, jänis. Nappula voi työntää vieressään olevaa
    heikompaa vastustajaa. Valitse ruudun { $b } kissa, sitten ympyrä ruudussa { $c }, ja paina sitten Päätä siirto.
    Nappulasi seuraa perässä, joten työntöön kuluu kaksi askelta.
    .hint = Valitse kissa ja sitten { $c }. Ruudun { $a } koira seuraa.
    .right = Yksi työntö, kaksi askelta. Yhtä vahvaa nappulaa ei voi työntää. Lumihiutale selitetään myöhemmin.
push-2 = Mitä hopeisia nappuloita voisit työntää juuri nyt, kahdella askeleella? Merkitse ne.
    .hint = Vastustajan on oltava vahvemman nappulasi vieressä.
    .right = Ruudun { $b } kameli on liian vahva ruudun { $a } hevoselle. Elefantin pitäisi ensin kävellä sinne.
push-3 = Neljä askelta riittää kahteen työntöön. Työnnä ruudun { $a } kissa eteenpäin ruutuun { $b }, ruutu kerrallaan:
    valitse kissa, sitten ympyrä, ja tee sama uudestaan.
    .hint = Kumpaankin työntöön kuluu kaksi askelta. Työnnä kissaa suoraan eteenpäin ja sitten vielä kerran.
    .right = Siihen meni koko siirto. Työnnä vain, kun se kannattaa.

traps = Ansat
    .about = Neljä ruutua, joissa nappulat lyödään.
traps-1 = Neljä merkittyä ruutua ovat ansoja. Ansassa oleva nappula lyödään heti, ellei sen vieressä ole oman puolen
    nappulaa. Työnnä ruudun { $a } kissa ansaan { $b }.
    .hint = Valitse kissa ja sitten { $b }.
    .right = Ansan vieressä ei ollut yhtään kissan kaveria, joten kissa poistui pelistä.
traps-2 = Ruudun { $c } jänis on ansassa. Vain ruudun { $a } koira pitää sen hengissä. Siirrä koira ruutuun { $b }
    menettämättä nappulaa: risti merkitsee siirtoja, joilla menettäisit jäniksen.
    .hint = Siirrä ensin jänis pois ansasta.
    .right = Kun kaveri lähtee, sen suojaama nappula voi kadota, jopa kesken oman siirtosi.
traps-3 = Hopean hevonen ruudussa { $b } on vahvempi kuin kissasi ruudussa { $a }, joten kissa on jäätynyt eikä voi
    liikkua. Hevonen haluaa työntää sen ansaan { $c }. Pelasta kissa.
    .hint = Kaveri ansan vieressä suojaa ansassa olevaa nappulaa. Ruudun { $d } koira on lähellä.
    .right = Kun ansaa vartioidaan, sen viereinen nappula on toistaiseksi turvassa.

rabbits = Jänikset
    .about = Ne eivät koskaan astu taaksepäin.
rabbits-1 = Jänikset ovat heikoimpia nappuloita, mutta ne voittavat pelin. Ne eivät koskaan astu taaksepäin. Merkitse
    ruudut, joihin ruudun { $a } jänis pääsee yhdellä askeleella.
    .hint = Eteenpäin on ylöspäin, omalta reunaltasi poispäin.
    .right = Kolme ruutua. Kaikki muut nappulat voivat astua myös taaksepäin.
rabbits-2 = Siirrä jänis ruudusta { $a } ruutuun { $b }.
    .hint = Kerran eteenpäin, sitten kahdesti oikealle.
    .right = Jänis liikkuu eteenpäin ja sivulle. Mieti, ennen kuin lähetät sen, sillä takaisin se ei pääse.
rabbits-3 = Ruudun { $a } jänis ei pääse oman koiransa ohi. Vie se silti ruutuun { $b }.
    .hint = Siirrä ensin koira pois ruudusta { $b }.
    .right = Nappulat eivät voi hypätä eivätkä jakaa ruutua. Tee ensin tilaa.

goal = Maali
    .about = Jänis laudan toisessa reunassa voittaa.
goal-1 = Voitat, kun jäniksesi on siirron lopussa laudan toisessa reunassa. Vie ruudun { $a } jänis sinne.
    .hint = Toinen reuna on rivi 8, ylin rivi.
    .right = Se on maali, ja peli päättyy heti.
goal-2 = Ruudun { $b } hopeinen jänis on tiellä. Vie ruudun { $a } jänis maaliin.
    .hint = Kierrä se: mikä tahansa toisen reunan tyhjä ruutu kelpaa.
    .right = Toisen reunan jokainen ruutu kelpaa. Vapaa löytyy melkein aina.
goal-3 = Mitkä jäniksesi pääsisivät maaliin tällä siirrolla? Merkitse ne.
    .hint = Laske kunkin jäniksen askeleet esteiden ympäri. Neljä on raja.
    .right = Ruudun { $a } jänis on liian kaukana. Laske näin molempien puolten jänisten askeleet joka siirrolla.

freezing = Jäädyttäminen
    .about = Vahvempi vastustaja jäädyttää, kaveri vapauttaa.
freezing-1 = Vahvimmasta heikoimpaan: elefantti, kameli, hevonen, koira, kissa, jänis. Vahvemman vastustajan vieressä
    oleva nappula on jäätynyt: se ei voi liikkua, ellei sen vieressä ole kaveria. Merkitse jäätyneet nappulasi.
    .hint = Tarkista jokainen nappulasi: onko vieressä vahvempi hopeinen nappula? Onko vieressä kaveri?
    .right = Ruudun { $a } koiralla on kaveri ruudussa { $b }, joten kameli ei voi jäädyttää sitä. Jäätynyt nappula ei
        voi liikkua.
freezing-2 = Yksi nappuloistasi on jäätynyt. Etsi se ja vapauta se.
    .hint = Ruudun { $b } hevonen jäädyttää ruudun { $a } kissan. Ruudun { $c } koira on lähin kaveri.
    .right = Mikä tahansa kaveri vieressä riittää, heikoinkin.
freezing-3 = Jäädytä nyt hopean kameli ruudussa { $a }.
    .hint = Siirrä kamelin viereen vahvempi nappula.
    .right = Elefanttiasi ei jäädytä mikään. Se on kaikista vahvin nappula.

pull = Vetäminen
    .about = Vedä heikompi vastustaja perässäsi.
pull-1 = Kun vedät, nappulasi astuu pois, ja sen vieressä oleva heikompi vastustaja siirtyy ruutuun, josta nappulasi
    lähti. Valitse ruudun { $a } hevonen ja sitten tyhjä ruutu sen vieressä. Valitse sitten ruudun { $b } kissa ja
    lopuksi ympyrä.
    .hint = Astu pois hevosella ruudusta { $a } ja valitse sitten kissa ja { $a }.
    .right = Taas kaksi askelta. Hevonen voi astua pois mihin tahansa tyhjään ruutuun.
pull-2 = Vastustajan jäniksiä voi vetää taaksepäin, vaikka ne eivät itse koskaan astu siihen suuntaan. Ruudun { $a }
    jänis on lähellä sinun reunaasi. Vedä se ruutuun { $b }, ruutu kerrallaan: astu pois, valitse sitten jänis ja
    ympyrä.
    .hint = Astu kamelilla eteenpäin, vedä, ja tee sama uudestaan.
    .right = Se oli kahden askeleen päässä maalista ja vaarallinen. Nyt se on jäätynyt kamelisi viereen.
pull-3 = Kaksi hopeista jänistä on tielläsi. Voita nyt ruudun { $a } jäniksellä.
    .hint = Ruudun { $b } koira voi astua oikealle ja vetää ruudun { $c } jäniksen pois paikaltaan.
    .right = Yksi veto, kaksi askelta ja maali. Ruudun tyhjentäminen voi olla yhtä hyvä kuin sen valtaaminen.

captures = Kolme tapaa lyödä
    .about = Työnnä, vedä tai poista vartija.
captures-1 = Hevosesi on ansassa { $a }, ja ruudun { $c } jänis suojaa sitä. Lyö ruudun { $b } koira.
    .hint = Astu pois ansasta ja vedä koira siihen.
    .right = Koira vedettiin ansaan. Ansat eivät ole kummankaan puolella: niissä lyödään jokainen nappula, jolla ei ole
        kaveria.
captures-2 = Ruudun { $a } kissa on ansassa, ja ruudun { $b } jänis suojaa sitä. Lyö kissa.
    .hint = Työnnä vartija pois, niin kissa jää yksin.
    .right = Se lyötiin sillä hetkellä, kun sen viimeinen kaveri lähti.
captures-3 = Katso nyt hopean silmin: minkä nappulasi hopea voisi lyödä seuraavalla siirrolla? Merkitse ne.
    .hint = Katso kahta lähintä ansaa. Kumman vieressä on vartija?
    .right = Ruudun { $a } jänis on turvassa, koska ruudun { $b } koira vartioi sitä ansaa. Kysy tätä itseltäsi jokaisen
        siirron jälkeen.

ends = Miten siirrot ja pelit päättyvät
    .about = Siirron täytyy muuttaa asemaa.
ends-1 = Siirron täytyy muuttaa asemaa. Edestakaisin käyminen ei muuta mitään, joten se ei riitä. Siirrä elefantti pois
    ruudusta { $a } ja takaisin, ja ota lisäksi askel toisella nappulalla.
    .hint = Edestakaisin käymiseen kuluu kaksi askelta. Siirrä kolmannella jänistä.
    .right = Siirto ei voi myöskään johtaa samaan asemaan kolmannen kerran.
ends-2 = Voitat myös, kun vastustajalla ei ole enää jäniksiä. Ruudun { $a } jänis on hopean viimeinen. Voita nyt.
    .hint = Työnnä se ansaan { $b }: valitse jänis ja sitten ansa.
    .right = Jäniksiä ei ole enää, joten kulta voittaa.
ends-3 = Voitat myös, kun vastustajalla ei ole sallittua siirtoa. Hopean viimeinen nappula on ruudun { $a } jänis. Tee
    siirto, jonka jälkeen se ei voi liikkua lainkaan.
    .hint = Jäätynyt nappula ei voi liikkua.
    .right = Hopea ei voi siirtää, joten kulta voittaa. Nyt osaat kaikki tavat voittaa.

setup = Alkuasemasi
    .about = Kaikki kuusitoista nappulaa haluamassasi järjestyksessä.
setup-1 = Kumpikin puoli aloittaa asettelemalla nappulansa kahdelle kotiriville haluamaansa järjestykseen. Nurkassa
    elefantti on hidas. Valitse elefanttisi ja sitten nappula, jonka kanssa se vaihtaa paikkaa: jokin eturivin neljästä
    keskimmäisestä (sarakkeet c–f).
    .hint = Valitse ruudun { $a } elefantti ja sitten nappula eturivin keskeltä.
    .right = Keskeltä elefantilla on lyhyt matka kaikkiin neljään ansaan.
setup-2 = Ansan takana jänikset ovat helppoa saalista, ja kaksi hevosta samalla laidalla jättää toisen laidan heikoksi.
    Vaihda nappuloita valitsemalla ne pareittain: ota jänikset pois ruuduista { $a } ja { $b }, ja sijoita hevonen
    kummallekin laudan puoliskolle.
    .hint = Vaihda kumpikin näistä jäniksistä koiran tai kissan kanssa. Vasen puolisko on sarakkeet a–d.
    .right = Koirat tai kissat ansojen takana, hevoset laidoilla, jänikset nurkissa: siinä on hyvä alkuasema.

worth = Nappuloiden arvot
    .about = Kaikki lyönnit eivät ole samanarvoisia.
worth-1 = Voit lyödä tällä siirrolla yhden nappulan: ruudun { $b } jäniksen hevosella tai ruudun { $a } kamelin
    elefantilla. Lyö arvokkaampi.
    .hint = Mitä vahvempi nappula on, sitä harvempi voi pysäyttää sen.
    .right = Kummallakin on yksi kameli mutta kahdeksan jänistä. Ilman kameliaan hopealla on vahvimpia nappuloitasi
        vastassa vain elefantti.
worth-2 = Kaksi nappulaa on vaarassa: hevonen ruudussa { $a } ja jänis ruudussa { $b }. Pelasta arvokkaampi.
    .hint = Ruudun { $c } koira ehtii vartioimaan ansaa, mutta vain toista.
    .right = Pelin alussa hevonen on arvokkaampi kuin kaksi jänistä. Kun jäniksiä on vähän jäljellä, jokaisesta tulee
        kallisarvoinen.

false-protection = Näennäinen suoja
    .about = Vartija, jonka voi työntää pois, ei ole vartija.
false-protection-1 = Kaksi nappulaasi on ansoissa. Toista suojaa ruudun { $a } jänis, toista ruudun { $b } elefantti.
    Merkitse, minkä hopea voi lyödä seuraavalla siirrolla.
    .hint = Kumman vartijan voi työntää tai vetää pois?
    .right = Elefanttia ei siirrä mikään. Jänis on näennäinen suoja: kun se on työnnetty pois, kissa lyödään.
false-protection-2 = Ruudun { $a } jänis on näennäinen suoja, koska ruudun { $b } hevonen voi työntää sen pois. Etsi
    siirto, jonka jälkeen hopea ei voi lyödä mitään.
    .hint = Vie kissa pois ansasta tai tuo vartija, jota hevonen ei voi siirtää.
    .right = Kaksi vartijaa tai yksi vahva antaa todellisen suojan.

trap-control = Ansan hallinta
    .about = Vahvin nappula ansan vieressä hallitsee sitä.
trap-control-1 = Ansaa hallitsee se puoli, jolla on vahvin nappula sen vieressä. Merkitse ansat, joita kulta hallitsee.
    .hint = Katso kunkin ansan neljää naapuriruutua ja vertaa puolten vahvimpia nappuloita.
    .right = Ruudun { $a } viereisellä ansalla kaksi koiraa on yhtä vahvoja, joten se ei ole kummankaan hallinnassa.
trap-control-2 = Hopea hallitsee ansaa { $a } ruudun { $b } kamelilla. Ota se hallintaasi tällä siirrolla.
    .hint = Vain elefantti on kamelia vahvempi. Siirrä se ansan viereen.
    .right = Oman puoliskosi kaksi ansaa ovat yleensä sinun. Se, joka hallitsee neljästä ansasta kolmea, yleensä
        voittaa.

elephant = Vapaa elefantti
    .about = Vahvin nappulasi on nurkassa hyödytön.
elephant-1 = Tässä on elefantillesi kaksi siirtoa. Valitse se, jonka jälkeen elefantti pääsee useampaan ruutuun.
    .hint = Reunalla puolet sen reiteistä puuttuu.
    .right = Keskeltä elefantti pääsee mihin tahansa ansaan muutamalla askeleella, ja jokaisen vastustajan on varottava
        sitä.
elephant-2 = Hopean nappulat piirittävät ruudun { $a } elefanttia. Murtaudu ulos niin, että se pääsee seuraavalla
    siirrolla vähintään 20 ruutuun.
    .hint = Työnnä hevonen pois ja jatka matkaa.
    .right = Pidä silmällä tyhjiä ruutuja elefanttisi ympärillä. Suljettu elefantti ei auta ketään.

horse-hostage = Hevonen panttivankina
    .about = Pidä nappulaa ansan vieressä.
horse-hostage-1 = Panttivanki on vastustajan nappula, jonka jäädytät ansan viereen niin, että voisit lyödä sen milloin
    tahansa. Ota ruudun { $a } hevonen panttivangiksi elefantillasi.
    .hint = Siirry hevosen viereen niin, että voit työntää sen ansaan { $b }.
    .right = Nyt hopean on pidettävä vartija tuon ansan vieressä. Yksi nappulasi sitoo kaksi hopean nappulaa.
horse-hostage-2 = Nyt hevosesi ruudussa { $a } on ruudun { $b } elefantin panttivanki. Varmista, ettei hopea voi lyödä
    sitä seuraavalla siirrolla.
    .hint = Vie vartija ansan { $c } viereen.
    .right = Vartijasi on pysyttävä siinä, mutta niin on hopean elefantinkin. Käytä vapaita nappuloitasi muualla.

camel-hostage = Kamelipanttivanki
    .about = Panttivangeista paras.
camel-hostage-1 = Vain elefantti voi pitää kamelia vankina. Jäädytä ruudun { $a } kameli niin, että uhkaat lyödä sen.
    .hint = Siirry sen viereen, mistä voit työntää sen ansaan { $b }.
    .right = Kun hopean kameli on vankina, oma kamelisi on vahvin nappula, joka voi liikkua vapaasti.
camel-hostage-2 = Ruutuun { $b }, ruudun { $a } kamelin viereen, pääsee kahdella tavalla. Valitse se, joka ottaa kamelin
    panttivangiksi.
    .hint = Vertaa kumpaakin nappulaa kameliin.
    .right = Hevonen jäätyisi siinä, ei kameli. Vain vahvempi nappula voi pitää vastustajaa vankina.

frames = Kehykset
    .about = Nappula ansassa, josta se ei pääse pois.
frames-1 = Ruudun { $a } hevonen on ansassa, ja vain ruudun { $b } elefantti suojaa sitä. Sulje viimeinen ulospääsy
    niin, ettei hevonen voi lähteä ruudustaan.
    .hint = Ansan oikeanpuoleinen ruutu on avoin.
    .right = Se on kehys. Jos elefantti lähtee, hevonen lyödään, joten hopean paras nappula on sidottu.
frames-2 = Sama kehys, mutta nyt ainoa vartija on ruudun { $b } koira. Lyö ruudun { $a } hevonen.
    .hint = Työnnä vartija pois ruudun { $c } elefantilla.
    .right = Kun vartijan voi siirtää, kehystetty nappula on käytännössä menetetty.

phalanx = Falangi
    .about = Vierekkäisiä nappuloita ei voi työntää pois.
phalanx-1 = Vierekkäiset nappulat muodostavat falangin. Se toimii, koska nappulaa ei voi työntää varattuun ruutuun. Estä
    ruudun { $b } hevosta valtaamasta koirasi ruutua { $a }.
    .hint = Hevonen voisi työntää koiran ruutuun { $c }. Täytä se ruutu.
    .right = Kun yksi kaveri on takana ja toinen vieressä, koiraa ei voi työntää minnekään.
phalanx-2 = Ruudun { $b } hevonen haluaa vallata koiran ruudun { $a }. Valitse siirto, joka muodostaa falangin.
    .hint = Koiran voi työntää ruutuun { $c } niin kauan kuin se on tyhjä.
    .right = Vain nappula ruudussa { $c } sulkee aukon. Ruutua taaempana siitä ei ole apua.

fence = Aita
    .about = Nappulajono, jonka ohi jänis ei pääse.
fence-1 = Aita on aukoton jono nappuloita. Ruudun { $a } jänis on kahden askeleen päässä maalista. Pysäytä se.
    .hint = Aitasi aukko on { $b }. Täytä se tai tuki ruutu sen takana.
    .right = Heikot nappulat riittävät aidaksi jäniksiä vastaan. Niin vahvat nappulasi vapautuvat muihin töihin.
fence-2 = Ruudun { $a } jänis pyrkii aukkoon { $b }. Valitse ruudun { $c } kissan siirto, joka pysäyttää sen.
    .hint = Jos jänis tulee aukkoon, aidan takana ei saa olla sille tyhjää ruutua.
    .right = Ruudussa { $d } kissa tukkii jäniksen tien ja jäädyttää sen aukkoon.

rabbit-advance = Jänisten eteneminen
    .about = Etene reunaa pitkin, mieluummin myöhään kuin aikaisin.
rabbit-advance-1 = Jänikset eivät pääse takaisin, joten vie niitä eteenpäin siellä, missä niille ei voi tapahtua mitään.
    Siirrä ruudun { $a } jänis niin lähelle, että se uhkaa maalia mutta on turvassa lyönneiltä.
    .hint = Jänis uhkaa maalia, kun toinen reuna on enintään neljän vapaan askeleen päässä.
    .right = Jänikset ovat parhaassa turvassa reunalla, kaukana ansoista ja vahvoista nappuloista.
rabbit-advance-2 = Minne ruudun { $a } jäniksen pitäisi mennä? Valitse siirto, jonka jälkeen hopea ei voi lyödä sitä.
    .hint = Ansan vieressä ruudun { $b } hevonen voisi työntää sen ansaan.
    .right = Ruudun { $c } lähellä ei ole ansaa. Pitkälle edennyt jänis elää vaarallisesti, joten etsi ensin ansat.

goal-threats = Maaliuhkaukset
    .about = Pakota vastustajasi vastaamaan.
goal-threats-1 = Maaliuhkaus syntyy, kun pääsisit maaliin seuraavalla siirrollasi. Ruudun { $b } kissa on jäädyttänyt
    ruudun { $a } jäniksen. Tee maaliuhkaus.
    .hint = Siirrä ruudun { $c } hevonen jäniksen viereen.
    .right = Hopean on vastattava, halusipa se tehdä mitä muuta tahansa.
goal-threats-2 = Kahta uhkaa on vaikea torjua yhdellä kertaa. Uhkaa maalia ruudun { $a } jäniksellä ja uhkaa samalla
    lyödä ruudun { $b } kissa.
    .hint = Jänis tarvitsee yhden askeleen. Tuo hevonen muilla askelilla lähelle kissaa, valmiina työntämään sen ruutuun
        { $c }.
    .right = Hopea voi torjua toisen uhan, mutta tuskin molempia. Useimmat pelit voitetaan näin.

defence = Maalin estäminen
    .about = Jäädytä, torju tai poista jänis.
defence-1 = Ruudun { $a } jänis pääsee sinun reunaasi seuraavalla siirrolla. Pysäytä se.
    .hint = Jäätynyt jänis ei juokse. Ruudun { $b } koira on riittävän vahva.
    .right = Tien tukkiminen ei useinkaan riitä, koska jänis kiertää. Jäädyttäminen pitää sen paikallaan.
defence-2 = Ruudun { $a } jäniksellä on kaveri vieressään, joten sitä ei voi jäädyttää. Pysäytä se muulla tavalla.
    .hint = Jäniksen alapuolisesta ruudusta hevonen ruudusta { $b } voi työntää sen ansaan { $c } tai pois ulottuvilta.
    .right = Sillä ei ollut kaveria ansan vieressä. Jos jänistä ei voi jäädyttää, etsi lyöntiä.

races = Kilpajuoksut
    .about = Kuka ehtii ensin?
races-1 = Kumpikin uhkaa maalia: sinä ruudun { $a } jäniksellä, hopea ruudun { $b } jäniksellä. On sinun vuorosi.
    .hint = Laske askeleet. Jos voit voittaa nyt, sinun ei tarvitse puolustautua.
    .right = Kilpajuoksussa laske ensin. Olit yhden siirron edellä.
races-2 = Jäniksesi ruudussa { $a } on yhden askeleen liian kaukana, ja ruudun { $b } jänis uhkaa maalia. Pysäytä se ja
    tee oma uhka samalla siirrolla.
    .hint = Ruudun { $c } elefantti tarvitsee kaksi askelta. Sinulle jää kaksi.
    .right = Puolusta niin harvalla askeleella kuin voit ja käytä loput hyökkäykseen.

blockade = Saarto
    .about = Elefantinkin voi sulkea sisään.
blockade-1 = Hopean elefantti on nurkassa { $a }. Se ei voi työntää nappulaa, jolla ei ole tyhjää ruutua, johon siirtyä.
    Sulje se kokonaan.
    .hint = Yksi aukko on jäljellä: { $b }.
    .right = Heikot nappulat voivat pidätellä vahvinta, jos kaikki ruudut niiden takana on varattu.
blockade-2 = Ruudun { $a } elefantilla on jäljellä yksi työntö. Vie sekin pois ruudun { $b } hevosella.
    .hint = Täytä { $c }.
    .right = Ilman elefanttiaan hopea pelaa viidellätoista nappulalla sinun parhaitasi vastaan. Suoritit koko kurssin!
