//! Reading a pasted text, by a part of the program that is loaded for it.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::services::updates::MissingPart;
use ansa_model::library::{Pasted, PastedText, read_pasted};
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

#[wasm_split(study, fallible)]
fn load(text: String) -> Result<Result<Pasted, String>, SplitLoaderError> {
    Ok(read_pasted(&text))
}
