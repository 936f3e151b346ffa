### The lessons of the course, and their exercises.

steps = Első lépések
    .about = Hogyan lehet nyerni, és hogyan mozognak a figurák.
steps-1 = Így lehet nyerni: juttasd el egy nyuladat a tábla túloldalára, a legfelső sorba. Válaszd ki { SQUARE($a, form: "the-on") } álló nyulat,
    aztán egy mezőt abban a sorban, majd nyomd meg a Kör vége gombot.
    .hint = Három lépés egyenesen előre elég.
    .right = Ha egy nyúl átér a túloldalra, megnyerted a játszmát. A többi figurád segít neki odajutni, és megállítja az ellenfél
        nyulait.
steps-2 = Egy kör legfeljebb négy lépésből áll, mindegyik előre, hátra vagy oldalra visz egy üres mezőre. Csak a nyulak nem
    lépnek hátra. Válaszd ki { SQUARE($a, form: "the-on") } álló kutyát, aztán a karikát { SQUARE($b, form: "the-on") }, majd nyomd meg a Kör vége gombot.
    .hint = Három lépés elég: egy előre és kettő jobbra, bármilyen sorrendben.
    .right = Nem kell mind a négy lépést felhasználnod. A fel nem használt lépések egyszerűen elvesznek.
steps-3 = Egy kör lépéseit eloszthatod a figurák között. Vidd a macskát { SQUARE($a, form: "from") } { SQUARE($b, form: "to") }, a kutyát pedig { SQUARE($c, form: "from") } { SQUARE($d, form: "to") },
    egyetlen körben.
    .hint = Mindkét figurának két lépés kell egyenesen előre. Tedd meg mind a négyet, mielőtt befejezed a kört.
    .right = Négy lépés, két figura. Négy figurával is léphetnél egyet-egyet.
steps-4 = Hová juthat egy lépéssel { SQUARE($a, form: "the-on") } álló ló? Jelölj meg minden mezőt, aztán ellenőrizd.
    .hint = Nézd meg { SQUARE($a, form: "the") } mező négy oldalát. Az egyik foglalt.
    .right = Előre, hátra, balra vagy jobbra, de csak üres mezőre. { CAPITAL(SQUARE($b, form: "the-on")) } álló kutya útban van.

push = Lökés
    .about = Lökj el az utadból egy gyengébb ellenfelet.
push-1 = A legerősebbtől a leggyengébbig: elefánt, teve, ló, kutya, macska, nyúl. Egy figura ellökheti a mellette álló gyengébb
    ellenfelet. Válaszd ki { SQUARE($b, form: "the-on") } álló macskát, aztán a karikát { SQUARE($c, form: "the-on") }, majd nyomd meg a Kör vége gombot. A figurád
    utánalép, ezért a lökés két lépés.
    .hint = Válaszd ki a macskát, aztán { SQUARE($c, form: "the") } mezőt. { CAPITAL(SQUARE($a, form: "the-on")) } álló kutya utánalép.
    .right = Egy lökés, két lépés. Ugyanolyan erős figurát nem lökhetsz el. A hópehelyről egy későbbi lecke szól.
push-2 = Mely ezüst figurákat tudnád most két lépéssel ellökni? Jelöld meg őket.
    .hint = Az ellenfélnek egy nála erősebb figurád mellett kell állnia.
    .right = { CAPITAL(SQUARE($b, form: "the-on")) } álló teve túl erős { SQUARE($a, form: "the-on") } álló lónak. Az elefántnak előbb oda kellene sétálnia.
push-3 = Négy lépés két lökésre elég. Lökd { SQUARE($a, form: "the-on") } álló macskát előre { SQUARE($b, form: "to") },
    mezőről mezőre: válaszd ki a macskát,
    aztán a karikát, majd ismételd meg.
    .hint = Minden lökés két lépés. Lökd a macskát egyenesen előre, aztán még egyszer.
    .right = Ezzel az egész kör elfogyott. Csak akkor lökj, ha megéri.

traps = Csapdák
    .about = Négy mező, ahol a figurák foglyul esnek.
traps-1 = A négy megjelölt mező csapda. Aki csapdán áll, azonnal foglyul esik, ha nincs mellette társa. Lökd { SQUARE($a, form: "the-on") } álló
    macskát { SQUARE($b, form: "the") } csapdára.
    .hint = Válaszd ki a macskát, aztán { SQUARE($b, form: "the") } mezőt.
    .right = A macskának nem volt társa a csapda mellett, ezért kiesett a játékból.
traps-2 = { CAPITAL(SQUARE($c, form: "the-on")) } álló nyúl csapdán van. Csak { SQUARE($a, form: "the-on") } álló kutya
    tartja életben. Vidd a kutyát { SQUARE($b, form: "to") } úgy, hogy ne veszíts figurát: kereszt jelzi, hol vesztenéd
    el a nyulat.
    .hint = Előbb vidd le a nyulat a csapdáról.
    .right = Ha egy társ elmegy, az általa őrzött figura elveszhet, akár a saját köröd közepén is.
traps-3 = Ezüst { SQUARE($b, form: "the-on") } álló lova erősebb, mint { SQUARE($a, form: "the-on") } álló macskád, ezért a macska bénult, és nem léphet. A ló { SQUARE($c, form: "the") }
    csapdára akarja lökni. Mentsd meg.
    .hint = A csapda melletti társ megvédi azt, aki rajta áll. { CAPITAL(SQUARE($d, form: "the-on")) } álló kutya közel van.
    .right = Ha a csapdát őrzik, egyelőre biztonságban van a mellette álló figura.

rabbits = Nyulak
    .about = Sosem lépnek hátra.
rabbits-1 = A nyulak a leggyengébb figurák, mégis ők nyerik meg a játszmát. Sosem lépnek hátra. Jelöld meg a mezőket, ahová
    { SQUARE($a, form: "the-on") } álló nyúl egy lépéssel eljuthat.
    .hint = Előre azt jelenti: fölfelé a táblán, a saját oldaladtól távolodva.
    .right = Három mező. Minden más figura hátra is léphet.
rabbits-2 = Vidd a nyulat { SQUARE($a, form: "from") } { SQUARE($b, form: "to") }.
    .hint = Egyszer előre, aztán kétszer jobbra.
    .right = A nyúl előre és oldalra mozog. Gondold meg, mielőtt elküldöd, mert nem jöhet vissza.
rabbits-3 = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl útját a saját kutyája állja el. Juttasd el mégis
    { SQUARE($b, form: "to") }.
    .hint = Előbb vidd el a kutyát { SQUARE($b, form: "from") }.
    .right = A figurák nem ugranak, és nem osztoznak egy mezőn. Előbb csinálj helyet.

goal = Cél
    .about = Nyer a nyúl, amely a túloldalra ér.
goal-1 = Nyersz, ha a kör végén egy nyulad a tábla túloldalán áll. Vidd oda { SQUARE($a, form: "the-on") } álló nyulat.
    .hint = A túloldal a 8. sor, a legfelső.
    .right = Célba értél, és a játszma azonnal véget ér.
goal-2 = { CAPITAL(SQUARE($b, form: "the-on")) } álló ezüst nyúl útban van. Érj célba { SQUARE($a, form: "the-on") } álló nyúllal.
    .hint = Kerüld meg: a túloldalon bármelyik üres mező jó.
    .right = A túloldal bármelyik mezője számít. Szinte mindig van szabad.
goal-3 = Mely nyulaid érhetnének célba ebben a körben? Jelöld meg őket.
    .hint = Számold meg mindegyik nyúl lépéseit, megkerülve, ami útban van. Legfeljebb négy lépés lehet.
    .right = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl túl messze van. Számolj így mindkét félnek, minden körben.

freezing = Bénítás
    .about = Az erősebb ellenfél megbénít, a társ felold.
freezing-1 = A legerősebbtől a leggyengébbig: elefánt, teve, ló, kutya, macska, nyúl. Az erősebb ellenfél mellett álló figura
    bénult: nem mozoghat, hacsak nincs mellette társa. Jelöld meg a bénult figuráidat.
    .hint = Nézd végig a figuráidat: áll-e mellettük erősebb ezüst figura? Áll-e mellettük társ?
    .right = { CAPITAL(SQUARE($a, form: "the-on")) } álló kutyának társa van { SQUARE($b, form: "the-on") }, ezért a teve nem tudja megbénítani. A bénult figura nem léphet.
freezing-2 = Az egyik figurád bénult. Keresd meg, és oldd fel.
    .hint = { CAPITAL(SQUARE($b, form: "the-on")) } álló ló megbénítja { SQUARE($a, form: "the-on") } álló macskát. { CAPITAL(SQUARE($c, form: "the-on")) } álló kutya a legközelebbi társ.
    .right = A leggyengébb társ is elég, ha mellette áll.
freezing-3 = Most bénítsd meg Ezüst { SQUARE($a, form: "the-on") } álló tevéjét.
    .hint = Vigyél a teve mellé egy erősebb figurát.
    .right = Az elefántodat semmi sem béníthatja meg. Ő a legerősebb figura.

pull = Húzás
    .about = Húzz magaddal egy gyengébb ellenfelet.
pull-1 = Húzáskor a figurád ellép, és a mellette álló gyengébb ellenfél az elhagyott mezőre kerül. Válaszd ki { SQUARE($a, form: "the-on") } álló
    lovat, aztán egy mellette lévő üres mezőt. Utána válaszd ki { SQUARE($b, form: "the-on") } álló macskát, majd a karikát.
    .hint = Lépj el a lóval { SQUARE($a, form: "the-from") }, aztán válaszd ki a macskát és { SQUARE($a, form: "the") } mezőt.
    .right = Megint két lépés. A ló bármelyik üres mezőre elléphet.
pull-2 = Az ellenfél nyulai hátra is húzhatók, bár maguk sosem lépnek arra. { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl közel van az oldaladhoz. Húzd
    el { SQUARE($b, form: "to") }, mezőről mezőre: lépj el, aztán válaszd ki a nyulat és a karikát.
    .hint = Lépj előre a tevével, húzd a nyulat, és ismételd meg.
    .right = Két lépésre volt a céltól, ezért veszélyes volt. Most bénultan áll a tevéd mellett.
pull-3 = Két ezüst nyúl elállja az utadat. Nyerj most { SQUARE($a, form: "the-on") } álló nyúllal.
    .hint = { CAPITAL(SQUARE($b, form: "the-on")) } álló kutya jobbra léphet, és elhúzhatja a nyulat { SQUARE($c, form: "the-from") }.
    .right = Egy húzás, két lépés és cél. Egy mezőt kiüríteni ugyanolyan jó lehet, mint elfoglalni.

captures = A foglyul ejtés három módja
    .about = Lökj, húzz, vagy távolítsd el az őrt.
captures-1 = A lovad { SQUARE($a, form: "the") } csapdán áll, { SQUARE($c, form: "the-on") } álló nyúl őrzi. Ejtsd foglyul { SQUARE($b, form: "the-on") } álló kutyát.
    .hint = Lépj le a csapdáról, és húzd rá a kutyát.
    .right = Behúztad. A csapdák egyik félnek sem kedveznek: minden társ nélküli figurát foglyul ejtenek.
captures-2 = { CAPITAL(SQUARE($a, form: "the")) } csapdán álló macskát { SQUARE($b, form: "the-on") } álló nyúl őrzi. Ejtsd foglyul a macskát.
    .hint = Lökd el az őrt, és a macska egyedül marad.
    .right = Abban a pillanatban foglyul esett, amikor az utolsó társa elment.
captures-3 = Most nézd Ezüst szemével: mely figuráidat ejthetné foglyul a következő körben? Jelöld meg őket.
    .hint = Nézd meg a hozzád közelebbi két csapdát. Melyik mellett áll őr?
    .right = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl biztonságban van, mert { SQUARE($b, form: "the-on") } álló kutya őrzi azt a csapdát. Tedd fel ezt a kérdést minden
        kör után.

ends = Hogyan ér véget a kör és a játszma
    .about = A körnek meg kell változtatnia az állást.
ends-1 = A körnek meg kell változtatnia az állást. Ha csak oda-vissza lépsz, semmi sem változik, ezért az nem elég. Lépj el az
    elefánttal { SQUARE($a, form: "the-from") }, majd vissza, és lépj egyet egy másik figurával is.
    .hint = Oda-vissza két lépés. A harmadik lépést egy nyúllal tedd meg.
    .right = Az sem megengedett, hogy ugyanaz az állás harmadszor is létrejöjjön.
ends-2 = Akkor is nyersz, ha az ellenfélnek nem marad nyula. { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl Ezüst utolsó nyula. Nyerj most.
    .hint = Lökd { SQUARE($b, form: "the") } csapdára: válaszd ki a nyulat, aztán a csapdát.
    .right = Ezüstnek nem maradt nyula, tehát Arany nyer.
ends-3 = Akkor is nyersz, ha az ellenfélnek nincs szabályos köre. Ezüst utolsó figurája { SQUARE($a, form: "the-on") } álló nyúl. Játssz olyan kört,
    amely után egyáltalán nem tud lépni.
    .hint = A bénult figura nem mozoghat.
    .right = Ezüst nem tud lépni, tehát Arany nyer. Most már a nyerés minden módját ismered.

setup = A felállásod
    .about = Mind a tizenhat figura, ahogyan te szeretnéd.
setup-1 = Mindkét fél azzal kezd, hogy a saját két sorában tetszőleges rendben felrakja a figuráit. A sarokban az elefánt
    lassú. Válaszd ki a tiédet, aztán egy figurát, amellyel helyet cserél: az elülső sorban, a négy középső (c–f) oszlop egyikén.
    .hint = Válaszd ki { SQUARE($a, form: "the-on") } álló elefántot, aztán egy figurát az elülső sor közepén.
    .right = Középről az elefánt mind a négy csapdához közel van.
setup-2 = A csapda mögött álló nyulak könnyű zsákmánynak számítanak, és ha két ló van az egyik szárnyon, a másik szárny
    gyenge. Két figurát
    kiválasztva cserélheted meg őket: vidd el a nyulakat { SQUARE($a, form: "from") } és { SQUARE($b, form: "from") }, és a tábla mindkét felére jusson egy-egy ló.
    .hint = Mindkét nyúl cseréljen helyet egy kutyával vagy macskával. A tábla bal fele az a–d oszlop.
    .right = Kutyák vagy macskák a csapdák mögött, lovak a szárnyakon, nyulak a sarkokban: ez jó felállás.

worth = Mennyit érnek a figurák
    .about = Nem minden foglyul ejtés ér ugyanannyit.
worth-1 = Ebben a körben egy figurát ejthetsz foglyul: a lóval { SQUARE($b, form: "the-on") } álló nyulat, vagy az elefánttal { SQUARE($a, form: "the-on") } álló tevét.
    Azt ejtsd foglyul, amelyik többet ér.
    .hint = Minél erősebb egy figura, annál kevesebben állíthatják meg.
    .right = Egy félnek egy tevéje van, de nyolc nyula. Teve nélkül Ezüstnek csak az elefántja van a tiéd ellen.
worth-2 = Két figura van veszélyben: { SQUARE($a, form: "the-on") } álló ló és { SQUARE($b, form: "the-on") } álló nyúl. Mentsd meg azt, amelyik többet ér.
    .hint = { CAPITAL(SQUARE($c, form: "the-on")) } álló kutya időben őrizhet egy csapdát, de csak az egyiket.
    .right = A játszma elején egy ló két nyúlnál többet ér. Amikor kevés nyúl marad, mindegyik értékessé válik.

false-protection = Álvédelem
    .about = Az ellökhető őr nem őr.
false-protection-1 = Két figurád csapdán áll. Az egyiket { SQUARE($a, form: "the-on") } álló nyúl őrzi, a másikat { SQUARE($b, form: "the-on") } álló elefánt. Jelöld meg, amit
    Ezüst a következő körben foglyul ejthet.
    .hint = A két őr közül melyik lökhető vagy húzható el?
    .right = Az elefántot semmi sem mozdíthatja el. A nyúl álvédelem: ha ellökik, a macska foglyul esik.
false-protection-2 = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl álvédelem, mert { SQUARE($b, form: "the-on") }
    álló ló ellökheti. Keress olyan kört, amely után Ezüst egyetlen figurádat sem ejtheti foglyul.
    .hint = Vidd le a macskát a csapdáról, vagy hozz olyan őrt, amelyet a ló nem tud elmozdítani.
    .right = Valódi védelmet két őr ad, vagy egyetlen erős.

trap-control = Csapda feletti uralom
    .about = A csapdát az uralja, akinek a legerősebb figurája van mellette.
trap-control-1 = Az a fél uralja a csapdát, akinek a legerősebb figurája áll mellette. Jelöld meg azokat a csapdákat, amelyeket
    Arany ural.
    .hint = Nézd meg mindegyik csapda négy szomszédját, és hasonlítsd össze a két fél legerősebb figuráját.
    .right = { CAPITAL(SQUARE($a, form: "the")) } mező melletti csapdánál mindkét félnek kutyája a legerősebb, így egyik
        sem uralja.
trap-control-2 = Ezüst uralja { SQUARE($a, form: "the") } csapdát { SQUARE($b, form: "the-on") } álló tevével. Vedd át felette az uralmat ebben a körben.
    .hint = A tevénél csak az elefánt erősebb. Vidd a csapda mellé.
    .right = A te oldaladon lévő két csapda rendszerint a tiéd. Aki a négyből hármat ural, rendszerint nyer.

elephant = Szabad elefánt
    .about = A legerősebb figurád a sarokban semmit sem ér.
elephant-1 = Itt van két kör az elefántodnak. Válaszd azt, amely után több mezőre juthat.
    .hint = A tábla szélén az elefánt útjainak a fele elvész.
    .right = Középről az elefánt néhány lépéssel elér bármelyik csapdát, és az ellenfél minden figurájának vigyáznia kell rá.
elephant-2 = Ezüst figurái körülveszik { SQUARE($a, form: "the-on") } álló elefántot. Törj ki úgy, hogy a következő körben legalább 20 mezőre juthass.
    .hint = Lökd el a lovat, és menj tovább.
    .right = Figyelj az elefántod körüli üres mezőkre. A bezárt elefánt senkinek sem segít.

horse-hostage = Ló túszként
    .about = Tarts fogva egy figurát a csapda mellett.
horse-hostage-1 = A túsz olyan ellenfél, amelyet egy csapda mellett bénítasz meg, így bármikor foglyul ejthetnéd. Ejtsd túszul az
    elefántoddal { SQUARE($a, form: "the-on") } álló lovat.
    .hint = Lépj a ló mellé úgy, hogy { SQUARE($b, form: "the") } csapdára lökhesd.
    .right = Most Ezüstnek őrt kell tartania a csapda mellett. Egy figurád Ezüst két figuráját köti le.
horse-hostage-2 = Most { SQUARE($a, form: "the-on") } álló lovad { SQUARE($b, form: "the-on") } álló elefánt túsza. Gondoskodj róla, hogy Ezüst a következő körben ne ejthesse
    foglyul.
    .hint = Állíts őrt { SQUARE($c, form: "the") } csapda mellé.
    .right = Az őrödnek ott kell maradnia, de Ezüst elefántjának is. Használd másutt a szabad figuráidat.

camel-hostage = Teve túszként
    .about = A legjobb túsz.
camel-hostage-1 = Tevét csak elefánt tarthat fogva. Bénítsd meg { SQUARE($a, form: "the-on") } álló tevét úgy, hogy foglyul ejtéssel fenyegesd.
    .hint = Lépj mellé oda, ahonnan { SQUARE($b, form: "the") } csapdára lökheted.
    .right = Amíg Ezüst tevéje túsz, a te tevéd a legerősebb szabadon mozgó figura.
camel-hostage-2 = Két módon is eljuthatsz { SQUARE($b, form: "the-to") }, { SQUARE($a, form: "the-on") } álló teve mellé. Válaszd azt, amely túszul ejti.
    .hint = Hasonlítsd össze a figurákat a tevével.
    .right = A ló ott maga bénulna meg, nem a teve. Ellenfelet csak erősebb figura tarthat fogva.

frames = Keretek
    .about = Csapdán álló figura, amely nem tud elmenni.
frames-1 = { CAPITAL(SQUARE($a, form: "the")) } csapdán álló lovat csak { SQUARE($b, form: "the-on") } álló elefánt őrzi. Zárd el az utolsó kiutat, hogy a ló ne tudja elhagyni a
    mezőjét.
    .hint = A csapdától jobbra lévő mező nyitva van.
    .right = Ez a keret. Ha az elefánt elmegy, a ló foglyul esik, így Ezüst legjobb figurája le van kötve.
frames-2 = Ugyanez a keret, de most csak { SQUARE($b, form: "the-on") } álló kutya az őr. Ejtsd foglyul { SQUARE($a, form: "the-on") } álló lovat.
    .hint = Lökd el az őrt { SQUARE($c, form: "the-on") } álló elefánttal.
    .right = Ha az őre elmozdítható, a keretbe zárt figura szinte elveszett.

phalanx = Falanx
    .about = Az egymás mellett álló figurák nem lökhetők el.
phalanx-1 = Az egymás mellett álló figurák falanxot alkotnak. Azért működik, mert foglalt mezőre nem lehet lökni. Akadályozd meg,
    hogy { SQUARE($b, form: "the-on") } álló ló elfoglalja { SQUARE($a, form: "the-on") } álló kutyád mezőjét.
    .hint = A ló { SQUARE($c, form: "to") } lökhetné a kutyát. Foglald el azt a mezőt.
    .right = Ha egy társ mögötte és egy mellette áll, a kutyát sehová sem lehet lökni.
phalanx-2 = { CAPITAL(SQUARE($b, form: "the-on")) } álló ló el akarja foglalni { SQUARE($a, form: "the-on") } álló kutya mezőjét. Válaszd azt a kört, amely falanxot alkot.
    .hint = A kutya { SQUARE($c, form: "to") } lökhető, amíg az a mező üres.
    .right = Csak { SQUARE($c, form: "the-on") } álló figura zárja be a rést. Eggyel hátrébb nem segít.

fence = Kerítés
    .about = Figurák sora, amelyen nem jut át nyúl.
fence-1 = A kerítés figurák hézagtalan sora. { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl két lépésre van a céltól.
    Állítsd meg.
    .hint = A kerítésed rése { SQUARE($b, form: "the-on") } van. Töltsd be, vagy zárd el a mögötte lévő mezőt.
    .right = A nyulak bekerítéséhez gyenge figurák is elegendők. Az erősek így mással foglalkozhatnak.
fence-2 = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl { SQUARE($b, form: "the-on") } lévő rés felé tart. Válaszd azt a kört, amelyben { SQUARE($c, form: "the-on") } álló macska megállítja.
    .hint = Ha a nyúl belép a résbe, ne legyen üres mező a rés mögött.
    .right = { CAPITAL(SQUARE($d, form: "the-on")) } a macska elállja a nyúl útját, és megbénítja a résben.

rabbit-advance = Előrenyomuló nyulak
    .about = A szélen nyomulj, inkább későn, mint korán.
rabbit-advance-1 = A nyulak nem mehetnek vissza, ezért ott vidd őket előre, ahol nem érheti őket baj. Vidd { SQUARE($a, form: "the-on") } álló nyulat
    elég közel ahhoz, hogy célba éréssel fenyegessen, de ne lehessen foglyul ejteni.
    .hint = Egy nyúl akkor fenyeget célba éréssel, ha a túloldal legfeljebb négy szabad lépésre van.
    .right = A nyulak a szélen vannak a legnagyobb biztonságban, messze a csapdáktól és az erős figuráktól.
rabbit-advance-2 = Hová menjen { SQUARE($a, form: "the-on") } álló nyúl? Válaszd azt a kört, amely után Ezüst nem ejtheti foglyul.
    .hint = Csapda mellett { SQUARE($b, form: "the-on") } álló ló belökhetné.
    .right = { CAPITAL(SQUARE($c, form: "the")) } mező közelében nincs csapda. Az előretolt nyulak veszélyesen élnek, ezért előbb a csapdákat nézd.

goal-threats = Célfenyegetések
    .about = Kényszerítsd válaszra az ellenfelet.
goal-threats-1 = Célfenyegetés az, ha a következő köröddel célba érhetnél. { CAPITAL(SQUARE($a, form: "the-on")) } álló nyulat { SQUARE($b, form: "the-on") } álló macska bénítja
    meg. Hozz létre célfenyegetést.
    .hint = Vidd a lovat { SQUARE($c, form: "the-from") } a nyúl mellé.
    .right = Ezüstnek válaszolnia kell, bármi mást akart is.
goal-threats-2 = Két fenyegetést egyszerre nehéz kivédeni. Fenyegess célba éréssel { SQUARE($a, form: "the-on") } álló nyúllal, és ugyanakkor fenyegesd
    foglyul ejtéssel { SQUARE($b, form: "the-on") } álló macskát.
    .hint = A nyúlnak egy lépés kell. A többivel vidd a lovat a macska közelébe, hogy { SQUARE($c, form: "to") } lökhesse.
    .right = Ezüst az egyik fenyegetést kivédheti, mindkettőt aligha. A legtöbb játszmát így nyerik meg.

defence = A célba érés megakadályozása
    .about = Bénítsd meg, tartóztasd fel vagy távolítsd el a nyulat.
defence-1 = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúl a következő körben célba ér. Állítsd meg.
    .hint = A bénult nyúl nem tud szaladni. { CAPITAL(SQUARE($b, form: "the-on")) } álló kutya elég erős hozzá.
    .right = Gyakran nem elég elállni az útját, mert a nyúl megkerüli. A bénítás a helyén tartja.
defence-2 = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyúlnak társa van, ezért nem bénítható meg. Állítsd meg másként.
    .hint = A nyúl alatti mezőről { SQUARE($b, form: "the-on") } álló ló { SQUARE($c, form: "the") } csapdára lökheti, vagy elég messzire, hogy ne érjen célba.
    .right = Nem volt társa a csapda mellett. Ha egy nyulat nem tudsz megbénítani, próbáld foglyul ejteni.

races = Versenyfutások
    .about = Ki ér oda előbb?
races-1 = Mindkét fél célba éréssel fenyeget: te { SQUARE($a, form: "the-on") } álló nyúllal, Ezüst { SQUARE($b, form: "the-on") } állóval. Te jössz.
    .hint = Számold meg a lépéseket. Ha most nyerhetsz, nem kell védekezned.
    .right = Versenyfutásban előbb számolj. Egy körrel előrébb jártál.
races-2 = { CAPITAL(SQUARE($a, form: "the-on")) } álló nyulad egy lépéssel túl messze van, { SQUARE($b, form: "the-on") } álló ellenséges nyúl pedig célba éréssel fenyeget.
    Állítsd meg, és ugyanabban a körben fenyegess te is.
    .hint = { CAPITAL(SQUARE($c, form: "the-on")) } álló elefántnak két lépés kell. Marad kettő.
    .right = Védekezz a lehető legkevesebb lépéssel, a többivel támadj.

blockade = Blokád
    .about = Egy elefánt is bezárható.
blockade-1 = Ezüst elefántja a sarokban áll { SQUARE($a, form: "the-on") }. Nem lökhet el olyan figurát, amelynek nincs
    hová mennie. Zárd be
    teljesen.
    .hint = Egy rés maradt { SQUARE($b, form: "the-on") }.
    .right = Gyenge figurák is fogva tarthatják a legerősebbet, ha mögöttük minden mező foglalt.
blockade-2 = { CAPITAL(SQUARE($a, form: "the-on")) } álló elefántnak egy lökése maradt. Vedd el tőle { SQUARE($b, form: "the-on") } álló lóval.
    .hint = Foglald el { SQUARE($c, form: "the") } mezőt.
    .right = Elefánt nélkül Ezüst tizenöt figurával játszik a te legjobbjaid ellen. Elvégezted a tanfolyamot!
