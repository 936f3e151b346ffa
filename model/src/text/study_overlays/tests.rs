use ansa_board::testing::{position, square};

use super::*;
use crate::activities::study::{Overlay, overlay_facts};

fn said(overlay: Overlay, side: &str, pieces: &[&str], chosen: Option<&str>) -> Vec<String> {
    let position = position(side, pieces);
    let facts = overlay_facts(overlay, &position, true, chosen.map(square));
    facts.iter().map(|one| fact(&position, one)).collect()
}

#[test]
fn goals_and_captures_are_told_for_both_sides() {
    let pieces = ["Ra6", "Ed4", "hc4", "rh4"];
    assert_eq!(
        said(Overlay::Goals, "g", &pieces, None),
        [
            "Gold can reach the goal with the rabbit on a6 in 2 steps: Ra6n Ra7n.",
            "Silver threatens to reach the goal with the rabbit on h4 in 3 steps: rh4s rh3s rh2s."
        ]
    );
    assert_eq!(
        said(Overlay::Captures, "g", &pieces, None),
        [
            "Gold can capture the horse on c4: the elephant pushes it to c3, 2 steps (hc4s hc3x Ed4w).",
            "Silver doesn’t threaten to capture anything."
        ]
    );
    assert_eq!(
        said(Overlay::Captures, "s", &pieces, None),
        [
            "Silver can’t capture anything this turn.",
            "Gold threatens to capture the horse on c4: the elephant pushes it to c3, 2 steps \
             (hc4s hc3x Ed4w)."
        ]
    );
    assert_eq!(
        said(Overlay::Goals, "s", &["Ra1", "rh8"], None),
        ["Silver can’t reach the goal this turn.", "Gold doesn’t threaten to reach the goal."]
    );
}

#[test]
fn traps_frozen_pieces_and_places_are_named() {
    let pieces = ["Ra1", "Ec4", "hb3", "Df4", "df2", "rh8"];
    let traps = said(Overlay::Traps, "g", &pieces, None);
    assert_eq!(
        traps,
        [
            "Gold controls c3: gold elephant on c4 against silver horse on b3.",
            "f3 is shared: gold dog on f4 and silver dog on f2.",
            "No piece is next to c6.",
            "No piece is next to f6."
        ]
    );
    assert_eq!(
        said(Overlay::Frozen, "g", &["Ra1", "Ed4", "he4", "rh8"], None),
        ["The silver horse on e4 is frozen by the gold elephant on d4."]
    );
    assert_eq!(
        said(Overlay::Reach, "s", &["Ra7", "ha8", "rb7", "rh8", "hb8"], Some("a7")),
        ["The gold rabbit on a7 can’t go anywhere this turn."]
    );
    let told = said(Overlay::Reach, "g", &["Rb1", "ra1", "rh8", "hg8"], Some("b1"));
    assert!(
        told[0].starts_with(
            "The gold rabbit on b1 can reach c1 and b2 in 1 step; d1, a2, c2 and b3 in 2 steps; "
        ),
        "{told:?}"
    );
}
