//! Styles: what a side favours besides winning, so that opponents of equal strength play differently.
//!
//! A style adds a few simple terms to the evaluation, from the point of view of the side to move at the root. Each term
//! counts something visible on the board, and the style says how many points each count is worth. Full strength has no
//! style, so nothing is computed.

use core::fmt;
use core::str::FromStr;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Role, Side};
use crate::search::params as p;
use crate::splitmix::splitmix;
use crate::square::Direction;

/// Something on a board that a style can like or dislike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StyleTerm {
    /// The ranks that the side's foremost rabbit has advanced: 0 to 7.
    Runner,
    /// The total number of ranks that the side's rabbits have advanced.
    Swarm,
    /// The pieces next to the two traps in the side's own half.
    Guards,
    /// The pieces next to the two traps in the enemy's half.
    Raiders,
    /// The pairs of the side's pieces that are next to each other.
    Herd,
    /// The total number of ranks that the side's horses have advanced.
    Cavalry,
    /// The number of steps between the side's camel and the enemy elephant on an empty board, 1 to 14; 0 if either is
    /// missing.
    CamelRoom,
    /// The enemy's cats and stronger pieces that are frozen next to a trap in the side's own half.
    Hostages,
    /// The pieces of both sides that are no longer on the board.
    Exchanges,
    /// How far east the side's cats, dogs, horses and camel are, in total. A piece on the a-file counts −7 and one on
    /// the h-file 7, with two points between neighbouring files.
    East,
}

impl StyleTerm {
    /// The number of terms.
    pub const COUNT: usize = 10;

    /// All terms.
    pub const ALL: [StyleTerm; StyleTerm::COUNT] = [
        StyleTerm::Runner,
        StyleTerm::Swarm,
        StyleTerm::Guards,
        StyleTerm::Raiders,
        StyleTerm::Herd,
        StyleTerm::Cavalry,
        StyleTerm::CamelRoom,
        StyleTerm::Hostages,
        StyleTerm::Exchanges,
        StyleTerm::East,
    ];

    const fn index(self) -> usize {
        self as usize
    }

    /// The term's name in the text of a [`PlayStyle`]; not meant for display.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            StyleTerm::Runner => "runner",
            StyleTerm::Swarm => "swarm",
            StyleTerm::Guards => "guards",
            StyleTerm::Raiders => "raiders",
            StyleTerm::Herd => "herd",
            StyleTerm::Cavalry => "cavalry",
            StyleTerm::CamelRoom => "camel-room",
            StyleTerm::Hostages => "hostages",
            StyleTerm::Exchanges => "exchanges",
            StyleTerm::East => "east",
        }
    }

    /// What the term counts on a board, for a side.
    #[must_use]
    pub fn count(self, board: &Board, side: Side) -> i32 {
        let own = board.side(side);
        match self {
            StyleTerm::Runner => {
                let rabbits = board.pieces(Piece::new(side, Role::Rabbit));
                rabbits.into_iter().map(|square| advanced(square.rank(), side)).max().unwrap_or(0)
            }
            StyleTerm::Swarm => advancement(board.pieces(Piece::new(side, Role::Rabbit)), side),
            StyleTerm::Guards => count(own & home_traps(side).neighbours()),
            StyleTerm::Raiders => count(own & home_traps(!side).neighbours()),
            StyleTerm::Herd => {
                count(own & own.shift(Direction::East)) + count(own & own.shift(Direction::North))
            }
            StyleTerm::Cavalry => advancement(board.pieces(Piece::new(side, Role::Horse)), side),
            StyleTerm::CamelRoom => {
                let camel = board.pieces(Piece::new(side, Role::Camel)).first();
                let elephant = board.pieces(Piece::new(!side, Role::Elephant)).first();
                camel.zip(elephant).map_or(0, |(camel, elephant)| i32::from(camel.distance(elephant)))
            }
            StyleTerm::Hostages => {
                let held = board.frozen(!side) & home_traps(side).neighbours();
                count(held - board.role(Role::Rabbit))
            }
            StyleTerm::Exchanges => PIECES_AT_START - count(board.occupied()),
            StyleTerm::East => {
                let pieces = own - board.role(Role::Rabbit) - board.role(Role::Elephant);
                (0..8u8).map(|file| (2 * i32::from(file) - 7) * count(pieces & Bitboard::file(file))).sum()
            }
        }
    }
}

const PIECES_AT_START: i32 = 32;

fn count(squares: Bitboard) -> i32 {
    squares.count() as i32
}

/// The ranks between a rank and the side's back rank.
fn advanced(rank: u8, side: Side) -> i32 {
    i32::from(rank.abs_diff((!side).goal_rank()))
}

/// The ranks that pieces have advanced, together.
fn advancement(pieces: Bitboard, side: Side) -> i32 {
    (0..8u8).map(|rank| advanced(rank, side) * count(pieces & Bitboard::rank(rank))).sum()
}

/// The two traps of a side's own half.
fn home_traps(side: Side) -> Bitboard {
    let trap_rank = (!side).goal_rank().abs_diff(2);
    Bitboard::TRAPS & Bitboard::rank(trap_rank)
}

/// A style of play: the points that a side gives each [`StyleTerm`], in thousandths of a rabbit.
///
/// Its text is a list such as `guards=60,herd=-20`, or `none`.
///
/// ```
/// use ansa_core::search::{PlayStyle, StyleTerm};
/// let style: PlayStyle = "guards=60,herd=-20".parse().unwrap();
/// assert_eq!(style, PlayStyle::NONE.with(StyleTerm::Guards, 60).with(StyleTerm::Herd, -20));
/// assert_eq!(style.points(StyleTerm::Swarm), 0);
/// assert_eq!(style.to_string(), "guards=60,herd=-20");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayStyle([i16; StyleTerm::COUNT]);

impl PlayStyle {
    /// No style: the evaluation alone decides.
    pub const NONE: PlayStyle = PlayStyle([0; StyleTerm::COUNT]);

    /// The largest number of points for a term, positive or negative: two rabbits.
    pub const MAX_POINTS: i16 = 2_000;

    /// The same style with these points for a term, at most ± [`PlayStyle::MAX_POINTS`].
    #[must_use]
    pub const fn with(self, term: StyleTerm, points: i16) -> PlayStyle {
        let mut style = self;
        style.0[term.index()] = if points > PlayStyle::MAX_POINTS {
            PlayStyle::MAX_POINTS
        } else if points < -PlayStyle::MAX_POINTS {
            -PlayStyle::MAX_POINTS
        } else {
            points
        };
        style
    }

    /// The points of a term.
    #[must_use]
    pub const fn points(self, term: StyleTerm) -> i16 {
        self.0[term.index()]
    }

    /// What the style is worth to a side on a board, in thousandths of a rabbit: at most ± 100 000.
    #[must_use]
    pub fn score(self, board: &Board, side: Side) -> i32 {
        let terms = StyleTerm::ALL.into_iter().zip(self.0).filter(|&(_, points)| points != 0);
        let score: i32 = terms.map(|(term, points)| i32::from(points) * term.count(board, side)).sum();
        score.clamp(-p::MAX_STYLE, p::MAX_STYLE)
    }
}

impl fmt::Display for PlayStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == PlayStyle::NONE {
            return f.write_str("none");
        }
        let terms = StyleTerm::ALL.into_iter().filter(|&term| self.points(term) != 0);
        for (index, term) in terms.enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{}={}", term.name(), self.points(term))?;
        }
        Ok(())
    }
}

/// Why a text is not a [`PlayStyle`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayStyleError {
    /// There is no such term.
    Term(String),
    /// A term has no points, or more than [`PlayStyle::MAX_POINTS`]. The text of the term.
    Points(String),
    /// A term comes twice.
    Twice(StyleTerm),
}

impl fmt::Display for PlayStyleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayStyleError::Term(name) => write!(f, "no term of a style is called “{name}”"),
            PlayStyleError::Points(text) => {
                let most = PlayStyle::MAX_POINTS;
                write!(f, "“{text}” does not end with points from -{most} to {most}")
            }
            PlayStyleError::Twice(term) => write!(f, "the term “{}” is named twice", term.name()),
        }
    }
}

impl core::error::Error for PlayStyleError {}

impl FromStr for PlayStyle {
    type Err = PlayStyleError;

    fn from_str(text: &str) -> Result<PlayStyle, PlayStyleError> {
        let mut style = PlayStyle::NONE;
        if text == "none" {
            return Ok(style);
        }
        for part in text.split(',') {
            let (name, points) = part.split_once('=').unwrap_or((part, ""));
            let term = StyleTerm::ALL.into_iter().find(|term| term.name() == name);
            let term = term.ok_or_else(|| PlayStyleError::Term(name.to_owned()))?;
            let points = points.parse().ok().filter(|points: &i16| {
                *points != 0 && (-PlayStyle::MAX_POINTS..=PlayStyle::MAX_POINTS).contains(points)
            });
            let points = points.ok_or_else(|| PlayStyleError::Points(part.to_owned()))?;
            if style.points(term) != 0 {
                return Err(PlayStyleError::Twice(term));
            }
            style = style.with(term, points);
        }
        Ok(style)
    }
}

/// The style of one search: that of the side to move at its root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RootStyle {
    style: PlayStyle,
    side: Side,
}

impl RootStyle {
    /// The style of a side; `None` without one.
    pub(super) fn new(style: PlayStyle, side: Side) -> Option<RootStyle> {
        (style != PlayStyle::NONE).then_some(RootStyle { style, side })
    }

    /// A part of the keys of all nodes, because scores with this style do not hold for another one.
    pub(super) fn key(self) -> u64 {
        let parts = self.style.0.into_iter().map(|points| points as u64).chain([self.side as u64]);
        parts.fold(0x7374_796c, |key, part| splitmix(key ^ part))
    }

    /// The points of a board, from the point of view of `side`.
    pub(super) fn score(self, board: &Board, side: Side) -> i32 {
        let score = self.style.score(board, self.side);
        if side == self.side { score } else { -score }
    }
}

#[cfg(test)]
mod tests;
