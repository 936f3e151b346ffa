//! Pasted texts, archives and links.

use ansa_core::recognise::{RecogniseError, SlashRowsError};
use ansa_core::record::{ArchiveError, MAX_LINK_CHILDREN, MAX_LINK_PLIES, MAX_LINK_TEXT, PackedError};
use ansa_texts::{reason, reason_stored as words, sentence};

use super::Reason;

impl Reason for RecogniseError {
    fn places(&self) -> Vec<String> {
        match self {
            RecogniseError::Archive(error) => error.places(),
            RecogniseError::Position(error) => error.places(),
            RecogniseError::SlashRows(error) => error.places(),
            RecogniseError::Steps(error) => error.places(),
            RecogniseError::Record(error) => error.places(),
            _ => Vec::new(),
        }
    }

    fn why(&self) -> String {
        match self {
            RecogniseError::Empty => words::empty().to_owned(),
            RecogniseError::Unknown(found) => words::unknown(found),
            RecogniseError::Archive(error) => error.why(),
            RecogniseError::NoTurns => words::no_turns().to_owned(),
            RecogniseError::Position(error) => error.why(),
            RecogniseError::SlashRows(error) => error.why(),
            RecogniseError::Steps(error) => error.why(),
            RecogniseError::SetupWithoutLabel => words::setup_without_label().to_owned(),
            RecogniseError::Record(error) => error.why(),
            RecogniseError::SquareTaken(square) => words::square_taken(*square),
        }
    }
}

impl Reason for SlashRowsError {
    fn why(&self) -> String {
        match self {
            SlashRowsError::RowWidth(row, found) => words::row_width(*row, *found),
            SlashRowsError::NotAPiece(letter, square) => {
                sentence(&reason::not_a_piece(&letter.to_string(), *square))
            }
            SlashRowsError::NotASide(word) => words::no_side(word),
        }
    }
}

impl Reason for ArchiveError {
    fn why(&self) -> String {
        match self {
            ArchiveError::NoMoves(line) => words::no_moves(line),
            ArchiveError::ColumnCount { expected, found } => words::column_count(*expected, *found),
        }
    }
}

impl Reason for PackedError {
    fn why(&self) -> String {
        match self {
            PackedError::Version(version) => words::link_version(&version.to_string()),
            PackedError::Letter(letter) => words::link_letter(&letter.to_string()),
            PackedError::Damaged => words::link_damaged().to_owned(),
            PackedError::Part(_) => words::link_part().to_owned(),
            PackedError::Illegal(label) => words::link_illegal(*label),
            PackedError::TooManyPlies => words::link_plies(MAX_LINK_PLIES),
            PackedError::TooManyVariations => words::link_variations(MAX_LINK_CHILDREN),
            PackedError::TooMuchText => words::link_text(MAX_LINK_TEXT),
        }
    }
}
