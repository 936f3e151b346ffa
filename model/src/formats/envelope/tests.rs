use super::*;

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Form {
    number: u8,
}

#[test]
fn format_and_version_are_looked_at_before_the_shape() {
    let read = |text: &str| read::<Form>(text, "ansa-test", 1);
    let text = write("ansa-test", 1, &Form { number: 7 }).expect("a text");
    assert_eq!(text, r#"{"format":"ansa-test","version":1,"number":7}"#);
    assert_eq!(read(&text), Ok(Form { number: 7 }));
    for version in [0, 2] {
        let text = format!(r#"{{"format":"ansa-test","version":{version}}}"#);
        assert_eq!(read(&text), Err(ReadError::Version(version)));
    }
    assert_eq!(read(r#"{"format":"other","version":2}"#), Err(ReadError::Format("other".to_owned())));
    for damaged in ["", "7", "{}", r#"{"format":"ansa-test","version":1,"number":256}"#] {
        assert!(matches!(read(damaged), Err(ReadError::Shape(_))), "{damaged}");
    }
}

/// A form with a number in words was version 1 of this made-up one.
#[test]
fn an_earlier_version_can_be_read_and_a_later_one_is_refused() {
    let read_any = |text: &str| match version(text, "ansa-test", 2)? {
        1 => {
            #[derive(Deserialize)]
            struct Earlier {
                word: String,
            }
            let Earlier { word } = serde_json::from_str(text)?;
            let number = ["none", "one", "two"].iter().position(|own| *own == word);
            Ok(Form { number: number.ok_or(ReadError::Value(word))? as u8 })
        }
        _ => read::<Form>(text, "ansa-test", 2),
    };
    let now = write("ansa-test", 2, &Form { number: 2 }).expect("a text");
    for text in [&now, r#"{"format":"ansa-test","version":1,"word":"two"}"#] {
        assert_eq!(read_any(text), Ok(Form { number: 2 }), "{text}");
    }
    let wrong = read_any(r#"{"format":"ansa-test","version":1,"word":"many"}"#);
    assert_eq!(wrong, Err(ReadError::Value("many".to_owned())));
    let later = read_any(&now.replace(":2,", ":3,"));
    assert!(later.is_err_and(|error| error.to_string().contains("later version (3)")));
}

#[test]
fn a_serialisation_failure_is_an_error() {
    let nameless = std::collections::HashMap::from([([1, 2], 3)]);
    let error = WriteError::from(serde_json::to_string(&nameless).unwrap_err());
    assert!(error.to_string().contains("key must be a string"), "{error}");
}
