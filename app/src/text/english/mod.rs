//! The English of the page.

mod clock;
mod computer;
mod count;
mod form_error;
mod guide;
mod home;
mod import;
mod keys;
mod label;
mod library;
mod new_game;
mod notice;
mod pasted;
mod play;
mod press_preview;
mod rules;
mod settings;
mod setup;
mod share;
mod storage;
mod study;
mod study_analysis;
mod study_engine;
mod typed;

use super::words::Words;

/// All words in English.
pub(super) static ENGLISH: Words = Words {
    clock: clock::CLOCK,
    computer: computer::COMPUTER,
    form_error: form_error::FORM_ERROR,
    guide: guide::GUIDE,
    home: home::HOME,
    import: import::IMPORT,
    keys: keys::KEYS,
    label: label::LABEL,
    library: library::LIBRARY,
    new_game: new_game::NEW_GAME,
    notice: notice::NOTICE,
    pasted: pasted::PASTED,
    play: play::PLAY,
    press_preview: press_preview::PRESS_PREVIEW,
    rules: rules::RULES,
    settings: settings::SETTINGS,
    setup: setup::SETUP,
    share: share::SHARE,
    storage: storage::STORAGE,
    study: study::STUDY,
    study_analysis: study_analysis::STUDY_ANALYSIS,
    study_engine: study_engine::STUDY_ENGINE,
    typed: typed::TYPED,
};
