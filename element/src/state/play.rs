//! Play: a game against the engine.

use ansa_board::TurnEntry;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::game::{Phase, Setup};
use ansa_core::notation::PlyText;
use ansa_core::position::STEPS_PER_TURN;
use ansa_core::{BySide, Game};
use ansa_model::formats::words;
use ansa_model::text::turn_taken_back;

use super::{By, ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::error::ElementError;
use crate::text;

impl ElementState {
    /// Starts the game from what is shown. A position in the middle of a turn keeps its steps.
    pub(super) fn begin_play(&mut self, given: Option<TurnEntry>, events: &mut Vec<ElementEvent>) {
        self.advance(events);
        if let (Some(entry), Some(given)) = (&mut self.entry, given)
            && entry.position() == given.turn().start()
        {
            *entry = given;
        }
    }

    /// Does what comes next without the person: plays their setup, asks the engine, or ends the game.
    pub(super) fn advance(&mut self, events: &mut Vec<ElementEvent>) {
        self.thinking = false;
        self.engine_error = None;
        self.entry = None;
        self.setup = None;
        if let Some(outcome) = self.game().outcome() {
            self.feedback.report(self.description());
            events.push(ElementEvent::End(Some(outcome)));
        } else if self.mode == ElementMode::Board {
            self.begin_ply();
        } else if self.game().side() != self.person {
            self.request = self.request.wrapping_add(1);
            self.thinking = true;
            let level = self.attributes.level.number();
            events.push(ElementEvent::Ask(self.request, self.game_record(), level));
        } else if let Phase::Setup(side) = self.game().phase() {
            // Refused only in games with fewer pieces, whose records contain the setups.
            let mut game = Game::clone(self.game());
            match game.set_up(&Setup::from_rows(NINETY_NINE, side)) {
                Ok(()) => self.ply_played(game, By::Element, events),
                Err(error) => self.feedback.notify(ansa_board::text::play_error(&error)),
            }
        } else {
            self.entry = self.new_entry();
        }
    }

    /// Shows and announces the game after a ply.
    pub(super) fn ply_played(&mut self, game: Game, by: By, events: &mut Vec<ElementEvent>) {
        self.place = self.place.going_on(game);
        self.feedback.report(self.description());
        self.report_turn(by, events);
        if self.mode != ElementMode::Puzzle {
            self.advance(events);
        }
    }

    /// The events of the ply that was just played.
    pub(super) fn report_turn(&mut self, by: By, events: &mut Vec<ElementEvent>) {
        let (label, game) = (self.place.label_shown(), self.game());
        if let Some((label, ply)) = label.zip(game.plies().last()) {
            events.push(ElementEvent::Turn(label, PlyText::from(ply).to_string(), by));
        }
        // Of plies that follow each other at once, such as two setups, only the last is shown.
        events.retain(|one| *one != ElementEvent::Ply);
        events.push(ElementEvent::Ply);
    }

    /// Plays the turn that was entered.
    pub(super) fn play_turn(&mut self, by: By, events: &mut Vec<ElementEvent>) {
        let Some(turn) = self.entry.as_ref().map(TurnEntry::turn) else { return };
        let mut game = Game::clone(self.game());
        if let Err(error) = game.play(turn) {
            return self.feedback.notify(ansa_board::text::play_error(&error));
        }
        self.entry = None;
        self.ply_played(game, by, events);
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
        let mut game = Game::clone(self.game());
        let played =
            answer.and_then(|text| words::play(&mut game, &text).map_err(|_| text::strange_turn(&text)));
        if let Err(reason) = played {
            self.thinking = false;
            let message = text::engine_failed(&reason);
            events.push(ElementEvent::Error(ElementError::without_place("engine-failed", message.clone())));
            self.engine_error = Some(message);
            return;
        }
        self.play_at_once(game, By::Engine, events);
    }

    /// Shows the game after one more ply, with the events of each of its steps.
    pub(super) fn play_at_once(&mut self, game: Game, by: By, events: &mut Vec<ElementEvent>) {
        self.show_game(game.clone());
        let steps = self.place.trail().iter().zip(1u8..);
        events.extend(
            steps.map(|(&step, made)| ElementEvent::Step(step, STEPS_PER_TURN.saturating_sub(made), by)),
        );
        self.ply_played(game, by, events);
    }

    /// Shows the game after one more ply, which is animated.
    pub(super) fn show_game(&mut self, game: Game) {
        self.place = self.place.going_on(game);
        self.feedback.animate(self.place.trail().iter().map(|played| played.step));
        self.feedback.report(self.description());
    }

    /// Takes back so many plies.
    pub(super) fn take_back(&mut self, plies: usize, events: &mut Vec<ElementEvent>) {
        if plies == 0 {
            return;
        }
        self.remove_plies(plies);
        self.feedback.report(turn_taken_back().to_owned());
        events.push(ElementEvent::Ply);
        self.advance(events);
    }

    /// Removes the last plies.
    pub(super) fn remove_plies(&mut self, plies: usize) {
        let mut game = Game::clone(self.game());
        for _ in 0..plies {
            game.take_back();
        }
        self.place = self.place.going_on(game);
    }

    /// The plies since the person's last turn, with it; 0 if there is no turn to take back. Where people play for both
    /// sides, the last ply.
    pub(crate) fn plies_to_take_back(&self) -> usize {
        if self.mode == ElementMode::Board {
            let BySide { gold, silver } = self.attributes.movable;
            return usize::from(gold && silver && self.plies() > 0);
        }
        let line = self.place.line();
        let own =
            |ply: &usize| line.game().label(*ply).side == self.person && !line.steps_of(*ply).is_empty();
        let last = (self.start..self.plies()).rfind(own).filter(|_| self.mode == ElementMode::Play);
        last.map_or(0, |ply| self.plies() - ply)
    }
}
