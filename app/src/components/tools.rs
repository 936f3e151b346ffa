//! The toolbar: actions on the game as a whole.

use std::rc::Rc;

use ansa_board::Mode;
use yew::prelude::*;

use super::{Button, Icon};
use ansa_model::activities::play::PlayState;
use ansa_model::share::Share;
use ansa_model::text::{self, label, setup, share, study};

/// A tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tool {
    /// Flips the board.
    Flip,
    /// Replays the last turn.
    Replay,
    /// Takes back to the person's last ply.
    TakeBack,
    /// Asks for a hint.
    Hint,
    /// Pauses the clock.
    Pause,
    /// Shares the game.
    Share,
    /// Opens the field for typed steps.
    Type,
    /// Starts a plan.
    Plan,
    /// Turns the coach on or off.
    Coach,
    /// Opens the study of the game.
    Study,
    /// Opens the keyboard help.
    Keys,
    /// Resigns.
    Resign,
}

/// The toolbar. Tools that can't be used right now are disabled.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Tools(play: &Rc<PlayState>, on_tool: &Callback<Tool>) -> Html {
    let planning = play.is_planning();
    let going = play.game().outcome().is_none();
    let setting_up = play.mode() == Mode::Setup;
    let played = !play.game().plies().is_empty();
    let can_be_paused = play.options().control.is_some() && play.options().has_person() && going;
    let tool =
        |tool: Tool, test: &'static str, drawing: Icon, name: &'static str, long: &'static str, on: bool| {
            let long = match tool {
                Tool::TakeBack => text::take_back_long(play).into(),
                _ => AttrValue::from(long),
            };
            let rank = match tool {
                Tool::Hint | Tool::TakeBack | Tool::Flip => Some("tool-main"),
                Tool::Resign => Some("tool-apart"),
                _ => None,
            };
            let button = Button::with_icon(test, drawing, name).class(classes!("tool", rank));
            let button = button.long(long).enabled_if(on);
            let is_coached = play.is_coached();
            if tool == Tool::Coach { button.pressed(is_coached) } else { button }.sends(on_tool, tool)
        };
    html! {
        // The frequent tools come first, and the one that ends the game last.
        <div class="tools" role="group" aria-label={label::tools()}>
            { tool(Tool::Hint, "hint-button", Icon::Hint, label::hint(),
                if play.paused().is_some() { label::hint_paused() } else { label::hint_long() },
                play.can_hint()) }
            { tool(Tool::TakeBack, "take-back", Icon::TakeBack, label::take_back(), label::take_back_long(),
                if planning { play.can_step_back() } else { going && play.plies_to_take_back() > 0 }) }
            { tool(Tool::Flip, "flip", Icon::Flip, label::flip(), label::flip_long(), true) }
            { tool(Tool::Replay, "replay", Icon::Replay, label::replay(), label::replay_long(), play.can_replay()) }
            if can_be_paused {
                { tool(Tool::Pause, "pause", Icon::Pause, label::pause(),
                    if play.is_shown_the_answer() { label::pause_showing() } else { label::pause_long() },
                    play.can_pause()) }
            }
            { tool(Tool::Plan, "plan-begin", Icon::Plan, label::plan(), label::plan_long(), play.can_plan()) }
            if play.can_coach() {
                { tool(Tool::Coach, "coach-switch", Icon::Rules, label::coach(), label::coach_long(), going) }
            }
            { tool(Tool::Study, "study", Icon::Study, study::title(), study::study_game_long(), played) }
            { tool(Tool::Type, "type", Icon::Type, label::type_steps(),
                if setting_up { setup::type_long() } else { label::type_long() }, setting_up || play.mode() == Mode::Turn || play.can_plan()) }
            { tool(Tool::Keys, "keys", Icon::Help, label::keys(), label::keys_long(), true) }
            { tool(Tool::Share, "share", Icon::Share, share::share(), share::share_long(), Share::is_possible(play)) }
            { tool(Tool::Resign, "resign", Icon::Resign, label::resign(), label::resign_long(),
                play.can_resign() && played && !planning) }
        </div>
    }
}
