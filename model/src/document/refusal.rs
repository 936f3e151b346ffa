//! Why a document refuses an edit or a turn.

use ansa_core::game::PlayError;
use ansa_core::record::TreeError;

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddRefusal {
    /// The turn is refused.
    Turn(PlayError),
    /// The tree has no place for it.
    Edit(EditRefusal),
}

impl From<PlayError> for AddRefusal {
    fn from(error: PlayError) -> AddRefusal {
        AddRefusal::Turn(error)
    }
}

impl From<TreeError> for AddRefusal {
    fn from(error: TreeError) -> AddRefusal {
        AddRefusal::Edit(error.into())
    }
}
