//! Code shared by several tests.

pub(crate) mod diagram;
pub(crate) mod play;
pub(crate) mod properties;

use std::path::{Path, PathBuf};

use ansa_core::PositionBuilder;
use ansa_core::position::Position;
use ansa_core::{Board, Piece, Role, Side, Square};

/// Whether `cargo xtask test --long` runs the tests.
pub(crate) fn is_long() -> bool {
    std::env::var_os("ANSA_LONG").is_some_and(|value| !value.is_empty())
}

/// How many of `count` cases to compare: all in long runs, otherwise a quarter.
pub(crate) fn share(count: usize) -> usize {
    if is_long() { count } else { count / 4 }
}

/// Reads the short form of a position. A separate reader, so that the tests do not depend on the code under test.
pub(crate) fn position(short: &str) -> Position {
    let (side, rest) = short.split_once(" [").expect("a side before the bracket");
    let cells = rest.strip_suffix(']').expect("a closing bracket");
    assert_eq!(cells.len(), 64, "{short}");
    let mut board = Board::EMPTY;
    for (i, letter) in cells.chars().enumerate() {
        if let Some(piece) = Piece::from_letter(letter) {
            board.put(Square::at(i as u8 % 8, 7 - i as u8 / 8).expect("on the board"), piece);
        }
    }
    let side = Side::from_letter(side.chars().next().expect("a side")).expect("g or s");
    PositionBuilder { board, side }.build_lenient().expect("a playable position")
}

/// Writes the short form of a position.
pub(crate) fn short(board: &Board, side: Side) -> String {
    let cells: String = (0..64u8)
        .map(|i| Square::at(i % 8, 7 - i / 8).expect("on the board"))
        .map(|square| board.piece_at(square).map_or(' ', Piece::letter))
        .collect();
    format!("{} [{cells}]", side.letter())
}

/// A file of test data that may be available beside the project. Prints a message if it is not.
pub(crate) fn shared_vectors(file: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/vectors").join(file);
    if path.exists() {
        return Some(path);
    }
    #[expect(clippy::print_stdout, reason = "a test that is not run says so")]
    {
        println!("not run: {file} is not beside the project (looked for {})", path.display());
    }
    None
}

/// A small seeded generator (xorshift), so that every run of a test uses the same positions.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// A playable position with about this many pieces. Rabbits are never on goal, but more of them are near it.
pub(crate) fn random_position(random: &mut Random, pieces: usize) -> Position {
    loop {
        let mut board = Board::EMPTY;
        for i in 0..pieces {
            let side = if i % 2 == 0 { Side::Gold } else { Side::Silver };
            // Half of the pieces are rabbits, so that goals are common.
            let role = Role::ALL[if random.below(2) == 0 { 0 } else { random.below(6) }];
            let piece = Piece::new(side, role);
            let square = Square::from_index(random.below(64) as u8).expect("below 64");
            let on_goal = role == Role::Rabbit && square.rank() == side.goal_rank();
            if board.pieces(piece).count() < role.count_at_start() && !on_goal {
                board.put(square, piece);
            }
        }
        let side = if random.below(2) == 0 { Side::Gold } else { Side::Silver };
        if let Ok(position) = (PositionBuilder { board, side }).build_lenient() {
            return position;
        }
    }
}
