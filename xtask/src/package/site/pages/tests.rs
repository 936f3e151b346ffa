use super::*;

#[test]
fn a_page_starts_with_its_title() {
    assert_eq!(split_title("# Rules\n\nText.\n"), Some(("Rules", "Text.\n")));
    assert_eq!(split_title("Rules\n\nText.\n"), None);
}

#[test]
fn an_environment_without_a_run_says_so() {
    let json = r#"{ "version": 1, "environments": [
        { "name": "Vite", "version": "8.3.8", "date": "2026-11-26", "run": "every", "note": "bundled" },
        { "name": "Next.js", "run": "none" }
    ] }"#;
    let table = environment_table(json).unwrap();
    let rows: Vec<_> = table.lines().skip(2).collect();
    assert_eq!(
        rows,
        [
            "| Vite | 8.3.8 | 2026-11-26 | by every run of the tests; bundled |",
            "| Next.js | – | – | not run yet |"
        ]
    );
    assert!(environment_table("{").is_err());
}
