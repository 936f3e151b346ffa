//! How many bytes a first visit costs.

use std::fs;
use std::path::Path;

use crate::dist::files_in;
use crate::fault::{Fault, Result};

/// Brotli as hosts use it for static files: best quality, the usual window.
const QUALITY: i32 = 11;
const WINDOW_BITS: i32 = 22;

/// Prints the size of each file of the page, raw and as it goes over the wire, in bytes.
pub(crate) fn print(dist: &Path) -> Result<()> {
    let mut rows = Vec::new();
    for name in files_in(dist)? {
        let path = dist.join(&name);
        let contents = fs::read(&path).map_err(Fault::io(&path))?;
        rows.push((contents.len(), brotli_size(&contents), name));
    }
    rows.sort_by_key(|&(_, wire, _)| std::cmp::Reverse(wire));
    println!("{:>10} {:>10}  file", "raw", "brotli");
    for (raw, wire, name) in &rows {
        println!("{raw:>10} {wire:>10}  {name}");
    }
    let (raw, wire) = rows.iter().fold((0, 0), |(raw, wire), row| (raw + row.0, wire + row.1));
    println!("{raw:>10} {wire:>10}  all {} files", rows.len());
    Ok(())
}

/// A file that compression makes larger is sent as it is.
fn brotli_size(contents: &[u8]) -> usize {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: QUALITY,
        lgwin: WINDOW_BITS,
        size_hint: contents.len(),
        ..Default::default()
    };
    let mut compressed = Vec::new();
    match brotli::BrotliCompress(&mut &contents[..], &mut compressed, &parameters) {
        Ok(_) => compressed.len().min(contents.len()),
        Err(_) => contents.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_shrinks_and_noise_does_not_grow() {
        assert!(brotli_size("step turn push pull ".repeat(100).as_bytes()) < 100);
        let mut noise = 1u32;
        let bytes: Vec<u8> = (0..1000)
            .map(|_| {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (noise >> 24) as u8
            })
            .collect();
        assert_eq!(brotli_size(&bytes), bytes.len());
        assert_eq!(brotli_size(&[]), 0);
    }
}
