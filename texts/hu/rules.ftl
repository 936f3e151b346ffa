### The rules. Texts can link to others, as in glossary.ftl.

about = Két fél, Arany és Ezüst játszik egy nyolcszor nyolcas táblán. Mindkettőnek tizenhat figurája van. Juttasd el egy
    nyuladat a tábla túloldalára, és nyertél.
lessons = Új neked a játék? [A leckék](screen:/learn) lépésről lépésre megtanítják a szabályokat a táblán.
list = Összes szabály
count-of = { $count ->
    [1] { $role }
   *[other] { $count } { $role }
}

## The rules, each in paragraphs, with what its picture shows.

goal = Cél
    .says-1 = Nyersz, ha a kör végén egy nyulad a szemközti szélső soron áll: Aranynak ez a 8., Ezüstnek az 1. sor.
    .says-2 = Csak a kör vége számít. Nem nyer az a nyúl, amelyet ugyanabban a körben löktek be a célvonalra, majd ki onnan.
    .shows = Az arany nyúl elmegy a 8. sorig. Arany nyer.
pieces = A figurák, a legerősebbtől kezdve
    .says-1 = Az erősebb figura [lökheti](term:push), [húzhatja](term:pull) és [megbénítja](term:freeze) a gyengébb ellenfelet.
        Az egyforma erős figurák nem hatnak egymásra.
setup = Felállás
    .says-1 = Arany kezd: az 1. és a 2. sorban tetszőleges rendben felrakja tizenhat figuráját. Ezüst ezt látva rakja fel a
        sajátjait a 7. és a 8. sorban, szintén tetszőleges rendben.
    .says-2 = A két felállás után Arany játssza az első kört.
    .shows = Arany felrakja a figuráit, aztán Ezüst is.
steps = Lépések
    .says-1 = Egy kör egy–négy lépésből áll. Egy lépéssel egy figurád üres mezőre kerül: előre, hátra vagy oldalra, átlósan
        soha.
    .says-2 = A lépéseket tetszőleges sorrendben eloszthatod a figuráid között. Nem kell mind a négyet felhasználnod.
    .shows = Arany két lépést tesz egy lóval, egyet-egyet egy macskával és egy nyúllal. Ezüst csak kettőt lép.
rabbits = Nyulak
    .says-1 = A nyulak előre vagy oldalra lépnek, hátra soha. Az ellenfél bármilyen irányba lökheti vagy húzhatja őket, akár
        hátra is.
    .shows = Mindkét nyúl előre és oldalra lép. Az „előre” Aranynak fölfelé, Ezüstnek lefelé van.
push = Lökés
    .says-1 = Egy figura ellökheti a mellette álló gyengébb ellenfelet. Az ellenfél a saját szomszédos üres mezőinek egyikére
        kerül, a te figurád pedig az ő helyére.
    .says-2 = A lökés két egymást követő lépés ugyanabban a körben. A figurád nem lehet bénult.
    .says-3 = Elefántot és saját figurát sosem lökhetsz.
    .shows = Az arany ló fölfelé löki az ezüst kutyát, aztán jobbra.
pull = Húzás
    .says-1 = Egy figura magával húzhatja a mellette álló gyengébb ellenfelet. A figurád üres mezőre lép, az ellenfél pedig
        arra a mezőre kerül, amelyet a figurád elhagyott.
    .says-2 = A húzás két egymást követő lépés ugyanabban a körben. A figurád a húzás kezdetén nem lehet bénult.
    .says-3 = Ugyanaz a lépés nem lehet egyszerre egy lökés vége és egy húzás kezdete. Ha a figurád csapdára lép, és ott
        foglyul esik, a húzás
        akkor is befejezhető.
    .shows = Az arany ló lefelé húzza az ezüst kutyát. Aztán jobbra lép, és újra lefelé húzza.
freezing = Bénítás
    .says-1 = Egy figura bénult, ha erősebb ellenfél áll mellette, és nincs mellette társa, vagyis saját figura. A
        bénult figura nem léphet,
        nem lökhet és nem húzhat.
    .says-2 = Őt azonban lökhetik és húzhatják, és továbbra is megbénítja a gyengébb ellenfeleket.
    .shows = Az arany ló az ezüst macska mellé lép. A macska most bénult.
unfreezing = Feloldás
    .says-1 = A bénult figurát feloldja, ha egy társa mellé áll. A bénultság minden lépés után újra eldől, így egy társ
        odaérhet, és a figura még ugyanabban a körben léphet.
    .shows = Az ezüst macska bénult. Mellé lép egy ezüst nyúl, és a macska elsétál.
traps = Csapdák
    .says-1 = A c3, f3, c6 és f6 mező csapda. Aki csapdán áll, azonnal foglyul esik, ha nincs mellette társa. Végleg
        lekerül a tábláról.
    .says-2 = Ez minden lépés után eldől, lökés és húzás közben is. Egy lépéssel legfeljebb egy figura eshet foglyul.
    .shows = Az arany kutya a c6 csapdára löki az ezüst macskát. A csapda mellett nincs ezüst figura, ezért a macska foglyul
        esik.
own-losses = A saját figura elvesztése
    .says-1 = A csapdák a saját figuráidat is elviszik: azt, amelyik csapdára lép, de nincs mellette társa, és azt is, amelynek
        utolsó társa ellép a csapda mellől.
    .shows = Az arany kutya elhagyja a csapda alatti mezőt. A csapdán álló arany macska foglyul esik.
end-of-turn = A kör befejezése
    .says-1 = A kör nem érhet véget egy lökés közepén.
    .says-2 = A körnek meg kell változtatnia az állást. Nem érhet véget úgy, hogy ugyanazok a figurák ugyanazokon a mezőkön
        állnak, mint az elején.
    .shows = Az elefánt két lépés után visszaért a helyére, ezért Arany nem fejezheti be a kört. Egy nyúllépés után már igen.
repetition = Ismétlés
    .says-1 = A kör nem érhet véget olyan állásban, amely már két korábbi körnek a vége volt. Két állás akkor azonos, ha
        ugyanazok a figurák ugyanazokon a mezőkön állnak, és ugyanaz a fél következik. A felállások nem számítanak.
    .shows = Mindkét elefánt előre-hátra lép. Ha az ezüst elefánt másodszor is visszalépne, a kiinduló állás harmadszor fordulna
        elő, ezért az a kör szabálytalan.
elimination = Az utolsó nyúl elfogása
    .says-1 = Aki az összes nyulát elvesztette, elveszti a játszmát.
    .shows = Az arany ló az f6 csapdára löki Ezüst utolsó nyulát. Arany nyer.
immobilisation = Mozgásképtelenség
    .says-1 = Veszít az a fél, akinek nincs szabályos köre. Vagy minden figurája bénult vagy be van szorítva, vagy bármelyik
        köre megsértene egy szabályt.
    .shows = Az arany elefánt megbénítja Ezüst egyetlen figuráját. Ezüst nem tud lépni, ezért Arany nyer.
order = Ha egyszerre több dolog történik
    .says-1 = Minden kör után ezt vizsgáljuk, ebben a sorrendben; az első, ami teljesül, eldönti a játszmát.
    .says-2 = 1. Annak a félnek, aki most játszott, nyula áll a célvonalán: ő nyer.
    .says-3 = 2. A másik félnek nyula áll a célvonalán: a másik nyer.
    .says-4 = 3. A másik félnek nem maradt nyula: az nyer, aki most játszott.
    .says-5 = 4. Annak, aki most játszott, nem maradt nyula: a másik nyer.
    .says-6 = 5. A másik félnek nincs szabályos köre: az nyer, aki most játszott.
    .says-7 = Döntetlen nincs. A játszmát fel is lehet adni.
    .shows = Arany az 1. sorra, Ezüst célvonalára lök egy ezüst nyulat. Ezüst nyer.
time = Idő
    .says-1 = Órával is lehet játszani. Mindkét félnek megszabott ideje van körönként, és van egy [tartaléka](term:reserve).
        A fel nem
        használt idő vagy annak egy része a tartalékhoz adódik. A hosszabb kör a tartalékot fogyasztja.
    .says-2 = Például ha egy körre 30 másodperc jut, és a tartalék 2 perc: egy 20 másodperces kör után a tartalék 2 perc 10
        másodperc. Egy újabb, 50 másodperces kör után 1 perc 50 másodperc.
    .says-3 = Akinek a köridő és a tartaléka is elfogyott, időtúllépéssel veszít. A felállásra mindenkinek legalább egy perce
        van; ami ebből megmarad, elvész.
    .says-4 = Ha a játszmának korlátja van, akkor annak elérésekor az nyer, akinek több figurája van. Ha egyenlők, az nyer, aki
        vezetett, amikor a számuk utoljára eltért. Ha sosem tért el, Ezüst nyer.
