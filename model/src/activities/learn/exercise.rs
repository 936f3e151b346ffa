//! An exercise: a position, the mistake that was made in it, and the engine's turn.

use std::rc::Rc;

use ansa_core::game::PlayError;
use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Game, Label, PlayedStep, Side, Step, steps_of};

use crate::activities::verdict::TurnVerdict;

/// A position in which a side made a mistake. Both turns are legal in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// The game before the mistake. Its repetitions count.
    pub game: Rc<Game>,
    pub position: Position,
    pub played: Vec<PlayedStep>,
    pub best: Vec<PlayedStep>,
    pub chances: (f64, f64),
}

/// Why something is no exercise.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseError {
    /// No turn can follow.
    NoTurn,
    /// The turn that was played is illegal.
    Played(PlayError),
    /// The better turn is illegal.
    Best(PlayError),
    /// The chances are not from 0 to 1, or the turn lost none.
    Chances,
}

/// A turn of the person, with the game after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    pub steps: Vec<PlayedStep>,
    pub game: Rc<Game>,
}

/// What is known of an attempt without a search.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Known {
    /// It ends as the best turn does, or wins.
    Good,
    /// The chance to win after it, from 0 to 1.
    Chance(f64),
    /// Nothing.
    Unknown,
}

impl Exercise {
    /// The exercise in which `played` is a mistake and `best` is the engine's turn. The chances are those of the side to
    /// move before and after the mistake, from 0 to 1.
    ///
    /// # Errors
    /// What does not fit.
    pub fn new(
        game: Rc<Game>,
        played: &[Step],
        best: &[Step],
        chances: (f64, f64),
    ) -> Result<Exercise, ExerciseError> {
        let position = game.position().filter(|_| game.outcome().is_none()).ok_or(ExerciseError::NoTurn)?;
        let is_chance = |chance: f64| (0.0..=1.0).contains(&chance);
        if !is_chance(chances.0) || !is_chance(chances.1) || chances.1 >= chances.0 {
            return Err(ExerciseError::Chances);
        }
        let played = after(&game, played).map_err(ExerciseError::Played)?.steps;
        let best = after(&game, best).map_err(ExerciseError::Best)?.steps;
        Ok(Exercise { game, position, played, best, chances })
    }

    /// The side that erred, and whose better turn is looked for.
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// The label of the turn.
    pub fn label(&self) -> Label {
        self.game.next_label()
    }

    /// The position as a short text, which tells exercises apart.
    pub fn key(&self) -> String {
        let squares = core::array::from_fn(|index| {
            let square = ansa_core::Square::from_index(u8::try_from(index).unwrap_or(u8::MAX));
            square.and_then(|square| self.position.board().piece_at(square))
        });
        PositionText::new(squares, self.side()).to_short()
    }

    /// The verdict on the mistake.
    pub fn verdict(&self) -> Option<TurnVerdict> {
        self.judged(&self.played, self.chances.1)
    }

    /// The verdict on a turn after which the side has this chance to win, from 0 to 1.
    pub(super) fn judged(&self, played: &[PlayedStep], chance: f64) -> Option<TurnVerdict> {
        TurnVerdict::of(&self.position, &steps_of(played), &steps_of(&self.best), (self.chances.0, chance))
    }

    /// A turn of the person.
    ///
    /// # Errors
    /// It can't end here, or repeats a position too often.
    pub(super) fn attempt(&self, turn: &TurnBuilder) -> Result<Attempt, PlayError> {
        after(&self.game, &steps_of(turn.steps()))
    }

    /// The game after the best turn.
    pub(super) fn solved(&self) -> Option<Rc<Game>> {
        Some(after(&self.game, &steps_of(&self.best)).ok()?.game)
    }

    /// What is known of an attempt without a search.
    pub(super) fn known(&self, attempt: &Attempt) -> Known {
        let board = attempt.game.board();
        let ends_like = |turn: &[PlayedStep]| self.board_after(turn) == Some(board);
        match attempt.game.outcome().map(|outcome| outcome.winner) {
            Some(winner) if winner == Some(self.side()) => Known::Good,
            _ if ends_like(&self.best) => Known::Good,
            Some(_) => Known::Chance(0.0),
            None if ends_like(&self.played) => Known::Chance(self.chances.1),
            None => Known::Unknown,
        }
    }

    fn board_after(&self, turn: &[PlayedStep]) -> Option<Board> {
        let mut position = self.position;
        turn.iter().all(|played| position.step(played.step).is_ok()).then(|| *position.board())
    }
}

fn after(game: &Game, steps: &[Step]) -> Result<Attempt, PlayError> {
    let mut game = game.clone();
    game.play_steps(steps)?;
    let steps = game.plies().last().map_or(Vec::new(), |ply| ply.steps().to_vec());
    Ok(Attempt { steps, game: Rc::new(game) })
}
