use super::*;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn options_are_read() {
    let options = serve_options(&words("--port 0 --watch --debug")).unwrap();
    assert_eq!(options, serve::ServeOptions { port: 0, mode: Mode::Debug, watch: true });
    assert_eq!(serve_options(&[]).unwrap().port, PORT);
    let options = test_options(&words("--long -- -p ansa-core --long")).unwrap();
    assert!(options.long);
    assert_eq!(options.only, Some(words("-p ansa-core --long")));
}

#[test]
fn an_error_names_the_unknown_argument() {
    for (command, word) in [
        ("serve --port", "\"\""),
        ("serve --port 70000", "70000"),
        ("serve -x", "-x"),
        ("test x", "x"),
        ("dist --x", "--x"),
        ("setup now", "now"),
        ("engine now", "now"),
        ("release now", "now"),
        ("play", "play"),
    ] {
        let error = dispatch(&words(command)).unwrap_err();
        assert!(
            matches!(error, TaskError::Usage(_)) && error.to_string().contains(word),
            "{command}: {error}"
        );
    }
}
