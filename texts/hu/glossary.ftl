### The glossary. A text can link to others: [words](term:freeze), [words](rule:push), [words](section:clocks) and
### [words](screen:/learn). Translate the words, and keep what follows them in parentheses. Between ` is what is typed.
### A .forms a ragozott alakokat is felsorolja, mégpedig ékezet nélkül: a program az ékezetektől megfosztott szavakat
### hasonlítja össze vele.

about = A játékban, a játszmalapokon és ezen az oldalon használt szavak.
letters = Betűk
related = Lásd még:
more = A fogalomtárban: „{ $name }”
explained-in = Bővebben: { $title }
lesson = Lecke erről

## The terms, each with its definition. The name is in the singular, as in the middle of a sentence. The forms are all the
## words by which other texts name it, in lower case, with commas between them; terms that every sentence has, such as
## “turn”, have none. The search finds a term by the other words, too.

archive = archívum
    .says = Sok játszmát tartalmazó fájl, soronként eggyel, ahogy az arimaa.com játékszervere közzéteszi. Ez az oldal bármilyen
        hosszú archívumot importál.
    .also = adatbázis gyűjtemény
away-trap = idegen csapda
    .says = Az ellenfél térfelén lévő két csapda egyike: Aranynak a c6 és az f6, Ezüstnek a c3 és az f3. A legtöbb támadás ott
        folyik.
    .forms = idegen csapda, idegen csapdak, idegen csapdat, idegen csapdanal
blockade = blokád
    .says = Figurák, amelyek úgy veszik körül az ellenfelet, rendszerint az elefántot, hogy nem tud lökéssel kijutni: mögöttük
        minden mező foglalt.
    .forms = blokad, blokadot, blokadok, blokadban
    .also = bezárt körülvett
camel-hostage = tevetúsz
    .says = [Túszként](term:hostage) fogva tartott teve. Csak elefánt képes erre. Ilyenkor a másik teve a legerősebb szabadon mozgó
        figura.
    .forms = tevetusz, tevetuszt
capture = foglyul ejtés
    .says = Lekerül a tábláról az a figura, amely [csapdán](term:trap) áll, és nincs mellette társa, vagyis ugyanannak a
        félnek
        egy másik figurája.
    .also = foglyul esik fogoly elfog elveszett leüt
capture-threat = foglyulejtés-fenyegetés
    .says = Amikor egy fél foglyul ejthetne egy figurát, ha most ő következne.
    .forms = foglyulejtes fenyegetes, foglyulejtes fenyegetest
decentralised-elephant = félreállt elefánt
    .says = A szélen vagy a sarokban álló elefánt, túl sok lépésre a csapdáktól. Középről az elefánt minden csapdát gyorsan elér.
    .forms = felreallt elefant, felreallt elefantot
    .also = decentralizált közép szél sarok
elimination = az utolsó nyúl elfogása
    .says = Egy fél mind a nyolc nyulának foglyul ejtése. A nyúl nélkül maradt fél veszít.
    .forms = az utolso nyul elfogasa
false-protection = álvédelem
    .says = Csapda melletti figura, amely látszólag védi a csapdán álló társát, de ellökhető vagy elhúzható ugyanabban a körben,
        amelyben a társa foglyul esik.
    .forms = alvedelem, alvedelmet
fence = kerítés
    .says = Figurák hézagtalan sora, amelyen a nyulak nem jutnak át. Van, aki bekerítettnek mondja az olyan bénult figurát is,
        amelynek egyetlen kiútja csapdára visz.
    .forms = kerites, keritest, keritesek, keritesed
flag = zászlóesés
    .says = Leesik annak a félnek a zászlója, aki elhasználta a köridejét és az egész [tartalékát](term:reserve). Időtúllépéssel
        veszít.
    .also = zászló időtúllépés lejárt az idő
fork = villa
    .says = Két fenyegetés egyszerre, például célfenyegetés és foglyul ejtés, vagy foglyul ejtés két csapdában. Egy kör ritkán védi
        ki mindkettőt.
    .forms = villa, villat, villak, kettos fenyegetes
    .also = kettős fenyegetés
frame = keret
    .says = Csapdán álló figura, amely nem tud elmenni, mert a kiútjai el vannak zárva. Egy társának mellette kell maradnia, különben
        foglyul esik.
    .forms = keret, keretet, keretbe, keretben, keretbe zart
freeze = bénítás
    .says = Egy figura megbénít minden mellette álló gyengébb ellenfelet, amelynek nincs társa a szomszédságában. A bénult figura nem
        léphet, nem lökhet és nem húzhat, de lökhető és húzható, és ő is tovább bénít másokat.
    .forms = benitas, benult, benultak, benultan, megbenit, megbenitja, megbenitani, megbenithato, benitja, megbenul
    .also = megbénít bénult fagyaszt mozgásképtelen
glyph = jel
    .says = Kör utáni jel, amely megmondja, milyen jó a kör: ! jó, ? hiba, !! ragyogó, ?? durva hiba, !? érdekes, ?! kétes.
    .forms = ertekelo jel, ertekelo jelek
    .also = értékelés megjegyzés ! ? !! ??
goal = cél
    .says = A szemközti szélső sor: Aranynak a 8., Ezüstnek az 1. Az a fél nyer, akinek a kör végén nyula áll ott.
    .also = célvonal nyer alapsor túloldal
goal-threat = célfenyegetés
    .says = Amikor egy fél célba érhetne egy nyulával, ha most ő következne.
    .forms = celfenyegetes, celfenyegetest, celfenyegetesek, celfenyegetessel
handicap = előnyadás
    .says = Figurák, amelyeket az erősebb játékos kihagy a felállásából, hogy mindkettőjüknek legyen esélye a győzelemre.
    .forms = elonyadas, elonyadast
home-trap = saját csapda
    .says = Egy fél saját térfelén lévő két csapda egyike: Aranynak a c3 és az f3, Ezüstnek a c6 és az f6.
    .forms = sajat csapda, sajat csapdak, sajat csapdat, sajat csapdanal
hostage = túsz
    .says = Figura, amelyet egy erősebb ellenfél egy csapda közelében bénultan tart. Foglyul esik, amint a társai nem
        őrzik tovább azt a csapdát, így az őrei is le vannak kötve.
    .forms = tusz, tuszt, tuszul, tuszkent, tuszok, tusza, tuszt ejt
    .also = fogva tart ló
immobilisation = mozgásképtelenség
    .says = Veszít az a fél, akinek nincs szabályos köre: minden figurája bénult vagy be van szorítva, vagy minden köre
        szabályt sértene.
    .forms = mozgaskeptelenseg
    .also = nincs szabályos kör
level = szint
    .says = A számítógép ereje, 1-től (első játszmához) 10-ig (a legerősebb).
    .also = erősség számítógép
line = folytatás
    .says = Mindkét fél köreinek sorozata. A motor azt a folytatást mutatja, amelyet a legjobb köre után vár.
    .also = főváltozat pv sor
mistake = hiba
    .says = Kör, amely rontja a [nyerési esélyt](term:winning-chances). Mértéke szerint pontatlanság, hiba vagy durva hiba.
    .also = durva hiba pontatlanság
notation = jelölés
    .says = A körök írásmódja: a figura betűje, a mezője és egy irány, például `Ee2n`. A nagybetűk Aranyéi. Az `x` a foglyul ejtett
        figurát jelöli: `cf3x`.
    .forms = jelolesmod
    .also = írás koordináta
phalanx = falanx
    .says = Egy fél egymás mellett álló figurái, amelyek egyikét sem lehet ellökni: foglalt mezőre nem lehet lökni.
    .forms = falanx, falanxot, falanxok
plan = terv
    .says = Körök, amelyeket a játszma közben mindkét féllel kipróbálsz, a játszma megváltoztatása nélkül.
    .also = kipróbál előre gondol
ply = kör vagy felállás
    .says = Egy fél köre vagy felállása. A játszma ilyenek sorozata.
    .forms = felkor, felkorok
    .also = félkör
position = állás
    .says = A figurák a mezőiken, és az, hogy melyik fél következik. Ugyanezek a figurák más állást adnak, ha a másik
        fél következik.
pull = húzás
    .says = Egy figura ellép, és a mellette álló gyengébb ellenfél az elhagyott mezőre kerül. A húzás két lépés.
    .forms = huzas, huzast, huzasok, athuz, elhuzza, elhuzhatja, huzhato, huzhatok
    .also = áthúz vonz
push = lökés
    .says = A figura mellett álló gyengébb ellenfél üres mezőre kerül, és a figura az ő helyére lép. A lökés két lépés.
    .forms = lokes, lokest, lokesek, atlok, elloki, ellokheti, ellokheto, lokheto
    .also = átlök tol elmozdít
race = versenyfutás
    .says = Mindkét fél fenyeget ahelyett, hogy válaszolna, rendszerint célba futó nyulakkal. Az nyer, aki egy körrel gyorsabb.
    .forms = versenyfutas, versenyfutast, versenyfutasban
rating = értékszám
    .says = Egy játékos erejét vagy egy feladvány nehézségét kifejező szám. A nagyobb erősebbet vagy nehezebbet jelent.
    .forms = ertekszam, ertekszamot, ertekszamod, ertekszamodat, ertekszamok
    .also = glicko élő elo erősség
record = játszmalap
    .says = [Jelöléssel](term:notation) leírt játszma, soronként egy kör vagy felállás. Nevek, idők, megjegyzések és [változatok](term:variation) is lehetnek benne.
    .also = lépéslista jelölés fájl
repetition = ismétlés
    .says = A kör nem érhet véget olyan állásban, amely már két korábbi körnek a vége volt. Az ilyen kör szabálytalan.
    .forms = ismetles, ismetlest, harmadszor
    .also = háromszori harmadszor megismétel
reserve = tartalék
    .says = A körönkénti időn felüli idő. A hosszabb körök ezt fogyasztják, a fel nem használt idő pedig hozzáadódik.
    .also = időbank óra
rotation = őrváltás
    .says = Egy [túszt](term:hostage) fogva tartó figura felváltása egy másikkal. Így egy erősebb figura, például az elefánt,
        felszabadul más feladatra.
    .forms = orvaltas, orvaltast
    .also = csere felvált fogva tart
setup = felállás
    .says = A játszma kezdete: mindkét fél felrakja tizenhat figuráját az első két sorára, Arany kezd.
    .also = felrak kezdőállás elrendezés megnyitás
side = fél
    .says = Arany vagy Ezüst. Arany kezd: ő rakja fel először a figuráit, és ő lép először.
    .also = szín játékos oldal arany ezüst
step = lépés
    .says = Egy figura üres mezőre lép előre, hátra vagy oldalra. A nyulak nem lépnek hátra.
    .also = mozgás
swarm = raj
    .says = Sok figura, akár gyengék és nyulak is, amelyek együtt nyomulnak egy [idegen csapda](term:away-trap) körül. Egymást védik a
        bénítástól.
    .forms = raj, rajok, rajban
takeback = visszavétel
    .says = Egy vagy több kör visszavétele, hogy mást játszhass. Az új játszma beállításainál döntöd el, megengedett-e.
    .forms = visszavetel, visszavetelt, visszavetelek
    .also = visszavon vissza
threat = fenyegetés
    .says = Amit egy fél tehetne, ha most ő következne, például célba érhetne vagy foglyul ejthetne egy figurát.
    .also = veszély fenyeget
time-control = játékidő
    .says = Mennyi ideje van az egyes feleknek: körönként, [tartalékban](term:reserve) és az egész játszmára.
    .forms = jatekido, jatekidot, jatekidok
    .also = óra idő korlát
trap = csapda
    .says = A c3, f3, c6 és f6 mező egyike. Aki csapdán áll, azonnal foglyul esik, ha nincs mellette társa.
    .also = c3 f3 c6 f6 verem
trap-control = csapda feletti uralom
    .says = Egy fél uralja a csapdát, ha a mellette álló legerősebb figura az övé.
    .forms = csapda feletti uralom, csapdak feletti uralom
trap-guard = csapdaőr
    .says = Csapda melletti figura, amely megóvja a csapdán álló társát a foglyul eséstől.
    .forms = csapdaor, csapdaort, or, ort, orok, vedo, vedoje, vedojet
    .also = védő védelem védés
turn = kör
    .says = Egy fél egy–négy [lépése](term:step), egy vagy több figurával. A fel nem használt lépések elvesznek.
    .also = forduló
unfreeze = feloldás
    .says = A bénult figurát feloldja, ha egy társa mellé áll. Bármelyik társ megteszi, akár egy bénult is.
    .forms = feloldas, feloldja, feloldani
variation = változat
    .says = Körök, amelyeket a játszmában lejátszottak helyett lehetett volna játszani. Az elemzés fában tárolja őket.
    .forms = valtozat, valtozatot, valtozatok, valtozatkent
    .also = ág másik út mellékág
winning-chances = nyerési esély
    .says = Száz ilyen játszmából hányat nyerne Arany, és hányat Ezüst. A motor a saját értékeléséből becsüli meg.
    .forms = nyeresi esely, nyeresi eselyt, nyeresi eselye
    .also = valószínűség százalék értékelés
