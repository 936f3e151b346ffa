//! Plays turns given as text, and writes moves as text.
//!
//! ```
//! use ansa_core::Game;
//! use ansa_core::notation::PlyText;
//! let mut game = Game::new();
//! let gold = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
//! let silver = "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";
//! game.play_text(&gold.parse().unwrap()).unwrap();
//! game.play_text(&silver.parse().unwrap()).unwrap();
//! let refused = game.play_text(&"Ee2n Ee3n Ra1s".parse::<PlyText>().unwrap()).unwrap_err();
//! assert_eq!(refused.word, Some(2));
//! assert_eq!(refused.to_string(), "Ra1s — the gold rabbit on a1 would leave the board");
//! assert_eq!(game.plies().len(), 2, "an illegal turn changes nothing");
//! ```

use core::error::Error;
use core::fmt;

use crate::board::Capture;
use crate::game::{Game, PlayError, Ply, Setup};
use crate::notation::{Marker, Placement, PlyText, StepText, StepTextKind};
use crate::piece::Piece;
use crate::position::step::{Step, StepError};
use crate::position::turn::{Turn, TurnBuilder};
use crate::square::Square;

/// The effect of a turn's text on a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Played {
    /// A setup or turn was played.
    Ply,
    /// The last ply was taken back.
    TakenBack,
    /// The side to move resigned or lost. The caller sets the outcome, because it knows the reason.
    Ended,
}

impl Game {
    /// Plays a setup, a turn or a takeback given as text. If there is an error, the game is unchanged.
    ///
    /// # Errors
    /// The word at fault, and why.
    pub fn play_text(&mut self, ply: &PlyText) -> Result<Played, PlayTextError> {
        match ply {
            PlyText::Empty => Err(PlayTextError::whole(PlayTextErrorKind::NoTurn)),
            PlyText::Setup(placements) => {
                let pieces = placements.iter().map(|placement| (placement.square, placement.piece)).collect();
                self.set_up(&Setup::new(pieces)).map_err(|error| refuse_play(error, ply))?;
                Ok(Played::Ply)
            }
            PlyText::Turn(steps) => {
                let mut turn = self.begin_turn().map_err(|error| refuse_play(error, ply))?;
                turn.add_text(steps)?;
                self.play(&turn).map_err(|error| refuse_play(error, ply))?;
                Ok(Played::Ply)
            }
            PlyText::Marker(Marker::Takeback) => {
                let nothing = PlayTextError::whole(PlayTextErrorKind::NothingToTakeBack);
                self.take_back().map(|_| Played::TakenBack).ok_or(nothing)
            }
            PlyText::Marker(_) => Ok(Played::Ended),
        }
    }
}

fn refuse_play(error: PlayError, ply: &PlyText) -> PlayTextError {
    let word = match (&error, ply) {
        (PlayError::Setup(setup), PlyText::Setup(placements)) => {
            let square = setup.square();
            // Of two pieces on the same square, the second is the error.
            square.and_then(|square| placements.iter().rposition(|placement| placement.square == square))
        }
        _ => None,
    };
    let text = match ply {
        PlyText::Setup(placements) => word.and_then(|word| placements.get(word)).map(Placement::to_string),
        _ => None,
    };
    PlayTextError { word, text, kind: PlayTextErrorKind::Play(error) }
}

impl TurnBuilder {
    /// Makes steps given as text. Capture tokens may be missing, but those present must be correct. If there is an
    /// error, the turn is unchanged.
    ///
    /// # Errors
    /// The word at fault, and why.
    pub fn play_text(&mut self, steps: &[StepText]) -> Result<(), PlayTextError> {
        let mut turn = self.clone();
        turn.add_text(steps)?;
        *self = turn;
        Ok(())
    }

    /// Makes steps given as text. An error leaves the turn at the word at fault.
    fn add_text(&mut self, steps: &[StepText]) -> Result<(), PlayTextError> {
        // Captures without a token so far.
        let mut captures: Vec<Capture> = Vec::new();
        for (word, text) in steps.iter().enumerate() {
            let refuse = |kind| PlayTextError { word: Some(word), text: Some(text.to_string()), kind };
            let (piece, square) = (text.piece, text.square);
            match text.kind {
                StepTextKind::Step(direction) => {
                    let found = self.position().board().piece_at(square);
                    if found != Some(piece) {
                        return Err(refuse(PlayTextErrorKind::AnotherPiece {
                            expected: piece,
                            found,
                            square,
                        }));
                    }
                    let step = Step { from: square, direction };
                    let played = self.step(step).map_err(|error| refuse(PlayTextErrorKind::Step(error)))?;
                    captures.extend(played.capture);
                }
                StepTextKind::Capture => {
                    let named = captures.iter().position(|&capture| capture == Capture { piece, square });
                    let named =
                        named.ok_or_else(|| refuse(PlayTextErrorKind::NoCapture { piece, square }))?;
                    captures.swap_remove(named);
                }
            }
        }
        Ok(())
    }
}

impl From<&Turn> for PlyText {
    /// The text of the turn, with every capture token.
    fn from(turn: &Turn) -> PlyText {
        let mut steps = Vec::with_capacity(turn.steps().len());
        for played in turn.steps() {
            let kind = StepTextKind::Step(played.step.direction);
            steps.push(StepText { piece: played.piece, square: played.step.from, kind });
            steps.extend(played.capture.map(|Capture { piece, square }| StepText {
                piece,
                square,
                kind: StepTextKind::Capture,
            }));
        }
        PlyText::Turn(steps)
    }
}

impl From<&Setup> for PlyText {
    fn from(setup: &Setup) -> PlyText {
        let placements = setup.pieces().iter().map(|&(square, piece)| Placement { piece, square });
        PlyText::Setup(placements.collect())
    }
}

impl From<&Ply> for PlyText {
    fn from(ply: &Ply) -> PlyText {
        match ply {
            Ply::Setup(setup) => setup.into(),
            Ply::Turn(turn) => turn.into(),
        }
    }
}

/// Why the text of a turn is rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayTextError {
    /// The index of the word at fault, counting from 0; `None` if the turn as a whole is wrong.
    pub word: Option<usize>,
    /// The wrong word.
    pub text: Option<String>,
    /// The reason.
    pub kind: PlayTextErrorKind,
}

impl PlayTextError {
    const fn whole(kind: PlayTextErrorKind) -> PlayTextError {
        PlayTextError { word: None, text: None, kind }
    }
}

/// Why a word or a turn is rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayTextErrorKind {
    /// There is a label without a turn.
    NoTurn,
    /// There is no ply to take back.
    NothingToTakeBack,
    /// The square has a different piece, or none.
    AnotherPiece {
        /// The piece in the text.
        expected: Piece,
        /// The piece on the square.
        found: Option<Piece>,
        /// The square.
        square: Square,
    },
    /// The step is illegal.
    Step(StepError),
    /// Nothing is captured on the square.
    NoCapture {
        /// The piece in the text.
        piece: Piece,
        /// The square.
        square: Square,
    },
    /// The setup or the turn is illegal.
    Play(PlayError),
}

impl fmt::Display for PlayTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.text {
            Some(text) => write!(f, "{text} — {}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl fmt::Display for PlayTextErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayTextErrorKind::NoTurn => f.write_str("nothing is played after this label"),
            PlayTextErrorKind::NothingToTakeBack => f.write_str("there is nothing to take back"),
            PlayTextErrorKind::AnotherPiece { expected, found: None, square } => {
                write!(f, "there is no {} {} on {square}, which is empty", expected.side, expected.role)
            }
            PlayTextErrorKind::AnotherPiece { expected, found: Some(found), square } => write!(
                f,
                "there is no {} {} on {square}, but a {} {}",
                expected.side, expected.role, found.side, found.role
            ),
            PlayTextErrorKind::Step(error) => error.fmt(f),
            PlayTextErrorKind::NoCapture { piece, square } => {
                write!(f, "no {} {} is captured on {square}", piece.side, piece.role)
            }
            PlayTextErrorKind::Play(error) => error.fmt(f),
        }
    }
}

impl Error for PlayTextError {}
