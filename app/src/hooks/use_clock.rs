//! Dispatches time updates.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::{moment, time};
use ansa_model::activities::play::{PlayState, TimeAction};
use ansa_model::session::SessionAction;

/// How often to check whether a time update is due, in milliseconds.
const CHECK_EVERY: u32 = 100;

/// Updates the time before every action and at every due time: a flag fall, or time running low. In between, the clock
/// faces update themselves, so that time does not rerender the page.
///
/// Returns a stable callback that applies an action after a time update, and the moment of the last one, by
/// [`moment::now`].
#[hook]
pub(crate) fn use_clock(
    play: &Rc<PlayState>,
    act: &Callback<SessionAction>,
) -> (Callback<SessionAction>, f64) {
    let since = use_mut_ref(moment::now);
    let act = {
        let since = since.clone();
        use_callback(act.clone(), move |action: SessionAction, act| {
            let passed = (moment::now() - *since.borrow()).max(0.0).floor();
            *since.borrow_mut() += passed;
            if passed > 0.0 {
                act.emit(TimeAction::Passed(passed as u64).into());
            }
            act.emit(action);
        })
    };
    let updated_at = *since.borrow();
    use_effect_with((play.time_due(), updated_at), {
        let act = act.clone();
        move |&(due, updated_at)| {
            let timer = due.map(|due| {
                time::every(CHECK_EVERY, move || {
                    // A busy or sleeping browser fires the timer late, so the elapsed time counts, not the ticks.
                    if moment::now() - updated_at >= due as f64 {
                        act.emit(TimeAction::Passed(0).into());
                    }
                })
            });
            move || drop(timer)
        }
    });
    use_effect_with(play.options().control.is_some(), {
        let act = act.clone();
        move |&has_clock| {
            let on_change = move |hidden: bool| {
                if has_clock {
                    act.emit(if hidden { TimeAction::Hidden } else { TimeAction::Visible }.into());
                } else {
                    // Without a clock, hidden time is not recorded.
                    *since.borrow_mut() = moment::now();
                }
            };
            on_change(moment::is_hidden());
            let watch = moment::watch_hidden(on_change);
            move || drop(watch)
        }
    });
    (act, updated_at)
}
