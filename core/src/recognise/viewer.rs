//! Games in the variables of the viewer at arimaa.com, of its puzzles and of its server, and in links of the page.

use super::error::RecogniseError;
use super::extra_tags::{add_result, add_tag};
use super::recognised::{Recognised, TextKind};
use super::variables::Variables;
use super::{escapes, games, position_forms};
use crate::label::Label;
use crate::notation::{Marker, Placement, PlyText, PositionText};
use crate::piece::{Piece, Side};
use crate::record::{Comment, Record, RecordReading, Tag};
use crate::square::Square;
use crate::text::{begins_name, split_at};

/// Reads the game or position in the variables of a text; `None` if it has none.
pub(super) fn read(text: &str) -> Option<Result<Recognised, RecogniseError>> {
    if text.starts_with('[') || text.split_whitespace().next()?.parse::<Label>().is_ok() {
        return None;
    }
    let variables = Variables::find(text);
    let moves = ["movelist", "moves", "record"].into_iter().find_map(|name| variables.get(name));
    if let Some(moves) = moves.filter(|moves| begins_like_game(moves)) {
        return Some(read_game(moves, &variables));
    }
    let read = position_forms::read(variables.get("position")?)?;
    Some(read.map(|found| found.with_kind(TextKind::Variables)))
}

/// Whether a value begins with a label or a tag.
fn begins_like_game(moves: &str) -> bool {
    let first =
        moves.split(|c: char| c.is_whitespace() || matches!(c, '%' | '+' | '\\')).next().unwrap_or("");
    let is_tag = moves.strip_prefix('[').is_some_and(|name| name.starts_with(begins_name));
    is_tag || first.parse::<Label>().is_ok()
}

fn read_game(moves: &str, variables: &Variables) -> Result<Recognised, RecogniseError> {
    let resolved = escapes::resolve(moves);
    let moves = resolved.as_deref().unwrap_or(moves);
    let puzzle = ViewerPuzzle::read(moves)?;
    let turns = puzzle.as_ref().map_or(moves, |puzzle| puzzle.turns);
    let (mut reading, count) = games::first_game(turns).unwrap_or_else(|| (nothing(), 1));
    if let Some(puzzle) = puzzle {
        puzzle.begin(&mut reading.record);
    }
    if !games::has_content(&reading) {
        return Err(reading.stopped.map_or(RecogniseError::NoTurns, RecogniseError::Record));
    }
    add_variables(&mut reading.record, variables);
    Ok(Recognised::from_game(TextKind::Variables, reading, count.max(1)))
}

fn nothing() -> RecordReading {
    RecordReading { record: Record::default(), stopped: None, refused: Vec::new() }
}

/// Adds what the variables say about a game to its record.
fn add_variables(record: &mut Record, variables: &Variables) {
    // The viewer has these values where nothing is known.
    let known = |name: &str, nothing: &str| variables.get(name).filter(|&value| value != nothing);
    add_tag(record, "Event", variables.get("event").or_else(|| variables.get("title")));
    add_tag(record, "Gold", known("wplayer", "Gold"));
    add_tag(record, "Silver", known("bplayer", "Silver"));
    add_tag(record, "GoldRating", known("wrating", "0"));
    add_tag(record, "SilverRating", known("brating", "0"));
    add_tag(record, "TimeControl", known("timecontrol", "0/0/0/0/0"));
    add_result(record, variables.get("result"), variables.get("reason"));
    if let Some(chat) = variables.get("chat") {
        record.comment.append(Comment::new(chat));
    }
    let taken_back = record.line.iter().any(|entry| entry.ply == PlyText::Marker(Marker::Takeback));
    if !taken_back {
        let times = variables.get("timeused").unwrap_or("").split_whitespace();
        for (entry, time) in record.line.iter_mut().zip(times) {
            // The times are whole seconds.
            let time = time.parse::<u64>().ok().and_then(|seconds| seconds.checked_mul(1000));
            if let (Some(time), None) = (time, entry.comment.elapsed()) {
                entry.comment.set_elapsed(time);
            }
        }
    }
}

/// A position that the two setups make: puzzles put any pieces of either side anywhere. Nothing is set up in a turn that
/// is `pass`, and `2w pass` gives the first turn to silver.
struct ViewerPuzzle<'a> {
    squares: [Option<Piece>; 64],
    side: Side,
    /// The turns after the setups.
    turns: &'a str,
}

impl<'a> ViewerPuzzle<'a> {
    /// Reads the setups of a list of turns; `None` if they could be those of a game.
    fn read(moves: &'a str) -> Result<Option<ViewerPuzzle<'a>>, RecogniseError> {
        let mut puzzle = ViewerPuzzle { squares: [None; 64], side: Side::Gold, turns: moves };
        let mut in_game = true;
        for side in Side::ALL {
            let Some(after) = puzzle.after_label(Label { number: 1, side }) else {
                // A position can also be set up in one turn.
                in_game &= side == Side::Silver;
                break;
            };
            puzzle.turns = after;
            in_game &= puzzle.take_setup(side)?;
        }
        let second = Label { number: 2, side: Side::Gold };
        if let Some(after) = puzzle.after_label(second)
            && let (word, after) = next_word(after)
            && is_pass(word)
        {
            (puzzle.turns, puzzle.side, in_game) = (after, Side::Silver, false);
        } else if puzzle.after_label(Label { side: Side::Silver, ..second }).is_some() {
            (puzzle.side, in_game) = (Side::Silver, false);
        }
        let is_set_up = puzzle.squares.iter().any(Option::is_some);
        Ok((is_set_up && !in_game).then_some(puzzle))
    }

    /// The text after this label, if it comes next.
    fn after_label(&self, label: Label) -> Option<&'a str> {
        let (word, after) = next_word(self.turns);
        word.parse().is_ok_and(|found: Label| found == label).then_some(after)
    }

    /// Takes the pieces of a setup. Returns whether they could be set up in a game.
    fn take_setup(&mut self, side: Side) -> Result<bool, RecogniseError> {
        let mut in_game = true;
        let mut count = 0usize;
        loop {
            let (word, after) = next_word(self.turns);
            if is_pass(word) {
                in_game = false;
            } else if let Ok(Placement { piece, square }) = word.parse() {
                let taken =
                    self.squares.get_mut(square.index()).ok_or(RecogniseError::SquareTaken(square))?;
                count += 1;
                in_game &= piece.side == side && is_home(square, side);
                if taken.replace(piece).is_some() {
                    return Err(RecogniseError::SquareTaken(square));
                }
            } else {
                return Ok(in_game && count <= 16);
            }
            self.turns = after;
        }
    }

    /// Makes the position the start of a record of the turns.
    fn begin(&self, record: &mut Record) {
        let position = PositionText::new(self.squares, self.side).to_short();
        record.tags.extend(Tag::new("Position", &position));
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
