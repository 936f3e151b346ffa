//! Planning ahead: trying turns of both sides on a board of their own, while the computer thinks or in one's own turn.
//!
//! A [`Plan`] has a [`PlayState`] of its own. The game does not know what is done in it, and goes on meanwhile.

use std::rc::Rc;

use ansa_core::BySide;

use super::action::PlayAction;
use super::engine_requests::ComputerAction;
use super::game_options::{GameOptions, Orientation};
use super::notice::Event;
use super::play_state::PlayState;
use super::players::Player;

/// What is being tried out beside the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    /// The game as far as it had come, with what was tried since; both sides are moved by the person.
    pub(crate) play: Rc<PlayState>,
    /// The ply that the plan began at.
    pub(crate) from: usize,
    /// Whether the game has gone on since the plan was begun.
    pub(crate) moved: bool,
}

/// An action on a plan as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlanAction {
    /// Begins one.
    Begin,
    /// Goes back to the game; what was tried is forgotten.
    Leave,
}

impl PlayState {
    /// The state to be shown: that of the plan, if there is one.
    pub(crate) fn seen(self: &Rc<PlayState>) -> Rc<PlayState> {
        self.plan.as_ref().map_or_else(|| self.clone(), |plan| plan.play.clone())
    }

    /// Whether turns can be tried out now: the game must have come to its turns and not to its end.
    pub(crate) fn can_plan(&self) -> bool {
        self.plan.is_none() && self.game.outcome().is_none() && self.game.position().is_some()
    }

    /// Begins or ends a plan.
    pub(super) fn plan(&mut self, action: PlanAction) {
        match action {
            PlanAction::Begin if self.can_plan() => {
                let from = self.game.plies().len();
                self.plan = Some(Plan { play: Rc::new(self.scratch()), from, moved: false });
            }
            PlanAction::Leave if self.plan.is_some() => {
                self.plan = None;
                self.event = Event::PlanLeft;
            }
            PlanAction::Begin | PlanAction::Leave => {}
        }
    }

    /// A state in which the person moves both sides, starting from the present position of this one.
    fn scratch(&self) -> PlayState {
        let options = GameOptions {
            players: BySide { gold: Player::Person, silver: Player::Person },
            // The board does not turn around between the turns that one person tries.
            orientation: Orientation::of(self.bottom()),
            take_backs: true,
            // Its clock goes on beside the plan.
            control: None,
            ..self.options.clone()
        };
        PlayState {
            draft: self.draft.clone(),
            motion_serial: self.motion_serial,
            event: Event::PlanBegun,
            ..PlayState::resume(self.game.clone(), options)
        }
    }

    /// Does in the plan what belongs to the board that is seen. Returns what is left to be done in the game.
    pub(super) fn apply_to_plan(&mut self, action: PlayAction) -> Option<PlayAction> {
        let Some(plan) = &mut self.plan else { return Some(action) };
        match action {
            // A hint is for the game.
            PlayAction::Computer(ComputerAction::Hint) => None,
            PlayAction::TakeBack if plan.play.game.plies().len() <= plan.from => None,
            PlayAction::Entry(_)
            | PlayAction::Setup(_)
            | PlayAction::End
            | PlayAction::Enter(_)
            | PlayAction::TakeBack
            | PlayAction::BringBack
            | PlayAction::Replay(_) => {
                Rc::make_mut(&mut plan.play).apply(action);
                None
            }
            // With a piece in hand it lets that go; else it goes back to the game.
            PlayAction::Escape if plan.play.hold.is_some() || plan.play.past.is_some() => {
                Rc::make_mut(&mut plan.play).apply(action);
                None
            }
            // A new game or the end of this one leaves nothing to plan.
            PlayAction::Begin(_) | PlayAction::Rematch | PlayAction::Resign => {
                self.plan = None;
                Some(action)
            }
            _ => Some(action),
        }
    }

    /// Tells the planner that the game has gone on.
    pub(super) fn tell_planner(&mut self) {
        if let Some(plan) = &mut self.plan {
            plan.moved = true;
        }
    }

    /// Shows the plan from where the game is seen.
    pub(super) fn turn_plan(&mut self) {
        let orientation = Orientation::of(self.bottom());
        if let Some(plan) = &mut self.plan {
            Rc::make_mut(&mut plan.play).orientation = orientation;
        }
    }
}

#[cfg(test)]
mod tests {
    use ansa_core::level::Level;
    use ansa_core::{Game, Side};

    use super::*;
    use crate::state::{EntryAction, words};
    use ansa_board::Mode;
    use ansa_board::testing::{position, square};

    /// Gold, a person, is to move against the computer.
    fn example() -> PlayState {
        let start = position("g", &["Ed4", "Rd6", "Ra1", "eg6", "rh8", "rb5"]);
        let game = Game::from_position(start, 2, ansa_core::position::rule_set::RuleSet::CURRENT);
        PlayState::resume(game, GameOptions::against(Player::Computer(Level::WEAKEST), Side::Gold))
    }

    fn carry(play: &mut PlayState, from: &str, to: &str) {
        play.apply(EntryAction::Carry(vec![square(from), square(to)]));
    }

    fn plan(play: &PlayState) -> &PlayState {
        &play.plan.as_ref().expect("a plan").play
    }

    #[test]
    fn both_sides_are_tried_and_nothing_of_it_stays() {
        let mut play = example();
        carry(&mut play, "d4", "d5");
        let before = play.clone();
        play.apply(PlanAction::Begin);
        assert_eq!(
            words::of_steps(plan(&play).turn().expect("a turn").steps()),
            "Ed4n",
            "it goes on from the draft"
        );
        carry(&mut play, "d5", "e5");
        play.apply(PlayAction::End);
        assert_eq!((plan(&play).mode(), plan(&play).game.side()), (Mode::Turn, Side::Silver));
        carry(&mut play, "g6", "g5");
        play.apply(PlayAction::End);
        carry(&mut play, "e5", "e4");
        assert_eq!(plan(&play).game.plies().len(), 2);
        assert_eq!((&play.game, &play.draft), (&before.game, &before.draft));
        play.apply(PlanAction::Leave);
        assert_eq!(PlayState { event: before.event.clone(), ..play }, before);
    }

    #[test]
    fn an_answer_waits_until_the_planner_comes_back() {
        let mut play = example();
        carry(&mut play, "d4", "d5");
        play.apply(PlayAction::End);
        let awaited = play.awaited().expect("the computer is to move");
        play.apply(PlanAction::Begin);
        assert_eq!(plan(&play).mode(), Mode::Turn, "silver's turn is the person's here");
        carry(&mut play, "b5", "b4");
        assert_eq!(play.awaited(), Some(awaited), "it goes on thinking");
        play.apply(ComputerAction::Answer(awaited.id, "eg6w".to_owned()));
        assert!(play.plan.as_ref().is_some_and(|plan| plan.moved));
        assert_eq!(
            words::of_steps(plan(&play).turn().expect("a turn").steps()),
            "rb5s",
            "what is tried stays"
        );
        assert_eq!(play.mode(), Mode::Replay, "the turn is shown when the planner looks");
        play.apply(PlanAction::Leave);
        assert_eq!((play.plan.is_none(), play.mode(), play.game.plies().len()), (true, Mode::Replay, 2));
    }

    #[test]
    fn only_turns_that_were_tried_are_taken_back_and_a_goal_ends_only_the_plan() {
        let mut play = example();
        carry(&mut play, "d4", "d5");
        play.apply(PlayAction::End);
        play.apply(PlanAction::Begin);
        play.apply(PlayAction::TakeBack);
        assert_eq!((plan(&play).game.plies().len(), play.game.plies().len()), (1, 1));
        carry(&mut play, "g6", "g5");
        play.apply(PlayAction::End);
        carry(&mut play, "d6", "d8");
        play.apply(PlayAction::End);
        assert_eq!((plan(&play).mode(), play.game.outcome()), (Mode::Over, None));
        play.apply(PlayAction::TakeBack);
        assert_eq!((plan(&play).mode(), plan(&play).game.plies().len()), (Mode::Turn, 2));
        play.apply(PlayAction::Flip);
        assert_eq!((play.bottom(), plan(&play).bottom()), (Side::Silver, Side::Silver));
        play.apply(PlayAction::Resign);
        assert!(play.plan.is_none() && play.game.outcome().is_some());
    }

    #[test]
    fn a_setup_can_t_be_planned_from() {
        let mut play = PlayState::new(GameOptions::default());
        assert!(!play.can_plan());
        play.apply(PlanAction::Begin);
        assert!(play.plan.is_none());
    }
}
