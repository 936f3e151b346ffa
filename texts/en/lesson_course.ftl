### The lessons of the course, and their exercises.
### $a (Square) - the squares that the exercise names
### $b (Square)
### $c (Square)
### $d (Square)

# A lesson has a title and says what it is about. An exercise has a task, a hint, and what to remember after a right
# answer.
steps = First steps
    .about = A turn is up to four steps.
# $a (Square)
# $b (Square)
steps-1 = A turn has up to four steps, each to a free square beside the piece: forward, backward or sideways. Press the
    dog on { $a }, then the circle on { $b }, then End turn.
    .hint = Three steps are enough: one forward and two to the right, in any order.
    .right = You don’t have to use all four steps. What is left over is simply not used.
# $a (Square)
# $b (Square)
# $c (Square)
# $d (Square)
steps-2 = The steps of a turn may be shared between pieces. Bring the cat on { $a } to { $b } and the dog on { $c } to
    { $d }, all in one turn.
    .hint = Each piece needs two steps straight ahead. End the turn only after all four.
    .right = Four steps, two pieces. You could also move four pieces by one step each.
steps-3 = Where can the horse on { $a } go with one step? Mark every square, then check.
    .hint = Look to the four sides of { $a }. One side is taken.
    .right = Forward, back, left, right – but only to a free square. The dog on { $b } is in the way.

push = Push
    .about = Move a weaker enemy out of your way.
# $a (Square)
# $b (Square)
# $c (Square)
push-1 = From strong to weak: elephant, camel, horse, dog, cat, rabbit. A piece can push a weaker enemy beside it: press
    the cat on { $b }, then the circle on { $c }, then End turn. Your piece follows: two steps.
    .hint = Press the cat, then { $c }. The dog on { $a } follows.
    .right = Two steps for one push. A piece of the same strength can’t be pushed. A later lesson explains the
        snowflake.
# $a (Square)
# $b (Square)
push-2 = Which silver pieces could you push at once, with two steps? Mark them.
    .hint = The enemy has to be beside one of your pieces that is stronger.
    .right = The camel on { $b } is too strong for the horse on { $a }. The elephant would first have to walk there.
# $a (Square)
# $b (Square)
push-3 = Four steps are enough for two pushes. Push the cat on { $a } two squares ahead, to { $b }.
    .hint = Push it straight ahead, then once more.
    .right = Your whole turn went into it. Push when it is worth it.

traps = Traps
    .about = Four squares where pieces are lost.
# $a (Square)
# $b (Square)
traps-1 = The four marked squares are traps. A piece on a trap is captured at once, unless a friend stands beside the
    trap. Push the cat on { $a } onto the trap on { $b }.
    .hint = Press the cat, then { $b }.
    .right = The cat had no friend beside the trap. It is out of the game.
# $a (Square)
# $b (Square)
# $c (Square)
traps-2 = The rabbit on { $c } stands on a trap and lives only because of the dog on { $a }. Bring the dog to { $b },
    and lose nothing.
    .hint = Move the rabbit off the trap first.
    .right = A friend that leaves can cost the one it guards – even in the middle of your own turn.
# $a (Square)
# $b (Square)
# $c (Square)
traps-3 = Silver’s horse on { $b } is stronger than your cat on { $a }: the cat is frozen, it can’t step. The horse
    wants to push it onto the trap on { $c }. Save it.
    .hint = A friend beside the trap protects whoever is on it. The dog on { $d } is near.
    .right = Guard the trap, and a piece beside it is safe for the moment.

rabbits = Rabbits
    .about = They never step backward.
rabbits-1 = Rabbits are the smallest pieces, and the ones that win the game. They never step backward. Mark where the
    rabbit on { $a } can go with one step.
    .hint = Forward means up the board, away from your side.
    .right = Three squares. All other pieces step backward as well.
# $a (Square)
# $b (Square)
rabbits-2 = Lead the rabbit on { $a } to { $b }.
    .hint = Forward once, then to the right twice.
    .right = A rabbit goes forward and sideways. Think before you send it: it can’t come back.
# $a (Square)
# $b (Square)
rabbits-3 = The rabbit on { $a } can’t pass its own dog. Get the rabbit to { $b } all the same.
    .hint = First the dog steps off { $b }.
    .right = Pieces can’t jump and can’t share a square. Make room first.

goal = Goal
    .about = A rabbit on the far side wins.
goal-1 = You win when one of your rabbits stands on the far side of the board at the end of a turn. Bring the rabbit on
    { $a } there.
    .hint = The far side is rank 8, the row at the top.
    .right = That is a goal, and the game is over at once.
# $a (Square)
# $b (Square)
goal-2 = The silver rabbit on { $b } is in the way. Reach the goal with the rabbit on { $a }.
    .hint = Go round it: any free square of the far side is good.
    .right = Any square of the far side counts. One of them is nearly always free.
goal-3 = Which of your rabbits could reach the goal in this turn? Mark them.
    .hint = Count the steps of each, round what is in the way. Four is the limit.
    .right = The rabbit on { $a } has too far to go. Count like this for both sides in every turn.

freezing = Freezing
    .about = A stronger enemy holds you, a friend frees you.
# $a (Square)
# $b (Square)
freezing-1 = From strong to weak: elephant, camel, horse, dog, cat, rabbit. A piece beside a stronger enemy is frozen:
    it can’t move, unless a friend stands beside it. Mark your frozen pieces.
    .hint = Look at each of your pieces: is a stronger silver piece beside it? Is a friend beside it?
    .right = The dog on { $a } has a friend on { $b }, so the camel can’t freeze it. No friend, no step.
# $a (Square)
# $b (Square)
# $c (Square)
freezing-2 = Your cat on { $a } is frozen by the horse on { $b }. Set it free with the dog on { $c }.
    .hint = The dog has to stand beside the cat.
    .right = A friend beside it is enough, however weak that friend is.
freezing-3 = Now freeze the silver camel on { $a } with your elephant.
    .hint = Stand beside the camel. The elephant is the only piece that is stronger.
    .right = Nobody can freeze your elephant. It is the strongest piece of all.

pull = Pull
    .about = Drag a weaker enemy along.
# $a (Square)
# $b (Square)
pull-1 = To pull, your piece steps away, and a weaker enemy beside it comes to the square that it has left. Pull the cat
    on { $b } to { $a }.
    .hint = Step away with the horse on { $a }, then press the cat and { $a }.
    .right = Two steps again. The horse may step away to any free square.
# $a (Square)
# $b (Square)
pull-2 = Enemy rabbits can be pulled backward, although they never step so themselves. The rabbit on { $a } is near your
    side. Pull it to { $b }.
    .hint = Step ahead with the camel, pull, and do it again.
    .right = Two steps from its goal it was a danger. Now it is frozen beside your camel.
# $b (Square)
# $c (Square)
pull-3 = Two silver rabbits are in your way. Win now, with the rabbit on { $a }.
    .hint = The dog on { $b } can step to the right and pull the rabbit on { $c } off its square.
    .right = A pull, two steps and a goal. The squares that you clear are as good as those that you take.

captures = Three ways to capture
    .about = Push, pull, or take the guard away.
# $a (Square)
# $b (Square)
# $c (Square)
captures-1 = Your horse stands on the trap on { $a }, guarded by the rabbit on { $c }. Capture the dog on { $b }.
    .hint = Step off the trap and pull the dog onto it.
    .right = Pulled in. The trap works for whoever stands around it.
# $a (Square)
# $b (Square)
captures-2 = The cat on { $a } stands on a trap, and the rabbit on { $b } guards it. Capture the cat.
    .hint = Push the guard away, and the cat is alone.
    .right = It went the moment its last friend did.
# $a (Square)
# $b (Square)
captures-3 = Now with Silver’s eyes: which of your pieces could Silver capture in its next turn? Mark them.
    .hint = Look at both traps in front of you. Who has a guard beside it?
    .right = The rabbit on { $a } is safe: the dog on { $b } guards that trap. Ask this question after every turn.

ends = How turns and games end
    .about = The turn has to change something.
ends-1 = A turn has to change the board: walking out and back alone is not allowed. Let the elephant on { $a } leave its
    square and come back, in a turn that is legal.
    .hint = Out and back takes two steps. Use another one with a rabbit.
    .right = A turn also may not make the same position for the third time.
# $a (Square)
# $b (Square)
ends-2 = You also win when your opponent has no rabbits left. The rabbit on { $a } is Silver’s last. Push it onto the
    trap on { $b }.
    .hint = Press the rabbit on { $a }, then the trap on { $b }. Your horse follows.
    .right = No rabbits, no goal: Gold wins.
ends-3 = And you win when your opponent has no legal turn. The last silver piece is the rabbit on { $a }. Make a turn
    after which it can’t step at all.
    .hint = A frozen piece can’t move.
    .right = Silver can’t move, so Gold wins. Now you know every way to win.

setup = Your setup
    .about = All sixteen pieces, in your order.
setup-1 = Each side begins by placing its pieces on its two home rows, any way it likes. An elephant in the corner is
    slow. Put yours in the front row, on one of the four middle files.
    .hint = Press the elephant on { $a }, then the piece to change places with.
    .right = From the middle the elephant is near all four traps.
# $a (Square)
# $b (Square)
setup-2 = Rabbits behind a trap are easy prey, and two horses on one wing leave the other alone. Take the rabbits off
    { $a } and { $b }, and put one horse on each half.
    .hint = Press two pieces to let them change places. The left half are the files a to d.
    .right = Dogs or cats behind the traps, horses on the wings, rabbits in the corners: a setup to play with.

worth = What pieces are worth
    .about = Not all captures are equal.
# $a (Square)
# $b (Square)
worth-1 = You can capture one piece in this turn: the rabbit on { $b } with the horse, or the camel on { $a } with the
    elephant. Take the one that is worth more.
    .hint = The stronger a piece, the fewer there are that can stop it.
    .right = A side has one camel and eight rabbits. Without a camel, Silver has only its elephant to meet yours.
# $a (Square)
# $b (Square)
worth-2 = Two pieces are in danger: the horse on { $a } and the rabbit on { $b }. Save the one that is worth more.
    .hint = The dog on { $c } can guard a trap in time, but only one.
    .right = A horse is worth more than two rabbits early in the game. With few rabbits left, each becomes precious.

false-protection = False protection
    .about = A guard that can be pushed away is none.
# $a (Square)
# $b (Square)
false-protection-1 = Two of your pieces stand on traps. One is guarded by the rabbit on { $a }, the other by the
    elephant on { $b }. Mark what Silver can capture in its next turn.
    .hint = Which of the two guards can be pushed or pulled away?
    .right = Nobody moves the elephant. The rabbit is false protection: it goes, and the cat goes with it.
# $a (Square)
# $b (Square)
false-protection-2 = The rabbit on { $a } is false protection, because the horse on { $b } can push it away. Find a turn
    after which nothing can be captured.
    .hint = Get the cat off the trap, or bring a guard that the horse can’t move.
    .right = Two guards, or one strong one: that is real protection.

trap-control = Trap control
    .about = The strongest piece beside a trap rules it.
trap-control-1 = A side controls a trap if it has the strongest piece beside it. Mark the traps that Gold controls.
    .hint = For each trap, look at its four neighbours and compare the strongest of both sides.
    .right = On the trap beside { $a } two dogs are equal, so neither side controls it.
# $a (Square)
# $b (Square)
trap-control-2 = Silver controls the trap on { $a } with the camel on { $b }. Take control of it in one turn.
    .hint = Only the elephant is stronger than the camel. Stand beside the trap.
    .right = The two traps on your side are usually yours. Whoever controls three of the four usually wins.

elephant = A free elephant
    .about = The strongest piece is no use in a corner.
elephant-1 = Chasing a rabbit at the edge, or standing in the middle? Choose the turn after which your elephant can
    reach more squares.
    .hint = From the edge, half the ways are missing.
    .right = From the middle the elephant gets to any trap in a few steps, and everybody has to reckon with it.
elephant-2 = Silver’s pieces close in on the elephant on { $a }. Break out, so that it can reach at least 20 squares in
    its next turn.
    .hint = Push the horse away and keep going.
    .right = Watch the free squares around your elephant. A blocked elephant plays for nobody.

horse-hostage = Horse hostage
    .about = Hold a piece beside a trap.
horse-hostage-1 = A hostage is an enemy that you freeze beside a trap, so that you could capture it at any time. Take
    the horse on { $a } hostage with your elephant.
    .hint = Stand beside the horse, so that you can push it onto the trap on { $b }.
    .right = Silver now has to keep a guard beside that trap all the time. You made two of its pieces idle with one.
# $a (Square)
# $b (Square)
horse-hostage-2 = Now your horse on { $a } is the hostage of the elephant on { $b }. See to it that it can’t be captured
    in Silver’s next turn.
    .hint = Put a guard beside the trap on { $c }.
    .right = The guard stays there, but Silver’s elephant has to stay, too. Use your free pieces elsewhere.

camel-hostage = Camel hostage
    .about = The best hostage there is.
camel-hostage-1 = Only one piece can hold a camel: the elephant. Freeze the camel on { $a } so that you threaten to
    capture it.
    .hint = Stand beside it, where you can push it onto the trap on { $b }.
    .right = With the camel held, your own camel is the strongest piece that is free to move.
# $a (Square)
# $b (Square)
camel-hostage-2 = Two ways to go to { $b }, beside the camel on { $a }. Choose the one that takes it hostage.
    .hint = Compare each piece with the camel.
    .right = The horse would be frozen there, not the camel. Hold an enemy only with something stronger.

frames = Frames
    .about = A piece on a trap that can’t get away.
# $a (Square)
# $b (Square)
frames-1 = The horse on { $a } stands on a trap, and only the elephant on { $b } guards it. Close the last way out, so
    that the horse can’t leave its square.
    .hint = The square to the right of the trap is open.
    .right = That is a frame. The elephant may not leave, or the horse is lost: Silver’s best piece is tied down.
# $a (Square)
# $b (Square)
frames-2 = The same frame, but the guard is only the dog on { $b }. Capture the horse on { $a }.
    .hint = Push the guard away with the elephant on { $c }.
    .right = A framed piece is as good as lost once its guard can be moved.

phalanx = Phalanx
    .about = Side by side, pieces can’t be pushed aside.
# $a (Square)
# $b (Square)
phalanx-1 = A phalanx is pieces side by side: a piece can’t be pushed onto a square that is taken. Keep the horse on
    { $b } from taking the square of your dog on { $a }.
    .hint = The horse could push the dog to { $c }. Fill that square.
    .right = A friend behind and a friend beside: now the dog has nowhere to be pushed to.
# $a (Square)
# $b (Square)
phalanx-2 = The horse on { $b } wants the square of the dog on { $a }. Choose the turn that forms a phalanx.
    .hint = The dog can be pushed to { $c } as long as that square is empty.
    .right = Only a piece on { $c } closes the gap. One square behind is not the same.

fence = Fence
    .about = A row of pieces that no rabbit passes.
fence-1 = A fence is a row of pieces with no gap. The rabbit on { $a } is two steps from its goal. Stop it.
    .hint = The gap in your fence is { $b }. Fill it, or stand behind it.
    .right = A fence of weak pieces holds rabbits well. Strong pieces are free for other work.
# $a (Square)
# $b (Square)
# $c (Square)
fence-2 = The rabbit on { $a } runs for the gap on { $b }. Choose the turn of the cat on { $c } that stops it.
    .hint = A rabbit that enters the gap must not find a free square behind it.
    .right = On { $d } the cat stands in the rabbit’s way and freezes it in the gap.

rabbit-advance = Rabbits on their way
    .about = Advance at the edge, late rather than early.
rabbit-advance-1 = Rabbits can’t come back, so advance them where nothing can happen to them. Bring the rabbit on { $a }
    near enough to threaten a goal, and safe from capture.
    .hint = Four free steps to the far side are a threat.
    .right = Along the edge, far from traps and strong pieces, a rabbit is safest.
rabbit-advance-2 = Where should the rabbit on { $a } go? Choose the turn after which Silver can’t capture it.
    .hint = Beside a trap, the horse on { $b } could push it in.
    .right = On { $c } no trap is near. Advanced rabbits live dangerously: look for traps first.

goal-threats = Goal threats
    .about = Make your opponent answer.
# $a (Square)
# $b (Square)
goal-threats-1 = A goal threat is a turn after which you could reach goal with your next turn. The rabbit on { $a } is
    frozen by the cat on { $b }. Make a goal threat.
    .hint = Bring the horse on { $c } beside the rabbit.
    .right = Silver has to answer this, whatever else it wanted to do.
# $a (Square)
# $b (Square)
goal-threats-2 = Two threats at once are hard to meet. Threaten a goal with the rabbit on { $a }, and threaten to
    capture the cat on { $b } as well.
    .hint = The rabbit needs one step. Bring the horse near the cat with the others, so that a push onto { $c } comes
        next.
    .right = Silver can stop one, hardly both. Most games are won like this.

defence = Stop a goal
    .about = Freeze, block, or remove the rabbit.
defence-1 = The rabbit on { $a } reaches your side in its next turn. Stop it.
    .hint = A frozen rabbit doesn’t run. The dog on { $b } is strong enough.
    .right = Standing in front is often not enough: it goes round. Freezing holds it where it is.
# $b (Square)
# $c (Square)
defence-2 = The rabbit on { $a } has a friend beside it, so it can’t be frozen. Find another way to stop it.
    .hint = From the square below it, the horse on { $b } can push it onto the trap on { $c }, or out of reach.
    .right = No friend was beside the trap. Look for a capture when freezing fails.

races = Races
    .about = Who is first?
# $a (Square)
# $b (Square)
races-1 = Both sides threaten a goal: you with the rabbit on { $a }, Silver with the rabbit on { $b }. It’s your turn.
    .hint = Count the steps. If you can win now, you don’t need to defend.
    .right = In a race you count first. You were one turn ahead.
# $a (Square)
# $b (Square)
races-2 = Your rabbit on { $a } is one step too far away, and the rabbit on { $b } threatens a goal. Stop it, and make a
    threat of your own in the same turn.
    .hint = The elephant on { $c } needs two steps. That leaves you two.
    .right = Defend with as few steps as you can, and attack with the rest.

blockade = Blockade
    .about = Even an elephant can be shut in.
blockade-1 = Silver’s elephant is in the corner on { $a }. It can push nothing that has no free square to go to. Shut it
    in completely.
    .hint = There is one gap, on { $b }.
    .right = Small pieces can hold the strongest one, if every square behind them is full.
# $a (Square)
# $b (Square)
blockade-2 = The elephant on { $a } has one push left. Take it away with the horse on { $b }.
    .hint = Fill { $c }.
    .right = Without its elephant, Silver plays with fifteen pieces against your best ones. You have finished the
        course!
