//! Steps typed in the notation of records, tried on the board as they are typed.

use ansa_core::position::turn::TurnBuilder;
use ansa_core::square::Direction;
use ansa_core::{Capture, Piece, Role, Side, Square, Step, StepError};

use super::route::{self, Hold};

/// What was typed and what it does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Typed {
    /// The text as it stands in the field.
    pub(crate) text: String,
    /// The turn with the steps that could be read and made.
    pub(crate) turn: TurnBuilder,
    /// What is wrong with the first step that could not.
    pub(crate) fault: Option<Fault>,
}

/// Something in the text that is no step that can be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// Where it begins: the number of characters before it.
    pub(crate) start: usize,
    /// Where it ends.
    pub(crate) end: usize,
    /// The words.
    pub(crate) words: String,
    /// What is wrong.
    pub(crate) kind: FaultKind,
}

/// What is wrong with something typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FaultKind {
    /// Nothing yet: it is still being typed.
    Unfinished,
    /// It is no step.
    Unreadable,
    /// Nothing stands on the square.
    NoPiece(Square),
    /// Another piece stands there than the one named.
    Another(Role, Piece, Square),
    /// The rules refuse the step.
    Step(Piece, Square, StepError),
    /// The piece can't be brought there with the steps left.
    NoRoute(Piece, Square, Square),
    /// Nothing is captured there by the steps before.
    NoCapture(Square),
}

/// A word: what it says of the piece, and what the piece does.
struct Word {
    role: Option<Role>,
    square: Square,
    deed: Deed,
}

enum Deed {
    Step(Direction),
    Go(Square),
    Captured,
}

impl Typed {
    /// Reads steps that go on from a turn in the making.
    ///
    /// Capitals do not matter, pieces and captures can be left out, words can follow each other without a space, and
    /// `e2e4` goes from e2 to e4 by the shortest way. A label such as `2g` and `pass` say nothing.
    pub(crate) fn read(draft: &TurnBuilder, text: &str) -> Typed {
        let mut turn = draft.clone();
        let letters: Vec<char> = text.chars().collect();
        let mut captured: Vec<Capture> = Vec::new();
        let mut at = 0;
        let mut fault = None;
        while fault.is_none() {
            at += letters[at..].iter().take_while(|letter| is_gap(**letter)).count();
            if at == letters.len() {
                break;
            }
            let length = letters[at..].iter().take_while(|letter| !is_gap(**letter)).count();
            let chunk: Vec<char> = letters[at..at + length].iter().map(char::to_ascii_lowercase).collect();
            if is_silent(&chunk) {
                at += length;
                continue;
            }
            let (taken, kind) = match read_word(&chunk) {
                Ok((word, taken)) => (taken, make(&mut turn, &mut captured, &word).err()),
                // Only the last word can be one that is still being typed.
                Err(FaultKind::Unfinished) if at + length < letters.len() => {
                    (length, Some(FaultKind::Unreadable))
                }
                Err(kind) => (length, Some(kind)),
            };
            fault = kind.map(|kind| Fault {
                start: at,
                end: at + taken,
                words: letters[at..at + taken].iter().collect(),
                kind,
            });
            at += taken;
        }
        Typed { text: text.to_owned(), turn, fault }
    }
}

fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '.')
}

/// Words that belong to a record and say nothing of the board: `12g`, `pass`.
fn is_silent(chunk: &[char]) -> bool {
    match chunk {
        [] | ['p', 'a', 's', 's'] => true,
        [number @ .., side] => {
            !number.is_empty()
                && number.iter().all(char::is_ascii_digit)
                && Side::from_letter(*side).is_some()
        }
    }
}

/// The first word of a chunk, and how many characters it takes.
fn read_word(chunk: &[char]) -> Result<(Word, usize), FaultKind> {
    let square_at = |at: usize| match (chunk.get(at), chunk.get(at + 1)) {
        (Some(&file), Some(&rank)) => {
            let file = u8::try_from(file).ok().and_then(|file| file.checked_sub(b'a'));
            let rank = u8::try_from(rank).ok().and_then(|rank| rank.checked_sub(b'1'));
            file.zip(rank).and_then(|(file, rank)| Square::at(file, rank))
        }
        _ => None,
    };
    let role_at =
        |at: usize| chunk.get(at).and_then(|&letter| Piece::from_letter(letter)).map(|piece| piece.role);
    // “e2n” begins with a square, “ee2n” with a piece.
    let (role, square, next) = match (square_at(0), role_at(0), square_at(1)) {
        (Some(square), _, _) => (None, square, 2),
        (None, Some(role), Some(square)) => (Some(role), square, 3),
        _ => return Err(unfinished_if(could_begin(chunk))),
    };
    let dash = usize::from(matches!(chunk.get(next), Some('-' | '>')));
    if let Some(to) = square_at(next + dash) {
        return Ok((Word { role, square, deed: Deed::Go(to) }, next + dash + 2));
    }
    let deed = match chunk.get(next) {
        None => return Err(FaultKind::Unfinished),
        Some('x') => Deed::Captured,
        Some(&letter) => match Direction::from_letter(letter) {
            Some(direction) => Deed::Step(direction),
            None => return Err(unfinished_if(next + 1 == chunk.len() && (dash == 1 || is_file(letter)))),
        },
    };
    Ok((Word { role, square, deed }, next + 1))
}

fn unfinished_if(begun: bool) -> FaultKind {
    if begun { FaultKind::Unfinished } else { FaultKind::Unreadable }
}

fn is_file(letter: char) -> bool {
    ('a'..='h').contains(&letter)
}

/// Whether a chunk without a square could become a word, or one that says nothing.
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

/// Does what a word says.
fn make(turn: &mut TurnBuilder, captured: &mut Vec<Capture>, word: &Word) -> Result<(), FaultKind> {
    let square = word.square;
    if let Deed::Captured = word.deed {
        let fits = |capture: &Capture| {
            capture.square == square && word.role.is_none_or(|role| role == capture.piece.role)
        };
        let known = captured.iter().position(fits).ok_or(FaultKind::NoCapture(square))?;
        captured.swap_remove(known);
        return Ok(());
    }
    let piece = turn.position().board().piece_at(square).ok_or(FaultKind::NoPiece(square))?;
    if let Some(role) = word.role.filter(|&role| role != piece.role) {
        return Err(FaultKind::Another(role, piece, square));
    }
    let steps = match word.deed {
        Deed::Step(direction) => vec![Step { from: square, direction }],
        Deed::Go(to) => {
            let routes = route::routes(turn.position(), Hold::alone(square), &[]);
            match routes.into_iter().find(|route| route.to == to && route.then.is_none()) {
                Some(route) => route.steps,
                None => {
                    return Err(match route::why_not(turn.position(), square) {
                        Some(error) => FaultKind::Step(piece, square, error),
                        None => FaultKind::NoRoute(piece, square, to),
                    });
                }
            }
        }
        Deed::Captured => Vec::new(),
    };
    for step in steps {
        let played = turn.step(step).map_err(|error| FaultKind::Step(piece, square, error))?;
        captured.extend(played.capture);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::testing::{position, square};
    use crate::state::words;

    fn typed(text: &str) -> Typed {
        let start = position("g", &["Ee2", "Ra1", "Cd1", "Hb2", "rb3", "rh8", "ee7"]);
        Typed::read(&TurnBuilder::new(start), text)
    }

    fn made(text: &str) -> String {
        let typed = typed(text);
        assert_eq!(typed.fault, None, "{text}");
        words::of_steps(typed.turn.steps())
    }

    fn fault(text: &str) -> (usize, usize, FaultKind) {
        let fault = typed(text).fault.expect("something is wrong");
        (fault.start, fault.end, fault.kind)
    }

    #[test]
    fn records_and_shorter_words_say_the_same() {
        for text in [
            "Ee2n Ee3n",
            "ee2n ee3n",
            "e2n e3n",
            "e2ne3n",
            "ee2nee3n",
            "e2e4",
            "E2-E4",
            " e2n,\te3n ",
            "Ee2e4",
            "2g e2n e3n pass",
        ] {
            assert_eq!(made(text), "Ee2n Ee3n", "{text}");
        }
        assert_eq!(made(""), "");
    }

    #[test]
    fn captures_can_be_named_or_left_out() {
        for text in ["rb3e rc3x Hb2n", "rb3e b2n", "b3e c3x hb2n", "b3c3"] {
            assert_eq!(made(text), "rb3e rc3x Hb2n", "{text}");
        }
        assert_eq!(fault("e2n c3x"), (4, 7, FaultKind::NoCapture(square("c3"))));
    }

    #[test]
    fn a_word_that_is_being_typed_is_no_mistake() {
        for text in ["e", "ee", "ee2", "e2", "e2-", "e2c", "e2n e", "r", "2", "12", "p", "pas"] {
            let fault = typed(text).fault.expect("it is not finished");
            assert_eq!(fault.kind, FaultKind::Unfinished, "{text}");
        }
        assert_eq!(fault("e2 e3n"), (0, 2, FaultKind::Unreadable), "but only as the last word");
    }

    #[test]
    fn the_first_bad_step_is_named_with_its_place() {
        assert_eq!(fault("e2n e2n"), (4, 7, FaultKind::NoPiece(square("e2"))));
        assert_eq!(fault("xyz"), (0, 3, FaultKind::Unreadable));
        assert_eq!(fault("e2q"), (0, 3, FaultKind::Unreadable));
        assert_eq!(fault("e2n ja5n"), (4, 8, FaultKind::Unreadable));
        assert!(matches!(fault("me2n"), (0, 4, FaultKind::Another(Role::Camel, _, _))));
        assert!(matches!(fault("e2n a1s"), (4, 7, FaultKind::Step(_, _, StepError::OffBoard { .. }))));
        assert!(matches!(fault("d1d8"), (0, 4, FaultKind::NoRoute(_, _, _))));
        assert!(matches!(fault("e7s"), (0, 3, FaultKind::Step(_, _, StepError::NobodyPushes { .. }))));
        let typed = typed("e2n e3n zzz e4n");
        assert_eq!(words::of_steps(typed.turn.steps()), "Ee2n Ee3n", "what comes before it is made");
        assert!(fault("e2n é5n").2 == FaultKind::Unreadable, "any letter is read");
    }

    #[test]
    fn typed_steps_go_on_from_those_made() {
        let mut draft = TurnBuilder::new(position("g", &["Ee2", "Ra1", "rh8"]));
        draft
            .step("e2".parse().map(|from| Step { from, direction: Direction::North }).expect("a step"))
            .expect("legal");
        let typed = Typed::read(&draft, "e3n");
        assert_eq!(words::of_steps(typed.turn.steps()), "Ee2n Ee3n");
        assert_eq!(Typed::read(&draft, "e3n e4n e5n e6n").fault.map(|fault| fault.start), Some(12));
    }
}
