### Texts of the ladder: what the opponents are like, a person's results and rating, and what a game has changed.

# What the ladder is.
about = Ten opponents, each with its own style. Beat one, and the next is waiting.
# The rating of the person, with the uncertainty.
# $value (Text)
# $uncertainty (Count)
rating = Your rating: { $value } ± { $uncertainty }
# The number of rated games.
# $count (Count)
rated = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
# What the uncertainty means, and where the scale comes from.
rating-says = ± is how far off your rating may be. It shrinks as you play rated games. The opponents’ ratings are on the
    same scale and never change.
# Which games are rated.
rules = Rated games use all the pieces and allow no takebacks, hints, “Move now”, study, coach or “Teach me”.
# What the opponents are like.
character =
    .level-1 = A rabbit in a hurry: one of its rabbits runs for the goal.
    .level-2 = A cat by the fire: its pieces stay near the home traps.
    .level-3 = A rabbit with many friends: all its rabbits advance.
    .level-4 = A horse on the road: its horses charge into your half.
    .level-5 = A sheepdog: its pieces stay side by side.
    .level-6 = A shy camel: it stays far away from your elephant.
    .level-7 = A watchdog: it catches your strong pieces at its traps and holds them.
    .level-8 = A patient cat: its rabbits stay home while its stronger pieces do the work.
    .level-9 = A horse with the wind: its pieces gather on the east side.
    .level-10 = A wise elephant: no habits, just the best turn it can find.
    .level-11 = An elephant that never hurries: it thinks for as long as you let it.
# An opponent's rating.
# $value (Text)
opponent-rating = rating { $value }
# How strong an opponent is, from a rating to another.
# $low (Text)
# $high (Text)
strength = Measured strength: { $low }–{ $high } on arimaa.com’s scale
# The same, with a program that was rated like that, from a rating to another.
# $program (Text)
# $lowest (Text)
# $highest (Text)
# $low (Text)
# $high (Text)
strength-as = About as strong as { $program } was rated ({ $lowest }–{ $highest }). Measured strength: { $low }–{ $high } on
    arimaa.com’s scale
# The same, with the years in which it was rated.
# $program (Text)
# $years (Text)
# $lowest (Text)
# $highest (Text)
# $low (Text)
# $high (Text)
strength-as-in = About as strong as { $program } was rated in { $years } ({ $lowest }–{ $highest }). Measured strength:
    { $low }–{ $high } on arimaa.com’s scale
# The results against an opponent.
# $won (Count)
# $lost (Count)
won-and-lost = won { $won }, lost { $lost }
# There is no rated game against an opponent yet.
not-met = no rated games yet
# The mark of the opponent to try next.
next-mark = Next
# The button that starts a game against an opponent.
# $name (Text)
play = Play { $name }
# Its accessible name.
# $name (Text)
# $level (Count)
play-long = Play { $name }, level { $level }
# The button that forgets everything.
forget = Forget my results
# The question before it.
forget-question = Forget your rating and your results against all opponents?
# The button that starts a game against the next opponent.
# $name (Text)
# $level (Count)
next = Next: { $name }, level { $level }
# The button that starts a game against an easier opponent.
# $name (Text)
# $level (Count)
easier = Easier: { $name }, level { $level }
# The rating has risen to a value, with the uncertainty, by so much.
# $value (Text)
# $uncertainty (Count)
# $by (Count)
risen = Your rating: { $value } ± { $uncertainty }, up by { $by }.
# The rating has fallen.
# $value (Text)
# $uncertainty (Count)
# $by (Count)
fallen = Your rating: { $value } ± { $uncertainty }, down by { $by }.
# The rating is what it was.
# $value (Text)
# $uncertainty (Count)
unchanged = Your rating: { $value } ± { $uncertainty }, unchanged.
# Why a game did not count for the rating.
unrated =
    .position = Not rated: the game did not start with both sides setting up.
    .handicap = Not rated: one side played without all its pieces.
    .teaching = Not rated: “Teach me” was on.
    .coach = Not rated: the coach helped you.
    .take-back = Not rated: you took a turn back.
    .hint = Not rated: you asked for a hint.
    .move-now = Not rated: you pressed “Move now”.
    .study = Not rated: you looked at the game in the study.
    .unknown = This game was not rated.
# The button after a game of a tournament.
# $name (Text)
to-tournament = Back to { $name }
