use super::*;

fn notes(name: &str) -> SkipNotes {
    let path = std::env::temp_dir().join(format!("ansa-test-results-{name}-{}", std::process::id()));
    SkipNotes::new(path).unwrap()
}

fn note(notes: &SkipNotes, line: &str) {
    let text = fs::read_to_string(notes.path()).unwrap();
    fs::write(notes.path(), format!("{text}{line}\n")).unwrap();
}

#[test]
fn results_of_all_programs_are_added() {
    let (mut results, mut notes) = (TestResults::default(), notes("add"));
    for line in [
        "running 3 tests",
        "test a::b ... ok",
        "test c - should panic ... FAILED",
        "test d ... ignored, needs an hour",
        "thread 'c - should panic' (12) panicked at tests/c.rs:3:5:",
        "left is not right",
        "stack backtrace:",
        "test result: FAILED. 1 passed; 1 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.01s",
        "test result: ok. 20 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
    ] {
        assert_eq!(count_line(&mut results, &mut notes, line), line);
    }
    results.passed += 1;
    results.fail("formatting");
    assert_eq!(results.summary(), "22 passed, 2 failed, 1 skipped");
    assert_eq!(results.failures, ["c - should panic", "formatting"]);
    assert_eq!(
        results.panics,
        ["thread 'c - should panic' (12) panicked at tests/c.rs:3:5: left is not right"]
    );
    assert_eq!(results.not_run, [("d".to_owned(), "needs an hour".to_owned())]);
    fs::remove_file(notes.path()).unwrap();
}

#[test]
fn tests_that_were_not_run_do_not_count_as_passed() {
    let (mut results, mut notes) = (TestResults::default(), notes("skip"));
    note(&notes, "firefox\tFirefox is missing");
    note(&notes, "firefox\tgeckodriver is missing");
    assert_eq!(count_line(&mut results, &mut notes, "test firefox ... ok"), "test firefox ... NOT RUN");
    assert_eq!(count_line(&mut results, &mut notes, "test chromium ... ok"), "test chromium ... ok");
    let result = "test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out";
    assert!(count_line(&mut results, &mut notes, result).ends_with("1 did not run)"));
    assert_eq!(results.summary(), "1 passed, 0 failed, 1 skipped");
    assert_eq!(results.not_run, [("firefox".to_owned(), "Firefox is missing".to_owned())]);
    // The test of the same name in the next program did run.
    assert_eq!(count_line(&mut results, &mut notes, "test firefox ... ok"), "test firefox ... ok");
    count_line(&mut results, &mut notes, "test result: ok. 1 passed; 0 failed; 0 ignored");
    assert_eq!(results.summary(), "2 passed, 0 failed, 1 skipped");
    fs::remove_file(notes.path()).unwrap();
}
