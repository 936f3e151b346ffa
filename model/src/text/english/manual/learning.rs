//! The sections of the user guide about lessons and puzzles, in English.

use crate::text::manual::ManualBlock::{Heading, List, Text};
use crate::text::manual::SectionWords;

pub(super) const LESSONS: SectionWords = SectionWords {
    title: "Lessons and the coach",
    about: "A course of 24 lessons, and help in a first game.",
    also: "learn course tutorial teach coach exercise beginner",
    blocks: &[
        Text(
            "{screen:/learn|The course} has ten lessons about the rules and fourteen about strategy. Each has a few \
             exercises on the board.",
        ),
        List(&[
            "Make the turn that is asked for, mark squares, or choose one of two turns. Any right answer counts.",
            "A wrong answer is explained. *Hint*, or `H`, helps twice; *Answer*, or `S`, shows a right answer.",
            "You can leave a lesson at any time. The list shows what you have done.",
            "A dotted line below a word shows that it is in {screen:/glossary|the glossary}. Point at it or press it \
             to read what it means.",
        ]),
        Heading("The coach"),
        Text(
            "*Coach*, below the board of a game, says one thing about the position that is worth a look: a goal in \
             reach, a piece in danger. The button switches it off.",
        ),
    ],
};

pub(super) const PUZZLES: SectionWords = SectionWords {
    title: "Puzzles",
    about: "Themes, the rating, streak and storm.",
    also: "training daily tactics rating glicko streak storm theme return",
    blocks: &[
        Text(
            "{screen:/puzzles|Puzzles} have one answer, which is proved by trying every turn. Further steps that do \
             no harm are allowed.",
        ),
        List(&[
            "*Puzzle of the day*: the same for everybody.",
            "*All themes* and the single themes give you puzzles at your level.",
            "*Streak*: harder and harder, until your first mistake.",
            "*Storm*: as many as you can in three minutes. Three mistakes end it.",
            "A puzzle that you have not solved returns after days.",
        ]),
        Heading("Your rating"),
        Text(
            "Your {term:rating|rating} changes with the first answer to each puzzle, by the method Glicko-2. It has \
             the scale of the computer’s levels: level 1 has 1000. A hint or the solution counts as not solved.",
        ),
        Text("Streak and storm don’t change your rating."),
    ],
};
