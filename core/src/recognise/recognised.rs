//! What a text is, and what it contains.

use crate::notation::{PositionText, StepText};
use crate::record::RecordReading;

/// The form of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextKind {
    /// A record with tags, comments, glyphs or variations.
    TaggedRecord,
    /// A record that has only label lines, `1g Ra1 …`.
    PlainRecord,
    /// Label lines with escaped line breaks or spaces, `1w Ra1 …%0d1b …`.
    EscapedRecord,
    /// Rows of an archive, with or without the header line.
    ArchiveRows,
    /// A position in the short form, `g [64 characters]`.
    ShortPosition,
    /// A position as a diagram.
    Diagram,
    /// A position as eight rows with slashes.
    SlashRows,
    /// A position as a list of pieces for each side, `1w Ra1 Cd1` and `1b rb5`.
    PieceList,
    /// Named values: variables of a game viewer, or the query of a link.
    Variables,
    /// Steps without a label.
    Steps,
}

impl TextKind {
    /// All forms.
    pub const ALL: [TextKind; 10] = [
        TextKind::TaggedRecord,
        TextKind::PlainRecord,
        TextKind::EscapedRecord,
        TextKind::ArchiveRows,
        TextKind::ShortPosition,
        TextKind::Diagram,
        TextKind::SlashRows,
        TextKind::PieceList,
        TextKind::Variables,
        TextKind::Steps,
    ];
}

/// What was found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecognisedContent {
    /// The first game of the text. Its record need not be legal.
    Game(Box<RecordReading>),
    /// A position. It need not be playable.
    Position(Box<PositionText>),
    /// At least one step of a turn, and its captures, at most 12 words. They need not be legal.
    Steps(Vec<StepText>),
}

/// What a text is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognised {
    /// The form of the text.
    pub kind: TextKind,
    /// What the text contains.
    pub content: RecognisedContent,
    /// The number of games in the text, including unreadable ones. 0 for a position or for steps.
    pub games: usize,
    /// Whether the text has a position without a side to move, which is then taken to be Gold.
    pub is_side_assumed: bool,
}

impl Recognised {
    pub(super) fn from_game(kind: TextKind, reading: RecordReading, games: usize) -> Recognised {
        let content = RecognisedContent::Game(Box::new(reading));
        Recognised { kind, content, games, is_side_assumed: false }
    }

    pub(super) fn from_position(kind: TextKind, position: PositionText, is_side_assumed: bool) -> Recognised {
        let content = RecognisedContent::Position(Box::new(position));
        Recognised { kind, content, games: 0, is_side_assumed }
    }

    pub(super) fn with_kind(self, kind: TextKind) -> Recognised {
        Recognised { kind, ..self }
    }

    pub(super) fn from_steps(steps: Vec<StepText>) -> Recognised {
        let content = RecognisedContent::Steps(steps);
        Recognised { kind: TextKind::Steps, content, games: 0, is_side_assumed: false }
    }

    /// Whether everything in the text was understood.
    pub(super) fn is_complete(&self) -> bool {
        match &self.content {
            RecognisedContent::Game(reading) => reading.stopped.is_none() && reading.refused.is_empty(),
            RecognisedContent::Position(_) | RecognisedContent::Steps(_) => true,
        }
    }

    /// The number of turns and setups in the main line.
    pub(super) fn entries(&self) -> usize {
        match &self.content {
            RecognisedContent::Game(reading) => reading.record.line.len(),
            RecognisedContent::Position(_) | RecognisedContent::Steps(_) => 0,
        }
    }
}
