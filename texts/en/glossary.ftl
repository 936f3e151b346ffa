### The glossary. A text can link to others: [words](term:freeze), [words](rule:push), [words](section:clocks) and
### [words](screen:/learn). Translate the words, and keep what follows them in parentheses. Between ` is what is typed.

about = The words of the game, of records and of this page.
# The accessible name of the letters.
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
lesson = The lesson about it

## The terms, each with its definition. The name is in the singular, as in the middle of a sentence. The forms are all the
## words by which other texts name it, in lower case, with commas between them; terms that every sentence has, such as
## “turn”, have none. The search finds a term by the other words, too.

archive = archive
    .says = A file with many games, one a line, as the game server publishes them. This page imports archives of any
        length.
    .also = database collection
away-trap = away trap
    .says = One of the two traps on the opponent’s half: c6 and f6 for Gold, c3 and f3 for Silver. Attacks usually take
        place there.
    .forms = away trap, away traps
blockade = blockade
    .says = Pieces around an enemy, most often the elephant, that it can’t push away because every square behind them is
        taken.
    .forms = blockade, blockades, blockaded
    .also = smothered shut in
camel-hostage = camel hostage
    .says = A camel held as a [hostage](term:hostage), which only an elephant can do. It leaves the other camel as the
        strongest piece that is free to move.
    .forms = camel hostage
capture = capture
    .says = The removal of a piece that stands on a [trap](term:trap) with no friendly piece next to it.
    .also = take captured lost
capture-threat = capture threat
    .says = A side threatens a capture if it could capture a piece if it were to move now, with a whole turn.
    .forms = capture threat, capture threats
decentralised-elephant = decentralised elephant
    .says = An elephant at an edge or in a corner, from where it needs too many steps to the traps. An elephant in the
        middle reaches every trap soon.
    .forms = decentralised elephant
    .also = decentralized centre center
elimination = elimination
    .says = The capture of all eight rabbits of a side. The side without rabbits loses.
    .forms = elimination
false-protection = false protection
    .says = A piece next to a trap that seems to protect a friend there, but can be pushed or pulled away in the turn
        that captures the friend.
    .forms = false protection
fence = fence
    .says = A row of pieces with no gap that rabbits can’t pass. Some players also say fence for a frozen piece whose
        only way out leads onto a trap.
    .forms = fence, fences
flag = flag
    .says = A flag falls when a side has used up the time of its turn and its whole [reserve](term:reserve): the side
        loses on time.
    .also = time out timeout lose on time
fork = fork
    .says = Two threats at once, such as a goal and a capture, or captures in two traps. One turn rarely meets both.
    .forms = fork, forks, double threat
    .also = double threat
frame = frame
    .says = A piece that stands on a trap and can’t leave, because its ways out are blocked. A friend must stay next to
        it all the time, or it is captured.
    .forms = frame, frames, framed
freeze = freeze
    .says = A piece freezes each weaker enemy next to it that has no friendly piece next to it. A frozen piece can’t
        step, push or pull, but it can be pushed and pulled, and it still freezes others.
    .forms = freeze, freezes, frozen, freezing
    .also = freezing
glyph = glyph
    .says = A sign after a turn that says how good it is: ! good, ? mistake, !! brilliant, ?? blunder, !? interesting,
        ?! dubious.
    .forms = glyph, glyphs
    .also = sign annotation ! ? !! ??
goal = goal
    .says = A rabbit on the far rank: rank 8 for Gold, rank 1 for Silver. A side whose rabbit is there at the end of a
        turn wins.
    .also = win home rank
goal-threat = goal threat
    .says = A side threatens a goal if one of its rabbits could reach the goal if that side were to move now, with a
        whole turn.
    .forms = goal threat, goal threats
handicap = handicap
    .says = Pieces that the stronger player leaves out of the setup, so that both have a chance to win.
    .forms = handicap, handicaps
home-trap = home trap
    .says = One of the two traps on a side’s own half: c3 and f3 for Gold, c6 and f6 for Silver.
    .forms = home trap, home traps
hostage = hostage
    .says = A piece that a stronger enemy holds frozen near a trap. It is lost as soon as its side stops guarding that
        trap, so its guards are tied down, too.
    .forms = hostage, hostages
    .also = held hold horse
immobilisation = immobilisation
    .says = A side that is to move and has no legal turn loses: all its pieces are frozen or blocked, or every turn is
        forbidden.
    .forms = immobilisation
    .also = immobilization no legal turn stuck
level = level
    .says = The strength of the computer, from 1, for a first game, to 10, the strongest.
    .also = strength computer
line = line
    .says = Turns of both sides that follow one another. The engine shows the line that it expects after its best turn.
    .also = principal variation pv
mistake = mistake
    .says = A turn that gives away [winning chances](term:winning-chances). By how much, it is called an inaccuracy, a
        mistake or a blunder.
    .also = blunder inaccuracy error
notation = notation
    .says = The way in which turns are written: the letter of the piece, its square and a direction, such as `Ee2n`.
        Capital letters are Gold’s. `x` marks a captured piece: `cf3x`.
    .forms = notation
    .also = write coordinates
phalanx = phalanx
    .says = Friends side by side or behind each other, so that none can be pushed: a piece can’t be pushed onto a square
        that is taken.
    .forms = phalanx, phalanxes
plan = plan
    .says = Turns that you try out for both sides during a game, without changing the game.
    .also = try out think ahead
ply = ply
    .says = A turn or a setup of one side. A game is a list of plies.
    .forms = ply, plies
    .also = half move halfmove
position = position
    .says = The pieces on their squares, and the side to move. Two positions with the same pieces and another side to
        move are different.
pull = pull
    .says = A piece steps away, and a weaker enemy that was next to it comes onto the square that it has left. A pull
        takes two steps.
    .forms = pull, pulls, pulled, pulling
    .also = drag
push = push
    .says = A weaker enemy next to a piece steps to a free square, and the piece takes its place. A push takes two
        steps.
    .forms = push, pushes, pushed, pushing
    .also = shove displace
race = race
    .says = Both sides make threats instead of answering them, most often with rabbits on their way to goal. Whoever is
        a turn faster wins.
    .forms = race, races
rating = rating
    .says = A number for the strength of a player or for the difficulty of a puzzle. The higher, the stronger.
    .forms = rating, ratings
    .also = glicko elo strength
record = record
    .says = A game written down in [notation](term:notation), one ply a line. It may have names, times, comments and [variations](term:variation).
    .also = move list notation file
repetition = repetition
    .says = A turn may not end with a position that stood at the end of two earlier turns. Such a turn is illegal.
    .forms = repetition, third repetition
    .also = threefold third time repeat
reserve = reserve
    .says = Time that a side has besides the time of each turn. A turn that takes longer uses the reserve, and unused
        time is added to it.
    .also = bank clock time
rotation = rotation
    .says = Another piece takes the place of the one that holds a [hostage](term:hostage). It frees a stronger piece,
        such as the elephant, for other work.
    .forms = rotation, rotations
    .also = swap replace holder
setup = setup
    .says = The start of a game: each side puts its sixteen pieces on its first two ranks, Gold first.
    .also = place arrange opening
side = side
    .says = Gold or Silver. Gold sets up and moves first.
    .also = colour player gold silver
step = step
    .says = One piece goes to a free square in front of it, behind it or beside it. Rabbits don’t step backward.
    .also = move
swarm = swarm
    .says = Many pieces, also weak ones and rabbits, that advance together around an [away trap](term:away-trap). They
        protect each other from freezing.
    .forms = swarm, swarms
takeback = takeback
    .says = One or more turns that are taken back, so that another turn can be played. The new-game form says whether a
        game allows it.
    .forms = takeback, takebacks
    .also = undo take back
threat = threat
    .says = Something that a side could do if it were to move now, such as a goal or a capture.
    .also = threaten danger
time-control = time control
    .says = How much time each side has: for a turn, in [reserve](term:reserve), and for the whole game.
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
    .says = One to four [steps](term:step) of a side, by one piece or several. Steps that are left over are not used.
    .also = move
unfreeze = unfreeze
    .says = A friendly piece next to a frozen piece unfreezes it. It may be any piece, even a frozen one.
    .forms = unfreeze, unfreezes, unfrozen
variation = variation
    .says = Turns that could have been played instead of those of the game. A study keeps them in a tree.
    .forms = variation, variations
    .also = branch alternative sideline
winning-chances = winning chances
    .says = How many of 100 games like this one Gold would win, and how many Silver. The engine estimates it from its
        score.
    .forms = winning chances
    .also = probability percent evaluation score
