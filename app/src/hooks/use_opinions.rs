//! Asks the engine what it thinks of positions, one after another, and stores the answers.

use std::rc::Rc;

use ansa_core::notation::PositionText;
use ansa_core::{Game, Side};
use yew::prelude::*;

use super::use_search::use_search;
use crate::given::callback;
use crate::services::storage;
use ansa_model::activities::engine::{Request, RequestKind, SearchEvent};
use ansa_model::statistics::{OPINION_NODES, PositionOpinions};

/// The score that a win counts as, in hundredths of a rabbit.
const WIN: i32 = 100_000;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpinionState {
    Unknown,
    Thinking,
    /// The score for gold, in hundredths of a rabbit.
    Known(i32),
    /// There is no position to search.
    Impossible,
    Failed,
}

/// What the engine thinks of the positions of these games, and a callback that asks it about those it has not searched,
/// from then on whatever games there are. `None` stands for a game that is not possible.
#[hook]
pub(crate) fn use_opinions(games: Rc<Vec<Option<Rc<Game>>>>) -> (Vec<OpinionState>, Callback<()>) {
    let opinions = use_state(|| storage::load::<PositionOpinions>().0);
    let is_asked = use_state_eq(|| false);
    // The positions whose search has failed since the engine was asked last.
    let failed = use_state_eq(Vec::<String>::new);
    let positions: Rc<Vec<Option<String>>> = use_memo(games.clone(), |games| {
        games.iter().map(|game| game.as_ref().and_then(|game| position_of(game))).collect()
    });
    let state = |position: &Option<String>| {
        let Some(position) = position else { return OpinionState::Impossible };
        match opinions.of(position, Side::Gold) {
            Some(score) => OpinionState::Known(score),
            None if failed.contains(position) => OpinionState::Failed,
            None if *is_asked => OpinionState::Thinking,
            None => OpinionState::Unknown,
        }
    };
    let states: Vec<OpinionState> = positions.iter().map(state).collect();
    let next = states.iter().position(|state| *state == OpinionState::Thinking);
    let next = next.and_then(|next| positions.get(next)?.clone());
    let request = next.map(|id| Request { id, kind: RequestKind::Nodes(OPINION_NODES) });
    let on_event = callback(
        (failed.clone(), opinions.setter()),
        move |(position, event): (String, SearchEvent), (failed, opinions)| {
            let line = match &event {
                SearchEvent::Progress(_) => return,
                SearchEvent::Best(_, state) => state.lines.first(),
                SearchEvent::Failed(_) => None,
            };
            let Some(line) = line else {
                return failed.set(failed.iter().cloned().chain([position]).collect());
            };
            // Other opinions may have been added in the meantime.
            let (mut all, _) = storage::load::<PositionOpinions>();
            all.add(&position, line.score.for_side(Side::Gold, WIN));
            // Without room, the engine is asked again another time.
            let _ = storage::save(&all);
            opinions.set(all);
        },
    );
    let start = move |request: &Request<String>| {
        let at = positions.iter().position(|position| position.as_ref() == Some(&request.id))?;
        Some(games.get(at)?.clone()?.into())
    };
    use_search(request.into_iter().collect(), start, on_event);
    let ask = callback((is_asked.setter(), failed.setter()), |(), (is_asked, failed)| {
        failed.set(Vec::new());
        is_asked.set(true);
    });
    (states, ask)
}

fn position_of(game: &Game) -> Option<String> {
    let position = game.position()?;
    Some(PositionText::new(position.board().to_pieces(), position.side()).to_short())
}
