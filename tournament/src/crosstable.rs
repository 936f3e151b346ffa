//! Who played whom, and with what result.

use ansa_core::Side;

use crate::game::{GameId, GameResult};
use crate::player::PlayerId;
use crate::tournament::Tournament;

/// A game in a crosstable, as the player of its row sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrosstableGame {
    /// The game.
    pub game: GameId,
    /// The side of the player of the row.
    pub side: Side,
    /// How it ended, if it has.
    pub result: Option<GameResult>,
}

/// The games between all players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crosstable {
    /// The players of the rows and columns, in the order of the standings.
    pub players: Vec<PlayerId>,
    cells: Vec<Vec<CrosstableGame>>,
}

/// The results between two players, as the first sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeadToHead {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Crosstable {
    /// The games of a row and a column, in their order. There are none outside of the table, nor in its diagonal.
    #[must_use]
    pub fn games(&self, row: usize, column: usize) -> &[CrosstableGame] {
        let size = self.players.len();
        if row < size && column < size { &self.cells[row * size + column] } else { &[] }
    }

    /// The results of a row and a column.
    #[must_use]
    pub fn head_to_head(&self, row: usize, column: usize) -> HeadToHead {
        let mut counted = HeadToHead::default();
        for game in self.games(row, column) {
            let Some(result) = game.result else { continue };
            match result.half_points(game.side) {
                2 => counted.wins += 1,
                1 => counted.draws += 1,
                _ => counted.losses += u32::from(result.is_loss_of(game.side)),
            }
        }
        counted
    }
}

impl Tournament {
    /// The games between all players, in the order of the standings.
    #[must_use]
    pub fn crosstable(&self) -> Crosstable {
        let players: Vec<PlayerId> = self.standings().iter().map(|standing| standing.player).collect();
        let mut cells = vec![Vec::new(); players.len() * players.len()];
        let place = |id: PlayerId| players.iter().position(|player| *player == id);
        for game in self.games() {
            for side in Side::ALL {
                let [own, other] = [side, !side].map(|side| place(game.pairing.player(side)));
                if let (Some(row), Some(column)) = (own, other) {
                    let game = CrosstableGame { game: game.id, side, result: game.result };
                    cells[row * players.len() + column].push(game);
                }
            }
        }
        Crosstable { players, cells }
    }
}
