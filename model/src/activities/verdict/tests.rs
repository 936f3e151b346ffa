use ansa_board::testing::position;
use ansa_core::Side;

use super::*;

#[test]
fn a_bad_turn_has_causes_and_a_good_one_none() {
    let start = position("g", &["Ea1", "Rb7", "rh8", "eh5"]);
    let step = |text: &str| match text.parse() {
        Ok(ansa_core::notation::PlyText::Turn(steps)) => {
            let mut turn = ansa_core::position::turn::TurnBuilder::new(start);
            turn.play_text(&steps).expect("a legal turn");
            turn.steps().map(|played| played.step).collect::<Vec<_>>()
        }
        _ => panic!("{text} is not a turn"),
    };
    let (played, best) = (step("Ea1n"), step("Rb7n"));
    let verdict = TurnVerdict::of(&start, &played, &best, (1.0, 0.4)).expect("a legal turn");
    assert_eq!(verdict.severity, Some(Severity::Blunder));
    assert!(matches!(verdict.causes.first(), Some(Cause::WinMissed { .. })), "{:?}", verdict.causes);
    assert_eq!(verdict.end.side(), Side::Silver);
    let good = TurnVerdict::of(&start, &played, &best, (0.5, 0.47)).expect("a legal turn");
    assert_eq!((good.severity, good.causes), (None, Vec::new()));
    assert_eq!(
        TurnVerdict::of(&start, &step("Rb7n"), &[], (1.0, 1.0)).map(|verdict| verdict.severity),
        Some(None)
    );
    let illegal = [Step { from: "h8".parse().expect("a square"), direction: ansa_core::Direction::South }; 4];
    assert_eq!(TurnVerdict::of(&start, &illegal, &[], (1.0, 0.0)), None);
}
