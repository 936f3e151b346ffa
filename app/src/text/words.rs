//! All words of the page.

use super::clock::ClockWords;
use super::computer::ComputerWords;
use super::form_error::FormErrorWords;
use super::guide::GuideWords;
use super::home::HomeWords;
use super::import::ImportWords;
use super::keys::KeysWords;
use super::label::LabelWords;
use super::learn::LearnWords;
use super::library::LibraryWords;
use super::new_game::NewGameWords;
use super::notice::NoticeWords;
use super::pasted::PastedWords;
use super::play::PlayWords;
use super::press_preview::PressPreviewWords;
use super::review::ReviewWords;
use super::rules::RulesWords;
use super::settings::SettingsWords;
use super::setup::SetupWords;
use super::share::ShareWords;
use super::share_file::ShareFileWords;
use super::storage::StorageWords;
use super::study::StudyWords;
use super::study_analysis::StudyAnalysisWords;
use super::study_engine::StudyEngineWords;
use super::study_overlays::StudyOverlaysWords;
use super::study_replay::StudyReplayWords;
use super::teaching::TeachingWords;
use super::typed::TypedWords;

/// All words of a language. A language without one of them does not compile.
pub(super) struct Words {
    pub(super) clock: ClockWords,
    pub(super) computer: ComputerWords,
    pub(super) form_error: FormErrorWords,
    pub(super) guide: GuideWords,
    pub(super) home: HomeWords,
    pub(super) import: ImportWords,
    pub(super) keys: KeysWords,
    pub(super) label: LabelWords,
    pub(super) learn: LearnWords,
    pub(super) library: LibraryWords,
    pub(super) new_game: NewGameWords,
    pub(super) notice: NoticeWords,
    pub(super) pasted: PastedWords,
    pub(super) play: PlayWords,
    pub(super) press_preview: PressPreviewWords,
    pub(super) review: ReviewWords,
    pub(super) rules: RulesWords,
    pub(super) settings: SettingsWords,
    pub(super) setup: SetupWords,
    pub(super) share: ShareWords,
    pub(super) share_file: ShareFileWords,
    pub(super) storage: StorageWords,
    pub(super) study: StudyWords,
    pub(super) study_analysis: StudyAnalysisWords,
    pub(super) study_engine: StudyEngineWords,
    pub(super) study_overlays: StudyOverlaysWords,
    pub(super) study_replay: StudyReplayWords,
    pub(super) teaching: TeachingWords,
    pub(super) typed: TypedWords,
}
