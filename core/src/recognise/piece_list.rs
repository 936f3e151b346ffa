//! Positions as lists of pieces, one for each side: `1w Ra1 Cd1` and `1b rb5`. Forums, planning windows and the
//! arimaa.com viewer's puzzles write them like the setups of a game, with any pieces anywhere.

use super::error::RecogniseError;
use super::games;
use super::recognised::{Recognised, TextKind};
use crate::label::Label;
use crate::notation::{Placement, PositionText, StepText};
use crate::piece::{Piece, Side};
use crate::record::{Record, Tag};
use crate::square::Square;
use crate::text::split_at;

/// Reads the lists of a text below any lines without a label; `None` if they could be the setups of a game.
pub(super) fn read(text: &str) -> Option<Result<Recognised, RecogniseError>> {
    let lists = split_at(text, lists_start(text)?).1;
    let list = match PieceList::read(lists) {
        Ok(list) if list.is_position() => list,
        // The reader of records says more about a square that is taken.
        _ => return None,
    };
    if !goes_on(list.turns) {
        return Some(Ok(Recognised::from_position(TextKind::PieceList, list.position(), false)));
    }
    let (mut reading, _) = games::first_game(list.turns)?;
    list.begin(&mut reading.record);
    Some(Ok(Recognised::from_game(TextKind::PieceList, reading, 1)))
}

/// Where the first line with a label begins, if it is the first setup. Whatever may be a record with notes has none.
fn lists_start(text: &str) -> Option<usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if let Ok(label) = next_word(line).0.parse::<Label>() {
            return (label == Label::FIRST).then_some(at);
        }
        if line.contains(['[', '{', '\t']) {
            return None;
        }
        at += line.len();
    }
    None
}

/// Whether a text begins with a turn. The label of the next one may stand alone, with a sentence below it.
fn goes_on(text: &str) -> bool {
    let (word, after) = next_word(text);
    let line = after.lines().next().unwrap_or("");
    let has_turn = !line.trim().is_empty() || next_word(after).0.parse::<StepText>().is_ok();
    word.parse::<Label>().is_ok() && has_turn
}

/// A position that the two setups make. Nothing is set up in a turn that is `pass`, and `2w pass` gives the first turn to
/// silver.
pub(super) struct PieceList<'a> {
    squares: [Option<Piece>; 64],
    side: Side,
    /// The text after the setups.
    pub(super) turns: &'a str,
    /// How many pieces are where their list could not put them in a game.
    away: usize,
    /// Whether a side has more pieces than a game.
    crowded: bool,
    /// Whether the word `pass` occurs.
    passes: bool,
}

impl<'a> PieceList<'a> {
    /// Reads the setups that a text begins with.
    pub(super) fn read(text: &'a str) -> Result<PieceList<'a>, RecogniseError> {
        let mut list = PieceList {
            squares: [None; 64],
            side: Side::Gold,
            turns: text,
            away: 0,
            crowded: false,
            passes: false,
        };
        for side in Side::ALL {
            // A position can also be set up in one turn.
            let Some(after) = list.after_label(Label { number: 1, side }) else { break };
            list.turns = after;
            list.take_setup(side)?;
        }
        let second = Label { number: 2, side: Side::Gold };
        if let Some(after) = list.after_label(second)
            && let (word, after) = next_word(after)
            && is_pass(word)
        {
            (list.turns, list.side, list.passes) = (after, Side::Silver, true);
        } else if list.after_label(Label { side: Side::Silver, ..second }).is_some() {
            list.side = Side::Silver;
        }
        Ok(list)
    }

    /// Whether these are pieces of a puzzle and not the setups of a game.
    pub(super) fn is_puzzle(&self) -> bool {
        let is_odd = self.away > 0 || self.crowded || self.passes || self.side == Side::Silver;
        is_odd && self.squares.iter().any(Option::is_some)
    }

    /// Whether a text that is not one of the viewer's puzzles has a position here. A single piece away from home is a
    /// mistake in a game that goes on, or that has only one setup.
    fn is_position(&self) -> bool {
        let has = |side| self.squares.iter().flatten().any(|piece| piece.side == side);
        let rest = self.turns.trim_start_matches([' ', '\t', '\r']);
        let ends_here =
            rest.is_empty() || rest.starts_with('\n') || next_word(rest).0.parse::<Label>().is_ok();
        let is_whole = !goes_on(rest) && Side::ALL.into_iter().all(has);
        ends_here && !self.crowded && (self.passes || self.away > usize::from(!is_whole))
    }

    /// The text after this label, if it comes next.
    fn after_label(&self, label: Label) -> Option<&'a str> {
        let (word, after) = next_word(self.turns);
        word.parse().is_ok_and(|found: Label| found == label).then_some(after)
    }

    /// Takes the pieces of a setup.
    fn take_setup(&mut self, side: Side) -> Result<(), RecogniseError> {
        let mut count = 0usize;
        loop {
            let (word, after) = next_word(self.turns);
            if is_pass(word) {
                self.passes = true;
            } else if let Ok(Placement { piece, square }) = word.parse() {
                let taken =
                    self.squares.get_mut(square.index()).ok_or(RecogniseError::SquareTaken(square))?;
                count += 1;
                self.away += usize::from(piece.side != side || !is_home(square, side));
                if taken.replace(piece).is_some() {
                    return Err(RecogniseError::SquareTaken(square));
                }
            } else {
                self.crowded |= count > 16;
                return Ok(());
            }
            self.turns = after;
        }
    }

    fn position(&self) -> PositionText {
        PositionText::new(self.squares, self.side)
    }

    /// Makes the position the start of a record of the turns.
    pub(super) fn begin(&self, record: &mut Record) {
        record.tags.extend(Tag::new("Position", &self.position().to_short()));
    }
}

/// Whether a side sets up on this square.
const fn is_home(square: Square, side: Side) -> bool {
    match side {
        Side::Gold => square.rank() < 2,
        Side::Silver => square.rank() > 5,
    }
}

fn is_pass(word: &str) -> bool {
    word.eq_ignore_ascii_case("pass")
}

/// The first word of a text, and the text after it.
fn next_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    split_at(text, text.find(char::is_whitespace).unwrap_or(text.len()))
}
