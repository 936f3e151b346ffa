### Texts of playing with a device nearby: the cards, the connection, and what the two say.

# What the screen is for.
about = Play with another device in this room, without any server. Both devices must be on the same Wi-Fi network.
# The card is being made.
preparing = Preparing your card…
# The heading of the own card.
own-card = Your card
# What to do with it.
own-card-help = Show this code to the other device, or send it the text.
# The name of the picture of the code.
code-name = Your card as a QR code
# The button that copies the card.
copy-card = Copy card
# The field for the card of the other device.
other-card = The other device’s card, as text
# The heading of the ways to read the other's card.
scan = The other device’s card
# The button that turns the camera on.
camera = Scan with the camera
# The button that turns it off.
camera-off = Stop the camera
# What the camera looks for.
camera-help = Hold the other device’s code in front of the camera.
# The name of the picture of the camera.
camera-name = What the camera sees
# The button that chooses a picture.
picture = Read a picture
# While a picture is read.
picture-reading = Reading the picture…
# What is wrong with it.
picture-none = No card was found in this picture. Take a sharp picture of the whole code.
picture-damaged = This file is not a picture.
# Why the camera can’t be used.
camera-forbidden = The camera is not allowed for this page. Allow it in the browser’s settings, or use a picture or the text.
camera-missing = No camera was found. Use a picture or the text.
# The button that takes the card.
connect = Connect
# The browser can't wait long for the other device, so it keeps the card until this button is pressed.
other-ready = The other device has my card
# What that button is for.
other-ready-help = Card read. Press the button once the other device has read your card.
# The devices look for each other.
connecting = Connecting…
# The devices are connected.
connected = Connected.
# The heading of the rooms for two windows.
windows = Two windows of this browser
# The field for the name of a room.
room = Room
# The name of a room until the person enters another one.
first-room = Table 1
# The button that enters the room.
join = Enter room
# Nobody else is in the room yet.
waiting = Open this page in another window and enter the same room.
# The button that ends the connection.
leave = Disconnect
# The devices have never been connected.
not-connected = Not connected
# The button that offers a game.
propose = Offer this game
# Below the choice of the clock.
clock-help = Each device counts the time of its own player. The other clock is an estimate until the turn arrives.
# The choice whether turns may be taken back.
take-backs = Takebacks
take-backs-asked = If the other player agrees
take-backs-none = None
# The heading above what the other offers.
proposed = The other player offers a game
# Below it.
# $side (Side)
your-side = You play { $side }.
no-clock = No clock
with-take-backs = Takebacks if both agree
without-take-backs = No takebacks
# The game has begun on the other device.
# $turns (Count)
begun = { $turns ->
    [one] It has begun: { $turns } turn has been played.
   *[other] It has begun: { $turns } turns have been played.
}
# The game is saved on this device, too.
saved-here = This game is saved on this device, too. It continues from whichever copy is longer.
# The button that takes it.
accept = Play
# The button that does not take it.
decline = No, thanks
# A new game is offered to the other.
offers-new = Waiting for the other player to accept your game…
# The game in hand is offered to the other.
offers-begun = Your unfinished game is offered to the other player…
# The heading above the form of another game.
another = Or offer another game
# The button that shows the game.
to-game = Go to the game
# The name of the part of the screen beside the game.
panel = The other device
# The button that shows the cards.
connect-again = Connect again
# The button that asks for a take-back.
ask-back = Ask to take back
# This device has asked.
back-awaited = Waiting for an answer about your takeback…
# The other has asked.
back-asked = The other player asks to take back a turn.
# The button that asks for a further game.
ask-rematch = Offer a rematch
# This device has asked.
rematch-awaited = Waiting for an answer about the rematch…
# The other has asked.
rematch-asked = The other player offers a rematch with sides swapped.
# The buttons that answer.
yes = Yes
no = No
# What opens the phrases.
more = Say something, or disconnect
# News about the game.
news-took-back = The turn was taken back.
news-back-declined = The other player did not agree to take back the turn.
news-rematch-declined = The other player does not want a rematch.
news-declined = The other player does not want this game.
news-own-told = Turns that were missing here came from the other device.
news-own-stands = The two devices had different games. The one on this device was longer and goes on.
# $turn (Count)
news-other-stands = The two devices had different games. The longer one of the other device goes on; yours is kept as a
    variation from ply { $turn }.
# Above the boards of the two games.
# $turn (Text)
first-difference = The first difference is turn { $turn }.
# The game that was replaced.
replaced = Your copy
# The game of the other device, which goes on.
goes-on = Their copy
# Why something is impossible now.
refused-not-connected = The devices aren’t connected. Connect again first.
refused-awaits-answer = The other player has to answer first.
refused-back = There is no turn that can be taken back now.
refused-other = That isn’t possible now.
# What the other has said.
# $phrase (Text)
said = The other player says: “{ $phrase }”
# A phrase to say.
hello = Hello!
# A phrase to say.
good-luck = Good luck!
# A phrase to say.
well-played = Well played!
# A phrase to say.
thinking = I’m thinking…
# A phrase to say.
oops = Oops!
# A phrase to say.
back-soon = Back in a moment
# A phrase to say.
thank-you = Thank you!
# A phrase to say.
goodbye = Goodbye!
# The connection could not be made in time.
no-answer = The other device did not answer. Check that both are on the same Wi-Fi network, and exchange the new cards.
# The browser can't connect to other devices.
missing = This browser can’t connect to other devices, or its settings forbid it.
# The other device can't be reached.
unreachable = The other device can’t be reached. Guest networks often keep devices apart. Exchange the new cards to try again.
# The connection was closed.
closed = The connection was closed. Exchange the new cards to go on.
# Nothing was heard from the other for half a minute.
silence = The connection was lost. Exchange the new cards to go on.
# The person has left.
left = You have disconnected.
# The other has left.
other-left = The other player has disconnected.
# The other has broken the protocol.
broken = The other device sent data that breaks the protocol, so it was disconnected.
# The other has another version.
version = The other device has another version of this page. Reload the page on both.
# The games do not fit.
another-game = The two devices have different games of the same name.
# The own browser tells no address.
no-address = This device isn’t on a network, or the browser does not say where it can be reached.
# The person has entered the own card.
own-card-read = This is the card of this device. Enter the other device’s card.
# The browser does not take the other's card.
refused = The browser does not accept this card. Exchange new cards.
# The entered text is no card.
no-card = This is not a card. Copy the whole text below the other device’s code.
# The entered card is damaged.
damaged = The card is damaged. Copy the whole text below the other device’s code.
# The entered card has an address of the internet.
public-address = This card points to the internet, not to a device nearby.
