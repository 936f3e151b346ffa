### Texts of the overlays of the study.

show = Mutasd a táblán
name =
    .goals = Célok
    .captures = Foglyok
    .traps = Csapdák
    .frozen = Bénultak
    .reach = Hatókör
long =
    .goals = Hogyan érhet célba az egyik és a másik fél (1-es billentyű)
    .captures = Mely figurákat ejtheti foglyul az egyik és a másik fél (2-es billentyű)
    .traps = Ki uralja a csapdákat: akinek a legerősebb figurája van mellettük (3-as billentyű)
    .frozen = A bénult figurák, és ami megbénítja őket (4-es billentyű)
    .reach = Hová juthat egy kör alatt a kiválasztott figura (5-ös billentyű)
hidden = { $overlay }: már nem látszik.
steps = { $steps } lépés
goal = { CAPITAL($side) } célba érhet { SQUARE($rabbit, form: "the-on") } álló nyúllal, { steps }: { $line }.
goal-threat = { CAPITAL($side) } célba éréssel fenyeget { SQUARE($rabbit, form: "the-on") } álló nyúllal, { steps }: { $line }.
on-goal = { CAPITAL($side) } nyula célban van { SQUARE($goal, form: "on") }.
no-goal = { CAPITAL($side) } ebben a körben nem érhet célba.
no-goal-threat = { CAPITAL($side) } nem fenyeget célba éréssel.
capture = { CAPITAL($side) } foglyul ejtheti { SQUARE($square, form: "the-on") } álló { ROLE($role, form: "accusative") }: { $how }
    ({ $line }).
capture-threat = { CAPITAL($side) } azzal fenyeget, hogy foglyul ejti { SQUARE($square, form: "the-on") } álló
    { ROLE($role, form: "accusative") }: { $how } ({ $line }).
pushed = { ROLE($by, form: "the") } ellöki { SQUARE($trap, form: "to") }, { steps }
pulled = { ROLE($by, form: "the") } elhúzza { SQUARE($trap, form: "to") }, { steps }
defender-pushed = { ROLE($by, form: "the") } ellöki az utolsó védőjét { SQUARE($trap, form: "the") } csapda mellől, { steps }
defender-pulled = { ROLE($by, form: "the") } elhúzza az utolsó védőjét { SQUARE($trap, form: "the") } csapda mellől, { steps }
no-capture = { CAPITAL($side) } ebben a körben egy figurát sem ejthet foglyul.
no-capture-threat = { CAPITAL($side) } nem fenyeget foglyul ejtéssel.
alone = { CAPITAL($side) } uralja { SQUARE($trap, form: "the") } csapdát: { $own }.
stronger = { CAPITAL($side) } uralja { SQUARE($trap, form: "the") } csapdát: { $own }. Ellene: { $enemies }.
shared = { CAPITAL(SQUARE($trap, form: "the")) } csapdát egyik fél sem uralja: { $pieces }.
nobody = { CAPITAL(SQUARE($trap, form: "the")) } csapda mellett nincs figura.
frozen-by = { CAPITAL($piece) } bénult. Megbénítja: { LIST($by, form: "definite") }.
nothing-frozen = Nincs bénult figura.
in-steps = { $squares } ({ steps })
reaches = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } ide juthat: { LIST($places, separator: "; ") }.
reaches-nothing = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } ebben a körben sehová sem juthat.
choose = Válassz ki egy figurát, vagy mutass rá, és látod, hová juthat.
over = A játszma itt véget ért: nem következhet kör.
