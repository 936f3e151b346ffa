//! The new-game form, and the game options that follow from it.

mod custom_clock;
mod likeness;
mod pasted;
mod saved;
#[cfg(test)]
mod tests;

use ansa_core::clock::{TimeControl, TimeControlError};
use ansa_core::game::Roster;
use ansa_core::notation::{Located, PositionTextError};
use ansa_core::position::Position;
use ansa_core::position::builder::PositionError;
use ansa_core::{BySide, Level, Role, Side};
use core::convert::Infallible;

use crate::Apply;
use crate::document::{GameOptions, GameStart, Orientation, Player};
use crate::entry::full;
use crate::keyed::keyed;

pub use custom_clock::ClockField;
pub use pasted::{board_of, read_position};

keyed! {
    Opponent {
        /// A person against the computer.
        Computer = "computer",
        /// Two people at one screen.
        Person = "person",
        /// The computer against itself.
        Computers = "computers",
    }
}

keyed! {
    /// The choice of a time control: none, one of the presets, or a custom one.
    TimeControlChoice {
        /// No clock.
        Free = "none",
        /// A few seconds per turn.
        Blitz = "blitz",
        /// Half a minute per turn.
        Fast = "fast",
        /// Two minutes per turn, the usual time control.
        Standard = "standard",
        /// Four minutes per turn.
        Slow = "slow",
        /// A fixed time per turn, without a reserve.
        MoveOnly = "move-only",
        /// A custom time control, typed as text.
        Custom = "custom",
    }
}

impl TimeControlChoice {
    /// The preset's time control in the notation of the clock; `None` for no clock and for a custom one.
    pub const fn preset(self) -> Option<&'static str> {
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

keyed! {
    StartFrom {
        /// An empty board: both sides set up.
        Setups = "setups",
        /// The position on the page's board.
        Board = "board",
        Pasted = "pasted",
    }
}

/// One of the two players. Levels and handicaps belong to a seat, whichever side it gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// The person against the computer; otherwise the player of gold.
    First,
    /// The person's computer opponent; otherwise the player of silver.
    Second,
}

impl Seat {
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    const fn index(self) -> usize {
        self as usize
    }
}

/// The new-game form as filled in so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGameForm {
    pub opponent: Opponent,
    /// The side of the person against the computer; `None` for a random side.
    pub side: Option<Side>,
    pub time_control: TimeControlChoice,
    /// The custom time control as typed.
    pub custom: String,
    pub start_from: StartFrom,
    pub pasted: String,
    /// Whether turns may be taken back.
    pub take_backs: bool,
    /// Whether the engine names the person's worst mistakes.
    pub teaches: bool,
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
            teaches: false,
            levels: [Level::WEAKEST; 2],
            left_out: [[0; 6]; 2],
        }
    }
}

/// A change of one field.
#[derive(Clone, PartialEq, Debug)]
pub enum NewGameAction {
    Opponent(Opponent),
    Level(Seat, Level),
    Side(Option<Side>),
    TimeControl(TimeControlChoice),
    Custom(String),
    /// A part of the custom time control.
    CustomField(ClockField, String),
    /// The pieces that a seat plays without, counted by [`Role::index`].
    LeaveOut(Seat, [u8; 6]),
    /// The number of pieces of a role that a seat has.
    Count(Seat, Role, u8),
    StartFrom(StartFrom),
    Pasted(String),
    TakeBacks(bool),
    Teaches(bool),
    /// Another game with the players, the sides and the options of this one.
    Like(GameOptions),
}

/// The invalid part of a time control, from 0; `None` if the number of parts is wrong.
pub type Part = Option<usize>;

/// Why no game can start from the form.
#[derive(Clone, PartialEq, Debug)]
pub enum NewGameError {
    /// The typed text is not a time control.
    Clock(Part, TimeControlError),
    /// The maximum reserve is less than the starting reserve, so the first turn would take time away.
    LowMaximum,
    /// The board is empty so far.
    NothingOnBoard,
    /// The game on the board has ended.
    OverOnBoard,
    /// No position was pasted.
    NothingPasted,
    /// The pasted text is not a position.
    Unreadable(Located<PositionTextError>),
    /// The pasted position is illegal.
    Unplayable(PositionError),
    /// The game would be over in the pasted position.
    OverAtOnce,
}

impl NewGameError {
    /// Whether the error concerns the time control, not the starting position.
    pub const fn is_of_clock(&self) -> bool {
        matches!(self, NewGameError::Clock(..))
    }
}

/// A position and its turn number.
pub type NumberedPosition = (Position, u32);

impl Apply for NewGameForm {
    type Action = NewGameAction;
    type Effect = Infallible;

    fn apply(&mut self, action: impl Into<NewGameAction>) -> Option<Infallible> {
        match action.into() {
            NewGameAction::Opponent(opponent) => self.opponent = opponent,
            NewGameAction::Level(seat, level) => self.levels[seat.index()] = level,
            NewGameAction::Side(side) => self.side = side,
            NewGameAction::TimeControl(time_control) => {
                // A custom time control starts from the preset chosen before. Without one it starts from the standard
                // one, because empty fields would be wrong before anything is typed.
                if time_control == TimeControlChoice::Custom && self.custom.is_empty() {
                    let preset = self.time_control.preset().or(TimeControlChoice::Standard.preset());
                    preset.unwrap_or_default().clone_into(&mut self.custom);
                }
                self.time_control = time_control;
            }
            NewGameAction::Custom(text) => {
                self.custom = text;
                self.time_control = TimeControlChoice::Custom;
            }
            NewGameAction::CustomField(field, text) => {
                self.custom = field.put(&self.custom, &text);
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
            NewGameAction::Teaches(is_wanted) => self.teaches = is_wanted,
            NewGameAction::Like(game) => self.fill_in_like(&game),
        }
        None
    }
}

impl NewGameForm {
    /// The computer's level in a seat.
    pub const fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index()]
    }

    /// What is typed for a part of the custom time control.
    pub fn custom_field(&self, field: ClockField) -> &str {
        field.of(&self.custom)
    }

    /// Whether the custom time control says anything for which there is no field.
    pub fn is_custom_advanced(&self) -> bool {
        custom_clock::is_advanced(&self.custom)
    }

    /// How many of each role a seat plays without, by [`Role::index`].
    pub const fn left_out(&self, seat: Seat) -> [u8; 6] {
        self.left_out[seat.index()]
    }

    /// How many of each role a seat has.
    pub fn counts(&self, seat: Seat) -> [u8; 6] {
        Role::ALL.map(|role| full(role).saturating_sub(self.left_out(seat)[role.index()]))
    }

    /// Whether the person chooses the computer's thinking time: a level that only time limits plays without a clock.
    pub fn has_thinking_time(&self) -> bool {
        let is_timed = |seat| self.level(seat).is_timed();
        self.time_control == TimeControlChoice::Free
            && match self.opponent {
                Opponent::Computer => is_timed(Seat::Second),
                Opponent::Person => false,
                Opponent::Computers => Seat::ALL.into_iter().any(is_timed),
            }
    }

    /// Whether the game can teach: without a clock, against the computer.
    pub fn can_teach(&self) -> bool {
        self.opponent == Opponent::Computer && self.time_control == TimeControlChoice::Free
    }

    /// Whether the game will teach.
    pub fn is_teaching(&self) -> bool {
        self.teaches && self.can_teach()
    }

    /// Whether any piece is left out.
    pub fn has_handicap(&self) -> bool {
        self.left_out != [[0; 6]; 2]
    }

    /// The time control; `None` for a game without a clock.
    ///
    /// # Errors
    /// The typed text is not a time control that makes sense.
    pub fn control(&self) -> Result<Option<TimeControl>, NewGameError> {
        let text = match self.time_control {
            TimeControlChoice::Free => return Ok(None),
            TimeControlChoice::Custom => self.custom.as_str(),
            named => named.preset().unwrap_or_default(),
        };
        let control: TimeControl =
            text.parse().map_err(|error| NewGameError::Clock(wrong_part(text), error))?;
        let is_cut = control.reserve_limit().is_some_and(|most| most < control.reserve());
        if is_cut { Err(NewGameError::LowMaximum) } else { Ok(Some(control)) }
    }

    /// The start of the game; `on_board` is the position on the page's board.
    pub fn start(&self, own: Side, on_board: Option<NumberedPosition>) -> Result<GameStart, NewGameError> {
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

    /// The options of the game; `random_side` is the side that the person gets if the form asks for a random one.
    pub fn options(
        &self,
        on_board: Option<NumberedPosition>,
        random_side: Side,
    ) -> Result<GameOptions, NewGameError> {
        let own = match self.opponent {
            Opponent::Computer => self.side.unwrap_or(random_side),
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
            // What is named must be possible to take back.
            take_backs: self.take_backs || self.is_teaching(),
            teaches: self.is_teaching(),
            coaches: false,
            without_help: false,
        })
    }
}

/// The seat of a side, if the first seat plays `own`.
fn seat_of(side: Side, own: Side) -> Seat {
    if side == own { Seat::First } else { Seat::Second }
}

/// At most the full set, and at least one rabbit: a side without rabbits has already lost.
fn allowed(counts: [u8; 6]) -> [u8; 6] {
    Role::ALL.map(|role| counts[role.index()].min(full(role) - u8::from(role == Role::Rabbit)))
}

/// The first invalid part of a time control.
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
