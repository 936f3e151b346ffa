//! Puzzle: the person finds a turn.

use ansa_board::TurnEntry;
use ansa_core::notation::PlyText;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Game};

use super::judged_puzzle::JudgedPuzzle;
use super::{ElementEvent, ElementState, PuzzleFailed, PuzzleSolved};
use crate::error::ElementError;
use crate::text;

/// The separator of alternative solutions.
const OR: char = '|';

impl ElementState {
    /// Starts the puzzle and checks its solutions.
    pub(super) fn begin_puzzle(&mut self, events: &mut Vec<ElementEvent>) {
        self.truncate();
        if let Some(puzzle) = self.source.puzzle.clone() {
            self.judged = Some(JudgedPuzzle::new(puzzle.task()));
            if !puzzle.theme().asks_for_turn() {
                return;
            }
        }
        let turn = self.source.turn.clone().or_else(|| self.game.begin_turn().ok());
        self.entry = turn.as_ref().map(TurnEntry::from);
        if self.entry.is_none() {
            return self.fail(ElementError::without_place("no-turn", text::no_turn().to_owned()), events);
        }
        let invalid =
            self.solutions().find_map(|words| Some(text::bad_solution(words, &self.after(words).err()?)));
        if let Some(message) = invalid {
            self.fail(ElementError::without_place("bad-solution", message), events);
        }
    }

    /// The solutions of the attribute, as written.
    fn solutions(&self) -> impl Iterator<Item = &str> {
        // The puzzle of a file has its own.
        let solution = self.attributes.solution.as_deref().filter(|_| !self.is_judged()).unwrap_or_default();
        solution.split(OR).map(str::trim).filter(|words| !words.is_empty())
    }

    /// Whether a solution is known.
    pub(crate) fn has_solution(&self) -> bool {
        self.is_judged() || self.solutions().next().is_some()
    }

    /// The pieces on the board after a turn in notation.
    fn after(&self, words: &str) -> Result<Board, String> {
        let ply: PlyText = words.parse().map_err(|error| format!("{error}"))?;
        let mut game = Game::clone(&self.game);
        game.play_text(&ply).map_err(|error| error.to_string())?;
        Ok(game.board())
    }

    /// Whether a turn solves the puzzle: it leads to the same board as a solution, or wins if no solution is known.
    fn solves(&self, turn: &TurnBuilder) -> bool {
        if self.has_solution() {
            let board = turn.position().board();
            return self.solutions().any(|words| self.after(words).as_ref() == Ok(board));
        }
        let (side, mut game) = (self.game.side(), Game::clone(&self.game));
        game.play(turn).is_ok() && game.outcome().is_some_and(|outcome| outcome.winner == Some(side))
    }

    /// Checks a turn that the person has ended.
    pub(super) fn try_turn(&mut self, turn: &TurnBuilder, events: &mut Vec<ElementEvent>) {
        if self.is_judged() {
            return self.judge_turn(turn, events);
        }
        let words: Vec<String> = turn.steps().map(ToString::to_string).collect();
        if !self.solves(turn) {
            self.tries = self.tries.saturating_add(1);
            text::not_the_solution().clone_into(&mut self.notice);
            events.push(ElementEvent::Failed(PuzzleFailed {
                turn: Some(words.join(" ")),
                squares: None,
                fault: "not-the-solution",
                message: self.notice.clone(),
                reply: None,
                wrong: Vec::new(),
                missing: 0,
            }));
            return;
        }
        self.play_turn(turn, events);
        self.solved = true;
        text::solved().clone_into(&mut self.notice);
        events.push(ElementEvent::Solved(PuzzleSolved {
            turn: Some(words.join(" ")),
            squares: None,
            tries: self.tries,
            hints: 0,
        }));
        if self.game.outcome().is_some() {
            events.push(ElementEvent::End(self.game.outcome()));
        }
    }

    /// Shows the first solution.
    pub(super) fn show_solution(&mut self, events: &mut Vec<ElementEvent>) {
        if self.is_judged() {
            return self.show_answer(events);
        }
        let Some(ply) = self.solutions().next().and_then(|words| words.parse::<PlyText>().ok()) else {
            return;
        };
        if self.solved {
            return;
        }
        let mut game = Game::clone(&self.game);
        if game.play_text(&ply).is_err() {
            return;
        }
        self.solved = true;
        self.entry = None;
        self.show_turn(game);
        text::shown().clone_into(&mut self.notice);
        events.push(ElementEvent::Ply);
    }
}
