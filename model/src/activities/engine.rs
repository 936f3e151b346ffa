//! What activities ask the engine, and what it answers.

use std::rc::Rc;

use ansa_core::notation::PlyText;
use ansa_core::record::{Evaluation, GoldScore};
use ansa_core::search::Score;
use ansa_core::{Game, Level, PlayedStep, Side};

use crate::formats::words;
use crate::settings::ThinkingTime;

/// The positions searched to judge one position of a game: a fraction of a second, and deep enough to see what the next
/// turns threaten.
pub const NODES_FOR_JUDGING: u32 = 100_000;

/// The purpose of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestKind {
    /// The computer's own setup or turn.
    Ply(Level),
    /// A good turn for the side to move in the displayed position.
    Hint,
    /// So many of the best turns, with their scores, found within so many milliseconds.
    Lines(u8, u32),
    /// The best turn with its score, after so many positions: the same on every machine.
    Nodes(u32),
}

/// A request to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request<K = u32> {
    /// Distinguishes answers to this request from late answers to earlier ones.
    pub id: K,
    /// The purpose.
    pub kind: RequestKind,
}

/// Where a search starts.
#[derive(Clone, Debug)]
pub struct SearchStart {
    /// The game in which the next ply is looked for.
    pub game: Rc<Game>,
    /// The steps made of its next turn.
    pub steps: Vec<PlayedStep>,
    /// The time that the clock leaves, in milliseconds.
    pub time: Option<u64>,
}

impl SearchStart {
    /// With a time for a level that nothing else limits, if no clock gives it one.
    pub fn with_thinking_time(self, kind: RequestKind, thinking: ThinkingTime) -> SearchStart {
        let is_timed = matches!(kind, RequestKind::Ply(level) if level.is_timed());
        let own = is_timed.then(|| thinking.seconds() * 1000);
        SearchStart { time: self.time.or(own), ..self }
    }
}

impl From<Rc<Game>> for SearchStart {
    fn from(game: Rc<Game>) -> SearchStart {
        SearchStart { game, steps: Vec::new(), time: None }
    }
}

/// What the engine reports of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum SearchEvent {
    /// The search goes on; at most ten times a second.
    Progress(SearchState),
    /// The search has ended with this setup or turn.
    Best(PlyText, SearchState),
    /// The request has failed.
    Failed(EngineFault),
}

/// Why a request failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineFault {
    /// The engine could not be started.
    NotStarted,
    /// The engine crashed, or no longer answers.
    Died,
    /// The engine and the page are of different versions.
    OtherVersion,
    /// The engine rejects the game, or its answer is invalid.
    Misunderstood,
    /// No legal turn begins with the steps made.
    NoTurn,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct SearchState {
    /// The completed depth, in steps.
    pub depth: u8,
    /// The number of positions searched.
    pub nodes: f64,
    /// The best lines, best first.
    pub lines: Vec<SearchLine>,
}

impl SearchState {
    pub fn best_turn(&self) -> Option<&[PlayedStep]> {
        self.lines.first()?.turns.first().map(Vec::as_slice)
    }

    /// The chance to win of a side, by the best line; from 0 to 1. `None` if the search has found nothing.
    pub fn chance(&self, side: Side) -> Option<f64> {
        Some(self.lines.first()?.score.win_chance(side))
    }

    /// What a search says of its position; `None` without a line.
    pub fn evaluation(&self) -> Option<Evaluation> {
        // Lines of an earlier depth may look better than what is known by now.
        let deepest = self.lines.iter().map(|line| line.depth).max()?;
        let line = self.lines.iter().find(|line| line.depth == deepest)?;
        let text = |turn: &Vec<PlayedStep>| match words::of_steps(turn).parse() {
            Ok(PlyText::Turn(steps)) => steps,
            _ => Vec::new(),
        };
        let best = text(line.turns.first()?);
        let is_forced = matches!(line.score, GoldScore::Win(..));
        let turns = line.turns.iter().skip(1).filter(|_| is_forced).map(text).collect();
        // The number of nodes comes from JavaScript.
        let nodes = self.nodes as u64;
        Some(Evaluation { depth: self.depth, nodes, best, line: turns, ..Evaluation::new(line.score) })
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct SearchLine {
    /// The depth at which it was found, in steps.
    pub depth: u8,
    pub score: GoldScore,
    /// The turns, at least one. The first one begins with the steps made.
    pub turns: Vec<Vec<PlayedStep>>,
}

impl SearchLine {
    /// A line in the position at the end of a game, with its score for the side to move and its turns in the notation of
    /// records; `None` if the first one is not legal there.
    pub fn read(game: &Game, depth: u8, score: Score, turns: &[String]) -> Option<SearchLine> {
        let mut position = game.position()?;
        let turns = turns.iter().map_while(|text| {
            let turn = words::turn_at(position, text)?;
            position = turn.position().after_pass();
            Some(turn.steps().copied().collect())
        });
        let turns: Vec<Vec<PlayedStep>> = turns.collect();
        (!turns.is_empty()).then(|| SearchLine { depth, score: GoldScore::new(score, game.side()), turns })
    }
}

#[cfg(test)]
mod tests;
