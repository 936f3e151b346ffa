### The names of the ten opponents.

# The opponent of level 1, a rabbit.
name-1 = Pip
# The opponent of level 2, a cat.
name-2 = Moss
# The opponent of level 3, a rabbit.
name-3 = Bibo
# The opponent of level 4, a horse.
name-4 = Galo
# The opponent of level 5, a dog.
name-5 = Roko
# The opponent of level 6, a camel.
name-6 = Duna
# The opponent of level 7, a dog.
name-7 = Garo
# The opponent of level 8, a cat.
name-8 = Lumi
# The opponent of level 9, a horse.
name-9 = Vento
# The opponent of level 10, an elephant.
name-10 = Tembo
# A name with the level: “Pip, level 1”.
# $name (Text)
# $level (Count)
with-level = { $name }, level { $level }
