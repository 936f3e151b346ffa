//! A game against the engine.

use std::rc::Rc;

use ansa_board::moved;
use ansa_core::Game;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::game::{Phase, Setup};
use ansa_core::notation::BodyText;
use ansa_core::position::STEPS_PER_TURN;
use ansa_core::position::turn::TurnBuilder;

use super::{By, Happened, State};
use crate::attributes::Kind;
use crate::text;

impl State {
    pub(super) fn begin_play(&mut self, happened: &mut Vec<Happened>) {
        self.cut();
        self.advance(happened);
        if let (Some(turn), Some(given)) = (&mut self.turn, &self.source.turn) {
            // The steps of a position in the middle of a turn.
            if turn.position() == given.start() {
                *turn = given.clone();
            }
        }
    }

    /// The game is gone on with from what is shown.
    pub(super) fn cut(&mut self) {
        let mut game = Game::clone(&self.game);
        while game.plies().len() > self.ply {
            game.take_back();
        }
        self.game = Rc::new(game);
        self.turn = None;
    }

    /// Does what comes next without the person: their setup, a question to the engine, the end.
    pub(super) fn advance(&mut self, happened: &mut Vec<Happened>) {
        self.thinking = false;
        self.engine_fault = None;
        self.turn = None;
        if let Some(outcome) = self.game.outcome() {
            self.said = text::joined(&[&self.standing()]);
            happened.push(Happened::End(Some(outcome)));
            return;
        }
        let side = self.game.side();
        if side != self.person() {
            self.request = self.request.wrapping_add(1);
            self.thinking = true;
            let level = self.attributes.level.number();
            happened.push(Happened::Ask(self.request, self.game.to_record().to_tagged(), level));
        } else if let Phase::Setup(side) = self.game.phase() {
            let mut game = Game::clone(&self.game);
            // Refused only where pieces are left out, and those setups come with the record.
            match game.set_up(&Setup::from_rows(NINETY_NINE, side)) {
                Ok(()) => self.played(game, By::Person, happened),
                Err(error) => self.notice = ansa_board::text::play_error(&error),
            }
        } else {
            self.turn = self.game.begin_turn().ok();
        }
    }

    /// A ply was played.
    fn played(&mut self, game: Game, by: By, happened: &mut Vec<Happened>) {
        self.game = Rc::new(game);
        self.ply = self.plies();
        let Some(ply) = self.ply.checked_sub(1) else { return };
        let words = self.game.plies().get(ply).map(|ply| BodyText::from(ply).to_string()).unwrap_or_default();
        self.said = self.standing();
        happened.push(Happened::Turn(self.game.label(ply), words, by));
        // Of plies that follow each other at once, as two setups do, only the last is shown.
        happened.retain(|one| *one != Happened::Ply);
        happened.push(Happened::Ply);
        if self.kind == Kind::Play {
            self.advance(happened);
        }
    }

    /// Plays the turn that a person has entered.
    pub(super) fn play_turn(&mut self, turn: &TurnBuilder, happened: &mut Vec<Happened>) {
        let mut game = Game::clone(&self.game);
        if let Err(error) = game.play(turn) {
            self.notice = ansa_board::text::play_error(&error);
            return;
        }
        self.motion.clear();
        self.turn = None;
        self.played(game, By::Person, happened);
    }

    /// The engine has answered.
    pub(super) fn answered(
        &mut self,
        request: u32,
        answer: Result<String, String>,
        happened: &mut Vec<Happened>,
    ) {
        if request != self.request || !self.thinking {
            return;
        }
        let mut game = Game::clone(&self.game);
        let played = answer.and_then(|words| {
            let body: BodyText = words.parse().map_err(|_| text::strange_turn(&words))?;
            game.play_text(&body).map(|_| ()).map_err(|_| text::strange_turn(&words))
        });
        if let Err(reason) = played {
            self.thinking = false;
            let message = text::engine_failed(&reason);
            happened.push(Happened::Error(super::Fault::plain("engine-failed", message.clone())));
            self.engine_fault = Some(message);
            return;
        }
        self.show_turn(game.clone());
        let steps = self.steps_of(self.ply.saturating_sub(1)).iter().zip(1u8..);
        happened.extend(
            steps.map(|(&step, made)| Happened::Step(step, STEPS_PER_TURN.saturating_sub(made), By::Engine)),
        );
        self.played(game, By::Engine, happened);
    }

    /// The last turn of the game is seen as it is played.
    pub(super) fn show_turn(&mut self, game: Game) {
        self.game = Rc::new(game);
        self.ply = self.plies();
        self.motion = moved(self.steps_of(self.ply.saturating_sub(1)).iter().map(|played| played.step));
        self.motion_serial = self.motion_serial.wrapping_add(1);
        self.said = self.standing();
    }

    /// Takes back to the person's last turn.
    pub(super) fn take_back(&mut self, happened: &mut Vec<Happened>) {
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
        text::TAKEN_BACK.clone_into(&mut self.said);
        happened.push(Happened::Ply);
        self.advance(happened);
    }

    /// Whether a turn of the person can be taken back.
    pub(crate) fn can_take_back(&self) -> bool {
        let own =
            |ply: &usize| self.game.label(*ply).side == self.person() && !self.steps_of(*ply).is_empty();
        self.kind == Kind::Play && (self.source.game.plies().len()..self.plies()).any(|ply| own(&ply))
    }
}
