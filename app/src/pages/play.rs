//! Where a game is played.

use ansa_core::Side;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::{
    Confirm, Controls, GameBoard, NewGameDialog, OverDialog, Plate, Sign, Sprite, Thinking, Tool, Tools,
    TurnList, sign,
};
use crate::hooks::{Start, use_engine, use_kept_focus, use_replay, use_shortcuts, use_table};
use crate::services::clipboard;
use crate::state::{Action, Mode, Notice, Player, Table, words};
use crate::text::{self, label};

/// The dialog that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    NewGame,
    Resign,
    Over,
}

/// The board with everything around it.
#[component]
pub(crate) fn Play() -> Html {
    let handle = use_table();
    let (table, act) = (handle.table, handle.act);
    let open = use_state(|| if handle.start == Start::Fresh { Open::NewGame } else { Open::Nothing });
    let engine = use_engine(&table, &act);
    use_replay(table.replay, &act);
    use_shortcuts(&act);
    use_kept_focus(table.mode());
    let is_over = table.game.outcome().is_some() && table.replay.is_none();
    use_effect_with(is_over, {
        let open = open.setter();
        move |&is_over| {
            if is_over {
                open.set(Open::Over);
            }
        }
    });

    let show = |what: Open| {
        let open = open.setter();
        Callback::from(move |()| open.set(what))
    };
    let do_and_close = |action: Action| {
        let (open, act) = (open.setter(), act.clone());
        Callback::from(move |()| {
            open.set(Open::Nothing);
            act.emit(action.clone());
        })
    };
    let on_start = {
        let (open, act) = (open.setter(), act.clone());
        Callback::from(move |new| {
            open.set(Open::Nothing);
            act.emit(Action::Begin(new));
        })
    };
    let on_tool = {
        let (act, table, open) = (act.clone(), table.clone(), open.setter());
        Callback::from(move |tool| match tool {
            Tool::Flip => act.emit(Action::Flip),
            Tool::Replay => act.emit(Action::ShowLast),
            Tool::TakeBack => act.emit(Action::TakeBack),
            Tool::Copy => copy(&table, &act),
            Tool::Resign => open.set(Open::Resign),
        })
    };
    let replaces = table.game.outcome().is_none() && !table.game.plies().is_empty();

    html! {
        <>
            <Sprite />
            <header class="bar">
                <img class="bar-logo" src="icon.svg" alt="" width="32" height="32" />
                <h1 class="bar-name">{ label::ANSA }</h1>
                <button
                    type="button"
                    class="button button-sign"
                    data-test="new-game"
                    onclick={show(Open::NewGame).reform(|_: MouseEvent| ())}
                >
                    { sign(Sign::New) }<span>{ label::NEW_GAME }</span>
                </button>
            </header>
            <main class="play">
                { plate(&table, !table.bottom, "plate-top") }
                <div class="play-board"><GameBoard table={table.clone()} act={act.clone()} /></div>
                { plate(&table, table.bottom, "plate-bottom") }
                <Controls table={table.clone()} act={act.clone()}>
                    if table.mode() == Mode::Computer {
                        <Thinking progress={engine.progress} on_stop={engine.stop} />
                    } else {
                        { again(&act, &show(Open::NewGame)) }
                    }
                </Controls>
                <Tools table={table.clone()} on={on_tool} />
                <TurnList table={table.clone()} act={act.clone()} />
            </main>
            <p class="visually-hidden" aria-live="polite" data-test="announce">{ text::event(&table.event) }</p>
            { match *open {
                Open::Nothing => html! {},
                Open::NewGame => html! {
                    <NewGameDialog opponent={opponent(&table)} {replaces} {on_start} on_close={show(Open::Nothing)} />
                },
                Open::Resign => html! {
                    <Confirm
                        title={label::RESIGN_QUESTION}
                        meaning={label::RESIGN_MEANS}
                        yes={label::RESIGN}
                        on_yes={do_and_close(Action::Resign)}
                        on_no={show(Open::Nothing)}
                    />
                },
                Open::Over => html! {
                    <OverDialog
                        table={table.clone()}
                        on_rematch={do_and_close(Action::Rematch)}
                        on_new={show(Open::NewGame)}
                        on_close={show(Open::Nothing)}
                    />
                },
            } }
        </>
    }
}

fn plate(table: &Table, side: Side, place: &'static str) -> Html {
    let lost = table.captured().into_iter().filter(|capture| capture.piece.side == side).collect::<Vec<_>>();
    let to_move = table.game.outcome().is_none() && table.game.side() == side;
    html! {
        <div class={place}>
            <Plate {side} player={text::side_plate(table, side)} {to_move} {lost} />
        </div>
    }
}

/// What can be done at the board of a game that is over.
fn again(act: &Callback<Action>, on_new: &Callback<()>) -> Html {
    html! {
        <div class="buttons">
            <button type="button" class="button" onclick={on_new.reform(|_: MouseEvent| ())}>
                { label::NEW_GAME }
            </button>
            <button
                type="button"
                class="button button-main"
                title={label::REMATCH_LONG}
                onclick={act.reform(|_: MouseEvent| Action::Rematch)}
            >
                { label::REMATCH }
            </button>
        </div>
    }
}

/// Whom the last game was against.
fn opponent(table: &Table) -> Player {
    let computer =
        Side::ALL.into_iter().map(|side| table.players[side]).find(|&player| player != Player::Person);
    computer.unwrap_or_default()
}

fn copy(table: &Table, act: &Callback<Action>) {
    let (record, act) = (words::of_game(&table.game), act.clone());
    spawn_local(async move {
        let notice = match clipboard::copy(&record).await {
            Ok(()) => Notice::Copied,
            Err(message) => Notice::Failed(message),
        };
        act.emit(Action::Say(notice));
    });
}
