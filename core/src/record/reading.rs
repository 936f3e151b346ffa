//! Records that could be read only in part.

use super::entry::Record;
use super::error::RecordError;
use crate::notation::Located;

/// A record, and the parts of it that could not be read.
///
/// Text that is left out becomes the command `%unread` in a comment of the record, so that it is written out again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordReading {
    /// Everything that could be read.
    pub record: Record,
    /// Why the main line could not be read to its end. The record has everything before this error.
    pub stopped: Option<Located<RecordError>>,
    /// Why other parts are missing: variations or their ends, tags, glyphs.
    pub refused: Vec<Located<RecordError>>,
}

impl RecordReading {
    /// The record, if its main line could be read to the end.
    ///
    /// # Errors
    /// Why the main line could not be read.
    pub fn into_result(self) -> Result<Record, Located<RecordError>> {
        match self.stopped {
            Some(error) => Err(error),
            None => Ok(self.record),
        }
    }
}
