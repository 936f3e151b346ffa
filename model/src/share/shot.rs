//! What a person looks at, for pictures and animated files of it.

use std::rc::Rc;

use ansa_board::StillBoard;
use ansa_core::notation::PositionText;
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Bitboard, Board, Label, PlayedStep, Side};

use super::PictureLooks;
use crate::activities::play::PlayState;
use crate::activities::study::StudyState;
use crate::document::{Cursor, Document};

/// The longest name of a file without its ending, in characters.
const MAX_NAME_LENGTH: usize = 60;

/// A place with what is on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Shot {
    pub place: Cursor,
    board: Board,
    side: Option<Side>,
    pub bottom: Side,
    trail: Bitboard,
    drawn: Vec<ArrowAnnotation>,
    /// The arrows and circles after each number of plies of the line.
    pub along: Rc<Vec<Vec<ArrowAnnotation>>>,
    /// The players' names, gold's first.
    names: [Option<String>; 2],
}

impl Shot {
    /// What a game shows.
    pub fn from_play(play: &PlayState) -> Shot {
        let (place, document) = (play.place(), &play.document);
        let side = place.position().map(|position| position.side());
        Shot {
            board: play.board(),
            side,
            bottom: play.bottom(),
            trail: squares_of(&play.trail()),
            drawn: drawn_at(document, &place),
            along: Rc::new(drawn_along(document, &place)),
            names: names_in(document),
            place,
        }
    }

    /// What a study shows.
    pub fn from_study(study: &StudyState) -> Shot {
        let document = &study.document;
        let place = study.place.clone();
        Shot {
            board: study.board(),
            side: study.position().map(|position| position.side()),
            bottom: study.bottom,
            trail: squares_of(&study.trail()),
            // Within a turn, the board is another one than that of the comment.
            drawn: if study.entry.has_steps() { Vec::new() } else { drawn_at(document, &place) },
            along: Rc::new(drawn_along(document, &place)),
            names: names_in(document),
            place,
        }
    }

    /// The names of the players who have one, gold's first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().flatten().map(String::as_str)
    }

    /// The last turn shown; `None` at the start.
    pub fn label(&self) -> Option<Label> {
        self.place.label_shown()
    }

    /// The position, once both sides have set up.
    pub fn position(&self) -> Option<PositionText> {
        self.side.map(|side| PositionText::new(self.board.to_pieces(), side))
    }

    pub fn still(&self, looks: PictureLooks) -> StillBoard {
        StillBoard {
            board: self.board,
            bottom: looks.bottom,
            trail: self.trail,
            drawn: self.drawn.clone(),
            looks: looks.still(),
        }
    }

    /// The name of a file of this place, such as `ann-bob-12g.svg`. `fallback` is used for a player without a name.
    pub fn file_name(&self, fallback: &str, ending: &str) -> String {
        let label = self.label().map(|label| label.to_string());
        self.named(fallback, label.as_deref(), ending)
    }

    /// The name of a file of the whole game.
    pub fn game_file_name(&self, fallback: &str, ending: &str) -> String {
        self.named(fallback, None, ending)
    }

    fn named(&self, fallback: &str, label: Option<&str>, ending: &str) -> String {
        let names: Vec<String> =
            self.names.iter().flatten().map(|name| plain(name)).filter(|name| !name.is_empty()).collect();
        let mut name = if names.is_empty() { fallback.to_owned() } else { names.join("-") };
        name = name.chars().take(MAX_NAME_LENGTH).collect();
        if let Some(label) = label {
            name = format!("{name}-{label}");
        }
        format!("{name}.{ending}")
    }
}

fn squares_of(steps: &[PlayedStep]) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for played in steps {
        squares |= Bitboard::from_square(played.step.from);
        squares |= played.step.to().map_or(Bitboard::EMPTY, Bitboard::from_square);
    }
    squares
}

fn drawn_at(document: &Document, place: &Cursor) -> Vec<ArrowAnnotation> {
    document.drawn(place.node().unwrap_or(document.root()))
}

fn drawn_along(document: &Document, place: &Cursor) -> Vec<Vec<ArrowAnnotation>> {
    let nodes = core::iter::once(document.root()).chain(place.line().nodes().iter().copied());
    nodes.map(|node| document.drawn(node)).collect()
}

fn names_in(document: &Document) -> [Option<String>; 2] {
    Side::ALL.map(|side| document.name(side).map(str::to_owned))
}

/// A name in the characters that every system allows in the name of a file: letters and digits in lower case, and
/// hyphens between them.
fn plain(name: &str) -> String {
    let mut plain = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() {
            plain.push(letter);
        } else if !plain.is_empty() && !plain.ends_with('-') {
            plain.push('-');
        }
    }
    plain.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests;
