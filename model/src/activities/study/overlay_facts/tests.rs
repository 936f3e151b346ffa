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
