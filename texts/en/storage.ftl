### What went wrong with stored values.
### $what (Text) - the name of the value
### $why (Text) - a reason

## The names of values, within a sentence.

course = your progress in the course
mistakes = your saved mistakes
puzzles = your puzzle progress
own-puzzles = the puzzles from your games
ladder = your progress on the ladder
tournaments = your tournaments
editor = the last position in the editor
new-game = your choices for a new game
studies = your list of studies
overlays = your choice of what to show on the board
setup = the setup from your last game
settings = your settings

## What went wrong

# It was quarantined: a copy is kept.
# $what (Text)
# $why (Text)
unreadable = { CAPITAL($what) } could not be read and was set aside. { $why }
# $what (Text)
# $why (Text)
unreadable-no-room = { CAPITAL($what) } could not be read, and there is no room to set it aside. Your next change will
    replace it. { $why }
# $count (Count)
unread = { $count ->
    [one] { $count } entry could not be read and was set aside: { $what }.
   *[other] { $count } entries could not be read and were set aside: { $what }.
}
# $count (Count)
unread-no-room = { $count ->
    [one] { $count } entry could not be read, and there is no room to set it aside. Your next change will replace it ({ $what }).
   *[other] { $count } entries could not be read, and there is no room to set them aside. Your next change will replace them ({ $what }).
}
forbidden = This browser does not let the page store anything. { CAPITAL($what) } will be lost when you close the page.
storage-full = The browser’s storage is full. { CAPITAL($what) } will be lost when you close the page. Delete saved
    games or other site data to make room.
unwritten = { CAPITAL($what) } could not be saved, and will be lost when you close the page.
