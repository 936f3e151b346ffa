### Texts of the replay in the study.

# The name of the group.
replay = Replay
# The button that starts the replay.
play = Replay
# The same in full.
play-long = Replay the game from here (P)
# The button that pauses it.
pause = Pause
# The same in full.
pause-long = Pause the replay (P)
# The name of the choice of the pace.
pace = Replay speed
# The recorded times.
as-recorded = As recorded
# The recorded times, so many times as fast.
# $times (Count)
times-faster = Recorded ×{ $times }
# So many seconds for each turn.
# $seconds (Count)
seconds-a-turn = { $seconds } s per turn
# How long the person waits for the next turn, in seconds.
# $seconds (Count)
wait = { $seconds ->
    [one] Next turn in { $seconds } second
   *[other] Next turn in { $seconds } seconds
}
