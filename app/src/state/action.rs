//! What can be done at the table, and what it does.

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
use super::replay::ReplayAction;
use super::setup_actions::{SetupAction, total};
use super::table::{Draft, Table};
use super::timing::TimeAction;

/// One thing done at the table; each kind has a file of its own.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    /// Begins a new game.
    Begin(GameOptions),
    /// Begins a new game with the same options and the sides exchanged.
    Rematch,
    /// Does something at the board.
    Entry(EntryAction),
    /// Does something with the setup.
    Setup(SetupAction),
    /// Ends the turn or the setup.
    End,
    /// Hears the key Enter, with the keyboard on this square of the board if it is on one.
    Enter(Option<Square>),
    /// Resigns for the person.
    Resign,
    /// Takes back to the person's last ply.
    TakeBack,
    /// Brings back what was taken back.
    BringBack,
    /// Flips the board.
    Flip,
    /// Sets the orientation of the board.
    Orientation(Orientation),
    /// Hears something of the computer.
    Computer(ComputerAction),
    /// Replays a turn, or shows an earlier position.
    Replay(ReplayAction),
    /// Tells how time goes by.
    Time(TimeAction),
    /// Begins or leaves a plan.
    Plan(PlanAction),
    /// Lets go of the piece in hand, or else goes back: from a plan or an earlier board to the game.
    Escape,
    /// Goes on with a saved game.
    Open(Box<Table>),
    /// Another tab has taken the game.
    LoseToAnotherTab,
    /// The game is this tab's again, as it stands here.
    TakeFromAnotherTab,
    /// Says something that a service reported.
    Say(Notice),
}

impl Action {
    /// Whether this can be done to a game that another tab plays.
    const fn is_allowed_from_outside(&self) -> bool {
        matches!(
            self,
            Action::Begin(_)
                | Action::Open(_)
                | Action::LoseToAnotherTab
                | Action::TakeFromAnotherTab
                | Action::Say(_)
        )
    }
}

impl From<EntryAction> for Action {
    fn from(action: EntryAction) -> Action {
        Action::Entry(action)
    }
}

impl From<SetupAction> for Action {
    fn from(action: SetupAction) -> Action {
        Action::Setup(action)
    }
}

impl From<ComputerAction> for Action {
    fn from(action: ComputerAction) -> Action {
        Action::Computer(action)
    }
}

impl From<ReplayAction> for Action {
    fn from(action: ReplayAction) -> Action {
        Action::Replay(action)
    }
}

impl From<PlanAction> for Action {
    fn from(action: PlanAction) -> Action {
        Action::Plan(action)
    }
}

impl From<TimeAction> for Action {
    fn from(action: TimeAction) -> Action {
        Action::Time(action)
    }
}

impl Reducible for Table {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut table = Rc::unwrap_or_clone(self);
        table.apply(action);
        Rc::new(table)
    }
}

impl Table {
    /// Does something at the table. What is impossible at the moment changes nothing but the notice.
    pub(crate) fn apply(&mut self, action: impl Into<Action>) {
        let action = action.into();
        if self.passive && !action.is_allowed_from_outside() {
            return;
        }
        let Some(action) = self.apply_to_plan(action) else { return };
        let before = (self.game.plies().len(), self.game.outcome());
        // Whoever begins to play while the clock stands lets it go on first.
        if self.paused().is_some() && plays(&action) {
            return self.time(TimeAction::GoOn);
        }
        // Time goes by all the while: nothing that is shown ends because of it.
        if !matches!(action, Action::Time(_)) {
            self.motion.clear();
            if !matches!(
                action,
                Action::Replay(ReplayAction::Tick(_)) | Action::Flip | Action::Orientation(_)
            ) {
                self.notice = None;
            }
        }
        let said_nothing = self.notice.is_none();
        let keeps_typed = matches!(
            action,
            Action::Entry(_)
                | Action::End
                | Action::Enter(_)
                | Action::Say(_)
                | Action::Time(_)
                | Action::Flip
                | Action::Orientation(_)
        );
        if !keeps_typed {
            self.typed = None;
        }
        match action {
            Action::Begin(options) => self.exchange(Table::new(options)),
            Action::Rematch => {
                self.last = core::mem::take(&mut self.last).exchanged();
                self.exchange(Table::new(self.options.exchanged()));
            }
            Action::Entry(action) => self.enter(action),
            Action::Setup(action) => self.set(&action),
            Action::End => self.end(),
            Action::Enter(at) => self.hear_enter(at),
            Action::Resign => self.resign(),
            Action::TakeBack => self.take_back(),
            Action::BringBack => self.bring_back(),
            Action::Flip => {
                self.flip();
                self.turn_plan();
            }
            Action::Orientation(orientation) => {
                self.see(orientation);
                self.turn_plan();
            }
            Action::Computer(action) => self.hear(action),
            Action::Replay(action) => self.replay(action),
            Action::Time(action) => self.time(action),
            Action::Plan(action) => self.plan(action),
            Action::Escape => self.escape(),
            Action::Open(table) => self.exchange(*table),
            Action::LoseToAnotherTab => {
                self.passive = true;
                self.hold = None;
                self.replay = None;
                self.plan = None;
            }
            Action::TakeFromAnotherTab => self.passive = false,
            Action::Say(notice) => self.notice = Some(notice),
        }
        self.settle_hint(before.0);
        if said_nothing && self.notice.is_some() {
            self.notices = self.notices.wrapping_add(1);
        }
        if before != (self.game.plies().len(), self.game.outcome()) {
            self.tell_planner();
        }
    }

    fn escape(&mut self) {
        if self.hold.is_some() {
            self.enter(EntryAction::LetGo);
        } else if self.plan.is_some() {
            self.plan(PlanAction::Leave);
        } else {
            self.replay(ReplayAction::LookAway);
        }
    }

    /// Enter ends the turn. With a piece in hand, or a push to be finished, it is for the square that the keyboard is on,
    /// and it never picks a piece up: who has made steps could else not tell which of the two it does. In the setup, where
    /// there is no first step to be made before it can do anything, it only says which keys there are.
    fn hear_enter(&mut self, at: Option<Square>) {
        let waits = self.hold.is_some() || self.position().is_some_and(Position::is_push_unfinished);
        match at {
            Some(square) if waits && self.typed.is_none() => self.enter(EntryAction::Press(square)),
            _ if self.mode() == Mode::Setup => self.notice = Some(Notice::SetupKeys),
            _ => self.end(),
        }
    }

    /// Ends the turn with the steps that were typed. If one of those is wrong, the field says so and nothing is done.
    fn end(&mut self) {
        match &self.typed {
            Some(typed) if typed.error.is_some() => return,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.end_ply();
    }

    /// Puts another game on the table.
    fn exchange(&mut self, table: Table) {
        let last = core::mem::take(&mut self.last);
        *self = Table { last, request: self.request + 1, serial: self.serial + 1, ..table };
    }

    /// Ends the turn or the setup that a person has made, or says why it can't end.
    fn end_ply(&mut self) {
        self.hold = None;
        let result = match (self.mode(), &self.draft) {
            (Mode::Setup, Draft::Setup(placing)) => {
                let (side, placing) = (self.game.side(), placing.clone());
                if let Some(left) = self.unplaced().filter(|&left| total(left) > 0) {
                    self.notice = Some(Notice::SetupUnfinished(side, left));
                    return;
                }
                let result = Rc::make_mut(&mut self.game).set_up(&placing);
                if result.is_ok() {
                    self.keep_setup(side, &placing);
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
        self.hold = None;
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

    /// Ends the game otherwise than on the board.
    pub(super) fn finish(&mut self, outcome: Outcome) {
        match Rc::make_mut(&mut self.game).end(outcome) {
            Ok(()) => {
                self.draft = Draft::Nothing;
                self.taken_back.clear();
                self.hold = None;
                self.past = None;
                self.replay = None;
                self.request += 1;
                self.event = Event::Over(outcome);
            }
            Err(error) => self.notice = Some(Notice::Refused(error)),
        }
    }
}

/// Whether an action is one of a player at the board.
const fn plays(action: &Action) -> bool {
    match action {
        Action::Entry(EntryAction::LetGo) => false,
        Action::Entry(_) | Action::Setup(_) | Action::End | Action::Enter(_) => true,
        _ => false,
    }
}
