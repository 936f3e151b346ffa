//! The game of two devices as the game in hand: what the person plays goes to the other device, and what comes from there
//! is played here.

use std::rc::Rc;

use yew::prelude::*;

use super::Nearby;
use crate::given::use_effect_given;
use ansa_core::Outcome;
use ansa_core::notation::PlyText;
use ansa_model::activities::play::{FriendAction, NearbyUpdate, PlayState};
use ansa_model::nearby::{GameCopy, NearbyAction, NearbyGame};
use ansa_model::session::{Session, SessionAction};

/// How often the clock here follows that of the devices, in milliseconds.
const FOLLOW_EVERY: u64 = 5_000;

/// What both have to say to each other.
#[derive(PartialEq)]
struct Link {
    /// The game between the devices: its plies, take-backs and end.
    copy: (usize, u32, Option<Outcome>),
    clock: (bool, u64),
    is_joined: bool,
    asks: (bool, bool, bool),
    /// The game in hand.
    shown: (u32, usize, Option<Outcome>),
    refusals: u32,
}

/// Shows the game between the devices, and keeps both the same.
#[hook]
pub(crate) fn use_nearby_game(nearby: &Nearby, session: &Rc<Session>, act: &Callback<SessionAction>) {
    let copy = nearby.game.copy().filter(|_| nearby.game.is_agreed());
    let between = copy.map(|copy| copy.id().as_str().to_owned());
    // What another window plays is not taken up here.
    let shown = session.play.document.nearby_id().filter(|_| !session.play.read_only).map(str::to_owned);
    let is_same = between.is_some() && between == shown;
    let seen = use_mut_ref(|| (None::<String>, None::<String>));
    let given = (nearby.game.clone(), nearby.act.clone(), session.clone(), act.clone(), seen);
    use_effect_given((between, shown), given, |(between, shown), (game, own_act, session, act, seen)| {
        let before = seen.replace((between.clone(), shown.clone()));
        if between == shown {
            return;
        }
        if between.is_some() && *between != before.0 {
            if let Some(copy) = game.copy() {
                act.emit(SessionAction::Show(copy.empty_document()));
            }
        } else if shown.is_some()
            && *shown != before.1
            && let Some(copy) = GameCopy::of_document(&session.play.document)
        {
            let asked = session.play.document.nearby_backs().asked;
            own_act.emit(NearbyAction::TakeUp(Box::new(copy), asked));
        }
    });
    let link = copy.filter(|_| is_same).map(|copy| link(nearby, copy, session));
    let is_shown = is_same && shows_last(&session.play);
    use_effect_given(is_shown, nearby.act.clone(), |&is_shown, act| {
        act.emit(NearbyAction::Showing(is_shown));
    });
    let asks = use_mut_ref(|| 0_u32);
    use_effect_given(session.play.back_asks(), nearby.act.clone(), move |&now, act| {
        if asks.replace(now) < now {
            act.emit(NearbyAction::AskBack);
        }
    });
    let refusals = use_mut_ref(|| 0_u32);
    let given = (nearby.game.clone(), nearby.act.clone(), session.play.clone(), act.clone());
    use_effect_given(link, given, move |link, (game, own_act, play, act)| {
        let Some(link) = link else { return };
        let is_refused = refusals.replace(link.refusals) != link.refusals;
        match own_action(&game, &play).filter(|_| !is_refused) {
            Some(action) => own_act.emit(action),
            None => {
                if let Some(update) = NearbyUpdate::of(&game, is_refused) {
                    act.emit(FriendAction::Nearby(update.into()).into());
                }
            }
        }
    });
}

fn link(nearby: &Nearby, copy: &GameCopy, session: &Session) -> Link {
    let game = &nearby.game;
    let play = &session.play;
    Link {
        copy: (copy.game().plies().len(), copy.take_backs(), copy.outcome()),
        clock: (game.clock_runs(), copy.options().control.map_or(0, |_| game.spent() / FOLLOW_EVERY)),
        is_joined: game.is_joined(),
        asks: (game.is_back_awaited(), game.is_behind(), game.can_ask_back()),
        shown: (session.serial, play.game().plies().len(), play.game().outcome()),
        refusals: nearby.refusals,
    }
}

/// Whether the person is shown the last turn.
fn shows_last(play: &PlayState) -> bool {
    play.replay().is_some_and(|replay| replay.ply + 1 == play.game().plies().len())
}

/// What the person has done that the copy does not have yet.
fn own_action(game: &NearbyGame, play: &PlayState) -> Option<NearbyAction> {
    let copy = game.copy().filter(|copy| play.is_ahead_of(copy))?;
    let ply = play.game().plies().get(copy.game().plies().len()).map(PlyText::from);
    Some(ply.map_or(NearbyAction::Resign, |ply| NearbyAction::Play(ply.to_string())))
}
