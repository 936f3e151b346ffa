//! Setups as numbers, seen from their own side, so that equal setups of gold and silver are equal.

use ansa_core::game::Setup;
use ansa_core::{Board, Piece, Role, Side, Square};
use serde::{Deserialize, Serialize};

use crate::entry::Preset;

/// How many squares the home ranks of a side have.
const SQUARES: u8 = 16;
/// How many bits a square takes: 0 for an empty one, else the role's index and 1.
const BITS: u8 = 3;
const MASK: u64 = (1 << BITS) - 1;

/// The pieces on the home ranks of a side, the back rank first, each rank from the a-file.
///
/// Ranks are counted from the side's own edge and files from the left of the board as gold sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SetupKey(u64);

impl SetupKey {
    /// The pieces that a side has on its home ranks; `None` if it has none there.
    pub(super) fn of(board: &Board, side: Side) -> Option<SetupKey> {
        let mut key = 0;
        for (number, square) in squares(side) {
            if let Some(piece) = board.piece_at(square).filter(|piece| piece.side == side) {
                key |= (piece.role.index() as u64 + 1) << (BITS * number);
            }
        }
        (key != 0).then_some(SetupKey(key))
    }

    /// The role on the square with this number, from 0 on the back rank at the a-file.
    fn role(self, number: u8) -> Option<Role> {
        let index = usize::try_from(self.0 >> (BITS * number) & MASK).ok()?;
        Role::ALL.get(index.checked_sub(1)?).copied()
    }

    /// The setup mirrored left to right.
    #[must_use]
    pub fn mirror(self) -> SetupKey {
        let mut key = 0;
        for number in 0..SQUARES {
            key |= (self.0 >> (BITS * number) & MASK) << (BITS * (number ^ 7));
        }
        SetupKey(key)
    }

    /// The one of the two mirror images that stands for both, and whether that is the other one.
    pub(super) fn joined(self) -> (SetupKey, bool) {
        let mirror = self.mirror();
        if mirror < self { (mirror, true) } else { (self, false) }
    }

    /// Whether it is its own mirror image.
    pub(super) fn is_symmetric(self) -> bool {
        self == self.mirror()
    }

    /// The setup of a side. A number from elsewhere may have too many pieces; that is found when it is played.
    pub fn setup(self, side: Side) -> Setup {
        let piece = |(number, square)| Some((square, Piece { side, role: self.role(number)? }));
        Setup::new(squares(side).filter_map(piece).collect())
    }

    /// The board with nothing but this setup.
    pub fn board(self, side: Side) -> Board {
        let mut board = Board::EMPTY;
        self.place(&mut board, side);
        board
    }

    /// Places the pieces on a board.
    pub(super) fn place(self, board: &mut Board, side: Side) {
        for &(square, piece) in self.setup(side).pieces() {
            board.put(square, piece);
        }
    }

    /// The named setup that it is, also mirrored.
    pub fn preset(self) -> Option<Preset> {
        let is_it = |preset: &Preset| {
            let mut board = Board::EMPTY;
            for &(square, piece) in Setup::from_rows(preset.rows(), Side::Gold).pieces() {
                board.put(square, piece);
            }
            let own = SetupKey::of(&board, Side::Gold);
            own == Some(self) || own == Some(self.mirror())
        };
        Preset::ALL.into_iter().find(is_it)
    }

    /// The letters of the two ranks, the front rank first; a dot for an empty square.
    pub fn letters(self) -> [String; 2] {
        let rank = |from: u8| (from..from + 8).map(|number| self.role(number).map_or('.', Role::letter));
        [rank(8).collect(), rank(0).collect()]
    }
}

/// The home squares of a side, with their numbers.
fn squares(side: Side) -> impl Iterator<Item = (u8, Square)> {
    (0..SQUARES).filter_map(move |number| {
        let square = Square::at(number % 8, number / 8)?;
        Some((number, if side == Side::Gold { square } else { square.flip() }))
    })
}
