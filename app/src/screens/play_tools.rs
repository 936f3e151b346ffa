//! The toolbar of the play screen: actions on the game as a whole.

use std::rc::Rc;

use ansa_board::Mode;
use yew::prelude::*;

use super::navigation::{DialogName, Navigation};
use super::screen::Screen;
use crate::components::{Button, Icon};
use crate::hooks::use_settings;
use ansa_model::activities::play::{
    ComputerAction, PlanAction, PlayAction, PlayState, TimeAction, ViewAction,
};
use ansa_model::entry::EntryAction;
use ansa_model::session::SessionAction;
use ansa_model::share::Share;
use ansa_model::text::{self, label, setup, share, study};

/// The toolbar. Tools that can't be used right now are disabled.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn PlayTools(
    play: &Rc<PlayState>,
    act: &Callback<PlayAction>,
    session_act: &Callback<SessionAction>,
    navigation: &Navigation,
) -> Html {
    let planning = play.is_planning();
    let going = play.game().outcome().is_none();
    let setting_up = play.mode() == Mode::Setup;
    let played = !play.game().plies().is_empty();
    let can_be_paused = play.options().control.is_some() && play.options().has_person() && going;
    let asks_to_resign = use_settings().settings.confirm_resign;
    let open = |dialog: DialogName| navigation.on(move |navigation, ()| navigation.open(dialog));
    let on_study = {
        let session_act = session_act.clone();
        navigation.on(move |navigation, ()| {
            session_act.emit(SessionAction::BeginStudy);
            navigation.show(Screen::Study);
        })
    };
    let tool = |test: &'static str, drawing: Icon, name: &'static str, long: &'static str, on: bool| {
        Button::with_icon(test, drawing, name).class("tool").long(long).enabled_if(on)
    };
    let can_take_back = if planning {
        play.can_step_back()
    } else {
        going && (play.plies_to_take_back() > 0 || play.can_ask_back())
    };
    let take_back =
        tool("take-back", Icon::TAKE_BACK, label::take_back(), label::take_back_long(), can_take_back)
            .long(text::take_back_long(play))
            .styled("tool-main");
    let can_resign = play.can_resign() && played && !planning;
    let resign =
        tool("resign", Icon::RESIGN, label::resign(), label::resign_long(), can_resign).styled("tool-apart");
    html! {
        // The frequent tools come first, and the one that ends the game last.
        <div class="tools" role="group" aria-label={label::tools()}>
            { tool("hint-button", Icon::HINT, label::hint(),
                if play.paused().is_some() {
                    label::hint_paused()
                } else if play.is_rated() {
                    label::hint_rated()
                } else {
                    label::hint_long()
                },
                play.can_hint()).styled("tool-main").sends(act, ComputerAction::Hint) }
            { if play.would_take_back_setup() && !planning {
                take_back.calls(&open(DialogName::TakeBack))
            } else {
                take_back.sends(act, PlayAction::TakeBack)
            } }
            { tool("flip", Icon::FLIP, label::flip(), label::flip_long(), true).styled("tool-main")
                .sends(act, PlayAction::Flip) }
            { tool("replay", Icon::REPLAY, label::replay(), label::replay_long(), play.can_replay())
                .sends(act, ViewAction::Replay) }
            if can_be_paused {
                { tool("pause", Icon::PAUSE, label::pause(),
                    if play.is_shown_the_answer() { label::pause_showing() } else { label::pause_long() },
                    play.can_pause()).sends(act, TimeAction::Pause) }
            }
            { tool("plan-begin", Icon::PLAN, label::plan(), label::plan_long(), play.can_plan())
                .sends(act, PlanAction::Begin) }
            if play.can_coach() {
                { tool("coach-switch", Icon::RULES, label::coach(),
                    if play.is_rated() { label::coach_rated() } else { label::coach_long() }, going)
                    .pressed(play.is_coached()).sends(act, PlayAction::Coach(!play.is_coached())) }
            }
            { tool("study", Icon::STUDY, study::title(), study::study_game_long(), played).calls(&on_study) }
            { tool("type", Icon::TYPE, label::type_steps(),
                if setting_up { setup::type_long() } else { label::type_long() },
                setting_up || play.mode() == Mode::Turn || play.can_plan())
                .sends(act, EntryAction::Type(String::new())) }
            { tool("keys", Icon::HELP, label::keys(), label::keys_long(), true).calls(&open(DialogName::Keys)) }
            { tool("share", Icon::SHARE, share::share(), share::share_long(), Share::is_possible(play))
                .calls(&open(DialogName::Share)) }
            { if asks_to_resign {
                resign.calls(&open(DialogName::Resign))
            } else {
                resign.sends(act, PlayAction::Resign)
            } }
        </div>
    }
}
