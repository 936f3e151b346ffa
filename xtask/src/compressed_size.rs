//! The compressed sizes of the npm package's entry points, and their budgets.

use std::fs;
use std::io;
use std::path::Path;

use serde_json::Value;

/// Brotli as hosts use it for static files: best quality, default window.
pub(crate) const QUALITY: i32 = 11;
const WINDOW_BITS: i32 = 22;

/// The size of one entry point of the package, in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntrySize {
    /// The module that a user imports.
    pub name: String,
    /// The size of all files that it loads.
    pub raw: usize,
    /// The same files, each compressed with brotli.
    pub brotli: usize,
    /// The limit of `brotli`. It needs more than 1 % of slack, because the encoder's choices vary by that much: other
    /// numbers in a table of ten rows made the same engine 1.1 % larger with this encoder and 1.2 % smaller with the
    /// reference encoder.
    pub budget: usize,
}

/// Measures the entry points listed in the project's `npm/sizes.json` in the built package.
///
/// # Errors
/// That file or one listed in it can't be read.
pub fn entry_sizes(project: &Path, package: &Path) -> io::Result<Vec<EntrySize>> {
    let budgets: Value = serde_json::from_str(&read(&project.join("npm/sizes.json"))?)?;
    let lines = budgets.as_array().into_iter().flatten();
    lines.map(|line| measure(line, package)).collect()
}

fn measure(line: &Value, package: &Path) -> io::Result<EntrySize> {
    let (mut raw, mut brotli) = (0, 0);
    for name in line["files"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        let path = package.join(name);
        let contents = fs::read(&path).map_err(named(&path))?;
        raw += contents.len();
        brotli += brotli_size(&contents);
    }
    let budget = line["budget"].as_u64().and_then(|bytes| usize::try_from(bytes).ok());
    let name = line["entry"].as_str().unwrap_or_default().to_owned();
    Ok(EntrySize { name, raw, brotli, budget: budget.unwrap_or_default() })
}

/// The length of a file as it is sent: compressed with brotli, or uncompressed if compression would make it larger.
#[must_use]
pub fn brotli_size(contents: &[u8]) -> usize {
    brotli(contents, QUALITY).map_or(contents.len(), |compressed| compressed.len().min(contents.len()))
}

/// The contents compressed with brotli.
pub(crate) fn brotli(contents: &[u8], quality: i32) -> io::Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: WINDOW_BITS,
        size_hint: contents.len(),
        ..Default::default()
    };
    let mut output = Vec::new();
    brotli::BrotliCompress(&mut &contents[..], &mut output, &parameters)?;
    Ok(output)
}

fn read(path: &Path) -> io::Result<String> {
    fs::read_to_string(path).map_err(named(path))
}

fn named(path: &Path) -> impl FnOnce(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
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

    #[test]
    fn an_entry_is_the_sum_of_its_files() {
        let folder = std::env::temp_dir().join(format!("ansa-compressed-size-{}", std::process::id()));
        fs::create_dir_all(folder.join("npm")).unwrap();
        fs::write(folder.join("a.js"), "a".repeat(500)).unwrap();
        fs::write(folder.join("b.js"), "ab").unwrap();
        let sizes = r#"[{ "entry": "x", "files": ["a.js", "b.js"], "budget": 9 }]"#;
        fs::write(folder.join("npm/sizes.json"), sizes).unwrap();
        let found = entry_sizes(&folder, &folder).unwrap();
        let brotli = brotli_size("a".repeat(500).as_bytes()) + 2;
        assert_eq!(found, [EntrySize { name: "x".into(), raw: 502, brotli, budget: 9 }]);
        fs::remove_file(folder.join("a.js")).unwrap();
        assert!(entry_sizes(&folder, &folder).unwrap_err().to_string().contains("a.js"));
        fs::remove_dir_all(folder).unwrap();
    }
}
