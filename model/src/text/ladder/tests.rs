use super::*;

#[test]
fn a_change_is_told_with_its_direction() {
    let told =
        |before, after| changed(LadderState::Counted(Some(RatingChange { before, after, deviation: 140 })));
    assert_eq!(told(1200, 1263).as_deref(), Some("Your rating: 1263 ± 280, up by 63."));
    assert_eq!(told(1263, 1200).as_deref(), Some("Your rating: 1200 ± 280, down by 63."));
    assert_eq!(told(1200, 1200).as_deref(), Some("Your rating: 1200 ± 280, unchanged."));
    assert_eq!(changed(LadderState::Counted(None)).as_deref(), Some(not_rated()));
    assert_eq!(changed(LadderState::Open { is_rated: true }), None);
}
