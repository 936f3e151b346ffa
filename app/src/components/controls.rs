//! The status line, the buttons for the draft turn or setup, and the notice.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::STEPS_PER_TURN;
use yew::prelude::*;

use super::{Button, Guide, Icon, SetupPanel, TurnMark, TypedField, pause_button};
use ansa_model::activities::Tone;
use ansa_model::activities::play::{Hint, Notice, PlanAction, PlayAction, PlayState, ViewAction};
use ansa_model::entry::{EntryAction, PlyEntry};
use ansa_model::formats::words;
use ansa_model::text::{self, label};

/// The status, the notice and the buttons of the current mode.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Controls(
    play: &Rc<PlayState>,
    act: &Callback<PlayAction>,
    /// The moment of the last time update.
    since: f64,
    /// Places the pieces of the last setup, if there is one.
    on_last_setup: &Option<Callback<()>>,
    /// Whether the setup on the board is offered as it stands.
    offers_setup: bool,
    /// Starts a new game from the displayed position of a game that has ended.
    on_play_from: &Option<Callback<()>>,
    /// Shown above everything else.
    #[prop_or_default]
    banner: &Html,
    /// Shown below everything else.
    #[prop_or_default]
    foot: &Html,
    /// The notice about a game with a friend, in words that are loaded later.
    #[prop_or_default]
    friend_notice: &Html,
    /// Shown below the setup, while the computer is to move, and after the game.
    #[prop_or_default]
    children: &Html,
) -> Html {
    let mode = play.mode();
    // The result is said once, by the status line.
    let is_over = mode == Mode::Over && !play.is_planning();
    html! {
        <section class="controls" aria-label={if is_over { label::game_over().to_owned() } else { text::status(play) }}>
            { banner.clone() }
            <div class={classes!("status", is_over.then_some("is-over"))}>
                if !matches!(mode, Mode::Past | Mode::Over) {
                    <TurnMark turn={play.label_shown()} limit={play.limit_progress()} {since} />
                }
                <p class="status-text" data-test="status">{ text::status(play) }</p>
                if mode == Mode::Turn { { steps_left(play.steps_left()) } }
            </div>
            { match mode {
                Mode::Turn | Mode::Setup if play.is_typing() => html! {},
                Mode::Turn => turn_buttons(play, act),
                Mode::Setup => html! {
                    <SetupPanel
                        play={play.clone()}
                        act={act.clone()}
                        on_last={on_last_setup.clone()}
                        is_offered={offers_setup}
                    >
                        { children.clone() }
                    </SetupPanel>
                },
                Mode::Past => html! {
                    <div class="buttons">
                        { Button::new("back-to-game", label::back_to_game()).main().sends(act, ViewAction::Live) }
                        if let Some(on_play_from) = on_play_from { { play_from(on_play_from) } }
                    </div>
                },
                Mode::Replay => html! {
                    <div class="buttons">
                        { Button::new("skip", label::skip()).sends(act, ViewAction::Skip) }
                        { pause_button(play, act) }
                    </div>
                },
                Mode::Computer | Mode::Over => children.clone(),
            } }
            <TypedField
                typed={play.entry().and_then(|entry| entry.typed.as_ref()).cloned()}
                act={act.reform(|action: EntryAction| action.into())}
            />
            <div class="notice-place">
                if let Some(Notice::Friend(_)) = play.notice() {
                    { friend_notice.clone() }
                } else if let Some(notice) = play.notice() {
                    { notice_line(notice, play, act) }
                } else if let Some(hint) = hint_line(play) {
                    { hint }
                } else if !play.is_typing() {
                    <Guide play={play.clone()} />
                }
            </div>
            { foot.clone() }
        </section>
    }
}

/// The button that starts a new game from the displayed position.
pub(crate) fn play_from(on: &Callback<()>) -> Html {
    Button::new("play-from", label::play_from()).long(label::play_from_long()).calls(on)
}

pub(super) fn steps_left(left: u8) -> Html {
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
    let more = html! {
        <>
            if matches!(notice, Notice::TakenBack(..)) && play.can_bring_back() {
                { Button::new("bring-back", label::bring_back()).styled("notice-button")
                    .sends(act, PlayAction::BringBack) }
            }
            if let Notice::PlanKept(nodes) = notice {
                { Button::new("plan-discard", label::discard()).styled("notice-button")
                    .sends(act, PlanAction::Discard(nodes.clone())) }
            }
        </>
    };
    notice_with(play.notices(), notice.tone(), text::notice(notice), more)
}

/// A notice, with what can be done about it. One that is repeated has another number and is a new element, which is
/// announced again.
pub(super) fn notice_with(number: u32, tone: Tone, said: String, more: Html) -> Html {
    let (tone, role) = match tone {
        Tone::Refusal => ("refusal", "alert"),
        Tone::Hint => ("hint", "status"),
        Tone::Good => ("good", "status"),
    };
    html! {
        <p key={number} class={classes!("notice", format!("notice-{tone}"))} {role} data-test="notice" data-tone={tone}>
            <span>{ said }</span>
            { more }
        </p>
    }
}

fn hint_line(play: &PlayState) -> Option<Html> {
    let (stage, steps) = match play.hint()? {
        Hint::Asked => ("asked", None),
        Hint::Piece(_) => ("piece", None),
        Hint::Turn(steps) => ("turn", Some(words::of_steps(steps))),
        Hint::End => ("end", None),
    };
    Some(html! {
        <p class="notice notice-good" role="status" data-test="hint" data-stage={stage} data-turn={steps}>
            { text::hint(play) }
        </p>
    })
}

fn turn_buttons(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    let redoes = play.entry().is_some_and(PlyEntry::can_redo);
    let brings_back = !redoes && play.can_bring_back();
    TurnButtons {
        has_steps: play.turn().is_some_and(|turn| turn.steps().len() > 0),
        can_redo: redoes || brings_back,
        redo_long: if brings_back { label::bring_back_long() } else { label::redo_long() },
        can_end: play.can_end(),
        steps_left: play.steps_left(),
    }
    .show(&act.reform(|action: EntryAction| action.into()), act.reform(|_: MouseEvent| PlayAction::End))
}

/// The buttons for the draft of a turn.
pub(super) struct TurnButtons {
    pub(super) has_steps: bool,
    pub(super) can_redo: bool,
    /// The tooltip of the button that redoes.
    pub(super) redo_long: &'static str,
    pub(super) can_end: bool,
    pub(super) steps_left: u8,
}

impl TurnButtons {
    pub(super) fn show(self, enter: &Callback<EntryAction>, on_end: Callback<MouseEvent>) -> Html {
        let TurnButtons { has_steps, can_redo, redo_long, can_end, steps_left } = self;
        // Without steps left, the only thing left to do is to end the turn.
        let calls = steps_left == 0 && can_end;
        let small = |action: EntryAction,
                     test: &'static str,
                     drawing: Icon,
                     [name, long]: [&'static str; 2],
                     on: bool| {
            Button::with_icon(test, drawing, name).long(long).enabled_if(on).sends(enter, action)
        };
        html! {
            <div class="buttons">
                { small(EntryAction::Undo, "undo", Icon::UNDO, [label::undo(), label::undo_long()], has_steps) }
                { small(EntryAction::Redo, "redo", Icon::REDO, [label::redo(), redo_long], can_redo) }
                { small(EntryAction::Reset, "reset", Icon::RESET, [label::reset(), label::reset_long()], has_steps) }
                { Button::new("end-turn", label::end_turn())
                    .class(classes!("button", "button-main", calls.then_some("button-calls")))
                    .long(label::end_turn_long())
                    // A press explains why the turn can't end.
                    .dimmed_unless(can_end)
                    .show(on_end) }
            </div>
        }
    }
}
