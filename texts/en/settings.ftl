### Texts of the settings.

# The title of the dialog, and the button that opens it.
settings = Settings
# The name of the list of languages, for screen readers.
language = Language
# Heading of the choices of appearance.
looks = Appearance
# Heading of the choices about playing.
playing = Gameplay
# Heading of sound and vibration.
sounds = Sound
# The colour scheme of the page.
theme-heading = Theme
# The colour scheme of the board.
board-heading = Board
# The piece set.
pieces-heading = Pieces
# The squares with visible coordinates.
coordinates-heading = Coordinates
# The orientation of the board.
orientation-heading = Bottom of the board in this game
# How the list of turns shows a turn.
turns-heading = List of turns
# How the study shows the tree of turns.
tree-heading = Turns in a study
# The speed of animations.
animation-heading = Animation speed
# The switch that ends turns automatically.
auto-send = End the turn after the fourth step
# The consequence of `auto_send`.
auto-send-hint = You then can’t undo the fourth step.
# The switch for arrows under the mouse.
hover-arrows = Arrows on hover
# What the arrows show.
hover-arrows-hint = Show where the piece under the pointer can go.
# The switch for confirming resignations.
confirm-resign = Ask before resigning
# What happens without it.
confirm-resign-hint = If this is off, Resign ends the game at once.
# The switch for what says how strong the pieces are.
strengths = Piece strengths
# When it is on.
strengths-hint = Show them next to the board in your first games.
# The switch for sounds.
sound = Sounds
# The occasions for sounds.
sound-hint = For steps, captures, your turn and the end of the game.
# The sound volume.
volume-heading = Volume
# The switch for vibration.
vibration = Vibration
# The occasions for vibration.
vibration-hint = For captures, your turn and moves that aren’t allowed.
# The button that restores the defaults.
defaults = Restore defaults
# The button that undoes `defaults`.
back-to-own = Restore your settings
# The button that closes the dialog.
done = Done
# The names of the colour schemes of the page.
theme =
    .auto = Match device
    .light = Light
    .dark = Dark
# The names of the colour schemes of the board.
board =
    .sand = Sand
    .slate = Slate
    .forest = Forest
    .contrast = High contrast
# The names of the piece sets.
pieces =
    .animals = Animals
    .chess = Chess
    .letters = Letters
# The names of the choices of coordinates.
coordinates =
    .off = None
    .traps = Traps
    .all = All
# The names of the orientations.
orientation =
    .gold = Gold
    .silver = Silver
    .mover = Side to move
# The effect of an orientation, shown after it is chosen.
orientation-effect =
    .gold = Gold is at the bottom.
    .silver = Silver is at the bottom.
    .mover = The side to move is at the bottom. The board flips automatically.
# The names of the styles of the turn list.
turns =
    .figures = Figures
    .notation = Notation
# The styles of the study’s tree.
tree =
    .rows = One per row
    .columns = Side by side
    .text = Running text
# The names of the speeds.
animation =
    .off = Instant
    .fast = Fast
    .normal = Normal
    .slow = Slow
# The volume for screen readers.
# $percent (Count)
volume-percent = { $percent } percent
# The volume beside the slider.
# $percent (Count)
volume-sign = { $percent }%
