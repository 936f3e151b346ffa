//! Planning: trying turns of both sides on a separate board, during either side's turn.
//!
//! A [`Plan`] has its own [`PlayState`]. The game is independent of it and continues meanwhile.

use std::rc::Rc;

use ansa_core::BySide;

use super::action::PlayAction;
use super::engine_requests::ComputerAction;
use super::game_options::{GameOptions, Orientation};
use super::notice::Event;
use super::play_state::PlayState;
use super::players::Player;

/// A plan beside the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    /// A copy of the game with the turns tried so far. The person moves both sides.
    pub(crate) play: Rc<PlayState>,
    /// The ply at which the plan started.
    pub(crate) from: usize,
    /// Whether the game has moved on since the plan started.
    pub(crate) moved: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlanAction {
    /// Starts a plan.
    Begin,
    /// Returns to the game and discards the plan.
    Leave,
}

impl PlayState {
    /// The state to display: the plan's, if there is one.
    pub(crate) fn seen(self: &Rc<PlayState>) -> Rc<PlayState> {
        self.plan.as_ref().map_or_else(|| self.clone(), |plan| plan.play.clone())
    }

    /// Whether a plan can be started: both sides have set up, and the game has not ended.
    pub(crate) fn can_plan(&self) -> bool {
        self.plan.is_none() && self.game.outcome().is_none() && self.game.position().is_some()
    }

    /// Starts or ends a plan.
    pub(super) fn apply_plan(&mut self, action: PlanAction) {
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

    /// A state in which the person moves both sides, starting from the current position.
    fn scratch(&self) -> PlayState {
        let options = GameOptions {
            players: BySide { gold: Player::Person, silver: Player::Person },
            // The board must not turn between the turns that one person tries.
            orientation: Orientation::of(self.bottom()),
            take_backs: true,
            // The game's clock keeps running; the plan has none.
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

    /// Applies an action to the plan if it concerns the displayed board. Returns the action that remains for the game.
    pub(super) fn apply_to_plan(&mut self, action: PlayAction) -> Option<PlayAction> {
        let Some(plan) = &mut self.plan else { return Some(action) };
        match action {
            // Hints are only for the game.
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
            // Escape first deselects or returns from an earlier position within the plan; then it ends the plan.
            PlayAction::Escape if plan.play.selection.is_some() || plan.play.past.is_some() => {
                Rc::make_mut(&mut plan.play).apply(action);
                None
            }
            // With a new game or the end of this one, the plan is obsolete.
            PlayAction::Begin(_) | PlayAction::Rematch | PlayAction::Resign => {
                self.plan = None;
                Some(action)
            }
            _ => Some(action),
        }
    }

    /// Marks the plan as outdated because the game has moved on.
    pub(super) fn mark_plan_outdated(&mut self) {
        if let Some(plan) = &mut self.plan {
            plan.moved = true;
        }
    }

    /// Gives the plan's board the orientation of the game's.
    pub(super) fn orient_plan(&mut self) {
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

    /// A game of gold, a person to move, against the computer.
    fn example() -> PlayState {
        let start = position("g", &["Ed4", "Rd6", "Ra1", "eg6", "rh8", "rb5"]);
        let game = Game::from_position(start, 2, ansa_core::position::rule_set::RuleSet::CURRENT);
        PlayState::resume(game, GameOptions::against(Player::Computer(Level::WEAKEST), Side::Gold))
    }

    fn move_along(play: &mut PlayState, from: &str, to: &str) {
        play.apply(EntryAction::MoveAlong(vec![square(from), square(to)]));
    }

    fn plan(play: &PlayState) -> &PlayState {
        &play.plan.as_ref().expect("a plan").play
    }

    #[test]
    fn a_plan_moves_both_sides_and_leaves_no_trace() {
        let mut play = example();
        move_along(&mut play, "d4", "d5");
        let before = play.clone();
        play.apply(PlanAction::Begin);
        assert_eq!(
            words::of_steps(plan(&play).turn().expect("a turn").steps()),
            "Ed4n",
            "it goes on from the draft"
        );
        move_along(&mut play, "d5", "e5");
        play.apply(PlayAction::End);
        assert_eq!((plan(&play).mode(), plan(&play).game.side()), (Mode::Turn, Side::Silver));
        move_along(&mut play, "g6", "g5");
        play.apply(PlayAction::End);
        move_along(&mut play, "e5", "e4");
        assert_eq!(plan(&play).game.plies().len(), 2);
        assert_eq!((&play.game, &play.draft), (&before.game, &before.draft));
        play.apply(PlanAction::Leave);
        assert_eq!(PlayState { event: before.event.clone(), ..play }, before);
    }

    #[test]
    fn a_replay_waits_until_the_plan_ends() {
        let mut play = example();
        move_along(&mut play, "d4", "d5");
        play.apply(PlayAction::End);
        let awaited = play.awaited().expect("the computer is to move");
        play.apply(PlanAction::Begin);
        assert_eq!(plan(&play).mode(), Mode::Turn, "silver's turn is the person's here");
        move_along(&mut play, "b5", "b4");
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
    fn take_backs_and_goals_in_a_plan_stay_in_it() {
        let mut play = example();
        move_along(&mut play, "d4", "d5");
        play.apply(PlayAction::End);
        play.apply(PlanAction::Begin);
        play.apply(PlayAction::TakeBack);
        assert_eq!((plan(&play).game.plies().len(), play.game.plies().len()), (1, 1));
        move_along(&mut play, "g6", "g5");
        play.apply(PlayAction::End);
        move_along(&mut play, "d6", "d8");
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
    fn a_plan_cannot_start_in_the_setup() {
        let mut play = PlayState::new(GameOptions::default());
        assert!(!play.can_plan());
        play.apply(PlanAction::Begin);
        assert!(play.plan.is_none());
    }
}
