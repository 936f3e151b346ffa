use super::*;

#[test]
fn severities_are_those_of_their_min_loss() {
    for severity in [Severity::Inaccuracy, Severity::Mistake, Severity::Blunder] {
        assert_eq!(Severity::from_chances(1.0, 0.999 - severity.min_loss()), Some(severity));
        assert!(Severity::from_chances(1.0, 1.001 - severity.min_loss()) < Some(severity));
    }
}
