//! The status line, the buttons for the draft turn or setup, and the notice.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::STEPS_PER_TURN;
use yew::prelude::*;

use super::{Guide, Icon, IconButton, SetupPanel, TurnMark, TypedField, pause_button};
use crate::activities::play::{Hint, Notice, PlanAction, PlayAction, PlayState, Tone, ViewAction};
use crate::entry::{EntryAction, PlyEntry};
use crate::formats::words;
use crate::text::{self, label};

#[derive(Properties, PartialEq)]
pub(crate) struct ControlsProps {
    pub(crate) play: Rc<PlayState>,
    /// Receives the actions.
    pub(crate) act: Callback<PlayAction>,
    /// The moment of the last time update.
    pub(crate) since: f64,
    /// Places the pieces of the last setup, if there is one.
    pub(crate) on_last_setup: Option<Callback<()>>,
    /// Shown above everything else.
    #[prop_or_default]
    pub(crate) banner: Html,
    /// Shown while the computer is to move or after the game.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// The status, the notice and the buttons of the current mode.
#[component]
pub(crate) fn Controls(props: &ControlsProps) -> Html {
    let ControlsProps { play, act, since, on_last_setup, banner, children } = props;
    let mode = play.mode();
    html! {
        <section class="controls" aria-label={text::status(play)}>
            { banner.clone() }
            <div class="status">
                if !matches!(mode, Mode::Past | Mode::Over) {
                    <TurnMark label={play.label_shown()} limit={play.limit_progress()} {since} />
                }
                <p class="status-text" data-test="status">{ text::status(play) }</p>
                if mode == Mode::Turn { { steps_left(play.steps_left()) } }
            </div>
            { match mode {
                Mode::Turn | Mode::Setup if play.is_typing() => html! {},
                Mode::Turn => turn_buttons(play, act),
                Mode::Setup => html! {
                    <SetupPanel play={play.clone()} act={act.clone()} on_last={on_last_setup.clone()} />
                },
                Mode::Past => html! {
                    <div class="buttons">
                        { button(act, ViewAction::Live, "back-to-game", label::back_to_game(), true) }
                    </div>
                },
                Mode::Replay => html! {
                    <div class="buttons">
                        { button(act, ViewAction::Skip, "skip", label::skip(), false) }
                        { pause_button(play, act) }
                    </div>
                },
                Mode::Computer | Mode::Over => children.clone(),
            } }
            <TypedField play={play.clone()} act={act.clone()} />
            <div class="notice-place">
                if let Some(notice) = play.notice() {
                    { notice_line(notice, play, act) }
                } else if let Some(hint) = hint_line(play) {
                    { hint }
                } else if !play.is_typing() {
                    <Guide play={play.clone()} />
                }
            </div>
        </section>
    }
}

fn steps_left(left: u8) -> Html {
    html! {
        <p class="steps-left" data-test="steps-left" data-left={left.to_string()}>
            <span class="pips" aria-hidden="true">
                { for (0..STEPS_PER_TURN).map(|pip| html! {
                    <span class={classes!("pip", (pip < left).then_some("pip-left"))} />
                }) }
            </span>
            <span class="steps-words">{ text::steps_left(left) }</span>
        </p>
    }
}

fn notice_line(notice: &Notice, play: &PlayState, act: &Callback<PlayAction>) -> Html {
    let (tone, role) = match notice.tone() {
        Tone::Refusal => ("refusal", "alert"),
        Tone::Hint => ("hint", "status"),
        Tone::Good => ("good", "status"),
    };
    html! {
        <p class={classes!("notice", format!("notice-{tone}"))} {role} data-test="notice" data-tone={tone}>
            <span>{ text::notice(notice) }</span>
            if matches!(notice, Notice::TakenBack(..)) && play.can_bring_back() {
                <button
                    type="button"
                    class="button notice-button"
                    data-test="bring-back"
                    onclick={act.reform(|_: MouseEvent| PlayAction::BringBack)}
                >
                    { label::bring_back() }
                </button>
            }
            if let Notice::PlanKept(nodes) = notice {
                <button
                    type="button"
                    class="button notice-button"
                    data-test="plan-discard"
                    onclick={act.reform({
                        let nodes = nodes.clone();
                        move |_: MouseEvent| PlanAction::Discard(nodes.clone()).into()
                    })}
                >
                    { label::discard() }
                </button>
            }
        </p>
    }
}

fn hint_line(play: &PlayState) -> Option<Html> {
    let (stage, steps) = match play.hint()? {
        Hint::Asked => ("asked", None),
        Hint::Piece(_) => ("piece", None),
        Hint::Turn(steps) => ("turn", Some(words::of_steps(steps))),
    };
    Some(html! {
        <p class="notice notice-good" role="status" data-test="hint" data-stage={stage} data-turn={steps}>
            { text::hint(play) }
        </p>
    })
}

fn turn_buttons(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    let made = play.turn().map_or(0, |turn| turn.steps().len());
    // Without steps left, the only thing left to do is to end the turn.
    let can_end = play.can_end();
    let calls = play.steps_left() == 0 && can_end;
    let redoes = play.entry().is_some_and(PlyEntry::can_redo);
    let brings_back = !redoes && play.can_bring_back();
    let redo_long = if brings_back { label::bring_back_long() } else { label::redo_long() };
    let small = |action: EntryAction,
                 test: &'static str,
                 drawing: Icon,
                 name: &'static str,
                 long: &'static str,
                 on: bool| {
        let onclick = act.reform(move |_: MouseEvent| action.clone().into());
        IconButton { test, drawing, name, long }.show(on, onclick)
    };
    html! {
        <div class="buttons">
            { small(EntryAction::Undo, "undo", Icon::Undo, label::undo(), label::undo_long(), made > 0) }
            { small(EntryAction::Redo, "redo", Icon::Redo, label::redo(), redo_long, redoes || brings_back) }
            { small(EntryAction::Reset, "reset", Icon::Reset, label::reset(), label::reset_long(), made > 0) }
            <button
                type="button"
                class={classes!("button", "button-main", calls.then_some("button-calls"))}
                data-test="end-turn"
                // The button stays clickable: a click explains why the turn can't end.
                aria-disabled={(!can_end).then_some("true")}
                title={label::end_turn_long()}
                onclick={act.reform(|_: MouseEvent| PlayAction::End)}
            >
                { label::end_turn() }
            </button>
        </div>
    }
}

fn button(
    act: &Callback<PlayAction>,
    action: impl Into<PlayAction>,
    test: &'static str,
    name: &'static str,
    main: bool,
) -> Html {
    let action = action.into();
    let onclick = act.reform(move |_: MouseEvent| action.clone());
    html! {
        <button type="button" class={classes!("button", main.then_some("button-main"))} data-test={test} {onclick}>
            { name }
        </button>
    }
}
