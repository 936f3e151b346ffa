//! Searches in the engine's workers.

use yew::prelude::*;

use crate::services::worker_client::EngineClient;
use ansa_model::activities::engine::{Request, SearchEvent, SearchStart};

/// Searches what is requested, each request in a worker of its own, and hands on what is found. A request that is no
/// longer made is cancelled, and late answers are dropped. The workers start with the first request and end with the
/// component.
///
/// The callback stops the searches: the best turns found so far follow as answers.
#[hook]
pub(crate) fn use_search<K: Clone + PartialEq + 'static>(
    requests: Vec<Request<K>>,
    start: impl Fn(&Request<K>) -> Option<SearchStart> + 'static,
    on_event: Callback<(K, SearchEvent)>,
) -> Callback<()> {
    // The engines, each with its last request, as long as that is made.
    let engines = use_mut_ref(Vec::<(EngineClient, Option<Request<K>>)>::new);
    use_effect_with(requests, {
        let engines = engines.clone();
        move |requests: &Vec<Request<K>>| {
            let mut engines = engines.borrow_mut();
            for (engine, own) in &mut *engines {
                if own.take_if(|own| !requests.contains(own)).is_some() {
                    engine.cancel();
                }
            }
            for request in requests {
                if engines.iter().any(|(_, own)| own.as_ref() == Some(request)) {
                    continue;
                }
                let Some(start) = start(request) else { continue };
                if engines.iter().all(|(_, own)| own.is_some()) {
                    engines.push((EngineClient::new(), None));
                }
                if let Some((engine, own)) = engines.iter_mut().find(|(_, own)| own.is_none()) {
                    engine.think(request, start, &on_event);
                    *own = Some(request.clone());
                }
            }
            if requests.is_empty() {
                // One stays, because it knows the game.
                engines.truncate(1);
            }
        }
    });
    use_effect_with((), {
        let engines = engines.clone();
        move |()| move || engines.borrow_mut().clear()
    });
    use_callback((), move |(), ()| engines.borrow().iter().for_each(|(engine, _)| engine.stop()))
}
