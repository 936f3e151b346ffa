use ansa_board::testing::{position, square};

use super::*;

fn facts(overlay: Overlay, side: &str, pieces: &[&str], chosen: Option<&str>) -> Vec<OverlayFact> {
    overlay_facts(overlay, &position(side, pieces), true, chosen.map(square))
}

/// The squares of each arrow, and the marks.
fn drawn(facts: &[OverlayFact]) -> (Vec<String>, Vec<OverlayMark>) {
    let arrows = facts.iter().flat_map(OverlayFact::arrows);
    let named = arrows.map(|arrow| arrow.squares.iter().map(Square::to_string).collect::<Vec<_>>().join("-"));
    (named.collect(), facts.iter().flat_map(OverlayFact::marks).collect())
}

#[test]
fn both_sides_have_their_goals_and_captures() {
    let pieces = ["Ra6", "Ed4", "hc4", "rh3", "Rh8"];
    let pieces = &pieces[..4];
    let found = facts(Overlay::Goals, "g", pieces, None);
    let (arrows, marks) = drawn(&found);
    assert_eq!(arrows, ["a6-a7-a8", "h3-h2-h1"]);
    assert_eq!(marks, [OverlayMark::Goal(square("a8"), 2), OverlayMark::Goal(square("h1"), 2)]);
    let found = facts(Overlay::Captures, "s", pieces, None);
    assert!(
        matches!(found[..], [OverlayFact::NoCapture(Side::Silver), OverlayFact::Capture(_)]),
        "{found:?}"
    );
    assert_eq!(drawn(&found), (vec!["c4-c3".to_owned()], vec![OverlayMark::Capturable(square("c4"), 2)]));
}

#[test]
fn the_chosen_piece_goes_in_a_turn_of_its_side() {
    let pieces = ["Ra1", "Ed4", "hd6", "rh8"];
    for side in ["g", "s"] {
        let found = facts(Overlay::Reach, side, &pieces, Some("a1"));
        let [OverlayFact::Reach(_, _, reach)] = found[..] else { panic!("{found:?}") };
        assert_eq!(reach.steps_to(square("a3")), Some(2));
        let marks = drawn(&found).1;
        assert!(marks.contains(&OverlayMark::Steps(square("b1"), 1)));
        assert!(!marks.contains(&OverlayMark::Steps(square("a1"), 0)), "it is there already");
    }
    for chosen in [None, Some("e1")] {
        assert_eq!(facts(Overlay::Reach, "g", &pieces, chosen), [OverlayFact::NothingChosen]);
    }
}

#[test]
fn after_the_end_only_the_board_is_described() {
    let over = position("g", &["Ra1", "Ed4", "he4", "rh8"]);
    for overlay in Overlay::ALL {
        let found = overlay_facts(overlay, &over, false, Some(square("a1")));
        let is_told = matches!(overlay, Overlay::Traps | Overlay::Frozen);
        assert_eq!(found == [OverlayFact::Over], !is_told, "{found:?}");
    }
    let frozen = facts(Overlay::Frozen, "g", &["Ra1", "Ed4", "he4", "rh8"], None);
    assert_eq!(drawn(&frozen).0, ["d4-e4"]);
    assert_eq!(facts(Overlay::Frozen, "g", &["Ra1", "rh8"], None), [OverlayFact::NothingFrozen]);
    assert_eq!(facts(Overlay::Traps, "g", &["Ra1", "rh8"], None).len(), 4);
}

#[test]
fn overlays_are_switched_one_by_one() {
    let mut overlays = Overlays::default();
    assert_eq!(overlays.shown().next(), None);
    for overlay in [Overlay::Reach, Overlay::Captures, Overlay::Goals, Overlay::Captures] {
        overlays = overlays.switched(overlay);
    }
    assert_eq!(overlays.shown().collect::<Vec<_>>(), [Overlay::Goals, Overlay::Reach]);
    assert!(overlays.is_on(Overlay::Reach) && !overlays.is_on(Overlay::Captures));
}

#[test]
fn what_is_written_is_read() {
    for bits in 0..1 << Overlay::ALL.len() {
        let chosen = Overlay::ALL.into_iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        let overlays = chosen.fold(Overlays::default(), |all, (_, overlay)| all.switched(overlay));
        assert_eq!(Overlays::read(&overlays.write().expect("a text")), Ok((overlays, 0)));
    }
}

#[test]
fn other_texts_are_refused_and_unknown_overlays_ignored() {
    let text = r#"{"format":"ansa-overlays","version":1,"shown":["stars","traps"]}"#;
    assert_eq!(Overlays::read(text), Ok((Overlays::default().switched(Overlay::Traps), 0)));
    assert_eq!(Overlays::read(&text.replace(":1", ":2")), Err(ReadError::Version(2)));
    for wrong in ["", "[]", "{}", "null", &text.replace('[', "{")] {
        assert!(matches!(Overlays::read(wrong), Err(ReadError::Shape(_))), "{wrong}");
    }
}

#[test]
fn every_key_is_that_of_one_overlay() {
    for overlay in Overlay::ALL {
        assert_eq!(Overlay::from_digit(&overlay.digit()), Some(overlay));
    }
    assert_eq!(["0", "6", "l", ""].map(Overlay::from_digit), [None; 4]);
}
