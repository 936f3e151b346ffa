### The user guide. Texts can link to others, as in glossary.ftl. Between * is a label of the page: write it as the page
### does. Between ` is what is typed, or a key.

about = How everything on this page works.
search = Search the guide
# An example in the field.
search-example = pull, clock, archive …
# $count (Count)
found = { $count ->
    [0] Nothing found. Try another word, or the beginning of one.
    [one] { $count } place found
   *[other] { $count } places found
}
# The accessible name of what was found.
results = Places found
# The kinds of places: a rule, a section of the guide, a term of the glossary.
kind-rule = Rule
kind-section = Guide
kind-term = Term
rules-say = Every rule, with a picture that moves
glossary-says = The words of the game and of this page
# The link to the section before.
# $title (Text)
before = Before: { $title }
# The link to the section after.
# $title (Text)
after = Next: { $title }
# The link to the list of sections.
to-list = All sections

# The groups of sections.
playing = Playing
studying = Studying
learning = Learning
page = The page

## The sections, each with its headings, paragraphs, items of lists and captions of pictures in their order. The search
## finds a section by the words of “also”, too.

start = Your first game
    .about = From the first press to the end of a game.
    .also = begin new beginner introduction
    .text-1 = Press [Play](screen:/) on the home screen. You have Gold and play against the computer on level 1, which a
        newcomer can beat.
    .item-1 = Set up: your pieces are already on the board. Press *Ready*, or [change the setup](section:setting-up)
        first.
    .item-2 = Make a turn of up to four steps: press a piece, then one of the marked squares. Press *End turn*.
    .item-3 = The computer answers, and its steps are shown one by one.
    .item-4 = The game is over when a rabbit has reached the [goal](term:goal), or [in](rule:elimination) [another
        way](rule:immobilisation).
    .text-2 = If you don’t know the game yet, [the lessons](screen:/learn) teach it in about half an hour, and [the
        rules](screen:/rules) are on one page. *Coach*, below the board, says in your first games what to look at.
    .text-3 = Each game is saved, step by step. If you close the page, you can go on later.
opponents = Opponents and options
    .about = The computer, another person, handicaps, the teaching game.
    .also = new game level difficulty two people computers handicap teach coach side
    .text-1 = *New game* opens a form. It remembers your choices.
    .item-1 = *Computer*: ten [levels](term:level). Level 1 is for your first game; level 10 is the strongest and
        slowest.
    .item-2 = *Two people*: both play on the same screen. The [settings](section:settings) can turn the board after each
        turn.
    .item-3 = *Computers*: two levels play each other, and you watch. You can pause the game.
    .item-4 = *Your side*: Gold, Silver, or one at random.
    .heading-1 = More options
    .item-5 = *Time control*: see [Clocks](section:clocks).
    .item-6 = *Handicap*: the stronger player starts without some pieces.
    .item-7 = *Start from*: both setups, the position on the board, or a position that you paste.
    .item-8 = *Allow takebacks*: whether turns can be taken back.
    .item-9 = *Teach me*: after a bad mistake the engine says why, and you can take the turn back before the computer
        moves. This needs a game without a clock.
    .text-2 = After a game you can have a rematch, try the next level, or open the game in the [study](section:study).
setting-up = Setting up
    .about = Ready-made setups, swapping pieces, your own.
    .also = setup arrange place preset 99of9 mirror shuffle
    .text-1 = Before the first turn each side [sets up](rule:setup) its pieces. The page starts with a good setup, so
        you can simply press *Ready*.
    .item-1 = To swap two pieces, press one and then the other, or drag one onto the other.
    .item-2 = The row of buttons has well-known setups.
    .item-3 = Other buttons mirror the setup, shuffle it, let the computer suggest one, or bring back your last one.
    .item-4 = *Clear* takes all pieces off the board. Press a piece in the row, then its squares.
    .text-2 = You can also [type](section:typing) a setup, such as `Ra1 Hb2`.
    .picture-1 = Gold sets up, then Silver.
turns = Making a turn
    .about = Steps, pushes and pulls by mouse, touch or keyboard.
    .also = move click drag enter undo redo end turn touch
    .heading-1 = Steps
    .item-1 = Press a piece. Dots mark where it can go with the steps that are left; a number says how many steps it
        takes. Press a dot.
    .item-2 = Or drag the piece. It follows the path of the pointer, so you decide how it goes.
    .item-3 = On the keyboard, move with the arrow keys, take a piece with `Space`, and choose its square with `Space`.
        `Shift` with an arrow key steps at once.
    .heading-2 = Push
    .text-1 = Press the enemy, then the square where it goes. If several of your pieces could follow, press the one that
        should follow. Or press your piece, then the enemy, then the square for the enemy.
    .picture-1 = Two pushes: up, and to the right.
    .heading-3 = Pull
    .text-2 = Step away with your piece, then press the marked enemy, then the square that your piece has left. Or press
        the enemy, then your piece, then the square where your piece goes.
    .picture-2 = Two pulls: down, and to the right.
    .heading-4 = Ending the turn
    .item-4 = *Undo* takes back a step, *Redo* makes it again, *Reset* takes back all.
    .item-5 = *End turn* gives the turn to your opponent. If the turn can’t end yet, the button says why.
    .item-6 = A cross on a marked square warns you that a piece would be captured.
    .text-3 = The line below the board says what a press will do. All keys are in [Keyboard shortcuts](section:keys).
typing = Typing steps
    .about = The notation, and a field for it.
    .also = notation write type text record letters
    .text-1 = Press `/`, or *Type* below the board. `Enter` plays what you have typed, `Escape` cancels it.
    .item-1 = `e2n` is a step from e2 to the north. The directions are `n`, `e`, `s` and `w`, seen from Gold’s side.
    .item-2 = `Ee2n` names the piece as well: `E` elephant, `M` camel, `H` horse, `D` dog, `C` cat, `R` rabbit. Capital
        letters are Gold’s, small letters Silver’s.
    .item-3 = `e2e4` goes from e2 to e4, by the shortest way.
    .item-4 = Several steps are separated by blanks. A push is written as its two steps: first the enemy, then your
        piece. A pull is the other way round.
    .item-5 = In a setup, type pieces with their squares: `Ra1 Hb2`.
    .text-2 = While you type, the board shows the steps, and the line below says what is wrong or how many steps are
        left.
planning = Plans, hints and takebacks
    .about = Try turns out, get help, take turns back.
    .also = think ahead try hint help undo take back restore
    .heading-1 = Plans
    .text-1 = *Plan*, or the key `P`, lets you move both sides without changing the game. *Keep* stores the turns as a [variation](term:variation)
        and goes back to the game; *Discard* drops them. You can plan while the computer thinks.
    .heading-2 = Hints
    .text-2 = *Hint*, or `H`, shows first which piece to move. Ask again to see the whole turn.
    .heading-3 = Takebacks
    .text-3 = *Take back* takes back your last turn and the answer to it, if the game allows [takebacks](term:takeback).
        What was taken back can be restored until you play something else.
    .heading-4 = Looking back
    .text-4 = The arrow buttons and the list of turns show earlier positions; so do `←`, `→`, `Home` and `End`. *Back to
        the game* returns.
clocks = Clocks
    .about = Time controls, the reserve, pauses.
    .also = time control timer pause flag reserve blitz
    .text-1 = Choose a *Time control* in the new-game form, or write one.
    .item-1 = Each turn has a certain time. What it leaves unused is added to the [reserve](term:reserve), or a part of
        it.
    .item-2 = A turn that takes longer uses the reserve. If that is used up, too, the side [loses on time](term:flag).
    .item-3 = The clock of a person stands until the person’s turn has been shown, and while you look at another screen
        or have closed the page. *Pause* stops it, and hides the board.
    .item-4 = The plates warn you when the time runs low, and there is a sound if you have sounds on.
    .heading-1 = Writing a time control
    .text-2 = The form is `M/R/P/L/G/T`: time for a turn, starting reserve, percentage of the unused time that is added,
        largest reserve, limit of the game, limit of a turn. The last four are optional.
    .item-5 = Numbers are minutes, or have a unit: `s`, `m`, `h`, `d`. The limit of the game may be a number of turns:
        `60t`.
    .item-6 = `30s/2m/100/5m`: 30 seconds a turn, 2 minutes in reserve, all unused time is added, up to 5 minutes.
    .text-3 = [The rules about time](rule:time) have an example with numbers.
games = Saved games and archives
    .about = Find, name, export and import games.
    .also = save load import export file archive search rename delete backup drop database
    .text-1 = Every game is saved in your browser while you play. [Saved games](screen:/games) lists them: open one to
        go on with it, or to look at it.
    .item-1 = Search by name, player or result.
    .item-2 = Give a game a name, export it as a record, or delete it. *Undo* brings a deleted game back.
    .item-3 = *Export all* writes one file with all games. Keep it as a backup: a browser may delete what a page has
        stored, and another device can import it.
    .item-4 = *Import…* reads such a file, records in [notation](term:notation), and [archives](term:archive) of any
        length, also compressed with gzip. You can also drop files anywhere on the page.
    .text-2 = While a long archive is imported, you see the progress and can stop. Lines that can’t be read are listed,
        and a game that breaks the rules is read up to that place.
    .text-3 = A record, a line of an archive, a position or a link can also be pasted anywhere with `Ctrl+V`. It opens
        in the study.
    .text-4 = A game that is open in two tabs can be changed in one of them only. The other offers to take it over.
study = The study
    .about = Open a game, step through it, replay it.
    .also = analysis analyse board review replay paste open record chapter chapters several games
    .text-1 = [The study](screen:/study) shows a game or a position, and you can try every turn in it. *Study* below the
        board of a game opens that game.
    .item-1 = *Open* takes a pasted record, a line of an archive, or a position in any form.
    .item-2 = `←` and `→` go through the turns, with `Shift` through single steps. `Home` and `End` go to the ends. On a
        phone, swipe over the board, or use the buttons.
    .item-3 = *Replay*, or `P`, plays the game: with the recorded times, faster, or with a fixed time a turn.
    .item-4 = *Revert* and *Restore*, or `Ctrl+Z`, undo and redo every change.
    .item-5 = *Edit* opens the position in the [editor](section:editor).
    .item-6 = *Play here* starts a new game from the position: against the same opponent, another level, or between two
        people. *Game* goes back to the game in hand.
    .item-7 = *Chapters* keeps several games together as one study. Each is a saved game, and *Export all* writes all
        of them into one file. A text or a file with several games becomes a study when you open it.
    .text-2 = [Variations and notes](section:variations), [the engine](section:engine) and [overlays](section:overlays)
        have sections of their own.
variations = Variations and notes
    .about = The tree of turns, comments, signs, arrows.
    .also = tree branch comment annotate glyph sign arrow circle draw note
    .text-1 = Make a turn in the study, and it is added to the tree. If there was another turn already, yours becomes a [variation](term:variation).
        `↑` and `↓` go through the turns of one position.
    .item-1 = *Notes* has a comment for each position, and [signs](term:glyph) for each turn.
    .item-2 = A variation can be moved up, made the main line, or deleted with all that follows.
    .item-3 = The turns of a game that was played can’t be changed. Its variations can.
    .heading-1 = Arrows and circles
    .text-2 = Drag with the right mouse button to draw an arrow, or press a square with it for a circle. `M` marks the
        square with the focus; mark another for an arrow. *Draw* lets a finger draw, and changes the colour.
    .text-3 = The settings show the tree with one turn a row, side by side, or as running text.
engine = Engine lines and threats
    .about = The best turns, the score, what the other side threatens.
    .also = computer analysis best evaluation score chance depth threat multipv
    .text-1 = *Engine*, or `L`, shows the best turns in the position, each with its [line](term:line).
    .item-1 = The score is in rabbits, with a plus if Gold is better. `+#2` says that Gold wins in two turns.
    .item-2 = The [winning chances](term:winning-chances) say how many of 100 such games each side would win.
    .item-3 = *More lines* shows more turns. *Go deeper* searches four times as long.
    .item-4 = `Space`, or *Play this turn*, plays the best turn.
    .item-5 = After some steps of a turn, the engine completes this turn.
    .heading-1 = Threats
    .text-2 = *Threat*, or `X`, shows what the other side would do if it were to move now. In a game nobody can skip a
        turn: it is skipped only to show this.
    .text-3 = The engine runs on your device. It stops when you leave the study.
mistakes = Mistakes
    .about = The analysis of a game, and how to learn from it.
    .also = analyse blunder inaccuracy learn review accuracy graph exercise
    .text-1 = *Analyse the game* lets the engine judge every turn, while you go on using the page. A graph shows Gold’s
        chance to win after each turn.
    .item-1 = Turns that gave away [chances](term:winning-chances) have marks on the graph. The arrows below it lead
        from one to the next. Each is searched a second time, ten times as long, before it is named.
    .item-2 = A card says why the turn was a [mistake](term:mistake), if that can be proved: a goal was allowed, a piece
        was lost, a [hostage](term:hostage) was let go. It also names the step that gave away the most, and shows a
        better turn.
    .item-3 = *Analyse more deeply* then searches every position ten times as long. It takes some minutes.
    .heading-1 = Learn from your mistakes
    .text-2 = Below it you can try to find better turns in the positions before the mistakes. What you keep
        returns after days on [Review mistakes](screen:/mistakes): after a day, and later ever more seldom if you find
        the turn.
overlays = Overlays
    .about = What the rules say about a position, on the board.
    .also = goal capture trap control frozen reach threats show on board
    .text-1 = The switches beside those of the engine, or the keys `1` to `5`, show facts about the position, on the
        board and in words.
    .item-1 = *Goals*: how each side can reach its goal, or threatens to.
    .item-2 = *Captures*: which pieces each side can capture, or threatens to.
    .item-3 = *Traps*: who has [control](term:trap-control) of each trap.
    .item-4 = *Frozen*: which pieces are [frozen](term:freeze), and by what.
    .item-5 = *Reach*: where the selected piece can go in a turn of its side.
    .text-2 = They are exact: the page tries every turn. They can be on at the same time.
editor = The position editor
    .about = Set up any position, then play or study it.
    .also = position custom create place remove mirror diagram
    .text-1 = [The editor](screen:/editor) has the pieces of both sides beside the board.
    .item-1 = Press a piece beside the board, then the squares where it goes. On the keyboard, type its letter on a
        square.
    .item-2 = *Move* moves pieces, also by dragging. A piece that is dragged off the board is removed, and so is one
        that you press with *Remove*.
    .item-3 = Choose the side to move, and how many steps it has left.
    .item-4 = *Set up* puts all pieces on the board, *Clear* removes them, *Mirror* swaps left and right, *Swap sides*
        swaps Gold and Silver.
    .text-2 = The check below the board names every fault, such as a piece on a trap without a friend, or too many
        pieces. Without a fault you can *Study* or *Play* the position.
    .text-3 = The position can be copied as a line, a diagram or a link, and pasted in any of these forms.
statistics = Statistics
    .about = Results of your games and archives, and setups.
    .also = statistics results percent win rate setups counts opening explorer first turns book
    .text-1 = The statistics sum up results: of the games that you have played, of the [archives](term:archive) that you
        have imported, and of setups. *More choices* counts only games of a player, an event, a range of ratings, a time
        control or some years.
    .text-2 = They are computed on your device, from the games that are [saved](section:games) there.
    .heading-1 = The opening explorer
    .text-3 = *Opening explorer*, in the study and while you set up, lists what was played in the position: how often,
        with which results, and with the engine’s score if you ask for it. Press a line to play it.
    .text-4 = A game counts as far as its first eight turns, also if it reached the position by another order of turns.
lessons = Lessons and the coach
    .about = A course of 24 lessons, and help in a first game.
    .also = learn course tutorial teach coach exercise beginner
    .text-1 = [The course](screen:/learn) has ten lessons about the rules and fourteen about strategy. Each has a few
        exercises on the board.
    .item-1 = Make the turn that is asked for, mark squares, or choose one of two turns. Any right answer counts.
    .item-2 = A wrong answer is explained. *Hint*, or `H`, helps twice; *Answer*, or `S`, shows a right answer.
    .item-3 = You can leave a lesson at any time. The list shows what you have done.
    .item-4 = A dotted line below a word shows that it is in [the glossary](screen:/glossary). Point at it or press it
        to read what it means.
    .heading-1 = The coach
    .text-2 = *Coach*, below the board of a game, says one thing about the position that is worth a look: a goal in
        reach, a piece in danger. The button switches it off.
puzzles = Puzzles
    .about = Themes, the rating, streak and storm.
    .also = training daily tactics own games rating glicko streak storm theme return
    .text-1 = [Puzzles](screen:/puzzles) have one answer, which is proved by trying every turn. Further steps that do no
        harm are allowed.
    .item-1 = *Puzzle of the day*: the same for everybody.
    .item-2 = *All themes* and the single themes give you puzzles at your level.
    .item-3 = *Streak*: harder and harder, until your first mistake.
    .item-4 = *Storm*: as many as you can in three minutes. Three mistakes end it.
    .item-5 = A puzzle that you have not solved returns after days.
    .item-6 = *From your games*: what you and your opponents missed in games that you have analysed in
        the [study](screen:/study). These puzzles join the training, too.
    .heading-1 = Your rating
    .text-2 = Your [rating](term:rating) changes with the first answer to each puzzle, by the method Glicko-2. It has
        the scale of the computer’s levels: level 1 has 1000. A hint or the solution counts as not solved.
    .text-3 = Streak and storm don’t change your rating.
sharing = Sharing and pictures
    .about = Links, records, pictures and animations.
    .also = share link copy picture png svg gif animation image download
    .text-1 = *Share*, below the board of a game or of the study, has everything that you can give to others.
    .item-1 = *Copy link*: the whole game is in the link, so nothing is stored anywhere. Whoever opens it sees the game
        in the study, at the place that you see.
    .item-2 = *Copy record* and *Copy position*: as text, for forums and other programs. The record has everything:
        comments, signs, variations, times and evaluations.
    .item-3 = *Picture of the position*: SVG or PNG, with your arrows and circles.
    .item-4 = *Animation of the game*: a GIF, or an SVG whose pieces move. Choose the turns and the time for each.
    .item-5 = *Download record*: the same record as a file. *Copy turns only* leaves out all but the turns.
    .text-2 = Pictures have your board and pieces, or others that you choose for them.
embedding = Boards in your own site
    .about = Embed a game, a position or a puzzle.
    .also = embed iframe html blog website element script
    .text-1 = *Share* also has code for a blog or a site. Readers see the game or the position there, and step through
        it.
    .item-1 = *Frame* works on nearly every site.
    .item-2 = *Script and tag* is for pages that allow scripts. The tag is `<arimaa-board>`.
    .text-2 = The tag can be a diagram, a replay, a game against the computer, or a puzzle: with `mode=puzzle` it takes
        a line of a file of puzzles. The files are a part of this page, so the page must be on a server that your
        readers reach.
settings = Settings
    .about = Colours, boards, pieces, sounds, speed.
    .also = theme dark light board pieces sound volume vibration animation speed coordinates flip
    .text-1 = *Settings*, at the top, has three parts. Every change is seen at once.
    .item-1 = *Appearance*: light or dark, four boards, three sets of pieces, coordinates.
    .item-2 = *Gameplay*: which side is at the bottom, the list of turns, the speed of animations, whether a turn ends
        with its fourth step, and arrows on hover.
    .item-3 = *Sound*: sounds, their volume, and vibration.
    .text-2 = *Flip*, or `F`, turns the board in this game.
keys = Keyboard shortcuts
    .about = Every key, on every screen.
    .also = key keyboard shortcut hotkey
    .text-1 = `?` shows the keys of the screen that you are on. These are all of them.
accessibility = Accessibility
    .about = Keyboard, screen readers, contrast, motion.
    .also = screen reader blind keyboard contrast motion colour large text zoom a11y
    .item-1 = Everything works with the keyboard alone. The board is one stop of `Tab`; the arrow keys move on it. See [Keyboard
        shortcuts](section:keys).
    .item-2 = Each square has a name with its piece and its state, such as “gold cat on e2, frozen by silver horse on
        e3”. Steps, turns and the end of a game are announced.
    .item-3 = Steps can be [typed](section:typing), which needs no board at all.
    .item-4 = Nothing is told by colour alone. The board *High contrast* and the pieces *Letters* are in the settings.
    .item-5 = If your system asks for less motion, pieces don’t glide, and pictures in this guide move only when you ask
        them to.
    .item-6 = Text can be enlarged in the browser. The page works from a width of 320 pixels.
    .text-1 = If something is hard for you to use, that is a fault of the page.
privacy = Privacy and offline use
    .about = What is stored, and that nothing is sent.
    .also = offline install app data cookie account tracking network storage delete
    .item-1 = There is no account, no advertising, no cookie, and nobody counts you.
    .item-2 = The page loads its own files and then asks for nothing more. The computer player runs on your device.
    .item-3 = Games, settings and progress are stored in your browser. They leave it only if you export or share them.
    .item-4 = A link to a game has the game in the part of the address that browsers don’t send to a server.
    .heading-1 = Offline
    .text-1 = After the first visit the page works without a network. In most browsers you can install it, as an app,
        from the menu. When there is a new version, it is used after you have closed the page.
    .heading-2 = Deleting your data
    .text-2 = Delete games in [Saved games](screen:/games), and your progress with *Forget my progress* on the screens
        of the lessons and puzzles. The browser’s settings delete everything at once: look for the data of this site.
problems = Problems and what to do
    .about = When something does not work.
    .also = error crash bug full storage lost slow help failed trouble
    .heading-1 = “The browser’s storage is full”
    .text-1 = Export your games, then delete some that you don’t need. The game on the board is safe while the page is
        open.
    .heading-2 = “This browser does not let the page store anything”
    .text-2 = Private windows and some settings forbid it. You can play, but the game ends with the page: copy the
        record with *Share*.
    .heading-3 = A saved game can’t be read
    .text-3 = It is set aside, not deleted. [Saved games](screen:/games) lists what was set aside and exports it; a
        later version of the page may read it.
    .heading-4 = The computer does not answer
    .text-4 = *Try again* asks it again. If the message offers to reload the page, do that: your game is saved up to the
        last step.
    .heading-5 = Something could not be loaded
    .text-5 = A part of the page is loaded when it is first needed. Check the connection, then press *Try again*.
    .heading-6 = The board is too small, or the page is slow
    .text-6 = Close other tabs that play or analyse. Turn the phone: in landscape the board takes the full height. In
        the settings, animations can be instant.
    .heading-7 = There is no sound
    .text-7 = Browsers allow sounds only after the first press on the page. Check *Sound* in the settings, and the
        silent mode of your phone.
