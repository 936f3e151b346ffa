//! Text forms that several parts of the page share: JSON, and plies in the notation of records.

pub(crate) mod json;
mod storage_error;
pub(crate) mod words;

pub(crate) use storage_error::StorageError;
