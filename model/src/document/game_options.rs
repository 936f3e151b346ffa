//! The options of a game, fixed before it starts: players, starting position, time control, take-backs.

use ansa_core::clock::TimeControl;
use ansa_core::game::{Phase, Roster};
use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{BySide, Game, Level, Side};

use super::player::Player;
use crate::keyed::keyed;

/// The turn number of a position without another one: the first turn after both setups.
const FIRST_TURN: u32 = 2;

keyed! {
    /// The side whose home ranks are at the bottom of the board.
    Orientation {
        /// Gold's home ranks are at the bottom.
        Gold = "gold",
        /// Silver's home ranks are at the bottom.
        Silver = "silver",
        /// The side to move is at the bottom, so that two people at one screen each see their own side.
        Mover = "mover",
    }
}

impl Orientation {
    /// The orientation with a side at the bottom.
    pub const fn of(side: Side) -> Orientation {
        match side {
            Side::Gold => Orientation::Gold,
            Side::Silver => Orientation::Silver,
        }
    }

    /// The side at the bottom while `mover` is to move.
    pub const fn bottom(self, mover: Side) -> Side {
        match self {
            Orientation::Gold => Side::Gold,
            Orientation::Silver => Side::Silver,
            Orientation::Mover => mover,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameStart {
    /// On an empty board: both sides set up these pieces.
    Setups(BySide<Roster>),
    /// From a position, whose turn may have begun; the turn has this number.
    Position(Position, u32),
}

impl GameStart {
    /// How a game has started.
    pub fn of(game: &Game) -> GameStart {
        match game.phase_at(0) {
            Some(Phase::Turn(position)) => GameStart::Position(position, game.label(0).number),
            _ => GameStart::Setups(*game.rosters()),
        }
    }
}

impl Default for GameStart {
    fn default() -> GameStart {
        GameStart::Setups(BySide::default())
    }
}

/// The options of a game. A rematch keeps them.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each can be so or not, whatever the others are")]
pub struct GameOptions {
    /// The player of each side.
    pub players: BySide<Player>,
    /// The orientation of the board at the start.
    pub orientation: Orientation,
    /// How the game starts.
    pub start: GameStart,
    /// The time control; `None` for a game without a clock.
    pub control: Option<TimeControl>,
    /// Whether turns may be taken back.
    pub take_backs: bool,
    /// Whether the engine names the person's worst mistakes, in a game without a clock against the computer.
    pub teaches: bool,
    /// Whether a coach says what to look at, in a game against the computer.
    pub coaches: bool,
    /// Whether the engine stays off until the game ends, because people play each other for a result.
    pub without_help: bool,
}

impl GameOptions {
    /// A game against `opponent`, with `side` at the bottom: no clock, all pieces, take-backs.
    pub fn against(opponent: Player, side: Side) -> GameOptions {
        let players = BySide::from_fn(|own| if own == side { Player::Person } else { opponent });
        GameOptions {
            players,
            orientation: Orientation::of(side),
            start: GameStart::default(),
            control: None,
            take_backs: true,
            teaches: false,
            coaches: false,
            without_help: false,
        }
    }

    /// A game of two people that starts from a position, with `bottom` at the bottom: to look at it.
    pub fn from_position(position: Position, bottom: Side) -> GameOptions {
        GameOptions {
            players: BySide { gold: Player::Person, silver: Player::Person },
            orientation: Orientation::of(bottom),
            start: GameStart::Position(position, FIRST_TURN),
            ..GameOptions::default()
        }
    }

    /// A game with these options, before its first ply.
    pub fn game(&self) -> Game {
        match &self.start {
            GameStart::Setups(rosters) => Game::with(RuleSet::CURRENT, *rosters),
            GameStart::Position(position, number) => {
                Game::from_begun_turn(*position, *number, RuleSet::CURRENT)
            }
        }
    }

    /// The options with the sides exchanged. Handicaps stay with the players.
    pub fn exchanged(&self) -> GameOptions {
        let players = swapped(&self.players);
        let orientation = match (players.gold, players.silver) {
            (Player::Person, Player::Person) => self.orientation,
            (Player::Person, _) => Orientation::Gold,
            (_, Player::Person) => Orientation::Silver,
            _ => self.orientation,
        };
        let start = match &self.start {
            GameStart::Setups(rosters) => GameStart::Setups(swapped(rosters)),
            position @ GameStart::Position(..) => position.clone(),
        };
        // A rematch is not for the same result.
        GameOptions { players, orientation, start, without_help: false, ..self.clone() }
    }

    /// Whether a person at this screen plays one of the sides.
    pub fn has_person(&self) -> bool {
        self.has(|player| player == Player::Person)
    }

    /// Whether the computer plays one of the sides.
    pub fn has_computer(&self) -> bool {
        self.has(|player| player.level().is_some())
    }

    /// Whether a friend at another browser plays one of the sides.
    pub fn has_friend(&self) -> bool {
        self.has(|player| player == Player::Friend)
    }

    /// Whether one of the sides is not played at this screen by a person.
    pub fn has_opponent(&self) -> bool {
        self.has(|player| player != Player::Person)
    }

    fn has(&self, is_it: impl Fn(Player) -> bool) -> bool {
        Side::ALL.into_iter().any(|side| is_it(self.players[side]))
    }
}

fn swapped<T: Copy>(both: &BySide<T>) -> BySide<T> {
    BySide { gold: both.silver, silver: both.gold }
}

impl Default for GameOptions {
    /// The defaults for a first visit: gold against the weakest computer.
    fn default() -> GameOptions {
        GameOptions::against(Player::Computer(Level::WEAKEST), Side::Gold)
    }
}
