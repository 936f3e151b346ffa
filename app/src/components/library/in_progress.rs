//! The games in progress, with small boards that show them as they stand now.

use std::rc::Rc;

use ansa_core::BySide;
use yew::prelude::*;

use crate::components::Button;
use crate::components::thumbnail::{Thumbnail, ThumbnailView};
use crate::services::piece_sheet::PieceSheet;
use ansa_model::session::{GameInProgress, GameTurn};
use ansa_model::text::{self, in_progress as words, library};

/// How many games are shown at first.
const WINDOW: usize = 6;

#[yew_autoprops::autoprops]
#[component]
pub(super) fn InProgress(
    games: &Vec<GameInProgress>,
    /// The piece images for the pictures.
    sheet: &Option<Rc<PieceSheet>>,
    /// Receives the id of the game to open.
    on_open: &Callback<String>,
) -> Html {
    let shows_all = use_state_eq(|| false);
    if games.is_empty() {
        return html! {};
    }
    let shown = if *shows_all { games.len() } else { WINDOW };
    let setter = shows_all.setter();
    html! {
        <section class="in-progress" aria-labelledby="in-progress-title" data-test="in-progress">
            <h2 id="in-progress-title">{ words::in_progress() }</h2>
            <ul class="cards live-games">
                { for games.iter().take(shown).map(|game| live_game(game, sheet.as_ref(), on_open)) }
            </ul>
            if games.len() > shown {
                { Button::new("more-in-progress", library::more(games.len() - shown))
                    .calls(&Callback::from(move |()| setter.set(true))) }
            }
            <h2>{ words::all_games() }</h2>
        </section>
    }
}

fn live_game(game: &GameInProgress, sheet: Option<&Rc<PieceSheet>>, on_open: &Callback<String>) -> Html {
    let GameInProgress { entry, turn, is_current } = game;
    let id = entry.id.clone();
    let (turn_words, key) = match turn {
        GameTurn::Yours => (words::your_turn().to_owned(), "yours"),
        GameTurn::OneOfTwo => (library::game_status(entry), "two"),
        GameTurn::Friends => (words::friends_turn().to_owned(), "friend"),
        GameTurn::Running => (words::being_played().to_owned(), "running"),
        GameTurn::Waiting => (words::computer_to_play().to_owned(), "waiting"),
    };
    html! {
        <li key={id.clone()} class="card game" data-test="live-game" data-turn={key} data-current={is_current.then_some("")}>
            <Thumbnail board={entry.summary.board} view={ThumbnailView::Board} sheet={sheet.cloned()} />
            <div class="game-words">
                { Button::new("open-live-game", library::game_name(entry)).class("game-open").sends(on_open, id.clone()) }
                <p class="game-line live-turn" data-test="live-turn">{ turn_words }</p>
                if *is_current {
                    <p class="game-line">{ library::on_board() }</p>
                } else if !matches!(turn, GameTurn::OneOfTwo) {
                    <p class="game-line" data-test="live-status">{ library::game_status(entry) }</p>
                }
                if let Some(BySide { gold, silver }) = entry.summary.time_left {
                    <p class="game-line" translate="no" data-test="live-clock">
                        { words::time_left(&text::digits(gold), &text::digits(silver)) }
                    </p>
                }
            </div>
        </li>
    }
}
