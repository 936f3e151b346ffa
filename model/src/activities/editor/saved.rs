//! The saved form of the editor.

use core::fmt;

use ansa_core::Side;
use ansa_core::notation::PositionText;
use serde::{Deserialize, Serialize};

use super::edited::EditedPosition;
use super::editor_state::EditorState;
use crate::document::Orientation;
use crate::formats::json::{self, WriteError};

/// The format name in the text.
const FORMAT: &str = "ansa-editor";
/// The current version.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct SavedEditor {
    format: String,
    version: u32,
    /// The position in one line, which may have faults.
    position: String,
    /// As [`Orientation::key`].
    bottom: String,
}

/// Why a saved editor could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedEditorError {
    /// Not JSON of the right shape.
    Shape,
    /// Another format, or a later version.
    Version,
    /// The position is not one.
    Position,
    /// The side at the bottom is not one.
    Bottom,
}

impl fmt::Display for SavedEditorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SavedEditorError::Shape => "the data is damaged",
            SavedEditorError::Version => "the data was written by another version",
            SavedEditorError::Position => "its position is damaged",
            SavedEditorError::Bottom => "its orientation is unknown",
        })
    }
}

impl EditorState {
    /// Serialises the position and the orientation.
    ///
    /// # Errors
    /// They can't be serialised.
    pub fn write(&self) -> Result<String, WriteError> {
        json::write(&SavedEditor {
            format: FORMAT.to_owned(),
            version: VERSION,
            position: self.short(),
            bottom: Orientation::of(self.bottom).key().to_owned(),
        })
    }

    /// Parses a saved editor.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn restored(text: &str) -> Result<EditorState, SavedEditorError> {
        let saved: SavedEditor = serde_json::from_str(text).map_err(|_| SavedEditorError::Shape)?;
        if saved.format != FORMAT || saved.version != VERSION {
            return Err(SavedEditorError::Version);
        }
        let position = PositionText::read(&saved.position).map_err(|_| SavedEditorError::Position)?;
        let bottom = Side::ALL.into_iter().find(|&side| Orientation::of(side).key() == saved.bottom);
        Ok(EditorState::new(EditedPosition::of_text(&position), bottom.ok_or(SavedEditorError::Bottom)?))
    }
}
