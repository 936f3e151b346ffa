//! The result of an Arimaa Challenge.

use crate::format::{CHALLENGE_GAMES, Format};
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

impl DefenderScore {
    /// Whether the program has won enough games against this defender.
    #[must_use]
    pub const fn verdict(&self) -> ChallengeVerdict {
        if self.won >= CHALLENGE_WINS {
            ChallengeVerdict::Won
        } else if self.not_won > CHALLENGE_GAMES - CHALLENGE_WINS {
            ChallengeVerdict::Lost
        } else {
            ChallengeVerdict::Open
        }
    }
}

/// Whether the program has won the Challenge, or its games against one defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeVerdict {
    /// It can still win or lose.
    Open,
    /// It has won two games against the defender, or against each of them.
    Won,
    /// It can't win two games against the defender, or some defender, any more.
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
                // What was stored may have games between defenders.
                let Some(side) = game.pairing.side_of(program) else { continue };
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
        let is = |verdict| move |score: &DefenderScore| score.verdict() == verdict;
        let verdict = if defenders.iter().any(is(ChallengeVerdict::Lost)) {
            ChallengeVerdict::Lost
        } else if !defenders.is_empty() && defenders.iter().all(is(ChallengeVerdict::Won)) {
            ChallengeVerdict::Won
        } else {
            ChallengeVerdict::Open
        };
        Some(ChallengeScore { program, defenders, verdict })
    }
}
