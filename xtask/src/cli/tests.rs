use super::*;

fn read(line: &str) -> Result<Task, clap::Error> {
    Xtask::try_parse_from(["cargo xtask"].into_iter().chain(line.split_whitespace())).map(|read| read.task)
}

#[test]
fn options_are_read() {
    let Ok(Task::Serve(options)) = read("serve --port 0 --watch --debug") else { panic!("serve") };
    assert_eq!(options, serve::ServeOptions { port: 0, debug: true, watch: true });
    let Ok(Task::Serve(options)) = read("serve") else { panic!("serve") };
    assert_eq!(options, serve::ServeOptions { port: 8000, debug: false, watch: false });
    let Ok(Task::Test(options)) = read("test --long -- -p ansa-core --long") else { panic!("test") };
    assert!(options.long);
    assert_eq!(options.only, ["-p", "ansa-core", "--long"]);
}

#[test]
fn an_error_names_the_unknown_argument() {
    for (command, word) in [
        ("serve --port 70000", "70000"),
        ("serve -x", "-x"),
        ("test x", "x"),
        ("dist --x", "--x"),
        ("setup now", "now"),
        ("engine now", "now"),
        ("release now", "now"),
        ("bench speed", "speed"),
        ("bench turns search", "search"),
        ("play", "play"),
    ] {
        let error = read(command).unwrap_err();
        assert!(error.to_string().contains(word), "{command}: {error}");
    }
}
