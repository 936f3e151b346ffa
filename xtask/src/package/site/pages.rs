//! The pages of the site, as `TypeDoc` reads them: each with its title, with links among them, and with the table of
//! environments.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fs_err as fs;
use serde_json::Value;

use super::snippets::{self, Snippet};

/// The sources of the pages.
const SOURCES: &str = "site";
/// The page of another folder, and its name in the site.
const COMPARISON: (&str, &str) = ("docs/javascript.md", "comparison.md");
/// Its title there, which is also that of its file.
const COMPARISON_TITLE: &str = "Comparison";
/// The environments in which the package was run.
const ENVIRONMENTS: &str = "site/environments.json";
/// What a page has in place of a block of code without a line.
const TABLE: &str = "```environments\n```\n";
const PLAYGROUND: &str = "```playground\n```\n";
/// The start of a block that has the path of a file, whose text it shows.
const INCLUDE: &str = "```include\n";
/// Where the playground appears.
const PLAYGROUND_PLACE: &str = "<div id=\"play\"></div>\n<noscript><p>The playground needs JavaScript. The examples \
    can be read on the other pages.</p></noscript>\n";

/// Writes all pages to a folder, and returns the programs in them.
pub(super) fn write_pages(project: &Path, to: &Path) -> Result<Vec<Snippet>> {
    let table = environment_table(&fs::read_to_string(project.join(ENVIRONMENTS))?)?;
    let mut programs = Vec::new();
    for name in ORDER {
        let from = match name {
            _ if name == COMPARISON.1 => project.join(COMPARISON.0),
            _ => project.join(SOURCES).join(name),
        };
        let text = with_links(&fs::read_to_string(&from)?)
            .replace(TABLE, &table)
            .replace(PLAYGROUND, PLAYGROUND_PLACE);
        let text = with_files(project, &text)?;
        let (title, body) =
            split_title(&text).with_context(|| format!("{} does not start with a title", from.display()))?;
        let title = if name == COMPARISON.1 { COMPARISON_TITLE } else { title };
        programs.extend(snippets::in_page(title, body));
        // `TypeDoc` shows a title on the first page only.
        let page = if name == FIRST {
            body.to_owned()
        } else {
            format!("---\ntitle: {title}\n---\n\n# {title}\n\n{body}")
        };
        fs::write(to.join(name), &page)?;
    }
    let sources = project.join(SOURCES);
    for entry in fs::read_dir(&sources)? {
        let path = entry?.path();
        let is_page = path.extension().is_some_and(|ending| ending == "md");
        if is_page && !ORDER.iter().any(|name| path.ends_with(name)) {
            bail!("{} is not among the pages of the site", path.display());
        }
    }
    Ok(programs)
}

/// The first page.
pub(super) const FIRST: &str = "index.md";
/// The pages, in their order.
pub(super) const ORDER: [&str; 14] = [
    FIRST,
    "rules.md",
    "records.md",
    "engine.md",
    "element.md",
    "pictures.md",
    "review.md",
    "errors.md",
    "embedding.md",
    "recipes.md",
    "pages.md",
    "environments.md",
    "comparison.md",
    "playground.md",
];

/// A page with links that lead to pages of the site.
fn with_links(text: &str) -> String {
    text.replace(&format!("../{}", COMPARISON.0), COMPARISON.1)
}

/// A page with the text of the files that its blocks name.
fn with_files(project: &Path, text: &str) -> Result<String> {
    let mut parts = text.split(INCLUDE);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (path, rest) = part
            .split_once("\n```\n")
            .with_context(|| format!("a block that includes a file does not end: {part:.40}"))?;
        let language = match Path::new(path).extension().and_then(|ending| ending.to_str()) {
            Some("mjs") => "javascript",
            Some("jsx") => "tsx",
            Some("svelte" | "astro") => "html",
            Some(other) => other,
            None => "",
        };
        let folders = ["tests/environments/", "examples/"];
        let name = folders.iter().find_map(|folder| path.strip_prefix(folder)).unwrap_or(path);
        let file = fs::read_to_string(project.join(path))?;
        let _ = writeln!(whole, "`{name}`\n\n```{language}\n{}\n```", file.trim_end());
        whole.push_str(rest);
    }
    Ok(whole)
}

/// The title of a page, and the text below it.
fn split_title(text: &str) -> Option<(&str, &str)> {
    let (title, body) = text.strip_prefix("# ")?.split_once('\n')?;
    Some((title.trim(), body.trim_start()))
}

fn environment_table(json: &str) -> Result<String> {
    let parsed: Value = serde_json::from_str(json).context(ENVIRONMENTS)?;
    let mut table = "| environment | version | last run | how |\n|---|---|---|---|\n".to_owned();
    for row in parsed["environments"].as_array().into_iter().flatten() {
        let cell = |name: &str| row[name].as_str().unwrap_or_default();
        let how = match cell("run") {
            "every" => "by every run of the tests",
            "long" => "by long runs of the tests",
            "hand" => "by hand",
            _ => "not run yet",
        };
        let note = if cell("note").is_empty() { String::new() } else { format!("; {}", cell("note")) };
        let _ = writeln!(
            table,
            "| {} | {} | {} | {how}{note} |",
            cell("name"),
            or_dash(cell("version")),
            or_dash(cell("date"))
        );
    }
    Ok(table)
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() { "–" } else { text }
}

#[cfg(test)]
mod tests;
