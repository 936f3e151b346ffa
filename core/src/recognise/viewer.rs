//! Games in the variables of the arimaa.com viewer, puzzles and server, and in links to the page.

use super::error::RecogniseError;
use super::extra_tags::{add_result, add_rules, add_tag};
use super::piece_list::PieceList;
use super::recognised::{Recognised, TextKind};
use super::variables::Variables;
use super::{escapes, games, position_forms};
use crate::label::Label;
use crate::notation::{Marker, PlyText};
use crate::record::{Comment, Record, RecordReading};
use crate::text::begins_name;

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
    let puzzle = Some(PieceList::read(moves)?).filter(PieceList::is_puzzle);
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
    add_tag(record, "Gold", known("gold", "Gold"));
    add_tag(record, "Silver", known("silver", "Silver"));
    add_tag(record, "GoldRating", known("gold-rating", "0"));
    add_tag(record, "SilverRating", known("silver-rating", "0"));
    add_tag(record, "TimeControl", known("timecontrol", "0/0/0/0/0"));
    let started = ["start", "end"].into_iter().find_map(|name| variables.get(name)?.parse().ok());
    add_rules(record, started);
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
