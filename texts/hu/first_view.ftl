### Amit a lap a program indulása előtt mutat, és amit a böngészők mondanak róla.

loading = Az Ansa betöltése…
crashed = Az Ansa hiba miatt leállt.
saved = A játszmád az utolsó lépésig mentve van.
reload = Újratöltés és folytatás
needs-javascript = Az Ansához JavaScript és WebAssembly kell. Engedélyezd a JavaScriptet a böngésződben.
description = Játssz Arimaát, és tanulmányozd: az elefántok, nyulak és csapdák táblás játéka a számítógép vagy egy barát ellen.
    Ingyenes, internet nélkül is működik, fiók sem kell hozzá.
