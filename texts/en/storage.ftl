### What went wrong with stored values.
### $what (Text) - the name of the value
### $why (Text) - a reason

## The names of values, within a sentence.

course = your progress in the course
mistakes = your collection of mistakes
puzzles = your progress in the puzzles
own-puzzles = the puzzles from your games
ladder = your progress on the ladder
editor = the last position in the editor
new-game = the form for a new game
studies = the list of your studies
overlays = the choice of what is shown on the board
setup = the setup from your last game
settings = the choice of settings

## What went wrong

# It was quarantined: a copy is kept.
# $what (Text)
# $why (Text)
unreadable = { CAPITAL($what) } could not be read and was set aside: { STOP($why) }
# $what (Text)
# $why (Text)
unreadable-no-room = { CAPITAL($what) } could not be read, and there is no room to set it aside: your next change replaces it ({ $why }).
# $count (Count)
unread = { $count ->
    [one] { $count } entry could not be read and was set aside: { $what }.
   *[other] { $count } entries could not be read and were set aside: { $what }.
}
# $count (Count)
unread-no-room = { $count ->
    [one] { $count } entry could not be read, and there is no room to set it aside: your next change replaces it ({ $what }).
   *[other] { $count } entries could not be read, and there is no room to set them aside: your next change replaces them ({ $what }).
}
forbidden = This browser does not let the page store anything: { $what } lasts until you close the page.
storage-full = The browser’s storage is full: { $what } lasts until you close the page. Delete saved games or other site
    data to make room.
unwritten = { CAPITAL($what) } can’t be converted to text: it lasts until you close the page.
