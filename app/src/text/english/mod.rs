//! The English of the page.

mod clock;
mod computer;
mod count;
mod editor;
mod form_error;
mod guide;
mod home;
mod import;
mod keys;
mod label;
mod learn;
mod library;
mod new_game;
mod notice;
mod pasted;
mod play;
mod press_preview;
mod review;
mod rules;
mod settings;
mod setup;
mod share;
mod share_file;
mod storage;
mod study;
mod study_analysis;
mod study_engine;
mod study_overlays;
mod study_replay;
mod teaching;
mod typed;

pub(super) use editor::EDITOR;

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
    learn: learn::LEARN,
    library: library::LIBRARY,
    new_game: new_game::NEW_GAME,
    notice: notice::NOTICE,
    pasted: pasted::PASTED,
    play: play::PLAY,
    press_preview: press_preview::PRESS_PREVIEW,
    review: review::REVIEW,
    rules: rules::RULES,
    settings: settings::SETTINGS,
    setup: setup::SETUP,
    share: share::SHARE,
    share_file: share_file::SHARE_FILE,
    storage: storage::STORAGE,
    study: study::STUDY,
    study_analysis: study_analysis::STUDY_ANALYSIS,
    study_engine: study_engine::STUDY_ENGINE,
    study_overlays: study_overlays::STUDY_OVERLAYS,
    study_replay: study_replay::STUDY_REPLAY,
    teaching: teaching::TEACHING,
    typed: typed::TYPED,
};
