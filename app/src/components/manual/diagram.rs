//! A diagram that plays its turns.

use std::rc::Rc;

use ansa_board::{BoardState, DomPatcher, Mode, Pointing, moved};
use ansa_core::Side;
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use web_sys::Element;
use yew::prelude::*;

use crate::components::{Button, Icon};
use crate::given::{callback, use_effect_given};
use crate::services::in_view::InView;
use crate::services::{media, time};
use ansa_model::manual::{Diagram, DiagramFrame};
use ansa_model::text::{self, diagram as words};

/// How long a step is shown, and how long the start and the end, in milliseconds.
const STEP: u32 = 1_100;
const REST: u32 = 2_200;

/// A picture of a board whose pieces move, again and again, while it is in view. It can be paused and stepped through.
/// Where the system asks for less motion, it begins when a person begins it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn LiveDiagram(diagram: &'static Diagram, caption: &AttrValue) -> Html {
    let frames = use_memo(*diagram, Diagram::frames);
    let last = frames.len().saturating_sub(1);
    let at = use_state_eq(|| 0);
    let is_wanted = use_state_eq(|| last > 0 && !media::is_motion_reduced());
    let is_seen = use_state_eq(|| false);
    let figure = use_node_ref();
    use_effect_given((), (figure.clone(), is_seen.setter()), |(), (figure, is_seen)| {
        let watched = figure
            .cast::<Element>()
            .and_then(|figure| InView::watch(&figure, move |is_in_view| is_seen.set(is_in_view)));
        move || drop(watched)
    });
    let is_running = *is_wanted && *is_seen;
    use_effect_given((is_running, *at), at.setter(), move |&(is_running, now), at| {
        let wait = if now == 0 || now == last { REST } else { STEP };
        let next = if now < last { now + 1 } else { 0 };
        let timer = is_running.then(|| time::after(wait, move || at.set(next)));
        move || drop(timer)
    });
    let go = |to: usize| {
        callback((at.setter(), is_wanted.setter()), move |_: MouseEvent, (at, is_wanted)| {
            is_wanted.set(false);
            at.set(to);
        })
    };
    let toggle =
        callback((is_wanted.setter(), *is_wanted), |_: MouseEvent, (is_wanted, now)| is_wanted.set(!now));
    let button =
        |test: &'static str, drawing: Icon, name: &'static str, can: bool, onclick: Callback<MouseEvent>| {
            Button::icon(test, drawing, name).styled("diagram-button").dimmed_unless(can).show(onclick)
        };
    let frame = frames.get(*at);
    let said = frame.map(words::frame).unwrap_or_default();
    html! {
        <figure
            class="diagram"
            ref={figure}
            data-test="diagram"
            data-at={at.to_string()}
            data-last={last.to_string()}
            data-running={is_running.to_string()}
        >
            <div role="img" aria-label={words::pieces(&diagram.placed())}>
                if let Some(frame) = frame {
                    <DiagramBoard frame={Rc::new(frame.clone())} serial={*at as u32} marks={diagram.marks()} />
                }
            </div>
            if last > 0 {
                <div class="diagram-controls" role="group" aria-label={words::controls()}>
                    { if *is_wanted {
                        button("diagram-pause", Icon::PAUSE, words::pause(), true, toggle)
                    } else {
                        button("diagram-play", Icon::REPLAY, words::play(), true, toggle)
                    } }
                    { button("diagram-back", Icon::UNDO, words::back(), *at > 0, go(at.saturating_sub(1))) }
                    { button("diagram-on", Icon::REDO, words::forward(), *at < last, go((*at + 1).min(last))) }
                    // Told only to a person who steps through it.
                    <p class="diagram-step" aria-live={if *is_wanted { "off" } else { "polite" }} data-test="diagram-step">
                        { said }
                    </p>
                </div>
            }
            if !caption.is_empty() {
                <figcaption>{ caption }</figcaption>
            }
            <p class="visually-hidden">{ line(&frames) }</p>
        </figure>
    }
}

/// All steps in words, for a person who does not see the board.
fn line(frames: &[DiagramFrame]) -> String {
    let made: Vec<_> = frames.iter().filter_map(|frame| frame.step).collect();
    if made.is_empty() { String::new() } else { words::line(&text::made(&made)) }
}

/// The board of a frame. What does not change stays in the document, so that only the piece that has moved is animated.
#[yew_autoprops::autoprops]
#[component]
fn DiagramBoard(
    frame: &Rc<DiagramFrame>,
    /// The number of the frame.
    serial: u32,
    marks: &'static [ansa_core::Square],
) -> Html {
    let motion = moved(frame.step.iter().map(|played| played.step));
    let circle = |square: &ansa_core::Square| ArrowAnnotation {
        colour: ArrowColour::Green,
        from: *square,
        to: *square,
    };
    let state = BoardState {
        trail: frame.turn.clone(),
        motion: &motion,
        motion_serial: serial,
        drawn: marks.iter().map(circle).collect(),
        ..BoardState::view_only(frame.board, Mode::Past, Side::Gold)
    };
    let view = state.view(&Pointing::default());
    let patcher = use_memo((), |()| DomPatcher::new(ansa_board::picture_of(&view)));
    use_effect_given(view, patcher.clone(), |view, patcher| {
        if let Some(patcher) = &*patcher {
            patcher.patch(&|| ansa_board::picture_of(view));
        }
    });
    patcher.as_ref().as_ref().map(|patcher| Html::VRef(patcher.element().clone().into())).unwrap_or_default()
}
