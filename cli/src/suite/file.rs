//! Files of tactical problems: a line with the version, then a line for each problem.
//!
//! ```text
//! ansa-suite 1
//! goal1 g [64 characters] Ra6n Ra7n # where it comes from
//! capture:5 s [64 characters] ed5s Hd4s ee5w
//! ```
//! The position is in short form, with `.` or a blank for an empty square. A turn that solves the problem follows it.
//! Blank lines and lines that begin with `#` are ignored.

use ansa_core::Position;
use ansa_core::notation::{PlyText, PositionText};
use ansa_core::position::turn::{Turn, TurnBuilder};

use super::problem::{Kind, NAMES, Problem, winner};

const HEADER: &str = "ansa-suite 1";
/// Maximum number of problems in a file.
const MAX_PROBLEMS: usize = 100_000;

/// Reads a file.
///
/// # Errors
/// What is wrong, with the number of the line.
pub(super) fn read(text: &str) -> Result<Vec<Problem>, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().zip(1usize..);
    match lines.next() {
        Some((line, _)) if line.trim() == HEADER => {}
        Some((line, _)) if line.starts_with("ansa-suite") => {
            return Err(format!("the version “{}” is not supported; expected “{HEADER}”", excerpt(line)));
        }
        _ => return Err(format!("a problem file must begin with the line “{HEADER}”")),
    }
    let mut problems = Vec::new();
    for (line, number) in lines {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if problems.len() == MAX_PROBLEMS {
            return Err(format!("line {number}: there are more than {MAX_PROBLEMS} problems"));
        }
        problems.push(read_problem(line).map_err(|error| format!("line {number}: {error}"))?);
    }
    Ok(problems)
}

fn read_problem(line: &str) -> Result<Problem, String> {
    let (kind, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let kind = read_kind(kind)?;
    let end = rest.find(']').map_or(rest.len(), |end| end + 1);
    let (position, answer) = rest.split_at(end);
    let (answer, note) = answer.split_once('#').unwrap_or((answer, ""));
    let text = PositionText::read(position).map_err(|error| error.error.to_string())?;
    let position = text.to_builder().build().map_err(|error| error.to_string())?;
    if winner(&position).is_some() {
        return Err("the game is over".to_owned());
    }
    let answer = read_answer(&position, answer)?;
    Ok(Problem { kind, position, answer, note: note.trim().to_owned() })
}

fn read_answer(position: &Position, text: &str) -> Result<Turn, String> {
    let mut turn = TurnBuilder::new(*position);
    match text.parse::<PlyText>().map_err(|error| error.error.to_string())? {
        PlyText::Turn(steps) => turn.play_text(&steps).map_err(|refusal| refusal.to_string())?,
        _ => return Err(format!("expected a turn after the position, found “{}”", excerpt(text.trim()))),
    }
    turn.finish().map_err(|error| error.to_string())
}

fn read_kind(word: &str) -> Result<Kind, String> {
    let kinds = [Kind::GoalInOne, Kind::GoalInTwo, Kind::Defence];
    if let Some(&kind) = kinds.iter().find(|kind| kind.name() == word) {
        return Ok(kind);
    }
    let gain = word.strip_prefix("capture:").and_then(|gain| gain.parse().ok());
    match gain.filter(|gain| (1..=100).contains(gain)) {
        Some(gain) => Ok(Kind::Capture { gain }),
        None => Err(format!("“{}” is not one of {}:GAIN", excerpt(word), NAMES.join(", "))),
    }
}

/// Writes a file that [`read`] reads.
pub(super) fn write(comments: &[String], problems: &[Problem]) -> String {
    let mut text = format!("{HEADER}\n");
    for comment in comments {
        text.extend(["# ", comment, "\n"]);
    }
    for Problem { kind, position, answer, note } in problems {
        text += kind.name();
        if let Kind::Capture { gain } = kind {
            text.extend([":", &gain.to_string()]);
        }
        let short = PositionText::from(&position.to_builder()).to_short();
        // The first blank separates the side from the bracket.
        text.extend([" ", &short[..2], &short[2..].replace(' ', "."), " ", &answer.to_string()]);
        if !note.is_empty() {
            text.extend([" # ", note]);
        }
        text.push('\n');
    }
    text
}

/// The beginning of a text, for error messages.
fn excerpt(text: &str) -> String {
    text.chars().take(40).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

#[cfg(test)]
mod tests;
