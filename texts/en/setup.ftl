### Texts of the setup.

# Accessible name of the row of named setups.
presets = Setups
# Above the two buttons, when a setup stands on the board already.
offered = Your pieces are on the board. This is a good setup to start with.
# The button that begins the game with it.
start-with = Start with this setup
# The button that shows everything that changes a setup.
change = Change…
# Tooltip of `change`.
change-long = Choose another setup, or place the pieces yourself
# Accessible name of the tray of pieces to place.
beside = Pieces to place
# Accessible name of the row of buttons.
changes = Change the setup
# The button that mirrors the setup.
mirror = Mirror
# Tooltip of `mirror`.
mirror-long = Swap left and right
# The button that shuffles the pieces.
shuffle = Shuffle
# Tooltip of `shuffle`.
shuffle-long = Place the pieces at random
# The button that restores the last setup.
last = Last
# Tooltip of `last`.
last-long = Use the setup from your last game
# The button that asks the computer for a setup.
suggest = Suggest
# Tooltip of `suggest`.
suggest-long = Let the computer suggest a setup
# The button that removes all pieces.
clear = Clear
# Tooltip of `clear`.
clear-long = Remove all pieces and place them one by one
# The button that places the remaining pieces.
fill = Fill
# Tooltip of `fill`.
fill-long = Place the remaining pieces on the free squares
# Tooltip of the typing tool in the setup.
type-long = Type a setup (/)
# Accessible name of the field for a typed setup.
type-field = Pieces and squares
# Placeholder of the field.
type-example = Ra1 Db1 Ee2
# How to type a setup.
type-help = Type a piece and a square, such as Ee2 for the elephant on e2. A piece already there swaps places with it.
    Enter places the pieces. Escape cancels.
# The button that places the typed pieces.
type-place = Place
# How to swap pieces, with all pieces on the board.
swap-help = To swap two pieces, drag one onto the other, or choose one and then the other.
# How to place pieces.
place-help = Choose a free square for the marked piece. Choose another piece in the row to place that one next.
# What Enter says in the setup.
keys = Press Space to select a piece and to place it. Press Shift+Enter to end the setup, like Ready.
# Where a side sets up.
not-home =
    .gold = Gold sets up on ranks 1 and 2.
    .silver = Silver sets up on ranks 7 and 8.
# The names of the named setups.
preset =
    .key-99of9 = 99of9
    .cats-behind = Cats behind
    .classic = Classic
    .horses-inside = Horses inside
    .camel-wing = Camel on the wing
    .rabbits-forward = Rabbits forward
# The descriptions of the named setups.
preset-long =
    .key-99of9 = Named after the player who made it popular: dogs in the middle of the back row, horses on the wings
    .cats-behind = Like 99of9, but with the cats in the back row and the dogs in the front row
    .classic = All rabbits in the back row, all other pieces in the front row
    .horses-inside = The horses behind the traps, next to the elephant and the camel
    .camel-wing = The camel on one wing, the elephant next to a horse in the middle
    .rabbits-forward = Two rabbits in the front row behind the traps, strong pieces on the wings
# Below the named setups, the one that stands on the board: its name and its description.
# $name (Text)
# $description (Text)
chosen = { $name }: { STOP($description) }
# A role in the tray with the number of pieces left: “Camel, 1 left.”
# $role (Role)
# $left (Count)
left-of = { CAPITAL($role) }, { $left } left
# Why the setup can't be ended.
# The pieces, such as “the camel and 2 dogs”; left is how many they are.
# $side (Side)
# $left (Count)
# $pieces (List<Text>)
unfinished = { $left ->
    [one] Not ready yet: { CAPITAL($side) } still has to place { $pieces }. Choose a free square to place it.
   *[other] Not ready yet: { CAPITAL($side) } still has to place { $pieces }. Choose a free square to place them.
}
# A piece was placed: “Gold camel on e2, 14 pieces left to place.”
# $left (Count)
left-to-place = { $left ->
    [0] all pieces are placed
    [one] { $left } piece left to place
   *[other] { $left } pieces left to place
}
# $piece (PieceOn)
# $left (Count)
placed = { CAPITAL($piece) }, { left-to-place }.
# The setup was replaced, and no piece is left.
has-changed = The setup has changed.
# The number of pieces left, as a sentence.
# $left (Count)
to-place = { CAPITAL(left-to-place) }.
# In a list of pieces: all of its role, of which a side has only one.
# $role (Role)
the-role = the { $role }
# $role (Role)
# $count (Count)
some-of-role = { $count ->
    [one] a { $role }
   *[other] { $count } { ROLE($role, form: "plural") }
}
