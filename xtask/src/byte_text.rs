//! Encodes bytes as printable text in a JavaScript module. `npm/letters.js` decodes it with the WebAssembly of
//! [`decoder`] and explains why it is not base64.

mod decoder;

/// The JavaScript decoder, relative to the project's folder.
pub(crate) const DECODER: &str = "npm/letters.js";

/// The letters that announce the next one, which then stands for another byte. A module compresses best with braces.
const ANNOUNCE: [char; 2] = ['{', '}'];

/// Printable characters that need no escape in a JavaScript string, can't end an inline script and announce nothing.
fn alphabet() -> Vec<char> {
    (' '..='~').filter(|letter| !['"', '<', '\\', ANNOUNCE[0], ANNOUNCE[1]].contains(letter)).collect()
}

/// A JavaScript module that exports `encoded`, the argument of the decoder's `bytesOf`.
pub(crate) fn javascript_module(bytes: &[u8]) -> String {
    let order = by_frequency(bytes);
    let ones = alphabet();
    let mut codes = vec![String::new(); 256];
    for (index, &byte) in order.iter().enumerate() {
        let announced = index.checked_sub(ones.len()).map(|rest| ANNOUNCE[rest / ones.len()]);
        codes[usize::from(byte)] = announced.into_iter().chain([ones[index % ones.len()]]).collect();
    }
    let letters: String = bytes.iter().map(|&byte| codes[usize::from(byte)].as_str()).collect();
    let mut tables = [0; decoder::TABLES];
    for (index, &byte) in order.iter().enumerate() {
        tables[index / ones.len() * decoder::TABLE + ones[index % ones.len()] as usize] = byte;
    }
    let decoder = decoder::module(&tables);
    format!("export const encoded = {{\n  decoder: {decoder:?},\n  letters: \"{letters}\",\n}};\n")
}

/// All byte values: first those that get a single letter, the most frequent ones, then the others in order. A byte that
/// is one of the letters gets that letter, so that a compressor finds the words in the module.
fn by_frequency(bytes: &[u8]) -> Vec<u8> {
    let mut counts = [0_usize; 256];
    for &byte in bytes {
        counts[usize::from(byte)] += 1;
    }
    let mut order: Vec<u8> = (0..=u8::MAX).collect();
    order.sort_by_key(|&byte| core::cmp::Reverse(counts[usize::from(byte)]));
    let letters: Vec<u8> = alphabet().into_iter().map(|letter| letter as u8).collect();
    order[letters.len()..].sort_unstable();
    let common = &mut order[..letters.len()];
    for (index, &letter) in letters.iter().enumerate() {
        if let Some(at) = common.iter().position(|&byte| byte == letter) {
            common.swap(index, at);
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn the_script_decodes_the_same_bytes() {
        let every: Vec<u8> = (0..=u8::MAX).collect();
        let uneven: Vec<u8> = (0..20_000_u32).map(|n| (n * n % 251 * (n % 3) % 256) as u8).collect();
        for bytes in [&[][..], b"\0", &every, &uneven] {
            let module = javascript_module(bytes);
            assert!(module.is_ascii() && !module.contains(['<', '\\']), "{module}");
            let script = format!(
                "{}{}process.stdout.write(bytesOf(encoded));",
                include_str!("../../npm/letters.js"),
                module
            );
            let made =
                Command::new("node").args(["--input-type=module", "--eval", &script]).output().unwrap();
            assert_eq!(made.stdout, bytes, "{}", String::from_utf8_lossy(&made.stderr));
        }
    }
}
