//! Asks the engine what it thinks of the position after both setups, and keeps the answer.

use std::rc::Rc;

use ansa_core::notation::PositionText;
use ansa_core::record::GoldScore;
use ansa_core::{Game, Side};
use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::services::engine_watch::WatchedEngine;
use crate::services::worker_client::EngineEvent;
use ansa_model::activities::engine::{Request, RequestKind};
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

/// The result of [`use_setup_opinion`].
pub(crate) struct OpinionHandle {
    pub(crate) state: OpinionState,
    /// Asks the engine.
    pub(crate) ask: Callback<()>,
}

/// What the engine thinks of the position after these setups of gold and silver, with gold to move.
#[hook]
pub(crate) fn use_setup_opinion(setups: Option<(SetupKey, SetupKey)>) -> OpinionHandle {
    let opinions =
        use_state(|| SetupOpinions::read(&choices::load(Choice::SetupOpinions).unwrap_or_default()));
    let engine = use_mut_ref(|| None::<WatchedEngine>);
    // The position that is searched, and whether its search has failed.
    let asked = use_state_eq(|| None::<(String, bool)>);
    let number = use_mut_ref(|| 0_u32);
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
    let ask = {
        let (engine, asked, number) = (engine.clone(), asked.clone(), number.clone());
        let (position, game, opinions) = (position.clone(), game.clone(), opinions.clone());
        Callback::from(move |()| {
            let (Some(position), Some(game)) = (position.clone(), (*game).clone()) else { return };
            let id = {
                let mut number = number.borrow_mut();
                *number = number.wrapping_add(1);
                *number
            };
            asked.set(Some((position.clone(), false)));
            let (asked, opinions) = (asked.setter(), opinions.clone());
            // A new engine, because the callback belongs to this position.
            let client = WatchedEngine::new(Callback::from(move |event| match event {
                EngineEvent::Best { id: own, state, .. } if own == id => match state.lines.first() {
                    Some(line) => {
                        let score = GoldScore::new(line.score, Side::Gold).for_side(Side::Gold, WIN);
                        // Other opinions may have been added in the meantime.
                        let mut kept =
                            SetupOpinions::read(&choices::load(Choice::SetupOpinions).unwrap_or_default());
                        kept.keep(&position, score);
                        if let Ok(text) = kept.write() {
                            // Without room, the engine is asked again another time.
                            let _ = choices::save(Choice::SetupOpinions, &text);
                        }
                        opinions.set(kept);
                        asked.set(None);
                    }
                    None => asked.set(Some((position.clone(), true))),
                },
                EngineEvent::Failed { id: own, .. } if own == id => asked.set(Some((position.clone(), true))),
                _ => {}
            }));
            client.think(Request { id, kind: RequestKind::Nodes(OPINION_NODES) }, game, None);
            engine.replace(Some(client));
        })
    };
    // A search of another position is no longer wanted.
    use_effect_with(position, {
        let (engine, asked) = (engine.clone(), asked.setter());
        move |_| {
            if let Some(engine) = engine.borrow_mut().take() {
                engine.cancel();
            }
            asked.set(None);
        }
    });
    use_effect_with((), move |()| move || drop(engine.borrow_mut().take()));
    OpinionHandle { state, ask }
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
