//! The number of bytes of a first visit and of the npm package's entry points.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::files::files_in;
use crate::package::site;
use crate::page::embed;

pub mod compressed;

use compressed::EntrySize;

/// Prints the size of each file of the page in bytes, raw and compressed, then that of what it loads at one time, and of
/// each entry point of the npm package, if that is built. The files of the element and those of the documentation, which
/// no visit loads, have separate totals.
pub(crate) fn print(project: &Path, dist: &Path, package: &Path) -> Result<()> {
    let mut rows = Vec::new();
    for name in files_in(dist)? {
        let contents = fs::read(dist.join(&name))?;
        rows.push((contents.len(), compressed::brotli_size(&contents), name));
    }
    rows.sort_by_key(|&(_, brotli, _)| std::cmp::Reverse(brotli));
    println!("{:>10} {:>10}  file", "raw", "brotli");
    let is_in = |row: &(usize, usize, String), folder: &str| row.2.starts_with(&format!("{folder}/"));
    let (docs, others): (Vec<_>, Vec<_>) = rows.iter().partition(|row| is_in(row, site::FOLDER));
    // Each of the many pages of the documentation is small.
    for (raw, brotli, name) in &others {
        println!("{raw:>10} {brotli:>10}  {name}");
    }
    let (element, page): (Vec<_>, Vec<_>) = others.into_iter().partition(|row| is_in(row, embed::FOLDER));
    for (rows, what) in [(page, "of the page"), (element, "for embedding"), (docs, "of the documentation")] {
        let (raw, brotli) = rows.iter().fold((0, 0), |(raw, brotli), row| (raw + row.0, brotli + row.1));
        println!("{raw:>10} {brotli:>10}  all {} files {what}", rows.len());
    }
    print_budgets("loaded by the page", &compressed::page_sizes(project, dist)?);
    if package.exists() {
        print_budgets("entry of the npm package", &compressed::entry_sizes(project, package)?);
    }
    Ok(())
}

fn print_budgets(what: &str, entries: &[EntrySize]) {
    println!("{:>10} {:>10} {:>10}  {what}", "raw", "brotli", "budget");
    for EntrySize { name, raw, brotli, budget } in entries {
        println!("{raw:>10} {brotli:>10} {budget:>10}  {name}");
    }
}
