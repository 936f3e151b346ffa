//! Values of positions, as people say them and as a byte.

/// The exact result of a position for the side to move, if both sides play their best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableValue {
    /// It wins with its turn of this number, from 1.
    Win(u8),
    /// It loses with the opponent's turn of this number, from 1; with 0, it has no legal turn.
    Loss(u8),
    /// Neither side can force a win.
    Draw,
}

/// The code of an entry that is no position, or in which the game is over.
pub(super) const NOTHING: u8 = 0;
/// The code of a draw, and of what is not known yet.
pub(super) const DRAW: u8 = 128;

/// The code of a win after so many plies. Better values have larger codes.
pub(super) const fn win_in(plies: u8) -> u8 {
    u8::MAX - plies
}

/// The code of a loss after so many plies.
pub(super) const fn loss_in(plies: u8) -> u8 {
    1 + plies
}

/// The same value for the other side.
pub(super) const fn negated(code: u8) -> u8 {
    code.wrapping_neg()
}

/// The value one ply earlier, for the side that made the ply.
pub(super) const fn one_ply_later(code: u8) -> u8 {
    match code {
        DRAW => DRAW,
        win if win > DRAW => win - 1,
        loss => loss + 1,
    }
}

/// The value as far as it is known after so many plies: later wins and losses are not known.
pub(super) const fn known_within(code: u8, plies: u8) -> u8 {
    let is_later = (code > DRAW && code < win_in(plies)) || (code < DRAW && code > loss_in(plies));
    if is_later { DRAW } else { code }
}

impl TableValue {
    /// The value of an entry; `None` if it is no position.
    pub(super) const fn from_code(code: u8) -> Option<TableValue> {
        match code {
            NOTHING => None,
            DRAW => Some(TableValue::Draw),
            win if win > DRAW => Some(TableValue::Win((u8::MAX - win).div_ceil(2))),
            loss => Some(TableValue::Loss((loss - 1) / 2)),
        }
    }
}
