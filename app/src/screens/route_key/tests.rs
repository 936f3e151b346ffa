use yew_router::Routable;

use super::*;
use crate::screens::parts::LaterPart;
use crate::screens::screen::Screen;
use ansa_model::manual::{ManualPlace, TextSpan, spans};
use ansa_model::text::manual;

#[test]
fn names_are_read_and_written() {
    for name in ["a", "decentralised-elephant", "abcdefghijklmnopqrstuvwx"] {
        assert_eq!(name.parse::<RouteKey>().map(|key| key.to_string()), Ok(name.to_owned()));
    }
    for text in ["", "A", "a b", "ä", "a1", "abcdefghijklmnopqrstuvwxy", "<b>"] {
        assert_eq!(text.parse::<RouteKey>(), Err(NoRouteKey), "{text}");
    }
    for text in ansa_board::testing::HOSTILE_TEXTS {
        assert_eq!(text.parse::<RouteKey>(), Err(NoRouteKey), "{text}");
    }
}

#[test]
fn every_place_and_every_link_of_the_guide_has_a_screen() {
    for place in ManualPlace::all() {
        let screen = Screen::recognize(&place.path());
        let part = screen.and_then(LaterPart::of);
        assert!(matches!(part, Some(LaterPart::Manual)), "{}", place.path());
        assert_eq!(screen.map(|screen| screen.to_path()), Some(place.path()));
    }
    for (place, text) in manual::all_texts() {
        for span in spans(text) {
            if let TextSpan::Screen(path, _) = span {
                let screen = Screen::recognize(path);
                assert!(screen.is_some_and(|screen| screen != Screen::NotFound), "{place:?}: {path}");
            }
        }
    }
}
