//! The code in Markdown documents, which tests run or compile.
//!
//! A block names its language after the fence. One that can't be run says so there, too: ` ```sh norun `. In JavaScript, a
//! line may say what it does: `expression; // → value` or `statement; // throws code`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A block of code in a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeBlock {
    /// The document and the line of the fence, such as `site/rules.md:12`.
    pub place: String,
    /// The language, such as `js`.
    pub language: String,
    /// Whether the block says that it can't be run.
    pub is_norun: bool,
    /// The code, with a line break at its end.
    pub code: String,
}

/// What a block of JavaScript without an import finds defined: it goes on from the text above it.
const CONTINUES: &str = "import { ArimaaError, Engine, Game, GameTree, PositionBuilder, isSquare, validatePosition, version } \
    from \"ansa\";\n";

/// The functions that checked lines call.
const CHECKS: &str = "import assert from \"node:assert/strict\";
const equal = assert.deepEqual;
const throws = (act, code) => assert.rejects(act, (error) => error.name === \"ArimaaError\" && error.code === code);
";

impl CodeBlock {
    /// The blocks of a Markdown text. `name` is that of the document.
    #[must_use]
    pub fn all_in(name: &str, text: &str) -> Vec<Self> {
        let mut blocks = Vec::new();
        let mut open: Option<Self> = None;
        for (index, line) in text.lines().enumerate() {
            let fence = line.trim_start().strip_prefix("```");
            match (&mut open, fence) {
                (Some(_), Some(_)) => blocks.extend(open.take()),
                (Some(block), None) => {
                    let _ = writeln!(block.code, "{line}");
                }
                (None, Some(info)) => {
                    let mut words = info.split_whitespace();
                    open = Some(Self {
                        place: format!("{name}:{}", index + 1),
                        language: words.next().unwrap_or_default().to_owned(),
                        is_norun: words.any(|word| word == "norun"),
                        code: String::new(),
                    });
                }
                (None, None) => {}
            }
        }
        blocks
    }

    /// The blocks of the Markdown files in a folder of the project, or of one file.
    ///
    /// # Panics
    /// If they can't be read.
    #[must_use]
    pub fn all_below(project: &Path, path: &str) -> Vec<Self> {
        let full = project.join(path);
        let mut files = if full.is_dir() { crate::files::files_in(&full) } else { vec![full] };
        files.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
        files.sort();
        let read = |file: &std::path::PathBuf| {
            let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let name = file.strip_prefix(project).unwrap_or(file).to_string_lossy().into_owned();
            Self::all_in(&name, &text)
        };
        files.iter().flat_map(read).collect()
    }

    /// The names of the packages that the code imports.
    #[must_use]
    pub fn imports(&self) -> Vec<&str> {
        let imports = self.code.lines().filter(|line| line.starts_with("import "));
        imports.filter_map(|line| line.rsplit('"').nth(1)).collect()
    }

    /// A module that runs JavaScript and checks what its lines say, and the number of these lines.
    #[must_use]
    pub fn checked_module(&self) -> (String, usize) {
        let mut module = if self.imports().is_empty() { CONTINUES.to_owned() } else { String::new() };
        module.push_str(CHECKS);
        let mut checks = 0;
        for line in self.code.lines() {
            let line = checked_line(line).inspect(|_| checks += 1).unwrap_or_else(|| line.to_owned());
            let _ = writeln!(module, "{line}");
        }
        (module, checks)
    }
}

/// A line that says what it does, as a call that checks it.
fn checked_line(line: &str) -> Option<String> {
    if let Some((code, value)) = line.split_once("; // → ") {
        return Some(format!("equal(({code}), ({value}));"));
    }
    let (code, error) = line.split_once("; // throws ")?;
    Some(format!("await throws(async () => {{ {code} }}, \"{error}\");"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A title\n\n```js\nimport { Game } from \"ansa/rules\";\n\n1 + 1; // → 2\nfail(); // throws no\n```\n\
        Text.\n\n- a list:\n  ```sh norun\n  npm install\n  ```\n\n```js\nlet open;";

    #[test]
    fn blocks_have_a_place_and_a_language() {
        let blocks = CodeBlock::all_in("a.md", TEXT);
        let about: Vec<_> =
            blocks.iter().map(|block| (&*block.place, &*block.language, block.is_norun)).collect();
        assert_eq!(about, [("a.md:3", "js", false), ("a.md:12", "sh", true)]);
        assert_eq!(blocks[0].imports(), ["ansa/rules"]);
    }

    #[test]
    fn lines_that_say_what_they_do_are_checked() {
        let blocks = CodeBlock::all_in("a.md", TEXT);
        let (module, checks) = blocks[0].checked_module();
        assert_eq!(checks, 2);
        assert!(module.contains("equal((1 + 1), (2));\n"), "{module}");
        assert!(module.contains("await throws(async () => { fail() }, \"no\");\n"), "{module}");
        assert!(!module.contains(CONTINUES));
    }
}
