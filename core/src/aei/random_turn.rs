//! Random turns: what a player is measured against who knows nothing but the rules.

use crate::Game;
use crate::position::legal_turns::TurnToEachEnd;
use crate::position::turn::{Turn, TurnBuilder};
use crate::splitmix::{INCREMENT, splitmix};

/// In `percent` of all turns, one that may be played. Turns that end on the same board count as one, and all others are
/// equally likely. `None` in the remaining turns, during the setup, and where there is no turn to play.
///
/// The draw depends on the seed, the position and the number of the turn, so a game can be repeated from any turn.
pub(super) fn draw(seed: u64, game: &Game, percent: u8) -> Option<Turn> {
    let position = game.position().filter(|_| percent > 0 && game.outcome().is_none())?;
    let turn_key = position.board().zobrist() ^ u64::from(game.next_label().number);
    let mut numbers = Numbers(splitmix(seed) ^ splitmix(turn_key));
    if numbers.below(100) >= usize::from(percent) {
        return None;
    }
    let mut turns: Vec<Turn> = TurnToEachEnd::new(&TurnBuilder::new(position)).collect();
    while !turns.is_empty() {
        let turn = turns.swap_remove(numbers.below(turns.len()));
        if !game.is_forbidden(turn.end()) {
            return Some(turn);
        }
    }
    None
}

/// Random numbers.
struct Numbers(u64);

impl Numbers {
    /// A number below `end`, which must not be 0.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(INCREMENT);
        ((u128::from(splitmix(self.0)) * end as u128) >> 64) as usize
    }
}
