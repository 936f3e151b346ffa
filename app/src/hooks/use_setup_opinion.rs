//! Asks the engine what it thinks of the position after both setups, and stores the answer.

use std::rc::Rc;

use ansa_core::notation::PositionText;
use ansa_core::{Game, Side};
use yew::prelude::*;

use super::use_search::use_search;
use crate::services::storage;
use ansa_model::activities::engine::{Request, RequestKind, SearchEvent};
use ansa_model::statistics::{OPINION_NODES, SetupKey, SetupOpinions};

/// The score that a win counts as, in hundredths of a rabbit.
const WIN: i32 = 100_000;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpinionState {
    Unknown,
    Thinking,
    /// The score for gold, in hundredths of a rabbit.
    Known(i32),
    /// No game can begin with these setups.
    Impossible,
    Failed,
}

/// What the engine thinks of the position after these setups of gold and silver, with gold to move; and a callback that asks it.
#[hook]
pub(crate) fn use_setup_opinion(setups: Option<(SetupKey, SetupKey)>) -> (OpinionState, Callback<()>) {
    let opinions = use_state(|| storage::load::<SetupOpinions>().0);
    // The position that is searched, and whether its search has failed.
    let asked = use_state_eq(|| None::<(String, bool)>);
    let game = use_memo(setups, |setups| setups.and_then(|(gold, silver)| game_after(gold, silver)));
    let position = (*game).as_ref().and_then(|game| position_of(game));
    let state = match &position {
        None => OpinionState::Impossible,
        Some(position) => match (opinions.of(position, Side::Gold), &*asked) {
            (Some(score), _) => OpinionState::Known(score),
            (None, Some((searched, failed))) if searched == position => {
                if *failed {
                    OpinionState::Failed
                } else {
                    OpinionState::Thinking
                }
            }
            _ => OpinionState::Unknown,
        },
    };
    let kind = RequestKind::Nodes(OPINION_NODES);
    let request = position.clone().filter(|_| state == OpinionState::Thinking).map(|id| Request { id, kind });
    let on_event = {
        let (asked, opinions) = (asked.setter(), opinions.setter());
        Callback::from(move |(position, event): (String, SearchEvent)| {
            let line = match &event {
                SearchEvent::Progress(_) => return,
                SearchEvent::Best(_, state) => state.lines.first(),
                SearchEvent::Failed(_) => None,
            };
            let Some(line) = line else { return asked.set(Some((position, true))) };
            // Other opinions may have been added in the meantime.
            let (mut all, _) = storage::load::<SetupOpinions>();
            all.add(&position, line.score.for_side(Side::Gold, WIN));
            // Without room, the engine is asked again another time.
            let _ = storage::save(&all);
            opinions.set(all);
            asked.set(None);
        })
    };
    use_search(
        request.into_iter().collect(),
        move |_: &Request<String>| Some((*game).clone()?.into()),
        on_event,
    );
    let ask = {
        let (asked, position) = (asked.setter(), position.clone());
        Callback::from(move |()| asked.set(position.clone().map(|position| (position, false))))
    };
    // A search of another position is no longer wanted.
    use_effect_with(position, move |_| asked.set(None));
    (state, ask)
}

fn game_after(gold: SetupKey, silver: SetupKey) -> Option<Rc<Game>> {
    let mut game = Game::new();
    game.set_up(&gold.setup(Side::Gold)).ok()?;
    game.set_up(&silver.setup(Side::Silver)).ok()?;
    Some(Rc::new(game))
}

fn position_of(game: &Game) -> Option<String> {
    let position = game.position()?;
    Some(PositionText::new(position.board().to_pieces(), position.side()).to_short())
}
