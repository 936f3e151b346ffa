### Texts of the files in the share dialog: pictures, animations, games as text.

# Heading of the pictures.
picture = Picture of the position
# What a picture shows.
picture-help = The board as shown, with arrows and circles. SVG stays sharp at any size. PNG works everywhere.
# Heading of the choice of a size.
size = Size
# The sizes of a picture.
size-name =
    .small = Small
    .medium = Medium
    .large = Large
# The button that downloads a vector drawing.
download-svg = Download SVG
# The button that downloads a picture of pixels.
download-png = Download PNG
# The picture could not be drawn.
not-drawn = The browser could not draw the picture. Reload the page and try again, or choose a smaller size.
# A file was downloaded.
downloaded = Downloaded
# Heading of the animation.
animation = Animation of the game
# What an animation is for.
animation-help = The line shown, with arrows and circles. GIF works in every forum and chat. Animated SVG is smaller,
    stays sharp at any size, and plays in browsers.
# The choice of the first picture.
from = From
# The choice of the last picture.
to = To
# The start of the game, in the choice of the first picture.
start = Start
# The position after a turn, in the choice of a picture.
# $turn (Turn)
after = After { $turn }
# Heading of the choice of the unit.
unit = Show
# How much a picture of an animation shows of a turn.
unit-name =
    .step = Each step
    .turn = Whole turns
# Heading of the choice of the pace.
pace = Time per turn
# Half a second.
half-second = ½ second
# So many seconds.
# $seconds (Count)
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
# Heading of the choice of the side at the bottom.
bottom = At the bottom
# Heading of the choices of colours, pieces, coordinates and the side at the bottom.
looks = Colours and pieces
# The button that makes the animation.
make = Download GIF
# The button that makes it as a vector drawing.
make-svg = Download animated SVG
# The button that cancels it.
cancel = Cancel
# How many pictures of how many are written.
# $written (Count)
# $all (Count)
running = Frame { $written } of { $all }
# An animation of so many kilobytes was downloaded.
# $kilobytes (Count)
made = Downloaded ({ $kilobytes } kB)
# There would be more pictures than this.
# $most (Count)
too-long = { $most ->
    [one] The animation would have more than { $most } frame. Choose fewer turns, or show whole turns.
   *[other] The animation would have more than { $most } frames. Choose fewer turns, or show whole turns.
}
# The file would have more megabytes than this.
# $megabytes (Count)
too-large = { $megabytes ->
    [one] The file would be larger than { $megabytes } MB. Choose a smaller size or fewer turns.
   *[other] The file would be larger than { $megabytes } MB. Choose a smaller size or fewer turns.
}
# Heading of the texts.
texts = More as text
# The button that copies the turns of the line shown, without tags, comments and variations.
copy-turns = Copy turns only
# The button that copies the position as a diagram.
copy-diagram = Copy diagram
# The button that downloads the whole game as text.
download-record = Download game
# The name of files of a game whose players have no names.
file-name = arimaa
# The title of a picture: the players, and the last turn.
# $players (Text)
# $turn (Turn)
title-after = { $players }: position after { $turn }
# The title of a picture of the start: the players.
# $players (Text)
title-start = { $players }: start of the game
title-position = Arimaa position
# The title of a picture of a game without names, after a turn.
# $turn (Turn)
title-nameless = Arimaa position after { $turn }
# The title of an animation: the players, if they have names.
# $players (Text)
title-game = { $players }: Arimaa game
title-unnamed = Arimaa game
