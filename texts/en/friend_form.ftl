### Starting a game with a friend at another browser, and sending links.

# The heading of the screen.
title = Play with a friend
# Below the heading.
about = You and a friend take turns by sending each other a link, by any messenger. Nobody needs an account, and there is
    no server.
# The field for the person's own name.
own-name = Your name
# The field for the friend's name.
friends-name = Your friend’s name
# The choice of the side.
side = You play
gold = Gold, and move first
silver = Silver
random = Either side
# The field for the days.
days = Days per turn
# Below it.
days-help = Your friend sees this. The page does not enforce it.
# The choice without days.
no-days = No limit
# $count (Count)
day-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# The button.
start = Start the game
# The heading above the ways to send the link.
send-first = Invite your friend: send the link
# $name (Text)
send-to = Send the link to { $name }
# For a friend without a name.
send = Send the link to your friend
# The buttons.
copy-link = Copy link
copy-text = Copy as text
copy-record = Copy record
system-share = Share…
# Below the buttons.
text-help = If a messenger shortens the link, send it as text. Your friend pastes it anywhere on this page.
# What the system's sharing calls it.
share-title = Arimaa: your turn
# The heading above the two games.
choose = Which game should continue?
ours = Your game
theirs = Your friend’s game
# $turn (Text)
first-difference = The first difference is turn { $turn }.
keep-ours = Continue your game
take-theirs = Continue your friend’s game
put-off = Decide later
# The heading of the conditional turns.
conditions = Conditional turns
# $expected (Text)
# $answer (Text)
condition = If { $expected }, then { $answer }
# The button in a plan.
add-conditions = Save as conditional turns
# The button beside a conditional turn.
remove = Remove
# How many days a turn may take.
# $days (Text)
terms = { $days } per turn
# While a link is opened.
opening = Opening the game…
