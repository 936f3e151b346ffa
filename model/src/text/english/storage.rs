//! Why something could not be stored in `localStorage`, in English.

use crate::text::storage::StorageWords;

pub(in crate::text) static STORAGE: StorageWords = StorageWords {
    setup_forbidden: "Your setup could not be saved in this browser: it does not let the page store anything.",
    setup_full: "Your setup could not be saved in this browser: its storage is full; delete saved games or other \
        site data.",
    setup_unwritten: "Your setup could not be saved in this browser: the data can’t be converted to text.",
    new_game_forbidden: "Your new-game settings could not be saved in this browser: it does not let the page store \
        anything.",
    new_game_full: "Your new-game settings could not be saved in this browser: its storage is full; delete saved \
        games or other site data.",
    new_game_unwritten: "Your new-game settings could not be saved in this browser: the data can’t be converted to \
        text.",
};
