//! The tokens of a turn: labels, steps, setup pieces and markers.
//!
//! ```
//! use ansa_core::notation::PlyText;
//! let ply: PlyText = "rb3e rc3x Hb2n".parse().unwrap();
//! assert_eq!(ply.to_string(), "rb3e rc3x Hb2n");
//! let error = "rb3e rc9x".parse::<PlyText>().unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 6: “rc9x”: “c9” is not a square");
//! ```

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use super::place::{Located, Place};
use crate::label::Label;
use crate::piece::{Piece, Side};
use crate::position::STEPS_PER_TURN;
use crate::square::{Direction, Square};
use crate::text::{excerpt, split_at};

/// The kind of a step text: a step or a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepTextKind {
    /// The piece steps in this direction.
    Step(Direction),
    /// The piece is captured on its square (`x`).
    Capture,
}

/// One step (`Ee2n`) or capture (`cf3x`), as written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepText {
    /// The piece that steps or is captured.
    pub piece: Piece,
    /// The square it steps from, or on which it is captured.
    pub square: Square,
    /// Whether it steps or is captured.
    pub kind: StepTextKind,
}

impl fmt::Display for StepText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            StepTextKind::Step(direction) => direction.letter(),
            StepTextKind::Capture => 'x',
        };
        write!(f, "{}{}{}", self.piece, self.square, kind)
    }
}

impl FromStr for StepText {
    type Err = WordError;

    fn from_str(text: &str) -> Result<StepText, WordError> {
        match WordText::read(text)? {
            WordText::Step(step) => Ok(step),
            _ => Err(WordError::Unknown(excerpt(text))),
        }
    }
}

/// A piece and its square in a setup (`Ra1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// The piece.
    pub piece: Piece,
    /// The square.
    pub square: Square,
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.piece, self.square)
    }
}

impl FromStr for Placement {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Placement, WordError> {
        match WordText::read(text)? {
            WordText::Placement(placement) => Ok(placement),
            _ => Err(WordError::Unknown(excerpt(text))),
        }
    }
}

impl FromStr for Label {
    type Err = WordError;

    /// Reads `12g` and `12s`, and also `12w` and `12b`, the form before 2008-08.
    fn from_str(text: &str) -> Result<Label, WordError> {
        let bad = || WordError::NotALabel(excerpt(text));
        let letter = text.chars().next_back().ok_or_else(bad)?;
        let side = Side::from_letter(letter).ok_or_else(bad)?;
        let (digits, _) = split_at(text, text.len() - letter.len_utf8());
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(bad());
        }
        Ok(Label { number: digits.parse().map_err(|_| bad())?, side })
    }
}

/// A keyword in place of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marker {
    /// The previous turn is taken back. Its label comes next, again.
    Takeback,
    /// The side to move resigns.
    Resigns,
    /// The side to move has lost.
    Lost,
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Marker::Takeback => "takeback",
            Marker::Resigns => "resigns",
            Marker::Lost => "lost",
        })
    }
}

/// The contents of a turn: everything after its label.
///
/// A setup without pieces and a turn without steps are written like `Empty`. Parsers never produce them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum PlyText {
    /// Nothing.
    #[default]
    Empty,
    /// The pieces of a setup, at most 16; fewer with a handicap.
    Setup(Vec<Placement>),
    /// Steps and captures, at most 12.
    Turn(Vec<StepText>),
    /// A keyword in place of a turn.
    Marker(Marker),
}

impl fmt::Display for PlyText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlyText::Empty => Ok(()),
            PlyText::Setup(placements) => write_words(f, placements),
            PlyText::Turn(steps) => write_words(f, steps),
            PlyText::Marker(marker) => marker.fmt(f),
        }
    }
}

fn write_words<T: fmt::Display>(f: &mut fmt::Formatter<'_>, words: &[T]) -> fmt::Result {
    for (number, word) in words.iter().enumerate() {
        let space = if number == 0 { "" } else { " " };
        write!(f, "{space}{word}")?;
    }
    Ok(())
}

impl FromStr for PlyText {
    type Err = Located<PlyTextError>;

    /// Reads the words of one turn, separated by whitespace.
    fn from_str(text: &str) -> Result<PlyText, Located<PlyTextError>> {
        let mut builder = PlyTextBuilder::default();
        let mut place = Place::START;
        let mut rest = text;
        loop {
            let blank = rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len());
            let (blanks, words) = split_at(rest, blank);
            place = place.after_text(blanks);
            rest = words;
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let (word, after) = split_at(rest, end);
            if word.is_empty() {
                return builder.finish().map_err(|error| Located::new(place, error));
            }
            builder.push(word, place).map_err(|error| Located::new(place, error))?;
            place = place.after_text(word);
            rest = after;
        }
    }
}

/// Collects the words of a turn one by one and checks that they can be combined.
#[derive(Default, Debug)]
pub(crate) struct PlyTextBuilder {
    ply: PlyText,
    passed: bool,
    /// The places of the words that became part of the ply.
    pub(crate) words: Vec<Place>,
}

impl PlyTextBuilder {
    pub(crate) const MAX_PLACEMENTS: usize = 16;
    pub(crate) const MAX_STEPS: usize = 12;

    pub(crate) fn push(&mut self, text: &str, place: Place) -> Result<(), PlyTextError> {
        match WordText::read(text)? {
            WordText::Pass => {
                if matches!(self.ply, PlyText::Setup(_) | PlyText::Marker(_)) {
                    return Err(PlyTextError::Mixed(excerpt(text)));
                }
                self.passed = true;
                return Ok(());
            }
            WordText::Placement(placement) => match &mut self.ply {
                PlyText::Empty if !self.passed => {
                    let mut placements = Vec::with_capacity(Self::MAX_PLACEMENTS);
                    placements.push(placement);
                    self.ply = PlyText::Setup(placements);
                }
                PlyText::Setup(placements) if placements.len() < Self::MAX_PLACEMENTS => {
                    placements.push(placement);
                }
                PlyText::Setup(_) => return Err(PlyTextError::TooManyPlacements),
                _ => return Err(PlyTextError::Mixed(excerpt(text))),
            },
            WordText::Step(step) => match &mut self.ply {
                PlyText::Empty if !self.passed => {
                    let mut steps = Vec::with_capacity(usize::from(STEPS_PER_TURN));
                    steps.push(step);
                    self.ply = PlyText::Turn(steps);
                }
                PlyText::Turn(steps) if !self.passed && steps.len() < Self::MAX_STEPS => steps.push(step),
                PlyText::Turn(_) if !self.passed => return Err(PlyTextError::TooManySteps),
                _ => return Err(PlyTextError::Mixed(excerpt(text))),
            },
            WordText::Marker(marker) => match self.ply {
                PlyText::Empty if !self.passed => self.ply = PlyText::Marker(marker),
                _ => return Err(PlyTextError::Mixed(excerpt(text))),
            },
        }
        self.words.push(place);
        Ok(())
    }

    /// Whether the words so far are steps.
    pub(crate) const fn is_turn(&self) -> bool {
        matches!(self.ply, PlyText::Turn(_))
    }

    pub(crate) fn finish(self) -> Result<PlyText, PlyTextError> {
        if self.passed && self.ply == PlyText::Empty { Err(PlyTextError::OnlyPass) } else { Ok(self.ply) }
    }
}

enum WordText {
    Step(StepText),
    Placement(Placement),
    Marker(Marker),
    Pass,
}

impl WordText {
    fn read(text: &str) -> Result<WordText, WordError> {
        // Keywords are rare, and none of them is a step or a piece.
        WordText::step_or_placement(text).or_else(|error| WordText::keyword(text).ok_or(error))
    }

    fn keyword(text: &str) -> Option<WordText> {
        let keywords = [
            ("takeback", WordText::Marker(Marker::Takeback)),
            ("resigns", WordText::Marker(Marker::Resigns)),
            ("resign", WordText::Marker(Marker::Resigns)),
            ("lost", WordText::Marker(Marker::Lost)),
            ("pass", WordText::Pass),
        ];
        keywords.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, word)| word)
    }

    fn step_or_placement(text: &str) -> Result<WordText, WordError> {
        let whole = || excerpt(text);
        let (letter, square, last) = match *text.as_bytes() {
            [letter, file, rank] if text.is_ascii() => (letter, [file, rank], None),
            [letter, file, rank, last] if text.is_ascii() => (letter, [file, rank], Some(char::from(last))),
            _ => return Err(WordError::Unknown(whole())),
        };
        let letter = char::from(letter);
        let piece = Piece::from_letter(letter).ok_or_else(|| WordError::NotAPiece(whole(), letter))?;
        let square = Square::from_letters(square)
            .ok_or_else(|| WordError::NotASquare(whole(), square.map(char::from).iter().collect()))?;
        let Some(last) = last else {
            return Ok(WordText::Placement(Placement { piece, square }));
        };
        let kind = match last {
            'x' => StepTextKind::Capture,
            _ => StepTextKind::Step(
                Direction::from_letter(last).ok_or_else(|| WordError::NotADirection(whole(), last))?,
            ),
        };
        Ok(WordText::Step(StepText { piece, square, kind }))
    }
}

/// Why a word is not part of a turn. Each variant carries the word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordError {
    /// The word is not a step, a setup piece or a marker.
    Unknown(String),
    /// The first letter (second field) is not a piece.
    NotAPiece(String, char),
    /// The square (second field) does not exist.
    NotASquare(String, String),
    /// The last letter (second field) is neither a direction nor `x`.
    NotADirection(String, char),
    /// The word should be a label such as `12g`.
    NotALabel(String),
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordError::Unknown(word) => {
                write!(f, "“{word}” is neither a step such as Ee2n nor a setup piece such as Ra1")
            }
            WordError::NotAPiece(word, letter) => {
                write!(f, "“{word}”: “{letter}” is not a piece (RCDHME for gold, rcdhme for silver)")
            }
            WordError::NotASquare(word, square) => write!(f, "“{word}”: “{square}” is not a square"),
            WordError::NotADirection(word, letter) => {
                write!(f, "“{word}”: “{letter}” is neither a direction (n, s, e, w) nor x (capture)")
            }
            WordError::NotALabel(word) => {
                write!(f, "“{word}” is not a label such as 12g")
            }
        }
    }
}

impl Error for WordError {}

/// Why words do not form a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlyTextError {
    /// A word that can't be part of any turn.
    Word(WordError),
    /// A word that can't follow the words before it, such as a setup piece among steps.
    Mixed(String),
    /// The setup has more than 16 pieces.
    TooManyPlacements,
    /// The turn has more than 12 steps and captures.
    TooManySteps,
    /// The turn is only `pass`. A turn has at least one step.
    OnlyPass,
}

impl From<WordError> for PlyTextError {
    fn from(error: WordError) -> PlyTextError {
        PlyTextError::Word(error)
    }
}

impl fmt::Display for PlyTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlyTextError::Word(error) => error.fmt(f),
            PlyTextError::Mixed(word) => {
                write!(f, "“{word}” can’t follow the words before it in this turn")
            }
            PlyTextError::TooManyPlacements => {
                write!(f, "a setup has at most {} pieces", PlyTextBuilder::MAX_PLACEMENTS)
            }
            PlyTextError::TooManySteps => {
                write!(f, "a turn has at most {} steps and captures", PlyTextBuilder::MAX_STEPS)
            }
            PlyTextError::OnlyPass => {
                f.write_str("a turn must have at least one step, so “pass” alone is not a turn")
            }
        }
    }
}

impl Error for PlyTextError {}
