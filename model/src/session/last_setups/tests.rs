use super::*;

#[test]
fn invalid_text_is_refused() {
    let good = r#"{"format":"ansa-setups","version":1,"alone":"Ra1 Eb2","gold":null,"silver":null}"#;
    assert!(LastSetups::read(good).is_ok());
    let spoilt = |from: &str, to: &str| LastSetups::read(&good.replacen(from, to, 1)).expect_err("spoilt");
    assert!(matches!(spoilt("{", "["), ReadError::Shape(_)));
    assert_eq!(spoilt("1", "2"), ReadError::Version(2));
    for (from, to) in [("Ra1", "Ra9"), ("Eb2", "Ea1"), ("Eb2", "Eb2 Ec2"), ("Ra1 Eb2", "takeback")] {
        assert!(matches!(spoilt(from, to), ReadError::Value(_)), "{to}");
    }
}
