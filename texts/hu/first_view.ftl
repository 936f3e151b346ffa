### Amit a lap a program indulása előtt mutat, és amit a böngészők mondanak róla.

loading = Az Ansa betöltése…
crashed = Az Ansa hiba miatt leállt.
saved = A játszmád az utolsó lépésig mentve van.
reload = Újratöltés és folytatás
needs-javascript = Az Ansához JavaScript és WebAssembly kell. Engedélyezd a JavaScriptet a böngésződben.
description = Játszd és elemezd az Arimaát, az elefántok, nyulak és csapdák táblás játékát, a számítógép vagy egy
    barátod ellen.
    Ingyenes, internet nélkül is működik, regisztráció nem kell.
