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
# The heading above the ways to send the link, while the friend has played nothing.
send-first = Invite your friend: send this link
# After the end, to a friend who does not know of it.
# $name (Text)
send-end-to = Send the result to { $name }
# To a friend without a name.
send-end = Send the result to your friend
# After the end, to look at the game elsewhere.
send-again = The link to this game
# The buttons.
copy-link = Copy link
copy-text = Copy as text
copy-record = Copy record
system-share = Share…
# Below the buttons.
text-help = Or send the game as text. Your friend can paste it anywhere on this page.
# What is behind it: the QR code and the picture.
more-ways = QR code, picture and more
# The QR code, for screen readers.
code-name = QR code of the link
# Below the QR code.
code-help = Your friend scans this with a camera.
# The game is too long for a QR code.
no-code = The link is too long for a QR code.
# The button that downloads a picture of the board.
save-picture = Save picture
# The button that offers it to other apps.
share-picture = Share picture
# The button that copies the link in a form that has no number sign.
copy-query = Copy link without #
# Below the button.
query-help = For messengers that cut links at “#”. The web server sees the game in this link.
# What the system's sharing calls it: an invitation, a turn, the end of a game.
share-invitation = Play Arimaa with me
share-turn = Arimaa: it’s your turn
share-end = Arimaa: our game has ended
# The button after the end.
rematch = Rematch by link, sides swapped
# The heading above the two games.
choose = Which game should continue?
# The names of the two games, for screen readers. The buttons are above their boards.
ours = Your game
theirs = Your friend’s game
# $turn (Text)
first-difference = The first difference is turn { $turn }.
keep-ours = Keep your game
take-theirs = Take your friend’s
put-off = Decide later
# The heading of the conditional turns.
conditions = Conditional turns
# The button that starts a plan for them.
plan-conditions = Prepare your reply
# How, beside the plan.
plan-help = Play the turn you expect, then your answer. If your friend plays that turn, your answer is played at once.
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
# Another tab plays the game that the link belongs to.
elsewhere = This game is open in another tab, so nothing has changed. Open the link there, or continue the game here.
