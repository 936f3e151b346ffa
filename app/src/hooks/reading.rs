//! Reading a pasted text, by a part of the program that is loaded for it.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::services::storage;
use crate::services::store::Store;
use crate::services::updates::MissingPart;
use ansa_model::library::{Pasted, PastedText, Studies, Summary, read_pasted};
use ansa_model::text::pasted as words;

/// Reads a pasted text.
///
/// # Errors
/// What there is to say to the person.
pub(crate) async fn read(text: String) -> Result<Pasted, String> {
    match load(text).await {
        Ok(read) => read.map_err(|reason| words::refused(&reason)),
        Err(_) => Err(words::refused(MissingPart::find().await.means())),
    }
}

/// Reads a pasted text that must have a game.
///
/// # Errors
/// What there is to say to the person.
pub(crate) async fn read_game(text: String) -> Result<PastedText, String> {
    match read(text).await? {
        Pasted::Game(game) => Ok(*game),
        Pasted::Steps(steps) => Err(words::refused_steps(&steps)),
    }
}

/// The id of the saved game that a pasted text has, unless it was changed; `None` also if none can be looked for.
pub(crate) async fn find(store: Store, pasted: PastedText) -> Option<String> {
    search(store, pasted).await.ok()?.await
}

#[wasm_split(study, fallible)]
fn search(
    store: Store,
    pasted: PastedText,
) -> Result<Pin<Box<dyn Future<Output = Option<String>>>>, SplitLoaderError> {
    Ok(Box::pin(async move {
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
    }))
}

/// The packed letter of a game with a friend that a pasted text is; `None` if it is none, or is too long for an address.
pub(crate) async fn letter(pasted: PastedText) -> Option<String> {
    if !matches!(pasted.letter, Some(Ok(_))) {
        return None;
    }
    pack(pasted).await.ok()?
}

#[wasm_split(study, fallible)]
fn pack(pasted: PastedText) -> Result<Option<String>, SplitLoaderError> {
    Ok(pasted.letter.and_then(Result::ok).and_then(|letter| letter.to_packed()))
}

#[wasm_split(study, fallible)]
fn load(text: String) -> Result<Result<Pasted, String>, SplitLoaderError> {
    Ok(read_pasted(&text))
}
