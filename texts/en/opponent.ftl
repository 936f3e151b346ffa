### The names of the eleven opponents.

# The opponents of the levels: a rabbit, a cat, a rabbit, a horse, a dog, a camel, a dog, a cat, a horse and
# two elephants.
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
# A name with the level: “Pip, level 1”.
# $name (Text)
# $level (Count)
with-level = { $name }, level { $level }
