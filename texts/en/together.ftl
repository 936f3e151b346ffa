### The ways to play with others.

# Below “Play with a friend”.
friend-says = Take turns by sending links
# Below “Play nearby”.
nearby-says = Two devices in one room, without internet
# Below “Tournaments”.
tournaments-says = Computers and people, paired and ranked
# Below “The Arimaa Challenge”.
challenge-says = Three games against the strongest computer, and the history
