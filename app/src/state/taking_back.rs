//! Take-backs, and restoring what was taken back, so that no slip loses anything.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::{Game, Label};

use super::notice::{Event, Notice};
use super::play_state::{Draft, PlayState};
use super::players::Player;
use super::timing::Timing;

/// The state of the game before a take-back.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TakenBack {
    game: Rc<Game>,
    draft: Draft,
    timing: Timing,
}

impl PlayState {
    /// How many plies a take-back removes: back to the person's last ply. 0 if there is none, or if the options forbid
    /// it.
    pub(crate) fn plies_to_take_back(&self) -> usize {
        if !self.options.take_backs {
            return 0;
        }
        let count = self.game.plies().len();
        (1..=count)
            .find(|back| self.options.players[self.game.label(count - back).side] == Player::Person)
            .unwrap_or(0)
    }

    /// The plies that a take-back removes, oldest first.
    pub(crate) fn would_take_back(&self) -> Vec<Label> {
        let count = self.game.plies().len();
        (count - self.plies_to_take_back()..count).map(|ply| self.game.label(ply)).collect()
    }

    /// Whether a take-back would discard steps of the draft turn.
    pub(crate) fn has_steps_made(&self) -> bool {
        self.turn().is_some_and(|turn| turn.steps().len() > 0)
    }

    pub(super) fn take_back(&mut self) {
        let labels = self.would_take_back();
        if labels.is_empty() {
            return;
        }
        let with_steps = self.has_steps_made();
        self.taken_back.push(TakenBack {
            game: self.game.clone(),
            draft: self.draft.clone(),
            timing: self.timing.clone(),
        });
        for _ in &labels {
            Rc::make_mut(&mut self.game).take_back();
        }
        self.timing.take_back_to(self.game.plies().len());
        self.draft = Draft::of(&self.game);
        self.look_at_present();
        self.event = Event::TakenBack;
        self.notice = Some(Notice::TakenBack(labels, with_steps));
    }

    /// Whether taken-back turns can be restored: until a step is made instead.
    pub(crate) fn can_bring_back(&self) -> bool {
        matches!(self.mode(), Mode::Turn | Mode::Setup)
            && !self.taken_back.is_empty()
            && !self.has_steps_made()
    }

    /// Restores the last take-back, with the draft steps and the times used.
    pub(super) fn bring_back(&mut self) {
        if !self.can_bring_back() {
            return;
        }
        let Some(TakenBack { game, draft, timing }) = self.taken_back.pop() else { return };
        self.game = game;
        self.draft = draft;
        self.timing.bring_back(timing);
        self.look_at_present();
        self.event = Event::BroughtBack;
    }

    fn look_at_present(&mut self) {
        self.selection = None;
        self.past = None;
        self.replay = None;
        self.request += 1;
    }
}

#[cfg(test)]
mod tests {
    use ansa_core::Side;
    use ansa_core::level::Level;

    use super::*;
    use crate::state::{ComputerAction, EntryAction, GameOptions, PlayAction, words};
    use crate::text;
    use ansa_board::testing::{position, square};

    /// A game in which gold, a person, has played a turn, silver has answered, and gold has made two steps of the next
    /// turn.
    fn example() -> PlayState {
        let start = position("g", &["Ed4", "Ra1", "eg6", "rh8", "rb5"]);
        let game = Game::from_position(start, 2, ansa_core::position::rule_set::RuleSet::CURRENT);
        let mut play =
            PlayState::resume(game, GameOptions::against(Player::Computer(Level::WEAKEST), Side::Gold));
        move_along(&mut play, "d4", "d5");
        play.apply(PlayAction::End);
        let awaited = play.awaited().expect("the computer is to move").id;
        play.apply(ComputerAction::Answer(awaited, "eg6w".to_owned()));
        play.apply(crate::state::ReplayAction::Skip);
        move_along(&mut play, "d5", "e5");
        move_along(&mut play, "e5", "e4");
        play
    }

    fn move_along(play: &mut PlayState, from: &str, to: &str) {
        play.apply(EntryAction::MoveAlong(vec![square(from), square(to)]));
    }

    fn made(play: &PlayState) -> String {
        words::of_steps(play.turn().expect("a turn").steps())
    }

    #[test]
    fn a_take_back_is_restored_with_the_draft_steps() {
        let before = example();
        let mut play = before.clone();
        assert_eq!(text::take_back_long(&play), "Take back 2g and 2s, and the steps made since");
        play.apply(PlayAction::TakeBack);
        assert_eq!((play.game.plies().len(), made(&play).as_str()), (0, ""));
        let said = play.notice.as_ref().map(text::notice).unwrap_or_default();
        assert_eq!(said, "Taken back: 2g and 2s, and the steps made since.");
        play.apply(PlayAction::BringBack);
        assert_eq!((&play.game, &play.draft, &play.timing), (&before.game, &before.draft, &before.timing));
        assert!(!play.can_bring_back());
        // Redo does the same, as long as nothing else was done.
        play.apply(PlayAction::TakeBack);
        play.apply(EntryAction::Redo);
        assert_eq!(made(&play), "Ed5e Ee5s");
        play.apply(PlayAction::TakeBack);
        move_along(&mut play, "d4", "d3");
        play.apply(PlayAction::BringBack);
        assert_eq!(made(&play), "Ed4s", "a step made since is not lost either");
        play.apply(EntryAction::Undo);
        play.apply(EntryAction::Redo);
        assert_eq!(made(&play), "Ed4s", "the step first");
        play.apply(EntryAction::Undo);
        play.apply(PlayAction::BringBack);
        assert_eq!(made(&play), "Ed5e Ee5s");
    }

    #[test]
    fn another_turn_or_the_end_of_the_game_clears_the_take_back() {
        let mut play = self::example();
        play.apply(PlayAction::TakeBack);
        let taken = play.clone();
        move_along(&mut play, "d4", "d3");
        play.apply(PlayAction::End);
        assert!(play.taken_back.is_empty());
        let mut play = taken;
        play.apply(PlayAction::Resign);
        assert!(play.taken_back.is_empty() && !play.can_bring_back());
    }

    #[test]
    fn the_computer_resumes_its_interrupted_request() {
        let mut play = self::example();
        play.apply(PlayAction::End);
        let before = play.awaited().expect("the computer is to move");
        play.apply(PlayAction::TakeBack);
        assert_eq!(play.awaited(), None);
        play.apply(PlayAction::BringBack);
        assert!(play.awaited().is_some_and(|again| again.id > before.id));
    }
}
