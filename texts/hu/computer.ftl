### Texts about the computer: hints and failures.

looking = Jó kör keresése…
hint-piece = Nézd meg: { $piece }. Az egész körhöz nyomd meg újra a Tipp gombot.
hint-turn = Egy jó kör: { $steps }.
hint-next-piece = Folytasd ezzel: { $piece }. A kör többi részéhez nyomd meg újra a Tipp gombot.
hint-rest = Így érdemes folytatni: { $steps }.
hint-end = A kör így jó. Fejezd be most.
hint-ends-rating = A tipp miatt ez a játszma már nem értékelt.
not-started = A számítógép nem tudott elindulni. Próbáld újra. Ha nem segít, ellenőrizd a kapcsolatot, és töltsd újra az
    oldalt. A játszmád el van mentve.
died = A számítógép gondolkodás közben összeomlott. Semmi sem veszett el. Próbáld újra.
other-version = Az Ansa frissült, miközben ez az oldal nyitva volt. Töltsd újra az oldalt. A játszmád el van mentve.
misunderstood = A számítógép nem tudta beolvasni ezt a játszmát. Próbáld újra, vagy vegyél vissza egy kört.
no-hint-not-started = Nincs tipp, mert a számítógép nem tudott elindulni. Kérd újra, vagy töltsd újra az oldalt. A játszmád el
    van mentve.
no-hint-died = Nincs tipp, mert a számítógép gondolkodás közben összeomlott. Kérd újra.
no-hint-other-version = Nincs tipp, mert az Ansa frissült, miközben ez az oldal nyitva volt. Töltsd újra az oldalt. A játszmád
    el van mentve.
no-hint-misunderstood = Nincs tipp, mert a számítógép nem tudta beolvasni ezt a játszmát.
no-hint-no-turn = Nincs tipp, mert ezek a lépések nem folytathatók szabályos körré. Vonj vissza egy lépést, és kérd újra.
