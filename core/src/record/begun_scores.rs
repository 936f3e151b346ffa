//! The engine's evaluation of each step of a turn, as a command in the comment after the turn.

use super::comment::{Comment, CommentCommand};
use super::evaluation::{GoldScore, read_score};
use crate::position::STEPS_PER_TURN;

/// The name of the command.
const BEGUN: &str = "begun";

/// The score of the best turn that begins with the first steps of a turn.
///
/// In the comment after the turn, the command `[%begun +0.30,12 -0.75,10]` lists the score after the turn's first step,
/// after its first two steps, and so on, each with the search depth in steps from the start of the turn. Scores missing
/// at the end are not known yet.
///
/// ```
/// use ansa_core::record::{BegunScore, Comment, GoldScore};
/// let mut comment = Comment::new("Too slow.");
/// comment.set_begun_scores(&[BegunScore { score: GoldScore::CentiRabbits(30), depth: 12 }]);
/// assert_eq!(comment.to_string(), "{[%begun +0.30,12] Too slow.}");
/// assert_eq!(comment.begun_scores()[0].depth, 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BegunScore {
    /// The score.
    pub score: GoldScore,
    /// The depth of the search in steps; 0 if unknown.
    pub depth: u8,
}

impl Comment {
    /// The scores after the first step of the turn, after the first two, and so on; at most four. Anything after a
    /// score that can't be read is left out.
    #[must_use]
    pub fn begun_scores(&self) -> Vec<BegunScore> {
        let words = self.command(BEGUN).unwrap_or_default().split_ascii_whitespace();
        let scores =
            words.map_while(|word| read_score(word).map(|(score, depth)| BegunScore { score, depth }));
        scores.take(STEPS_PER_TURN.into()).collect()
    }

    /// Sets these scores; none removes the command.
    pub fn set_begun_scores(&mut self, scores: &[BegunScore]) {
        let words =
            scores.iter().take(STEPS_PER_TURN.into()).map(|BegunScore { score, depth }| match depth {
                0 => score.to_string(),
                depth => format!("{score},{depth}"),
            });
        match CommentCommand::new(BEGUN, &words.collect::<Vec<_>>().join(" ")) {
            Some(command) if !scores.is_empty() => self.set_command(command),
            _ => self.remove_command(BEGUN),
        }
    }
}

#[cfg(test)]
mod tests;
