//! Text forms that several parts of the page share: JSON, and plies in the notation of records.

pub(crate) mod begun_turn;
pub(crate) mod json;
mod pasted_form;
mod storage_error;
pub(crate) mod words;

pub(crate) use pasted_form::{LINK, PastedForm};
pub(crate) use storage_error::StorageError;
