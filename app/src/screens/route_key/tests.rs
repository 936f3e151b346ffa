use super::*;
use crate::screens::later_part::LaterPart;
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
        let screen = Screen::at(&place.path());
        assert!(matches!(LaterPart::of(screen), Some(LaterPart::Manual)), "{}", place.path());
        assert_eq!(screen.path(), place.path());
    }
    for (place, text) in manual::all_texts() {
        for span in spans(text) {
            if let TextSpan::Screen(path, _) = span {
                assert!(Screen::at(path) != Screen::NotFound, "{place:?}: {path}");
            }
        }
    }
}

#[test]
fn each_path_has_its_screen() {
    for path in [
        "/",
        "/play",
        "/games",
        "/study",
        "/editor",
        "/learn",
        "/learn/steps",
        "/puzzles",
        "/puzzles/daily",
        "/ladder",
        "/statistics",
        "/setups",
        "/find",
        "/rules",
        "/rules/push",
        "/guide",
        "/guide/keys",
        "/glossary",
        "/glossary/away-trap",
        "/mistakes",
        "/not-found",
    ] {
        assert_eq!(Screen::at(path).path(), path);
    }
    assert_eq!(Screen::at(""), Screen::Home);
    assert_eq!(Screen::at("/play/"), Screen::Play);
    for path in ["/nowhere", "/play/now", "/learn/nothing", "/puzzles/x/y", "/rules/A", "/%70lay", "/Play"] {
        assert_eq!(Screen::at(path), Screen::NotFound, "{path}");
    }
}
