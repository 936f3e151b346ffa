### What every page says about a game with a friend at another browser. What only games by link need is in friend_notice.ftl.

# A friend without a name, on a plate and in lists.
somebody = Friend
# The friend is to move, in a game by link.
# $name (Text)
waiting-for-link = Waiting for { $name }. Send the link.
# The same for a friend without a name.
waiting-for-link-unnamed = Waiting for your friend. Send the link.
# The friend is to move, in a live game.
# $name (Text)
waiting = Waiting for { $name }
# The same for a friend without a name.
waiting-unnamed = Waiting for your friend
# The usual name of a saved game.
# The variable begun is the date.
# $begun (Text)
game-name = You vs a friend, { $begun }
# The board was pressed while the friend is to move.
friend-to-move = It’s your friend’s turn. Press Plan to try out turns while you wait.
# A turn in the list of turns that a condition has played.
conditional = conditional turn
