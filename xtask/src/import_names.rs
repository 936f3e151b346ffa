//! Names of imports that compress well.
//!
//! wasm-bindgen ends the names of the functions that it imports with 16 digits of a hash. They are random, so they do
//! not compress, and every name is in the script and in the WebAssembly files: 8 kB of the page's first load. Numbers of the
//! same length take their place.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::error::{Result, TaskError};
use crate::files::{files_in, read};

const PREFIX: &str = "__wbg_";

/// The digits of a hash.
const DIGITS: usize = 16;

/// Numbers the imports that a script of wasm-bindgen gives, in all files of its folder.
pub(crate) fn number(folder: &Path, script: &str) -> Result<()> {
    let renamed = renamed(&read(&folder.join(script))?);
    for name in files_in(folder)? {
        let path = folder.join(name);
        if path.extension().is_some_and(|ending| ending == "js" || ending == "wasm") {
            let content = fs::read(&path).map_err(TaskError::io(&path))?;
            fs::write(&path, replaced(content, &renamed)).map_err(TaskError::io(&path))?;
        }
    }
    Ok(())
}

/// The names with a hash in a script, each with its new name of the same length.
fn renamed(script: &str) -> Vec<(String, String)> {
    let is_of_names = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let names: BTreeSet<&str> =
        script.split(|letter| !is_of_names(letter)).filter(|name| stem(name).is_some()).collect();
    let mut earlier = "";
    let mut count = 0;
    let mut renamed = Vec::new();
    for name in names {
        let Some(stem) = stem(name) else { continue };
        // Names of different objects' methods differ in the hash only.
        count = if stem == earlier { count + 1 } else { 0 };
        earlier = stem;
        renamed.push((name.to_owned(), format!("{stem}{count:0DIGITS$}")));
    }
    renamed
}

/// A name without its hash, if it has one.
fn stem(name: &str) -> Option<&str> {
    let (stem, hash) = name.split_at_checked(name.len().checked_sub(DIGITS)?)?;
    let is_hash = hash.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    (name.starts_with(PREFIX) && stem.ends_with('_') && is_hash).then_some(stem)
}

/// The content of a file with the new names. Their length is the same, so the sizes that a WebAssembly file gives stay
/// right.
fn replaced(mut content: Vec<u8>, renamed: &[(String, String)]) -> Vec<u8> {
    let places: Vec<usize> = content
        .windows(PREFIX.len())
        .enumerate()
        .filter(|(_, window)| *window == PREFIX.as_bytes())
        .map(|(place, _)| place)
        .collect();
    for place in places {
        let Some(rest) = content.get_mut(place..) else { continue };
        // A name can be the beginning of a longer one only without its hash.
        if let Some((_, new)) = renamed.iter().find(|(name, _)| rest.starts_with(name.as_bytes()))
            && let Some(old) = rest.get_mut(..new.len())
        {
            old.copy_from_slice(new.as_bytes());
        }
    }
    content
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "__wbg_get_0123456789abcdef:a,__wbg_get_fedcba9876543210:b,__wbg_set_0123456789abcdef(){},\
                          __wbg_short_0123:c,other_0123456789abcdef";

    #[test]
    fn names_that_differ_in_their_hash_only_stay_different() {
        let renamed = renamed(SCRIPT);
        let new: Vec<&str> = renamed.iter().map(|(_, new)| &**new).collect();
        assert_eq!(
            new,
            ["__wbg_get_0000000000000000", "__wbg_get_0000000000000001", "__wbg_set_0000000000000000"]
        );
    }

    #[test]
    fn a_file_keeps_its_length_and_everything_else() {
        let renamed = renamed(SCRIPT);
        let before = b"\0asm\x1a__wbg_get_fedcba9876543210\xff__wbg_unknown_0123456789abcdef__wbg_".to_vec();
        let after = b"\0asm\x1a__wbg_get_0000000000000001\xff__wbg_unknown_0123456789abcdef__wbg_".to_vec();
        assert_eq!(replaced(before, &renamed), after);
    }
}
