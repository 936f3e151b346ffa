//! Stored choices: the new-game form, the last setups, the overlays of the study, the position in the editor, the
//! mistakes that return, the progress in the course, in the puzzles and on the ladder, and the engine's opinions of
//! setups.

use super::storage;
use ansa_model::formats::StorageError;

/// A stored choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// The new-game form.
    NewGame,
    /// The last setups.
    Setups,
    /// The overlays of the study.
    Overlays,
    /// The position in the editor.
    Editor,
    /// The mistakes that return after days.
    Mistakes,
    /// The progress in the course.
    Course,
    /// How many of them are due on which day.
    DueMistakes,
    /// The progress in the puzzles.
    Puzzles,
    /// The ladder of opponents.
    Ladder,
    /// What the engine thinks of setups.
    SetupOpinions,
}

impl Choice {
    /// The key of the choice, and the key of its quarantine.
    const fn keys(self) -> [&'static str; 2] {
        match self {
            Choice::NewGame => ["ansa.new-game", "ansa.new-game.unreadable"],
            Choice::Setups => ["ansa.setups", "ansa.setups.unreadable"],
            Choice::Overlays => ["ansa.overlays", "ansa.overlays.unreadable"],
            Choice::Editor => ["ansa.editor", "ansa.editor.unreadable"],
            Choice::Mistakes => ["ansa.mistakes", "ansa.mistakes.unreadable"],
            Choice::Course => ["ansa.course", "ansa.course.unreadable"],
            Choice::DueMistakes => ["ansa.mistakes.due", "ansa.mistakes.due.unreadable"],
            Choice::Puzzles => ["ansa.puzzles", "ansa.puzzles.unreadable"],
            Choice::Ladder => ["ansa.ladder", "ansa.ladder.unreadable"],
            Choice::SetupOpinions => ["ansa.setup-opinions", "ansa.setup-opinions.unreadable"],
        }
    }
}

/// The stored text, if any.
pub(crate) fn load(choice: Choice) -> Option<String> {
    // A missing store counts as empty; the save of the game reports it.
    storage::store().ok()?.get_item(choice.keys()[0]).ok().flatten()
}

/// Whether there is a stored text, which is not read.
pub(crate) fn has(choice: Choice) -> bool {
    let key = choice.keys()[0];
    storage::store().is_ok_and(|store| storage::names_with(&store, key).iter().any(|name| name == key))
}

/// Stores a text, replacing the previous one.
///
/// # Errors
/// The store is missing or full.
pub(crate) fn save(choice: Choice, text: &str) -> Result<(), StorageError> {
    storage::store()?.set_item(choice.keys()[0], text).map_err(|_| StorageError::Full)
}

/// Quarantines an unreadable text, because the next save would overwrite it.
///
/// # Errors
/// The store is missing or full.
pub(crate) fn quarantine(choice: Choice, text: &str) -> Result<(), StorageError> {
    storage::store()?.set_item(choice.keys()[1], text).map_err(|_| StorageError::Full)
}
