//! The sections of the user guide about the study and the editor, in English.

use crate::text::manual::ManualBlock::{Heading, List, Text};
use crate::text::manual::SectionWords;

pub(super) const STUDY: SectionWords = SectionWords {
    title: "The study",
    about: "Open a game, step through it, replay it.",
    also: "analysis analyse board review replay paste open record",
    blocks: &[
        Text(
            "{screen:/study|The study} shows a game or a position, and you can try every turn in it. *Study* below \
             the board of a game opens that game.",
        ),
        List(&[
            "*Open* takes a pasted record, a line of an archive, or a position in any form.",
            "`←` and `→` go through the turns, with `Shift` through single steps. `Home` and `End` go to the ends. \
             On a phone, swipe over the board, or use the buttons.",
            "*Replay*, or `P`, plays the game: with the recorded times, faster, or with a fixed time a turn.",
            "*Revert* and *Restore*, or `Ctrl+Z`, undo and redo every change.",
            "*Edit* opens the position in the {section:editor|editor}; *Play* goes on with the game.",
        ]),
        Text(
            "{section:variations|Variations and notes}, {section:engine|the engine} and {section:overlays|overlays} \
             have sections of their own.",
        ),
    ],
};

pub(super) const VARIATIONS: SectionWords = SectionWords {
    title: "Variations and notes",
    about: "The tree of turns, comments, signs, arrows.",
    also: "tree branch comment annotate glyph sign arrow circle draw note",
    blocks: &[
        Text(
            "Make a turn in the study, and it is added to the tree. If there was another turn already, yours becomes \
             a {term:variation|variation}. `↑` and `↓` go through the turns of one position.",
        ),
        List(&[
            "*Notes* has a comment for each position, and {term:glyph|signs} for each turn.",
            "A variation can be moved up, made the main line, or deleted with all that follows.",
            "The turns of a game that was played can’t be changed. Its variations can.",
        ]),
        Heading("Arrows and circles"),
        Text(
            "Drag with the right mouse button to draw an arrow, or press a square with it for a circle. `M` marks \
             the square with the focus; mark another for an arrow. *Draw* lets a finger draw, and changes the \
             colour.",
        ),
        Text("The settings show the tree with one turn a row, side by side, or as running text."),
    ],
};

pub(super) const ENGINE: SectionWords = SectionWords {
    title: "Engine lines and threats",
    about: "The best turns, the score, what the other side threatens.",
    also: "computer analysis best evaluation score chance depth threat multipv",
    blocks: &[
        Text("*Engine*, or `L`, shows the best turns in the position, each with its {term:line|line}."),
        List(&[
            "The score is in rabbits, with a plus if Gold is better. `+#2` says that Gold wins in two turns.",
            "The {term:winning-chances|winning chances} say how many of 100 such games each side would win.",
            "*More lines* shows more turns. *Go deeper* searches four times as long.",
            "`Space`, or *Play this turn*, plays the best turn.",
            "After some steps of a turn, the engine completes this turn.",
        ]),
        Heading("Threats"),
        Text(
            "*Threat*, or `X`, shows what the other side would do if it were to move now. In a game nobody can skip \
             a turn: it is skipped only to show this.",
        ),
        Text("The engine runs on your device. It stops when you leave the study."),
    ],
};

pub(super) const MISTAKES: SectionWords = SectionWords {
    title: "Mistakes",
    about: "The analysis of a game, and how to learn from it.",
    also: "analyse blunder inaccuracy learn review accuracy graph exercise",
    blocks: &[
        Text(
            "*Analyse the game* lets the engine judge every turn, while you go on using the page. A graph shows \
             Gold’s chance to win after each turn.",
        ),
        List(&[
            "Turns that gave away {term:winning-chances|chances} are listed, with a better turn.",
            "If it can be proved, the list says why a turn was a {term:mistake|mistake}: a goal was allowed, a piece \
             was lost, a {term:hostage|hostage} was let go. It also says which step was wrong.",
        ]),
        Heading("Learn from your mistakes"),
        Text(
            "Below the list you can try to find better turns in the positions before the mistakes. What you keep \
             returns after days on {screen:/mistakes|Review mistakes}: after a day, and later ever more seldom if \
             you find the turn.",
        ),
    ],
};

pub(super) const OVERLAYS: SectionWords = SectionWords {
    title: "Overlays",
    about: "What the rules say about a position, on the board.",
    also: "goal capture trap control frozen reach threats show on board",
    blocks: &[
        Text(
            "The switches *Show on board*, or the keys `1` to `5`, show facts about the position, on the board and \
             in words.",
        ),
        List(&[
            "*Goals*: how each side can reach its goal, or threatens to.",
            "*Captures*: which pieces each side can capture, or threatens to.",
            "*Traps*: who has {term:trap-control|control} of each trap.",
            "*Frozen*: which pieces are {term:freeze|frozen}, and by what.",
            "*Reach*: where the selected piece can go in a turn of its side.",
        ]),
        Text("They are exact: the page tries every turn. They can be on at the same time."),
    ],
};

pub(super) const EDITOR: SectionWords = SectionWords {
    title: "The position editor",
    about: "Set up any position, then play or study it.",
    also: "position custom create place remove mirror diagram",
    blocks: &[
        Text("{screen:/editor|The editor} has the pieces of both sides beside the board."),
        List(&[
            "Press a piece beside the board, then the squares where it goes. On the keyboard, type its letter on a \
             square.",
            "*Move* moves pieces, also by dragging. A piece that is dragged off the board is removed, and so is one \
             that you press with *Remove*.",
            "Choose the side to move, and how many steps it has left.",
            "*Set up* puts all pieces on the board, *Clear* removes them, *Mirror* swaps left and right, *Swap \
             sides* swaps Gold and Silver.",
        ]),
        Text(
            "The check below the board names every fault, such as a piece on a trap without a friend, or too many \
             pieces. Without a fault you can *Study* or *Play* the position.",
        ),
        Text("The position can be copied as a line, a diagram or a link, and pasted in any of these forms."),
    ],
};

pub(super) const STATISTICS: SectionWords = SectionWords {
    title: "Statistics",
    about: "Results of your games and archives, and setups.",
    also: "statistics results percent win rate setups counts",
    blocks: &[
        Text(
            "The statistics sum up results: of the games that you have played, of the {term:archive|archives} that \
             you have imported, and of setups. *More choices* counts only games of a player, an event, a range of \
             ratings, a time control or some years.",
        ),
        Text("They are computed on your device, from the games that are {section:games|saved} there."),
    ],
};
