### Texts of the analysis of a game.

# The name of the analysis.
analysis = Game analysis
# The button that begins the analysis.
analyse = Analyse the game
# The same in full.
analyse-long = Let the engine judge every turn of the game. You can go on using the page.
# The button that stops the analysis.
stop = Stop the analysis
# So many positions of all are analysed.
# $done (Count)
# $all (Count)
progress = { $done } of { $all ->
    [one] { $all } position
   *[other] { $all } positions
}
# What the graph shows.
graph = Gold’s chance to win over the game; the thin line is by material alone. Press to show a position.
# The number of mistakes.
# $mistakes (Count)
summary = { $mistakes ->
    [one] { $mistakes } turn gave away chances
   *[other] { $mistakes } turns gave away chances
}
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
# The progress of judging the steps of mistakes: so many turns are left.
# $left (Count)
judging = { $left ->
    [one] steps of { $left } mistake
   *[other] steps of { $left } mistakes
}
# The first step was the mistake; the step in the notation of records.
# $step (Text)
first-step-wrong = The first step, { $step }, is the mistake: nothing after it makes up for it.
# A later step was the mistake, with its number and the chance before it, from 0 to 1.
# $number (Count)
# $step (Text)
# $percent (Number)
step-wrong = { $number ->
    [2] The second step, { $step }, is the mistake: after the first, the chance was still { percent }.
    [3] The third step, { $step }, is the mistake: after the first two, the chance was still { percent }.
   *[other] The fourth step, { $step }, is the mistake: after the first three, the chance was still { percent }.
}
# $percent (Number)
percent = { NUMBER($percent, fractionDigits: 0) }{"\u00A0"}%
# The steps were good, but the turn ended too early; the chance before that.
# $percent (Number)
ended-too-early =
    The steps were good, but the turn ended too early: with more steps the chance was { percent }.
# What stands before the better turn.
better = Better:
