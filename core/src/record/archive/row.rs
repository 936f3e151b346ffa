//! The cells of a row.

use std::borrow::Cow;

use crate::label::Label;
use crate::notation::StepText;
use crate::text::{replace_all, split_at};

/// A value of a row.
pub(super) struct Cell<'a> {
    pub(super) value: Cow<'a, str>,
    /// The text from the value on.
    pub(super) from: &'a str,
}

/// Splits the first row of a text into its cells. Returns them and the text after the row.
pub(super) fn split_row(text: &str, several_lines: bool) -> (Vec<Cell<'_>>, &str) {
    let mut row = Vec::new();
    let mut rest = text;
    loop {
        let (cell, after) = quoted_cell(rest, several_lines).unwrap_or_else(|| {
            let (value, after) = split_at(rest, rest.find(['\t', '\n']).unwrap_or(rest.len()));
            let value =
                if after.starts_with('\t') { value } else { value.strip_suffix('\r').unwrap_or(value) };
            (Cell { value: Cow::Borrowed(value), from: rest }, after)
        });
        row.push(cell);
        match after.strip_prefix('\t') {
            Some(next) => rest = next,
            None => return (row, after.strip_prefix('\n').unwrap_or(after)),
        }
    }
}

/// The cell in quotation marks at the start of the text, and the text after it. A cell that only begins with a quotation
/// mark is none. The search ends at the first mark that is not doubled, so that no part of a file is searched twice.
fn quoted_cell(text: &str, several_lines: bool) -> Option<(Cell<'_>, &str)> {
    let from = text.strip_prefix('"')?;
    let mut length = 0;
    loop {
        let rest = split_at(from, length).1;
        let at = rest.find(|c| c == '"' || c == '\n' && !several_lines)?;
        let found = split_at(rest, at).1;
        if found.starts_with('\n') {
            return None;
        }
        length += at;
        if found.starts_with("\"\"") {
            length += 2;
            continue;
        }
        let after = split_at(found, 1).1;
        let after = after
            .strip_prefix('\r')
            .filter(|rest| rest.is_empty() || rest.starts_with('\n'))
            .unwrap_or(after);
        if !after.is_empty() && !after.starts_with(['\t', '\n']) {
            return None;
        }
        let value = split_at(from, length).0;
        let value = if value.contains('"') {
            Cow::Owned(replace_all(value, "\"\"", "\""))
        } else {
            Cow::Borrowed(value)
        };
        return Some((Cell { value, from }, after));
    }
}

/// Joins the cell of the record with those after it that go on with it, at most `most`: tabs get into records.
pub(super) fn join_moves(row: &mut Vec<Cell<'_>>, moves: usize, most: usize) {
    let Some((cell, after)) = row.get(moves..).and_then(<[Cell<'_>]>::split_first) else { return };
    let mut length = cell.value.len();
    let mut joined = 0;
    for next in after.iter().take(most) {
        // A cell in quotation marks does not follow.
        let follows = cell.from.len().checked_sub(next.from.len()) == Some(length + 1);
        let word = next.value.split_whitespace().next().unwrap_or("");
        // The last cell of the archives, the events, begins with a time.
        if !follows || word.parse::<Label>().is_err() && word.parse::<StepText>().is_err() {
            break;
        }
        length += 1 + next.value.len();
        joined += 1;
    }
    if joined > 0 {
        let value = Cow::Borrowed(split_at(cell.from, length).0);
        let from = cell.from;
        row.splice(moves..=moves + joined, [Cell { value, from }]);
    }
}
