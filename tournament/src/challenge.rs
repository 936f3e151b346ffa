//! The result of an Arimaa Challenge.

use ansa_core::Side;

use crate::format::{CHALLENGE_DEFENDERS, CHALLENGE_GAMES, Format};
use crate::game::GameResult;
use crate::player::PlayerId;
use crate::tournament::Tournament;

/// How many games against each defender the program must win.
pub const CHALLENGE_WINS: u32 = 2;

/// The games of the program against a defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefenderScore {
    /// The defender.
    pub defender: PlayerId,
    /// Games that the program won.
    pub won: u32,
    /// Other games that have ended: lost by the program, or without a winner.
    pub not_won: u32,
}

/// Whether the program has won the Challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeVerdict {
    /// It can still win or lose.
    Open,
    /// It has won two games against each defender.
    Won,
    /// It can't win two games against some defender any more.
    Lost,
}

/// How a Challenge stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeScore {
    /// The program.
    pub program: PlayerId,
    /// Its opponents, in the order in which they were added.
    pub defenders: Vec<DefenderScore>,
    /// Whether it has won.
    pub verdict: ChallengeVerdict,
}

impl Tournament {
    /// How the Challenge stands. `None` for other formats, and without a program.
    #[must_use]
    pub fn challenge_score(&self) -> Option<ChallengeScore> {
        let (program, defenders) = self.players.split_first()?;
        if self.format != Format::Challenge {
            return None;
        }
        let program = program.id;
        let score = |defender: PlayerId| {
            let mut score = DefenderScore { defender, won: 0, not_won: 0 };
            for game in self.games() {
                let side = game.pairing.side_of(program).unwrap_or(Side::Gold);
                match game.result {
                    Some(result) if game.pairing.player(!side) == defender => match result {
                        GameResult::Vacated => {}
                        GameResult::Win(winner) if winner == side => score.won += 1,
                        _ => score.not_won += 1,
                    },
                    _ => {}
                }
            }
            score
        };
        let defenders: Vec<DefenderScore> = defenders.iter().map(|defender| score(defender.id)).collect();
        let has_won = |score: &DefenderScore| score.won >= CHALLENGE_WINS;
        let has_lost = |score: &DefenderScore| score.not_won > CHALLENGE_GAMES - CHALLENGE_WINS;
        let verdict = if defenders.iter().any(has_lost) {
            ChallengeVerdict::Lost
        } else if defenders.len() == CHALLENGE_DEFENDERS && defenders.iter().all(has_won) {
            ChallengeVerdict::Won
        } else {
            ChallengeVerdict::Open
        };
        Some(ChallengeScore { program, defenders, verdict })
    }
}
