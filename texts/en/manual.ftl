### The user guide. Texts can link to others, as in glossary.ftl. Between * is a label of the page: write it as the page
### does. Between ` is what is typed, or a key.

about = How everything on this page works.
search = Search the guide
# An example in the field.
search-example = pull, clock, import …
# $count (Count)
found = { $count ->
    [0] Nothing found. Try another word, or the beginning of one.
    [one] { $count } result
   *[other] { $count } results
}
# The accessible name of what was found.
results = Search results
# The kinds of places: a rule, a section of the guide, a term of the glossary.
kind-rule = Rule
kind-section = Guide
kind-term = Term
rules-say = Every rule, with an animated diagram
glossary-says = The words of the game and of this page, explained
# The name of the list of all sections beside one of them.
contents = Contents
# The link to the section before.
# $title (Text)
before = Previous: { $title }
# The link to the section after.
# $title (Text)
after = Next: { $title }
# The link to the list of sections.
to-list = All sections

# The headings of the groups of sections.
group =
    .playing = Playing
    .studying = Studying
    .learning = Learning
    .page = The page

## The sections, each with its headings, paragraphs, items of lists and captions of pictures in their order. The search
## finds a section by the words of “also”, too.

start = Your first game
    .about = From the first click to the end of a game.
    .also = begin new beginner introduction
    .text-1 = Press [Play](screen:/) on the home screen. You play Gold against the computer on level 1, which a newcomer
        can beat.
    .item-1 = Set up: your pieces are already on the board. Press *Start with this setup*, or [change the
        setup](section:setting-up) first.
    .item-2 = Make a turn of up to four steps: choose a piece, then one of the marked squares. Press *End turn*.
    .item-3 = The computer replies, one step at a time.
    .item-4 = You win by getting a rabbit to the [goal](term:goal). There are [two](rule:elimination) [other
        ways](rule:immobilisation) to win.
    .text-2 = New to Arimaa? [The lessons](screen:/learn) teach it in about half an hour, and [the rules](screen:/rules)
        fit on one page. In your first games, *Coach* below the board points out what to look at.
    .text-3 = Every step is saved. You can close the page and continue later.
opponents = Opponents and options
    .about = The computer, a second player, handicaps and the teaching game.
    .also = new game level difficulty two people computers handicap teach coach side strength rating Elo Bomb Sharp
    .text-1 = *New game* opens a form that remembers your choices.
    .item-1 = *Computer*: eleven [levels](term:level). Level 1 is for your first game. Level 11 is as strong as the
        time you give it: with a clock, it uses the clock’s time.
    .item-2 = *Two people*: you share one screen. The [settings](section:settings) can flip the board after each turn.
    .item-3 = *Two computers*: two levels play each other while you watch. You can pause the game.
    .item-4 = *Your side*: Gold, Silver or random.
    .heading-1 = More options
    .item-5 = *Time control*: see [Clocks](section:clocks).
    .item-6 = *Handicap*: the stronger player starts without some pieces.
    .item-7 = *Start from*: both sides set up first, or play starts from the position on the board or one you paste.
    .item-8 = *Allow takebacks*: whether turns can be taken back.
    .item-9 = *Teach me*: after a serious mistake, the engine explains it, and you can take the turn back before the
        computer moves. Only in games without a clock.
    .text-2 = After a game you can play a rematch, try the next level, or open the game in the [study](section:study).
    .heading-2 = How strong the levels are
    .text-3 = [The ladder](screen:/ladder) compares each level with the programs that played on arimaa.com. On the scale
        used there, a player who makes random turns is rated 0.
    .text-4 = We measured the levels in games against each other, against such a random player, and against Sharp, the
        program that won the Arimaa Challenge in 2015. Its ratings of 2014 and 2015 tell what a difference between
        programs is worth on arimaa.com’s scale.
    .text-5 = These are ranges, not exact ratings: the levels never played on arimaa.com, and our Sharp had less time for
        each turn than Sharp had there. The name of a program says how strong a level is, not how it plays.
setting-up = Setting up
    .about = Ready-made setups, swapping pieces, and setups of your own.
    .also = setup arrange place preset 99of9 mirror shuffle
    .text-1 = Before the first turn, each side [sets up](rule:setup) its pieces. You start with a good setup, so you can
        simply press *Ready*.
    .item-1 = To swap two pieces, choose one and then the other, or drag one onto the other.
    .item-2 = The row of buttons offers well-known setups.
    .item-3 = Other buttons mirror or shuffle the setup, let the computer suggest one, or bring back your last one.
    .item-4 = *Clear* takes all pieces off the board. Then choose a piece in the row and a square for it.
    .text-2 = You can also [type](section:typing) a setup, such as `Ra1 Hb2`.
    .picture-1 = Gold sets up, then Silver.
turns = Making a turn
    .about = Steps, pushes and pulls with mouse, touch or keyboard.
    .also = move click drag enter undo redo end turn touch
    .heading-1 = Steps
    .item-1 = Choose a piece. Dots mark where it can go with the steps left, and a number shows how many steps that
        takes. Choose a dot.
    .item-2 = Or drag the piece. It follows your pointer, so you decide which way it goes.
    .item-3 = On the keyboard, move around the board with the arrow keys. `Space` selects a piece, and `Space` again
        chooses its square. `Shift` with an arrow key steps at once.
    .heading-2 = Push
    .text-1 = Choose the enemy, then the square it should go to. If several of your pieces could follow, choose one. You
        can also choose your own piece first, then the enemy, then the enemy’s square.
    .picture-1 = Two pushes: one up, one to the right.
    .heading-3 = Pull
    .text-2 = Step away with your piece, then choose the marked enemy, then the square your piece has left. Or choose
        the enemy, then your piece, then the square your piece should go to.
    .picture-2 = Two pulls: one down, one to the right.
    .heading-4 = Ending your turn
    .item-4 = *Undo* takes back a step, *Redo* makes it again, and *Reset* undoes the whole turn.
    .item-5 = *End turn* passes the move to your opponent. If the turn can’t end yet, the button says why.
    .item-6 = A cross on a marked square warns you that a piece would be captured.
    .text-3 = The line below the board says what your next click or tap will do. For all keys, see [Keyboard
        shortcuts](section:keys).
typing = Typing steps
    .about = The notation, and a field to type it in.
    .also = notation write type text record letters
    .text-1 = Press `/`, or *Type in* below the board. `Enter` plays what you have typed. `Escape` cancels.
    .item-1 = `e2n` is a step from e2 to the north. The directions are `n`, `e`, `s` and `w`, always from Gold’s point
        of view.
    .item-2 = `Ee2n` names the piece as well: `E` elephant, `M` camel, `H` horse, `D` dog, `C` cat, `R` rabbit. Capital
        letters are Gold’s pieces, small letters are Silver’s.
    .item-3 = `e2e4` goes from e2 to e4 by the shortest route.
    .item-4 = Separate steps with spaces. Write a push as its two steps: first the enemy’s, then your piece’s. A pull is
        the other way round.
    .item-5 = During setup, type pieces with their squares: `Ra1 Hb2`.
    .text-2 = While you type, the board shows the steps. The line below says what is wrong, or how many steps are left.
planning = Plans, hints and takebacks
    .about = Try out turns, get help, take turns back.
    .also = think ahead try hint help undo take back restore
    .heading-1 = Plans
    .text-1 = *Plan*, or the key `P`, lets you move both sides without changing the game. *Keep* saves the turns as
        a [variation](term:variation) and returns to the game. *Discard* drops them. You can plan while the computer
        thinks.
    .heading-2 = Hints
    .text-2 = *Hint*, or `H`, first shows which piece to move. Ask again to see the whole turn. In the
        middle of a turn, a hint goes on from the steps you have made.
    .heading-3 = Takebacks
    .text-3 = *Take back* undoes your last turn and your opponent’s reply, if the game
        allows [takebacks](term:takeback). You can restore them until you play something else.
    .heading-4 = Looking back
    .text-4 = Use the arrow buttons, the list of turns, or `←`, `→`, `Home` and `End` to see earlier positions. *Back to
        the game* takes you back.
clocks = Clocks
    .about = Time controls, the reserve and pauses.
    .also = time control timer pause flag reserve blitz
    .text-1 = Choose a *Time control* in the new-game form, or write your own.
    .item-1 = You have a certain time for each turn. Unused time, or part of it, is added to
        the [reserve](term:reserve).
    .item-2 = A turn that takes longer uses up the reserve. If the reserve runs out as well, you [lose on
        time](term:flag).
    .item-3 = Your clock starts once your opponent’s turn has been shown, and stops while you are on another screen or
        away. *Pause* stops it and hides the board.
    .item-4 = The clock warns you when time is running low, with a sound if sounds are on.
    .heading-1 = Writing a time control
    .text-2 = The form is `M/R/P/L/G/T`: time per turn, starting reserve, percentage of unused time that is added,
        maximum reserve, game limit, turn limit. The last four are optional.
    .item-5 = Numbers are minutes unless they have a unit: `s`, `m`, `h` or `d`. The game limit can also be a number of
        turns: `60t`.
    .item-6 = `30s/2m/100/5m`: 30 seconds per turn, 2 minutes in reserve, and all unused time is added, up to 5 minutes.
    .text-3 = See [the rules about time](rule:time) for a worked example.
games = Saved games and archives
    .about = Find, name, export and import games.
    .also = save load import export file archive search rename delete backup drop database
    .text-1 = Every game is saved in your browser as you play. Open one from [Saved games](screen:/games) to continue or
        review it.
    .item-1 = Search by name, player or result.
    .item-2 = Name a game, export it as a file, or delete it. *Undo* brings a deleted game back.
    .item-3 = *Export all* writes all games to one file. Use it as a backup, because browsers may delete stored data, or
        to move your games to another device.
    .item-4 = *Import…* reads such files, games in [notation](term:notation), and game [archives](term:archive) of any
        length, even compressed with gzip. You can also drop files anywhere on the page.
    .text-2 = During a long import you see the progress and can stop. Lines that can’t be read are listed. A game that
        breaks the rules is read up to that point.
    .text-3 = You can also paste a game, a line of an archive, a position or a link anywhere with `Ctrl+V`. It opens in
        the study.
    .text-4 = A game open in two tabs can be changed in only one of them. The other tab offers to take over.
friend = Playing by link
    .about = Play with a friend by sending links, and prepare your answers.
    .also = correspondence messenger email invite invitation conditional turns conflict QR code share rematch cheating
    .text-1 = [Start a game](screen:/friend), set up, and send the link. Your friend opens it, sets up, and sends a link
        back. Neither of you needs an account.
    .item-1 = *Copy link* copies the link to send. If a messenger breaks it, use *Copy as text*: your friend can paste that
        anywhere on the page. There are more ways under *QR code, picture and more*.
    .item-2 = Every link contains the whole game, so a lost link costs nothing. Opening a link twice changes nothing.
    .item-3 = *Days per turn* is an agreement between you. The page doesn’t enforce it.
    .item-4 = You can’t take turns back. To give up, press *Resign* and send the link.
    .heading-1 = Conditional turns
    .text-2 = While you wait, press *Prepare your reply*. Play the turn you expect, then your answer, and continue for up to
        eight answers. *Save as conditional turns* saves them; you can prepare for several turns.
    .text-3 = When your friend plays a turn you expected, your answer is played as soon as you open the link. Then send your
        own. Your friend can’t see what you have prepared. Your list of turns marks
        answers that were played this way.
    .heading-2 = When two games differ
    .text-4 = If you play on two devices, a link and your game can each have turns the other lacks. You see both boards and
        the first turn that differs. Choose *Keep your game* or *Take your friend’s*. The other game stays as
        a [variation](term:variation). With *Decide later*, nothing changes until you open the link again.
    .text-5 = The page also asks before it accepts moves in your name that you didn’t make here. Only the player who gives up
        can end a game.
    .heading-3 = What no page can prevent
    .text-6 = Every turn in a link is checked against the rules, and hints and the engine stay off until the game ends. But
        help from elsewhere can’t be prevented, and anyone who has a link can see the game and answer it. Play with people
        you trust.
nearby = Playing nearby
    .about = Connect two devices in one room, and play a live game without a server.
    .also = local network Wi-Fi LAN QR code camera scan card connect offline two devices windows room takeback
    .text-1 = [Connect two devices](screen:/nearby) that are on the same Wi-Fi network. The network needs no internet: a
        phone’s hotspot will do. Nothing is sent to a server.
    .item-1 = Each device shows a card. Press *Scan with the camera* on both, and hold each in front of the other.
    .item-2 = Without a camera, use *Copy card* and paste the text on the other device, or take a picture of the code and
        press *Read a picture*.
    .item-3 = Firefox asks you to press *The other device has my card* when it has been read.
    .text-2 = One of you offers a game with sides and a clock, and the other accepts it. Each device counts the time of its
        own player.
    .heading-1 = Takebacks and rematches
    .text-3 = *Ask to take back* needs the other player’s consent, and so does a rematch. Instead of a chat there are a few
        set phrases.
    .heading-2 = If the connection is lost
    .text-4 = Both devices keep the game. Scan the new cards, and the game continues from the longer copy. If both have turns
        that the other lacks, your turns are kept as a [variation](term:variation).
    .heading-3 = Two windows
    .text-5 = Two windows of one browser need no cards: enter the same *Room* in both.
tournaments = Tournaments
    .about = Computers and people play each other, and the results are added up.
    .also = round robin swiss gauntlet elimination pairing standings crosstable bye performance import export club result
    .text-1 = [Start a tournament](screen:/tournaments): choose a format, and who plays. The page pairs the players and
        explains each pairing under *Why these pairings?*.
    .item-1 = Computers play by themselves, several games at a time. For games of people at this screen, press *Play*.
    .item-2 = People elsewhere play [by link](section:friend). If a game was played without this page, paste it with *Add
        game…*, or only choose its *Result*.
    .item-3 = A result you choose counts, whatever becomes of the game on the board. If you add a game that ended in another
        way, you choose which result counts.
    .item-4 = When people play each other, hints and the engine stay off until the game ends.
    .text-2 = *Export results* writes a file that *Import results…* and the community’s pairing tools can read. It says which
        players are computers, people at this screen, or people elsewhere. In files from other tools, everyone is a person
        at this screen. *Export games* writes all games to one file.
challenge = The Arimaa Challenge
    .about = Defend against the strongest computer, and read what happened from 2004 to 2015.
    .also = history prize program defender bomb clueless marwin briareus ziltoid sharp tournament three games
    .text-1 = For twelve years, a prize awaited the first program to beat the best players. In [the
        Challenge](screen:/challenge) you take a defender’s place. You find it under [Play with
        others](screen:/together), along with its history.
    .item-1 = The computer on [level](term:level) 11 plays three games against one defender, or against each of three at
        this screen. The first side is drawn, then sides alternate.
    .item-2 = The computer must win at least two of the three games against each defender. Otherwise, the Challenge is
        defended.
    .item-3 = Play with the [time control](section:clocks) of 2015 or a short one. There are no takebacks.
    .item-4 = After a game, *Back to The Arimaa Challenge* shows how it stands and begins the next one. You can also
        continue another day.
    .text-2 = The games are among your [saved games](section:games).
study = The study
    .about = Open a game, step through it and replay it.
    .also = analysis analyse board review replay paste open record chapter chapters several games
    .text-1 = [The study](screen:/study) shows a game or a position and lets you try out any turn. *Study*, below the
        board, opens the current game there.
    .item-1 = *Open* takes a game, a line of an archive, or a position in any form.
    .item-2 = `←` and `→` move through the turns, and with `Shift` through single steps. `Home` and `End` jump to the
        start and the end. On a phone, swipe across the board or use the buttons.
    .item-3 = *Replay*, or `P`, plays the game back: at its recorded pace, faster, or with a fixed time per turn.
    .item-4 = *Revert* and *Restore*, or `Ctrl+Z`, undo and redo any change.
    .item-5 = *Edit* opens the position in the [editor](section:editor).
    .item-6 = *Play here* starts a new game from the position: against the same opponent, another level, or between two
        people. *Game* returns to the game you came from.
    .item-7 = *Chapters* collects several games in one study. Each chapter is a saved game, and *Export all* writes them
        all to one file. If you open a text or file with several games, it becomes a study.
    .text-2 = [Variations and notes](section:variations), [the engine](section:engine) and [overlays](section:overlays)
        have their own sections.
variations = Variations and notes
    .about = The tree of turns, comments, symbols and arrows.
    .also = tree branch comment annotate glyph sign arrow circle draw note
    .text-1 = Any turn you make in the study is added to the tree. If there already was a turn, yours becomes
        a [variation](term:variation). `↑` and `↓` switch between the turns of one position.
    .item-1 = *Notes* has a comment for each position, and [symbols](term:glyph) for each turn.
    .item-2 = You can move a variation up, make it the main line, or delete it with everything that follows.
    .item-3 = You can’t change the turns of a game that was played, only its variations.
    .heading-1 = Arrows and circles
    .text-2 = Drag with the right mouse button to draw an arrow, or right-click a square to circle it. On the keyboard,
        `M` marks the current square; mark a second one for an arrow. *Draw* lets you draw with a finger and changes the
        colour.
    .text-3 = In the settings, choose whether the tree shows one turn per row, both sides’ turns side by side, or
        running text.
engine = Engine lines and threats
    .about = The best turns, the score, and what the other side threatens.
    .also = computer analysis best evaluation score chance depth threat multipv
    .text-1 = *Engine*, or `L`, shows the best turns in the position, each with the [line](term:line) it leads to.
    .item-1 = The score is in rabbits, with a plus when Gold is ahead. `+#2` means that Gold wins in two turns.
    .item-2 = The [winning chances](term:winning-chances) are how many of 100 games like this each side would win.
    .item-3 = *More lines* shows more turns. *Go deeper* searches four times as long.
    .item-4 = `Space`, or *Play this turn*, plays the best turn.
    .item-5 = After the first steps of a turn, the engine shows how to complete it.
    .heading-1 = Threats
    .text-2 = *Threat*, or `X`, shows what the other side would do if it could move now. In a real game no one can skip
        a turn.
    .text-3 = The engine runs on your device and stops when you leave the study.
mistakes = Mistakes
    .about = Analyse a game and learn from it.
    .also = analyse blunder inaccuracy learn review accuracy graph exercise
    .text-1 = *Analyse the game* has the engine judge every turn while you keep using the page. A graph shows Gold’s
        winning chances after each turn.
    .item-1 = Turns that gave away [chances](term:winning-chances) are marked on the graph. The arrows below it lead
        from one to the next. Before a turn is called a mistake, it is searched again, ten times as long, or 40 times if it looks like a blunder.
    .item-2 = A card explains the [mistake](term:mistake), if the reason can be proved: a goal allowed, a piece lost,
        a [hostage](term:hostage) let go. It also names the step that did the most harm and shows a better turn.
    .item-3 = *Analyse more deeply* searches every position ten times as long. It takes several minutes.
    .heading-1 = Learn from your mistakes
    .text-2 = Go back to the positions before your mistakes and look for better turns. Saved mistakes come back
        under [Review mistakes](screen:/mistakes): after a day, then less and less often as you get them right.
overlays = Overlays
    .about = Goals, captures, traps and frozen pieces, shown on the board.
    .also = goal capture trap control frozen reach threats show on board
    .text-1 = The switches next to the engine’s, or the keys `1` to `5`, show facts about the position, both on the
        board and in words.
    .item-1 = *Goals*: how each side can reach its goal, or threatens to.
    .item-2 = *Captures*: which pieces each side can capture, or threatens to.
    .item-3 = *Traps*: who has [control](term:trap-control) of each trap.
    .item-4 = *Frozen*: which pieces are [frozen](term:freeze), and by what.
    .item-5 = *Reach*: where the selected piece can go in one turn.
    .text-2 = They are exact, because the page tries every turn. You can switch on several at once.
editor = The position editor
    .about = Set up any position, then play or study it.
    .also = position custom create place remove mirror diagram
    .text-1 = [The editor](screen:/editor) shows the pieces of both sides next to the board.
    .item-1 = Choose a piece next to the board, then the squares to place it on. On the keyboard, go to a square and
        type the piece’s letter.
    .item-2 = *Move* lets you move pieces or drag them. To remove a piece, drag it off the board, or choose it
        with *Remove*.
    .item-3 = Choose the side to move and how many steps it has left.
    .item-4 = *Set up* sets up all pieces, *Clear* removes them, *Mirror* swaps left and right, *Swap sides* swaps Gold
        and Silver.
    .text-2 = The check below the board lists every problem, such as too many pieces, or a piece on a trap without a
        friend. Once there are none, you can *Study* or *Play* the position.
    .text-3 = Copy the position as a line, a diagram or a link. Any of these can be pasted back.
statistics = Statistics
    .about = Results of your games, archives and setups.
    .also = statistics results percent win rate setups counts opening explorer first turns book
    .text-1 = The statistics sum up the results of your games, of imported [archives](term:archive), and of
        setups. *Filters* counts only the games of a player, an event, a rating range, a time control or some years.
    .text-2 = They are computed on your device from the games [saved](section:games) there.
    .heading-1 = The opening explorer
    .text-3 = *Opening explorer*, in the study and during setup, lists what was played in the position: how often, with
        what results, and with the engine’s score if you ask for it. Choose one of the turns to play it.
    .text-4 = The first eight turns of each game count, no matter in which order they reached the position.
lessons = Lessons and the coach
    .about = A course of 24 lessons, and help in your first games.
    .also = learn course tutorial teach coach exercise beginner
    .text-1 = [The course](screen:/learn) has ten lessons on the rules and fourteen on strategy. Each has a few
        exercises on the board.
    .item-1 = You make a turn, mark squares, or choose one of two turns. Any right answer counts.
    .item-2 = A wrong answer gets an explanation. *Hint*, or `H`, helps twice. *Answer*, or `S`, shows a right answer.
    .item-3 = You can leave a lesson at any time. The list shows which ones you have done.
    .item-4 = A word with a dotted underline is in [the glossary](screen:/glossary). Point at it or choose it to read
        what it means.
    .heading-1 = The coach
    .text-2 = *Coach*, below the board of a game, points out one thing in the position: a goal within reach, a piece in
        danger. The same button switches it off.
puzzles = Puzzles
    .about = Themes, your rating, streak and storm.
    .also = training daily tactics own games rating glicko streak storm theme return
    .text-1 = [Puzzles](screen:/puzzles) have one answer, proved by trying every turn. You can add steps that do no
        harm. After your answer you read why it works, and can open the position in the study.
    .item-1 = *Puzzle of the day*: everyone gets the same one.
    .item-2 = *Tactics of all themes*, or any single theme, gives you puzzles at your level.
    .item-3 = *Streak*: the puzzles get harder and harder, until your first mistake.
    .item-4 = *Storm*: solve as many as you can in three minutes. Three mistakes and you’re out.
    .item-5 = A puzzle you missed comes back a few days later.
    .item-6 = *From your games*: what you and your opponents missed in games you have analysed in
        the [study](section:study). These puzzles also appear in your training.
    .heading-1 = Your rating
    .text-2 = Only your first answer to each puzzle counts towards your [rating](term:rating), which is on the same
        scale as the computer opponents (computed by the Glicko-2 method). Using a hint or the solution counts as a miss.
    .text-3 = Streak, storm and counting exercises don’t change your rating.
sharing = Sharing and pictures
    .about = Links, games as text, pictures and animations.
    .also = share link copy picture png svg gif animation image download
    .text-1 = *Share*, below the board, has everything you can pass on to others.
    .item-1 = *Copy link*: the link contains the whole game, so nothing is stored anywhere. Whoever opens it sees the
        game in the study, at the position you see.
    .item-2 = *Copy game* and *Copy position*: as text for forums and other programs. The game includes everything:
        comments, symbols, variations, times and evaluations.
    .item-3 = *Picture of the position*: SVG or PNG, with your arrows and circles.
    .item-4 = *Animation of the game*: a GIF, or an SVG with moving pieces. Choose the turns and the time for each.
    .item-5 = *Download game*: the same text as a file. *Copy turns only* copies just the turns.
    .text-2 = Pictures use your board and pieces, or others you choose for them.
embedding = Boards on your own site
    .about = Embed a game, a position or a puzzle.
    .also = embed iframe html blog website element script
    .text-1 = *Share* also has code for a blog or website. Your readers see the game or position there and can step
        through it.
    .item-1 = *Frame* works on nearly every site.
    .item-2 = *Script and tag* is for pages that allow scripts. The tag is `<arimaa-board>`.
    .text-2 = The tag can show a diagram, a replay, a game against the computer or a puzzle. With `mode=puzzle` it takes
        a line of a puzzle file. The files come from this page, so it must be on a server your readers can reach.
settings = Settings
    .about = Colours, boards, pieces, sounds and speed.
    .also = theme dark light board pieces sound volume vibration animation speed coordinates flip
    .text-1 = *Settings*, at the top, has three parts. Every change takes effect at once.
    .item-1 = *Appearance*: light or dark theme, four boards, three piece sets, coordinates.
    .item-2 = *Gameplay*: which side is at the bottom, the list of turns, animation speed, whether a turn ends after its
        fourth step, and arrows on hover.
    .item-3 = *Sound*: sounds, volume and vibration.
    .text-2 = *Flip*, or `F`, flips the board in this game.
keys = Keyboard shortcuts
    .about = Every key, on every screen.
    .also = key keyboard shortcut hotkey
    .text-1 = `?` shows the keys of the current screen. Here are all of them.
accessibility = Accessibility
    .about = Keyboard, screen readers, contrast and motion.
    .also = screen reader blind keyboard contrast motion colour large text zoom a11y
    .item-1 = Everything works from the keyboard alone. The board is a single `Tab` stop, and the arrow keys move around
        it. See [Keyboard shortcuts](section:keys).
    .item-2 = Each square is described with its piece and its state, such as “gold cat on e2, frozen by silver horse on
        e3”. Steps, turns and the end of a game are announced.
    .item-3 = You can [type](section:typing) steps instead of using the board.
    .item-4 = Nothing relies on colour alone. The settings have a *High contrast* board and *Letters* as pieces.
    .item-5 = If your system asks for reduced motion, pieces don’t glide, and the diagrams in this guide move only when
        you ask them to.
    .item-6 = You can enlarge text in the browser. The page works on screens as narrow as 320 pixels.
    .text-1 = If something is hard for you to use, we consider that a bug.
privacy = Privacy and offline use
    .about = What is stored, and why nothing is sent.
    .also = offline install app data cookie account tracking network storage delete
    .item-1 = No account, no advertising, no cookies, no tracking.
    .item-2 = The page loads its own files and then asks for nothing more. The computer player runs on your device.
    .item-3 = Games, settings and progress are stored in your browser. They leave it only when you export or share them.
    .item-4 = A link carries the game in the part of the address that is never sent to a server.
    .heading-1 = Offline
    .text-1 = After your first visit, the page works without a network. Most browsers let you install it as an app from
        their menu. A new version takes over the next time you open or reload the page.
    .heading-2 = Deleting your data
    .text-2 = Delete games in [Saved games](screen:/games), and your progress with *Forget my progress* in the lessons
        and puzzles. To delete everything at once, clear this site’s data in your browser’s settings.
problems = Troubleshooting
    .about = What to do when something doesn’t work.
    .also = error crash bug full storage lost slow help failed trouble
    .heading-1 = “The browser’s storage is full”
    .text-1 = Export your games, then delete some you don’t need. The game on the board is safe as long as the page is
        open.
    .heading-2 = “This browser does not let the page store anything”
    .text-2 = Private windows and some browser settings forbid it. You can play, but the game is lost when you close the
        page. To save it, copy it with *Share*.
    .heading-3 = A saved game can’t be read
    .text-3 = It is set aside, not deleted. [Saved games](screen:/games) lists it and can export it. A later version of
        the page may be able to read it.
    .heading-4 = The computer doesn’t respond
    .text-4 = Press *Try again*. If the message offers to reload the page, do so: your game is saved up to the last
        step.
    .heading-5 = Something could not be loaded
    .text-5 = Parts of the page are loaded when they are first needed. Check your connection, then press *Try again*.
    .heading-6 = The board is too small, or the page is slow
    .text-6 = Close other tabs that play or analyse. Turn your phone: in landscape the board uses the full height. Set
        animations to instant in the settings.
    .heading-7 = There is no sound
    .text-7 = Browsers allow sound only after you have clicked or tapped something on the page. Check *Sound* in the
        settings, and whether your phone is muted.
