use super::*;

const MARKED: &str = "# Changes\n\n## Unreleased\n\n### Breaking\n\n- `a` is gone.\n\n## 0.1.0\n\n- First.\n";

/// A project whose last release, 0.1.0, had the lines `a` and `b`.
fn project(name: &str, current: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("ansa-api-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join(CURRENT)).unwrap();
    fs::write(folder.join(CURRENT).join("core.txt"), "a\nb\n").unwrap();
    record(&folder, "0.1.0").unwrap();
    fs::write(folder.join(CURRENT).join("core.txt"), current).unwrap();
    folder
}

fn breaks(name: &str, current: &str, version: &str, changelog: &str) -> Vec<String> {
    let folder = project(name, current);
    let released = ReleasedApi::read(&folder).unwrap();
    assert_eq!(released.version(), "0.1.0");
    let breaks = released.unmarked_breaks(&folder, version, changelog).unwrap();
    fs::remove_dir_all(folder).unwrap();
    breaks
}

#[test]
fn what_is_new_breaks_nothing() {
    assert_eq!(breaks("new", "a\nb\nc\n", "0.1.1", ""), [""; 0]);
}

#[test]
fn what_has_changed_needs_a_mark() {
    assert_eq!(breaks("unmarked", "a\nB\n", "0.1.1", "## Unreleased\n\n- b is B.\n"), ["core.txt: b"]);
    assert_eq!(breaks("version", "a\nB\n", "0.2.0", ""), [""; 0]);
    assert_eq!(breaks("entry", "a\nB\n", "0.1.0", MARKED), [""; 0]);
    let other = MARKED.replace("Unreleased", "0.0.1");
    assert_eq!(breaks("released", "a\nB\n", "0.1.0", &other), ["core.txt: b"]);
    assert_eq!(breaks("empty", "b\n", "0.1.0", &MARKED.replace("- `a`", "`a`")), ["core.txt: a"]);
}

#[test]
fn a_version_says_whether_it_breaks_something() {
    for (released, version, expected) in [
        ("0.1.0", "0.1.9", false),
        ("0.1.0", "0.2.0", true),
        ("0.9.0", "1.0.0", true),
        ("1.2.0", "1.3.0", false),
        ("1.2.0", "2.0.0", true),
        ("0.2.0", "0.1.0", false),
    ] {
        assert_eq!(announces_breaks(released, version).unwrap(), expected, "{released} {version}");
    }
    assert!(announces_breaks("next", "0.1.0").is_err());
}

#[test]
fn a_snapshot_that_is_gone_is_an_error() {
    let folder = project("lost", "a\nb\n");
    fs::remove_file(folder.join(CURRENT).join("core.txt")).unwrap();
    let error = ReleasedApi::read(&folder).unwrap().unmarked_breaks(&folder, "0.1.0", "").unwrap_err();
    assert!(error.to_string().contains("core.txt"), "{error}");
    fs::remove_dir_all(folder).unwrap();
}

/// The project itself. If this fails, something that users call is gone or has changed: keep it, or say what they have
/// to do below `### Breaking` among the unreleased changes.
#[test]
fn the_project_breaks_nothing_unannounced() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let changelog = fs::read_to_string(project.join("CHANGELOG.md")).unwrap();
    let released = ReleasedApi::read(project).unwrap();
    assert!(released.snapshots.len() >= 2, "the library and the npm package");
    let breaks = released.unmarked_breaks(project, env!("CARGO_PKG_VERSION"), &changelog).unwrap();
    assert!(
        breaks.is_empty(),
        "since {}, these lines are gone from tests/api:\n{}\nCONTRIBUTING.md says how to mark that",
        released.version(),
        breaks.join("\n")
    );
}
