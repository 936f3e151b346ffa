//! The programs in the pages, which the playground offers.

/// A program with the place where it is explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Snippet {
    /// The page and the heading above the program.
    pub(super) title: String,
    pub(super) code: String,
}

/// The programs of a page that run in the playground: they import something, and only from this package.
pub(super) fn in_page(page: &str, text: &str) -> Vec<Snippet> {
    let mut found: Vec<Snippet> = Vec::new();
    let (mut heading, mut code): (&str, Option<(bool, String)>) = ("", None);
    for line in text.lines() {
        match (&mut code, line.strip_prefix("```")) {
            (Some(_), Some(_)) => {
                let Some((is_program, code)) = code.take() else { continue };
                if is_program && is_runnable(&code) {
                    found.push(Snippet { title: title(page, heading, &found), code });
                }
            }
            (Some((_, code)), None) => {
                code.push_str(line);
                code.push('\n');
            }
            (None, Some(info)) => code = Some((info == "js", String::new())),
            (None, None) => heading = line.strip_prefix("## ").unwrap_or(heading),
        }
    }
    found
}

fn is_runnable(code: &str) -> bool {
    let mut imports = code.lines().filter(|line| line.starts_with("import ")).peekable();
    let is_own =
        |line: &str| line.rsplit('"').nth(1).is_some_and(|name| name == "ansa" || name.starts_with("ansa/"));
    imports.peek().is_some() && imports.all(is_own)
}

/// A second program below the same heading gets a number.
fn title(page: &str, heading: &str, before: &[Snippet]) -> String {
    let title = if heading.is_empty() { page.to_owned() } else { format!("{page}: {heading}") };
    match before.iter().filter(|snippet| snippet.title.starts_with(&title)).count() {
        0 => title,
        others => format!("{title} ({})", others + 1),
    }
}

/// The script that gives the programs to the playground.
pub(super) fn script(snippets: &[Snippet]) -> String {
    let list: Vec<_> = snippets
        .iter()
        .map(|Snippet { title, code }| serde_json::json!({ "title": title, "code": code }))
        .collect();
    format!("// The programs of the documentation.\nglobalThis.ansaSnippets = {};\n", serde_json::json!(list))
}

#[cfg(test)]
mod tests;
