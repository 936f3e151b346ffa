### The glossary. A text can link to others: [words](term:freeze), [words](rule:push), [words](section:clocks) and
### [words](screen:/learn). Translate the words, and keep what follows them in parentheses. Between ` is what is typed.

about = The words used in the game, in game records and on this page.
# The accessible name of the links to the first letters of the terms.
letters = Letters
# Before related terms.
related = See also:
# The link from a definition to the glossary.
# $name (Text) - a term
more = “{ $name }” in the glossary
# The link to a rule or to a section of the guide.
# $title (Text)
explained-in = More: { $title }
# The link to the lesson about a term.
lesson = Lesson on this

## The terms, each with its definition. The name is in the singular, as in the middle of a sentence. The forms are all the
## words by which other texts name it, in lower case, with commas between them; terms that every sentence has, such as
## “turn”, have none. The search finds a term by the other words, too.

archive = archive
    .says = A file with many games, one per line, as published by the game server at arimaa.com. This page imports
        archives of any length.
    .also = database collection
away-trap = away trap
    .says = One of the two traps in the opponent’s half: c6 and f6 for Gold, c3 and f3 for Silver. Most attacks happen
        there.
    .forms = away trap, away traps
blockade = blockade
    .says = Pieces that surround an enemy, usually the elephant, so that it can’t push its way out: every square behind
        them is taken.
    .forms = blockade, blockades, blockaded
    .also = smothered shut in
camel-hostage = camel hostage
    .says = A camel held as a [hostage](term:hostage). Only an elephant can do this. It leaves the other camel as the
        strongest piece that is free to move.
    .forms = camel hostage
capture = capture
    .says = The removal of a piece that is on a [trap](term:trap) with no friendly piece next to it.
    .also = take captured lost
capture-threat = capture threat
    .says = A side threatens a capture if it could take the piece were it its turn now.
    .forms = capture threat, capture threats
decentralised-elephant = decentralised elephant
    .says = An elephant at the edge or in a corner, too many steps away from the traps. From the centre, an elephant
        reaches every trap quickly.
    .forms = decentralised elephant
    .also = decentralized centre center
elimination = elimination
    .says = The capture of all eight rabbits of a side. A side without rabbits loses.
    .forms = elimination
false-protection = false protection
    .says = A piece next to a trap that seems to protect a friend there, but can be pushed or pulled away in the same
        turn in which the friend is captured.
    .forms = false protection
fence = fence
    .says = A row of pieces without a gap, which rabbits can’t get past. Some players also call a frozen piece fenced if
        its only way out leads onto a trap.
    .forms = fence, fences
flag = flag
    .says = A side’s flag falls when it has used up the time for its turn and its whole [reserve](term:reserve). It
        loses on time.
    .also = time out timeout lose on time
fork = fork
    .says = Two threats at once, such as a goal and a capture, or captures in two traps. One turn rarely stops both.
    .forms = fork, forks, double threat
    .also = double threat
frame = frame
    .says = A piece on a trap that can’t leave because its ways out are blocked. A friend has to stay next to it, or it
        is captured.
    .forms = frame, frames, framed
freeze = freeze
    .says = A piece freezes each weaker enemy next to it that has no friendly piece next to it. A frozen piece can’t
        step, push or pull, but it can be pushed and pulled, and it still freezes others.
    .forms = freeze, freezes, frozen, freezing
    .also = freezing
glyph = glyph
    .says = A symbol after a turn that says how good it is: ! good, ? mistake, !! brilliant, ?? blunder, !? interesting,
        ?! dubious.
    .forms = glyph, glyphs
    .also = sign annotation ! ? !! ??
goal = goal
    .says = The far rank: rank 8 for Gold, rank 1 for Silver. A side with a rabbit there at the end of a turn wins.
    .also = win home rank
goal-threat = goal threat
    .says = A side threatens a goal if one of its rabbits could reach the goal if that side were to move now.
    .forms = goal threat, goal threats
handicap = handicap
    .says = Pieces the stronger player leaves out of the setup, so that both players have a chance to win.
    .forms = handicap, handicaps
home-trap = home trap
    .says = One of the two traps in a side’s own half: c3 and f3 for Gold, c6 and f6 for Silver.
    .forms = home trap, home traps
hostage = hostage
    .says = A piece that a stronger enemy holds frozen near a trap. It is captured as soon as its side stops guarding
        that trap, so its guards are tied down too.
    .forms = hostage, hostages
    .also = held hold horse
immobilisation = immobilisation
    .says = A side with no legal turn loses: all its pieces are frozen or blocked, or every turn would break a rule.
    .forms = immobilisation
    .also = immobilization no legal turn stuck
level = level
    .says = The strength of the computer, from 1 (for a first game) to 10 (the strongest).
    .also = strength computer
line = line
    .says = A sequence of turns by both sides. The engine shows the line it expects after its best turn.
    .also = principal variation pv
mistake = mistake
    .says = A turn that gives away [winning chances](term:winning-chances). Depending on how much, it is called an
        inaccuracy, a mistake or a blunder.
    .also = blunder inaccuracy error
notation = notation
    .says = The way turns are written: the letter of the piece, its square and a direction, such as `Ee2n`. Capital
        letters are Gold’s. `x` marks a captured piece: `cf3x`.
    .forms = notation
    .also = write coordinates
phalanx = phalanx
    .says = Pieces of the same side next to each other, so that none can be pushed: a piece can’t be pushed onto a
        square that is taken.
    .forms = phalanx, phalanxes
plan = plan
    .says = Turns you try out for both sides during a game, without changing the game.
    .also = try out think ahead
ply = ply
    .says = One side’s turn or setup. A game is a sequence of plies.
    .forms = ply, plies
    .also = half move halfmove
position = position
    .says = The pieces on their squares, and the side to move. If a different side is to move, it is a different
        position.
pull = pull
    .says = A piece steps away, and a weaker enemy next to it moves to the square it has left. A pull takes two steps.
    .forms = pull, pulls, pulled, pulling
    .also = drag
push = push
    .says = A weaker enemy next to a piece moves to an empty square, and the piece takes its place. A push takes two
        steps.
    .forms = push, pushes, pushed, pushing
    .also = shove displace
race = race
    .says = Both sides make threats instead of answering them, usually with rabbits running for goal. Whoever is a turn
        faster wins.
    .forms = race, races
rating = rating
    .says = A number for the strength of a player or the difficulty of a puzzle. Higher means stronger or harder.
    .forms = rating, ratings
    .also = glicko elo strength
record = game record
    .says = A game written down in [notation](term:notation), with one turn or setup per line. It can include names,
        times, comments and [variations](term:variation).
    .also = move list notation file
repetition = repetition
    .says = A turn can’t end in a position that has already ended two earlier turns. Such a turn is illegal.
    .forms = repetition, third repetition
    .also = threefold third time repeat
reserve = reserve
    .says = Time a side has in addition to the time for each turn. Longer turns use it up, and unused time is added to
        it.
    .also = bank clock time
rotation = rotation
    .says = Replacing the piece that holds a [hostage](term:hostage) with another one. This frees a stronger piece, such
        as the elephant, for other work.
    .forms = rotation, rotations
    .also = swap replace holder
setup = setup
    .says = The start of a game: each side places its sixteen pieces on its first two ranks, Gold first.
    .also = place arrange opening
side = side
    .says = Gold or Silver. Gold sets up and moves first.
    .also = colour player gold silver
step = step
    .says = A piece moves to an empty square in front of it, behind it or to either side. Rabbits don’t step backward.
    .also = move
swarm = swarm
    .says = Many pieces, even weak ones and rabbits, advancing together around an [away trap](term:away-trap). They keep
        each other from being frozen.
    .forms = swarm, swarms
takeback = takeback
    .says = Taking back one or more turns to play something else. You choose in the new-game form whether a game allows
        it.
    .forms = takeback, takebacks
    .also = undo take back
threat = threat
    .says = Something a side could do if it were its turn now, such as a goal or a capture.
    .also = threaten danger
time-control = time control
    .says = How much time each side has: per turn, in [reserve](term:reserve), and for the whole game.
    .forms = time control, time controls
    .also = clock time limit
trap = trap
    .says = One of the squares c3, f3, c6 and f6. A piece on a trap is captured at once if no friendly piece is next to
        it.
    .also = c3 f3 c6 f6 hole
trap-control = trap control
    .says = A side controls a trap if it has the strongest piece next to it.
    .forms = trap control
trap-guard = trap guard
    .says = A piece next to a trap that protects a friend on the trap from capture.
    .forms = guard, guards, defender, defenders
    .also = defender protect protection
turn = turn
    .says = One to four [steps](term:step) by one side, with one piece or several. Unused steps are simply lost.
    .also = move
unfreeze = unfreeze
    .says = A friendly piece next to a frozen piece unfreezes it. It may be any piece, even a frozen one.
    .forms = unfreeze, unfreezes, unfrozen
variation = variation
    .says = Turns that could have been played instead of those in the game. A study stores them in a tree.
    .forms = variation, variations
    .also = branch alternative sideline
winning-chances = winning chances
    .says = How many of 100 games like this one Gold would win, and how many Silver would. The engine estimates this
        from its score.
    .forms = winning chances
    .also = probability percent evaluation score
