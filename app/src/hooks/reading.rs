//! Reading and opening a pasted text, by a part of the program that is loaded for it.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;
use std::rc::Rc;

use ansa_texts::TextFile;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::Callback;

use super::GameSaving;
use crate::services::store::Store;
use crate::services::updates::MissingPart;
use crate::services::{storage, texts};
use ansa_model::activities::study::{StudyAction, StudyNotice};
use ansa_model::entry::EntryAction;
use ansa_model::formats::words::of_step_texts;
use ansa_model::library::{Pasted, PastedText, Studies, Summary, read_pasted};
use ansa_model::session::{NewChapters, SessionAction};
use ansa_model::text::pasted as words;

/// What became of a text that was pasted outside of fields and dialogs.
pub(crate) enum PasteResult {
    /// The study shows its game or position.
    Opened,
    /// Its steps were typed into the turn that the study shows.
    Entered,
    /// It is the packed letter of a game with a friend.
    Letter(String),
    /// Why nothing was done.
    Refused(String),
}

/// Opens a text that was pasted. `is_study`: the study is shown, so that steps are typed there.
pub(crate) async fn paste(
    text: String,
    is_study: bool,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
) -> PasteResult {
    let texts = texts::load(&[TextFile::Records]);
    match (pasting(text, is_study, act.clone(), saving.clone()).await, texts.await) {
        (Ok(pasted), Ok(())) => pasted.await,
        _ => PasteResult::Refused(MissingPart::find().await.means().to_owned()),
    }
}

#[wasm_split(study, fallible)]
fn pasting(
    text: String,
    is_study: bool,
    act: Callback<SessionAction>,
    saving: GameSaving,
) -> Result<Pin<Box<dyn Future<Output = PasteResult>>>, SplitLoaderError> {
    Ok(Box::pin(async move {
        match read(&text) {
            Ok(Pasted::Game(mut pasted)) => {
                let letter = pasted.letter.take().and_then(Result::ok);
                if let Some(packed) = letter.and_then(|letter| letter.to_packed()) {
                    return PasteResult::Letter(packed);
                }
                open(*pasted, None, &act, &saving).await;
                PasteResult::Opened
            }
            Ok(Pasted::Steps(steps)) if is_study => {
                let typed = EntryAction::Type(of_step_texts(&steps));
                act.emit(SessionAction::Study(StudyAction::Entry(typed).into()));
                PasteResult::Entered
            }
            Ok(Pasted::Steps(steps)) => PasteResult::Refused(words::refused_steps(&steps)),
            Err(refused) => PasteResult::Refused(refused),
        }
    }))
}

/// Opens the text of a file in the study if it has a single game. Whether it has.
pub(crate) async fn open_single(text: String, act: &Callback<SessionAction>, saving: &GameSaving) -> bool {
    let texts = texts::load(&[TextFile::Records]);
    match (opening(text, act.clone(), saving.clone()).await, texts.await) {
        (Ok(opened), Ok(())) => opened.await,
        _ => false,
    }
}

#[wasm_split(study, fallible)]
fn opening(
    text: String,
    act: Callback<SessionAction>,
    saving: GameSaving,
) -> Result<Pin<Box<dyn Future<Output = bool>>>, SplitLoaderError> {
    Ok(Box::pin(async move {
        match read_game(&text) {
            Ok(pasted) if pasted.games == 1 => {
                open(pasted, None, &act, &saving).await;
                true
            }
            _ => false,
        }
    }))
}

fn read(text: &str) -> Result<Pasted, String> {
    read_pasted(text).map_err(|reason| words::refused(&reason))
}

/// Reads a text that must have a game. Only the study and the editor call it, which are in the same file of the program.
///
/// # Errors
/// What there is to say to the person.
pub(crate) fn read_game(text: &str) -> Result<PastedText, String> {
    match read(text)? {
        Pasted::Game(game) => Ok(*game),
        Pasted::Steps(steps) => Err(words::refused_steps(&steps)),
    }
}

/// Opens a pasted game in the study, and says there what the text was taken for. The games of a text become chapters: of
/// this study, or of a new one if there are several. A game that is saved already and was not changed is opened from the
/// store, so that pasting a text twice does not make it two games or two studies.
pub(crate) async fn open(
    pasted: PastedText,
    study: Option<String>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
) {
    let found = match saving.store.clone().filter(|_| study.is_none()) {
        Some(store) => find(store, &pasted).await,
        None => None,
    };
    let say = |said| act.emit(SessionAction::Study(StudyAction::Say(StudyNotice::Opened(said)).into()));
    match found {
        Some(id) if saving.id.as_ref() == Some(&id) => say(words::is_open().to_owned()),
        Some(id) => saving.open.emit(id),
        None => {
            let said = words::opened(&pasted);
            show(pasted, study, act);
            say(said);
        }
    }
}

fn show(pasted: PastedText, study: Option<String>, act: &Callback<SessionAction>) {
    let PastedText { document, others, collection, place, .. } = pasted;
    let place = place.and_then(|number| document.node_at(number));
    act.emit(if study.is_none() && others.is_empty() {
        SessionAction::Show(document)
    } else {
        SessionAction::ShowChapter(document, Rc::new(NewChapters { study, name: collection, others }))
    });
    if let Some(node) = place {
        act.emit(SessionAction::Study(StudyAction::Show(node).into()));
    }
}

/// The id of the saved game that a pasted text has, unless it was changed; `None` also if none can be looked for.
async fn find(store: Store, pasted: &PastedText) -> Option<String> {
    let summary = Summary::of(&pasted.document);
    let (studies, _) = storage::load::<Studies>();
    let mut last = None;
    loop {
        let page = store.list_page(last.as_deref()).await.ok()?;
        for entry in page.entries.into_iter().filter(|entry| entry.summary == summary) {
            let Ok(save) = store.read(&entry.id).await else { continue };
            let Ok(reading) = save.stored.read() else { continue };
            let study = studies.of(&entry.id).map(|study| study.games().len());
            if pasted.is_stored_as(&reading.play.document, study) {
                return Some(entry.id);
            }
        }
        last = Some(page.last?);
    }
}
