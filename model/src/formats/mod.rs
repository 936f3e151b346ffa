//! Text forms that several parts of the page share: JSON, stored values, plies in the notation of records, and names of
//! files.

pub mod begun_turn;
pub mod digest;
mod file_name;
mod game_id;
mod pasted_form;
pub mod stored;
pub mod words;

pub use file_name::file_name;
pub use game_id::GameId;
pub use pasted_form::{FRIEND_LINK, FRIEND_QUERY, LINK, LONGEST_LINK, PastedForm};
pub use stored::{ReadError, Storage, StorageError, Stored, StoredError, StoredValue, WriteError};
