//! Playing with a device nearby: the screen until both play, and what is beside the game from then on.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::navigation::Navigation;
use super::screen::Screen;
use crate::components::{InLanguage, NearbyScreen, nearby_panel};
use crate::given::use_effect_given;
use crate::hooks::{GameSaving, use_kept_focus, use_nearby, use_nearby_game, use_offered_game, use_settings};
use ansa_model::session::{Session, SessionAction};

/// It is there as long as the page, because the connection lasts whatever the person looks at.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Nearby(
    session: &Rc<Session>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
    navigation: &Navigation,
    /// Where the connection is shown beside the game.
    place: &Option<Element>,
    on_close: &Callback<()>,
) -> Html {
    let nearby = use_nearby();
    use_nearby_game(&nearby, session, act);
    let offered = use_offered_game(&nearby, session, saving);
    let joined = nearby.game.copy().filter(|_| nearby.game.is_joined()).map(|copy| copy.id().clone());
    use_effect_given(joined, navigation.clone(), |joined, navigation| {
        if joined.is_some() && navigation.screen == Screen::Nearby {
            navigation.show(Screen::Play);
        }
    });
    let game = &nearby.game;
    use_kept_focus((
        game.is_joined(),
        game.can_ask_back(),
        game.back_asked().is_some(),
        game.is_rematch_asked(),
        game.is_rematch_awaited(),
    ));
    let language = use_settings().language;
    let on_show = |screen: Screen| navigation.on(move |navigation, ()| navigation.show(screen));
    if navigation.screen == Screen::Nearby {
        let on_game = on_show(Screen::Play);
        return html! {
            <InLanguage key={language.folder()}>
                <NearbyScreen nearby={Rc::new(nearby)} {offered} {on_game} {on_close} />
            </InLanguage>
        };
    }
    let is_shown = navigation.screen == Screen::Play && session.play.is_nearby();
    match place.clone().filter(|_| is_shown) {
        Some(place) => create_portal(nearby_panel(&nearby, &on_show(Screen::Nearby)), place),
        None => html! {},
    }
}
