//! Text forms that several parts of the page share: JSON, stored values, plies in the notation of records, and names of
//! files.

pub mod begun_turn;
pub mod envelope;
mod file_name;
mod pasted_form;
pub mod stored;
pub mod words;

pub use envelope::{ReadError, WriteError};
pub use file_name::file_name;
pub use pasted_form::{LINK, PastedForm};
pub use stored::{Storage, StorageError, Stored, StoredError, StoredValue};
