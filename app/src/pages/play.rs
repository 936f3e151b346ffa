//! The play screen.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::Side;
use yew::prelude::*;

use super::dialogs::{Dialogs, OpenDialog};
use crate::components::{
    Controls, GameBoard, Header, HeaderButton, PauseOverlay, PlanBanner, Plate, Sprite, Thinking, Tool,
    Tools, TurnList, persistence_banner,
};
use crate::hooks::{
    PageStart, PointingProvider, use_auto_send, use_clock, use_engine, use_kept_focus, use_play, use_replay,
    use_settings, use_shortcuts, use_sounds,
};
use crate::services::store::Started;
use crate::state::{
    ComputerAction, EntryAction, Event, PlanAction, PlayAction, PlayState, Player, ReplayAction, TimeAction,
};
use crate::text::{self, label};

/// The data found when the page was opened.
#[derive(Properties)]
pub(crate) struct PlayProps {
    /// The store, and the game found in it.
    pub(crate) started: Rc<Started>,
}

impl PartialEq for PlayProps {
    fn eq(&self, other: &PlayProps) -> bool {
        Rc::ptr_eq(&self.started, &other.started)
    }
}

/// The board and everything around it.
#[component]
pub(crate) fn Play(props: &PlayProps) -> Html {
    let handle = use_play(&props.started);
    let (play, persistence) = (handle.play, handle.persistence);
    let clock = use_clock(&play, &handle.act);
    let act = clock.act;
    let settings = use_settings().settings;
    let open =
        use_state(
            || if handle.start == PageStart::Fresh { OpenDialog::NewGame } else { OpenDialog::Nothing },
        );
    let engine = use_engine(&play, &act);
    // The displayed state: the game, or a plan.
    let seen = play.seen();
    use_replay(&seen, &act);
    use_auto_send(&play, &act);
    use_sounds(&play);
    use_kept_focus(&play);
    // The end of a game is announced once: not for an opened game, and not after a replay.
    let ended = (matches!(play.event, Event::Over(_)) && play.replay.is_none()).then_some(play.request);
    let announced = use_mut_ref(|| None);
    use_effect_with(ended, {
        let open = open.setter();
        move |&ended| {
            if ended.is_some() && announced.replace(ended) != ended {
                open.set(OpenDialog::Over);
            }
        }
    });

    let on_open = {
        let open = open.setter();
        use_callback((), move |what, ()| open.set(what))
    };
    let on_keys = on_open.reform(|()| OpenDialog::Keys);
    use_shortcuts(&act, &on_keys);
    let on_header = on_open.reform(|button| match button {
        HeaderButton::Library => OpenDialog::Library,
        HeaderButton::NewGame => OpenDialog::NewGame,
        HeaderButton::Rules => OpenDialog::Rules { then_new_game: false },
        HeaderButton::Settings => OpenDialog::Settings,
    });
    let on_tool = {
        let (act, on_open) = (act.clone(), on_open.clone());
        Callback::from(move |tool| match tool {
            Tool::Flip => act.emit(PlayAction::Flip),
            Tool::Replay => act.emit(ReplayAction::Last.into()),
            Tool::TakeBack => act.emit(PlayAction::TakeBack),
            Tool::Hint => act.emit(ComputerAction::Hint.into()),
            Tool::Pause => act.emit(TimeAction::Pause.into()),
            Tool::Type => act.emit(EntryAction::Type(String::new()).into()),
            Tool::Plan => act.emit(PlanAction::Begin.into()),
            Tool::Keys => on_open.emit(OpenDialog::Keys),
            Tool::Share => on_open.emit(OpenDialog::Share),
            Tool::Resign if settings.confirm_resign => on_open.emit(OpenDialog::Resign),
            Tool::Resign => act.emit(PlayAction::Resign),
        })
    };

    let banner = play.plan.as_ref().map(|plan| html! { <PlanBanner moved={plan.moved} act={act.clone()} /> });
    let banner = banner.unwrap_or_default();

    html! {
        <>
            <Sprite />
            <Header on={on_header} />
            { persistence_banner(
                &persistence,
                play.passive,
                &on_open.reform(|()| OpenDialog::NewGame),
                &on_open.reform(|()| OpenDialog::Library),
            ) }
            <PointingProvider>
                <main class={classes!("play", play.plan.is_some().then_some("is-plan"))} inert={play.passive}>
                    { plate(&play, &seen, !seen.bottom(), "plate-top", clock.since) }
                    <div class="play-board">
                        <GameBoard play={seen.clone()} offers={settings.hover_arrows} act={act.clone()} />
                        if let Some(pause) = play.paused().filter(|_| play.plan.is_none()) {
                            <PauseOverlay {pause} on={act.reform(|()| TimeAction::GoOn.into())} />
                        }
                    </div>
                    { plate(&play, &seen, seen.bottom(), "plate-bottom", clock.since) }
                    <Controls play={seen.clone()} act={act.clone()} since={clock.since} {banner}>
                        if play.plan.is_some() {
                        } else if play.mode() == Mode::Computer {
                            <Thinking
                                play={play.clone()}
                                act={act.clone()}
                                progress={engine.progress}
                                on_stop={engine.stop}
                            />
                        } else {
                            { again(&act, &on_open) }
                        }
                    </Controls>
                    <Tools play={seen.clone()} planning={play.plan.is_some()} on={on_tool} />
                    <TurnList play={seen.clone()} act={act.clone()} />
                </main>
            </PointingProvider>
            <p class="visually-hidden" aria-live="polite" data-test="announce">{ text::event(&seen.event) }</p>
            <Dialogs open={*open} {on_open} {play} {seen} {act} {persistence} />
        </>
    }
}

/// The plate of a side: the displayed board, and the clock of the game.
fn plate(play: &PlayState, seen: &PlayState, side: Side, place: &'static str, since: f64) -> Html {
    let lost = seen.captured().into_iter().filter(|capture| capture.piece.side == side).collect::<Vec<_>>();
    let ahead = seen.ahead(side);
    let clock = play.clock_display(side).map(|display| (display, since));
    let is_person = play.options.players[side] == Player::Person;
    // During a replay, the side that played the turn is to move.
    let to_move = match seen.mode() {
        Mode::Replay => seen.label_shown().side == side,
        _ => seen.game.outcome().is_none() && seen.game.side() == side,
    };
    html! {
        <div class={place}>
            <Plate {side} player={text::side_plate(play, side)} {to_move} {lost} {ahead} {clock} {is_person} />
        </div>
    }
}

/// The buttons after the end of a game.
fn again(act: &Callback<PlayAction>, on_open: &Callback<OpenDialog>) -> Html {
    html! {
        <div class="buttons">
            <button type="button" class="button" onclick={on_open.reform(|_: MouseEvent| OpenDialog::NewGame)}>
                { label::NEW_GAME }
            </button>
            <button
                type="button"
                class="button button-main"
                title={label::REMATCH_LONG}
                onclick={act.reform(|_: MouseEvent| PlayAction::Rematch)}
            >
                { label::REMATCH }
            </button>
        </div>
    }
}
