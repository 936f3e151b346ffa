//! The new-game form: what is chosen in it, and the options of the game that follow.

mod pasted;
mod saved;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use ansa_core::clock::{TimeControl, TimeControlError};
use ansa_core::game::Roster;
use ansa_core::notation::{Located, PositionTextError};
use ansa_core::position::Position;
use ansa_core::position::builder::BoardError;
use ansa_core::{BySide, Level, Role, Side};
use yew::Reducible;

use super::game_options::{GameOptions, GameStart, Orientation};
use super::players::Player;
use super::presets::full;

pub(crate) use pasted::{board_of, read_position};
pub(crate) use saved::SavedFormError;

/// Who is to play whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// A person and the computer.
    Computer,
    /// Two people at one screen.
    Person,
    /// The computer and the computer.
    Computers,
}

impl Opponent {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [Opponent; 3] = [Opponent::Computer, Opponent::Person, Opponent::Computers];

    /// The word for it in saved forms and in HTML; not for people to read.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Opponent::Computer => "computer",
            Opponent::Person => "person",
            Opponent::Computers => "computers",
        }
    }
}

/// The choice of a time control: none, one of the presets, or a custom one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TimeControlChoice {
    /// No clock.
    Free,
    /// A few seconds for a turn.
    Blitz,
    /// Half a minute for a turn.
    Fast,
    /// Two minutes for a turn, as most games are played.
    Standard,
    /// Four minutes for a turn.
    Slow,
    /// A time for each turn, and nothing saved.
    MoveOnly,
    /// As someone types it.
    Custom,
}

impl TimeControlChoice {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [TimeControlChoice; 7] = [
        TimeControlChoice::Free,
        TimeControlChoice::Blitz,
        TimeControlChoice::Fast,
        TimeControlChoice::Standard,
        TimeControlChoice::Slow,
        TimeControlChoice::MoveOnly,
        TimeControlChoice::Custom,
    ];

    /// The word for it in saved forms and in HTML; not for people to read.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            TimeControlChoice::Free => "none",
            TimeControlChoice::Blitz => "blitz",
            TimeControlChoice::Fast => "fast",
            TimeControlChoice::Standard => "standard",
            TimeControlChoice::Slow => "slow",
            TimeControlChoice::MoveOnly => "move-only",
            TimeControlChoice::Custom => "custom",
        }
    }

    /// The preset's time control in the notation of the clock; `None` for no clock and for a custom one.
    pub(crate) const fn preset(self) -> Option<&'static str> {
        match self {
            TimeControlChoice::Free | TimeControlChoice::Custom => None,
            TimeControlChoice::Blitz => Some("15s/2m"),
            TimeControlChoice::Fast => Some("30s/3m/100/5m"),
            TimeControlChoice::Standard => Some("2m/2m/100/10m"),
            TimeControlChoice::Slow => Some("4m/10m"),
            TimeControlChoice::MoveOnly => Some("30s/0/0"),
        }
    }
}

/// Where the game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StartFrom {
    /// An empty board: both sides set up.
    Setups,
    /// The position on the page's board.
    Board,
    /// A position that was pasted.
    Pasted,
}

impl StartFrom {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [StartFrom; 3] = [StartFrom::Setups, StartFrom::Board, StartFrom::Pasted];

    /// The word for it in forms; not for people to read.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            StartFrom::Setups => "setups",
            StartFrom::Board => "board",
            StartFrom::Pasted => "pasted",
        }
    }
}

/// One of the two who play. Levels and handicaps belong to them, whatever side chance may give them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    /// The person who plays the computer; else whoever has gold.
    First,
    /// The computer that the person plays; else whoever has silver.
    Second,
}

impl Seat {
    /// Both.
    pub(crate) const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    const fn index(self) -> usize {
        self as usize
    }
}

/// The new-game form, as filled in so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewGameForm {
    /// Who plays whom.
    pub(crate) opponent: Opponent,
    /// Which side the person has who plays the computer; none is decided by chance.
    pub(crate) side: Option<Side>,
    /// The choice of a time control.
    pub(crate) time_control: TimeControlChoice,
    /// The custom time control as it was typed.
    pub(crate) custom: String,
    /// Where the game starts from.
    pub(crate) start_from: StartFrom,
    /// The position that was pasted.
    pub(crate) pasted: String,
    /// Whether turns may be taken back.
    pub(crate) take_backs: bool,
    levels: [Level; 2],
    left_out: [[u8; 6]; 2],
}

impl Default for NewGameForm {
    /// The defaults for a first visit: gold against the weakest computer.
    fn default() -> NewGameForm {
        NewGameForm {
            opponent: Opponent::Computer,
            side: Some(Side::Gold),
            time_control: TimeControlChoice::Free,
            custom: String::new(),
            start_from: StartFrom::Setups,
            pasted: String::new(),
            take_backs: true,
            levels: [Level::WEAKEST; 2],
            left_out: [[0; 6]; 2],
        }
    }
}

/// A change of one field of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NewGameAction {
    /// Who plays whom.
    Opponent(Opponent),
    /// The computer's level in a seat.
    Level(Seat, Level),
    /// The person's side.
    Side(Option<Side>),
    /// A named time control, none, or the one typed.
    TimeControl(TimeControlChoice),
    /// A time control in words.
    Custom(String),
    /// A seat plays without these, counted by [`Role::index`].
    LeaveOut(Seat, [u8; 6]),
    /// A seat has so many of a role.
    Count(Seat, Role, u8),
    /// Where the game starts from.
    StartFrom(StartFrom),
    /// A position in words.
    Pasted(String),
    /// Whether turns may be taken back.
    TakeBacks(bool),
}

impl Reducible for NewGameForm {
    type Action = NewGameAction;

    fn reduce(self: Rc<Self>, action: NewGameAction) -> Rc<Self> {
        let mut form = Rc::unwrap_or_clone(self);
        form.apply(action);
        Rc::new(form)
    }
}

/// Which part of a time control is wrong, counted from 0; none if it is their number.
pub(crate) type Part = Option<usize>;

/// Why no game can start from the form.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NewGameError {
    /// The typed text is not a time control.
    Clock(Part, TimeControlError),
    /// Nothing stands on the board yet.
    NothingOnBoard,
    /// The game is over in the position on the board.
    OverOnBoard,
    /// No position was pasted.
    NothingPasted,
    /// What was pasted is no position.
    Unreadable(Located<PositionTextError>),
    /// The position that was pasted can't be played.
    Unplayable(Vec<BoardError>),
    /// The game would be over in the position that was pasted.
    OverAtOnce,
}

impl NewGameError {
    /// Whether the clock is at fault, not the starting position.
    pub(crate) const fn is_of_clock(&self) -> bool {
        matches!(self, NewGameError::Clock(..))
    }
}

/// A position and the number of the turn to be played in it.
pub(crate) type NumberedPosition = (Position, u32);

impl NewGameForm {
    /// Changes a field.
    pub(crate) fn apply(&mut self, action: NewGameAction) {
        match action {
            NewGameAction::Opponent(opponent) => self.opponent = opponent,
            NewGameAction::Level(seat, level) => self.levels[seat.index()] = level,
            NewGameAction::Side(side) => self.side = side,
            NewGameAction::TimeControl(time_control) => {
                // Whoever wants a time control of one's own begins with the one chosen before.
                if let (TimeControlChoice::Custom, "", Some(text)) =
                    (time_control, self.custom.as_str(), self.time_control.preset())
                {
                    text.clone_into(&mut self.custom);
                }
                self.time_control = time_control;
            }
            NewGameAction::Custom(text) => {
                self.custom = text;
                self.time_control = TimeControlChoice::Custom;
            }
            NewGameAction::LeaveOut(seat, counts) => self.left_out[seat.index()] = allowed(counts),
            NewGameAction::Count(seat, role, count) => {
                let mut counts = self.left_out(seat);
                counts[role.index()] = full(role).saturating_sub(count);
                self.left_out[seat.index()] = allowed(counts);
            }
            NewGameAction::StartFrom(start_from) => self.start_from = start_from,
            NewGameAction::Pasted(text) => {
                self.pasted = text;
                self.start_from = StartFrom::Pasted;
            }
            NewGameAction::TakeBacks(allowed) => self.take_backs = allowed,
        }
    }

    /// The computer's level in a seat.
    pub(crate) const fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index()]
    }

    /// How many of each role a seat plays without, by [`Role::index`].
    pub(crate) const fn left_out(&self, seat: Seat) -> [u8; 6] {
        self.left_out[seat.index()]
    }

    /// How many of each role a seat has.
    pub(crate) fn counts(&self, seat: Seat) -> [u8; 6] {
        Role::ALL.map(|role| full(role).saturating_sub(self.left_out(seat)[role.index()]))
    }

    /// Whether a piece is left out.
    pub(crate) fn has_handicap(&self) -> bool {
        self.left_out != [[0; 6]; 2]
    }

    /// The time control, or none for a game without a clock.
    ///
    /// # Errors
    /// What was typed is no time control.
    pub(crate) fn control(&self) -> Result<Option<TimeControl>, NewGameError> {
        let text = match self.time_control {
            TimeControlChoice::Free => return Ok(None),
            TimeControlChoice::Custom => self.custom.as_str(),
            named => named.preset().unwrap_or_default(),
        };
        text.parse().map(Some).map_err(|error| NewGameError::Clock(wrong_part(text), error))
    }

    /// How the game starts; `on_board` is the position on the page's board.
    ///
    /// # Errors
    /// There is nothing to play from.
    pub(crate) fn start(
        &self,
        own: Side,
        on_board: Option<NumberedPosition>,
    ) -> Result<GameStart, NewGameError> {
        let (position, number) = match self.start_from {
            StartFrom::Setups => {
                let roster = |side| Roster::Exactly(self.counts(seat_of(side, own)));
                return Ok(GameStart::Setups(BySide::from_fn(roster)));
            }
            StartFrom::Board => on_board.ok_or(NewGameError::NothingOnBoard)?,
            StartFrom::Pasted => read_position(&self.pasted)?,
        };
        let start = GameStart::Position(position, number);
        let options = GameOptions { start: start.clone(), ..GameOptions::default() };
        match (options.game().outcome(), self.start_from) {
            (None, _) => Ok(start),
            (Some(_), StartFrom::Board) => Err(NewGameError::OverOnBoard),
            (Some(_), _) => Err(NewGameError::OverAtOnce),
        }
    }

    /// The options of the game; `chance` is the person's side where it is drawn at random.
    ///
    /// # Errors
    /// Why a game can't begin so.
    pub(crate) fn options(
        &self,
        on_board: Option<NumberedPosition>,
        chance: Side,
    ) -> Result<GameOptions, NewGameError> {
        let own = match self.opponent {
            Opponent::Computer => self.side.unwrap_or(chance),
            Opponent::Person | Opponent::Computers => Side::Gold,
        };
        let player = |side| match (self.opponent, seat_of(side, own)) {
            (Opponent::Person, _) | (Opponent::Computer, Seat::First) => Player::Person,
            (Opponent::Computer | Opponent::Computers, seat) => Player::Computer(self.level(seat)),
        };
        Ok(GameOptions {
            players: BySide::from_fn(player),
            orientation: Orientation::of(own),
            control: self.control()?,
            start: self.start(own, on_board)?,
            take_backs: self.take_backs,
        })
    }
}

/// Which seat a side is in, if the first seat has `own`.
fn seat_of(side: Side, own: Side) -> Seat {
    if side == own { Seat::First } else { Seat::Second }
}

/// No more than there are, and never the last rabbit: a side without one has lost before it moves.
fn allowed(counts: [u8; 6]) -> [u8; 6] {
    Role::ALL.map(|role| counts[role.index()].min(full(role) - u8::from(role == Role::Rabbit)))
}

/// The first part of a time control that is wrong by itself.
fn wrong_part(text: &str) -> Part {
    let parts: Vec<&str> = text.trim().split('/').collect();
    if !(2..=6).contains(&parts.len()) {
        return None;
    }
    parts.iter().enumerate().find_map(|(index, part)| {
        let mut alone = ["0", "0", "", "", "", ""];
        alone[index] = part;
        alone.join("/").parse::<TimeControl>().is_err().then_some(index)
    })
}
