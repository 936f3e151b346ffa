//! The puzzles: what their menu and each way to them share.

use std::rc::Rc;

use yew::prelude::*;

use super::navigation::Navigation;
use super::open_at_place::use_opening;
use super::puzzle::PuzzleRoom;
use super::puzzle_menu::PuzzleMenu;
use super::puzzle_run::PuzzleRunRoom;
use crate::components::{Button, PageScreen};
use crate::hooks::{GameSaving, PuzzleSource, use_own_puzzles, use_puzzle_file, use_stored};
use ansa_model::activities::puzzle::{PuzzleName, PuzzleProgress, RunKind};
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::{home, puzzle as words, storage};

/// The menu, or a way to puzzles. They share the file, which is loaded once, the puzzles of the person's own games, and
/// the progress.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Puzzles(
    /// The way to puzzles in the address; `None` for the menu.
    name: &Option<PuzzleName>,
    session: &Rc<Session>,
    saving: &GameSaving,
    navigation: &Navigation,
    act: &Callback<SessionAction>,
    /// Called to go back.
    on_close: &Callback<()>,
) -> Html {
    let (source, load) = use_puzzle_file();
    let handle = use_stored::<PuzzleProgress>(storage::puzzles);
    let own = use_own_puzzles(saving.store.as_ref());
    let opening = use_opening(session, saving, act, navigation);
    let deck = use_memo((source.clone(), own.puzzles.clone()), |(source, own)| match source {
        PuzzleSource::Loaded(deck) => Some(Rc::new(deck.with_own(own.puzzles()))),
        _ => None,
    });
    let Some(deck) = &*deck else {
        return html! {
            <PageScreen title={home::puzzles()} test="puzzles-loading" about={words::about()} {on_close}>
                { not_loaded(&source, &load) }
            </PageScreen>
        };
    };
    match *name {
        None => html! { <PuzzleMenu {deck} {handle} {own} {navigation} {on_close} /> },
        Some(PuzzleName::Streak) => {
            html! { <PuzzleRunRoom key="streak" kind={RunKind::Streak} {deck} {handle} /> }
        }
        Some(PuzzleName::Storm) => {
            html! { <PuzzleRunRoom key="storm" kind={RunKind::Storm} {deck} {handle} /> }
        }
        Some(name) => html! {
            <PuzzleRoom
                key={name.to_string()}
                {name}
                {deck}
                {handle}
                own={own.puzzles}
                on_open={opening.open}
                open_error={opening.error}
                {act}
            />
        },
    }
}

fn not_loaded(source: &PuzzleSource, load: &Callback<()>) -> Html {
    let said = match source {
        PuzzleSource::Loading | PuzzleSource::Loaded(_) => {
            return html! { <p role="status">{ words::loading() }</p> };
        }
        PuzzleSource::Failed => words::not_loaded().to_owned(),
        PuzzleSource::Unreadable(why) => words::unreadable_file(why),
    };
    html! {
        <div class="course">
            <p class="notice notice-refusal" role="alert" data-test="puzzles-error">{ said }</p>
            { Button::new("puzzles-load", words::load_again()).calls(load) }
        </div>
    }
}
