//! The package in the environments of its users: projects in `tests/environments/`, which install their tools from the
//! network. The table in `site/environments.json`, which the documentation shows, says what was run.

use std::collections::HashSet;
use std::fs;

use ansa_tests::browser::{Kind, Page, Site, run_at};
use ansa_tests::files::files_in;
use ansa_tests::needs;
use serde_json::Value;

use crate::package::project::Project;

/// Runs the project's own check, which builds or tests it.
fn check(name: &str) -> Option<Project> {
    let project = Project::from_environment(name)?;
    project.npm(&["run", "--silent", "check"]);
    Some(project)
}

/// Checks a project, and opens the page that it has built into a folder.
fn check_page(name: &str, folder: &str, test: impl FnOnce(&mut Page)) {
    let Some(project) = check(name) else { return };
    run_at(Kind::Chromium, name, || Site::start(&project.path().join(folder), "/"), test);
}

/// Plays the turn for which the page has a button. The status is the label of the ply that the board shows.
pub(crate) fn play_a_turn(page: &mut Page) {
    page.open();
    page.wait_until("the board", || {
        page.script("return document.querySelector('arimaa-board')?.plies >= 2") == true
    });
    page.click("button");
    page.wait_for_text("[role=status]", "2g");
    board_in_finnish(page);
}

/// The texts of a language are a module of the package, which a bundler gives a file of its own.
fn board_in_finnish(page: &Page) {
    page.script("document.querySelector('arimaa-board').lang = 'fi'");
    page.wait_until("a board in Finnish", || {
        let language = "return document.querySelector('arimaa-board').shadowRoot
            .querySelector('[data-test=stage]').closest('[lang]').lang";
        page.script(language) == "fi"
    });
}

#[test]
fn bun() {
    check("bun");
}

#[test]
fn workerd() {
    check("workerd");
}

#[test]
fn jest() {
    check("jest");
}

#[test]
fn vitest() {
    check("vitest");
}

#[test]
fn parcel() {
    check_page("parcel", "site", |page| {
        page.open();
        page.wait_for_text("[role=status]", "2g ");
        board_in_finnish(page);
    });
}

#[test]
fn vue() {
    check_page("vue", "site", play_a_turn);
}

#[test]
fn next() {
    check_page("next", "out", play_a_turn);
}

#[test]
fn nuxt() {
    check_page("nuxt", ".output/public", play_a_turn);
}

#[test]
fn sveltekit() {
    check_page("sveltekit", "site", play_a_turn);
}

#[test]
fn astro() {
    check_page("astro", "site", play_a_turn);
}

#[test]
fn angular() {
    check_page("angular", "site", play_a_turn);
}

#[test]
fn lit() {
    check_page("lit", "site", play_a_turn);
}

#[test]
fn preact() {
    check_page("preact", "site", play_a_turn);
}

/// The board comes with what is swapped in, and one of its events asks the server again.
#[test]
fn htmx() {
    check_page("htmx", "site", |page| {
        page.open();
        let plies = "return document.querySelector('arimaa-board')?.plies ?? 0";
        page.wait_until("the board", || page.script(plies) == 2);
        page.click("button");
        page.wait_until("the board with a turn", || page.script(plies) == 3);
        page.script("document.querySelector('arimaa-board').next()");
        page.wait_for_text("[role=status]", "2g: the elephant goes forward.");
    });
}

/// The rows of the table.
fn rows() -> Vec<Value> {
    let path = needs::project().join("site/environments.json");
    let table: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(table["version"], 1);
    table["environments"].as_array().unwrap().clone()
}

/// The source of a test, from its name to that of the next one.
fn source_of(test: &str) -> Option<String> {
    files_in(&needs::project().join("tests/tests")).into_iter().find_map(|file| {
        let text = fs::read_to_string(file).ok()?;
        let (_, rest) = text.split_once(&format!("#[test]\nfn {test}() {{"))?;
        Some(rest.split("#[test]").next().unwrap_or_default().to_owned())
    })
}

/// Each row that says that it was run names its test, the version that this test runs, and a date.
#[test]
fn the_table_says_what_the_tests_run() {
    let rows = rows();
    for row in &rows {
        let cell = |name: &str| row[name].as_str().unwrap_or_default();
        let name = cell("name");
        let run = cell("run");
        assert!(matches!(run, "every" | "long" | "hand" | "none"), "{name}: {run}");
        assert_eq!(cell("date").is_empty(), run == "none", "{name}: a date if it was run, and only then");
        if !matches!(run, "every" | "long") {
            continue;
        }
        let source =
            source_of(cell("test")).unwrap_or_else(|| panic!("{name}: there is no test {}", cell("test")));
        let is_long = source.contains("check(") || source.contains("check_page(");
        assert_eq!(is_long, run == "long", "{name}: {run}");
        if name == "Deno" {
            let toolbox = fs::read_to_string(needs::project().join("xtask/src/tools/toolbox.rs")).unwrap();
            assert!(toolbox.contains(&format!("const DENO: &str = \"{}\";", cell("version"))), "{name}");
        }
        let pin = cell("pin");
        if pin.is_empty() {
            continue;
        }
        let package = cell("package");
        let pinned = pinned_version(pin, package);
        assert_eq!(pinned.as_deref(), Some(cell("version")), "{name}: {package} in {pin}");
    }
    let tested: HashSet<_> = rows.iter().filter_map(|row| row["test"].as_str()).collect();
    for folder in fs::read_dir(needs::project().join("tests/environments")).unwrap() {
        let name = folder.unwrap().file_name().into_string().unwrap();
        let has_row = tested.contains(&*name) || name == "vue";
        assert!(has_row, "the table has no row for {name}");
    }
}

/// The version of a package in a `package.json`.
fn pinned_version(folder: &str, package: &str) -> Option<String> {
    let text = fs::read_to_string(needs::project().join(folder).join("package.json")).unwrap();
    let about: Value = serde_json::from_str(&text).unwrap();
    let kinds = ["dependencies", "devDependencies"];
    kinds.iter().find_map(|kind| about[kind][package].as_str().map(str::to_owned))
}
