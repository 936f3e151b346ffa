//! How many bytes a first visit costs, and the entries of the npm package.

use std::fs;
use std::path::Path;

use xtask::wire;

use crate::embed;
use crate::fault::{Fault, Result};
use crate::files::files_in;

/// Prints the size of each file of the page, raw and as it goes over the wire, in bytes; those of the element, which no
/// visit asks for, by themselves.
pub(crate) fn print(dist: &Path) -> Result<()> {
    let mut rows = Vec::new();
    for name in files_in(dist)? {
        let path = dist.join(&name);
        let contents = fs::read(&path).map_err(Fault::io(&path))?;
        rows.push((contents.len(), wire::compressed(&contents), name));
    }
    rows.sort_by_key(|&(_, wire, _)| std::cmp::Reverse(wire));
    println!("{:>10} {:>10}  file", "raw", "brotli");
    for (raw, wire, name) in &rows {
        println!("{raw:>10} {wire:>10}  {name}");
    }
    let is_element = |row: &&(usize, usize, String)| row.2.starts_with(&format!("{}/", embed::FOLDER));
    let (element, page): (Vec<_>, Vec<_>) = rows.iter().partition(is_element);
    for (rows, what) in [(page, "of the page"), (element, "for embedding")] {
        let (raw, wire) = rows.iter().fold((0, 0), |(raw, wire), row| (raw + row.0, wire + row.1));
        println!("{raw:>10} {wire:>10}  all {} files {what}", rows.len());
    }
    Ok(())
}

/// Prints what each entry of the npm package costs, and what it may cost, in bytes.
pub(crate) fn print_entries(project: &Path, package: &Path) -> Result<()> {
    let entries = wire::entries(project, package).map_err(Fault::io(package))?;
    println!("{:>10} {:>10} {:>10}  entry of the npm package", "raw", "brotli", "budget");
    for wire::Entry { name, raw, wire, budget } in entries {
        println!("{raw:>10} {wire:>10} {budget:>10}  {name}");
    }
    Ok(())
}
