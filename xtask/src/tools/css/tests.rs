use super::*;
use crate::files::{files_in, reset_folder};

/// The esbuild of `cargo xtask test`.
fn esbuild() -> Option<Command> {
    let Some(tools) = std::env::var_os("ANSA_NPM_TOOLS") else {
        println!("not run: `cargo xtask test` sets up esbuild");
        return None;
    };
    let mut node = Command::new("node");
    node.arg(Path::new(&tools).join("esbuild/bin/esbuild"));
    Some(node)
}

#[test]
fn empty_toggles_survive() {
    let Some(esbuild) = esbuild() else { return };
    let work = empty_folder("toggles");
    let sheet = ":root { --light: initial; --dark: ; --a: var(--light, #fff) var(--dark, #000); }";
    let toggle = minified(esbuild, &work, sheet).unwrap();
    assert!(
        toggle.contains("--dark:") && toggle.contains("var(--light, #fff) var(--dark, #000)"),
        "{toggle}"
    );
    assert_eq!(files_in(&work).unwrap(), [""; 0]);
    fs::remove_dir_all(work).unwrap();
}

#[test]
fn a_mistake_is_reported() {
    let Some(esbuild) = esbuild() else { return };
    let work = empty_folder("mistake");
    assert!(minified(esbuild, &work, "a { color: red } }").is_err());
    fs::remove_dir_all(work).unwrap();
}

fn empty_folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("ansa-css-{name}-{}", std::process::id()));
    reset_folder(&folder).unwrap();
    folder
}

#[test]
fn what_nobody_reads_is_left_out() {
    let sheet = ".a {\n  --one: 1px;\n  --two: var(--three);\n  --three: 3px;\n  --four: var(--one, 2px);\n  --one-more: 0;\n}\n";
    let left = without_unread(sheet, b"<g width=\"var(--four,1)\">");
    assert_eq!(left, ".a {\n  --one: 1px;\n  --four: var(--one, 2px);\n}\n");
}
