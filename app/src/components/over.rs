//! What follows the end of a game, below the status line.

use std::rc::Rc;

use ansa_core::position::outcome::Reason;
use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::{Button, figure, piece_icon, play_from};
use crate::hooks::use_stored;
use ansa_model::activities::ladder::LadderProgress;
use ansa_model::activities::play::PlayState;
use ansa_model::document::GameOptions;
use ansa_model::session::{next_game, opponent_of};
use ansa_model::text::{self, home, label, ladder as words, storage, study};
use ansa_model::tournaments::Tournaments;

/// What a finished game has changed, and what to do next. The status line above says who won and why.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn OverPanel(
    play: &Rc<PlayState>,
    /// The id of the game in the store.
    saved: &Option<AttrValue>,
    /// Starts a game with the sides exchanged.
    on_rematch: &Callback<()>,
    /// Starts a game with these options: the same sides, or another opponent.
    on_begin: &Callback<GameOptions>,
    on_new: &Callback<()>,
    on_ladder: &Callback<()>,
    on_study: &Callback<()>,
    /// Shows a tournament.
    on_tournament: &Callback<String>,
    /// Starts a game from the displayed position, if a turn can follow.
    on_play_from: &Option<Callback<()>>,
) -> Html {
    let ladder = use_stored::<LadderProgress>(storage::ladder).value;
    let tournaments = use_stored::<Tournaments>(storage::tournaments).value;
    let Some(outcome) = play.game().outcome() else { return html! {} };
    let hero = if outcome.reason == Reason::Goal { Role::Rabbit } else { Role::Elephant };
    let board = play.game().board();
    let next = next_game(play, ladder.lost_in_row);
    let opponent = opponent_of(play);
    let has_next = next.is_some();
    let tournament =
        saved.as_ref().and_then(|id| tournaments.list.iter().find(|own| own.game_of(id).is_some()));
    let same = {
        let options = play.options().clone();
        on_begin.reform(move |()| options.clone())
    };
    let count = |side| board.side(side).count();
    html! {
        <div class="over" data-test="over-panel">
            <div class="over-says">
                if let Some(winner) = outcome.winner {
                    <span class="over-piece">
                        { match opponent.filter(|&(person, _)| person != winner) {
                            Some((_, level)) => figure(level, winner),
                            None => piece_icon(Piece::new(winner, hero), ""),
                        } }
                    </span>
                }
                <div>
                    if let Some(changed) = words::changed(play.ladder) {
                        <p role="status" data-test="over-rating">{ changed }</p>
                    }
                    <p class="help" data-test="over-score">
                        { text::score_line(count(Side::Gold), count(Side::Silver)) }
                    </p>
                </div>
            </div>
            <div class="buttons over-again">
                if let Some(own) = tournament {
                    // What follows is a matter of the tournament.
                    { button(&on_tournament.reform({ let id = own.id.clone(); move |()| id.clone() }),
                        "over-tournament", words::to_tournament(&own.name), true) }
                } else {
                    if let Some((offer, options)) = next {
                        { button(&on_begin.reform(move |()| options.clone()), "next-level",
                            words::offer(offer), true) }
                    }
                    if !play.is_nearby() {
                        { button(on_rematch, "rematch", label::rematch_long().to_owned(), !has_next) }
                        { button(&same, "rematch-same", label::rematch_same().to_owned(), false) }
                    }
                }
            </div>
            <div class="buttons">
                { button(on_new, "over-new-game", label::new_game().to_owned(), false) }
                if opponent.is_some() {
                    { button(on_ladder, "over-ladder", home::ladder().to_owned(), false) }
                }
                { button(on_study, "over-study", study::title().to_owned(), false) }
                if let Some(on_play_from) = on_play_from { { play_from(on_play_from) } }
            </div>
        </div>
    }
}

fn button(on: &Callback<()>, test: &'static str, name: String, main: bool) -> Html {
    Button::new(test, name).main_if(main).calls(on)
}
