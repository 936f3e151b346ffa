### The Arimaa Challenge: its form, how one stands, and its history.
### $program (Text)
### $defender (Text)

# Below the heading.
about = From 2004 to 2015, a prize awaited the first program to beat the best players. Take a defender’s place against
    our strongest computer.
# The heading of the form.
new = Play a Challenge
# Above the form.
terms = The computer ({ $program }) plays three games against each defender. The first side is drawn, then sides alternate. To win the
    Challenge, it must win at least two of the three against each of them.
# The heading of the choice of the number of defenders.
size-heading = Defenders at this screen
# The numbers of defenders.
size =
    .one = One: 3 games
    .three = Three: 9 games
# The fields for names.
name-of-one = Your name
# $number (Count)
name-of = Defender { $number }
# The name of a defender without one.
usual-name = Defender
# The heading of the choice of the time control.
control-heading = Time control
# The time controls.
control =
    .of-2015 = As in 2015
    .short = Short
# What the time controls mean. The notation is that of the clocks.
control-says =
    .of-2015 = 2 minutes per turn and 6 in reserve. No turn may take more than 6 minutes, no game more than 8 hours.
    .short = 30 seconds per turn and 3 minutes in reserve.
# The button of the form.
start = Start the Challenge
# The heading of the list of Challenges that were played here.
own = Your Challenges
# A Challenge in the list: the names of the defenders, and how it stands.
# $defenders (List<Text>)
# $score (Text)
line = { LIST($defenders) } · computer { $score }

## How a Challenge stands

# It is not decided. With one defender, and with several.
open = To win the Challenge, the computer ({ $program }) must win at least two of the three games.
open-each = To win the Challenge, the computer ({ $program }) must win at least two of the three games against each
    defender.
# The computer has won.
# $program (Text)
# $defender (Text)
won = The computer ({ $program }) wins the Challenge: it won at least two of three games against { $defender }.
won-each = The computer ({ $program }) wins the Challenge: it won at least two of three games against each defender.
# It has lost.
# $program (Text)
# $defender (Text)
lost = The Challenge is defended! The computer ({ $program }) had to win at least two of three games against { $defender }, and
    failed.
# $defenders (List<Text>)
lost-each = The Challenge is defended! The computer ({ $program }) had to win at least two of three games against each
    defender, and failed against { LIST($defenders) }.
# The name of the table, and its columns.
standing = Score
defender = Defender
# The games that the computer has won and lost, such as 2–1.
score = Computer’s score
status = Status
# How the games against one defender stand.
# $count (Count)
needs-wins = { $count ->
    [one] 1 more win needed
   *[other] { $count } more wins needed
}
has-won = Won by the computer
has-lost = Defended
# The button that begins the next game.
# $number (Count)
# $side (Side)
next-game = Game { $number }: { $defender } plays { $side }
# The button that opens the game that has been begun.
# $number (Count)
go-on = Continue game { $number }: { $defender }

## The history

history = History
# Below the heading.
history-says = Twelve matches were played. Programs lost the first eleven and won the last.
# What changed over the years.
turning-point =
    .start-2004 = 2004 and 2005: one person plays eight games against the program.
    .three-defenders-2006 = From 2006: three defenders play three games each, with alternating sides. The program must
        win at least two of the three games against each of them.
    .control-2008 = 2008: 2 minutes per turn, 2 minutes in reserve and at most 10, and 8 hours for the game.
    .last-2015 = 2015: 2 minutes per turn, 6 minutes in reserve, at most 6 minutes for a turn and 8 hours for the game.
        Sharp wins 7–2, and with it the prize of $12,000.
# Above the table.
history-help = Scores give the program’s wins first. A handicap is a piece that the defender gave away before the game.
# The columns of the table.
year = Year
challenger = Program
# The column with scores such as 0–8.
year-score = Score
defenders = Defenders
# Added to the score of the year in which the program won.
year-won = won
# The defenders of a year are not known.
unknown = We found no source for the defenders.
# Below the names of defenders without scores.
no-scores = We found no source for their scores.
# A defender who played in the place of another one.
substitute = for { $defender }
# Handicap games, which the defender won or lost.
# $roles (List<Role>)
handicap-won = { COUNT($roles) ->
    [one] gave a handicap ({ LIST($roles) }) and won
   *[other] gave handicaps ({ LIST($roles) }) and won all
}
# $roles (List<Role>)
handicap-lost = { COUNT($roles) ->
    [one] gave a handicap ({ LIST($roles) }) and lost
   *[other] gave handicaps ({ LIST($roles) }) and lost all
}
