//! The engine's evaluation of a position, as commands in the comment after the ply that leads to it.

use core::fmt;

use super::comment::{Comment, CommentCommand};
use crate::notation::{PlyText, StepText};
use crate::piece::Side;
use crate::position::Position;
use crate::position::step::PlayedStep;
use crate::position::turn::{Turn, TurnBuilder};
use crate::search::{Info, Score, win_chance};

/// The names of the commands: the score with its depth, the best turn, the turns after it, the nodes, and the score after
/// the best turn.
const SCORE: &str = "eval";
const BEST: &str = "best";
const LINE: &str = "line";
const NODES: &str = "nodes";
const AFTER: &str = "after";

/// Separates the turns of a line. It is in no turn.
const TURN_SEPARATOR: char = '/';

/// The longest line that is read, in turns.
const MAX_LINE: usize = 40;

/// The largest score that is written, in hundredths of a rabbit.
const MAX: u64 = 1_000_000;

/// Every score in rabbits ranks below this, and every win above.
const WIN_RANK: i32 = 1 << 30;

/// A score that does not depend on the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoldScore {
    /// In hundredths of a rabbit at the start of the game; positive if Gold is ahead.
    CentiRabbits(i32),
    /// A side wins within this number of its own turns.
    Win(Side, u16),
}

impl GoldScore {
    /// The score of a position in which `mover` is to move.
    #[must_use]
    pub const fn new(score: Score, mover: Side) -> GoldScore {
        match (score, mover) {
            (Score::CentiRabbits(score), Side::Gold) => GoldScore::CentiRabbits(score),
            (Score::CentiRabbits(score), Side::Silver) => GoldScore::CentiRabbits(score.saturating_neg()),
            (Score::WinIn(turns), mover) => GoldScore::Win(mover, turns),
            (Score::LossIn(turns), Side::Gold) => GoldScore::Win(Side::Silver, turns),
            (Score::LossIn(turns), Side::Silver) => GoldScore::Win(Side::Gold, turns),
        }
    }

    /// A side's winning chances, from 0 to 1.
    #[must_use]
    pub fn win_chance(self, side: Side) -> f64 {
        let gold = match self {
            GoldScore::CentiRabbits(score) => win_chance(score),
            GoldScore::Win(Side::Gold, _) => 1.0,
            GoldScore::Win(Side::Silver, _) => 0.0,
        };
        if side == Side::Gold { gold } else { 1.0 - gold }
    }

    /// Orders scores from worst to best for a side: losses (the later the better), then scores in rabbits, then wins
    /// (the sooner the better).
    #[must_use]
    pub fn rank(self, side: Side) -> i32 {
        let own = match self {
            GoldScore::CentiRabbits(score) => score.clamp(-WIN_RANK, WIN_RANK),
            GoldScore::Win(Side::Gold, turns) => i32::MAX - i32::from(turns),
            GoldScore::Win(Side::Silver, turns) => i32::from(turns) - i32::MAX,
        };
        if side == Side::Gold { own } else { -own }
    }

    /// The score in hundredths of a rabbit for a side, clamped to ± `most`; a win is `most`.
    #[must_use]
    pub fn for_side(self, side: Side, most: i32) -> i32 {
        let gold = match self {
            GoldScore::CentiRabbits(score) => score.clamp(-most, most),
            GoldScore::Win(Side::Gold, _) => most,
            GoldScore::Win(Side::Silver, _) => -most,
        };
        if side == Side::Gold { gold } else { -gold }
    }
}

impl fmt::Display for GoldScore {
    /// Rabbits as `+1.25` and `-0.50`; `#3` if gold wins in three turns, and `#-3` if silver does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            GoldScore::CentiRabbits(score) => {
                let (sign, size) = (if score < 0 { '-' } else { '+' }, score.unsigned_abs());
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            GoldScore::Win(Side::Gold, turns) => write!(f, "#{turns}"),
            GoldScore::Win(Side::Silver, turns) => write!(f, "#-{turns}"),
        }
    }
}

/// The engine's evaluation of the position after a ply.
///
/// In a comment, these are the commands `[%eval +1.25,12]`, `[%best Ee2n Ee3n]`, `[%line ed7s / Ee4n]`, `[%nodes 100000]`
/// and `[%after +1.10]`.
///
/// ```
/// use ansa_core::record::{Comment, Evaluation, GoldScore};
/// let mut comment = Comment::new("A quiet start.");
/// comment.set_evaluation(&Evaluation { depth: 12, ..Evaluation::new(GoldScore::CentiRabbits(-50)) });
/// assert_eq!(comment.to_string(), "{[%eval -0.50,12] A quiet start.}");
/// assert_eq!(comment.evaluation().unwrap().depth, 12);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// The score.
    pub score: GoldScore,
    /// The depth of the search in steps; 0 if unknown.
    pub depth: u8,
    /// The number of nodes of the search; 0 if unknown.
    pub nodes: u64,
    /// The steps of the best turn as written; empty if unknown. They need not be legal.
    pub best: Vec<StepText>,
    /// The turns of both sides after the best one, if it begins a forced win or loss; empty otherwise. Like the best turn,
    /// they need not be legal.
    pub line: Vec<Vec<StepText>>,
    /// The score of the position after the best turn, from a separate search; see
    /// [`GameReview`](crate::review::GameReview).
    pub after_best: Option<GoldScore>,
}

impl Evaluation {
    /// An evaluation with nothing else known.
    #[must_use]
    pub const fn new(score: GoldScore) -> Evaluation {
        Evaluation { score, depth: 0, nodes: 0, best: Vec::new(), line: Vec::new(), after_best: None }
    }

    /// Whether to prefer this evaluation to another: its search was longer or, with as many nodes, at least as deep. A
    /// search with an unknown number of nodes ranks below one with a known number.
    #[must_use]
    pub fn replaces(&self, other: &Evaluation) -> bool {
        (self.nodes, self.depth) >= (other.nodes, other.depth)
    }

    /// The result of a search of this position; `None` if it has found no line. Its number of nodes is that of the search.
    #[must_use]
    pub fn from_search(start: &Position, info: &Info) -> Option<Evaluation> {
        let score = GoldScore::new(info.score, start.side());
        let is_forced = matches!(score, GoldScore::Win(..));
        let mut turns = Vec::new();
        let mut position = *start;
        for steps in info.pv.iter().take(if is_forced { MAX_LINE } else { 1 }) {
            // The last turn of a line need not be a whole one.
            let Ok(turn) = Turn::from_steps(&position, steps) else { break };
            let PlyText::Turn(text) = PlyText::from(&turn) else { break };
            turns.push(text);
            position = *turn.end();
        }
        let mut turns = turns.into_iter();
        let best = turns.next()?;
        let line = turns.collect();
        Some(Evaluation { depth: info.depth, nodes: info.nodes, best, line, ..Evaluation::new(score) })
    }

    /// The best turn at this position; empty if it is unknown or illegal there.
    #[must_use]
    pub fn best_turn(&self, start: &Position) -> Vec<PlayedStep> {
        self.turns(start).next().unwrap_or_default()
    }

    /// The best turn at this position and the turns after it, as far as they are known and legal.
    pub fn turns(&self, start: &Position) -> impl Iterator<Item = Vec<PlayedStep>> {
        let mut position = *start;
        core::iter::once(&self.best).chain(&self.line).map_while(move |text| {
            let mut turn = TurnBuilder::new(position);
            turn.play_text(text).ok()?;
            let steps: Vec<PlayedStep> = turn.steps().copied().collect();
            position = turn.position().after_pass();
            (!steps.is_empty()).then_some(steps)
        })
    }
}

impl Comment {
    /// The engine's evaluation of the position after the ply; `None` if there is none that can be read.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        let (score, depth) = read_score(self.command(SCORE)?)?;
        let turn = |text: &str| match text.parse() {
            Ok(PlyText::Turn(steps)) => Some(steps),
            _ => None,
        };
        let best = self.command(BEST).and_then(turn).unwrap_or_default();
        let line = self.command(LINE).into_iter().flat_map(|line| line.split(TURN_SEPARATOR));
        let line = line.take(MAX_LINE).map_while(turn).collect();
        let nodes = self.command(NODES).and_then(|nodes| nodes.trim().parse().ok()).unwrap_or(0);
        let after_best = self.command(AFTER).and_then(read_score).map(|(score, _)| score);
        Some(Evaluation { score, depth, nodes, best, line, after_best })
    }

    /// Sets the engine's evaluation of the position after the ply.
    pub fn set_evaluation(&mut self, evaluation: &Evaluation) {
        let Evaluation { score, depth, nodes, best, line, after_best } = evaluation;
        let score = if *depth == 0 { score.to_string() } else { format!("{score},{depth}") };
        self.set(SCORE, Some(score));
        self.set(BEST, (!best.is_empty()).then(|| PlyText::Turn(best.clone()).to_string()));
        let turns: Vec<String> = line.iter().map(|turn| PlyText::Turn(turn.clone()).to_string()).collect();
        let separator = [" ", &TURN_SEPARATOR.to_string(), " "].concat();
        self.set(LINE, (!line.is_empty()).then(|| turns.join(&separator)));
        self.set(NODES, (*nodes > 0).then(|| nodes.to_string()));
        self.set(AFTER, after_best.map(|score| score.to_string()));
    }

    /// Removes the engine's opinion.
    pub fn remove_evaluation(&mut self) {
        for name in [SCORE, BEST, LINE, NODES, AFTER] {
            self.remove_command(name);
        }
    }

    /// Sets a command, or removes it.
    fn set(&mut self, name: &str, value: Option<String>) {
        match value.and_then(|value| CommentCommand::new(name, &value)) {
            Some(command) => self.set_command(command),
            None => self.remove_command(name),
        }
    }
}

/// Reads `+1.25,12`, `-0.5`, `#3` or `#-3,20`. A depth that is too large to be true counts as unknown.
pub(super) fn read_score(text: &str) -> Option<(GoldScore, u8)> {
    let (score, depth) = text.split_once(',').unwrap_or((text, "0"));
    let depth = depth.trim().parse().unwrap_or(0);
    let score = score.trim();
    if let Some(turns) = score.strip_prefix('#') {
        let (side, turns) = match turns.strip_prefix('-') {
            Some(turns) => (Side::Silver, turns),
            None => (Side::Gold, turns.strip_prefix('+').unwrap_or(turns)),
        };
        return Some((GoldScore::Win(side, digits(turns)?.try_into().ok()?), depth));
    }
    let (sign, size) = match score.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, score.strip_prefix('+').unwrap_or(score)),
    };
    let (whole, fraction) = size.split_once('.').unwrap_or((size, ""));
    let hundredths = match fraction.len() {
        0 => 0,
        1 => digits(fraction)? * 10,
        _ => digits(fraction.get(..2)?)?,
    };
    digits(fraction.get(2..).filter(|rest| !rest.is_empty()).unwrap_or("0").get(..1)?)?;
    let value = (u64::from(digits(whole)?) * 100 + u64::from(hundredths)).min(MAX);
    Some((GoldScore::CentiRabbits(sign * value as i32), depth))
}

/// A number of digits alone.
fn digits(text: &str) -> Option<u32> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests;
