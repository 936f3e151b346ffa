//! A connection to a device nearby, and the game that is played over it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::use_apply;
use crate::given::{callback, use_effect_given};
use crate::services::nearby::{BetweenWindows, OnTransport, Peer, PeerProblem, Transport, TransportEvent};
use crate::services::{moment, time};
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
pub(crate) struct Nearby {
    pub(crate) game: Rc<NearbyGame>,
    pub(crate) act: Callback<NearbyAction>,
    /// The own card; none while it is made, or after a problem.
    pub(crate) card: Option<String>,
    pub(crate) problem: Option<PeerProblem>,
    /// The last phrase of the other.
    pub(crate) said: Option<Phrase>,
    /// Connects to the device with this card.
    pub(crate) on_card: Callback<Card>,
    /// Enters the room with this name.
    pub(crate) on_room: Callback<String>,
}

/// Makes a card, and a new one whenever a connection has failed.
#[hook]
pub(crate) fn use_nearby() -> Nearby {
    let carrier = use_mut_ref(Carrier::default);
    let card = use_state_eq(|| None::<String>);
    let problem = use_state_eq(|| None::<PeerProblem>);
    let said = use_state_eq(|| None::<Phrase>);
    let tries = use_mut_ref(|| 0_u32);
    let (game, act) = use_apply(NearbyGame::default, {
        let (carrier, said) = (carrier.clone(), said.setter());
        move |effects: NearbyEffects, _| {
            effects.sends.iter().for_each(|text| carrier.borrow().send(text));
            for news in effects.news {
                if let News::Said(phrase) = news {
                    said.set(Some(phrase));
                }
            }
            if effects.closes {
                drop(carrier.take());
            }
        }
    });
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
                // A room may have been entered meanwhile, or the screen left.
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
    use_effect_given((), (act.clone(), carrier.clone(), tries.clone()), |(), (act, carrier, tries)| {
        let last = RefCell::new(moment::now());
        let timer = time::every(TICK, move || {
            let now = moment::now();
            let passed = (now - last.replace(now)).max(0.0) as u64;
            act.emit(NearbyAction::Passed(passed));
        });
        move || {
            drop(timer);
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
    Nearby { game, act, card: (*card).clone(), problem: *problem, said: *said, on_card, on_room }
}
