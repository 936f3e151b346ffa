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
    order.sort_by_key(|&byte| Reverse(counts[usize::from(byte)]));
    // Neighbours stay neighbours, which a compressor makes use of.
    let (frequent, rare) = order.split_at_mut(SINGLE);
    frequent.sort_unstable();
    rare.sort_unstable();
    let frequent = frequent.to_vec();
    let letters: Vec<char> = letters().collect();
    let mut codes = vec![String::new(); order.len()];
    for (place, byte) in order.into_iter().enumerate() {
        let announced = (place / SINGLE).checked_sub(1).map(|group| letters[SINGLE + group]);
        codes[usize::from(byte)] = announced.into_iter().chain([letters[place % SINGLE]]).collect();
    }
    let text: String = bytes.iter().map(|&byte| codes[usize::from(byte)].as_str()).collect();
    format!("export const encoded = {};\n", serde_json::json!({ "frequent": frequent, "text": text }))
}

#[cfg(test)]
mod tests;
