//! Play: a game against the engine.

use std::rc::Rc;

use ansa_board::{TurnEntry, moved};
use ansa_core::Game;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::game::{Phase, Setup};
use ansa_core::notation::PlyText;
use ansa_core::position::STEPS_PER_TURN;
use ansa_core::position::turn::TurnBuilder;

use super::{By, ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::error::ElementError;
use crate::text;

impl ElementState {
    /// Starts the game from what is shown.
    pub(super) fn begin_play(&mut self, events: &mut Vec<ElementEvent>) {
        self.truncate();
        self.advance(events);
        if let (Some(entry), Some(given)) = (&mut self.entry, &self.source.turn) {
            // A position in the middle of a turn keeps its steps.
            if entry.position() == given.start() {
                *entry = TurnEntry::from(given);
            }
        }
    }

    /// Removes the plies that are not shown.
    pub(super) fn truncate(&mut self) {
        let mut game = Game::clone(&self.game);
        while game.plies().len() > self.ply {
            game.take_back();
        }
        self.line = self.line.iter().copied().take(game.plies().len()).collect();
        self.game = Rc::new(game);
        self.entry = None;
    }

    /// Does what comes next without the person: plays their setup, asks the engine, or ends the game.
    pub(super) fn advance(&mut self, events: &mut Vec<ElementEvent>) {
        self.thinking = false;
        self.engine_error = None;
        self.entry = None;
        if let Some(outcome) = self.game.outcome() {
            self.announcement = text::joined(&[&self.description()]);
            events.push(ElementEvent::End(Some(outcome)));
            return;
        }
        let side = self.game.side();
        if side != self.person() {
            self.request = self.request.wrapping_add(1);
            self.thinking = true;
            let level = self.attributes.level.number();
            events.push(ElementEvent::Ask(self.request, self.game.to_record().to_tagged(), level));
        } else if let Phase::Setup(side) = self.game.phase() {
            let mut game = Game::clone(&self.game);
            // Refused only in games with fewer pieces, whose records contain the setups.
            match game.set_up(&Setup::from_rows(NINETY_NINE, side)) {
                Ok(()) => self.ply_played(game, By::Element, events),
                Err(error) => self.notice = ansa_board::text::play_error(&error),
            }
        } else {
            self.entry = self.game.position().map(TurnEntry::new);
        }
    }

    /// Shows and announces the game after a ply.
    fn ply_played(&mut self, game: Game, by: By, events: &mut Vec<ElementEvent>) {
        self.game = Rc::new(game);
        self.ply = self.plies();
        let Some(ply) = self.ply.checked_sub(1) else { return };
        let words = self.game.plies().get(ply).map(|ply| PlyText::from(ply).to_string()).unwrap_or_default();
        self.announcement = self.description();
        events.push(ElementEvent::Turn(self.game.label(ply), words, by));
        // Of plies that follow each other at once, such as two setups, only the last is shown.
        events.retain(|one| *one != ElementEvent::Ply);
        events.push(ElementEvent::Ply);
        if self.mode == ElementMode::Play {
            self.advance(events);
        }
    }

    /// Plays the turn that the person has entered.
    pub(super) fn play_turn(&mut self, turn: &TurnBuilder, events: &mut Vec<ElementEvent>) {
        let mut game = Game::clone(&self.game);
        if let Err(error) = game.play(turn) {
            self.notice = ansa_board::text::play_error(&error);
            return;
        }
        self.motion.clear();
        self.entry = None;
        self.ply_played(game, By::Person, events);
    }

    /// Plays the answer of the engine, unless the request is outdated.
    pub(super) fn answered(
        &mut self,
        request: u32,
        answer: Result<String, String>,
        events: &mut Vec<ElementEvent>,
    ) {
        if request != self.request || !self.thinking {
            return;
        }
        let mut game = Game::clone(&self.game);
        let played = answer.and_then(|words| {
            let ply: PlyText = words.parse().map_err(|_| text::strange_turn(&words))?;
            game.play_text(&ply).map(|_| ()).map_err(|_| text::strange_turn(&words))
        });
        if let Err(reason) = played {
            self.thinking = false;
            let message = text::engine_failed(&reason);
            events.push(ElementEvent::Error(ElementError::without_place("engine-failed", message.clone())));
            self.engine_error = Some(message);
            return;
        }
        self.show_turn(game.clone());
        let steps = self.steps_of(self.ply.saturating_sub(1)).iter().zip(1u8..);
        events.extend(
            steps.map(|(&step, made)| {
                ElementEvent::Step(step, STEPS_PER_TURN.saturating_sub(made), By::Engine)
            }),
        );
        self.ply_played(game, By::Engine, events);
    }

    /// Shows the game with its last turn animated.
    pub(super) fn show_turn(&mut self, game: Game) {
        self.game = Rc::new(game);
        self.ply = self.plies();
        self.motion = moved(self.steps_of(self.ply.saturating_sub(1)).iter().map(|played| played.step));
        self.motion_serial = self.motion_serial.wrapping_add(1);
        self.announcement = self.description();
    }

    /// Takes back plies up to and including the person's last turn.
    pub(super) fn take_back(&mut self, events: &mut Vec<ElementEvent>) {
        if !self.can_take_back() {
            return;
        }
        let mut game = Game::clone(&self.game);
        game.take_back();
        while game.side() != self.person() {
            game.take_back();
        }
        self.game = Rc::new(game);
        self.ply = self.plies();
        self.motion.clear();
        text::turn_taken_back().clone_into(&mut self.announcement);
        events.push(ElementEvent::Ply);
        self.advance(events);
    }

    /// Whether the person has a turn to take back.
    pub(crate) fn can_take_back(&self) -> bool {
        let own =
            |ply: &usize| self.game.label(*ply).side == self.person() && !self.steps_of(*ply).is_empty();
        self.mode == ElementMode::Play && (self.source.game.plies().len()..self.plies()).any(|ply| own(&ply))
    }
}
