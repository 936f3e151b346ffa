//! Enters turns with clicks, mouse or finger.

use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Game, Step, StepKind};

use super::games::{begin, steps_of, words_of};
use super::selectors::{hook, on};
use crate::browser::Page;

/// How a player enters steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputMethod {
    /// Clicks a piece, then its target square.
    Click,
    /// Drags pieces with the mouse.
    Drag,
    /// Drags pieces with a finger.
    Touch,
}

impl Page {
    /// Enters one more step, on the page and in the turn. `next` is the step after it. Returns the number of steps that
    /// the page has made: two if a push has only one possible end.
    #[track_caller]
    fn enter_step(
        &self,
        turn: &mut TurnBuilder,
        step: Step,
        next: Option<Step>,
        method: InputMethod,
    ) -> usize {
        let (from, Some(to)) = (step.from, step.to()) else { panic!("{step} leaves the board") };
        let kind = turn.position().classify(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        make(turn, step);
        if kind == StepKind::PushEnd {
            // Only if several pieces can complete the push does the page ask for one of them.
            self.click(&on(&from.to_string()));
            return 1;
        }
        self.carry(&from.to_string(), &to.to_string(), method);
        let ends = turn.position().steps().filter(|(_, kind)| *kind == StepKind::PushEnd).count();
        match next {
            Some(end) if kind == StepKind::PushStart && ends == 1 => {
                make(turn, end);
                2
            }
            _ => 1,
        }
    }

    /// Moves a piece from one square to another.
    #[track_caller]
    pub fn carry(&self, from: &str, to: &str, method: InputMethod) {
        let (from, to) = (on(from), on(to));
        match method {
            InputMethod::Click => {
                self.click(&from);
                self.click(&to);
            }
            InputMethod::Drag => self.drag(&[&from, &to]),
            InputMethod::Touch => self.drag_by_touch(&[&from, &to]),
        }
    }

    /// Enters steps one by one and checks the board after each. The text is as in records, `Ee2n Ee3n`.
    #[track_caller]
    pub fn enter(&self, turn: &mut TurnBuilder, words: &str, method: InputMethod) {
        self.enter_steps(turn, &steps_of(words), method);
    }

    /// Like [`Page::enter`], for steps.
    #[track_caller]
    pub fn enter_steps(&self, turn: &mut TurnBuilder, steps: &[Step], method: InputMethod) {
        let mut made = 0;
        while let Some(&step) = steps.get(made) {
            made += self.enter_step(turn, step, steps.get(made + 1).copied(), method);
            self.assert_board(turn.position().board());
            assert_eq!(self.snapshot().steps_left(), Some(turn.position().steps_left()), "after {step}");
        }
    }

    /// Enters a whole turn and ends it, on the page and in the game.
    #[track_caller]
    pub fn play(&self, game: &mut Game, words: &str, method: InputMethod) {
        self.play_steps(game, &steps_of(words), method);
    }

    /// Like [`Page::play`], for steps.
    #[track_caller]
    pub fn play_steps(&self, game: &mut Game, steps: &[Step], method: InputMethod) {
        self.wait_for_mode(&["turn"]);
        let mut turn = begin(game);
        self.enter_steps(&mut turn, steps, method);
        game.play(&turn).unwrap_or_else(|error| panic!("the turn can't be played: {error}"));
        self.click(&hook("end-turn"));
        // A fast computer may have answered already.
        let shown = self.wait_for_plies(game.plies().len());
        assert_eq!(shown.plies()[..game.plies().len()], words_of(game));
    }

    /// Ends the turn and expects the page to refuse it with this message. Board and game stay unchanged.
    #[track_caller]
    pub fn end_is_refused(&self, words: &str) {
        let before = self.snapshot();
        self.click(&hook("end-turn"));
        let shown = self.wait_for_snapshot("a refusal", |shown| shown.notice().is_some());
        let (tone, said) = shown.notice().unwrap_or_default();
        assert!(tone == "refusal" && said.contains(words), "{tone}: {said}, not {words}");
        assert!(shown.board() == before.board(), "the board has changed:{:?}", shown.board());
        assert_eq!(shown.plies(), before.plies());
        assert_eq!(shown.steps_left(), before.steps_left());
        assert_eq!(shown.mode(), "turn");
    }
}

fn make(turn: &mut TurnBuilder, step: Step) {
    turn.step(step).unwrap_or_else(|error| panic!("{step}: {error}"));
}
