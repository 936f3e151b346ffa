//! The documentation of the npm package as a static site: the pages of `site/`, the reference from the comments in the
//! types, and the playground. It asks for nothing but its own files and works below any path.
//!
//! `TypeDoc` makes all pages, so that they share one look, navigation and search. The playground has the package as one
//! script that is no module: only such a script can be loaded by a frame without an origin, whatever the host sends.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use fs_err as fs;

use crate::command::{run, run_silent};
use crate::files::{copy_all, remove_folder, reset_folder};
use crate::package;
use crate::progress::{Progress, say};
use crate::tools::environment::Environment;

mod pages;
mod snippets;

/// The folder of the site in the built page. `app/public/sw.js` and the share dialog use the same name.
pub(crate) const FOLDER: &str = "docs";

/// The folder of the site that is built for itself.
const STAND_ALONE: &str = "target/npm/docs";
/// The pages as `TypeDoc` reads them.
const PAGES: &str = "target/npm/site";
/// The compiler options for the types of the package, relative to the project's folder.
const OPTIONS: &str = "npm/tsconfig.docs.json";
/// The playground, in the site.
const PLAY: &str = "play";
/// The sources of the playground that are copied.
const PLAY_FILES: [&str; 3] = ["frame.html", "frame.js", "playground.js"];

/// Builds the package and the site into the folder of a page. Without the npm tools, the page has no documentation.
pub(crate) fn add(project: &Path, environment: &Environment, page: &Path) -> Result<()> {
    if environment.npm_tools().is_err() {
        say("the page is built without its documentation, which needs npm and the packages of npm/tools");
        return Ok(());
    }
    package::build(project, environment)?;
    build(project, environment, &page.join(FOLDER))
}

/// Builds the site of the package that is already built into a folder of its own.
pub(crate) fn build_alone(project: &Path, environment: &Environment) -> Result<()> {
    build(project, environment, &project.join(STAND_ALONE))
}

fn build(project: &Path, environment: &Environment, site: &Path) -> Result<()> {
    Progress::during("documenting the npm package", "done", |_| write_site(project, environment, site))
}

fn write_site(project: &Path, environment: &Environment, site: &Path) -> Result<()> {
    let pages = project.join(PAGES);
    reset_folder(&pages)?;
    let snippets = pages::write_pages(project, &pages)?;
    remove_folder(site)?;
    // A type without a comment, or a link that leads nowhere, is an error.
    let mut typedoc = Command::new("node");
    typedoc.arg(environment.npm_tools()?.join("typedoc/bin/typedoc"));
    typedoc.arg("--options").arg(project.join("npm/typedoc.json"));
    typedoc.arg("--tsconfig").arg(write_options(project, environment, &pages)?);
    typedoc.arg("--out").arg(site).arg("--readme").arg(pages.join(pages::FIRST));
    for page in pages::ORDER.iter().filter(|page| **page != pages::FIRST) {
        typedoc.arg("--projectDocuments").arg(pages.join(page));
    }
    run_silent(&mut typedoc)?;
    let play = site.join(PLAY);
    reset_folder(&play)?;
    copy_all(PLAY_FILES, &project.join("site/play"), &play)?;
    fs::write(play.join("snippets.js"), snippets::script(&snippets))?;
    bundle_package(project, environment, &play)
}

/// Writes the compiler options into a folder, with the place of the frameworks that `ansa/react` and the like import.
fn write_options(project: &Path, environment: &Environment, folder: &Path) -> Result<PathBuf> {
    let tools = environment.npm_tools()?;
    // React's types are a package of their own.
    let places = [tools.join("@types/*"), tools.join("*")];
    let options = serde_json::json!({
        "extends": project.join(OPTIONS),
        "compilerOptions": { "paths": { "*": places } },
    });
    let file = folder.join("tsconfig.json");
    fs::write(&file, options.to_string())?;
    Ok(file)
}

/// Writes the package as one script.
fn bundle_package(project: &Path, environment: &Environment, play: &Path) -> Result<()> {
    let package = package::folder(project);
    let mut esbuild = environment.esbuild()?;
    esbuild.arg(project.join("site/play/entry.js"));
    for (entry, file) in [
        ("ansa", "index.js"),
        ("ansa/rules", "rules.js"),
        ("ansa/engine", "engine/engine-client.js"),
        ("ansa/review", "review.js"),
        ("ansa/svg", "svg.js"),
        ("ansa/element", "element/arimaa-board.js"),
    ] {
        esbuild.arg(format!("--alias:{entry}={}", package.join(file).display()));
    }
    run(esbuild
        .args(["--bundle", "--format=iife", "--minify", "--log-level=error"])
        // There is no file beside the script from which the engine's worker could come, so it comes from its module.
        .arg("--define:import.meta.url=\"about:blank\"")
        .arg(format!("--outfile={}", play.join("ansa.js").display())))
}
