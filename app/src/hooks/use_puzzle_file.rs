//! The puzzles of the page's own file.

use std::rc::Rc;

use ansa_core::puzzle::PuzzleFile;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::given::use_effect_given;
use crate::services::page_file;
use ansa_model::activities::puzzle::PuzzleDeck;
use ansa_model::reason::Reason;

/// The file, relative to the page.
const FILE: &str = "puzzles/puzzles.txt";

/// How far the file is.
#[derive(Clone, PartialEq)]
pub(crate) enum PuzzleSource {
    /// It is on its way.
    Loading,
    /// It could not be loaded.
    Failed,
    /// It is no file of puzzles that this version reads, and why.
    Unreadable(String),
    Loaded(Rc<PuzzleDeck>),
}

/// The puzzles, and the callback that loads them again after a failure.
#[hook]
pub(crate) fn use_puzzle_file() -> (PuzzleSource, Callback<()>) {
    let source = use_state(|| PuzzleSource::Loading);
    let load = {
        let source = source.setter();
        use_callback((), move |(), ()| {
            source.set(PuzzleSource::Loading);
            let source = source.clone();
            spawn_local(async move {
                source.set(match page_file::load(FILE).await {
                    Err(_) => PuzzleSource::Failed,
                    Ok(text) => match PuzzleFile::read(&text) {
                        Ok(file) => PuzzleSource::Loaded(Rc::new(PuzzleDeck::new(file))),
                        Err(error) => PuzzleSource::Unreadable(error.reason()),
                    },
                });
            });
        })
    };
    use_effect_given((), load.clone(), |(), load| load.emit(()));
    ((*source).clone(), load)
}
