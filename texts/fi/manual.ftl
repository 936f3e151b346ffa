### The user guide. Texts can link to others, as in glossary.ftl. Between * is a label of the page: write it as the page
### does. Between ` is what is typed, or a key.

about = Miten kaikki tällä sivulla toimii.
search = Etsi oppaasta
search-example = vetää, kello, tuonti …
found = { $count ->
    [0] Mitään ei löytynyt. Kokeile toista sanaa tai sanan alkua.
    [one] { $count } tulos
   *[other] { $count } tulosta
}
results = Hakutulokset
kind-rule = Sääntö
kind-section = Opas
kind-term = Sana
rules-say = Kaikki säännöt liikkuvina kaavioina
glossary-says = Pelin ja tämän sivun sanat selitettyinä
contents = Sisällys
before = Edellinen: { $title }
after = Seuraava: { $title }
to-list = Kaikki osiot

group =
    .playing = Pelaaminen
    .studying = Tutkiminen
    .learning = Oppiminen
    .page = Sivu

## The sections, each with its headings, paragraphs, items of lists and captions of pictures in their order. The search
## finds a section by the words of “also”, too.

start = Ensimmäinen pelisi
    .about = Ensimmäisestä napsautuksesta pelin loppuun.
    .also = aloittaa uusi aloittelija johdanto
    .text-1 = Paina etusivulla [Pelaa nyt](screen:/). Pelaat kultana tietokonetta vastaan tasolla 1, jonka
        aloittelijakin voittaa.
    .item-1 = Alkuasema: nappulasi ovat jo laudalla. Paina *Aloita tällä alkuasemalla* tai [muuta ensin alkuasemaa](section:setting-up).
    .item-2 = Tee siirto, jossa on enintään neljä askelta: valitse nappula ja sitten jokin merkityistä ruuduista.
        Paina *Päätä siirto*.
    .item-3 = Tietokone vastaa, askel kerrallaan.
    .item-4 = Voitat viemällä jäniksen [maaliin](term:goal). Voittaa voi [kahdella](rule:elimination) [muullakin
        tavalla](rule:immobilisation).
    .text-2 = Onko Arimaa sinulle uusi? [Oppitunneilla](screen:/learn) opit sen noin puolessa tunnissa,
        ja [säännöt](screen:/rules) mahtuvat yhdelle sivulle. Ensimmäisissä peleissäsi laudan alla oleva *Valmentaja*
        kertoo, mitä kannattaa katsoa.
    .text-3 = Jokainen askel tallentuu. Voit sulkea sivun ja jatkaa myöhemmin.
opponents = Vastustajat ja valinnat
    .about = Tietokone, toinen pelaaja, tasoitukset ja opetuspeli.
    .also = uusi peli taso vaikeus kaksi ihmistä tietokoneet tasoitus opeta valmentaja puoli vahvuus vahvuusluku Elo
        Bomb Sharp
    .text-1 = *Uusi peli* avaa lomakkeen, joka muistaa valintasi.
    .item-1 = *Tietokone*: yksitoista [tasoa](term:level). Taso 1 on ensimmäiseen peliisi. Taso 11 on niin vahva kuin annat
        sille aikaa: kellon kanssa se käyttää kellon ajan.
    .item-2 = *Kaksi ihmistä*: pelaatte samalla näytöllä. [Asetuksista](section:settings) voit valita, että lauta
        kääntyy joka siirron jälkeen.
    .item-3 = *Kaksi tietokonetta*: kaksi tasoa pelaa vastakkain, ja sinä katsot. Voit pysäyttää pelin.
    .item-4 = *Sinun puolesi*: kulta, hopea tai arvottu.
    .heading-1 = Lisää valintoja
    .item-5 = *Miettimisaika*: katso [Kellot](section:clocks).
    .item-6 = *Tasoitus*: vahvempi pelaaja aloittaa ilman joitakin nappuloita.
    .item-7 = *Alkutilanne*: kumpikin puoli asettelee ensin nappulansa, tai peli alkaa laudalla olevasta tai
        liittämästäsi asemasta.
    .item-8 = *Salli siirtojen peruminen*: voiko siirtoja perua.
    .item-9 = *Opeta minua*: vakavan virheen jälkeen moottori selittää sen, ja voit perua siirron, ennen kuin tietokone
        siirtää. Vain peleissä ilman kelloa.
    .text-2 = Pelin jälkeen voit pelata uusintapelin, kokeilla seuraavaa tasoa tai avata
        pelin [Tutki-näyttöön](section:study).
    .heading-2 = Kuinka vahvoja tasot ovat
    .text-3 = [Tikapuilla](screen:/ladder) kutakin tasoa verrataan ohjelmiin, jotka pelasivat arimaa.comissa. Siellä
        käytetyllä asteikolla satunnaisia siirtoja tekevän pelaajan vahvuusluku on 0.
    .text-4 = Mittasimme tasot peleissä toisiaan vastaan, satunnaista pelaajaa vastaan ja Sharpia vastaan. Sharp on
        ohjelma, joka voitti Arimaa-haasteen vuonna 2015. Sharpin vahvuusluvut vuosilta 2014 ja 2015 kertovat, kuinka
        suuri ohjelmien välinen ero on arimaa.comin asteikolla.
    .text-5 = Nämä ovat välejä, eivät tarkkoja lukuja: tasot eivät ole koskaan pelanneet arimaa.comissa, ja meidän
        Sharpillamme oli siirtoa kohti vähemmän aikaa kuin Sharpilla siellä. Ohjelman nimi kertoo, kuinka vahva taso on,
        ei sitä, miten se pelaa.
setting-up = Nappuloiden asettelu
    .about = Valmiit alkuasemat, nappuloiden vaihtaminen ja omat alkuasemat.
    .also = alkuasema asetella järjestää valmis 99of9 peilata sekoittaa
    .text-1 = Ennen ensimmäistä siirtoa kumpikin puoli [asettelee](rule:setup) nappulansa. Aloitat hyvällä alkuasemalla,
        joten voit vain painaa *Valmis*.
    .item-1 = Vaihda kaksi nappulaa keskenään valitsemalla ne peräkkäin tai vetämällä toinen toisen päälle.
    .item-2 = Painikerivi tarjoaa tunnettuja alkuasemia.
    .item-3 = Muut painikkeet peilaavat tai sekoittavat alkuaseman, antavat tietokoneen ehdottaa sellaista tai tuovat
        takaisin edellisen.
    .item-4 = *Tyhjennä* ottaa kaikki nappulat pois laudalta. Valitse sitten rivistä nappula ja sille ruutu.
    .text-2 = Voit myös [kirjoittaa](section:typing) alkuaseman, kuten `Ra1 Hb2`.
    .picture-1 = Ensin asettelee nappulansa kulta, sitten hopea.
turns = Siirron tekeminen
    .about = Askeleet, työnnöt ja vedot hiirellä, sormella tai näppäimistöllä.
    .also = siirtää napsauttaa vetää enter kumoa palauta päätä siirto kosketus
    .heading-1 = Askeleet
    .item-1 = Valitse nappula. Pisteet näyttävät, minne se pääsee jäljellä olevilla askelilla, ja luku kertoo, montako
        askelta siihen kuluu. Valitse piste.
    .item-2 = Tai vedä nappulaa. Se seuraa osoitinta, joten sinä päätät, mitä tietä se kulkee.
    .item-3 = Näppäimistöllä liikut laudalla nuolinäppäimillä. `Välilyönti` valitsee nappulan, ja uusi `välilyönti`
        valitsee sen ruudun. `Shift` ja nuolinäppäin ottavat askeleen heti.
    .heading-2 = Työntäminen
    .text-1 = Valitse vastustajan nappula ja sitten ruutu, johon sen pitäisi mennä. Jos useampi nappuloistasi voisi
        seurata, valitse yksi. Voit myös valita ensin oman nappulasi, sitten vastustajan ja lopuksi vastustajan ruudun.
    .picture-1 = Kaksi työntöä: yksi ylös, yksi oikealle.
    .heading-3 = Vetäminen
    .text-2 = Astu nappulallasi pois, valitse sitten merkitty vastustaja ja lopuksi ruutu, josta nappulasi lähti. Tai
        valitse vastustaja, sitten oma nappulasi ja lopuksi ruutu, johon nappulasi pitäisi mennä.
    .picture-2 = Kaksi vetoa: yksi alas, yksi oikealle.
    .heading-4 = Siirron päättäminen
    .item-4 = *Kumoa* ottaa askeleen takaisin, *Palauta* tekee sen uudelleen, ja *Nollaa* kumoaa koko siirron.
    .item-5 = *Päätä siirto* antaa vuoron vastustajallesi. Jos siirto ei voi vielä päättyä, painike kertoo miksi.
    .item-6 = Risti merkityssä ruudussa varoittaa, että nappula lyötäisiin.
    .text-3 = Laudan alla oleva rivi kertoo, mitä seuraava napsautuksesi tai napautuksesi tekee. Kaikki näppäimet ovat
        kohdassa [Pikanäppäimet](section:keys).
typing = Askelten kirjoittaminen
    .about = Merkintätapa ja kenttä, johon kirjoittaa.
    .also = merkintätapa kirjoittaa teksti pöytäkirja kirjaimet notaatio
    .text-1 = Paina `/` tai laudan alla *Kirjoita*. `Enter` pelaa sen, mitä olet kirjoittanut. `Esc` peruuttaa.
    .item-1 = `e2n` on askel ruudusta e2 pohjoiseen. Suunnat ovat `n`, `e`, `s` ja `w` (pohjoinen, itä, etelä, länsi),
        aina kullan puolelta katsottuna.
    .item-2 = `Ee2n` nimeää myös nappulan: `E` elefantti, `M` kameli, `H` hevonen, `D` koira, `C` kissa, `R` jänis. Isot
        kirjaimet ovat kullan nappuloita, pienet hopean.
    .item-3 = `e2e4` kulkee ruudusta e2 ruutuun e4 lyhintä tietä.
    .item-4 = Erota askeleet välilyönneillä. Kirjoita työntö kahtena askeleena: ensin vastustajan, sitten oman
        nappulasi. Vedossa järjestys on päinvastainen.
    .item-5 = Alkuasemaa asetellessasi kirjoita nappulat ruutuineen: `Ra1 Hb2`.
    .text-2 = Kun kirjoitat, lauta näyttää askeleet. Alla oleva rivi kertoo, mikä on vialla tai montako askelta on
        jäljellä.
planning = Suunnitelmat, vihjeet ja peruminen
    .about = Kokeile siirtoja, pyydä apua, peru siirtoja.
    .also = ajatella eteenpäin kokeilla vihje apu kumoa peru palauta
    .heading-1 = Suunnitelmat
    .text-1 = Kun painat *Suunnittele* tai `P`, voit siirtää kummankin puolen nappuloita pelin muuttumatta. *Säilytä*
        tallentaa siirrot [muunnelmana](term:variation) ja palaa peliin. *Hylkää* unohtaa ne. Voit suunnitella myös
        tietokoneen miettiessä.
    .heading-2 = Vihjeet
    .text-2 = *Vihje* tai `H` näyttää ensin, mitä nappulaa kannattaa siirtää. Pyydä uudelleen, niin näet koko siirron.
        Kesken siirron vihje jatkaa siitä, mihin askeleesi ovat päässeet.
    .heading-3 = Siirron peruminen
    .text-3 = *Peru siirto* peruu viimeisimmän siirtosi ja vastustajasi vastauksen, jos peli sallii [siirtojen
        perumisen](term:takeback). Voit palauttaa ne, kunnes pelaat jotain muuta.
    .heading-4 = Taaksepäin katsominen
    .text-4 = Katso aikaisempia asemia nuolipainikkeilla, siirtoluettelosta tai näppäimillä `←`, `→`, `Home` ja
        `End`. *Takaisin peliin* tuo sinut takaisin.
clocks = Kellot
    .about = Miettimisajat, varanto ja tauot.
    .also = miettimisaika ajastin tauko aika loppui varanto pikapeli
    .text-1 = Valitse *Miettimisaika* uuden pelin lomakkeesta tai kirjoita omasi.
    .item-1 = Sinulla on tietty aika kuhunkin siirtoon. Käyttämätön aika tai osa siitä
        lisätään [varantoon](term:reserve).
    .item-2 = Pidempään kestävä siirto kuluttaa varantoa. Jos varantokin loppuu, [häviät ajalla](term:flag).
    .item-3 = Kellosi käynnistyy, kun vastustajasi siirto on näytetty, ja pysähtyy, kun olet toisessa näytössä tai
        poissa. *Tauko* pysäyttää sen ja peittää laudan.
    .item-4 = Kello varoittaa, kun aika on vähissä, ja myös äänellä, jos äänet ovat päällä.
    .heading-1 = Miettimisajan kirjoittaminen
    .text-2 = Muoto on `M/R/P/L/G/T`: aika siirtoa kohti, varanto alussa, käyttämättömästä ajasta lisättävä osuus
        prosentteina, varannon enimmäismäärä, pelin raja, siirron raja. Neljä viimeistä voi jättää pois.
    .item-5 = Luvut ovat minuutteja, ellei niillä ole yksikköä: `s`, `m`, `h` tai `d`. Pelin raja voi olla myös
        siirtojen määrä: `60t`.
    .item-6 = `30s/2m/100/5m`: 30 sekuntia siirtoa kohti, 2 minuuttia varannossa, ja kaikki käyttämätön aika lisätään 5
        minuuttiin asti.
    .text-3 = [Ajan säännöissä](rule:time) on laskettu esimerkki.
games = Tallennetut pelit ja arkistot
    .about = Etsi, nimeä, vie ja tuo pelejä.
    .also = tallentaa ladata tuoda viedä tiedosto arkisto etsiä nimetä poistaa varmuuskopio pudottaa tietokanta
    .text-1 = Jokainen peli tallentuu selaimeesi, kun pelaat. Kun haluat jatkaa peliä tai katsoa sitä, avaa
        se [Tallennetuista peleistä](screen:/games).
    .item-1 = Etsi nimen, pelaajan tai tuloksen perusteella.
    .item-2 = Nimeä peli, vie se tiedostona tai poista se. *Kumoa* tuo poistetun pelin takaisin.
    .item-3 = *Vie kaikki* kirjoittaa kaikki pelit yhteen tiedostoon. Käytä sitä varmuuskopiona, sillä selaimet voivat
        poistaa tallennettuja tietoja, tai siirrä pelisi sillä toiseen laitteeseen.
    .item-4 = *Tuo…* lukee tällaisia tiedostoja, pelejä [merkintätavan](term:notation) mukaan kirjoitettuina sekä minkä
        tahansa mittaisia [arkistoja](term:archive), myös gzip-pakattuina. Voit myös pudottaa tiedostoja minne tahansa
        sivulle.
    .text-2 = Pitkän tuonnin aikana näet, miten se edistyy, ja voit pysäyttää sen. Rivit, joita ei voi lukea,
        luetellaan. Sääntöjä rikkova peli luetaan siihen kohtaan asti.
    .text-3 = Voit myös liittää millä tahansa näytöllä pelin, arkiston rivin, aseman tai linkin näppäimillä `Ctrl+V`. Se
        avautuu Tutki-näyttöön.
    .text-4 = Jos peli on auki kahdessa välilehdessä, sitä voi muuttaa vain yhdessä kerrallaan. Toisessa välilehdessä
        voit painaa *Jatka tässä*.
challenge = Arimaa-haaste
    .about = Puolustaudu vahvinta tietokonetta vastaan ja lue, mitä tapahtui vuosina 2004–2015.
    .also = historia palkinto ohjelma puolustaja bomb clueless marwin briareus ziltoid sharp turnaus kolme peliä
    .text-1 = Kahdentoista vuoden ajan palkinto odotti ensimmäistä ohjelmaa, joka voittaisi parhaat
        pelaajat. [Haasteessa](screen:/challenge) asetut puolustajaksi. Löydät sen ja sen historian kohdasta [Pelaa
        muiden kanssa](screen:/together).
    .item-1 = [Tason](term:level) 11 tietokone pelaa tällä näytöllä kolme peliä yhtä puolustajaa tai kutakin kolmesta
        puolustajasta vastaan. Ensimmäisen pelin puolet arvotaan, sitten ne vuorottelevat.
    .item-2 = Tietokoneen on voitettava jokainen puolustaja vähintään kahdessa pelissä kolmesta. Muuten haaste on
        torjuttu.
    .item-3 = Pelaa vuoden 2015 [miettimisajalla](section:clocks) tai lyhyellä. Siirtoja ei voi perua.
    .item-4 = Pelin jälkeen *Takaisin: Arimaa-haaste* näyttää tilanteen ja aloittaa seuraavan pelin. Voit jatkaa
        toisenakin päivänä.
    .text-2 = Pelit ovat [tallennetuissa peleissäsi](section:games).
study = Tutki-näyttö
    .about = Avaa peli, selaa sitä ja toista se.
    .also = analyysi analysoida lauta kertaus toisto liittää avata pöytäkirja luku luvut monta peliä tutkielma
    .text-1 = [Tutki-näyttö](screen:/study) näyttää pelin tai aseman, ja siinä voit kokeilla mitä tahansa siirtoa.
        Laudan alla oleva *Tutki* avaa nykyisen pelin siihen.
    .item-1 = *Avaa* ottaa vastaan pelin, arkiston rivin tai aseman missä muodossa tahansa.
    .item-2 = `←` ja `→` kulkevat siirto kerrallaan ja `Shift` pohjassa askel kerrallaan. `Home` ja `End` hyppäävät
        alkuun ja loppuun. Puhelimessa pyyhkäise laudan yli tai käytä painikkeita.
    .item-3 = *Toista* tai `P` toistaa pelin: pelatussa tahdissa, nopeammin tai tasaisella ajalla siirtoa kohti.
    .item-4 = *Kumoa* ja *Palauta* tai `Ctrl+Z` kumoavat ja palauttavat minkä tahansa muutoksen.
    .item-5 = *Muokkaa* avaa aseman [editoriin](section:editor).
    .item-6 = *Pelaa tästä* aloittaa asemasta uuden pelin: samaa vastustajaa vastaan, toista tasoa vastaan tai kahden
        ihmisen kesken. *Peli* palaa peliin, josta tulit.
    .item-7 = *Luvut* kokoaa useita pelejä yhteen tutkielmaan. Kukin luku on tallennettu peli, ja *Vie kaikki*
        kirjoittaa ne yhteen tiedostoon. Jos avaat tekstin tai tiedoston, jossa on useita pelejä, siitä tulee tutkielma.
    .text-2 = [Muunnelmilla ja muistiinpanoilla](section:variations), [moottorilla](section:engine)
        ja [kerroksilla](section:overlays) on omat osionsa.
variations = Muunnelmat ja muistiinpanot
    .about = Siirtojen puu, kommentit, merkit ja nuolet.
    .also = puu haara kommentti merkitä arviomerkki nuoli ympyrä piirtää muistiinpano
    .text-1 = Jokainen Tutki-näytössä tekemäsi siirto lisätään puuhun. Jos asemassa oli jo siirto, sinun siirrostasi
        tulee [muunnelma](term:variation). `↑` ja `↓` vaihtavat saman aseman siirrosta toiseen.
    .item-1 = *Muistiinpanot*-osassa on kommentti kullekin asemalle ja [arviomerkit](term:glyph) kullekin siirrolle.
    .item-2 = Voit siirtää muunnelmaa ylöspäin, tehdä siitä päälinjan tai poistaa sen kaikkine jatkoineen.
    .item-3 = Pelatun pelin siirtoja ei voi muuttaa, vain sen muunnelmia.
    .heading-1 = Nuolet ja ympyrät
    .text-2 = Piirrä nuoli vetämällä hiiren oikealla painikkeella, tai ympyröi ruutu napsauttamalla sitä oikealla
        painikkeella. Näppäimistöllä `M` merkitsee nykyisen ruudun; merkitse toinenkin, niin saat nuolen. Kun
        painat *Piirrä*, voit piirtää sormella ja vaihtaa väriä.
    .text-3 = Valitse asetuksista, näyttääkö puu yhden siirron rivillä, kummankin puolen siirrot rinnakkain vai
        juoksevan tekstin.
engine = Moottorin jatkot ja uhat
    .about = Parhaat siirrot, arvio ja mitä toinen puoli uhkaa tehdä.
    .also = tietokone analyysi paras arvio pisteet mahdollisuudet syvyys uhka multipv
    .text-1 = *Moottori* tai `L` näyttää aseman parhaat siirrot ja kullekin [jatkon](term:line), johon se vie.
    .item-1 = Arvio ilmoitetaan jäniksinä, ja se on plusmerkkinen, kun kulta on edellä. `+#2` tarkoittaa, että kulta
        voittaa kahdessa siirrossa.
    .item-2 = [Voittomahdollisuudet](term:winning-chances) kertovat, montako sadasta tällaisesta pelistä kumpikin puoli
        voittaisi.
    .item-3 = *Lisää jatkoja* näyttää enemmän siirtoja. *Syvemmälle* tutkii neljä kertaa kauemmin.
    .item-4 = `Välilyönti` tai *Pelaa tämä siirto* pelaa parhaan siirron.
    .item-5 = Kun siirrosta on tehty ensimmäiset askeleet, moottori näyttää, miten se täydennetään.
    .heading-1 = Uhat
    .text-2 = *Uhka* tai `X` näyttää, mitä toinen puoli tekisi, jos nyt olisi sen vuoro. Oikeassa pelissä kukaan ei voi
        jättää siirtoa väliin.
    .text-3 = Moottori toimii laitteellasi ja pysähtyy, kun poistut Tutki-näytöstä.
mistakes = Virheet
    .about = Analysoi peli ja opi siitä.
    .also = analysoida törkeä virhe epätarkkuus oppia kertaus tarkkuus kuvaaja harjoitus
    .text-1 = *Analysoi peli* panee moottorin arvioimaan joka siirron. Voit käyttää sivua sillä välin. Kuvaaja näyttää
        kullan voittomahdollisuudet kunkin siirron jälkeen.
    .item-1 = Siirrot, jotka heikensivät omia [mahdollisuuksia](term:winning-chances), on merkitty kuvaajaan. Sen alla
        olevat nuolet vievät siirrosta toiseen. Ennen kuin siirtoa sanotaan virheeksi, se tutkitaan uudelleen, kymmenen
        kertaa kauemmin tai 40 kertaa kauemmin, jos se näyttää törkeältä virheeltä.
    .item-2 = Kortti selittää [virheen](term:mistake), jos syyn voi todistaa: maali sallittiin, nappula
        menetettiin, [panttivanki](term:hostage) päästettiin. Se myös nimeää eniten vahinkoa tehneen askeleen ja näyttää
        paremman siirron.
    .item-3 = *Analysoi syvemmin* tutkii jokaisen aseman kymmenen kertaa kauemmin. Se kestää useita minuutteja.
    .heading-1 = Opi virheistäsi
    .text-2 = Palaa virheitäsi edeltäneisiin asemiin ja etsi parempia siirtoja. Tallennetut virheet palaavat
        kohdassa [Kertaa virheet](screen:/mistakes): päivän kuluttua ja sitten yhä harvemmin, kun osaat ne.
overlays = Kerrokset
    .about = Maalit, lyönnit, ansat ja jäätyneet nappulat laudalla.
    .also = maali lyönti ansan hallinta jäätynyt ulottuma uhat näytä laudalla
    .text-1 = Moottorin vieressä olevat kytkimet tai näppäimet `1`–`5` näyttävät tietoja asemasta sekä laudalla että
        sanoin.
    .item-1 = *Maalit*: miten kumpikin puoli voi päästä maaliin tai uhkaa päästä.
    .item-2 = *Lyönnit*: mitä nappuloita kumpikin puoli voi lyödä tai uhkaa lyödä.
    .item-3 = *Ansat*: kuka [hallitsee](term:trap-control) kutakin ansaa.
    .item-4 = *Jäätyneet*: mitkä nappulat ovat [jäätyneitä](term:freeze) ja mistä syystä.
    .item-5 = *Ulottuma*: minne valittu nappula pääsee yhdellä siirrolla.
    .text-2 = Ne ovat tarkkoja, koska sivu kokeilee joka siirron. Voit pitää useita päällä yhtä aikaa.
editor = Asemaeditori
    .about = Rakenna mikä tahansa asema ja pelaa tai tutki sitä.
    .also = asema oma luoda asettaa poistaa peilata kaavio
    .text-1 = [Editori](screen:/editor) näyttää kummankin puolen nappulat laudan vieressä.
    .item-1 = Valitse laudan vierestä nappula ja sitten ruudut, joihin asetat sen. Näppäimistöllä siirry ruutuun ja
        kirjoita nappulan kirjain.
    .item-2 = Kun *Siirrä* on päällä, siirrä nappuloita valitsemalla tai vetämällä. Poista nappula vetämällä se laudan
        ulkopuolelle tai valitsemalla se, kun *Poista* on päällä.
    .item-3 = Valitse, kumpi on vuorossa ja montako askelta sillä on jäljellä.
    .item-4 = *Alkuasema* asettelee kaikki nappulat, *Tyhjennä* poistaa ne, *Peilaa* vaihtaa vasemman ja oikean, *Vaihda
        puolet* vaihtaa kullan ja hopean.
    .text-2 = Laudan alla oleva tarkistus luettelee kaikki viat, kuten liian suuren nappulamäärän tai ansassa olevan
        nappulan, jolla ei ole kaveria vieressään. Kun niitä ei enää ole, voit tutkia asemaa (*Tutki*) tai pelata sitä
        (*Pelaa…*).
    .text-3 = Kopioi asema rivinä, kaaviona tai linkkinä. Minkä tahansa niistä voi liittää takaisin.
statistics = Tilastot
    .about = Peliesi, arkistojen ja alkuasemien tulokset.
    .also = tilastot tulokset prosentti voitto-osuus alkuasemat määrät avausselain ensimmäiset siirrot avauskirja
    .text-1 = Tilastot kokoavat tulokset peleistäsi, tuoduista [arkistoista](term:archive) ja alkuasemista. *Rajaus*
        laskee vain tietyn pelaajan, tapahtuman, vahvuuslukujen, miettimisajan tai vuosien pelit.
    .text-2 = Ne lasketaan laitteellasi sinne [tallennetuista](section:games) peleistä.
    .heading-1 = Avausselain
    .text-3 = *Avausselain* Tutki-näytössä ja nappuloita asetellessa luettelee asemassa pelatut siirrot: kuinka usein
        niitä pelattiin, millaisin tuloksin ja halutessasi myös, mitä moottori niistä arvioi. Valitse jokin siirroista,
        niin se pelataan.
    .text-4 = Kunkin pelin kahdeksan ensimmäistä siirtoa lasketaan riippumatta siitä, missä järjestyksessä asemaan
        tultiin.
lessons = Oppitunnit ja valmentaja
    .about = 24 oppitunnin kurssi ja apua ensimmäisiin peleihin.
    .also = oppia kurssi opetus opettaa valmentaja harjoitus aloittelija
    .text-1 = [Kurssilla](screen:/learn) on kymmenen oppituntia säännöistä ja neljätoista strategiasta. Kussakin on
        muutama harjoitus laudalla.
    .item-1 = Teet siirron, merkitset ruutuja tai valitset toisen kahdesta siirrosta. Mikä tahansa oikea vastaus kelpaa.
    .item-2 = Väärästä vastauksesta saat selityksen. *Vihje* tai `H` auttaa kahdesti. *Vastaus* tai `S` näyttää oikean
        vastauksen.
    .item-3 = Voit lähteä oppitunnilta milloin tahansa. Luettelo näyttää, mitkä olet tehnyt.
    .item-4 = Pisteviivalla alleviivattu sana on [sanastossa](screen:/glossary). Osoita tai valitse se, niin näet, mitä
        se tarkoittaa.
    .heading-1 = Valmentaja
    .text-2 = Pelin laudan alla oleva *Valmentaja* kertoo asemasta yhden asian, esimerkiksi että maali on
        saavutettavissa tai nappula vaarassa. Samasta painikkeesta sen saa pois.
puzzles = Tehtävät
    .about = Aiheet, vahvuuslukusi, putki ja myrsky.
    .also = harjoittelu päivittäin taktiikka omat pelit vahvuusluku glicko putki myrsky aihe palaa
    .text-1 = [Tehtävillä](screen:/puzzles) on yksi vastaus, joka on todistettu kokeilemalla kaikki siirrot. Voit lisätä
        askelia, joista ei ole haittaa. Vastattuasi näet, miksi ratkaisu toimii, ja voit avata aseman Tutki-näyttöön.
    .item-1 = *Päivän tehtävä*: kaikille sama.
    .item-2 = *Taktiikkaa kaikista aiheista* tai mikä tahansa yksittäinen aihe antaa sinulle tehtäviä omalta tasoltasi.
    .item-3 = *Putki*: tehtävät vaikeutuvat, kunnes teet ensimmäisen virheen.
    .item-4 = *Myrsky*: ratkaise niin monta kuin ehdit kolmessa minuutissa. Kolmesta virheestä peli päättyy.
    .item-5 = Tehtävä, jossa epäonnistuit, palaa muutaman päivän kuluttua.
    .item-6 = *Omista peleistäsi*: mitä sinä ja vastustajasi ette huomanneet peleissä, jotka olet
        analysoinut [Tutki-näytössä](section:study). Nämä tehtävät tulevat mukaan myös harjoitteluusi.
    .heading-1 = Vahvuuslukusi
    .text-2 = Vain ensimmäinen vastauksesi kuhunkin tehtävään vaikuttaa [vahvuuslukuusi](term:rating), joka on samalla
        asteikolla kuin tietokonevastustajat (laskettu Glicko-2-menetelmällä). Vihjeen tai ratkaisun käyttö lasketaan
        epäonnistumiseksi.
    .text-3 = Putki, myrsky ja laskuharjoitukset eivät muuta vahvuuslukuasi.
sharing = Jakaminen ja kuvat
    .about = Linkit, pelit tekstinä, kuvat ja animaatiot.
    .also = jakaa linkki kopioida kuva png svg gif animaatio ladata
    .text-1 = Laudan alla olevassa *Jaa*-ikkunassa on kaikki, mitä voit antaa muille.
    .item-1 = *Kopioi linkki*: linkki sisältää koko pelin, joten mitään ei tallenneta minnekään. Se, joka avaa sen,
        näkee pelin Tutki-näytössä samassa asemassa kuin sinä.
    .item-2 = *Kopioi peli* ja *Kopioi asema*: tekstinä keskustelupalstoille ja muille ohjelmille. Pelissä on kaikki
        mukana: kommentit, merkit, muunnelmat, ajat ja arviot.
    .item-3 = *Kuva asemasta*: SVG tai PNG, nuolinesi ja ympyröinesi.
    .item-4 = *Animaatio pelistä*: GIF tai SVG, jossa nappulat liikkuvat. Valitse siirrot ja kunkin aika.
    .item-5 = *Lataa peli*: sama teksti tiedostona. *Kopioi vain siirrot* kopioi pelkät siirrot.
    .text-2 = Kuvissa on sinun lautasi ja nappulasi tai muut, jotka valitset niihin.
embedding = Lautoja omalle sivustollesi
    .about = Upota peli, asema tai tehtävä.
    .also = upottaa iframe html blogi verkkosivu elementti skripti
    .text-1 = *Jaa* tarjoaa myös koodin blogiin tai verkkosivulle. Lukijasi näkevät siellä pelin tai aseman ja voivat
        selata sitä.
    .item-1 = *Kehys* toimii lähes kaikilla sivustoilla.
    .item-2 = *Skripti ja elementti* on sivuille, jotka sallivat skriptit. Elementti on `<arimaa-board>`.
    .text-2 = Elementti voi näyttää kaavion, toiston, pelin tietokonetta vastaan tai tehtävän. Arvolla `mode=puzzle`
        sille annetaan tehtävätiedoston rivi. Tiedostot tulevat tältä sivulta, joten sen on oltava palvelimella, jonka
        lukijasi tavoittavat.
settings = Asetukset
    .about = Värit, laudat, nappulat, äänet ja nopeus.
    .also = teema tumma vaalea lauta nappulat ääni voimakkuus värinä animaatio nopeus koordinaatit kääntää
    .text-1 = *Asetukset* löytyvät ylhäältä, ja niissä on kolme osaa. Jokainen muutos vaikuttaa heti.
    .item-1 = *Ulkoasu*: vaalea tai tumma teema, neljä lautaa, kolme nappulasarjaa, koordinaatit.
    .item-2 = *Pelaaminen*: kumpi puoli on alareunassa, siirtoluettelo, animaatioiden nopeus, päättyykö siirto neljännen
        askeleen jälkeen, ja nuolet osoittimen alla.
    .item-3 = *Äänet*: äänet, äänenvoimakkuus ja värinä.
    .text-2 = *Käännä* tai `F` kääntää laudan tässä pelissä.
keys = Pikanäppäimet
    .about = Kaikkien näyttöjen näppäimet.
    .also = näppäin näppäimistö pikanäppäin oikotie
    .text-1 = `?` näyttää nykyisen näytön näppäimet. Tässä ovat kaikki.
accessibility = Saavutettavuus
    .about = Näppäimistö, ruudunlukuohjelmat, kontrasti ja liike.
    .also = ruudunlukija sokea näppäimistö kontrasti liike väri suuri teksti suurentaa esteettömyys
    .item-1 = Kaikki toimii pelkällä näppäimistöllä. Lauta on yksi `Tab`-pysähdys, ja nuolinäppäimillä liikut sillä.
        Katso [Pikanäppäimet](section:keys).
    .item-2 = Jokaisesta ruudusta kerrotaan sen nappula ja tila, esimerkiksi ”kultainen kissa ruudussa e2, jäätynyt,
        vieressä hopeinen hevonen ruudussa e3”. Askeleet, siirrot ja pelin loppu ilmoitetaan.
    .item-3 = Voit [kirjoittaa](section:typing) askeleet laudan käyttämisen sijaan.
    .item-4 = Mikään ei ole pelkän värin varassa. Asetuksissa on lauta *Suuri kontrasti* ja nappulasarja *Kirjaimet*.
    .item-5 = Jos järjestelmäsi pyytää vähemmän liikettä, nappulat eivät liu’u, ja tämän oppaan kaaviot liikkuvat vain
        pyynnöstäsi.
    .item-6 = Voit suurentaa tekstiä selaimessa. Sivu toimii niinkin kapealla näytöllä kuin 320 kuvapistettä.
    .text-1 = Jos jotain on vaikea käyttää, pidämme sitä vikana.
privacy = Yksityisyys ja käyttö ilman verkkoa
    .about = Mitä tallennetaan ja miksi mitään ei lähetetä.
    .also = ilman verkkoa asentaa sovellus tiedot eväste tili seuranta verkko tallennustila poistaa
    .item-1 = Ei tiliä, ei mainoksia, ei evästeitä, ei seurantaa.
    .item-2 = Sivu lataa omat tiedostonsa eikä sen jälkeen hae verkosta mitään. Tietokonevastustaja toimii laitteellasi.
    .item-3 = Pelit, asetukset ja edistyminen tallentuvat selaimeesi. Ne lähtevät sieltä vain, kun viet tai jaat niitä.
    .item-4 = Linkissä peli kulkee siinä osoitteen osassa, jota ei koskaan lähetetä palvelimelle.
    .heading-1 = Ilman verkkoa
    .text-1 = Ensimmäisen käyntisi jälkeen sivu toimii ilman verkkoa. Useimmissa selaimissa voit asentaa sen
        sovellukseksi valikosta. Uusi versio tulee käyttöön, kun seuraavan kerran avaat sivun tai lataat sen uudelleen.
    .heading-2 = Tietojesi poistaminen
    .text-2 = Poista pelejä [Tallennetuista peleistä](screen:/games) ja edistymisesi oppituntien ja tehtävien
        painikkeella *Unohda edistymiseni*. Jos haluat poistaa kaiken kerralla, tyhjennä tämän sivuston tiedot selaimesi
        asetuksista.
problems = Ongelmien ratkaisu
    .about = Mitä tehdä, kun jokin ei toimi.
    .also = virhe kaatua vika täynnä tallennustila kadonnut hidas apu epäonnistui ongelma
    .heading-1 = ”Selaimen tallennustila on täynnä”
    .text-1 = Vie pelisi ja poista sitten joitakin, joita et tarvitse. Laudalla oleva peli on turvassa niin kauan kuin
        sivu on auki.
    .heading-2 = ”Tämä selain ei anna sivun tallentaa mitään”
    .text-2 = Yksityiset ikkunat ja jotkin selaimen asetukset kieltävät sen. Voit pelata, mutta peli katoaa, kun suljet
        sivun. Säilytä peli kopioimalla se *Jaa*-ikkunasta.
    .heading-3 = Tallennettua peliä ei voi lukea
    .text-3 = Se siirretään syrjään, ei poisteta. Se on luettelossa [Tallennetut pelit](screen:/games), ja voit viedä
        sen sieltä. Sivun myöhempi versio ehkä pystyy lukemaan sen.
    .heading-4 = Tietokonevastustaja ei vastaa
    .text-4 = Paina *Yritä uudelleen*. Jos ilmoitus tarjoaa sivun lataamista uudelleen, tee niin: pelisi on tallessa
        viimeiseen askeleeseen asti.
    .heading-5 = Jotain ei voitu ladata
    .text-5 = Sivun osat ladataan, kun niitä ensi kerran tarvitaan. Tarkista yhteys ja paina sitten *Yritä uudelleen*.
    .heading-6 = Lauta on liian pieni, tai sivu on hidas
    .text-6 = Sulje muut välilehdet, jotka pelaavat tai analysoivat. Käännä puhelimesi: vaaka-asennossa lauta saa koko
        korkeuden. Valitse asetuksista animaatioiden nopeudeksi *Heti*.
    .heading-7 = Ääntä ei kuulu
    .text-7 = Selaimet sallivat äänen vasta, kun olet napsauttanut tai napauttanut jotain sivulla. Tarkista
        asetuksista *Äänet* ja se, onko puhelimesi äänetön.

friend = Peli linkeillä
    .about = Pelaa kaverin kanssa linkkejä lähettämällä ja valmistele vastauksesi.
    .also = kirjeshakki viesti sähköposti kutsu kutsua ehdolliset siirrot ristiriita QR-koodi jakaa uusinta huijaus
    .text-1 = [Aloita peli](screen:/friend), asettele nappulasi ja lähetä linkki. Kaverisi avaa sen, asettelee omansa ja
        lähettää linkin takaisin. Kumpikaan ei tarvitse tiliä.
    .item-1 = *Kopioi linkki* kopioi lähetettävän linkin. Jos viestisovellus katkaisee sen, käytä painiketta *Kopioi
        tekstinä*: kaverisi voi liittää tekstin minne tahansa tälle sivulle. Lisää tapoja on kohdassa *QR-koodi, kuva ja
        muuta*.
    .item-2 = Joka linkissä on koko peli, joten kadonneesta linkistä ei ole haittaa. Linkin avaaminen kahdesti ei muuta mitään.
    .item-3 = *Päiviä siirtoa kohti* on keskinäinen sopimuksenne. Sivu ei valvo sitä.
    .item-4 = Siirtoja ei voi perua. Jos luovutat, paina *Luovuta* ja lähetä linkki.
    .heading-1 = Ehdolliset siirrot
    .text-2 = Odottaessasi paina *Valmistele vastauksesi*. Pelaa siirto, jota odotat, ja sitten vastauksesi – enintään kahdeksan
        vastausta. *Tallenna ehdollisiksi siirroiksi* tallentaa ne; voit varautua useampaan siirtoon.
    .text-3 = Kun kaverisi pelaa siirron, jota odotit, vastauksesi pelataan heti, kun avaat linkin. Lähetä sitten omasi.
        Kaverisi ei näe, mitä olet valmistellut. Siirtoluettelosi merkitsee näin pelatut vastaukset.
    .heading-2 = Kun pelit eroavat toisistaan
    .text-4 = Jos pelaat kahdella laitteella, linkissä ja pelissäsi voi kummassakin olla siirtoja, jotka toisesta puuttuvat.
        Näet molemmat laudat ja ensimmäisen eroavan siirron. Valitse *Pidä oma pelisi* tai *Ota kaverisi peli*. Toinen peli
        säilyy [muunnelmana](term:variation). Jos valitset *Päätä myöhemmin*, mikään ei muutu, ennen kuin avaat linkin
        uudelleen.
    .text-5 = Sivu kysyy myös, ennen kuin se hyväksyy nimissäsi siirtoja, joita et pelannut täällä. Vain luovuttaja itse
        voi päättää pelin luovuttamalla.
    .heading-3 = Mitä mikään sivu ei voi estää
    .text-6 = Linkin jokainen siirto tarkistetaan sääntöjen mukaan, ja vihjeet ja moottori ovat poissa käytöstä pelin loppuun
        asti. Apua muualta ei kuitenkaan voi estää, ja kuka tahansa, jolla on linkki, voi nähdä pelin ja vastata siihen.
        Pelaa ihmisten kanssa, joihin luotat.
nearby = Peli lähekkäin
    .about = Yhdistä kaksi laitetta samassa huoneessa ja pelaa suoraan ilman palvelinta.
    .also = lähiverkko wifi langaton QR-koodi kamera lue kortti yhdistää ilman verkkoa kaksi laitetta ikkunat huone peruminen
    .text-1 = [Yhdistä kaksi laitetta](screen:/nearby), jotka ovat samassa wifiverkossa. Verkossa ei tarvitse olla
        internetyhteyttä: puhelimen yhteyspiste riittää. Mitään ei lähetetä palvelimelle.
    .item-1 = Kumpikin laite näyttää kortin. Paina molemmilla *Lue kameralla* ja pidä laitteita toistensa edessä.
    .item-2 = Ilman kameraa paina *Kopioi kortti* ja liitä teksti toisella laitteella, tai ota koodista kuva ja paina *Lue
        kuva*.
    .item-3 = Firefoxissa paina *Toisella laitteella on korttini*, kun kortti on luettu.
    .text-2 = Toinen tarjoaa peliä puolineen ja kelloineen, ja toinen hyväksyy sen. Kumpikin laite laskee oman pelaajansa
        aikaa.
    .heading-1 = Siirron peruminen ja uusintapeli
    .text-3 = *Pyydä perumista* vaatii toisen pelaajan suostumuksen, samoin uusintapeli. Keskustelun sijasta on muutama
        valmis lause.
    .heading-2 = Jos yhteys katkeaa
    .text-4 = Peli säilyy molemmilla laitteilla. Lue uudet kortit, niin peli jatkuu pidemmästä kopiosta. Jos molemmilla on
        siirtoja, jotka toiselta puuttuvat, omasi säilyvät [muunnelmana](term:variation).
    .heading-3 = Kaksi ikkunaa
    .text-5 = Saman selaimen kaksi ikkunaa eivät tarvitse kortteja: kirjoita molempiin sama *Huone*.
tournaments = Turnaukset
    .about = Tietokoneet ja ihmiset pelaavat toisiaan vastaan, ja tulokset lasketaan yhteen.
    .also = sarja sveitsiläinen pudotus otteluparit sijoitukset ristitaulukko vapaakierros suoritusluku tuonti vienti kerho tulos
    .text-1 = [Aloita turnaus](screen:/tournaments): valitse muoto ja pelaajat. Sivu muodostaa otteluparit ja selittää jokaisen
        kohdassa *Miksi nämä otteluparit?*.
    .item-1 = Tietokoneet pelaavat itsestään, useita pelejä kerrallaan. Tämän näytön ääressä olevien pelit aloitat
        painamalla *Pelaa*.
    .item-2 = Muualla olevat pelaavat [linkeillä](section:friend). Jos peli pelattiin ilman tätä sivua, liitä se
        painikkeella *Lisää peli…* tai valitse vain *Tulos*.
    .item-3 = Valitsemasi tulos lasketaan, mitä laudalla sitten tapahtuukin. Jos lisäät pelin, joka päättyi toisin, valitset
        itse, kumpi tulos lasketaan.
    .item-4 = Kun ihmiset pelaavat keskenään, vihjeet ja moottori ovat poissa käytöstä pelin loppuun asti.
    .text-2 = *Vie tulokset* kirjoittaa tiedoston, jonka *Tuo tuloksia…* ja yhteisön parinmuodostusohjelmat osaavat lukea. Se
        kertoo, ketkä pelaajista ovat tietokoneita, ihmisiä tämän näytön ääressä tai ihmisiä muualla. Muiden ohjelmien
        tiedostoissa kaikki ovat ihmisiä tämän näytön ääressä. *Vie pelit* kirjoittaa kaikki pelit yhteen tiedostoon.
