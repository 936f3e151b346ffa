//! Board diagrams in tests.

use ansa_core::PositionBuilder;
use ansa_core::position::Position;
use ansa_core::{Board, Piece, Side, Square, Step};

/// Reads a board from lines with a rank and its eight squares. Missing ranks are empty.
///
/// ```text
/// 5  . . . r . . . .
/// 4  . . . E . . . .
/// ```
pub(crate) fn board(drawn: &str) -> Board {
    let mut board = Board::EMPTY;
    for line in drawn.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut letters = line.chars().filter(|letter| !letter.is_whitespace());
        let rank = letters.next().and_then(|rank| rank.to_digit(10)).expect("a line begins with its rank");
        let cells: Vec<char> = letters.collect();
        assert_eq!(cells.len(), 8, "eight squares in “{line}”");
        for (file, &letter) in (0u8..).zip(&cells) {
            let square = Square::at(file, rank as u8 - 1).expect("rank 1 to 8");
            match Piece::from_letter(letter) {
                Some(piece) => board.put(square, piece),
                None => assert_eq!(letter, '.', "{line}"),
            }
        }
    }
    board
}

/// The board in the diagram with a side to move. Rabbits may be missing.
pub(crate) fn to_move(side: Side, drawn: &str) -> Position {
    PositionBuilder { board: board(drawn), side }.build_lenient().expect("no piece alone on a trap")
}

/// The square with this name.
pub(crate) fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The piece with this letter.
pub(crate) fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("a piece")
}

/// The steps of a turn in the notation of records, without capture tokens.
pub(crate) fn steps(turn: &str) -> Vec<Step> {
    turn.split_whitespace()
        .filter(|token| !token.ends_with('x'))
        .map(|token| {
            let direction = token.chars().nth(3).and_then(ansa_core::Direction::from_letter);
            Step { from: sq(&token[1..3]), direction: direction.expect("a direction") }
        })
        .collect()
}
