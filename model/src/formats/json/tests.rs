use std::collections::HashMap;

use super::*;

#[test]
fn a_serialisation_failure_is_an_error() {
    assert_eq!(write(&["a", "b"]).as_deref(), Ok("[\"a\",\"b\"]"));
    assert_eq!(raw(&1).map(|value| value.get().to_owned()).as_deref(), Ok("1"));
    let nameless = HashMap::from([([1, 2], 3)]);
    let error = write(&nameless).unwrap_err();
    assert!(error.to_string().contains("key must be a string"), "{error}");
    assert!(raw(&nameless).is_err());
}
