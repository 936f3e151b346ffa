### The user guide. Texts can link to others, as in glossary.ftl. Between * is a label of the page: write it as the page
### does. Between ` is what is typed, or a key.

about = Hogyan működik minden ezen az oldalon.
search = Keresés az útmutatóban
search-example = húzás, óra, importálás …
found = { $count ->
    [0] Nincs találat. Próbálj másik szót, vagy egy szó elejét.
   *[other] { $count } találat
}
results = Keresési találatok
kind-rule = Szabály
kind-section = Útmutató
kind-term = Fogalom
rules-say = Minden szabály, animált ábrával
glossary-says = A játék és az oldal szavai, magyarázattal
contents = Tartalom
before = Előző: { $title }
after = Következő: { $title }
to-list = Összes rész

group =
    .playing = Játék
    .studying = Elemzés
    .learning = Tanulás
    .page = Az oldal

## The sections, each with its headings, paragraphs, items of lists and captions of pictures in their order. The search
## finds a section by the words of “also”, too.

start = Az első játszmád
    .about = Az első kattintástól a játszma végéig.
    .also = kezdés új kezdő bevezetés
    .text-1 = A kezdőlapon nyomd meg a [Játék most](screen:/) gombot. Arannyal játszol az 1. szintű számítógép ellen, amelyet egy
        újonc is legyőzhet.
    .item-1 = Kezdd a felállással: a figuráid már a táblán vannak. Nyomd meg a *Kezdés ezzel a felállással* gombot, vagy előbb [módosítsd a
        felállást](section:setting-up).
    .item-2 = Játssz egy legfeljebb négy lépéses kört: válassz egy figurát, aztán egyet a megjelölt mezők közül. Nyomd meg a *Kör vége* gombot.
    .item-3 = A számítógép válaszol, lépésenként.
    .item-4 = Nyersz, ha egy nyulat [célba](term:goal) juttatsz. [Két](rule:elimination) [másik mód](rule:immobilisation) is van a
        nyerésre.
    .text-2 = Új neked az Arimaa? [A leckék](screen:/learn) körülbelül fél óra alatt megtanítják, [a szabályok](screen:/rules)
        pedig egy oldalon elférnek. Az első játszmáidban a tábla alatti *Edző* megmutatja, mire figyelj.
    .text-3 = Minden lépés elmentődik. Bezárhatod az oldalt, és később folytathatod.
opponents = Ellenfelek és beállítások
    .about = A számítógép, a második játékos, az előnyadás és a tanító játszma.
    .also = új játszma szint nehézség két játékos számítógépek előnyadás tanítás edző oldal erősség értékszám Élő Bomb Sharp
    .text-1 = Az *Új játszma* űrlapja emlékszik a választásaidra.
    .item-1 = *Számítógép*: tizenegy [szint](term:level). Az 1. szint az első játszmádhoz való. A 11. olyan erős, amennyi időt
        adsz neki: órával az óra idejét használja.
    .item-2 = *Két játékos*: egy képernyőn osztoztok. A [beállításokban](section:settings) kérheted, hogy a tábla minden kör
        után megforduljon.
    .item-3 = *Két számítógép*: két szint játszik egymás ellen, te pedig nézed. A játszmát szüneteltetheted.
    .item-4 = *Melyik fél vagy*: Arany, Ezüst vagy véletlen.
    .heading-1 = További beállítások
    .item-5 = *Játékidő*: lásd az [Órák](section:clocks) részt.
    .item-6 = *Előnyadás*: az erősebb játékos néhány figura nélkül kezd.
    .item-7 = *Kiindulás*: előbb mindkét fél felrakja a figuráit, vagy a táblán lévő, illetve egy beillesztett állásból
        indultok.
    .item-8 = *Visszavétel megengedett*: visszavehetők-e körök.
    .item-9 = *Taníts*: súlyos hiba után a motor elmagyarázza a hibát, és a kört visszaveheted, mielőtt a számítógép játszik.
        Csak óra nélküli játszmában.
    .text-2 = A játszma után visszavágót játszhatsz, kipróbálhatod a következő szintet, vagy megnyithatod a játszmát az [elemzésben](section:study).
    .heading-2 = Milyen erősek a szintek
    .text-3 = [A ranglétra](screen:/ladder) minden szintet összevet az arimaa.com-on játszó programokkal. Az ottani
        skálán a
        véletlen köröket játszó játékos értékszáma 0.
    .text-4 = A szinteket egymás elleni játszmákban, egy ilyen véletlen játékos és a Sharp ellen mértük; ez a program nyerte meg
        2015-ben az Arimaa-párbajt. A 2014-es és 2015-ös értékszámai mutatják, mennyit ér a programok közti különbség az
        arimaa.com skáláján.
    .text-5 = Ezek tartományok, nem pontos értékszámok: a szintek sosem játszottak az arimaa.com-on, és a mi Sharpunknak kevesebb
        ideje volt egy-egy körre, mint az ottaninak. Egy program neve azt mondja meg, milyen erős egy szint, nem azt, hogyan
        játszik.
setting-up = A felállás
    .about = Kész felállások, figuracsere és saját felállások.
    .also = felállás elrendezés felrakás 99of9 tükrözés keverés
    .text-1 = Az első kör előtt mindkét fél [felrakja](rule:setup) a figuráit. Jó felállással indulsz, így egyszerűen megnyomhatod a *Kész* gombot.
    .item-1 = Két figura cseréjéhez válaszd ki előbb az egyiket, aztán a másikat, vagy húzd az egyiket a másikra.
    .item-2 = A gombsor ismert felállásokat kínál.
    .item-3 = Más gombok tükrözik vagy megkeverik a felállást, javaslatot kérnek a számítógéptől, vagy visszahozzák a legutóbbit.
    .item-4 = Az *Ürítés* minden figurát levesz a tábláról. Ezután válassz egy figurát a sorból, és hozzá egy mezőt.
    .text-2 = A felállást [be is írhatod](section:typing), például `Ra1 Hb2`.
    .picture-1 = Arany felrakja a figuráit, aztán Ezüst is.
turns = Egy kör lejátszása
    .about = Lépések, lökések és húzások egérrel, érintéssel vagy billentyűzettel.
    .also = lépés kattintás húzás enter visszavonás újra kör vége érintés
    .heading-1 = Lépések
    .item-1 = Válassz egy figurát. Pontok jelölik, hová juthat a maradék lépésekből, a szám pedig azt mutatja, hány lépés kell hozzá.
        Válassz egy pontot.
    .item-2 = Vagy húzd a figurát. Követi a mutatódat, így te döntöd el, merre megy.
    .item-3 = Billentyűzettel a nyilakkal mozoghatsz a táblán. A `Szóköz` kiválaszt egy figurát, és újra megnyomva a mezőjét. A
        `Shift` egy nyíllal együtt azonnal lép.
    .heading-2 = Lökés
    .text-1 = Válaszd ki az ellenfelet, aztán a mezőt, ahová kerüljön. Ha több figurád is utánaléphet, válassz egyet. Kiválaszthatod
        előbb a saját figurádat is, utána az ellenfelet, majd az ellenfél mezőjét.
    .picture-1 = Két lökés: az egyik fölfelé, a másik jobbra.
    .heading-3 = Húzás
    .text-2 = Lépj el a figuráddal, aztán válaszd ki a megjelölt ellenfelet, majd a figurád által elhagyott mezőt. Vagy válaszd ki az
        ellenfelet, aztán a figurádat, majd a mezőt, ahová a figurád menjen.
    .picture-2 = Két húzás: az egyik lefelé, a másik jobbra.
    .heading-4 = A kör befejezése
    .item-4 = A *Vissza* visszavon egy lépést, az *Újra* visszaállítja, az *Elölről* az egész kört visszavonja.
    .item-5 = A *Kör vége* után az ellenfél következik. Ha a kör még nem érhet véget, a gomb megmondja, miért.
    .item-6 = A megjelölt mezőn lévő kereszt figyelmeztet, hogy ott egy figura foglyul esne.
    .text-3 = A tábla alatti sor megmondja, mit tesz a következő kattintásod vagy koppintásod. Az összes billentyű: [Gyorsbillentyűk](section:keys).
typing = Lépések beírása
    .about = A jelölés, és egy mező, ahová beírhatod.
    .also = jelölés írás beírás szöveg játszmalap betűk
    .text-1 = Nyomd meg a `/` billentyűt vagy a tábla alatti *Beírás* gombot. Az `Enter` lejátssza, amit beírtál. Az `Esc` elveti.
    .item-1 = Az `e2n` lépés e2-ről északra. Az irányok: `n`, `e`, `s` és `w`, mindig Arany felől nézve.
    .item-2 = Az `Ee2n` a figurát is megnevezi: `E` elefánt, `M` teve, `H` ló, `D` kutya, `C` macska, `R` nyúl. A nagybetűk Arany, a
        kisbetűk Ezüst figurái.
    .item-3 = Az `e2e4` a legrövidebb úton megy e2-ről e4-re.
    .item-4 = A lépéseket szóközökkel válaszd el. A lökést két lépésként írd le: előbb az ellenfélét, aztán a figurádét. A húzásnál
        fordítva.
    .item-5 = Felálláskor figurákat írj be a mezőjükkel: `Ra1 Hb2`.
    .text-2 = Gépelés közben a tábla mutatja a lépéseket. Az alatta lévő sor megmondja, mi a hiba, vagy hány lépés maradt.
planning = Tervek, tippek és visszavétel
    .about = Próbálj ki köröket, kérj segítséget, vegyél vissza köröket.
    .also = előre gondol kipróbál tipp segítség visszavonás visszavétel visszaállítás
    .heading-1 = Tervek
    .text-1 = A *Terv*, illetve a `P` megnyomása után mindkét féllel játszhatsz, a játszma megváltoztatása nélkül.
        A *Megtartás* [változatként](term:variation) menti a köröket, és visszatér a játszmához. Az *Elvetés* elveti
        őket. A számítógép
        gondolkodása közben is tervezhetsz.
    .heading-2 = Tippek
    .text-2 = A *Tipp*, illetve a `H` először azt mutatja meg, melyik figurával lépj. Kérd újra, és az egész kört látod. Egy kör közben
        a tipp az addig megtett lépésektől folytatódik.
    .heading-3 = Visszavétel
    .text-3 = A *Visszavétel* visszavonja az utolsó körödet és az ellenfél válaszát, ha a játszma megengedi a [visszavételt](term:takeback). Vissza is állíthatod őket, amíg mást nem játszol.
    .heading-4 = Visszatekintés
    .text-4 = A nyílgombokkal, a körök listájával vagy a `←`, `→`, `Home` és `End` billentyűkkel megnézheted a korábbi állásokat. A *Vissza a játszmához* visszavisz.
clocks = Órák
    .about = Játékidők, a tartalék és a szünet.
    .also = játékidő időmérő szünet zászló tartalék villám
    .text-1 = Válassz egyet a *Játékidő* alatt az új játszma űrlapján, vagy írj sajátot.
    .item-1 = Minden körre megszabott időd van. A fel nem használt idő vagy annak egy része a [tartalékhoz](term:reserve)
        adódik.
    .item-2 = A hosszabb kör a tartalékot fogyasztja. Ha a tartalék is elfogy, [időtúllépéssel veszítesz](term:flag).
    .item-3 = Az órád akkor indul, amikor az ellenfél körének lejátszása véget ért, és áll, amíg másik képernyőt nézel,
        vagy nem vagy ott. A *Szünet* megállítja, és elrejti a táblát.
    .item-4 = Az óra figyelmeztet, ha fogy az idő, hanggal is, ha a hangok be vannak kapcsolva.
    .heading-1 = Játékidő megadása
    .text-2 = Az alakja `M/R/P/L/G/T`: idő körönként, kezdő tartalék, a fel nem használt idő hozzáadott százaléka, legnagyobb
        tartalék, a játszma korlátja, a kör korlátja. Az utolsó négy elhagyható.
    .item-5 = A számok percek, hacsak nincs mértékegységük: `s`, `m`, `h` vagy `d`. A játszma korlátja körök száma is lehet: `60t`.
    .item-6 = `30s/2m/100/5m`: 30 másodperc körönként, 2 perc tartalék, és minden fel nem használt idő hozzáadódik, legfeljebb 5 percig.
    .text-3 = Kidolgozott példa: [az idő szabályai](rule:time).
games = Mentett játszmák és archívumok
    .about = Játszmák keresése, elnevezése, exportálása és importálása.
    .also = mentés betöltés importálás exportálás fájl archívum keresés átnevezés törlés biztonsági másolat adatbázis
    .text-1 = Minden játszma a böngésződben mentődik, miközben játszol. Nyiss meg egyet a [Mentett játszmák](screen:/games) közül, ha
        folytatni vagy átnézni akarod.
    .item-1 = Keress név, játékos vagy eredmény szerint.
    .item-2 = Nevezz el egy játszmát, exportáld fájlként, vagy töröld. A *Visszavonás* visszahozza a törölt játszmát.
    .item-3 = A *Minden exportálása* egy fájlba írja az összes játszmát. Jó biztonsági másolatnak, mert a böngésző
        törölheti a tárolt adatokat, és így a játszmáidat másik eszközre is átviheted.
    .item-4 = Az *Importálás…* ilyen fájlokat olvas, [jelöléssel](term:notation) leírt játszmákat és bármilyen hosszú [archívumokat](term:archive), gzippel tömörítve is. A fájlokat az oldalra bárhová ráhúzhatod.
    .text-2 = Hosszú importáláskor látod, hol tart, és leállíthatod. Az olvashatatlan sorokat felsorolja. A szabálysértő játszmát a
        hibáig olvassa be.
    .text-3 = Bárhol beilleszthetsz `Ctrl+V`-vel egy játszmát, egy archívum egy sorát, egy állást vagy egy linket. Az elemzésben nyílik
        meg.
    .text-4 = Két lapon nyitott játszma csak az egyiken módosítható. A másik lap felajánlja az átvételt.
challenge = Az Arimaa-párbaj
    .about = Védj a legerősebb számítógép ellen, és olvasd el, mi történt 2004 és 2015 között.
    .also = történet díj program védő bomb clueless marwin briareus ziltoid sharp verseny három játszma
    .text-1 = Tizenkét éven át díj várt arra az első programra, amely legyőzi a legjobb játékosokat. [A párbajban](screen:/challenge)
        egy védő helyére állsz. A [Játék másokkal](screen:/together) alatt találod, a történetével együtt.
    .item-1 = A [11. szintű](term:level) számítógép három játszmát játszik egy védő ellen, vagy ugyanennyit három védő
        mindegyikével, ennél a képernyőnél. Az első játszma oldalait sorsoljuk, utána mindig felcseréljük.
    .item-2 = A számítógépnek mindegyik védő ellen legalább kettőt meg kell nyernie a három játszmából. Különben a
        védelem sikerült.
    .item-3 = A 2015-ös vagy egy rövid [játékidővel](section:clocks) játszhatsz. Visszavétel nincs.
    .item-4 = A játszma után a *Vissza ide: Az Arimaa-párbaj* megmutatja az állását, és elindítja a következő játszmát. Másnap is
        folytathatod.
    .text-2 = A játszmák a [mentett játszmáid](section:games) között vannak.
study = Az elemzés
    .about = Nyiss meg egy játszmát, lépegess benne, és játszd vissza.
    .also = elemzés elemző tábla átnézés visszajátszás beillesztés megnyitás játszmalap fejezet fejezetek több játszma tanulmány
    .text-1 = [Az elemzés](screen:/study) játszmát vagy állást mutat, és bármilyen kört kipróbálhatsz benne. A tábla alatti *Elemzés* az
        éppen játszott játszmát nyitja meg ott.
    .item-1 = A *Megnyitás* játszmát, egy archívum egy sorát vagy bármilyen alakú állást fogad el.
    .item-2 = A `←` és a `→` a körök között, `Shift` mellett egyes lépések között mozog. A `Home` és az `End` a kezdetre és a végére ugrik.
        Telefonon húzd az ujjad a táblán, vagy használd a gombokat.
    .item-3 = A *Visszajátszás*, illetve a `P` lejátssza a játszmát: az eredeti tempóban, gyorsabban, vagy körönként állandó idővel.
    .item-4 = A *Vissza* és az *Újra*, illetve a `Ctrl+Z` bármilyen változtatást visszavon és visszaállít.
    .item-5 = A *Szerkesztés* az állást a [szerkesztőben](section:editor) nyitja meg.
    .item-6 = A *Játék innen* új játszmát indít az állásból: ugyanaz az ellenfél, másik szint vagy két játékos. A *Játszma* visszatér
        oda, ahonnan jöttél.
    .item-7 = A *Fejezetek* több játszmát gyűjt egy tanulmányba. Minden fejezet egy mentett játszma, és a *Minden exportálása* egy fájlba
        írja őket. Ha több játszmát tartalmazó szöveget vagy fájlt nyitsz meg, az tanulmány lesz.
    .text-2 = Külön rész szól a [változatokról és jegyzetekről](section:variations), a [motorról](section:engine) és a [rétegekről](section:overlays).
variations = Változatok és jegyzetek
    .about = A körök fája, megjegyzések, jelek és nyilak.
    .also = fa ág megjegyzés jegyzetel jel nyíl karika rajz jegyzet
    .text-1 = Minden kör, amelyet az elemzésben játszol, bekerül a fába. Ha már volt ott kör, a
        tiéd [változat](term:variation) lesz. A `↑` és a `↓` egy állás körei között vált.
    .item-1 = A *Jegyzetek* minden álláshoz megjegyzést, minden körhöz [jeleket](term:glyph) tartalmaz.
    .item-2 = Egy változatot feljebb vihetsz, fővonallá tehetsz, vagy törölhetsz mindazzal, ami utána jön.
    .item-3 = Egy lejátszott játszma körei nem módosíthatók, csak a változatai.
    .heading-1 = Nyilak és karikák
    .text-2 = Nyílhoz húzd a jobb egérgombot, bekarikázáshoz kattints jobb gombbal egy mezőre. Billentyűzettel az `M` megjelöli az
        aktuális mezőt; nyílhoz jelölj meg egy másikat is. A *Rajz* bekapcsolja az ujjal rajzolást, és vált a színek között.
    .text-3 = A beállításokban választhatod, hogy a fa soronként egy kört, a két fél köreit egymás mellett, vagy folyó szöveget
        mutasson.
engine = A motor folytatásai és a fenyegetések
    .about = A legjobb körök, az értékelés, és amivel a másik fél fenyeget.
    .also = számítógép elemzés legjobb értékelés esély mélység fenyegetés multipv
    .text-1 = A *Motor*, illetve az `L` az állás legjobb köreit mutatja, mindegyiket azzal a [folytatással](term:line), amelyhez vezet.
    .item-1 = Az értékelés nyulakban van, plusz jellel, ha Arany áll jobban. A `+#2` azt jelenti, hogy Arany két körön belül nyer.
    .item-2 = A [nyerési esély](term:winning-chances) azt mutatja, száz ilyen játszmából hányat nyernének a felek.
    .item-3 = A *Több folytatás* több kört mutat. A *Mélyebben* négyszer annyi ideig vizsgál.
    .item-4 = A `Szóköz`, illetve *A kör lejátszása* a legjobb kört játssza le.
    .item-5 = Egy kör első lépései után a motor a kör befejezését mutatja.
    .heading-1 = Fenyegetések
    .text-2 = A *Fenyegetés*, illetve az `X` azt mutatja, mit tenne a másik fél, ha most ő jönne. Valódi játszmában senki sem hagyhat
        ki kört.
    .text-3 = A motor a te eszközödön fut, és leáll, ha elhagyod az elemzést.
mistakes = Hibák
    .about = Elemezz egy játszmát, és tanulj belőle.
    .also = elemzés hiba pontatlanság tanulás átnézés pontosság görbe gyakorlat
    .text-1 = *A játszma elemzése* a motorral minden kört értékeltet, miközben tovább használhatod az oldalt. Egy görbe
        mutatja Arany
        nyerési esélyét minden kör után.
    .item-1 = A görbén megjelölt körök rontották az [esélyt](term:winning-chances). Az alatta lévő nyilak egyikről a másikra visznek.
        Mielőtt egy kör hibának számítana, a motor tízszer annyi ideig, durva hiba gyanúja esetén negyvenszer annyi ideig vizsgálja
        újra.
    .item-2 = Egy kártya elmagyarázza a [hibát](term:mistake), ha az oka bizonyítható: megengedett célba érés, elvesztett figura,
        elengedett [túsz](term:hostage). Megnevezi azt a lépést is, amely a legtöbbet ártott, és jobb kört mutat.
    .item-3 = A *Mélyebb elemzés* minden állást tízszer annyi ideig vizsgál. Több percig tart.
    .heading-1 = Tanulj a hibáidból
    .text-2 = Térj vissza a hibáid előtti állásokhoz, és keress jobb köröket. A mentett hibák a [Hibák átnézése](screen:/mistakes) alatt
        visszatérnek: egy nap múlva, majd egyre ritkábban, ahogy sikerül megoldanod őket.
overlays = Rétegek
    .about = Célok, foglyul ejtések, csapdák és bénult figurák a táblán.
    .also = cél foglyul ejtés csapda uralom bénult hatókör fenyegetések mutatás a táblán
    .text-1 = A motor melletti kapcsolók, illetve az `1`–`5` billentyűk az állás tudnivalóit mutatják a táblán és
        szavakban.
    .item-1 = *Célok*: hogyan érhet célba az egyik és a másik fél, vagy mivel fenyeget.
    .item-2 = *Foglyok*: mely figurákat ejtheti foglyul az egyik és a másik fél, vagy melyeket fenyegeti ezzel.
    .item-3 = *Csapdák*: ki [uralja](term:trap-control) az egyes csapdákat.
    .item-4 = *Bénultak*: mely figurák [bénultak](term:freeze), és mi bénítja meg őket.
    .item-5 = *Hatókör*: hová juthat egy kör alatt a kiválasztott figura.
    .text-2 = Pontosak, mert az oldal minden kört végigpróbál. Több is bekapcsolható egyszerre.
editor = Az állásszerkesztő
    .about = Állíts fel bármilyen állást, aztán játszd tovább, vagy elemezd.
    .also = állás egyéni létrehozás lerakás levétel tükrözés ábra
    .text-1 = [A szerkesztő](screen:/editor) a tábla mellett mutatja mindkét fél figuráit.
    .item-1 = Válassz egy figurát a tábla mellől, aztán a mezőket, ahová kerüljön. Billentyűzettel menj egy mezőre, és írd be a figura
        betűjét.
    .item-2 = A *Mozgatás* eszközzel mozgathatod vagy húzhatod a figurákat. Levételhez húzd le a tábláról, vagy válaszd ki a *Levétel* eszközzel.
    .item-3 = Válaszd ki, melyik fél következik, és hány lépése maradt.
    .item-4 = A *Felrakás* minden figurát felrak, az *Ürítés* leveszi őket, a *Tükrözés* a balt és a jobbot, az *Oldalcsere* Aranyat és
        Ezüstöt cseréli fel.
    .text-2 = A tábla alatti ellenőrzés felsorol minden gondot, például túl sok figurát vagy társ nélkül csapdán álló
        figurát. Ha egy sincs, az *Elemzés* vagy a *Játék* gombot megnyomhatod.
    .text-3 = Másold ki az állást sorként, ábraként vagy linkként. Mindegyik visszailleszthető.
statistics = Statisztika
    .about = Játszmáid, archívumok és felállások eredményei.
    .also = statisztika eredmény százalék nyerési arány felállások számok megnyitásböngésző első körök
    .text-1 = A statisztika összegzi a játszmáid, az importált [archívumok](term:archive) és a felállások eredményeit. A *Szűrők*
        beállításával csak egy játékos, esemény, értékszám-tartomány, játékidő vagy néhány év játszmái számítanak.
    .text-2 = Az eszközödön [mentett](section:games) játszmákból számolja ki őket, ugyanott.
    .heading-1 = A megnyitásböngésző
    .text-3 = A *Megnyitásböngésző* az elemzésben és felálláskor felsorolja, mit játszottak az állásban: milyen gyakran, milyen
        eredménnyel, és ha kéred, a motor értékelésével. Válassz egy kört, és lejátszhatod.
    .text-4 = Minden játszma első nyolc köre számít, bármilyen sorrendben jutottak is az álláshoz.
lessons = Leckék és az edző
    .about = Egy 24 leckés tanfolyam, és segítség az első játszmáidhoz.
    .also = tanulás tanfolyam oktató tanítás edző gyakorlat kezdő
    .text-1 = [A tanfolyam](screen:/learn) tíz leckéje a szabályokról, tizennégy a stratégiáról szól. Mindegyikben néhány gyakorlat van a
        táblán.
    .item-1 = Kört játszol, mezőket jelölsz meg, vagy két kör közül választasz. Bármelyik helyes válasz számít.
    .item-2 = A hibás válaszhoz magyarázatot kapsz. A *Tipp*, illetve a `H` kétszer segít. A *Válasz*, illetve az `S`
        egy helyes választ mutat.
    .item-3 = A leckét bármikor abbahagyhatod. A lista mutatja, melyekkel végeztél.
    .item-4 = A pontozottan aláhúzott szó a [fogalomtárban](screen:/glossary) van. Mutass rá, vagy válaszd ki, és elolvashatod, mit
        jelent.
    .heading-1 = Az edző
    .text-2 = A játszma táblája alatti *Edző* egy dologra hívja fel a figyelmed az állásban: elérhető célra, veszélyben lévő figurára.
        Ugyanaz a gomb ki is kapcsolja.
puzzles = Feladványok
    .about = Témák, értékszámod, sorozat és vihar.
    .also = edzés napi taktika saját játszmák értékszám glicko sorozat vihar téma visszatér
    .text-1 = A [feladványoknak](screen:/puzzles) egyetlen, minden kör végigpróbálásával bizonyított megoldása van.
        Hozzátehetsz olyan lépéseket, amelyek nem ártanak. A válaszod után elolvashatod, miért működik, és megnyithatod
        az állást az elemzésben.
    .item-1 = *A nap feladványa*: mindenki ugyanazt kapja.
    .item-2 = A *Taktika, minden téma* vagy egyetlen téma a szintednek való feladványokat ad.
    .item-3 = *Sorozat*: a feladványok egyre nehezebbek, az első hibádig.
    .item-4 = *Vihar*: oldj meg minél többet három perc alatt. Három hiba, és vége.
    .item-5 = Az elrontott feladvány néhány nap múlva visszatér.
    .item-6 = *A játszmáidból*: amit te és az ellenfeleid kihagytatok az [elemzésben](section:study) elemzett
        játszmákban. Ezek a feladványok
        az edzésedben is megjelennek.
    .heading-1 = Értékszámod
    .text-2 = Feladványonként csak az első válaszod számít az [értékszámodba](term:rating), amely ugyanazon a skálán van, mint a
        számítógépes ellenfelek (a Glicko-2 módszerrel számolva). A tipp és a megoldás hibának számít.
    .text-3 = A sorozat, a vihar és a számlálós gyakorlatok nem változtatják meg az értékszámodat.
sharing = Megosztás és képek
    .about = Linkek, szöveges játszmák, képek és animációk.
    .also = megosztás link másolás kép png svg gif animáció letöltés
    .text-1 = A tábla alatti *Megosztás* ablakában minden megvan, amit másoknak továbbadhatsz.
    .item-1 = *Link másolása*: a link az egész játszmát tartalmazza, így sehol sem tárolódik semmi. Aki megnyitja, az elemzésben azt az
        állást látja, amelyet te.
    .item-2 = *Játszma másolása* és *Állás másolása*: szövegként fórumoknak és más programoknak. A játszmában minden benne van:
        megjegyzések, jelek, változatok, idők és értékelések.
    .item-3 = *Az állás képe*: SVG vagy PNG, a nyilaiddal és karikáiddal.
    .item-4 = *A játszma animációja*: GIF vagy mozgó figurás SVG. Válaszd ki a köröket és az időt.
    .item-5 = *Játszma letöltése*: ugyanaz a szöveg fájlként. A *Csak a körök másolása* csak a köröket másolja.
    .text-2 = A képek a te tábládat és figuráidat használják, vagy amiket hozzájuk választasz.
embedding = Tábla a saját oldaladon
    .about = Ágyazz be egy játszmát, egy állást vagy egy feladványt.
    .also = beágyazás iframe html blog webhely elem szkript
    .text-1 = A *Megosztás* bloghoz vagy weboldalhoz is ad kódot. Az olvasóid ott látják a játszmát vagy az állást, és lépegethetnek
        benne.
    .item-1 = A *Keret* szinte minden oldalon működik.
    .item-2 = A *Szkript és címke* olyan oldalakhoz való, ahol a szkriptek engedélyezettek. A címke: `<arimaa-board>`.
    .text-2 = A címke ábrát, visszajátszást, számítógép elleni játszmát vagy feladványt mutathat. A `mode=puzzle` beállítással egy
        feladványfájl egy sorát várja. A fájlok erről az oldalról jönnek, ezért olyan szerveren kell lennie, amelyet az olvasóid elérnek.
settings = Beállítások
    .about = Színek, táblák, figurák, hangok és sebesség.
    .also = téma sötét világos tábla figurák hang hangerő rezgés animáció sebesség koordináták megfordítás
    .text-1 = A fenti *Beállítások* három részből áll. Minden változtatás azonnal érvényes.
    .item-1 = *Megjelenés*: világos vagy sötét téma, négy tábla, három figurakészlet, koordináták.
    .item-2 = *Játék*: melyik fél van alul, a körök listája, az animáció sebessége, véget ér-e a kör a negyedik lépés után, és
        rámutatáskor megjelenő nyilak.
    .item-3 = *Hang*: hangok, hangerő és rezgés.
    .text-2 = A *Megfordítás*, illetve az `F` ebben a játszmában megfordítja a táblát.
keys = Gyorsbillentyűk
    .about = Minden billentyű, minden képernyőn.
    .also = billentyű billentyűzet gyorsbillentyű
    .text-1 = A `?` az aktuális képernyő billentyűit mutatja. Itt az összes látható.
accessibility = Akadálymentesség
    .about = Billentyűzet, képernyőolvasók, kontraszt és mozgás.
    .also = képernyőolvasó vak billentyűzet kontraszt mozgás szín nagy szöveg nagyítás a11y
    .item-1 = Minden működik egér nélkül, pusztán billentyűzettel is. A tábla egyetlen `Tab`-megálló, és a nyilakkal
        mozoghatsz rajta. Lásd: [Gyorsbillentyűk](section:keys).
    .item-2 = Minden mező leírása a figuráját és az állapotát is megadja, például „arany macska e2-n, bénult, megbénítja: ezüst ló
        e3-on”. A lépéseket, a köröket és a játszma végét az oldal bemondja.
    .item-3 = A tábla használata helyett [be is írhatod](section:typing) a lépéseket.
    .item-4 = Semmi sem múlik csak a színeken. A beállításokban van *Nagy kontraszt* tábla, és a figurák *Betűk* is lehetnek.
    .item-5 = Ha a rendszered kevesebb mozgást kér, a figurák nem siklanak, és az útmutató ábrái csak kérésedre mozognak.
    .item-6 = A szöveget a böngészőben nagyíthatod. Az oldal akár 320 képpont széles képernyőn is működik.
    .text-1 = Ha valamit nehezen tudsz használni, azt hibának tekintjük.
privacy = Adatvédelem és használat internet nélkül
    .about = Mi tárolódik, és miért nem küldünk el semmit.
    .also = internet nélkül telepítés alkalmazás adatok süti fiók követés hálózat tárhely törlés
    .item-1 = Nincs regisztráció, reklám, süti és követés.
    .item-2 = Az oldal betölti a saját fájljait, aztán semmi mást nem kér. A számítógépes játékos az eszközödön fut.
    .item-3 = A játszmák, a beállítások és a haladásod a böngésződben tárolódnak. Csak akkor hagyják el, ha exportálod vagy megosztod
        őket.
    .item-4 = A link a címnek abban a részében viszi a játszmát, amelyet a böngésző sosem küld el a szervernek.
    .heading-1 = Internet nélkül
    .text-1 = Az első látogatásod után az oldal hálózat nélkül is működik. A legtöbb böngésző menüjéből alkalmazásként is telepítheted.
        Az új változat akkor lép életbe, amikor legközelebb megnyitod vagy újratöltöd az oldalt.
    .heading-2 = Az adataid törlése
    .text-2 = A játszmákat a [Mentett játszmák](screen:/games) között, a haladásodat a leckéknél és a feladványoknál törölheted a *Haladásom törlése* gombbal. Ha mindent egyszerre törölnél, töröld a webhely adatait a böngésző beállításaiban.
problems = Hibaelhárítás
    .about = Mit tegyél, ha valami nem működik.
    .also = hiba összeomlás tele tárhely elveszett lassú segítség sikertelen baj
    .heading-1 = „Megtelt a böngésző tárhelye”
    .text-1 = Exportáld a játszmáidat, aztán töröld a fölöslegeseket. A táblán lévő játszma biztonságban van, amíg az oldal nyitva van.
    .heading-2 = „Ez a böngésző nem engedi, hogy az oldal bármit tároljon”
    .text-2 = A privát ablakok és egyes böngészőbeállítások tiltják. Játszhatsz, de az oldal bezárásakor a játszma elvész. Ha meg akarod
        tartani, másold ki a *Megosztás* segítségével.
    .heading-3 = Egy mentett játszma nem olvasható
    .text-3 = Félretettük, nem töröltük. A [Mentett játszmák](screen:/games) felsorolja, és exportálható. Az oldal egy későbbi változata
        talán be tudja olvasni.
    .heading-4 = A számítógép nem válaszol
    .text-4 = Nyomd meg az *Újra* gombot. Ha az üzenet az oldal újratöltését ajánlja, tedd meg: a játszmád az utolsó lépésig el van mentve.
    .heading-5 = Valamit nem sikerült betölteni
    .text-5 = Az oldal részei akkor töltődnek be, amikor először kellenek. Ellenőrizd a kapcsolatot, aztán nyomd meg az *Újra* gombot.
    .heading-6 = Túl kicsi a tábla, vagy lassú az oldal
    .text-6 = Zárd be azokat a lapokat, amelyeken játszma vagy elemzés fut. Fordítsd el a telefont: fekvő helyzetben a
        tábla a teljes magasságot
        kihasználja. A beállításokban az animációt állítsd azonnalira.
    .heading-7 = Nincs hang
    .text-7 = A böngészők csak azután engednek hangot, hogy valahová kattintottál vagy koppintottál az oldalon. Ellenőrizd a *Hang* részt a
        beállításokban, és azt is, nincs-e elnémítva a telefonod.

friend = Játék linkekkel
    .about = Játssz egy baráttal linkeket küldve, és készítsd elő a válaszaidat.
    .also = levelezés üzenet email meghívás meghívó feltételes körök ütközés QR-kód megosztás visszavágó csalás
    .text-1 = [Kezdj egy játszmát](screen:/friend), rakd fel a figuráidat, és küldd el a linket. A barátod megnyitja, felrakja
        a figuráit, és visszaküld egy linket. Egyikőtöknek sem kell fiók.
    .item-1 = A *Link másolása* az elküldendő linket másolja. Ha az üzenetküldő elvágja, válaszd a *Másolás szövegként*
        gombot: ezt a barátod az oldalon bárhová beillesztheti. További módok: *QR-kód, kép és egyebek*.
    .item-2 = Minden linkben benne van az egész játszma, így nem baj, ha egy link elvész. Ha egy linket kétszer nyitsz meg, nem
        változik semmi.
    .item-3 = A *Napok körönként* kettőtök megállapodása. Az oldal nem kényszeríti ki.
    .item-4 = A köröket nem lehet visszavenni. Ha feladod, nyomd meg a *Feladás* gombot, és küldd el a linket.
    .heading-1 = Feltételes körök
    .text-2 = Amíg vársz, nyomd meg a *Válasz előkészítése* gombot. Játszd le a várt kört, aztán a válaszodat, és így tovább
        legfeljebb nyolc válaszig. A *Mentés feltételes körként* elmenti; több körre is felkészülhetsz.
    .text-3 = Ha a barátod a várt kört játssza, a válaszod azonnal lejátszódik, amikor megnyitod a linket. Ezután küldd
        el a
        sajátodat. A barátod nem látja, mit készítettél elő. A körök listája jelöli az így lejátszott válaszokat.
    .heading-2 = Ha két játszma eltér
    .text-4 = Ha két eszközön játszol, lehet, hogy a linkben és a játszmádban is vannak olyan körök, amelyek a másikból
        hiányoznak. Látod mindkét táblát és az első eltérő kört. Válassz: *A tiéd marad* vagy *A barátodé legyen*. A másik
        játszma [változatként](term:variation) megmarad. A *Döntés később* után nem változik semmi, amíg újra meg nem
        nyitod a linket.
    .text-5 = Az oldal akkor is kérdez, mielőtt a nevedben olyan kört fogadna el, amelyet nem itt játszottál. Feladással csak
        az fejezheti be a játszmát, aki feladja.
    .heading-3 = Amit egy oldal sem akadályozhat meg
    .text-6 = A linkek minden körét ellenőrizzük a szabályok szerint, a tippek és a motor pedig a játszma végéig ki vannak
        kapcsolva. De a máshonnan jövő segítséget nem lehet megakadályozni, és akinek megvan a link, az láthatja a
        játszmát, és válaszolhat is. Olyanokkal játssz, akikben megbízol.
nearby = Játék a közelben
    .about = Kapcsolj össze két eszközt egy szobában, és játssz élő játszmát szerver nélkül.
    .also = helyi hálózat wifi QR-kód kamera beolvasás kártya kapcsolódás internet nélkül két eszköz ablak szoba visszavétel
    .text-1 = [Kapcsolj össze két eszközt](screen:/nearby), amelyek ugyanazon a wifihálózaton vannak. A hálózathoz nem kell
        internet: egy telefon megosztott wifije is elég. Semmi sem kerül szerverre.
    .item-1 = Mindkét eszköz mutat egy kártyát. Nyomd meg mindkettőn a *Beolvasás kamerával* gombot, és tartsd őket egymás
        elé.
    .item-2 = Kamera nélkül válaszd a *Kártya másolása* gombot, és illeszd be a szöveget a másik eszközön, vagy fényképezd
        le a kódot, és nyomd meg a *Kép beolvasása* gombot.
    .item-3 = Firefoxban a beolvasás után nyomd meg *A másik eszköz beolvasta a kártyámat* gombot.
    .text-2 = Egyikőtök játszmát ajánl, oldalakkal és órával, a másik elfogadja. Mindkét eszköz a saját játékosának idejét
        méri.
    .heading-1 = Visszavétel és visszavágó
    .text-3 = A *Visszavétel kérése* csak a másik játékos beleegyezésével teljesül, ahogy a visszavágó is. Csevegés helyett
        néhány kész mondat van.
    .heading-2 = Ha megszakad a kapcsolat
    .text-4 = A játszma mindkét eszközön megmarad. Olvassátok be az új kártyákat, és a játszma a hosszabb példánytól
        folytatódik. Ha mindkettőn vannak olyan körök, amelyek a másikról hiányoznak, a
        tieid [változatként](term:variation) maradnak meg.
    .heading-3 = Két ablak
    .text-5 = Egy böngésző két ablakához nem kell kártya: írd be mindkettőben ugyanazt a szobát a *Szoba* mezőbe.
tournaments = Versenyek
    .about = Számítógépek és emberek játszanak egymással, az eredményeket pedig az oldal összesíti.
    .also = körmérkőzés svájci kieséses párosítás állás kereszttábla erőnyerő teljesítmény importálás exportálás klub eredmény
    .text-1 = [Indíts versenyt](screen:/tournaments): válassz lebonyolítást és játékosokat. Az oldal párosítja a játékosokat,
        és minden párosítást megmagyaráz: *Miért ezek a párosítások?*
    .item-1 = A számítógépek maguktól játszanak, egyszerre több játszmát. Az ennél a képernyőnél ülők játszmáihoz nyomd meg
        a *Játék* gombot.
    .item-2 = A máshol lévők [linkekkel](section:friend) játszanak. Ha egy játszma ezen az oldalon kívül folyt, illeszd be
        a *Játszma hozzáadása…* gombbal, vagy csak az *Eredmény* mezőt töltsd ki.
    .item-3 = A beírt eredmény számít, bármi lesz a táblán. Ha olyan játszmát adsz hozzá, amely másképp ért véget, te döntöd
        el, melyik eredmény számít.
    .item-4 = Ha emberek játszanak egymással, a tippek és a motor a játszma végéig ki vannak kapcsolva.
    .text-2 = Az *Eredmények exportálása* olyan fájlt ír, amelyet az *Eredmények importálása…* és a közösség párosító
        programjai is olvasnak. Benne van, melyik játékos számítógép, melyik ül ennél a képernyőnél, és melyik van
        máshol. Más programok fájljainak minden játékosa ennél a képernyőnél ülő ember lesz. A *Játszmák exportálása*
        minden játszmát egy fájlba ír.
