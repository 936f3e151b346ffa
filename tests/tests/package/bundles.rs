//! What bundlers keep of the package for an import.

use std::fs;
use std::path::Path;

use ansa_tests::browser::{Kind, Site, run_at};
use ansa_tests::files::files_in;

use crate::package::project::Project;

/// Imports, and the most that a bundle of them may have, in bytes: the rules are 300,000, the engine's client is 20,000,
/// and the engine as a script is 500,000.
const IMPORTS: [(&str, u64); 4] = [
    ("import { Game, ArimaaError } from 'ansa'; console.log(Game, ArimaaError);", 350_000),
    ("import { Game, version } from 'ansa/rules'; console.log(Game, version);", 350_000),
    ("import { ArimaaError } from 'ansa'; console.log(ArimaaError);", 2_000),
    ("import { Engine } from 'ansa'; console.log(Engine);", 50_000),
];

const ROLLUP: &str = "
    import { nodeResolve } from '@rollup/plugin-node-resolve';
    import { rollup } from 'rollup';
    const bundle = await rollup({ input: 'entry.js', plugins: [nodeResolve()] });
    await bundle.write({ dir: 'rollup' });";

const WEBPACK: &str = "
    import webpack from 'webpack';
    const output = { path: import.meta.dirname + '/webpack' };
    const performance = { hints: false };
    webpack({ mode: 'production', entry: './entry.js', output, performance }, (error, stats) => {
        const said = error ?? stats.toString({ all: false, errors: true, warnings: true });
        if (said) { console.error(said); process.exitCode = 1; }
    });";

/// Shows a picture, and tells its width and a chance to win.
const PICTURES: &str = "
    import { winningChance } from 'ansa/review';
    import { toSVG } from 'ansa/svg';
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(toSVG('g [r                                                  E           R]', { size: 300 }));
    const chance = winningChance({ kind: 'centirabbits', value: 0 });
    image.decode().then(() => { document.title = `${image.naturalWidth} ${chance}`; });
    document.body.append(image);";

#[test]
fn pictures_and_reviews_work_in_a_page_from_each_bundler() {
    let Some(project) = Project::from_example("node") else { return };
    project.link(&["@rollup/plugin-node-resolve", "rollup", "webpack"]);
    project.write("rollup.mjs", ROLLUP);
    project.write("webpack.mjs", WEBPACK);
    project.write("entry.js", PICTURES);
    let esbuild = ["entry.js", "--bundle", "--format=esm", "--outdir=esbuild", "--log-level=warning"];
    project.tool("esbuild/bin/esbuild", &esbuild);
    project.node("rollup.mjs");
    project.node("webpack.mjs");
    for (bundler, script) in [("esbuild", "entry.js"), ("rollup", "entry.js"), ("webpack", "main.js")] {
        let page = format!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>Bundle</title>\
             <link rel=\"icon\" href=\"data:,\" /></head><body><script type=\"module\" src=\"{script}\"></script></body></html>"
        );
        project.write(&format!("{bundler}/index.html"), &page);
        let folder = project.path().join(bundler);
        run_at(
            Kind::Chromium,
            bundler,
            || Site::start(&folder, "/"),
            |page| {
                page.open();
                page.wait_until("the picture", || page.script("return document.title") == "300 0.5");
            },
        );
    }
}

#[test]
fn a_bundle_has_only_what_it_imports() {
    let Some(project) = Project::from_example("node") else { return };
    project.link(&["@rollup/plugin-node-resolve", "rollup", "webpack"]);
    project.write("rollup.mjs", ROLLUP);
    project.write("webpack.mjs", WEBPACK);
    for (import, most) in IMPORTS {
        project.write("entry.js", import);
        let esbuild =
            ["entry.js", "--bundle", "--minify", "--format=esm", "--outdir=esbuild", "--log-level=warning"];
        project.tool("esbuild/bin/esbuild", &esbuild);
        project.node("rollup.mjs");
        project.node("webpack.mjs");
        for bundler in ["esbuild", "rollup", "webpack"] {
            let folder = project.path().join(bundler);
            // The client imports the engine as a script only if it needs that, but esbuild makes one bundle of both.
            let most = if bundler == "esbuild" && most == 50_000 { 600_000 } else { most };
            let size = size_of_first(&folder);
            assert!(size > 100 && size <= most, "{bundler}, {import}: {size} bytes of at most {most}");
            fs::remove_dir_all(folder).unwrap();
        }
    }
}

/// The size of the script that a page would load first.
fn size_of_first(folder: &Path) -> u64 {
    let is_first = |name: &str| matches!(name, "entry.js" | "main.js");
    let found = files_in(folder)
        .into_iter()
        .find(|path| path.file_name().is_some_and(|name| is_first(&name.to_string_lossy())));
    fs::metadata(found.unwrap()).unwrap().len()
}
