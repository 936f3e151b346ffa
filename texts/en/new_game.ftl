### Texts of the new-game form.

# Heading of the choice of the level.
level-heading = Opponent and level
# Heading of the level of the computer that plays gold.
level-gold = Gold’s player and level
# Heading of the level of the computer that plays silver.
level-silver = Silver’s player and level
# Heading of the choice of the time that level 11 has for a turn, in a game without a clock.
thinking-time = Thinking time per turn
# The button that opens the remaining choices.
more = More options
# Heading of the choice of the time control.
clock = Time control
# Accessible name of the field for a custom time control.
custom = Custom time control
# The field for the time per turn of a custom time control.
custom-turn = Time per turn
# The field for the reserve at the start.
custom-reserve = Reserve
# The field for the largest reserve.
custom-most = Maximum reserve
# In a field that may stay empty.
custom-no-limit = no limit
# What can be typed into the three fields.
custom-fields-help = Write times as 30s, 2m or 1h. Unused time is added to the reserve.
# Opens the field for a whole time control as text.
custom-notation = Full notation
# The format of a time control.
custom-help = Time per turn / starting reserve / percentage of unused time added / maximum reserve / game limit / turn
    limit. The last four are optional. Enter times as 90s, 2m, 1m30s or 1h. The game limit can also be a number of
    turns, such as 60t.
# Heading of the choice of the handicap.
handicap = Handicap
# Explains handicaps.
handicap-help = The stronger player can start without some pieces. Each side has at least one rabbit.
# Why no handicap can be chosen.
handicap-none = The starting position determines the pieces.
# A handicap without a name.
handicap-other = Custom
# Heading of the choice of the starting position.
start-from-heading = Start from
# Accessible name of the field for a position.
paste = Paste a position here
# The supported position formats.
paste-help = A diagram of eight rows below a line such as 12g, or the short form g [64 squares].
# The checkbox for takebacks.
take-backs = Allow takebacks
# The checkbox of the teaching game.
teach = Teach me
# What the teaching game does.
teach-says = After your turn, the engine tells you if it was a serious mistake, and why. You can take it back before the
    computer moves. On low levels, only the worst mistakes count. Only without a clock.
# The kinds of games: against the computer, of two people, of two computers.
opponent =
    .computer = Computer
    .person = Two people
    .computers = Two computers
# What such a game means.
opponent-hint =
    .computer = one player
    .person = one screen
    .computers = you watch
# The descriptions of the levels.
level =
    .level-1 = for your first game
    .level-2 = very easy
    .level-3 = easy
    .level-4 = fairly easy
    .level-5 = medium
    .level-6 = fairly hard
    .level-7 = hard
    .level-8 = very hard
    .level-9 = extremely hard
    .level-10 = very strong and slow
    .level-11 = as strong as the time you give it
# “Bibo, level 3: easy.”
# $name (Text)
# $level (Count)
# $description (Text)
level-with = { $name }, level { $level }: { $description }.
# The time controls: none, four named ones, one without a reserve, one that the player writes.
time-control =
    .none = None
    .blitz = Blitz
    .fast = Fast
    .standard = Standard
    .slow = Slow
    .move-only = Per turn only
    .custom = Custom…
# Below the name of a time control: “15 s a turn, 2 min reserve”.
# $turn (Text)
# $reserve (Text)
clock-times = { $turn } per turn, { $reserve } reserve
# Below the name of a time control without a reserve: “30 s a turn”.
# $turn (Text)
clock-turn-time = { $turn } per turn
# A short duration.
# $count (Count)
short-seconds = { $count }{"\u00A0"}s
# A short duration.
# $count (Count)
short-minutes = { $count }{"\u00A0"}min
# The game starts with the setups, from the position on the board, or from a pasted position.
start-from =
    .setups = Both sides set up first
    .board = The position on the board
    .pasted = A pasted position
# The seat of the person against the computer.
seat-you = You
# The seat of the computer.
seat-computer = Computer
# The seat of gold.
seat-gold = Gold
# The seat of silver.
seat-silver = Silver
# No handicap.
all-pieces = All pieces
# A handicap: “Without the camel”.
# $pieces (List<Text>)
without-pieces = Without { $pieces }
# The accessible name of a count: “Computer: camels”.
# $role (Role)
# $who (Text)
count-of = { $who }: { ROLE($role, form: "plural") }
# The button that removes a piece of a role.
# $role (Role)
# $who (Text)
one-less = { $who }: one fewer { $role }
# The button that adds a piece of a role.
# $role (Role)
# $who (Text)
one-more = { $who }: one more { $role }
# In a list of choices: no time control.
recap-no-clock = no clock
# In a list of choices: a time control.
# $control (Text)
recap-control = clock { $control }
# In a list of choices: a time control that is not finished.
recap-custom-clock = custom clock
# In a list of choices: the name of a time control.
# $name (Text)
recap-clock = clock: { $name }
# In a list of choices: a handicap.
recap-handicap = handicap
# In a list of choices: no handicap.
recap-all-pieces = all pieces
# In a list of choices: from the position on the board.
recap-board = from the board
# In a list of choices: from a pasted position.
recap-pasted = from a pasted position
# In a list of choices: the game teaches.
recap-teaching = teaching game
# In a list of choices: with takebacks.
recap-takebacks = takebacks
# In a list of choices: without takebacks.
recap-no-takebacks = no takebacks
# A list of choices.
# $choices (List<Text>)
choices = { LIST($choices, separator: ", ") }
# $choices (List<Text>)
recap-line = { CAPITAL(choices) }
# A time control without any time.
control-no-time = No time at all: whoever moves first loses.
# A time control with a reserve only, in milliseconds.
# A duration, such as “1 minute 30 seconds”.
# $reserve (Text)
control-reserve = Each side has { $reserve } for the whole game.
# A time control without a reserve.
# $turn (Text)
control-turn = { $turn } per turn.
# A time control with a reserve.
# $turn (Text)
# $reserve (Text)
control-turn-and-reserve = { $turn } per turn, and the reserve starts at { $reserve }.
# Unused time is lost.
unused-lost = Unused time is lost.
# Unused time is added to the reserve.
unused-added = Unused time is added to the reserve.
# Unused time is added to the reserve, up to a maximum.
# $most (Text)
unused-added-up-to = Unused time is added to the reserve, up to a maximum of { $most }.
# A part of the unused time is added to the reserve.
# $percent (Count)
unused-part-added = { $percent }% of unused time is added to the reserve.
# A part of the unused time is added to the reserve, up to a maximum.
# $percent (Count)
# $most (Text)
unused-part-added-up-to = { $percent }% of unused time is added to the reserve, up to a maximum of { $most }.
# The game ends after this time.
# $time (Text)
game-time-limit = The game ends after a total of { $time }, and the side with more pieces wins.
# The game ends after this number of turns.
# $turns (Count)
game-turn-limit = { $turns ->
    [one] The game ends after { $turns } turn by each side, and the side with more pieces wins.
   *[other] The game ends after { $turns } turns by each side, and the side with more pieces wins.
}
# The longest time for a turn.
# $time (Text)
turn-time-limit = No turn may take longer than { $time }, even with time in reserve.
# Durations, which are joined with spaces.
# $count (Count)
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# $count (Count)
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
# $count (Count)
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# $count (Count)
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
# $count (Count)
milliseconds = { $count ->
    [one] { $count } millisecond
   *[other] { $count } milliseconds
}
# The pieces of a side, for screen readers.
# $side (Side)
# $pieces (List<Text>)
board-side = { CAPITAL($side) }: { LIST($pieces, separator: ", ") }.
# $role (Role)
# $square (Square)
board-piece = { $role } { $square }
# A side without pieces, for screen readers.
# $side (Side)
board-without = { CAPITAL($side) }: no pieces.
# The side to move in a pasted position.
# $side (Side)
to-move = { CAPITAL($side) } to move.
# The same within its turn, with the number of steps that are left.
# $side (Side)
# $left (Count)
to-move-on = { CAPITAL($side) } to move: { steps-left }.
# The choice of the side in a game with another person, and its choices.
own-side = You play
own-gold = Gold, and move first
own-silver = Silver
own-random = Either side
