//! The openings of a match: the setups with which pairs of games start.

use ansa_core::game::Setup;
use ansa_core::{Game, Piece, Role, Side, book};

use crate::random::Random;

/// Where setups come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Openings {
    /// The engine's book.
    Book,
    /// All pieces anywhere on the home ranks.
    Random,
    /// Every fourth pair random, the others from the book.
    Mixed,
}

impl Openings {
    /// The game after both setups, for the pair with this number.
    ///
    /// # Errors
    /// A setup is not legal.
    pub(crate) fn game(self, seed: u64, pair: u64) -> Result<Game, String> {
        let mut random = Random::new(seed, pair);
        let by_chance = match self {
            Openings::Book => false,
            Openings::Random => true,
            Openings::Mixed => pair % 4 == 3,
        };
        let mut game = Game::new();
        for side in Side::ALL {
            let setup =
                if by_chance { shuffled(side, &mut random) } else { book::setup(&game, side, random.next()) };
            game.set_up(&setup).map_err(|error| format!("opening of pair {}: {error}", pair + 1))?;
        }
        Ok(game)
    }
}

/// A side's pieces anywhere on its home ranks.
fn shuffled(side: Side, random: &mut Random) -> Setup {
    let mut roles: Vec<Role> = Role::ALL
        .into_iter()
        .flat_map(|role| std::iter::repeat_n(role, role.count_at_start() as usize))
        .collect();
    random.shuffle(&mut roles);
    let squares = Setup::home(side).into_iter();
    Setup::new(squares.zip(roles).map(|(square, role)| (square, Piece { side, role })).collect())
}

#[cfg(test)]
mod tests;
