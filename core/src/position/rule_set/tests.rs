use super::*;

#[test]
fn dates() {
    assert_eq!(civil_date(0), (1970, 1, 1));
    assert_eq!(civil_date(11_016), (2000, 2, 29));
    assert_eq!(civil_date(11_017), (2000, 3, 1));
    assert_eq!(civil_date(20_453), (2025, 12, 31));
    assert_eq!(civil_date(u64::MAX / 86_400).0, u16::MAX);
}

#[test]
fn rules_change_at_midnight() {
    let day = 86_400;
    let first = 12_931 * day;
    assert_eq!(civil_date(12_931), (2005, 5, 28));
    assert_eq!(RuleSet::at_unix_time(first - 1), RuleSet::UNTIL_2005_05);
    assert_eq!(RuleSet::at_unix_time(first), RuleSet::UNTIL_2008_07);
    let second = 14_061 * day;
    assert_eq!(civil_date(14_061), (2008, 7, 1));
    assert_eq!(RuleSet::at_unix_time(second - 1), RuleSet::UNTIL_2008_07);
    assert_eq!(RuleSet::at_unix_time(second), RuleSet::CURRENT);
}
