use ansa_texts::plain;

use super::*;
use crate::activities::play::Unrated;

#[test]
fn a_change_is_told_with_its_direction() {
    let told =
        |before, after| changed(LadderState::Counted(Ok(RatingChange { before, after, deviation: 140 })));
    assert_eq!(told(1200, 1263).as_deref(), Some("Your rating: 1263 ± 280, up by 63."));
    assert_eq!(told(1263, 1200).as_deref(), Some("Your rating: 1200 ± 280, down by 63."));
    assert_eq!(told(1200, 1200).as_deref(), Some("Your rating: 1200 ± 280, unchanged."));
    assert_eq!(changed(LadderState::Open { unrated: None }), None);
}

#[test]
fn each_reason_why_a_game_was_not_rated_is_told_once() {
    let told: std::collections::BTreeSet<_> =
        Unrated::ALL.into_iter().filter_map(|why| changed(LadderState::Counted(Err(why)))).collect();
    assert_eq!(told.len(), Unrated::ALL.len());
    assert!(told.iter().all(|told| told.to_lowercase().contains("not rated")), "{told:?}");
}

#[test]
fn the_strength_of_an_opponent_is_told_with_a_program_rated_like_it() {
    let dash = |range: crate::activities::ladder::RatingRange| format!("{}–{}", range.low, range.high);
    for level in Level::ALL {
        let (Some(told), Some(own)) = (measured_strength(level), measured(level)) else {
            assert_eq!((level, measured_strength(level)), (Level::STRONGEST, None), "it was not measured");
            continue;
        };
        let told = plain(&told);
        assert!(told.contains(&format!("{} on arimaa.com", dash(own))), "{told}");
        match as_strong(level) {
            Some(program) => {
                assert!(told.contains(&format!("as strong as {} was rated", program.name)), "{told}");
                assert!(told.contains(&dash(program.rated)), "{told}");
                assert!(program.years.is_none_or(|years| told.contains(&format!(" in {years} ("))), "{told}");
            }
            None => assert!(!told.contains("as strong as"), "{told}"),
        }
    }
}
