//! Follows the turns of a record on a board, without the rules: the page wrote them, or found them in an archive.
//!
//! Pieces are moved as the words say. Captures follow from the board, whether or not the record has them. What can't be
//! followed is an error, never a guess.

use ansa_core::{Board, Direction, Piece, Side, Square};

/// The most steps and captures in a turn that are followed.
const MAX_STEPS: usize = 12;
/// What a record says in its last line if the side to move has resigned or lost.
const ENDINGS: [&str; 2] = ["resigns", "lost"];
/// The most plies that are followed.
const MAX_PLIES: usize = 100_000;

/// A step that was made, or a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FollowedStep {
    pub(super) piece: Piece,
    pub(super) from: Square,
    /// Where it goes; `None` if it is captured there.
    pub(super) to: Option<Square>,
}

/// How a game stands after a ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct FollowedPly<'a> {
    /// How many plies were played before it.
    pub(super) number: usize,
    pub(super) side: Side,
    /// The steps of a turn; none for a setup.
    pub(super) steps: &'a [FollowedStep],
    pub(super) board: &'a Board,
}

/// Why turns can't be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FollowError {
    /// A line does not begin with the label of a ply.
    Label,
    /// A word is neither a step nor the place of a piece.
    Word,
    /// There is no such piece, or its way is blocked.
    Step,
    /// There are more words than a turn or a game can have.
    TooMany,
}

/// Follows the lines of a plain record from a board, and calls this after each ply.
pub(super) fn follow(
    lines: &str,
    start: Board,
    mut visit: impl FnMut(FollowedPly<'_>),
) -> Result<(), FollowError> {
    let (mut board, mut steps) = (start, Vec::with_capacity(MAX_STEPS));
    for (number, line) in lines.lines().filter(|line| !line.is_empty()).enumerate() {
        if number >= MAX_PLIES {
            return Err(FollowError::TooMany);
        }
        let (label, body) = line.split_once(' ').unwrap_or((line, ""));
        if ENDINGS.contains(&body) {
            break;
        }
        let side = label.chars().next_back().and_then(Side::from_letter).ok_or(FollowError::Label)?;
        steps.clear();
        for word in body.split_ascii_whitespace() {
            make(&mut board, &mut steps, word)?;
        }
        visit(FollowedPly { number, side, steps: &steps, board: &board });
    }
    Ok(())
}

/// Places a piece, or makes a step with the capture that it causes. A written capture was made with its step.
fn make(board: &mut Board, steps: &mut Vec<FollowedStep>, word: &str) -> Result<(), FollowError> {
    let (letter, file, rank, direction) = match *word.as_bytes() {
        [letter, file, rank] => (letter, file, rank, None),
        [letter, file, rank, direction] => (letter, file, rank, Some(direction)),
        _ => return Err(FollowError::Word),
    };
    let piece = Piece::from_letter(char::from(letter)).ok_or(FollowError::Word)?;
    let from = square_at(file, rank).ok_or(FollowError::Word)?;
    match direction {
        None if board.piece_at(from).is_some() => return Err(FollowError::Step),
        None => board.put(from, piece),
        Some(b'x') => {
            // A piece that nobody defends was lost with the step before.
            let is_made =
                steps.iter().any(|step| step.to.is_none() && step.from == from && step.piece == piece);
            if !is_made {
                return Err(FollowError::Step);
            }
        }
        Some(direction) => {
            let direction = Direction::from_letter(char::from(direction)).ok_or(FollowError::Word)?;
            let to = from.step(direction).ok_or(FollowError::Step)?;
            if board.piece_at(from) != Some(piece) || board.piece_at(to).is_some() {
                return Err(FollowError::Step);
            }
            if steps.len() >= MAX_STEPS {
                return Err(FollowError::TooMany);
            }
            board.remove(from);
            board.put(to, piece);
            steps.push(FollowedStep { piece, from, to: Some(to) });
            // Only the side of the piece can have lost a defender.
            if let Some(trap) = board.undefended(piece.side).into_iter().next()
                && let Some(piece) = board.remove(trap)
            {
                steps.push(FollowedStep { piece, from: trap, to: None });
            }
        }
    }
    Ok(())
}

fn square_at(file: u8, rank: u8) -> Option<Square> {
    Square::at(file.checked_sub(b'a')?, rank.checked_sub(b'1')?)
}
