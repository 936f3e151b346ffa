//! The dependency rules between the page's layers, as `ARCHITECTURE.md` states them, checked against the sources.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates that touch the browser.
const BROWSER: [&str; 7] =
    ["console_error_panic_hook", "gloo", "idb", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "web_sys"];

/// Items of these crates that other layers than `services/` may use: the types of event targets and of `NodeRef`s, and
/// the spawning of futures. None of them looks anything up in the browser.
const ALLOWED: [(&str, &str); 10] = [
    ("wasm_bindgen::JsCast", "casts the target of an event"),
    ("wasm_bindgen_futures::spawn_local", "waits for what a service answers later"),
    ("web_sys::Element", "a component's own element, by its `NodeRef`: to scroll it"),
    ("web_sys::File", "a file that the player has chosen; only `services::files` reads it"),
    ("web_sys::HtmlCanvasElement", "a component's own element; only `services::piece_sheet` draws on it"),
    ("web_sys::HtmlDialogElement", "a component's own element: to open and close it"),
    ("web_sys::HtmlElement", "a component's own element; only `services::focus` gives it the focus"),
    ("web_sys::HtmlInputElement", "the target of an event: to read what was entered"),
    ("web_sys::HtmlSelectElement", "the target of an event: to read what was chosen"),
    ("web_sys::HtmlTextAreaElement", "the target of an event: to read what was entered"),
];

/// The layers, the lowest first. None knows a higher one; beside each are the lower ones that it does not know either.
const LAYERS: [(&str, &[&str]); 16] = [
    ("formats", &[]),
    ("entry", &[]),
    ("document", &["entry"]),
    ("activities", &[]),
    ("settings", &["entry", "document", "activities"]),
    ("new_game", &["activities", "settings"]),
    ("library", &["entry", "settings", "new_game"]),
    ("statistics", &["entry", "settings", "new_game"]),
    ("share", &["entry", "new_game", "library", "statistics"]),
    ("manual", &["entry", "document", "settings", "new_game", "library", "statistics", "share"]),
    ("session", &["settings", "new_game", "statistics", "share", "manual"]),
    ("text", &[]),
    ("services", &[]),
    ("hooks", &[]),
    ("components", &[]),
    ("screens", &[]),
];

/// The layers that a layer must not know.
fn forbidden(layer: &str) -> Vec<&'static str> {
    let place = LAYERS.iter().position(|(name, _)| *name == layer);
    let place = place.unwrap_or_else(|| panic!("{layer}/ has no place among the layers"));
    let higher = LAYERS[place + 1..].iter().map(|(name, _)| *name);
    LAYERS[place].1.iter().copied().chain(higher).collect()
}

/// The only layer that tests of a lower one may use: they say in words what they check.
const OF_TESTS: &str = "text";

/// The layers that only compute: all up to this one.
const LAST_PURE: &str = "text";

/// The beginning of the tests in a source.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

struct Source {
    /// Its path from `src/`, as `layer/file.rs`.
    path: String,
    /// Its lines without comments.
    code: String,
}

impl Source {
    /// Its layer; `None` for the crate root.
    fn layer(&self) -> Option<&str> {
        self.path.split_once('/').map(|(layer, _)| layer)
    }

    /// Whether it is compiled for tests only.
    fn is_of_tests(&self) -> bool {
        self.path.ends_with("/tests.rs")
            || self.path.ends_with("/testing.rs")
            || self.path.contains("/tests/")
    }

    /// The source without its tests, and the tests.
    fn parts(&self) -> (Source, Source) {
        let at = if self.is_of_tests() { 0 } else { self.code.find(TESTS).unwrap_or(self.code.len()) };
        let (code, tests) = self.code.split_at(at);
        let part = |code: &str| Source { path: self.path.clone(), code: code.to_owned() };
        (part(code), part(tests))
    }

    /// The paths into the crate, from its root: `text::notice` for `super::super::text::notice` in `hooks/one.rs`.
    fn paths_in_crate(&self) -> Vec<String> {
        let module = self.path.trim_end_matches(".rs").trim_end_matches("/mod");
        let absolute = |path: String| {
            let mut modules: Vec<&str> = module.split('/').collect();
            let mut parts = path.split("::").peekable();
            if parts.next_if_eq(&"crate").is_some() {
                modules.clear();
            }
            while parts.next_if_eq(&"super").is_some() {
                modules.pop();
            }
            modules.into_iter().chain(parts).collect::<Vec<_>>().join("::")
        };
        self.paths_from(&["crate", "super"]).into_iter().map(absolute).collect()
    }

    /// All paths that start with one of these words. Groups in `use` are expanded.
    fn paths_from(&self, heads: &[&str]) -> Vec<String> {
        let mut paths = Vec::new();
        for head in heads {
            for (at, _) in self.code.match_indices(head) {
                let (before, after) = (&self.code[..at], &self.code[at + head.len()..]);
                let goes_on = |letter: char| letter.is_alphanumeric() || letter == '_';
                let is_inside = before.ends_with(goes_on) || before.ends_with("::") || before.ends_with('-');
                if !is_inside && !after.starts_with(goes_on) && after.starts_with("::") {
                    follow(head, after, &mut paths);
                }
            }
        }
        paths
    }
}

/// Collects the paths that start with `beginning`; a group yields several.
fn follow(beginning: &str, after: &str, paths: &mut Vec<String>) {
    let Some(after) = after.strip_prefix("::") else { return paths.push(beginning.to_owned()) };
    if let Some(group) = after.strip_prefix('{') {
        for member in members(group) {
            follow(beginning, &format!("::{}", member.trim()), paths);
        }
        return;
    }
    let end = after.find(|letter: char| !letter.is_alphanumeric() && !"_*".contains(letter));
    let (name, rest) = after.split_at(end.unwrap_or(after.len()));
    if name == "self" || name.is_empty() {
        paths.push(beginning.to_owned());
    } else {
        follow(&format!("{beginning}::{name}"), rest, paths);
    }
}

/// The members of a group; `group` starts after its opening brace.
fn members(group: &str) -> Vec<&str> {
    let (mut members, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                members.push(group[start..at].trim());
                start = at + 1;
                if letter == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    members.retain(|member| !member.is_empty());
    members
}

/// All sources of the page except this one.
fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    read(&root, &root, &mut sources);
    assert!(sources.len() > 100, "the sources are found: {}", sources.len());
    sources
}

fn read(root: &Path, folder: &Path, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let file: PathBuf = entry.expect("an entry").path();
        if file.is_dir() {
            read(root, &file, sources);
        } else if file != root.join("layers.rs") {
            let path = file.strip_prefix(root).expect("below src").display().to_string().replace('\\', "/");
            let text = fs::read_to_string(&file).expect("a source");
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            sources.push(Source { path, code: code.collect::<Vec<_>>().join("\n") });
        }
    }
}

#[test]
fn use_groups_are_expanded() {
    let code = "use web_sys::{Element, a::{self, B}};\nlet w = gloo::utils::window().x(); other_gloo::y();\n\
                use super::super::text;";
    let source = Source { path: "hooks/one.rs".to_owned(), code: code.to_owned() };
    assert_eq!(
        source.paths_from(&["gloo", "web_sys"]),
        ["gloo::utils::window", "web_sys::Element", "web_sys::a", "web_sys::a::B"]
    );
    assert_eq!(source.paths_from(&["super"]), ["super::super::text"]);
    assert_eq!(source.layer(), Some("hooks"));
}

#[test]
fn only_services_use_browser_apis() {
    let sources = sources();
    let outside = sources.iter().filter(|source| source.layer() != Some("services"));
    let named: Vec<(&str, String)> = outside
        .flat_map(|source| source.paths_from(&BROWSER).into_iter().map(|path| (source.path.as_str(), path)))
        .collect();
    let is_allowed = |path: &str| {
        // The rest of the path is an associated function of the type.
        ALLOWED.iter().any(|(name, _)| {
            path.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        })
    };
    let wrong: Vec<_> = named.iter().filter(|(_, path)| !is_allowed(path)).collect();
    assert!(wrong.is_empty(), "move it into services/: {wrong:?}");
    for (name, reason) in ALLOWED {
        assert!(
            named.iter().any(|(_, path)| path.starts_with(name)),
            "nobody needs {name} ({reason}) any more"
        );
    }
}

#[test]
fn paths_are_followed_to_the_root_of_the_crate() {
    let source = |path: &str, code: &str| Source { path: path.to_owned(), code: code.to_owned() };
    let code = "use super::entry::A;\nuse super::super::{entry, text::B};\nuse crate::hooks;";
    let paths = source("library/import.rs", code).paths_in_crate();
    assert_eq!(paths, ["hooks", "library::entry::A", "entry", "text::B"]);
    assert_eq!(source("library/mod.rs", "super::text::C").paths_in_crate(), ["text::C"]);
    let (code, tests) = source("a/b.rs", &format!("crate::c::D;\n{TESTS} crate::e::F }}")).parts();
    assert_eq!(
        (code.paths_in_crate(), tests.paths_in_crate()),
        (vec!["c::D".to_owned()], vec!["e::F".to_owned()])
    );
    let (code, tests) = source("a/b/tests.rs", "crate::c::D;").parts();
    assert_eq!((code.paths_in_crate().len(), tests.paths_in_crate().len()), (0, 1));
}

/// Whether a path of the crate is in one of these layers.
fn is_in(path: &str, layers: &[&str]) -> bool {
    path.split("::").next().is_some_and(|first| layers.contains(&first))
}

#[test]
fn no_layer_depends_on_a_higher_one() {
    for source in sources() {
        let Some(layer) = source.layer() else { continue };
        let forbidden = forbidden(layer);
        let (code, tests) = source.parts();
        let of_tests: Vec<&str> = forbidden.iter().copied().filter(|&layer| layer != OF_TESTS).collect();
        for (part, forbidden) in [(code, forbidden), (tests, of_tests)] {
            for path in part.paths_in_crate() {
                assert!(!is_in(&path, &forbidden), "{}: {layer}/ must not know {path}", source.path);
            }
        }
    }
}

#[test]
fn no_activity_knows_another() {
    let sources = sources();
    // All share what lies beside the folders, and `answer`, which knows none of them.
    let is_activity = |name: &String| {
        let folder = format!("activities/{name}/");
        name != "answer" && sources.iter().any(|source| source.path.starts_with(&folder))
    };
    let activity = |path: &str| {
        let name =
            path.strip_prefix("activities::").and_then(|rest| rest.split("::").next().map(str::to_owned));
        name.filter(is_activity)
    };
    for source in &sources {
        let Some(own) = source.path.strip_prefix("activities/").and_then(|rest| rest.split_once('/')) else {
            continue;
        };
        for path in source.paths_in_crate() {
            assert!(activity(&path).is_none_or(|other| other == own.0), "{}: {path}", source.path);
        }
    }
}

#[test]
fn what_only_computes_is_independent_of_the_dom() {
    let last = LAYERS.iter().position(|(layer, _)| *layer == LAST_PURE).expect("a layer");
    let pure = &LAYERS[..=last];
    let is_pure = |source: &&Source| pure.iter().any(|(layer, _)| source.layer() == Some(layer));
    for source in sources().iter().filter(is_pure) {
        let mut paths = source.paths_from(&BROWSER);
        paths.extend(source.paths_from(&["ansa_board", "yew"]));
        // Pure parts may use Yew's `Reducible` trait, and of the board everything but its DOM part.
        paths.retain(|path| match path.split_once("::") {
            Some(("ansa_board", of_board)) => {
                ["BoardElement", "DomPatcher"].iter().any(|part| of_board.split("::").next() == Some(part))
            }
            _ => path != "yew::Reducible",
        });
        assert_eq!(paths, [""; 0], "{}", source.path);
    }
}
