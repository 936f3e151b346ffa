//! WebAssembly as the text of a script. Base64 would be a quarter larger on the wire, because letters that each stand for
//! six bits hide from a compressor which bytes come again; here a byte is always the same one letter or the same two.

use std::cmp::Reverse;

/// The script that decodes the text, relative to the project's folder.
pub(crate) const DECODER: &str = "npm/bytes.js";

/// How many letters stand for a byte. The other two announce the letter of a rarer byte.
const SINGLE: usize = 91;

/// The letters: printable ASCII but what a string literal has to escape.
fn letters() -> impl Iterator<Item = char> {
    (' '..='~').filter(|letter| !['"', '\\'].contains(letter))
}

/// A JavaScript module that exports `encoded`, the argument of the decoder's `bytesOf`.
pub(crate) fn javascript_module(bytes: &[u8]) -> String {
    let mut counts = [0_usize; 256];
    for &byte in bytes {
        counts[usize::from(byte)] += 1;
    }
    let mut order: Vec<u8> = (0..=u8::MAX).collect();
    // What stays a word is shorter than its letters.
    let weight = |byte: u8| counts[usize::from(byte)] * if byte.is_ascii_lowercase() { 3 } else { 2 };
    order.sort_by_key(|&byte| Reverse(weight(byte)));
    let (frequent, rare) = order.split_at_mut(SINGLE);
    rare.sort_unstable();
    let letters: Vec<char> = letters().collect();
    let frequent = in_place(frequent, &letters);
    let mut codes = vec![String::new(); counts.len()];
    for (place, byte) in frequent.iter().chain(&*rare).copied().enumerate() {
        let announced = (place / SINGLE).checked_sub(1).map(|group| letters[SINGLE + group]);
        codes[usize::from(byte)] = announced.into_iter().chain([letters[place % SINGLE]]).collect();
    }
    let text: String = bytes.iter().map(|&byte| codes[usize::from(byte)].as_str()).collect();
    format!("export const encoded = {};\n", serde_json::json!({ "frequent": frequent, "text": text }))
}

/// The bytes in the order of the letters that stand for them: each is itself if it can be, so that texts and drawings stay
/// words, which a compressor knows. The neighbours among the others stay neighbours.
fn in_place(bytes: &[u8], letters: &[char]) -> Vec<u8> {
    let own = |letter: &char| bytes.iter().copied().find(|&byte| char::from(byte) == *letter);
    let letters = &letters[..bytes.len()];
    let mut others: Vec<u8> =
        bytes.iter().copied().filter(|&byte| !letters.contains(&char::from(byte))).collect();
    others.sort_unstable();
    let mut others = others.into_iter();
    letters.iter().filter_map(|letter| own(letter).or_else(|| others.next())).collect()
}

#[cfg(test)]
mod tests;
