use super::*;

const TEXT: &str = "# Changes\n\n## Unreleased\n\n## 0.2.0-rc.1\n\ny\n\n## 0.2.0 – 2026-12-01\n\n### For developers\n\n- New.\n\n## 0.2.0.1\n\nx\n\n## 0.1.0\n- Old.\n";

#[test]
fn a_section_ends_where_the_next_begins() {
    assert_eq!(section(TEXT, "0.2.0").unwrap(), "### For developers\n\n- New.\n");
    assert_eq!(section(TEXT, "0.1.0").unwrap(), "- Old.\n");
}

#[test]
fn a_section_that_is_missing_or_empty_is_refused() {
    for name in ["0.2", "0.3.0", UNRELEASED] {
        let error = section(TEXT, name).unwrap_err().to_string();
        assert!(error.contains(name), "{error}");
    }
}
