### Texts of the ladder: what the opponents are like, a person's results and rating, and what a game has changed.

about = Tíz ellenfél, mindegyiknek saját stílusa van. Győzz le egyet, és már vár a következő.
rating = Értékszámod: { $value } ± { $uncertainty }
rated = { $count } értékelt játszma
rating-says = A ± azt mutatja, mennyit tévedhet az értékszámod. Értékelt játszmákkal csökken. Az ellenfelek értékszáma ugyanazon
    a skálán van, és sosem változik.
rules = Értékelt játszmában minden figura a táblán van, és nincs visszavétel, tipp, „Játssz most”, elemzés, edző vagy
    „Taníts”.
character =
    .level-1 = Siető nyúl: egyik nyula a cél felé szalad.
    .level-2 = Macska a kályhánál: figurái a saját csapdák közelében maradnak.
    .level-3 = Nyúl sok baráttal: minden nyula előrenyomul.
    .level-4 = Ló az országúton: lovai a te térfeledre rontanak.
    .level-5 = Pásztorkutya: figurái egymás mellett maradnak.
    .level-6 = Félénk teve: messze elkerüli az elefántodat.
    .level-7 = Házőrző kutya: a csapdáinál elkapja és fogva tartja az erős figuráidat.
    .level-8 = Türelmes macska: nyulai otthon maradnak, a munkát az erősebb figurái végzik.
    .level-9 = Széllel futó ló: figurái a keleti oldalon gyűlnek össze.
    .level-10 = Bölcs elefánt: nincsenek szokásai, csak a legjobb kört keresi.
    .level-11 = Elefánt, amely sosem siet: addig gondolkodik, ameddig hagyod.
opponent-rating = értékszám: { $value }
strength = Mért erősség: { $low }–{ $high } az arimaa.com skáláján
strength-as = Körülbelül ilyen erős volt: { $program } (értékszáma { $lowest }–{ $highest }). Mért erősség: { $low }–{ $high } az
    arimaa.com skáláján
strength-as-in = Körülbelül ilyen erős volt: { $program }, { $years } (értékszáma { $lowest }–{ $highest }). Mért erősség:
    { $low }–{ $high } az arimaa.com skáláján
won-and-lost = győzelem: { $won }, vereség: { $lost }
not-met = még nincs értékelt játszma
next-mark = Következő
play = Játék { $name } ellen
play-long = Játék { $name } ellen, { $level }. szint
forget = Eredményeim törlése
forget-question = Törlöd az értékszámodat és az összes ellenfél elleni eredményedet?
next = Következő: { $name }, { $level }. szint
easier = Könnyebb: { $name }, { $level }. szint
risen = Értékszámod: { $value } ± { $uncertainty }, { $by } ponttal több.
fallen = Értékszámod: { $value } ± { $uncertainty }, { $by } ponttal kevesebb.
unchanged = Értékszámod: { $value } ± { $uncertainty }, nem változott.
unrated =
    .position = Nem értékelt: a játszma nem a két fél felállásával kezdődött.
    .handicap = Nem értékelt: az egyik fél nem minden figurájával játszott.
    .teaching = Nem értékelt: a „Taníts” be volt kapcsolva.
    .coach = Nem értékelt: segített az edző.
    .take-back = Nem értékelt: visszavettél egy kört.
    .hint = Nem értékelt: tippet kértél.
    .move-now = Nem értékelt: megnyomtad a „Játssz most” gombot.
    .study = Nem értékelt: megnézted a játszmát az elemzésben.
    .unknown = Ez a játszma nem volt értékelt.
to-tournament = Vissza ide: { $name }
