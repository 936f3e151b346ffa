### Texts of the analysis of a game.

analysis = Játszmaelemzés
analyse = A játszma elemzése
analyse-long = A motor a játszma minden körét értékeli. Közben tovább használhatod az oldalt.
deeper = Mélyebb elemzés
deeper-long = Minden állást tízszer annyi ideig vizsgál. Több percig tart. Bármikor leállíthatod és folytathatod.
stop = Az elemzés leállítása
progress = { $done } / { $all } állás
confirming = Még { $left } hosszabb keresés
no-mistakes = Nem volt hiba
graph = Arany nyerési esélye a játszma során. A vékony vonal csak a figurákat számolja. Válassz egy pontot, és megjelenik az
    állása.
summary = { $mistakes } kör rontotta a nyerési esélyt. { $whose }
of-you = Tiéd: { $own }, { $name }: { $others }
of-sides = Arany: { $gold }, Ezüst: { $silver }
mistakes = Hibák
mistake-before = Előző hiba
mistake-next = Következő hiba
chances = { NUMBER($before, fractionDigits: 0) }% → { NUMBER($after, fractionDigits: 0) }%
inaccuracy = Pontatlanság: nyerési esély { chances }
mistake = Hiba: nyerési esély { chances }
blunder = Durva hiba: nyerési esély { chances }
steps-left = Még { $left } hiba lépéseinek vizsgálata
step-wrong = { $number ->
    [1] A legtöbbet az első lépés ({ $step }) rontja: { chances }.
    [2] A legtöbbet a második lépés ({ $step }) rontja: { chances }.
    [3] A legtöbbet a harmadik lépés ({ $step }) rontja: { chances }.
   *[other] A legtöbbet a negyedik lépés ({ $step }) rontja: { chances }.
}
ended-too-early = A kör túl korán ért véget, ez ront a legtöbbet: { chances }.
now-wins = { $turns ->
    [1] { CAPITAL($side) } a következő körével már nyerhet.
   *[other] { CAPITAL($side) } most { $turns } körön belül nyerhet.
}
could-win = { $turns ->
    [1] { CAPITAL($side) } ezzel a körrel nyerhetett volna.
   *[other] { CAPITAL($side) } { $turns } körön belül nyerhetett volna.
}
no-cause = A motor előretekintve látja ezt. Egyetlen ok sem bizonyítható.
line = Így:
preview-turn = A kör megmutatása a táblán
play-line = E körök lejátszása
better = Jobb:
