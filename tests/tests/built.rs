//! The build: no file reveals the machine or folder in which it was built, and the engine is the same everywhere.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ansa_core::Side;
use ansa_tests::files::files_in;
use ansa_tests::needs;
use xtask::size::compressed::{self, EntrySize};

#[test]
fn the_page_names_no_folder_of_its_builder() {
    let Some(dist) = needs::dist() else { return };
    assert_names_no_folder(&files_in(&dist));
}

/// Checks the modules before they are encoded in scripts.
#[test]
fn the_package_names_no_folder_of_its_builder() {
    let Some(package) = needs::package() else { return };
    let modules = ["ansa-rules", "ansa-wasm", "ansa-element"].map(|name| package.with_file_name(name));
    let files: Vec<PathBuf> = modules.iter().chain([&package]).flat_map(|folder| files_in(folder)).collect();
    assert_names_no_folder(&files);
}

/// The page and the package are built one after the other, and cargo compiles the engine for the first of them.
#[test]
fn the_page_and_the_package_have_the_same_engine() {
    let (Some(dist), Some(package)) = (needs::dist(), needs::package()) else { return };
    let engine = |folder: &Path| {
        let files = files_in(folder);
        let [file] = files.iter().filter(|file| file.ends_with("ansa-wasm_bg.wasm")).collect::<Vec<_>>()[..]
        else {
            panic!("{} has not one engine", folder.display())
        };
        fs::read(file).unwrap()
    };
    assert!(
        engine(&dist) == engine(&package),
        "the engines differ: built at different times, or optimised by different options"
    );
}

/// `Trunk.toml` lets it call the same build.
#[test]
fn trunk_builds_the_same_page() {
    if !needs::long_runs() {
        return;
    }
    let (Some(trunk), Some(dist)) = (needs::trunk(), needs::dist()) else { return };
    let built = needs::project().join("target").join("trunk");
    let status = Command::new(trunk)
        .current_dir(needs::project())
        // Trunk accepts only `true` and `false`.
        .env_remove("NO_COLOR")
        .args(["build", "--offline", "--release", "--dist"])
        .arg(&built)
        .status();
    assert!(status.unwrap().success());
    let page = |folder: &Path| fs::read_to_string(folder.join("index.html")).unwrap();
    assert!(page(&built) == page(&dist), "Trunk builds another page");
}

#[test]
fn the_page_does_not_outgrow_its_budget() {
    let Some(dist) = needs::dist() else { return };
    for EntrySize { name, brotli, budget, .. } in compressed::page_sizes(needs::project(), &dist).unwrap() {
        assert!(
            brotli <= budget,
            "{name} has {brotli} bytes on the wire and may have {budget}; if it is worth them, app/sizes.json says so"
        );
    }
}

/// The program puts its own board in the place of this one.
#[test]
fn the_first_view_has_the_board_that_the_program_draws() {
    let Some(dist) = needs::dist() else { return };
    let page = fs::read_to_string(dist.join("index.html")).unwrap();
    assert_eq!(page.matches(&ansa_board::picture(ansa_board::goal_board(), Side::Gold).to_html()).count(), 1);
    assert_eq!(page.matches(&ansa_board::sprite()).count(), 1);
}

/// A browser paints nothing before it has every style sheet.
#[test]
fn the_first_view_has_one_style_sheet_inside_the_document() {
    let Some(dist) = needs::dist() else { return };
    let sheets: Vec<PathBuf> = files_in(&dist)
        .into_iter()
        .filter(|file| !file.starts_with(dist.join("docs")))
        .filter(|file| file.extension().is_some_and(|ending| ending == "css"))
        .collect();
    // That of the screens that are loaded later, and that of the frame for other sites, which is a page of its own.
    let mut others: Vec<_> = sheets.iter().filter_map(|file| file.file_name()?.to_str()).collect();
    others.sort_unstable();
    assert_eq!(others, ["embed.css", "later.css"]);
    let page = fs::read_to_string(dist.join("index.html")).unwrap();
    assert_eq!((page.matches("<style>").count(), page.matches("rel=\"stylesheet\"").count()), (1, 0));
}

fn assert_names_no_folder(files: &[PathBuf]) {
    let project = Some(needs::project().to_owned());
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    // A short path such as `/` would occur in every file.
    let own =
        [project, cargo, env::home_dir()].into_iter().flatten().filter(|own| own.components().count() > 1);
    let own: Vec<String> = own.filter_map(|own| own.into_os_string().into_string().ok()).collect();
    let mut modules = 0;
    for file in files {
        modules += usize::from(file.extension().is_some_and(|ending| ending == "wasm"));
        let contents = fs::read(file).unwrap();
        for own in &own {
            let is_named = contents.windows(own.len()).any(|part| part == own.as_bytes());
            assert!(!is_named, "{} names {own}", file.display());
        }
    }
    assert!(modules >= 2, "only {modules} modules among {files:?}");
}
