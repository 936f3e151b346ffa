//! The code in the documentation does what it says: programs run in Node.js and in Deno, types are compiled, and pages are
//! opened in a browser.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use ansa_tests::browser::{Kind, Site, run_at};
use ansa_tests::code_blocks::CodeBlock;
use ansa_tests::needs;
use serde_json::Value;

use crate::package::environments::play_a_turn;
use crate::package::project::{NEWEST_TYPESCRIPT, Project};

/// The documents for users of the package.
const DOCUMENTS: [&str; 3] = ["npm/README.md", "site", "docs/javascript.md"];

/// A page around a block of HTML that is none itself.
const PAGE: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>Example</title>\
    <link rel=\"icon\" href=\"data:,\" /></head><body>\n";

/// Whether every board of a page shows something: none is undefined, empty or an error.
const BOARDS_SHOW: &str = "return [...document.querySelectorAll('arimaa-board')].every((board) =>
    board.shadowRoot?.querySelector('[data-test=stage]') && !board.shadowRoot.querySelector('[part~=error]'))";

fn blocks() -> Vec<CodeBlock> {
    DOCUMENTS.iter().flat_map(|path| CodeBlock::all_below(needs::project(), path)).collect()
}

/// The blocks in a language that are to be run.
fn blocks_in(languages: &[&str]) -> Vec<CodeBlock> {
    let is_wanted = |block: &CodeBlock| !block.is_norun && languages.contains(&&*block.language);
    blocks().into_iter().filter(is_wanted).collect()
}

#[test]
fn every_block_is_run_or_says_that_it_is_not() {
    const RUN: [&str; 5] = ["js", "ts", "tsx", "html", "include"];
    let mut unknown = blocks();
    assert!(unknown.len() > 60, "only {} blocks", unknown.len());
    let norun = unknown.iter().filter(|block| block.is_norun).count();
    assert!(norun < unknown.len() / 4, "{norun} of {} blocks are not run", unknown.len());
    // The site has a table and an editor in the place of these.
    unknown.retain(|block| !matches!(&*block.language, "environments" | "playground"));
    for block in unknown.iter().filter(|block| block.language == "include") {
        let path = block.code.trim_end();
        let is_run = ["tests/environments/", "examples/"].iter().any(|folder| path.starts_with(folder));
        assert!(is_run, "{}: the tests run no {path}", block.place);
        assert!(needs::project().join(path).is_file(), "{}: there is no {path}", block.place);
    }
    unknown.retain(|block| !block.is_norun && !RUN.contains(&&*block.language));
    let places: Vec<_> = unknown.iter().map(|block| format!("{} {}", block.place, block.language)).collect();
    assert!(places.is_empty(), "no test runs these: {places:?}");
}

/// The reference describes everything that can be imported, under the name by which it is imported.
#[test]
fn the_reference_has_every_entry() {
    let read = |path: &str| fs::read_to_string(needs::project().join(path)).unwrap();
    let about: Value = serde_json::from_str(&read("npm/package.json")).unwrap();
    let documented: Value = serde_json::from_str(&read("npm/typedoc.json")).unwrap();
    let files: Vec<&str> =
        documented["entryPoints"].as_array().unwrap().iter().map(|file| file.as_str().unwrap()).collect();
    let names = read("site/theme/plugin.mjs");
    for (path, entry) in about["exports"].as_object().unwrap() {
        // A module may be imported by the name of its file, too.
        let Some(types) = entry["types"].as_str().filter(|_| !path.contains(".js")) else { continue };
        // This one has nothing but the types of a file of the element.
        let file = types.trim_start_matches("./").replace("embed.d.ts", "element/frame.d.ts");
        assert!(files.iter().any(|listed| listed.ends_with(&format!("/ansa/{file}"))), "{file}");
        let name = path.replacen('.', "ansa", 1);
        assert!(names.contains(&format!(": \"{name}\",")), "{name}");
    }
}

#[test]
fn programs_in_node() {
    let Some(node) = needs::node() else { return };
    run_programs(&mut Command::new(node), |_| true);
}

#[test]
fn programs_in_deno() {
    let Some(deno) = needs::deno() else { return };
    // The engine's worker reads its WebAssembly from a file. Other packages may need more.
    let is_own = |block: &CodeBlock| block.imports().iter().all(|name| name.starts_with("ansa"));
    run_programs(Command::new(deno).args(["run", "--no-prompt", "--allow-read"]), is_own);
}

/// Runs all programs, one after the other, in one process.
fn run_programs(runtime: &mut Command, is_wanted: impl Fn(&CodeBlock) -> bool) {
    let Some(project) = Project::from_example("node") else { return };
    project.link(&["@resvg", "vue"]);
    let (mut all, mut checks) = (String::new(), 0);
    for (number, block) in blocks_in(&["js"]).iter().filter(|block| is_wanted(block)).enumerate() {
        let (module, checked) = block.checked_module();
        project.write(&format!("block-{number}.mjs"), &module);
        let _ = writeln!(
            all,
            "try {{ await import('./block-{number}.mjs'); }} catch (error) {{ throw new Error('{}', {{ cause: error }}); }}",
            block.place
        );
        checks += checked;
    }
    assert!(checks > 60, "only {checks} lines say what they do");
    project.write("all.mjs", &format!("{all}console.log('ran to the end');\n"));
    let said = project.run(runtime.arg("all.mjs"));
    assert!(said.contains("+-----------------+") && said.ends_with("ran to the end\n"), "{said}");
}

#[test]
fn a_wrong_program_is_found() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("node")) else { return };
    for (code, is_right) in [
        ("new Game().side; // → \"gold\"\n", true),
        ("new Game().side; // → \"silver\"\n", false),
        ("new Game().step(\"Ee2n\"); // throws setup-expected\n", true),
        ("new Game().step(\"Ee2n\"); // throws game-over\n", false),
        ("new Game().sides(); // throws wrong-type\n", false),
    ] {
        let block = CodeBlock {
            place: String::new(),
            language: "js".to_owned(),
            is_norun: false,
            code: code.to_owned(),
        };
        project.write("block.mjs", &block.checked_module().0);
        let output = Command::new(&node).arg("block.mjs").current_dir(project.path()).output().unwrap();
        assert_eq!(output.status.success(), is_right, "{code}");
    }
}

#[test]
fn types_compile() {
    let Some(project) = Project::of("npm/types") else { return };
    project.link(&["@types/react", "react", "vue"]);
    for file in fs::read_dir(project.path()).unwrap().map(|entry| entry.unwrap().path()) {
        // The type tests of the folder are another test's.
        if file.is_file() && file.file_name().is_some_and(|name| name != "tsconfig.json") {
            fs::remove_file(file).unwrap();
        }
    }
    project.write("package.json", "{ \"private\": true, \"type\": \"module\" }");
    let blocks = blocks_in(&["ts", "tsx"]);
    assert!(blocks.len() >= 3, "only {} blocks", blocks.len());
    for (number, block) in blocks.iter().enumerate() {
        project.write(&format!("block-{number}.{}", block.language), &block.code);
    }
    project
        .tool(NEWEST_TYPESCRIPT, &["--project", ".", "--moduleResolution", "bundler", "--module", "esnext"]);
}

#[test]
fn pages_open() {
    let Some(project) = Project::from_example("blog") else { return };
    let puzzles = fs::read(needs::project().join("app/public/puzzles/puzzles.txt")).unwrap();
    fs::write(project.path().join("puzzles.txt"), puzzles).unwrap();
    let blocks = blocks_in(&["html"]);
    assert!(blocks.len() > 6, "only {} pages", blocks.len());
    for (number, block) in blocks.iter().enumerate() {
        project.write(&format!("block-{number}.html"), &format!("{PAGE}{}</body></html>", block.code));
    }
    // Each in a tab of its own: where one followed another, chromedriver lost the browser in one of eight runs.
    for (number, block) in blocks.iter().enumerate() {
        run_at(
            Kind::Chromium,
            "pages_open",
            || Site::start(project.path(), "/"),
            |page| {
                page.goto(&format!("block-{number}.html"));
                page.wait_until(&block.place, || page.script(BOARDS_SHOW) == true);
            },
        );
    }
}

/// A component of Vue, compiled as its plugins for bundlers do it.
#[test]
fn components_of_vue() {
    let Some(project) = Project::of("tests/environments/vue/src") else { return };
    project.link(&["vue"]);
    project.write("compile.mjs", include_str!("compile_vue.mjs"));
    project.node("compile.mjs");
    project.change("main.js", |script| script.replace("App.vue", "App.js"));
    let bundle = ["main.js", "--bundle", "--format=esm", "--outdir=site", "--log-level=error"];
    // Vue asks its users to decide about these.
    let flags = [
        "--define:process.env.NODE_ENV=\"production\"",
        "--define:__VUE_OPTIONS_API__=false",
        "--define:__VUE_PROD_DEVTOOLS__=false",
        "--define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false",
    ];
    project.tool("esbuild/bin/esbuild", &[&bundle[..], &flags].concat());
    let page = format!(
        "{PAGE}<div id=\"app\"></div><script type=\"module\" src=\"main.js\"></script></body></html>"
    );
    project.write("site/index.html", &page);
    let site = project.path().join("site");
    run_at(Kind::Chromium, "components_of_vue", || Site::start(&site, "/"), play_a_turn);
}
