//! A tournament: its rounds and tables, what is done with it, and what goes in and out.

use std::rc::Rc;

use ansa_core::Board;
use ansa_tournament::{Change, Format, GameId};
use yew::prelude::*;

use super::navigation::Navigation;
use super::screen::Screen;
use crate::components::{
    AddRecord, Button, ChallengeStanding, Crosstable, Forget, PageScreen, Rounds, Standings,
    TournamentExports,
};
use crate::given::callback;
use crate::hooks::TournamentHandle;
use crate::services::store::Store;
use ansa_model::text::tournament as words;
use ansa_model::tournaments::TournamentAction;

#[yew_autoprops::autoprops]
#[component]
pub(super) fn OneTournament(
    handle: &TournamentHandle,
    /// The boards of the games that are in hand or go on. With them only the rounds change.
    boards: &Rc<[(GameId, Board)]>,
    store: &Option<Store>,
    navigation: &Navigation,
) -> Html {
    let adding = use_state_eq(|| None::<GameId>);
    let on_close = navigation.on(|navigation, ()| navigation.back());
    let on_show = use_callback((handle.clone(), navigation.clone()), |game: GameId, (handle, navigation)| {
        handle.show_game(game);
        navigation.show(Screen::Play);
    });
    let on_add = use_callback(adding.setter(), |game: GameId, adding| adding.set(Some(game)));
    let on_added = callback(adding.setter(), |(), adding| adding.set(None));
    let Some(own) = handle.own() else {
        return html! {
            <PageScreen title={words::title()} test="tournament-screen" {on_close}>
                <p class="help" data-test="tournament-gone">{ words::gone() }</p>
            </PageScreen>
        };
    };
    let on_delete = callback((handle.clone(), navigation.clone()), |(), (handle, navigation)| {
        handle.delete();
        navigation.show(Screen::Tournaments);
    });
    html! {
        <PageScreen title={own.name.clone()} test="tournament-screen" {on_close}>
            <div class="tournament is-wide">
                <TournamentHead {handle} on_show={on_show.clone()} />
                <Rounds {handle} boards={boards.clone()} on_show={on_show.clone()} {on_add} />
                <Standings {handle} />
                <Crosstable {handle} {on_show} />
                <TournamentExports {handle} store={store.clone()} />
                <div class="buttons">
                    <Forget
                        test="delete-tournament"
                        label={words::delete()}
                        consequence={words::delete_means()}
                        on_forget={on_delete}
                    />
                </div>
                if let Some(game) = *adding {
                    <AddRecord {handle} {game} on_close={on_added} />
                }
            </div>
        </PageScreen>
    }
}

/// How the tournament stands, and the buttons that let it go on.
#[yew_autoprops::autoprops]
#[component]
fn TournamentHead(handle: &TournamentHandle, on_show: &Callback<GameId>) -> Html {
    let Some(own) = handle.own() else { return html! {} };
    let act =
        |action: TournamentAction| callback(handle.clone(), move |(), handle| handle.change(action.clone()));
    let has_computers = own.page_games().any(|game| game.runs());
    html! {
        <>
            <p class="game-line" data-test="tournament-about">{ words::about_one(own) }</p>
            if let Some(unseated) = words::unseated_words(own) {
                <p class="help" data-test="tournament-unseated">{ unseated }</p>
            }
            if own.tournament.format() == Format::Challenge {
                <ChallengeStanding own={own.clone()} {on_show} />
            } else if let Some(leaders) = words::leaders(own) {
                <p class="notice notice-hint" role="status" data-test="tournament-over">{ leaders }</p>
            }
            <div class="buttons">
                if own.tournament.next_round().is_ok() {
                    { Button::new("start-round", words::start_round(own.tournament.rounds().len() + 1))
                        .main()
                        .calls(&act(TournamentAction::Change(Change::StartRound))) }
                }
                if has_computers {
                    { Button::new("pause-tournament", if own.is_running { words::pause() } else { words::go_on() })
                        .calls(&act(TournamentAction::Run(!own.is_running))) }
                }
            </div>
        </>
    }
}
