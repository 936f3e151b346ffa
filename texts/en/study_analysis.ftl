### Texts of the analysis of a game.

# The name of the analysis.
analysis = Game analysis
# The button that begins the analysis.
analyse = Analyse the game
# The same in full.
analyse-long = Let the engine judge every turn of the game. You can go on using the page.
# The button that begins a longer analysis.
deeper = Analyse more deeply
deeper-long =
    Search each position ten times as long. It takes several minutes; you can stop it and continue at any time.
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
graph = Gold’s chance to win over the game; the thin line is by material alone. Press to show a position.
# The number of mistakes.
# $mistakes (Count)
summary = { $mistakes ->
    [one] { $mistakes } turn gave away chances
   *[other] { $mistakes } turns gave away chances
}
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
inaccuracy = Inaccuracy: { chances }
# A turn is a mistake.
# $before (Number)
# $after (Number)
mistake = Mistake: { chances }
# A turn is a blunder.
# $before (Number)
# $after (Number)
blunder = Blunder: { chances }
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
ended-too-early = The turn ends too early, which gives away the most: { chances }.
# A side can force a win in so many of its turns.
# $side (Side)
# $turns (Count)
now-wins = { $turns ->
    [1] { CAPITAL($side) } now wins with its next turn.
   *[other] { CAPITAL($side) } now wins in { $turns } turns.
}
# A side could have forced a win in so many of its turns.
# $side (Side)
# $turns (Count)
could-win = { $turns ->
    [1] { CAPITAL($side) } could win with this turn.
   *[other] { CAPITAL($side) } could win in { $turns } turns.
}
# The engine sees a mistake, but nothing that the rules can prove explains it.
no-cause = The engine sees it by looking ahead. No single cause can be proved.
# What stands before the better turn.
better = Better:
