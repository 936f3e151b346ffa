//! The sections of the user guide about games, in English.

use crate::manual::diagrams::rules;
use crate::text::manual::ManualBlock::{Heading, List, Picture, Text};
use crate::text::manual::SectionWords;

pub(super) const START: SectionWords = SectionWords {
    title: "Your first game",
    about: "From the first press to the end of a game.",
    also: "begin new beginner introduction",
    blocks: &[
        Text(
            "Press {screen:/|Play} on the home screen. You have Gold and play against the computer on level 1, which \
             a newcomer can beat.",
        ),
        List(&[
            "Set up: your pieces are already on the board. Press *Ready*, or {section:setting-up|change the setup} \
             first.",
            "Make a turn of up to four steps: press a piece, then one of the marked squares. Press *End turn*.",
            "The computer answers, and its steps are shown one by one.",
            "The game is over when a rabbit has reached the {term:goal|goal}, or {rule:elimination|in} \
             {rule:immobilisation|another way}.",
        ]),
        Text(
            "If you don’t know the game yet, {screen:/learn|the lessons} teach it in about half an hour, and \
             {screen:/rules|the rules} are on one page. *Coach*, below the board, says in your first games what to \
             look at.",
        ),
        Text("Each game is saved, step by step. If you close the page, you can go on later."),
    ],
};

pub(super) const OPPONENTS: SectionWords = SectionWords {
    title: "Opponents and options",
    about: "The computer, another person, handicaps, the teaching game.",
    also: "new game level difficulty two people computers handicap teach coach side",
    blocks: &[
        Text("*New game* opens a form. It remembers your choices."),
        List(&[
            "*Computer*: ten {term:level|levels}. Level 1 is for your first game; level 10 is the strongest and \
             slowest.",
            "*Two people*: both play on the same screen. The {section:settings|settings} can turn the board after \
             each turn.",
            "*Computers*: two levels play each other, and you watch. You can pause the game.",
            "*Your side*: Gold, Silver, or one at random.",
        ]),
        Heading("More options"),
        List(&[
            "*Time control*: see {section:clocks|Clocks}.",
            "*Handicap*: the stronger player starts without some pieces.",
            "*Start from*: both setups, the position on the board, or a position that you paste.",
            "*Allow takebacks*: whether turns can be taken back.",
            "*Teach me*: after a bad mistake the engine says why, and you can take the turn back before the computer \
             moves. This needs a game without a clock.",
        ]),
        Text(
            "After a game you can have a rematch, try the next level, or open the game in the {section:study|study}.",
        ),
    ],
};

pub(super) const SETTING_UP: SectionWords = SectionWords {
    title: "Setting up",
    about: "Ready-made setups, swapping pieces, your own.",
    also: "setup arrange place preset 99of9 mirror shuffle",
    blocks: &[
        Text(
            "Before the first turn each side {rule:setup|sets up} its pieces. The page starts with a good setup, so \
             you can simply press *Ready*.",
        ),
        List(&[
            "To swap two pieces, press one and then the other, or drag one onto the other.",
            "The row of buttons has well-known setups.",
            "Other buttons mirror the setup, shuffle it, let the computer suggest one, or bring back your last one.",
            "*Clear* takes all pieces off the board. Press a piece in the row, then its squares.",
        ]),
        Text("You can also {section:typing|type} a setup, such as `Ra1 Hb2`."),
        Picture(&rules::SETUP, "Gold sets up, then Silver."),
    ],
};

pub(super) const TURNS: SectionWords = SectionWords {
    title: "Making a turn",
    about: "Steps, pushes and pulls by mouse, touch or keyboard.",
    also: "move click drag enter undo redo end turn touch",
    blocks: &[
        Heading("Steps"),
        List(&[
            "Press a piece. Dots mark where it can go with the steps that are left; a number says how many steps it \
             takes. Press a dot.",
            "Or drag the piece. It follows the path of the pointer, so you decide how it goes.",
            "On the keyboard, move with the arrow keys, take a piece with `Space`, and choose its square with \
             `Space`. `Shift` with an arrow key steps at once.",
        ]),
        Heading("Push"),
        Text(
            "Press the enemy, then the square where it goes. If several of your pieces could follow, press the one \
             that should follow. Or press your piece, then the enemy, then the square for the enemy.",
        ),
        Picture(&rules::PUSH, "Two pushes: up, and to the right."),
        Heading("Pull"),
        Text(
            "Step away with your piece, then press the marked enemy, then the square that your piece has left. Or \
             press the enemy, then your piece, then the square where your piece goes.",
        ),
        Picture(&rules::PULL, "Two pulls: down, and to the right."),
        Heading("Ending the turn"),
        List(&[
            "*Undo* takes back a step, *Redo* makes it again, *Reset* takes back all.",
            "*End turn* gives the turn to your opponent. If the turn can’t end yet, the button says why.",
            "A cross on a marked square warns you that a piece would be captured.",
        ]),
        Text(
            "The line below the board says what a press will do. All keys are in {section:keys|Keyboard shortcuts}.",
        ),
    ],
};

pub(super) const TYPING: SectionWords = SectionWords {
    title: "Typing steps",
    about: "The notation, and a field for it.",
    also: "notation write type text record letters",
    blocks: &[
        Text("Press `/`, or *Type* below the board. `Enter` plays what you have typed, `Escape` cancels it."),
        List(&[
            "`e2n` is a step from e2 to the north. The directions are `n`, `e`, `s` and `w`, seen from Gold’s side.",
            "`Ee2n` names the piece as well: `E` elephant, `M` camel, `H` horse, `D` dog, `C` cat, `R` rabbit. \
             Capital letters are Gold’s, small letters Silver’s.",
            "`e2e4` goes from e2 to e4, by the shortest way.",
            "Several steps are separated by blanks. A push is written as its two steps: first the enemy, then your \
             piece. A pull is the other way round.",
            "In a setup, type pieces with their squares: `Ra1 Hb2`.",
        ]),
        Text(
            "While you type, the board shows the steps, and the line below says what is wrong or how many steps are \
             left.",
        ),
    ],
};

pub(super) const PLANNING: SectionWords = SectionWords {
    title: "Plans, hints and takebacks",
    about: "Try turns out, get help, take turns back.",
    also: "think ahead try hint help undo take back restore",
    blocks: &[
        Heading("Plans"),
        Text(
            "*Plan*, or the key `P`, lets you move both sides without changing the game. *Keep* stores the turns as \
             a {term:variation|variation} and goes back to the game; *Discard* drops them. You can plan while the \
             computer thinks.",
        ),
        Heading("Hints"),
        Text("*Hint*, or `H`, shows first which piece to move. Ask again to see the whole turn."),
        Heading("Takebacks"),
        Text(
            "*Take back* takes back your last turn and the answer to it, if the game allows \
             {term:takeback|takebacks}. What was taken back can be restored until you play something else.",
        ),
        Heading("Looking back"),
        Text(
            "The arrow buttons and the list of turns show earlier positions; so do `←`, `→`, `Home` and `End`. *Back \
             to the game* returns.",
        ),
    ],
};

pub(super) const CLOCKS: SectionWords = SectionWords {
    title: "Clocks",
    about: "Time controls, the reserve, pauses.",
    also: "time control timer pause flag reserve blitz",
    blocks: &[
        Text("Choose a *Time control* in the new-game form, or write one."),
        List(&[
            "Each turn has a certain time. What it leaves unused is added to the {term:reserve|reserve}, or a part \
             of it.",
            "A turn that takes longer uses the reserve. If that is used up, too, the side {term:flag|loses on time}.",
            "The clock of a person stands until the person’s turn has been shown, and while you look at another \
             screen or have closed the page. *Pause* stops it, and hides the board.",
            "The plates warn you when the time runs low, and there is a sound if you have sounds on.",
        ]),
        Heading("Writing a time control"),
        Text(
            "The form is `M/R/P/L/G/T`: time for a turn, starting reserve, percentage of the unused time that is \
             added, largest reserve, limit of the game, limit of a turn. The last four are optional.",
        ),
        List(&[
            "Numbers are minutes, or have a unit: `s`, `m`, `h`, `d`. The limit of the game may be a number of \
             turns: `60t`.",
            "`30s/2m/100/5m`: 30 seconds a turn, 2 minutes in reserve, all unused time is added, up to 5 minutes.",
        ]),
        Text("{rule:time|The rules about time} have an example with numbers."),
    ],
};

pub(super) const GAMES: SectionWords = SectionWords {
    title: "Saved games and archives",
    about: "Find, name, export and import games.",
    also: "save load import export file archive search rename delete backup drop database",
    blocks: &[
        Text(
            "Every game is saved in your browser while you play. {screen:/games|Saved games} lists them: open one to \
             go on with it, or to look at it.",
        ),
        List(&[
            "Search by name, player or result.",
            "Give a game a name, export it as a record, or delete it. *Undo* brings a deleted game back.",
            "*Export all* writes one file with all games. Keep it as a backup: a browser may delete what a page has \
             stored, and another device can import it.",
            "*Import…* reads such a file, records in {term:notation|notation}, and {term:archive|archives} of any \
             length, also compressed with gzip. You can also drop files anywhere on the page.",
        ]),
        Text(
            "While a long archive is imported, you see the progress and can stop. Lines that can’t be read are \
             listed, and a game that breaks the rules is read up to that place.",
        ),
        Text(
            "A record, a line of an archive, a position or a link can also be pasted anywhere with `Ctrl+V`. It \
             opens on the board or in the study.",
        ),
        Text(
            "A game that is open in two tabs can be changed in one of them only. The other offers to take it over.",
        ),
    ],
};
