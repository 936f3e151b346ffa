### The names of the ten opponents.

name =
    .level-1 = Pip
    .level-2 = Moss
    .level-3 = Bibo
    .level-4 = Galo
    .level-5 = Roko
    .level-6 = Duna
    .level-7 = Garo
    .level-8 = Lumi
    .level-9 = Vento
    .level-10 = Tembo
    .level-11 = Horo
with-level = { $name }, taso { $level }
