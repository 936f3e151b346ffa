//! Positions as eight rows with slashes, like FEN in chess.
//!
//! The rows go from 8 to 1, and each row from a to h. A digit is that many empty squares; `.` and `-` are one empty
//! square, and so is `x` on a trap. The side to move, or a label such as `12g`, may come before or after the rows, or
//! be missing.

use super::error::SlashRowsError;
use crate::label::Label;
use crate::notation::{Located, Place, PositionText};
use crate::piece::{Piece, Side};
use crate::square::Square;
use crate::text::{excerpt, split_at};

/// The longest row that is taken for one, in bytes.
const MAX_ROW_LENGTH: usize = 24;

/// A word of the text, and the byte at which it begins.
type Word<'a> = (usize, &'a str);

/// Reads a position and whether its side to move was missing; `None` if the text does not look like rows.
pub(super) fn read(text: &str) -> Option<Result<(PositionText, bool), Located<SlashRowsError>>> {
    let (rows, sides) = split(text)?;
    Some(
        read_words(rows, &sides)
            .map_err(|((at, _), error)| Located::new(Place::START.after_text(split_at(text, at).0), error)),
    )
}

/// Splits a text into its rows and the words beside them; `None` if it does not look like rows.
fn split(text: &str) -> Option<([Word<'_>; 8], Vec<Word<'_>>)> {
    let mut rows = [(0, ""); 8];
    let mut sides = Vec::new();
    let mut at = 0;
    // No form has more slashes, so a long text is not split to its end.
    for (number, part) in text.splitn(9, '/').enumerate() {
        let mut words = words(at, part);
        let (first, second) = (words.next()?, words.next());
        let row = rows.get_mut(number)?;
        *row = match second {
            Some(second) if number == 0 => {
                sides.push(first);
                second
            }
            Some(second) => {
                // Two of them are too many, so that the others do not matter.
                sides.extend([Some(second), words.next()].into_iter().flatten());
                first
            }
            None => first,
        };
        if second.is_some() && !matches!(number, 0 | 7) || words.next().is_some() && number < 7 {
            return None;
        }
        at += part.len() + 1;
    }
    (rows.iter().all(|(_, row)| is_row(row))).then_some((rows, sides))
}

/// The words of a part that begins at this byte.
fn words(start: usize, part: &str) -> impl Iterator<Item = Word<'_>> {
    let mut rest = part;
    core::iter::from_fn(move || {
        let word = rest.trim_start();
        let end = word.find(char::is_whitespace).unwrap_or(word.len());
        let at = start + part.len() - word.len();
        let (word, after) = split_at(word, end);
        rest = after;
        (!word.is_empty()).then_some((at, word))
    })
}

type Refused<'a> = (Word<'a>, SlashRowsError);

fn read_words<'a>(rows: [Word<'a>; 8], sides: &[Word<'a>]) -> Result<(PositionText, bool), Refused<'a>> {
    let mut squares = [None; 64];
    for (number, row) in (1..=8u8).rev().zip(rows) {
        read_row(number, row.1, &mut squares).map_err(|error| (row, error))?;
    }
    let not_a_side = |word: Word<'a>| (word, SlashRowsError::NotASide(excerpt(word.1)));
    match *sides {
        [] => Ok((PositionText::new(squares, Side::Gold), true)),
        [word] => {
            let (number, side) = read_side(word.1).ok_or_else(|| not_a_side(word))?;
            Ok((PositionText { number, ..PositionText::new(squares, side) }, false))
        }
        [_, word, ..] => Err(not_a_side(word)),
    }
}

fn is_row(row: &str) -> bool {
    !row.is_empty()
        && row.len() <= MAX_ROW_LENGTH
        && row.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'.' | b'-'))
}

/// Reads the row with this number, 1 to 8.
fn read_row(number: u8, row: &str, squares: &mut [Option<Piece>; 64]) -> Result<(), SlashRowsError> {
    let mut file = 0u8;
    for letter in row.chars() {
        let square = Square::at(file, number.saturating_sub(1));
        match (letter, square) {
            ('1'..='8', _) => file = file.saturating_add(letter as u8 - b'0'),
            ('x' | 'X', Some(square)) if square.is_trap() => file += 1,
            // Past the last file, only the width is wrong.
            ('.' | '-', _) | (_, None) => file = file.saturating_add(1),
            (_, Some(square)) => {
                let piece = Piece::from_letter(letter).ok_or(SlashRowsError::NotAPiece(letter, square))?;
                squares[square.index()] = Some(piece);
                file += 1;
            }
        }
    }
    if file == 8 { Ok(()) } else { Err(SlashRowsError::RowWidth(number, usize::from(file))) }
}

/// Reads `g`, `s`, `12g` and so on.
fn read_side(word: &str) -> Option<(Option<u32>, Side)> {
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Some((None, Side::from_letter(letter)?));
    }
    let label: Label = word.parse().ok()?;
    Some((Some(label.number), label.side))
}
