//! The state of a `Game`: the game played so far, and the turn being entered.

use ansa_core::game::PlayError;
use ansa_core::notation::{PositionText, StepText, StepTextKind};
use ansa_core::position::STEPS_PER_TURN;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Capture, Game, PlayedStep, Step};

use super::annotated_game::AnnotatedGame;
use crate::error::ArimaaError;

#[derive(Clone)]
pub(super) struct GameState {
    pub(super) played: AnnotatedGame,
    /// The steps entered; `None` if no turn is due.
    turn: Option<TurnBuilder>,
}

impl From<AnnotatedGame> for GameState {
    fn from(played: AnnotatedGame) -> GameState {
        let turn = played.game.begin_turn().ok();
        GameState { played, turn }
    }
}

impl GameState {
    pub(super) fn at_position(text: &PositionText, rules: RuleSet) -> Result<GameState, ArimaaError> {
        // `turn` refuses only mistakes. Faults that leave the position playable are ignored.
        let turn = text.turn()?;
        let game = Game::from_begun_turn(*turn.start(), text.number.unwrap_or(2), rules);
        let turn = game.begin_turn().ok().map(|_| turn);
        Ok(GameState { played: game.into(), turn })
    }

    pub(super) const fn game(&self) -> &Game {
        &self.played.game
    }

    pub(super) const fn turn(&self) -> Option<&TurnBuilder> {
        self.turn.as_ref()
    }

    pub(super) const fn turn_mut(&mut self) -> Option<&mut TurnBuilder> {
        self.turn.as_mut()
    }

    /// The turn being entered, or the reason why there is none.
    pub(super) fn turn_due(&mut self) -> Result<&mut TurnBuilder, ArimaaError> {
        // There is always one, unless the game refuses to begin a turn and gives the reason.
        let refused = self.game().begin_turn().err();
        self.turn.as_mut().ok_or_else(|| refused.unwrap_or(PlayError::SetupExpected).into())
    }

    /// The board after the steps of the turn being entered.
    pub(super) fn board(&self) -> Board {
        self.turn.as_ref().map_or(self.game().board(), |turn| *turn.position().board())
    }

    /// The steps of the turn being entered.
    pub(super) fn steps(&self) -> impl Iterator<Item = PlayedStep> {
        self.turn.iter().flat_map(TurnBuilder::steps).copied()
    }

    /// Changes the game and begins the next turn. On an error the state is unchanged.
    pub(super) fn change<T, E>(
        &mut self,
        change: impl FnOnce(&mut AnnotatedGame) -> Result<T, E>,
    ) -> Result<T, E> {
        let changed = change(&mut self.played)?;
        self.turn = self.game().begin_turn().ok();
        Ok(changed)
    }

    pub(super) fn step(&mut self, step: Step) -> Result<PlayedStep, ArimaaError> {
        let turn = self.turn_due()?;
        let piece = turn.position().board().piece_at(step.from);
        turn.step(step).map_err(|error| {
            let refusal = ArimaaError::from(error);
            match piece {
                Some(piece) => refusal.with_step(format_args!("{piece}{step}")),
                None => refusal,
            }
        })
    }

    pub(super) fn step_text(&mut self, text: &str) -> Result<PlayedStep, ArimaaError> {
        let step: StepText = text.trim().parse().map_err(|error| ArimaaError::new("bad-step", error))?;
        let turn = self.turn_due()?;
        turn.play_text(&[step]).map_err(ArimaaError::from)?;
        turn.steps()
            .last()
            .copied()
            .ok_or_else(|| ArimaaError::new("bad-step", "expected a step, not a capture"))
    }

    /// The position with its move number and the steps made.
    pub(super) fn position_text(&self) -> PositionText {
        let number = Some(self.game().next_label().number);
        if let Some(turn) = self.turn().filter(|turn| turn.start().steps_left() < STEPS_PER_TURN) {
            // Steps that are known can't follow others that are not.
            return PositionText { number, ..turn.position().into() };
        }
        PositionText {
            number,
            steps: self.steps().flat_map(step_texts).collect(),
            ..PositionText::new(self.board().to_pieces(), self.game().side())
        }
    }
}

/// The text of a step and its capture.
fn step_texts(played: PlayedStep) -> impl Iterator<Item = StepText> + use<> {
    let PlayedStep { piece, step, capture, .. } = played;
    let made = StepText { piece, square: step.from, kind: StepTextKind::Step(step.direction) };
    let captured =
        capture.map(|Capture { piece, square }| StepText { piece, square, kind: StepTextKind::Capture });
    core::iter::once(made).chain(captured)
}
