//! The actions of the play screen, and their effects on the state.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::Square;
use ansa_core::game::Ply;
use ansa_core::position::Position;
use ansa_core::position::outcome::{Outcome, Reason};
use yew::Reducible;

use super::engine_requests::ComputerAction;
use super::entry::EntryAction;
use super::game_options::{GameOptions, Orientation};
use super::notice::{Event, Notice};
use super::plan::PlanAction;
use super::play_state::{Draft, PlayState};
use super::replay::ReplayAction;
use super::setup_actions::{SetupAction, total};
use super::timing::TimeAction;

/// An action of the play screen. Each kind is applied in its own file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum PlayAction {
    /// Starts a new game.
    Begin(GameOptions),
    /// Starts a new game with the same options and the sides exchanged.
    Rematch,
    /// Enters steps at the board.
    Entry(EntryAction),
    /// Changes the draft setup.
    Setup(SetupAction),
    /// Ends the turn or the setup.
    End,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Resigns for the person.
    Resign,
    /// Takes back to the person's last ply.
    TakeBack,
    /// Restores what was taken back.
    BringBack,
    /// Flips the board.
    Flip,
    /// Sets the orientation of the board.
    Orientation(Orientation),
    /// An answer of the engine, or a request to it.
    Computer(ComputerAction),
    /// Replays a turn, or shows an earlier position.
    Replay(ReplayAction),
    /// Time has passed, or the clock pauses or resumes.
    Time(TimeAction),
    /// Starts or ends a plan.
    Plan(PlanAction),
    /// Deselects the selected piece, or else returns to the game from a plan or an earlier position.
    Escape,
    /// Opens a saved game.
    Open(Box<PlayState>),
    /// Another tab has taken the game.
    LoseToAnotherTab,
    /// This tab has taken the game back, in the state that it has here.
    TakeFromAnotherTab,
    /// Shows a notice that a service reported.
    Say(Notice),
}

impl PlayAction {
    /// Whether the action is allowed while another tab plays the game.
    const fn is_allowed_from_outside(&self) -> bool {
        matches!(
            self,
            PlayAction::Begin(_)
                | PlayAction::Open(_)
                | PlayAction::LoseToAnotherTab
                | PlayAction::TakeFromAnotherTab
                | PlayAction::Say(_)
        )
    }
}

impl From<EntryAction> for PlayAction {
    fn from(action: EntryAction) -> PlayAction {
        PlayAction::Entry(action)
    }
}

impl From<SetupAction> for PlayAction {
    fn from(action: SetupAction) -> PlayAction {
        PlayAction::Setup(action)
    }
}

impl From<ComputerAction> for PlayAction {
    fn from(action: ComputerAction) -> PlayAction {
        PlayAction::Computer(action)
    }
}

impl From<ReplayAction> for PlayAction {
    fn from(action: ReplayAction) -> PlayAction {
        PlayAction::Replay(action)
    }
}

impl From<PlanAction> for PlayAction {
    fn from(action: PlanAction) -> PlayAction {
        PlayAction::Plan(action)
    }
}

impl From<TimeAction> for PlayAction {
    fn from(action: TimeAction) -> PlayAction {
        PlayAction::Time(action)
    }
}

impl Reducible for PlayState {
    type Action = PlayAction;

    fn reduce(self: Rc<Self>, action: PlayAction) -> Rc<Self> {
        let mut play = Rc::unwrap_or_clone(self);
        play.apply(action);
        Rc::new(play)
    }
}

impl PlayState {
    /// Applies an action. An action that is impossible at the moment changes nothing but the notice.
    pub(crate) fn apply(&mut self, action: impl Into<PlayAction>) {
        let action = action.into();
        if self.passive && !action.is_allowed_from_outside() {
            return;
        }
        let Some(action) = self.apply_to_plan(action) else { return };
        let before = (self.game.plies().len(), self.game.outcome());
        // While the clock is paused, the first action at the board only resumes it.
        if self.paused().is_some() && is_board_action(&action) {
            return self.apply_time(TimeAction::GoOn);
        }
        // Time updates must not clear a notice or cancel an animation.
        if !matches!(action, PlayAction::Time(_)) {
            self.motion.clear();
            if !matches!(
                action,
                PlayAction::Replay(ReplayAction::Tick(_)) | PlayAction::Flip | PlayAction::Orientation(_)
            ) {
                self.notice = None;
            }
        }
        let said_nothing = self.notice.is_none();
        let keeps_typed = matches!(
            action,
            PlayAction::Entry(_)
                | PlayAction::End
                | PlayAction::Enter(_)
                | PlayAction::Say(_)
                | PlayAction::Time(_)
                | PlayAction::Flip
                | PlayAction::Orientation(_)
        );
        if !keeps_typed {
            self.typed = None;
        }
        match action {
            PlayAction::Begin(options) => self.replace_game(PlayState::new(options)),
            PlayAction::Rematch => {
                self.last = core::mem::take(&mut self.last).exchanged();
                self.replace_game(PlayState::new(self.options.exchanged()));
            }
            PlayAction::Entry(action) => self.apply_entry(action),
            PlayAction::Setup(action) => self.apply_setup(&action),
            PlayAction::End => self.end(),
            PlayAction::Enter(at) => self.enter_pressed(at),
            PlayAction::Resign => self.resign(),
            PlayAction::TakeBack => self.take_back(),
            PlayAction::BringBack => self.bring_back(),
            PlayAction::Flip => {
                self.flip();
                self.orient_plan();
            }
            PlayAction::Orientation(orientation) => {
                self.set_orientation(orientation);
                self.orient_plan();
            }
            PlayAction::Computer(action) => self.apply_computer(action),
            PlayAction::Replay(action) => self.apply_replay(action),
            PlayAction::Time(action) => self.apply_time(action),
            PlayAction::Plan(action) => self.apply_plan(action),
            PlayAction::Escape => self.escape(),
            PlayAction::Open(play) => self.replace_game(*play),
            PlayAction::LoseToAnotherTab => {
                self.passive = true;
                self.selection = None;
                self.replay = None;
                self.plan = None;
            }
            PlayAction::TakeFromAnotherTab => self.passive = false,
            PlayAction::Say(notice) => self.notice = Some(notice),
        }
        self.drop_stale_hint(before.0);
        if said_nothing && self.notice.is_some() {
            self.notices = self.notices.wrapping_add(1);
        }
        if before != (self.game.plies().len(), self.game.outcome()) {
            self.mark_plan_outdated();
        }
    }

    fn escape(&mut self) {
        if self.selection.is_some() {
            self.apply_entry(EntryAction::Deselect);
        } else if self.plan.is_some() {
            self.apply_plan(PlanAction::Leave);
        } else {
            self.apply_replay(ReplayAction::LookAway);
        }
    }

    /// Enter ends the turn. If a piece is selected or a push is unfinished, it acts on the focused square instead. It
    /// never selects a piece: with steps already made, the player could not predict which of the two it would do. In
    /// the setup, where there is no first step that would make it useful, it only explains the keys.
    fn enter_pressed(&mut self, at: Option<Square>) {
        let waits = self.selection.is_some() || self.position().is_some_and(Position::is_push_unfinished);
        match at {
            Some(square) if waits && self.typed.is_none() => self.apply_entry(EntryAction::Press(square)),
            _ if self.mode() == Mode::Setup => self.notice = Some(Notice::SetupKeys),
            _ => self.end(),
        }
    }

    /// Ends the turn with the typed steps. If one of them is illegal, nothing happens, because the field already shows
    /// the error.
    fn end(&mut self) {
        match &self.typed {
            Some(typed) if typed.error.is_some() => return,
            Some(_) => self.apply_entry(EntryAction::PlayTyped),
            None => {}
        }
        self.end_ply();
    }

    /// Replaces the game by another one.
    fn replace_game(&mut self, play: PlayState) {
        let last = core::mem::take(&mut self.last);
        *self = PlayState { last, request: self.request + 1, serial: self.serial + 1, ..play };
    }

    /// Ends the turn or setup that a person has entered, or reports why it can't end.
    fn end_ply(&mut self) {
        self.selection = None;
        let result = match (self.mode(), &self.draft) {
            (Mode::Setup, Draft::Setup(setup)) => {
                let (side, setup) = (self.game.side(), setup.clone());
                if let Some(left) = self.unplaced().filter(|&left| total(left) > 0) {
                    self.notice = Some(Notice::SetupUnfinished(side, left));
                    return;
                }
                let result = Rc::make_mut(&mut self.game).set_up(&setup);
                if result.is_ok() {
                    self.keep_setup(side, &setup);
                }
                result
            }
            (Mode::Turn, Draft::Turn(turn)) => Rc::make_mut(&mut self.game).play(turn),
            _ => return,
        };
        match result {
            Ok(()) => self.ply_played(),
            Err(error) => self.notice = Some(Notice::Refused(error)),
        }
    }

    pub(super) fn ply_played(&mut self) {
        self.draft = Draft::of(&self.game);
        self.selection = None;
        self.chosen = None;
        self.past = None;
        self.replay = None;
        self.request += 1;
        self.taken_back.clear();
        self.timing.book();
        self.score_at_limit();
        let last = self.game.plies().len().saturating_sub(1);
        let label = self.game.label(last);
        self.event = match (self.game.outcome(), self.game.plies().last()) {
            (Some(outcome), _) => Event::Over(outcome),
            (None, Some(Ply::Turn(turn))) => Event::Turned(label, turn.steps().to_vec()),
            _ => Event::SetUp(label.side),
        };
    }

    fn resign(&mut self) {
        self.finish(Outcome::win(!self.resigning_side(), Reason::Resignation));
    }

    /// Ends the game by anything but a move.
    pub(super) fn finish(&mut self, outcome: Outcome) {
        match Rc::make_mut(&mut self.game).end(outcome) {
            Ok(()) => {
                self.draft = Draft::Nothing;
                self.taken_back.clear();
                self.selection = None;
                self.past = None;
                self.replay = None;
                self.request += 1;
                self.event = Event::Over(outcome);
            }
            Err(error) => self.notice = Some(Notice::Refused(error)),
        }
    }
}

/// Whether an action is a player's action at the board.
const fn is_board_action(action: &PlayAction) -> bool {
    match action {
        PlayAction::Entry(EntryAction::Deselect) => false,
        PlayAction::Entry(_) | PlayAction::Setup(_) | PlayAction::End | PlayAction::Enter(_) => true,
        _ => false,
    }
}
