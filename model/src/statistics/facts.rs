//! What is kept of a game: little enough for a hundred thousand of them, and everything that is counted.

use ansa_core::position::outcome::Outcome;
use ansa_core::{Board, BySide, Piece, Role, Side};

use super::follow::{FollowedPly, FollowedStep};
use super::setup_key::SetupKey;
use super::turn_key::TurnKey;
use crate::document::Player;

/// The first turns of a side from which each stage of a game goes on, counted from 1. The last stage has no end.
pub const STAGES: [u16; 4] = [1, 11, 21, 31];

/// How many turns of both sides count as the opening.
const OPENING: usize = 8;

/// Where a game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameSource {
    /// A person played this side against the computer.
    AgainstComputer { side: Side, level: u8 },
    /// The computer played against itself.
    Computers,
    /// Two people played, at this screen or by link.
    TwoPeople,
    /// Its record names the players: it was imported.
    Imported,
}

impl GameSource {
    /// The source of a game between these players. `is_named`: its record names them.
    pub(super) fn of(players: BySide<Player>, is_named: bool) -> GameSource {
        match (players.gold.level(), players.silver.level()) {
            (None, Some(level)) => GameSource::AgainstComputer { side: Side::Gold, level: level.number() },
            (Some(level), None) => GameSource::AgainstComputer { side: Side::Silver, level: level.number() },
            (Some(_), Some(_)) => GameSource::Computers,
            (None, None) if [players.gold, players.silver].contains(&Player::Friend) => GameSource::TwoPeople,
            (None, None) if is_named => GameSource::Imported,
            (None, None) => GameSource::TwoPeople,
        }
    }

    /// The side of the person who played against the computer.
    pub(super) const fn person(self) -> Option<Side> {
        match self {
            GameSource::AgainstComputer { side, .. } => Some(side),
            _ => None,
        }
    }
}

/// The first piece that a game lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FirstCapture {
    /// In which turn, counting those of both sides from 1.
    pub(super) turn: u16,
    pub(super) piece: Piece,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlacedSetup {
    /// The setup that stands for both mirror images.
    pub(super) key: SetupKey,
    /// Whether it was placed as the other image.
    pub(super) is_mirrored: bool,
}

impl PlacedSetup {
    /// The setup as it was placed.
    pub(super) fn placed(self) -> SetupKey {
        if self.is_mirrored { self.key.mirror() } else { self.key }
    }
}

/// The time that a side used in a stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct StageTime {
    /// The turns whose times are known.
    pub(super) turns: u16,
    /// In milliseconds.
    pub(super) used: u64,
}

/// What is counted of a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct GameFacts {
    pub(super) source: GameSource,
    /// The outcome; `None` while the game goes on.
    pub(super) outcome: Option<Outcome>,
    /// The turns of both sides.
    pub(super) turns: u16,
    /// The pieces that each side lost.
    pub(super) lost: BySide<u8>,
    pub(super) first_capture: Option<FirstCapture>,
    /// The setups; `None` in a game that began from a position.
    pub(super) setups: BySide<Option<PlacedSetup>>,
    /// The first turns of both sides after their setups, at most [`OPENING`].
    pub(super) opening: Vec<TurnKey>,
    /// The time used, by [`STAGES`].
    pub(super) times: BySide<[StageTime; STAGES.len()]>,
    /// The pieces on the board at the end, by [`Role::index`].
    pub(super) left: BySide<[u8; 6]>,
}

impl GameFacts {
    /// The facts of a game before its first ply, from this board.
    pub(super) fn new(source: GameSource, outcome: Option<Outcome>, start: &Board) -> GameFacts {
        GameFacts {
            source,
            outcome,
            turns: 0,
            lost: BySide::default(),
            first_capture: None,
            setups: BySide::default(),
            opening: Vec::new(),
            times: BySide::default(),
            left: left_on(start),
        }
    }

    /// Takes the next ply into account. `used` is its time in milliseconds, if it is known.
    pub(super) fn add(&mut self, ply: FollowedPly<'_>, used: Option<u64>) {
        let FollowedPly { side, steps, board, .. } = ply;
        if steps.is_empty() {
            if self.turns == 0 {
                self.setups[side] = SetupKey::of(board, side).map(|key| {
                    let (key, is_mirrored) = key.joined();
                    PlacedSetup { key, is_mirrored }
                });
            }
            return;
        }
        self.turns = self.turns.saturating_add(1);
        for step in steps.iter().filter(|step| step.to.is_none()) {
            let lost = &mut self.lost[step.piece.side];
            *lost = lost.saturating_add(1);
            self.first_capture.get_or_insert(FirstCapture { turn: self.turns, piece: step.piece });
        }
        self.add_to_opening(steps, side);
        if let Some(used) = used {
            // The turns of both sides alternate.
            let number = self.turns.div_ceil(2);
            let stage = STAGES.iter().rposition(|&first| number >= first).unwrap_or(0);
            if let Some(time) = self.times[side].get_mut(stage) {
                time.turns = time.turns.saturating_add(1);
                time.used = time.used.saturating_add(used);
            }
        }
    }

    /// Keeps a turn of the opening. After one that can't be kept, none of the later ones is.
    fn add_to_opening(&mut self, steps: &[FollowedStep], side: Side) {
        let known = self.opening.len();
        let is_next = known + 1 == usize::from(self.turns) && known.is_multiple_of(2) == (side == Side::Gold);
        let are_set_up = self.setups.gold.is_some() && self.setups.silver.is_some();
        if is_next && are_set_up && known < OPENING {
            self.opening.extend(TurnKey::of(steps, side));
        }
    }

    /// The first turn of a side, mirrored with its setup.
    pub(super) fn first_turn(&self, side: Side) -> Option<TurnKey> {
        let (setup, turn) = (self.setups[side]?, *self.opening.get(side.index())?);
        Some(match setup {
            PlacedSetup { key, .. } if key.is_symmetric() => turn.joined(),
            PlacedSetup { is_mirrored: true, .. } => turn.mirror(),
            PlacedSetup { is_mirrored: false, .. } => turn,
        })
    }

    /// Counts the pieces on the board at the end.
    pub(super) fn end_on(&mut self, board: &Board) {
        self.left = left_on(board);
    }
}

/// How many pieces of each role the sides have, by [`Role::index`].
pub(super) fn left_on(board: &Board) -> BySide<[u8; 6]> {
    BySide::from_fn(|side| {
        Role::ALL.map(|role| u8::try_from(board.pieces(Piece { side, role }).count()).unwrap_or(u8::MAX))
    })
}
