//! How much the entries of the package are on the wire.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use ansa_tests::needs;
use xtask::size::compressed::{self, EntrySize};

/// The sizes of the package's entries. It takes long to compress them, so the tests share them.
fn entry_sizes(package: &Path) -> &'static [EntrySize] {
    static SIZES: OnceLock<Vec<EntrySize>> = OnceLock::new();
    SIZES.get_or_init(|| compressed::entry_sizes(needs::project(), package).unwrap())
}

#[test]
fn no_entry_outgrows_its_budget() {
    let Some(package) = needs::package() else { return };
    for EntrySize { name, brotli, budget, .. } in entry_sizes(&package) {
        assert!(
            brotli <= budget,
            "{name} has {brotli} bytes on the wire and may have {budget}; if it is worth them, npm/sizes.json says so"
        );
    }
}

/// The sizes in the comparison and in the README are those of the package, to within 2 %.
#[test]
fn the_documents_say_how_large_the_entries_are() {
    let Some(package) = needs::package() else { return };
    let sizes = entry_sizes(&package);
    let read = |path: &str| fs::read_to_string(needs::project().join(path)).unwrap();
    let (comparison, readme) = (read("docs/javascript.md"), read("npm/README.md"));
    for (entry, name, row) in [
        ("ansa/rules", "rules", "| `ansa/rules` |"),
        ("ansa/review", "reviews", "| `ansa/review` |"),
        ("ansa/svg", "pictures", "| `ansa/svg` |"),
        ("ansa/element", "board", "| `ansa/element` |"),
        ("ansa/engine", "", "| `ansa/engine` |"),
        ("ansa/engine, first engine", "first engine", ""),
    ] {
        let size = sizes.iter().find(|size| size.name == entry).unwrap().brotli;
        let line = readme.lines().find(|line| !row.is_empty() && line.starts_with(row));
        let said = [
            line.and_then(|line| kilobytes_after(line, "about ")),
            kilobytes_after(&comparison, &format!(" {name} ")).filter(|_| !name.is_empty()),
        ];
        assert!(said.iter().any(Option::is_some), "no document says how large {entry} is");
        for said in said.into_iter().flatten() {
            let difference = size.abs_diff(said * 1000);
            assert!(difference * 100 <= size * 2 + 50_000, "{entry} has {size} bytes, not {said} kB");
        }
    }
}

/// The number of kilobytes that follow a word in a text.
fn kilobytes_after(text: &str, word: &str) -> Option<usize> {
    text.split(word).skip(1).find_map(|rest| rest.split_once(" kB")?.0.parse().ok())
}
