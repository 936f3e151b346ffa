### Texts of playing with a device nearby: the cards, the connection, and what the two say.

# What the screen is for.
about = Play with another device in this room, without any server. Both devices must be in the same Wi-Fi.
# The card is being made.
preparing = Preparing your card …
# The heading of the own card.
own-card = Your card
# What to do with it.
own-card-help = Show this code to the other device, or send it the text.
# The name of the picture of the code.
code-name = Your card as a QR code
# The button that copies the card.
copy-card = Copy card
# The field for the card of the other device.
other-card = The other device’s card
# The button that takes the card.
connect = Connect
# The browser can't wait long for the other device, so it keeps the card until this button is pressed.
other-ready = The other device has my card
# What that button is for.
other-ready-help = Card read. Press the button once the other device has read your card.
# The devices look for each other.
connecting = Connecting …
# The devices are connected.
connected = Connected.
# The heading of the rooms for two windows.
windows = Two windows of this browser
# The field for the name of a room.
room = Room
# The button that enters the room.
join = Enter room
# Nobody else is in the room yet.
waiting = Open this page in another window and enter the same room.
# The button that ends the connection.
leave = Disconnect
# The button that offers a game.
propose = Offer a game
# The other offers a game.
proposed = The other player offers a game.
# The button that takes it.
accept = Play
# The button that does not take it.
decline = No, thanks
# The field for a turn.
ply = Your turn
# The button that plays it.
play-ply = Play turn
# The name of the list of turns.
plies = Turns
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
thinking = I’m thinking …
# A phrase to say.
oops = Oops!
# A phrase to say.
back-soon = Back in a moment
# A phrase to say.
thank-you = Thank you!
# A phrase to say.
goodbye = Goodbye!
# The connection could not be made in time.
no-answer = The other device did not answer. Check that both are in the same Wi-Fi, and exchange the new cards.
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
no-address = This device is in no network, or the browser does not say where it can be reached.
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
