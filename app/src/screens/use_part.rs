//! Loading the parts of the program, and showing them once they are there.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::parts::{LaterPart, LaterProps, LaterView};
use crate::components::{Button, Dialog};
use crate::services::{later_styles, texts};
use ansa_model::text::label;

/// A part of the program, which may be still on its way.
pub(super) struct ProgramPart {
    part: LaterPart,
    is_wanted: bool,
    state: PartState,
    retry: Callback<()>,
}

#[derive(Clone, Copy)]
enum PartState {
    /// Nobody has wanted it.
    Unwanted,
    Loading,
    Loaded(LaterView),
    /// The server did not answer, or no longer has this build.
    Failed,
}

/// The states of all parts, by their numbers.
#[derive(Clone)]
struct PartStates([PartState; LaterPart::COUNT]);

impl PartStates {
    fn get(&self, part: LaterPart) -> PartState {
        self.0.get(part as usize).copied().unwrap_or(PartState::Unwanted)
    }
}

impl Reducible for PartStates {
    type Action = (LaterPart, PartState);

    fn reduce(mut self: Rc<Self>, (part, state): (LaterPart, PartState)) -> Rc<Self> {
        if let Some(place) = Rc::make_mut(&mut self).0.get_mut(part as usize) {
            *place = state;
        }
        self
    }
}

/// A part, which is loaded as soon as it is wanted. Another part can take its place.
#[hook]
pub(super) fn use_part(part: LaterPart, is_wanted: bool) -> ProgramPart {
    let states = use_reducer(|| PartStates([PartState::Unwanted; LaterPart::COUNT]));
    let state = states.get(part);
    let retry = {
        let states = states.dispatcher();
        Callback::from(move |()| {
            states.dispatch((part, PartState::Loading));
            let states = states.clone();
            spawn_local(async move {
                // All are requested at the same time.
                let (styles, texts) = (later_styles::load(), texts::load(part.texts()));
                let state = match (part.load().await, styles.await, texts.await) {
                    (Ok(view), Ok(()), Ok(())) => PartState::Loaded(view),
                    _ => PartState::Failed,
                };
                states.dispatch((part, state));
            });
        })
    };
    use_effect_with((part, is_wanted), {
        let (retry, is_missing) = (retry.clone(), matches!(state, PartState::Unwanted | PartState::Failed));
        move |&(_, is_wanted)| {
            if is_wanted && is_missing {
                retry.emit(());
            }
        }
    });
    ProgramPart { part, is_wanted, state, retry }
}

impl ProgramPart {
    /// The part with its properties, once it is loaded. Until then nothing is missing without it.
    pub(super) fn show_if_loaded(&self, props: &LaterProps) -> Html {
        match self.state {
            PartState::Loaded(view) => view(self.part, props),
            _ => html! {},
        }
    }

    /// The part with its properties, or what there is to say until it is loaded. `on_leave` is called by a person who
    /// does not want to try again. A part that was loaded is shown even if it is not wanted.
    pub(super) fn show(&self, props: &LaterProps, on_leave: &Callback<()>) -> Html {
        match self.state {
            PartState::Loaded(view) => view(self.part, props),
            _ if !self.is_wanted => html! {},
            PartState::Unwanted | PartState::Loading => {
                html! { <p class="part-loading" role="status">{ label::loading() }</p> }
            }
            PartState::Failed => html! {
                <Dialog title={label::not_loaded()} test="not-loaded-dialog" on_close={on_leave}>
                    <p>{ label::not_loaded_means() }</p>
                    <div class="dialog-buttons">
                        { Button::new("load-part", label::retry()).main().calls(&self.retry) }
                    </div>
                </Dialog>
            },
        }
    }
}
