### The lessons of the course, and their exercises.
### $a (Square) - the squares that the exercise names
### $b (Square)
### $c (Square)
### $d (Square)

# A lesson has a title and says what it is about. An exercise has a task, a hint, and what to remember after a right
# answer.
steps = First steps
    .about = How to win, and how pieces move.
# $a (Square)
steps-1 = This is how you win: get one of your rabbits to the far side of the board, the row at the top. Choose the
    rabbit on { $a }, then a square in that row, then press End turn.
    .hint = Three steps straight ahead are enough.
    .right = One rabbit on the far side wins the game. Your other pieces help it get there, and stop your opponent’s
        rabbits.
# $a (Square)
# $b (Square)
steps-2 = A turn has up to four steps, each forward, backward or sideways to an empty square. Only rabbits never step
    backward. Choose the dog on { $a }, then the circle on { $b }, then press End turn.
    .hint = Three steps are enough: one forward and two to the right, in any order.
    .right = You don’t have to use all four steps. Unused steps are simply lost.
# $a (Square)
# $b (Square)
# $c (Square)
# $d (Square)
steps-3 = You can split the steps of a turn between pieces. Move the cat from { $a } to { $b } and the dog from { $c }
    to { $d }, all in one turn.
    .hint = Each piece needs two steps straight ahead. Make all four before you end the turn.
    .right = Four steps, two pieces. You could also move four pieces one step each.
steps-4 = Where can the horse on { $a } go in one step? Mark every square, then check.
    .hint = Look at the four sides of { $a }. One side is taken.
    .right = Forward, back, left or right, but only to an empty square. The dog on { $b } is in the way.

push = Push
    .about = Move a weaker enemy out of your way.
# $a (Square)
# $b (Square)
# $c (Square)
push-1 = From strongest to weakest: elephant, camel, horse, dog, cat, rabbit. A piece can push a weaker enemy next to
    it. Choose the cat on { $b }, then the circle on { $c }, then press End turn. Your piece follows, so a push takes
    two steps.
    .hint = Choose the cat, then { $c }. The dog on { $a } follows.
    .right = One push, two steps. You can’t push a piece of the same strength. A later lesson explains the snowflake.
# $a (Square)
# $b (Square)
push-2 = Which silver pieces could you push right now, with two steps? Mark them.
    .hint = The enemy has to be next to a stronger piece of yours.
    .right = The camel on { $b } is too strong for the horse on { $a }. The elephant would have to walk there first.
# $a (Square)
# $b (Square)
push-3 = Four steps are enough for two pushes. Push the cat on { $a } forward to { $b }, one square at a time: choose
    the cat, then the circle, and do it again.
    .hint = Each push takes two steps. Push the cat straight ahead, then once more.
    .right = That used your whole turn. Push only when it’s worth it.

traps = Traps
    .about = Four squares where pieces are captured.
# $a (Square)
# $b (Square)
traps-1 = The four marked squares are traps. A piece on a trap is captured at once unless a friend is next to it. Push
    the cat on { $a } onto the trap on { $b }.
    .hint = Choose the cat, then { $b }.
    .right = The cat had no friend next to the trap, so it is out of the game.
# $a (Square)
# $b (Square)
# $c (Square)
traps-2 = The rabbit on { $c } is on a trap. Only the dog on { $a } keeps it alive. Move the dog to { $b } without
    losing a piece: a cross marks each move that would lose the rabbit.
    .hint = Move the rabbit off the trap first.
    .right = When a friend leaves, the piece it guards can be lost, even in the middle of your own turn.
# $a (Square)
# $b (Square)
# $c (Square)
traps-3 = Silver’s horse on { $b } is stronger than your cat on { $a }, so the cat is frozen and can’t step. The horse
    wants to push it onto the trap on { $c }. Save it.
    .hint = A friend next to the trap protects whoever is on it. The dog on { $d } is close.
    .right = With the trap guarded, a piece next to it is safe for now.

rabbits = Rabbits
    .about = They never step backward.
rabbits-1 = Rabbits are the weakest pieces, but they win the game. They never step backward. Mark the squares the rabbit
    on { $a } can reach in one step.
    .hint = Forward means up the board, away from your side.
    .right = Three squares. All other pieces can also step backward.
# $a (Square)
# $b (Square)
rabbits-2 = Move the rabbit from { $a } to { $b }.
    .hint = Once forward, then twice to the right.
    .right = A rabbit moves forward and sideways. Think before you send it, because it can’t come back.
# $a (Square)
# $b (Square)
rabbits-3 = The rabbit on { $a } can’t get past its own dog. Get it to { $b } anyway.
    .hint = First move the dog off { $b }.
    .right = Pieces can’t jump or share a square. Make room first.

goal = Goal
    .about = A rabbit on the far side wins.
goal-1 = You win when one of your rabbits is on the far side of the board at the end of a turn. Take the rabbit on
    { $a } there.
    .hint = The far side is rank 8, the row at the top.
    .right = That’s a goal, and the game is over at once.
# $a (Square)
# $b (Square)
goal-2 = The silver rabbit on { $b } is in the way. Reach the goal with the rabbit on { $a }.
    .hint = Go around it: any empty square on the far side will do.
    .right = Any square on the far side counts. There is almost always a free one.
goal-3 = Which of your rabbits could reach the goal this turn? Mark them.
    .hint = Count the steps for each rabbit, going around anything in its way. Four is the limit.
    .right = The rabbit on { $a } is too far away. Count like this for both sides, every turn.

freezing = Freezing
    .about = A stronger enemy freezes you, a friend frees you.
# $a (Square)
# $b (Square)
freezing-1 = From strongest to weakest: elephant, camel, horse, dog, cat, rabbit. A piece next to a stronger enemy is
    frozen: it can’t move unless a friend is next to it. Mark your frozen pieces.
    .hint = Check each of your pieces: is a stronger silver piece next to it? Is a friend next to it?
    .right = The dog on { $a } has a friend on { $b }, so the camel can’t freeze it. A frozen piece can’t step.
# $a (Square)
# $b (Square)
# $c (Square)
freezing-2 = One of your pieces is frozen. Find it and free it.
    .hint = The horse on { $b } freezes the cat on { $a }. The dog on { $c } is the nearest friend.
    .right = Any friend next to it is enough, however weak.
freezing-3 = Now freeze Silver’s camel on { $a }.
    .hint = Move a stronger piece next to the camel.
    .right = Nothing can freeze your elephant. It is the strongest piece of all.

pull = Pull
    .about = Drag a weaker enemy along.
# $a (Square)
# $b (Square)
pull-1 = To pull, your piece steps away, and a weaker enemy next to it moves to the square your piece has left. Choose
    the horse on { $a }, then an empty square next to it. Then choose the cat on { $b }, then the circle.
    .hint = Step away with the horse on { $a }, then choose the cat and { $a }.
    .right = Two steps again. The horse can step away to any empty square.
# $a (Square)
# $b (Square)
pull-2 = Enemy rabbits can be pulled backward, although they never step that way themselves. The rabbit on { $a } is
    close to your side. Pull it to { $b }, one square at a time: step away, then choose the rabbit and the circle.
    .hint = Step forward with the camel, pull, and do it again.
    .right = It was two steps from its goal, and dangerous. Now it is frozen next to your camel.
# $b (Square)
# $c (Square)
pull-3 = Two silver rabbits block your way. Win now with the rabbit on { $a }.
    .hint = The dog on { $b } can step to the right and pull the rabbit on { $c } off its square.
    .right = One pull, two steps and a goal. Clearing a square can be as good as taking one.

captures = Three ways to capture
    .about = Push, pull, or remove the guard.
# $a (Square)
# $b (Square)
# $c (Square)
captures-1 = Your horse is on the trap on { $a }, guarded by the rabbit on { $c }. Capture the dog on { $b }.
    .hint = Step off the trap and pull the dog onto it.
    .right = Pulled in. Traps belong to no side: they capture any piece without a friend.
# $a (Square)
# $b (Square)
captures-2 = The cat on { $a } is on a trap, guarded by the rabbit on { $b }. Capture the cat.
    .hint = Push the guard away, and the cat is alone.
    .right = It was captured the moment its last friend left.
# $a (Square)
# $b (Square)
captures-3 = Now see it as Silver would: which of your pieces could Silver capture next turn? Mark them.
    .hint = Look at the two traps nearest you. Which one has a guard next to it?
    .right = The rabbit on { $a } is safe, because the dog on { $b } guards that trap. Ask yourself this question after
        every turn.

ends = How turns and games end
    .about = A turn has to change the position.
ends-1 = A turn has to change the position. Going out and back changes nothing, so it isn’t enough. Move the elephant
    off { $a } and back, and add a step of another piece.
    .hint = Going out and back takes two steps. Use a third one to move a rabbit.
    .right = A turn also can’t bring about the same position for the third time.
# $a (Square)
# $b (Square)
ends-2 = You also win when your opponent has no rabbits left. The rabbit on { $a } is Silver’s last. Win now.
    .hint = Push it onto the trap on { $b }: choose the rabbit, then the trap.
    .right = No rabbits left, so Gold wins.
ends-3 = You also win when your opponent has no legal turn. Silver’s last piece is the rabbit on { $a }. Make a turn
    after which it can’t step at all.
    .hint = A frozen piece can’t move.
    .right = Silver can’t move, so Gold wins. Now you know every way to win.

setup = Your setup
    .about = All sixteen pieces, arranged your way.
setup-1 = Each side begins by placing its pieces on its two home rows, in any order. An elephant in the corner is slow.
    Choose yours, then a piece to swap it with, in the front row on one of the four middle files, the columns c to f.
    .hint = Choose the elephant on { $a }, then a piece in the middle of the front row.
    .right = From the middle, the elephant is close to all four traps.
# $a (Square)
# $b (Square)
setup-2 = Rabbits behind a trap are easy prey, and two horses on one wing leave the other wing weak. Choose two
    pieces to swap them: take the rabbits off { $a } and { $b }, and put one horse on each half of the board.
    .hint = Swap each of the two rabbits with a dog or a cat. The left half is files a to d.
    .right = Dogs or cats behind the traps, horses on the wings, rabbits in the corners: that’s a good setup.

worth = What pieces are worth
    .about = Not all captures are equal.
# $a (Square)
# $b (Square)
worth-1 = You can capture one piece this turn: the rabbit on { $b } with the horse, or the camel on { $a } with the
    elephant. Take the one that is worth more.
    .hint = The stronger a piece is, the fewer pieces can stop it.
    .right = A side has one camel but eight rabbits. Without its camel, Silver has only the elephant to match yours.
# $a (Square)
# $b (Square)
worth-2 = Two pieces are in danger: the horse on { $a } and the rabbit on { $b }. Save the one that is worth more.
    .hint = The dog on { $c } can guard a trap in time, but only one of them.
    .right = Early in the game, a horse is worth more than two rabbits. When few rabbits are left, each one becomes
        precious.

false-protection = False protection
    .about = A guard that can be pushed away is no guard.
# $a (Square)
# $b (Square)
false-protection-1 = Two of your pieces are on traps. One is guarded by the rabbit on { $a }, the other by the elephant
    on { $b }. Mark what Silver can capture next turn.
    .hint = Which of the two guards can be pushed or pulled away?
    .right = Nothing can move the elephant. The rabbit is false protection: once it is pushed away, the cat is captured.
# $a (Square)
# $b (Square)
false-protection-2 = The rabbit on { $a } is false protection, because the horse on { $b } can push it away. Find a turn
    that leaves Silver nothing to capture.
    .hint = Get the cat off the trap, or bring a guard that the horse can’t move.
    .right = Two guards, or one strong one, give real protection.

trap-control = Trap control
    .about = The strongest piece next to a trap controls it.
trap-control-1 = A side controls a trap if it has the strongest piece next to it. Mark the traps that Gold controls.
    .hint = For each trap, look at its four neighbours and compare the strongest piece of each side.
    .right = At the trap next to { $a }, two dogs are equal, so neither side controls it.
# $a (Square)
# $b (Square)
trap-control-2 = Silver controls the trap on { $a } with the camel on { $b }. Take control of it this turn.
    .hint = Only the elephant is stronger than the camel. Move it next to the trap.
    .right = The two traps on your side are usually yours. Whoever controls three of the four usually wins.

elephant = A free elephant
    .about = Your strongest piece is useless in a corner.
elephant-1 = Here are two turns for your elephant. Choose the one after which it can reach more squares.
    .hint = At the edge, half its routes are gone.
    .right = From the centre the elephant reaches any trap in a few steps, and every enemy piece has to watch out for
        it.
elephant-2 = Silver’s pieces are closing in on the elephant on { $a }. Break out, so that it can reach at least 20
    squares next turn.
    .hint = Push the horse away and keep going.
    .right = Watch the empty squares around your elephant. A shut-in elephant helps no one.

horse-hostage = Horse hostage
    .about = Hold a piece next to a trap.
horse-hostage-1 = A hostage is an enemy that you freeze next to a trap, so that you could capture it at any time. Take
    the horse on { $a } hostage with your elephant.
    .hint = Move next to the horse, so that you can push it onto the trap on { $b }.
    .right = Now Silver has to keep a guard next to that trap. One of your pieces ties down two of Silver’s.
# $a (Square)
# $b (Square)
horse-hostage-2 = Now your horse on { $a } is the hostage of the elephant on { $b }. Make sure Silver can’t capture it
    next turn.
    .hint = Put a guard next to the trap on { $c }.
    .right = Your guard has to stay there, but so does Silver’s elephant. Use your free pieces elsewhere.

camel-hostage = Camel hostage
    .about = The best hostage of all.
camel-hostage-1 = Only an elephant can hold a camel. Freeze the camel on { $a } so that you threaten to capture it.
    .hint = Move next to it, where you can push it onto the trap on { $b }.
    .right = While Silver’s camel is held, your own camel is the strongest piece that is free to move.
# $a (Square)
# $b (Square)
camel-hostage-2 = There are two ways to reach { $b }, next to the camel on { $a }. Choose the one that takes it hostage.
    .hint = Compare each piece with the camel.
    .right = The horse would be frozen there, not the camel. Only a stronger piece can hold an enemy.

frames = Frames
    .about = A piece on a trap that can’t get away.
# $a (Square)
# $b (Square)
frames-1 = The horse on { $a } is on a trap, and only the elephant on { $b } guards it. Close the last way out, so that
    the horse can’t leave its square.
    .hint = The square to the right of the trap is open.
    .right = That’s a frame. If the elephant leaves, the horse is captured, so Silver’s best piece is tied down.
# $a (Square)
# $b (Square)
frames-2 = The same frame, but now the only guard is the dog on { $b }. Capture the horse on { $a }.
    .hint = Push the guard away with the elephant on { $c }.
    .right = Once its guard can be moved, a framed piece is as good as lost.

phalanx = Phalanx
    .about = Side by side, pieces can’t be pushed away.
# $a (Square)
# $b (Square)
phalanx-1 = Pieces side by side form a phalanx. It works because a piece can’t be pushed onto a square that is taken.
    Keep the horse on { $b } from taking the square of your dog on { $a }.
    .hint = The horse could push the dog to { $c }. Fill that square.
    .right = With one friend behind it and one beside it, the dog can’t be pushed anywhere.
# $a (Square)
# $b (Square)
phalanx-2 = The horse on { $b } wants to take the square of the dog on { $a }. Choose the turn that forms a phalanx.
    .hint = The dog can be pushed to { $c } as long as that square is empty.
    .right = Only a piece on { $c } closes the gap. One square further back doesn’t help.

fence = Fence
    .about = A row of pieces no rabbit can pass.
fence-1 = A fence is a row of pieces without a gap. The rabbit on { $a } is two steps from its goal. Stop it.
    .hint = The gap in your fence is { $b }. Fill it, or block the square behind it.
    .right = Weak pieces are enough to fence in rabbits. That frees your strong pieces for other work.
# $a (Square)
# $b (Square)
# $c (Square)
fence-2 = The rabbit on { $a } is heading for the gap on { $b }. Choose the move of the cat on { $c } that stops it.
    .hint = A rabbit that enters the gap must not find an empty square behind it.
    .right = On { $d }, the cat blocks the rabbit and freezes it in the gap.

rabbit-advance = Advancing rabbits
    .about = Advance along the edge, late rather than early.
rabbit-advance-1 = Rabbits can’t go back, so advance them where nothing can happen to them. Move the rabbit on { $a }
    close enough to threaten a goal, but safe from capture.
    .hint = A rabbit threatens a goal when the far side is no more than four open steps away.
    .right = Rabbits are safest along the edge, far from traps and strong pieces.
rabbit-advance-2 = Where should the rabbit on { $a } go? Choose the turn after which Silver can’t capture it.
    .hint = Next to a trap, the horse on { $b } could push it in.
    .right = There is no trap near { $c }. Advanced rabbits live dangerously, so look for traps first.

goal-threats = Goal threats
    .about = Force your opponent to respond.
# $a (Square)
# $b (Square)
goal-threats-1 = You make a goal threat when you could reach the goal with your next turn. The rabbit on { $a } is
    frozen by the cat on { $b }. Make a goal threat.
    .hint = Move the horse on { $c } next to the rabbit.
    .right = Silver has to respond, whatever else it wanted to do.
# $a (Square)
# $b (Square)
goal-threats-2 = Two threats at once are hard to stop. Threaten a goal with the rabbit on { $a } and, at the same time,
    threaten to capture the cat on { $b }.
    .hint = The rabbit needs one step. Use the others to bring the horse near the cat, ready to push it onto { $c }.
    .right = Silver can stop one threat, but hardly both. Most games are won like this.

defence = Stopping a goal
    .about = Freeze, block or remove the rabbit.
defence-1 = The rabbit on { $a } will reach your side next turn. Stop it.
    .hint = A frozen rabbit can’t run. The dog on { $b } is strong enough.
    .right = Blocking the way is often not enough, because the rabbit goes around. Freezing holds it where it is.
# $b (Square)
# $c (Square)
defence-2 = The rabbit on { $a } has a friend next to it, so it can’t be frozen. Find another way to stop it.
    .hint = From the square below the rabbit, the horse on { $b } can push it onto the trap on { $c }, or out of reach.
    .right = It had no friend next to the trap. If you can’t freeze a rabbit, look for a capture.

races = Races
    .about = Who gets there first?
# $a (Square)
# $b (Square)
races-1 = Both sides threaten a goal: you with the rabbit on { $a }, Silver with the rabbit on { $b }. It’s your turn.
    .hint = Count the steps. If you can win now, you don’t need to defend.
    .right = In a race, count first. You were one turn ahead.
# $a (Square)
# $b (Square)
races-2 = Your rabbit on { $a } is one step too far away, and the rabbit on { $b } threatens a goal. Stop it, and make a
    threat of your own in the same turn.
    .hint = The elephant on { $c } needs two steps. That leaves you two.
    .right = Defend with as few steps as you can, and use the rest to attack.

blockade = Blockade
    .about = Even an elephant can be shut in.
blockade-1 = Silver’s elephant is in the corner on { $a }. It can’t push a piece that has no empty square to move to.
    Shut it in completely.
    .hint = There is one gap left, on { $b }.
    .right = Weak pieces can hold the strongest one if every square behind them is taken.
# $a (Square)
# $b (Square)
blockade-2 = The elephant on { $a } has one push left. Take that away with the horse on { $b }.
    .hint = Fill { $c }.
    .right = Without its elephant, Silver plays with fifteen pieces against your best ones. You have finished the
        course!
