use super::*;

#[test]
fn each_rule_has_its_texts_and_there_are_no_others() {
    let mut texts = 0;
    for rule in GameRule::ALL {
        assert!(!title(rule).is_empty() && !says(rule).is_empty(), "{rule:?}");
        assert_eq!(shows(rule).is_empty(), rule.diagram().is_none(), "{rule:?}");
        texts += says(rule).len() + usize::from(!shows(rule).is_empty());
    }
    assert_eq!(BY_ID.ids().filter(|id| id.contains('.')).count(), texts);
}
