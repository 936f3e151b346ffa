### Texts of the analysis of a game.

# The name of the analysis.
analysis = Game analysis
# The button that begins the analysis.
analyse = Analyse the game
# The same in full.
analyse-long = Have the engine judge every turn of the game. You can keep using the page.
# The button that begins a longer analysis.
deeper = Analyse more deeply
deeper-long = Search each position ten times as long. This takes several minutes. You can stop and continue at any time.
# The button that stops the analysis.
stop = Stop the analysis
# So many positions of all are analysed.
# $done (Count)
# $all (Count)
progress = { $done } of { $all ->
    [one] { $all } position
   *[other] { $all } positions
}
# So many longer searches are left.
# $left (Count)
confirming = { $left ->
    [one] { $left } longer search left
   *[other] { $left } longer searches left
}
# The analysis has found no mistake.
no-mistakes = No mistakes found
# What the graph shows.
graph = Gold’s winning chances over the game. The thin line counts material only. Choose a point to show its position.
# The number of mistakes, and one of the next two messages.
# $mistakes (Count)
# $whose (Text)
summary = { $mistakes ->
    [one] { $mistakes } turn gave away winning chances: { $whose }
   *[other] { $mistakes } turns gave away winning chances: { $whose }
}
# How many mistakes are the person’s, and how many the computer’s.
# $own (Count)
# $others (Count)
# $name (Text) - the name of the opponent
of-you = { $own } of yours, { $others } of { $name }’s
# How many mistakes are Gold’s, and how many Silver’s.
# $gold (Count)
# $silver (Count)
of-sides = { $gold } of Gold’s, { $silver } of Silver’s
# The name of the group of buttons that lead from one mistake to the next.
mistakes = Mistakes
mistake-before = Previous mistake
mistake-next = Next mistake
# A turn is an inaccuracy; the chances before and after it are from 0 to 1.
# Chances in percent.
# $before (Number)
# $after (Number)
chances = { NUMBER($before, fractionDigits: 0) }{"\u00A0"}% to { NUMBER($after, fractionDigits: 0) }{"\u00A0"}%
# $before (Number)
# $after (Number)
inaccuracy = Inaccuracy: winning chances { chances }
# A turn is a mistake.
# $before (Number)
# $after (Number)
mistake = Mistake: winning chances { chances }
# A turn is a blunder.
# $before (Number)
# $after (Number)
blunder = Blunder: winning chances { chances }
# The steps of so many mistakes are still to be searched.
# $left (Count)
steps-left = { $left ->
    [one] steps of { $left } mistake
   *[other] steps of { $left } mistakes
}
# The step that gave away the most, with its number in the turn, and the chances before and after it.
# $number (Count)
# $step (Text)
# $before (Number)
# $after (Number)
step-wrong = { $number ->
    [1] The first step, { $step }, gives away the most: { chances }.
    [2] The second step, { $step }, gives away the most: { chances }.
    [3] The third step, { $step }, gives away the most: { chances }.
   *[other] The fourth step, { $step }, gives away the most: { chances }.
}
# More steps would have been better; the chances with and without them.
# $before (Number)
# $after (Number)
ended-too-early = The turn ended too early, which gives away the most: { chances }.
# A side can force a win in so many of its turns.
# $side (Side)
# $turns (Count)
now-wins = { $turns ->
    [1] { CAPITAL($side) } can now win with its next turn.
   *[other] { CAPITAL($side) } can now win in { $turns } turns.
}
# A side could have forced a win in so many of its turns.
# $side (Side)
# $turns (Count)
could-win = { $turns ->
    [1] { CAPITAL($side) } could have won with this turn.
   *[other] { CAPITAL($side) } could have won in { $turns } turns.
}
# The engine sees a mistake, but nothing that the rules can prove explains it.
no-cause = The engine sees this by looking ahead. No single cause can be proved.
# Before the turns of a forced win.
line = How:
# What a press on one of these turns does.
preview-turn = Show this turn on the board
# The button that adds these turns as a variation.
play-line = Play these turns
# Before the better turn.
better = Better:
