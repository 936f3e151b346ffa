### Texts of the setup.

presets = Felállások
offered = A figuráid a táblán vannak. Kezdésnek ez jó felállás.
start-with = Kezdés ezzel a felállással
change = Módosítás…
change-long = Válassz másik felállást, vagy rakd fel magad a figurákat
beside = Felrakandó figurák
changes = A felállás módosítása
mirror = Tükrözés
mirror-long = Bal és jobb felcserélése
shuffle = Keverés
shuffle-long = A figurák véletlenszerű felrakása
last = Legutóbbi
last-long = Az előző játszmád felállása
suggest = Javaslat
suggest-long = A számítógép javasol egy felállást
clear = Ürítés
clear-long = Minden figura levétele, hogy egyenként rakd fel őket
fill = Kitöltés
fill-long = A maradék figurák felrakása a szabad mezőkre
type-long = Felállás beírása (/)
type-field = Figurák és mezők
type-example = Ra1 Db1 Ee2
type-help = Írj be egy figurát és egy mezőt, például Ee2 az elefántot jelenti az e2 mezőn. Ha már áll ott figura, helyet
    cserélnek. Az Enter felrakja a figurákat, az Esc elveti a beírtakat.
type-place = Felrakás
swap-help = Két figura cseréjéhez húzd az egyiket a másikra, vagy válaszd ki előbb az egyiket, aztán a másikat.
place-help = Válassz szabad mezőt a megjelölt figurának. Ha mással folytatnád, válassz másik figurát a sorból.
keys = A szóköz kiválaszt és lerak egy figurát. A Shift+Enter befejezi a felállást, akárcsak a Kész gomb.
not-home =
    .gold = Arany figurái az 1. és a 2. sorba kerülnek.
    .silver = Ezüst figurái a 7. és a 8. sorba kerülnek.
preset =
    .key-99of9 = 99of9
    .cats-behind = Macskák hátul
    .classic = Klasszikus
    .horses-inside = Lovak középen
    .camel-wing = Teve a szárnyon
    .rabbits-forward = Nyulak elöl
preset-long =
    .key-99of9 = Arról a játékosról kapta a nevét, aki népszerűvé tette: kutyák a hátsó sor közepén, lovak a szárnyakon
    .cats-behind = Mint a 99of9, de a macskák a hátsó, a kutyák az elülső sorban
    .classic = Minden nyúl a hátsó sorban, minden más figura az elülsőben
    .horses-inside = A lovak a csapdák mögött, az elefánt és a teve mellett
    .camel-wing = A teve az egyik szárnyon, az elefánt középen egy ló mellett
    .rabbits-forward = Két nyúl az elülső sorban a csapdák mögött, erős figurák a szárnyakon
chosen = { $name }: { STOP($description) }
left-of = { CAPITAL($role) }, még { $left }
unfinished = { $left ->
    [one] Még nincs kész. { CAPITAL($side) } hátralévő figurája: { $pieces }. Válassz neki szabad mezőt.
   *[other] Még nincs kész. { CAPITAL($side) } hátralévő figurái: { $pieces }. Válassz nekik szabad mezőt.
}
left-to-place = { $left ->
    [0] minden figura a táblán van
   *[other] még { $left } figura van hátra
}
placed = { CAPITAL($piece) }, { left-to-place }.
has-changed = A felállás megváltozott.
to-place = { CAPITAL(left-to-place) }.
the-role = { $role }
some-of-role = { $count } { $role }
