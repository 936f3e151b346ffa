### Texts of the settings.

# The title of the dialog, and the button that opens it.
settings = Settings
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
# The name of a colour scheme of the page.
theme-auto = Match device
# The name of a colour scheme of the page.
theme-light = Light
# The name of a colour scheme of the page.
theme-dark = Dark
# The name of a colour scheme of the board.
board-sand = Sand
# The name of a colour scheme of the board.
board-slate = Slate
# The name of a colour scheme of the board.
board-forest = Forest
# The name of a colour scheme of the board.
board-contrast = High contrast
# The name of a piece set.
pieces-animals = Animals
# The name of a piece set.
pieces-chess = Chess
# The name of a piece set.
pieces-letters = Letters
# The name of a choice of coordinates.
coordinates-off = None
# The name of a choice of coordinates.
coordinates-traps = Traps
# The name of a choice of coordinates.
coordinates-all = All
# The name of an orientation.
orientation-gold = Gold
# The name of an orientation.
orientation-silver = Silver
# The name of an orientation.
orientation-mover = Side to move
# The effect of an orientation, shown after it is chosen.
orientation-effect-gold = Gold is at the bottom.
# The effect of an orientation, shown after it is chosen.
orientation-effect-silver = Silver is at the bottom.
# The effect of an orientation, shown after it is chosen.
orientation-effect-mover = The side to move is at the bottom. The board flips automatically.
# The name of a style of the turn list.
turns-figures = Figures
# The name of a style of the turn list.
turns-notation = Notation
# A style of the study's tree.
tree-rows = One per row
# A style of the study's tree.
tree-columns = Side by side
# A style of the study's tree.
tree-text = Running text
# The name of a speed.
animation-off = Instant
# The name of a speed.
animation-fast = Fast
# The name of a speed.
animation-normal = Normal
# The name of a speed.
animation-slow = Slow
# The volume for screen readers.
# $percent (Count)
volume-percent = { $percent } percent
# The volume beside the slider.
# $percent (Count)
volume-sign = { $percent }%
