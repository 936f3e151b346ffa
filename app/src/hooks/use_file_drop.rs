//! Files that are dropped anywhere on the page: a single game is opened in the study, and more go to the list.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::{GameSaving, reading, use_latest};
use crate::given::callback;
use crate::services::drops::{self, Drag};
use crate::services::files;
use ansa_model::library::LONGEST;
use ansa_model::session::SessionAction;

/// Files for the list of games.
#[derive(Clone, Debug)]
pub(crate) struct GivenFiles(Rc<Vec<File>>);

impl PartialEq for GivenFiles {
    fn eq(&self, other: &GivenFiles) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl GivenFiles {
    pub(crate) fn files(&self) -> &[File] {
        &self.0
    }
}

/// The result of [`use_file_drop`].
#[derive(Clone, PartialEq)]
pub(crate) struct FileDrop {
    /// Files that the list of games is to import.
    pub(crate) given: Option<GivenFiles>,
    /// The list of games has taken them.
    pub(crate) on_taken: Callback<()>,
    /// Whether files are over the page.
    pub(crate) is_over: bool,
}

/// What becomes of files that were dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DropResult {
    /// A game was opened in the study.
    Opened,
    /// The list of games is to be shown, and to import the files.
    Given,
}

/// Takes files that are dropped anywhere. `is_list` says whether the list of games is shown, which takes every file;
/// elsewhere a small file with one game is opened. `on_result` shows the screen for it.
#[hook]
pub(crate) fn use_file_drop(
    act: &Callback<SessionAction>,
    saving: &GameSaving,
    is_list: bool,
    on_result: Callback<DropResult>,
) -> FileDrop {
    let (given, is_over) = (use_state_eq(|| None::<GivenFiles>), use_state_eq(|| false));
    let on_drag = callback(
        (given.setter(), is_over.setter(), act.clone(), saving.clone()),
        move |drag, (given, is_over, act, saving)| match drag {
            Drag::Over(is_now) => is_over.set(is_now),
            Drag::Dropped(dropped) => {
                let (given, act, saving) = (given.clone(), act.clone(), saving.clone());
                let on_result = on_result.clone();
                spawn_local(async move {
                    if !is_list && open_single(&dropped, &act, &saving).await {
                        return on_result.emit(DropResult::Opened);
                    }
                    given.set(Some(GivenFiles(Rc::new(dropped))));
                    on_result.emit(DropResult::Given);
                });
            }
        },
    );
    let on_drag = use_latest(on_drag);
    use_effect_with((), move |()| {
        let watch = drops::watch(move |drag| on_drag.emit(drag));
        move || drop(watch)
    });
    let on_taken = {
        let given = given.setter();
        use_callback((), move |(), ()| given.set(None))
    };
    FileDrop { given: (*given).clone(), on_taken, is_over: *is_over }
}

/// Opens a small file with a single game. Whether it is one.
async fn open_single(dropped: &[File], act: &Callback<SessionAction>, saving: &GameSaving) -> bool {
    let [file] = dropped else { return false };
    if file.size() > LONGEST as f64 {
        return false;
    }
    let Some(text) = files::read(file).await else { return false };
    reading::open_single(text, act, saving).await
}
