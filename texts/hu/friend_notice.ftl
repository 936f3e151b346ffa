### What is said about games by link: after a link was opened, about conditional turns, and about links that can’t be
### opened.

unchanged = Ami ebben a linkben van, azt már mind ismered. Semmi sem változott.
set-up = A barátod felrakta a figuráit. Te jössz.
played = A barátod köre: { $turn }. Te jössz.
answered = A barátod köre: { $turn }. Feltételes köröd ({ $answer }) azonnal lejátszódott. Küldd el a linket.
unexpected = A barátod köre: { $turn }. Erre nem volt feltételes köröd. Te jössz.
answer-illegal = A barátod köre: { $turn }. Az előkészített körödet a szabályok tiltják, ezért te jössz.
older = { $turns ->
    [0] Ez a link régebbi a játszmádnál, amely már véget ért. Küldd el újra a linkedet.
   *[other] Ez a link régebbi: a játszmád { $turns } körrel előbbre tart. Küldd el újra a linkedet.
}
conflict = Ez a link és a játszmád eltér, és mindkettőben van olyan, ami a másikból hiányzik. Válaszd ki, melyik
    folytatódjon.
ahead = Ebben a linkben olyan körök vannak a nevedben, amelyeket nem itt játszottál. Döntsd el, elfogadod-e őket.
kept-ours = A te játszmád marad. Küldd el a linkedet, hogy a barátod is ezt választhassa.
took-theirs = Most a barátod játszmája van nálad. A saját köreid változatként megmaradnak.
different = Ebben a linkben ugyanez a játszma másként kezdődik, ezért nem illeszthető be. Kérd el a barátodtól a legújabb
    linket.
other-game = Ez a link egy másik játszmához tartozik.
illegal = Ez a kör szabálytalan. Semmi sem változott.
not-friends-turn = Nem a barátod köre van. Semmi sem változott.
conditions-added = { $count ->
    [one] { $count } feltételes kör kész. Lejátszódik, amint a barátod a várt kört játssza.
   *[other] { $count } feltételes kör kész. Mindegyik lejátszódik, amint a barátod a hozzá várt kört játssza.
}
condition-removed = A feltételes kör törölve.
conditions-dropped = { $count } feltételes kör szabálytalan volt ebben a játszmában, ezért töröltük.
condition-no-plan = A barátod köre alatt nyomd meg a Terv gombot, aztán játszd le a várt kört és a válaszodat.
condition-no-answer = A tervhez két kör kell: a várt kör, aztán a válaszod.
condition-too-deep = A feltételes körökkel legfeljebb { $most } válaszodat készítheted elő egymás után.
condition-too-many = Ebbe a játszmába több feltételes kör nem fér. Előbb törölj néhányat.
condition-illegal = E körök egyikét a szabályok tiltják ebben a játszmában.
letter-damaged = Ez a link sérült vagy hiányos. Másold ki az egészet, vagy kérd meg a barátod, hogy küldje el újra.
letter-newer = Ez a link az oldal újabb változatából való. Töltsd újra az oldalt, aztán nyisd meg újra a linket.
letter-no-game = Ebben a linkben nincs baráti játszma.
letter-too-long = Ez a link túl hosszú ahhoz, hogy játszma legyen.
letter-illegal = Ez a link nem nyitható meg. { $why } Kérd meg a barátod, hogy küldje el újra.
fairness = Játssz motor nélkül: a tippek és a motor a játszma végéig ki vannak kapcsolva. Minden kört ellenőrzünk a szabályok
    szerint, de a máshonnan jövő segítséget egy oldal sem akadályozhatja meg, ezért olyanokkal játssz, akikben megbízol.
held-not-connected = Az eszközök nincsenek összekapcsolva. Kapcsold össze őket újra, aztán fejezd be a köröd.
held-awaits-answer = A barátod még nem válaszolt, visszavehető-e egy kör.
held-behind = A barátod körei még érkeznek. Próbáld újra egy pillanat múlva.
