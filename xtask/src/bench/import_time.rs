//! Measures the time from importing the package's rules to the first list of legal steps, in Node.js and in a browser.

use std::path::Path;

use anyhow::{Result, anyhow};
use fs_err as fs;

use crate::command::{missing, output_of};
use crate::package;
use crate::progress::Progress;
use crate::serve::server::Server;
use crate::tools::browsers;

/// Number of runs of each. Odd, so that the median is one of them.
const RUNS: usize = 7;

/// The measured code: only the import and the call.
const FIRST_ANSWER: &str = "const game = new Game();
game.play(Game.setup('99of9', 'gold'));
game.play(Game.setup('classic', 'silver'));
if (game.legalSteps().length === 0) throw new Error('there are no steps');";

/// The marker before the result in the page.
const MARKER: &str = "ms-from-import=";

/// Measures the built package with fresh processes and empty caches. Prints medians in milliseconds.
pub(crate) fn measure(project: &Path) -> Result<()> {
    let package = package::folder(project);
    if !package.exists() {
        return Err(missing("target/npm/ansa", "cargo xtask npm"));
    }
    let measured = |_: &Progress| Ok([("Node.js", in_node(&package)?), ("Chromium", in_chromium(project)?)]);
    let measured = Progress::during(format!("{RUNS} runs in Node.js and in Chromium"), "done", measured)?;
    println!("from import to the first legal steps, median of {RUNS} (and range), in ms");
    for (name, times) in measured {
        println!("{name:<9} {:>6.1} ({:.1} to {:.1})", times[RUNS / 2], times[0], times[RUNS - 1]);
    }
    Ok(())
}

fn in_node(package: &Path) -> Result<Vec<f64>> {
    let entry = package.join("rules.js");
    let script = format!(
        "const began = performance.now();
        const {{ Game }} = await import({:?});
        {FIRST_ANSWER}
        console.log('{MARKER}' + (performance.now() - began));",
        entry.to_string_lossy()
    );
    times(|| output_of("node", &["--input-type=module", "--eval", &script]))
}

fn in_chromium(project: &Path) -> Result<Vec<f64>> {
    let site = package::folder(project).with_file_name("import-page");
    fs::create_dir_all(&site)?;
    let page = format!(
        "<!DOCTYPE html><script>const began = performance.now();</script>
        <script type=\"module\">import {{ Game }} from \"../ansa/rules.js\";
        {FIRST_ANSWER}
        document.documentElement.append('{MARKER}' + (performance.now() - began) + ' ');</script>"
    );
    fs::write(site.join("index.html"), page)?;
    let root = project.join("target/npm");
    let server = Server::start(&root, "/", 0)?;
    let browser = browsers::chromium()?.program;
    let address = format!("{}import-page/", server.url());
    times(|| {
        let arguments =
            ["--headless", "--no-sandbox", "--disable-gpu", "--incognito", "--dump-dom", &address];
        output_of(&browser, &arguments)
    })
}

/// The times of all runs, sorted.
fn times(run: impl Fn() -> Option<String>) -> Result<Vec<f64>> {
    let mut times = Vec::with_capacity(RUNS);
    for _ in 0..RUNS {
        let said = run().unwrap_or_default();
        let time = time_in(&said).ok_or_else(|| anyhow!("no time was told: {said}"))?;
        times.push(time);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}

/// The number after the last marker. The page's own script contains another marker before it.
fn time_in(said: &str) -> Option<f64> {
    let (_, rest) = said.rsplit_once(MARKER)?;
    rest.split(|c: char| !c.is_ascii_digit() && c != '.').next()?.parse().ok()
}

#[cfg(test)]
mod tests;
