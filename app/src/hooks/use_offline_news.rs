//! The news that the page works without a network from now on.

use yew::prelude::*;

use super::use_passing::use_passing;
use crate::given::use_effect_given;
use crate::services::offline;

/// Registers the service worker. Returns whether to say that it has just stored the page, which a first visit says once.
#[hook]
pub(crate) fn use_offline_news() -> bool {
    let (is_shown, show) = use_passing();
    use_effect_given((), show, |(), show| offline::register(move || show.emit(true)));
    is_shown
}
