use super::*;

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
        assert_eq!(Overlay::from_key(overlay.key()), Some(overlay));
    }
    assert_eq!(["0", "6", "l", ""].map(Overlay::from_key), [None; 4]);
}
