//! Typed text in the notation of records, previewed on the board while typing: the steps of a turn, or the pieces and
//! squares of a setup.

use ansa_board::destinations::{self, Selection};
use ansa_core::game::{Roster, Setup};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::square::Direction;
use ansa_core::{Capture, Piece, Role, Side, Square, Step};

use super::setup_text::SetupText;
use super::typed_error::{TypedError, TypedErrorKind};

/// The typed text and its effect.
#[derive(Clone, PartialEq, Debug)]
pub struct Typed {
    /// The text in the field.
    pub text: String,
    /// The draft with the legal part of the text applied. The board shows it.
    pub draft: TypedDraft,
    /// The first error in the text.
    pub error: Option<TypedError>,
}

/// A draft with typed text applied.
#[derive(Clone, PartialEq, Debug)]
pub enum TypedDraft {
    /// A turn with the steps made.
    Turn(TurnBuilder),
    /// A setup, and the number of pieces still to be placed.
    Setup {
        /// The pieces on the board.
        setup: Setup,
        /// The number of pieces still to be placed.
        beside: u32,
    },
}

/// A word: the piece and its action.
struct Word {
    role: Option<Role>,
    square: Square,
    action: WordAction,
}

enum WordAction {
    Step(Direction),
    GoTo(Square),
    Captured,
}

impl Typed {
    /// Parses steps that continue a draft turn.
    ///
    /// Letter case does not matter. Pieces, captures and spaces between words may be omitted, and `e2e4` takes the
    /// shortest route from e2 to e4. A label such as `2g` and the word `pass` are ignored.
    pub fn read(draft: &TurnBuilder, text: &str) -> Typed {
        let mut turn = draft.clone();
        let mut captured: Vec<Capture> = Vec::new();
        let error = each_word(text, &TypedErrorKind::Unreadable, |chunk| {
            let (word, taken) = read_word(chunk)?;
            Ok((taken, apply_word(&mut turn, &mut captured, &word)))
        });
        Typed { text: text.to_owned(), draft: TypedDraft::Turn(turn), error }
    }

    /// Parses the pieces of a setup that continues a draft setup.
    ///
    /// As in turns, letter case and labels do not matter, and spaces may be omitted.
    pub fn read_setup(draft: &Setup, side: Side, roster: Roster, text: &str) -> Typed {
        let mut setup = SetupText::new(draft, side, roster);
        let error = each_word(text, &TypedErrorKind::NoPlacement, |chunk| {
            let (role, square, taken) = read_placement(chunk)?;
            Ok((taken, setup.place(role, square)))
        });
        let (setup, beside) = setup.into_setup();
        Typed { text: text.to_owned(), draft: TypedDraft::Setup { setup, beside }, error }
    }
}

/// Parses and applies the words of a text in order, up to the first error. `read` gets the characters up to the next
/// separator. It returns the length of the first word in them, and the result of applying it.
fn each_word(
    text: &str,
    unreadable: &TypedErrorKind,
    mut read: impl FnMut(&[char]) -> Result<(usize, Result<(), TypedErrorKind>), TypedErrorKind>,
) -> Option<TypedError> {
    let letters: Vec<char> = text.chars().collect();
    let mut at = 0;
    loop {
        at += letters[at..].iter().take_while(|letter| is_separator(**letter)).count();
        if at == letters.len() {
            return None;
        }
        let length = letters[at..].iter().take_while(|letter| !is_separator(**letter)).count();
        let chunk: Vec<char> = letters[at..at + length].iter().map(char::to_ascii_lowercase).collect();
        let (taken, done) = if is_ignored(&chunk) {
            (length, Ok(()))
        } else {
            match read(&chunk) {
                Ok(done) => done,
                // Only the last word can still be incomplete.
                Err(TypedErrorKind::Unfinished) if at + length < letters.len() => {
                    (length, Err(unreadable.clone()))
                }
                Err(kind) => (length, Err(kind)),
            }
        };
        if let Err(kind) = done {
            let words = letters[at..at + taken].iter().collect();
            return Some(TypedError { start: at, end: at + taken, words, kind });
        }
        at += taken;
    }
}

fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '.')
}

/// Words of a record without effect on the board: `12g`, `pass`.
fn is_ignored(chunk: &[char]) -> bool {
    match chunk {
        [] | ['p', 'a', 's', 's'] => true,
        [number @ .., side] => {
            !number.is_empty()
                && number.iter().all(char::is_ascii_digit)
                && Side::from_letter(*side).is_some()
        }
    }
}

/// Parses the first word of a chunk; returns it with its length in characters.
fn read_word(chunk: &[char]) -> Result<(Word, usize), TypedErrorKind> {
    let square_at = |at| square_at(chunk, at);
    // “e2n” starts with a square, “ee2n” with a piece.
    let (role, square, next) = match (square_at(0), role_of(chunk), square_at(1)) {
        (Some(square), _, _) => (None, square, 2),
        (None, Some(role), Some(square)) => (Some(role), square, 3),
        _ => return Err(unfinished_if(could_begin(chunk))),
    };
    let dash = usize::from(matches!(chunk.get(next), Some('-' | '>')));
    if let Some(to) = square_at(next + dash) {
        return Ok((Word { role, square, action: WordAction::GoTo(to) }, next + dash + 2));
    }
    let action = match chunk.get(next) {
        None => return Err(TypedErrorKind::Unfinished),
        Some('x') => WordAction::Captured,
        Some(&letter) => match Direction::from_letter(letter) {
            Some(direction) => WordAction::Step(direction),
            None => return Err(unfinished_if(next + 1 == chunk.len() && (dash == 1 || is_file(letter)))),
        },
    };
    Ok((Word { role, square, action }, next + 1))
}

/// The square at an index of a chunk.
fn square_at(chunk: &[char], at: usize) -> Option<Square> {
    let (file, rank) = chunk.get(at).zip(chunk.get(at + 1))?;
    let file = u8::try_from(*file).ok()?.checked_sub(b'a')?;
    let rank = u8::try_from(*rank).ok()?.checked_sub(b'1')?;
    Square::at(file, rank)
}

/// The role of the piece at the start of a chunk.
fn role_of(chunk: &[char]) -> Option<Role> {
    chunk.first().and_then(|&letter| Piece::from_letter(letter)).map(|piece| piece.role)
}

/// Parses the first word of a chunk in a setup: a piece, its square, and the length in characters.
fn read_placement(chunk: &[char]) -> Result<(Role, Square, usize), TypedErrorKind> {
    match (role_of(chunk), square_at(chunk, 1)) {
        (Some(role), Some(square)) => Ok((role, square, 3)),
        // A square alone can't become a placement.
        _ if could_begin(chunk) && square_at(chunk, 0).is_none() => Err(TypedErrorKind::Unfinished),
        _ => Err(TypedErrorKind::NoPlacement),
    }
}

fn unfinished_if(begun: bool) -> TypedErrorKind {
    if begun { TypedErrorKind::Unfinished } else { TypedErrorKind::Unreadable }
}

fn is_file(letter: char) -> bool {
    ('a'..='h').contains(&letter)
}

/// Whether a chunk without a square could become a valid or ignored word.
fn could_begin(chunk: &[char]) -> bool {
    match chunk {
        [letter] => {
            is_file(*letter)
                || Piece::from_letter(*letter).is_some()
                || *letter == 'p'
                || letter.is_ascii_digit()
        }
        [first, second] if is_file(*second) => {
            Piece::from_letter(*first).is_some() || (*first, *second) == ('p', 'a')
        }
        ['p', 'a', 's'] => true,
        digits => digits.iter().all(char::is_ascii_digit),
    }
}

/// Applies a word to the turn.
fn apply_word(
    turn: &mut TurnBuilder,
    captured: &mut Vec<Capture>,
    word: &Word,
) -> Result<(), TypedErrorKind> {
    let square = word.square;
    if let WordAction::Captured = word.action {
        let fits = |capture: &Capture| {
            capture.square == square && word.role.is_none_or(|role| role == capture.piece.role)
        };
        let index = captured.iter().position(fits).ok_or(TypedErrorKind::NoCapture(square))?;
        captured.swap_remove(index);
        return Ok(());
    }
    let piece = turn.position().board().piece_at(square).ok_or(TypedErrorKind::NoPiece(square))?;
    if let Some(role) = word.role.filter(|&role| role != piece.role) {
        return Err(TypedErrorKind::Another(role, piece, square));
    }
    let steps = match word.action {
        WordAction::Step(direction) => vec![Step { from: square, direction }],
        WordAction::GoTo(to) => {
            let routes = destinations::of(turn.position(), Selection::alone(square), &[]);
            match routes.into_iter().find(|route| route.to == to && route.next_selection.is_none()) {
                Some(route) => route.steps,
                None => {
                    return Err(match destinations::selection_error(turn.position(), square) {
                        Some(error) => TypedErrorKind::Step(error),
                        None => TypedErrorKind::NoRoute(piece, square, to),
                    });
                }
            }
        }
        WordAction::Captured => Vec::new(),
    };
    for step in steps {
        let played = turn.step(step).map_err(TypedErrorKind::Step)?;
        captured.extend(played.capture);
    }
    Ok(())
}

#[cfg(test)]
mod tests;
