//! Text forms that several parts of the page share: JSON, plies in the notation of records, and names of files.

pub mod begun_turn;
mod file_name;
pub mod json;
mod pasted_form;
pub mod saved_text;
mod storage_error;
pub mod words;

pub use file_name::file_name;
pub use pasted_form::{LINK, PastedForm};
pub use storage_error::StorageError;
