//! How a turn compares with the engine's best one.

use ansa_core::Step;
use ansa_core::causes::{Cause, causes};
use ansa_core::position::Position;
use ansa_core::search::review::Severity;

/// How a turn compares with the best one, by the searches of the positions before and after it.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnVerdict {
    /// The positions before and after the turn.
    pub start: Position,
    pub end: Position,
    /// The chance to win of the side before and after the turn, from 0 to 1.
    pub chances: (f64, f64),
    /// How bad the turn is; `None` if it gives away less than an inaccuracy.
    pub severity: Option<Severity>,
    /// What can be proved about it, the weightiest first. A good turn has none.
    pub causes: Vec<Cause>,
}

impl TurnVerdict {
    /// The verdict on a turn from the start of a turn; `None` if a step of it is illegal. Without a best turn, only the
    /// causes are known that need none.
    pub fn of(start: &Position, played: &[Step], best: &[Step], chances: (f64, f64)) -> Option<TurnVerdict> {
        let mut end = *start;
        if !played.iter().all(|&step| end.step(step).is_ok()) {
            return None;
        }
        let severity = Severity::from_chances(chances.0, chances.1);
        let better = (!best.is_empty()).then_some(best);
        let causes = match severity {
            Some(_) => causes(start, played, better).unwrap_or_default(),
            None => Vec::new(),
        };
        Some(TurnVerdict { start: *start, end: end.after_pass(), chances, severity, causes })
    }
}

#[cfg(test)]
mod tests {
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
        let illegal =
            [Step { from: "h8".parse().expect("a square"), direction: ansa_core::Direction::South }; 4];
        assert_eq!(TurnVerdict::of(&start, &illegal, &[], (1.0, 0.0)), None);
    }
}
