### What is said about games by link: after a link was opened, about conditional turns, and about links that can’t be
### opened.

# A link has nothing new.
unchanged = You already have everything in this link. Nothing has changed.
# The friend has placed the pieces.
set-up = Your friend has set up. It’s your turn.
# $turn (Turn)
played = Your friend played turn { $turn }. It’s your turn.
# A conditional turn was played at once.
# $turn (Turn)
# $answer (Turn)
answered = Your friend played turn { $turn }, and your conditional turn { $answer } was played at once. Send the link.
# There were conditional turns, but none for this one.
# $turn (Turn)
unexpected = Your friend played turn { $turn }, which you had no conditional turn for. It’s your turn.
# $turn (Turn)
answer-illegal = Your friend played turn { $turn }. The rules forbid the turn you had prepared, so it’s your turn.
# The variable turns is how many turns the game here has more; 0 if it has ended meanwhile.
# $turns (Count)
older = { $turns ->
    [0] This link is older than your game, which has ended. Send your link again.
    [one] This link is older: your game is { $turns } turn ahead. Send your link again.
   *[other] This link is older: your game is { $turns } turns ahead. Send your link again.
}
# The two games are shown side by side.
conflict = This link and your game differ, and each has something the other lacks. Choose which one to continue.
# The link has turns in the name of the person at this screen.
ahead = This link has moves in your name that you didn’t make here. Choose whether to accept them.
kept-ours = Your game stays. Send your link, so your friend can choose it too.
took-theirs = You now have your friend’s game. Your own turns are kept as a variation.
different = This link has the same game with a different start, so it can’t be added. Ask your friend for the latest link.
other-game = This link belongs to another game.
illegal = That turn breaks the rules. Nothing has changed.
not-friends-turn = It isn’t your friend’s turn. Nothing has changed.
# $count (Count)
conditions-added = { $count ->
    [one] { $count } conditional turn is ready. It’s played as soon as your friend makes the turn you expect.
   *[other] { $count } conditional turns are ready. Each is played as soon as your friend makes the turn you expect.
}
condition-removed = Conditional turn removed.
# $count (Count)
conditions-dropped = { $count ->
    [one] { $count } conditional turn broke the rules in this game and was removed.
   *[other] { $count } conditional turns broke the rules in this game and were removed.
}
# Why a plan can’t become conditional turns.
condition-no-plan = While it’s your friend’s turn, press Plan, then play the turn you expect and your answer.
condition-no-answer = The plan needs two turns: the one you expect, then your answer.
# $most (Count)
condition-too-deep = Conditional turns can look at most { $most } of your turns ahead.
condition-too-many = This game has as many conditional turns as it can hold. Remove some first.
condition-illegal = The rules forbid one of these turns in this game.
# Why a link can’t be opened.
letter-damaged = This link is damaged or incomplete. Copy all of it, or ask your friend to send it again.
letter-newer = This link comes from a newer version of this page. Reload the page, then open the link again.
letter-no-game = This link has no game with a friend.
letter-too-long = This link is too long to be a game.
# The game in a link breaks the rules. The variable why is the reason.
# $why (Text)
letter-illegal = This link can’t be opened. { $why } Ask your friend to send it again.
# What nobody can prevent.
fairness = Play without engine help: hints and the engine stay off until the game ends. Every turn is checked against the
    rules, but no page can prevent help from elsewhere, so play with people you trust.
# Why a turn can’t end now, in a game with a device nearby.
held-not-connected = The devices aren’t connected. Connect again, then end your turn.
held-awaits-answer = Your friend hasn’t answered yet whether a turn is taken back.
held-behind = Your friend’s turns are still arriving. Try again in a moment.
