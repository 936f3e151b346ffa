//! Makes an animated file, with progress.

use std::cell::Cell;
use std::rc::Rc;

use ansa_board::TileSheet;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::given::{callback, use_effect_given};
use crate::services::{files, raster, time};
use ansa_model::share::{AnimationError, AnimationFrame, Film};
use ansa_model::text::share_file as words;

/// How many pictures are written before the browser has its turn.
const AT_ONCE: usize = 8;

/// How far a file has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum AnimationProgress {
    /// None has been asked for.
    Idle,
    /// So many pictures of so many are written.
    Running(usize, usize),
    /// A file of so many bytes was downloaded.
    Done(usize),
    /// It was given up, for this reason.
    Failed(String),
}

pub(crate) struct AnimationJob {
    pub(crate) sheet: TileSheet,
    pub(crate) frames: Vec<AnimationFrame>,
    pub(crate) name: String,
}

/// The maker of files.
pub(crate) struct FilmMaker {
    pub(crate) state: AnimationProgress,
    /// Starts a file. The one before is given up.
    pub(crate) start: Callback<Result<AnimationJob, AnimationError>>,
    /// Gives up the file, and forgets the result.
    pub(crate) cancel: Callback<()>,
}

/// Makes one file at a time, and downloads it. It is given up with the component.
#[hook]
pub(crate) fn use_animation_export() -> FilmMaker {
    let state = use_state_eq(|| AnimationProgress::Idle);
    // The number of the file that is wanted. Another one is given up at the next picture.
    let wanted = use_mut_ref(|| Rc::new(Cell::new(0_u32)));
    let wanted = wanted.borrow().clone();
    use_effect_given((), wanted.clone(), |(), wanted| move || wanted.set(wanted.get().wrapping_add(1)));
    let cancel = callback((state.setter(), wanted.clone()), |(), (state, wanted)| {
        wanted.set(wanted.get().wrapping_add(1));
        state.set(AnimationProgress::Idle);
    });
    let start = callback(state.setter(), move |order: Result<AnimationJob, AnimationError>, state| {
        let own = wanted.get().wrapping_add(1);
        wanted.set(own);
        let (wanted, state) = (wanted.clone(), state.clone());
        spawn_local(async move {
            let tell = |new: AnimationProgress| {
                let is_wanted = wanted.get() == own;
                if is_wanted {
                    state.set(new);
                }
                is_wanted
            };
            let made = match order {
                Ok(order) => make(order, &tell).await,
                Err(error) => Err(words::animation_refused(error)),
            };
            match made {
                Ok(Some(bytes)) => tell(AnimationProgress::Done(bytes)),
                Ok(None) => false,
                Err(reason) => tell(AnimationProgress::Failed(reason)),
            };
        });
    });
    FilmMaker { state: (*state).clone(), start, cancel }
}

/// Makes a file. `tell` returns whether it is still wanted. Returns its size in bytes; `None` if it was given up.
async fn make(
    order: AnimationJob,
    tell: &impl Fn(AnimationProgress) -> bool,
) -> Result<Option<usize>, String> {
    let AnimationJob { sheet, frames, name } = order;
    if !tell(AnimationProgress::Running(0, frames.len())) {
        return Ok(None);
    }
    let pixels = raster::pixels(&sheet.to_svg(), sheet.size()).await;
    let pixels = pixels.map_err(|_| words::not_drawn().to_owned())?;
    let mut film = Film::new(sheet, &pixels, frames).map_err(words::animation_refused)?;
    let refused = words::animation_refused;
    loop {
        if let Some(svg) = film.wanted_marks() {
            let pixels = raster::pixels(&svg, sheet.picture()).await;
            film.take_marks(&pixels.map_err(|_| words::not_drawn().to_owned())?).map_err(refused)?;
        }
        if film.write(AT_ONCE).map_err(refused)? {
            break;
        }
        let (written, all) = film.progress();
        if !tell(AnimationProgress::Running(written, all)) {
            return Ok(None);
        }
        time::pause().await;
    }
    let (written, all) = film.progress();
    if !tell(AnimationProgress::Running(written, all)) {
        return Ok(None);
    }
    let bytes = film.finish().map_err(words::animation_refused)?;
    files::download_bytes(&name, "image/gif", &bytes)?;
    Ok(Some(bytes.len()))
}
