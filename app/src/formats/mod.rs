//! Text forms that several parts of the page share: JSON, plies in the notation of records, and names of files.

pub(crate) mod begun_turn;
mod file_name;
pub(crate) mod json;
mod pasted_form;
pub(crate) mod saved_text;
mod storage_error;
pub(crate) mod words;

pub(crate) use file_name::file_name;
pub(crate) use pasted_form::{LINK, PastedForm};
pub(crate) use storage_error::StorageError;
