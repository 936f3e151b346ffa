### The diagrams of the guide and the rules.
### $step (Text) - steps and captures: gold camel e2 to e3, silver cat captured on f3

# The accessible name of the buttons.
controls = Diagram
play = Play the diagram
pause = Pause the diagram
back = One step back
forward = One step forward
# Before the first step.
start = Start
# The accessible name of the board.
# $pieces (List<PieceOn>)
pieces = { COUNT($pieces) ->
    [0] Empty board before the setups
   *[other] Board with { $pieces }
}
step = { CAPITAL(STOP($step)) }
# $step (Text)
# $outcome (Text) - a sentence: Gold wins …
step-ends = { CAPITAL(STOP($step)) } { $outcome }
# All steps, for people who don’t see the board.
# $steps (Text)
line = Steps: { STOP($steps) }
