//! The words in the language of the page, which is the board's language too.

pub use ansa_board::text::{Language, set_language};

use ansa_board::text::language;

use super::english;
use super::part::Translated;

/// Gives each part of the page its words in the current language. A language without one of them does not compile.
///
/// Each part's words are a table of their own. A table of all would hold every text, with the code of those that have
/// arguments, in what is loaded first; so a screen that is loaded later brings its own words.
macro_rules! parts {
    ($($part:ident: $words:ident = $table:ident,)*) => {
        $(impl Translated for super::$part::$words {
            fn current() -> &'static Self {
                match language() {
                    Language::English => &english::$part::$table,
                }
            }
        })*

        /// All texts, for the samples with this number.
        #[cfg(test)]
        pub(super) fn samples(sample: usize) -> Vec<(String, String)> {
            [$(super::$part::$words::samples(sample)),*].concat()
        }
    };
}

parts! {
    answer: AnswerWords = ANSWER,
    clock: ClockWords = CLOCK,
    coach: CoachWords = COACH,
    computer: ComputerWords = COMPUTER,
    diagram: DiagramWords = DIAGRAM,
    editor: EditorWords = EDITOR,
    form_error: FormErrorWords = FORM_ERROR,
    glossary: GlossaryWords = GLOSSARY,
    guide: GuideWords = GUIDE,
    home: HomeWords = HOME,
    import: ImportWords = IMPORT,
    keys: KeysWords = KEYS,
    label: LabelWords = LABEL,
    ladder: LadderWords = LADDER,
    learn: LearnWords = LEARN,
    lesson: LessonTexts = LESSON,
    lesson_course: LessonCourseWords = LESSON_COURSE,
    library: LibraryWords = LIBRARY,
    manual: ManualWords = MANUAL,
    new_game: NewGameWords = NEW_GAME,
    notice: NoticeWords = NOTICE,
    opponent: OpponentWords = OPPONENT,
    pasted: PastedWords = PASTED,
    play: PlayWords = PLAY,
    press_preview: PressPreviewWords = PRESS_PREVIEW,
    puzzle: PuzzleWords = PUZZLE,
    puzzle_task: PuzzleTaskWords = PUZZLE_TASK,
    review: ReviewWords = REVIEW,
    rules: RulesWords = RULES,
    settings: SettingsWords = SETTINGS,
    setup: SetupWords = SETUP,
    setups: SetupsWords = SETUPS,
    share: ShareWords = SHARE,
    share_file: ShareFileWords = SHARE_FILE,
    statistics: StatisticsWords = STATISTICS,
    storage: StorageWords = STORAGE,
    study: StudyWords = STUDY,
    study_analysis: StudyAnalysisWords = STUDY_ANALYSIS,
    study_engine: StudyEngineWords = STUDY_ENGINE,
    study_overlays: StudyOverlaysWords = STUDY_OVERLAYS,
    study_replay: StudyReplayWords = STUDY_REPLAY,
    teaching: TeachingWords = TEACHING,
    typed: TypedWords = TYPED,
}
