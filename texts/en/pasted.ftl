### Texts about a pasted text.

# The text can't be opened.
# $reason (Text)
refused = This can’t be opened. { $reason }
# The text is only these steps.
# $steps (Text)
steps-without-game = “{ $steps }” are steps without a game. Open the game or position they belong to, and enter them
    there.
# A pasted text with a name was opened.
# $form (Text)
# $name (Text)
opened-named = Opened as { $form }: { $name }.
# A pasted text without a name was opened.
# $form (Text)
opened-unnamed = Opened as { $form }.
# A pasted text was opened only in part.
# $form (Text)
# $reason (Text)
opened-in-part = Opened as { $form }, up to an error. { $reason }
# The pasted text has this number of games, and the first was opened.
# $games (Count)
first-of = { $games ->
    [one] The text has { $games } game.
   *[other] This is the first of { $games } games in the text. To get them all, import them as a file.
}
# All games of the pasted text have become chapters of a study.
# $games (Count)
all-are-chapters = { $games ->
    [one] The text has { $games } game.
   *[other] All { $games } games in the text are now chapters of a study.
}
# The pasted text is the game that is shown.
is-open = This game is already open.
# Only so many of the games have become chapters, because a study has no room for more, or others can't be read.
# $chapters (Count)
# $games (Count)
some-are-chapters = { $games ->
    [one] The text has { $games } game.
   *[other] { $chapters } of the { $games } games in the text are now chapters of a study. To get them all, import them as a file.
}

# Why a link is refused.
link-too-long = The link is longer than 32 kilobytes, so it may be damaged. Ask for the game as a file.

## What a text was taken for.
form-saved = a saved game
form-link = a link to a game
form-tagged-record = a game with tags or comments
form-plain-record = a game
form-escaped-record = an encoded list of turns
form-archive-rows = a line of an archive
form-short-position = a position
form-diagram = a diagram
form-slash-rows = a position in rows with slashes
form-piece-list = a position as a list of pieces
form-variables = the data of a game viewer or link
form-steps = steps

##
# The pasted text does not say which side is to move.
side-assumed = The text does not say which side is to move. It is assumed to be Gold.
