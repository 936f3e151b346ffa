//! Progress bias: a weak level prefers turns that get somewhere.
//!
//! With few nodes and much noise, the best turn is often to undo the previous one: a piece goes out and back, and out
//! again. The bias makes the side to move at the root like to advance and dislike to return.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::game::{Game, Ply};
use crate::piece::{Piece, Role, Side};
use crate::search::params as p;
use crate::splitmix::splitmix;

/// The bias of one search, from the view of the side to move at its root.
pub(super) struct ProgressBias {
    /// Points for each rank that a piece has advanced.
    points: i32,
    root: Board,
    side: Side,
    /// The squares that pieces of each role left in the side's last turns.
    left: [Bitboard; 6],
}

impl ProgressBias {
    /// The bias of the game's next turn; `None` without points.
    pub(super) fn new(game: &Game, points: u32) -> Option<ProgressBias> {
        if points == 0 {
            return None;
        }
        let (root, side) = (game.board(), game.side());
        let mut left = [Bitboard::EMPTY; 6];
        // The opponent has made the last turn.
        let own_plies = (0..game.plies().len()).rev().skip(1).step_by(2);
        for ply in own_plies.take(p::RETURN_TURNS) {
            if let (Some(Ply::Turn(_)), Some(before), Some(after)) =
                (game.plies().get(ply), game.board_at(ply), game.board_at(ply + 1))
            {
                for role in Role::ALL {
                    let piece = Piece::new(side, role);
                    left[role.index()] |= before.pieces(piece) - after.pieces(piece);
                }
            }
        }
        Some(ProgressBias { points: points.min(p::MAX_PROGRESS) as i32, root, side, left })
    }

    /// A part of the keys of all nodes, because scores with this bias do not hold for another one.
    pub(super) fn key(&self) -> u64 {
        let parts = self.left.iter().map(|squares| squares.0).chain([self.points as u64, self.side as u64]);
        parts.fold(self.root.zobrist(), |key, part| splitmix(key ^ part))
    }

    /// The points of a board, from the view of `side`.
    pub(super) fn score(&self, board: &Board, side: Side) -> i32 {
        let returned: u32 = Role::ALL
            .into_iter()
            .map(|role| {
                let piece = Piece::new(self.side, role);
                ((board.pieces(piece) - self.root.pieces(piece)) & self.left[role.index()]).count()
            })
            .sum();
        let advanced = self.advancement(board) - self.advancement(&self.root);
        let score = self.points * (advanced - p::RETURN_RANKS * returned as i32);
        if side == self.side { score } else { -score }
    }

    /// The number of ranks between the pieces and their side's back rank, all together.
    fn advancement(&self, board: &Board) -> i32 {
        let own = board.side(self.side);
        let ranks = (0..8u8).map(|rank| {
            let advanced = rank.abs_diff((!self.side).goal_rank());
            i32::from(advanced) * (own & Bitboard::rank(rank)).count() as i32
        });
        ranks.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::PositionText;
    use crate::position::rule_set::RuleSet;
    use crate::search::{Best, Limits, Options, Search, Status};

    /// Both sides have the same pieces on the same files.
    fn game(side: char) -> Game {
        let rows = ["rrrr.rrr", "d..h....", EMPTY, EMPTY, EMPTY, EMPTY, "D..H....", "RRRR.RRR"];
        let text = PositionText::read(&format!("{side} [{}]", rows.concat())).unwrap();
        Game::from_position(text.to_builder().build().unwrap(), 2, RuleSet::CURRENT)
    }

    const EMPTY: &str = "........";

    fn play(game: &mut Game, turn: &str) {
        game.play_text(&turn.parse().unwrap()).unwrap();
    }

    /// The bias for a turn, at 100 points a rank.
    fn bias_for(game: &Game, turn: &str) -> i32 {
        let bias = ProgressBias::new(game, 100).unwrap();
        let mut next = game.clone();
        play(&mut next, turn);
        let [own, other] = [game.side(), !game.side()].map(|side| bias.score(&next.board(), side));
        assert_eq!(own, -other);
        own
    }

    #[test]
    fn each_rank_forward_counts_for_the_side_to_move() {
        for (turn, mirrored, expected) in [
            ("Hd2n Hd3n Da2n", "hd7s hd6s da7s", 300),
            ("Hd2e Da2e", "hd7e da7e", 0),
            ("Hd2e He2s", "hd7e he7n", -100),
            ("Rd1e Re1n Re2n", "rd8e re8s re7s", 200),
        ] {
            assert_eq!(bias_for(&game('g'), turn), expected, "{turn}");
            assert_eq!(bias_for(&game('s'), mirrored), expected, "{mirrored}");
        }
        assert!(ProgressBias::new(&game('g'), 0).is_none());
    }

    #[test]
    fn a_piece_that_returns_costs_ranks_until_the_turn_is_forgotten() {
        let mut game = game('g');
        for turn in ["Hd2e He2n Da2n", "da7s"] {
            play(&mut game, turn);
        }
        let returned = -100 * p::RETURN_RANKS;
        assert_eq!(bias_for(&game, "He3s"), -100, "only half the way back");
        assert_eq!(bias_for(&game, "He3s He2w"), returned - 100);
        assert_eq!(bias_for(&game, "He3s He2w Da3s"), 2 * (returned - 100));
        assert_eq!(bias_for(&game, "Da3n Rd1e"), 100, "another piece may go where one has left");
        // Silver's own turn counts for silver.
        play(&mut game, "Rh1n");
        assert_eq!(bias_for(&game, "da6n"), returned - 100);
        play(&mut game, "rh8s");
        assert_eq!(bias_for(&game, "He3s He2w"), returned - 100);
        play(&mut game, "Rg1n");
        play(&mut game, "rg8s");
        assert_eq!(bias_for(&game, "He3s He2w"), -100, "forgotten");
    }

    #[test]
    fn tables_of_a_search_with_another_bias_have_no_effect() {
        let mut game = game('g');
        for turn in ["Hd2e He2n Da2n", "hd7e he7s"] {
            play(&mut game, turn);
        }
        let limits = |progress| Limits { depth: Some(4), progress, ..Limits::default() };
        let answer = |search: &mut Search, progress| {
            search.start(&game, limits(progress)).unwrap();
            let Status::Done(Best::Turn(turn)) = search.run(u64::MAX, &mut || 0) else { panic!("no turn") };
            (turn, search.info().score)
        };
        let fresh = |progress| answer(&mut Search::new(Options::default()), progress);
        assert_ne!(fresh(0), fresh(2000));
        let mut search = Search::new(Options::default());
        for progress in [0, 2000, 300, 0, 2000] {
            assert_eq!(answer(&mut search, progress), fresh(progress), "{progress}");
        }
    }
}
