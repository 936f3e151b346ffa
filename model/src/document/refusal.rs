//! Why a document refuses an edit or a turn.

use ansa_core::game::PlayError;
use ansa_core::record::TreeError;
use derive_more::From;

/// Why an edit was refused. The document is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditRefusal {
    /// It would change a game as it was played.
    Played,
    /// The ply is not there any more.
    Gone,
    /// Variations would nest deeper than a record allows.
    TooDeep,
}

impl From<TreeError> for EditRefusal {
    fn from(error: TreeError) -> EditRefusal {
        match error {
            TreeError::TooDeep => EditRefusal::TooDeep,
            _ => EditRefusal::Gone,
        }
    }
}

/// Why a turn was not added to a document. The document is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, From)]
pub enum AddRefusal {
    /// The turn is refused.
    #[from]
    Turn(PlayError),
    /// The tree has no place for it.
    #[from(TreeError)]
    Edit(EditRefusal),
}
