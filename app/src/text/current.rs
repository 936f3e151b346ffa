//! The words in the language of the page, which is the board's language too.

pub(crate) use ansa_board::text::{Language, set_language};

use ansa_board::text::language;

use super::editor::EditorWords;
use super::english::{EDITOR, ENGLISH};
use super::part::Translated;
use super::words::Words;

fn words() -> &'static Words {
    match language() {
        Language::English => &ENGLISH,
    }
}

/// Gives each part of the page its words in the current language.
macro_rules! parts {
    ($($part:ident: $words:ident,)*) => {
        $(impl Translated for super::$part::$words {
            fn current() -> &'static Self {
                &words().$part
            }
        })*

        /// All texts, for the samples with this number.
        #[cfg(test)]
        pub(super) fn samples(sample: usize) -> Vec<(String, String)> {
            [$(super::$part::$words::samples(sample),)* EditorWords::samples(sample)].concat()
        }
    };
}

/// The words of the editor are apart from the others, so that they are loaded with it.
impl Translated for EditorWords {
    fn current() -> &'static Self {
        match language() {
            Language::English => &EDITOR,
        }
    }
}

parts! {
    clock: ClockWords,
    computer: ComputerWords,
    form_error: FormErrorWords,
    guide: GuideWords,
    home: HomeWords,
    import: ImportWords,
    keys: KeysWords,
    label: LabelWords,
    learn: LearnWords,
    library: LibraryWords,
    new_game: NewGameWords,
    notice: NoticeWords,
    pasted: PastedWords,
    play: PlayWords,
    press_preview: PressPreviewWords,
    review: ReviewWords,
    rules: RulesWords,
    settings: SettingsWords,
    setup: SetupWords,
    share: ShareWords,
    share_file: ShareFileWords,
    storage: StorageWords,
    study: StudyWords,
    study_analysis: StudyAnalysisWords,
    study_engine: StudyEngineWords,
    study_overlays: StudyOverlaysWords,
    study_replay: StudyReplayWords,
    teaching: TeachingWords,
    typed: TypedWords,
}
