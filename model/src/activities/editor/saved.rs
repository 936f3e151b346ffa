//! The stored form of the editor.

use ansa_core::Side;
use ansa_core::notation::PositionText;
use serde::{Deserialize, Serialize};

use super::edited::EditedPosition;
use super::editor_state::EditorState;
use crate::document::Orientation;
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

#[derive(Serialize, Deserialize)]
struct StoredEditor {
    /// The position in one line, which may have faults.
    position: String,
    /// As [`Orientation::key`].
    bottom: String,
}

impl Stored for EditorState {
    const NAME: &'static str = "editor";

    fn write(&self) -> Result<String, WriteError> {
        stored::write_form::<Self>(&StoredEditor {
            position: self.short(),
            bottom: Orientation::of(self.bottom).key().to_owned(),
        })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let StoredEditor { position, bottom } = stored::read_form::<Self, _>(text)?;
        let read = PositionText::read(&position).map_err(|_| ReadError::Value(position))?;
        let side = Side::ALL.into_iter().find(|&side| Orientation::of(side).key() == bottom);
        let side = side.ok_or(ReadError::Value(bottom))?;
        Ok((EditorState::new(EditedPosition::from_text(&read), side), 0))
    }
}
