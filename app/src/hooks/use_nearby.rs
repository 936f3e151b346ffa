//! A connection to a device nearby, and the game that is played over it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::use_apply;
use crate::given::{callback, use_effect_given};
use crate::services::nearby::{BetweenWindows, OnTransport, Peer, PeerProblem, Transport, TransportEvent};
use crate::services::{moment, page, time};
use ansa_model::nearby::{
    Card, Connection, NearbyAction, NearbyEffects, NearbyGame, News, Phrase, TransportFault,
};

/// How often time passes, in milliseconds.
const TICK: u32 = 500;

/// What carries the messages.
#[derive(Default)]
enum Carrier {
    #[default]
    None,
    /// The other device has not been found yet, or is connected.
    Peer(Peer),
    Windows(BetweenWindows),
}

impl Carrier {
    fn send(&self, text: &str) {
        match self {
            Carrier::None => {}
            Carrier::Peer(peer) => peer.send(text),
            Carrier::Windows(windows) => windows.send(text),
        }
    }
}

/// What there is to know about the connection.
#[derive(PartialEq)]
pub(crate) struct Nearby {
    pub(crate) game: Rc<NearbyGame>,
    /// Applies an action after an update of the time. The callback is stable.
    pub(crate) act: Callback<NearbyAction>,
    /// The own card; none while it is made, or after a problem.
    pub(crate) card: Option<String>,
    pub(crate) problem: Option<PeerProblem>,
    /// The last phrase of the other, and how many there were.
    pub(crate) said: Option<(Phrase, u32)>,
    /// The last news that the person should know, until something else has happened.
    pub(crate) news: Option<News>,
    /// How often an action was refused.
    pub(crate) refusals: u32,
    /// Connects to the device with this card.
    pub(crate) on_card: Callback<Card>,
    /// Enters the room with this name.
    pub(crate) on_room: Callback<String>,
}

/// What has come in, apart from the game.
#[derive(Clone, PartialEq, Default)]
struct Heard {
    said: Option<(Phrase, u32)>,
    news: Option<News>,
    refusals: u32,
}

impl Heard {
    fn hear(&mut self, news: News) {
        match news {
            News::Said(phrase) => self.said = Some((phrase, self.said.map_or(1, |(_, count)| count + 1))),
            News::Refused(_) => {
                self.refusals += 1;
                self.news = Some(news);
            }
            // The buttons say what was asked, and the line above them how the connection is.
            News::Played(_) | News::BackAsked | News::RematchAsked | News::Proposed | News::Over(_) => {
                self.news = None;
            }
            News::Began => *self = Heard { refusals: self.refusals, ..Heard::default() },
            News::Connected | News::Ended(_) => {}
            news => self.news = Some(news),
        }
    }
}

/// Makes a card, and a new one whenever a connection has failed.
#[hook]
pub(crate) fn use_nearby() -> Nearby {
    let carrier = use_mut_ref(Carrier::default);
    let card = use_state_eq(|| None::<String>);
    let problem = use_state_eq(|| None::<PeerProblem>);
    // Several effects may come before the next render.
    let (heard, shown) = (use_mut_ref(Heard::default), use_state_eq(Heard::default));
    let tries = use_mut_ref(|| 0_u32);
    let (game, apply) = use_apply(NearbyGame::default, {
        let (carrier, heard, shown) = (carrier.clone(), heard.clone(), shown.setter());
        move |effects: NearbyEffects, _| {
            effects.sends.iter().for_each(|text| carrier.borrow().send(text));
            let mut heard = heard.borrow_mut();
            effects.news.into_iter().for_each(|news| heard.hear(news));
            shown.set(heard.clone());
            if effects.closes {
                drop(carrier.take());
            }
        }
    });
    let act = use_timed(&apply);
    let on_transport: OnTransport = act.reform(|event| match event {
        TransportEvent::Opened => NearbyAction::Opened,
        TransportEvent::Received(text) => NearbyAction::Received(text),
        TransportEvent::Closed(fault) => NearbyAction::Closed(fault),
    });
    // Without a connection there is a card, which can be used once.
    let is_idle = matches!(game.connection(), Connection::None | Connection::Ended(_));
    let given = (carrier.clone(), card.setter(), problem.setter(), on_transport.clone(), tries.clone());
    use_effect_given(is_idle, given, |&is_idle, (carrier, card, problem, on_transport, tries)| {
        if is_idle {
            card.set(None);
            *tries.borrow_mut() += 1;
            let number = *tries.borrow();
            spawn_local(async move {
                let offer = Peer::offer(on_transport).await;
                // A room may have been entered meanwhile, or the page left.
                if *tries.borrow() != number {
                    return;
                }
                match offer {
                    Ok(peer) => {
                        card.set(Some(peer.card().to_text()));
                        carrier.replace(Carrier::Peer(peer));
                    }
                    Err(found) => problem.set(Some(found)),
                }
            });
        }
    });
    use_effect_given((), (carrier.clone(), tries.clone(), act.clone()), |(), (carrier, tries, act)| {
        // The other device need not wait in vain.
        let watch = page::watch_leaving(move || act.emit(NearbyAction::Leave));
        move || {
            drop(watch);
            *tries.borrow_mut() += 1;
            drop(carrier.take());
        }
    });
    let on_card =
        callback((carrier.clone(), problem.setter(), act.clone()), |card: Card, (carrier, problem, act)| {
            let connecting = match &*carrier.borrow() {
                Carrier::Peer(peer) => peer.connecting(&card),
                _ => return,
            };
            match connecting {
                Err(found) => problem.set(Some(found)),
                Ok(connecting) => {
                    problem.set(None);
                    act.emit(NearbyAction::Connecting);
                    let (problem, act) = (problem.clone(), act.clone());
                    spawn_local(async move {
                        if let Err(found) = connecting.await {
                            problem.set(Some(found));
                            act.emit(NearbyAction::Closed(TransportFault::Unreachable));
                        }
                    });
                }
            }
        });
    let on_room = callback(
        (carrier, tries, on_transport, problem.setter()),
        |room: String, (carrier, tries, on_transport, problem)| {
            *tries.borrow_mut() += 1;
            drop(carrier.take());
            match BetweenWindows::join(&room, on_transport.clone()) {
                Some(windows) => drop(carrier.replace(Carrier::Windows(windows))),
                None => problem.set(Some(PeerProblem::Missing)),
            }
        },
    );
    let Heard { said, news, refusals } = (*shown).clone();
    Nearby { game, act, card: (*card).clone(), problem: *problem, said, news, refusals, on_card, on_room }
}

/// Lets time pass before every action, and every [`TICK`].
#[hook]
fn use_timed(apply: &Callback<NearbyAction>) -> Callback<NearbyAction> {
    let last = use_mut_ref(moment::now);
    let act = use_callback(apply.clone(), move |action: NearbyAction, apply| {
        let passed = (moment::now() - *last.borrow()).max(0.0).floor();
        *last.borrow_mut() += passed;
        apply.emit(NearbyAction::Passed(passed as u64));
        apply.emit(action);
    });
    use_effect_given((), act.clone(), |(), act| {
        let timer = time::every(TICK, move || act.emit(NearbyAction::Passed(0)));
        move || drop(timer)
    });
    act
}
