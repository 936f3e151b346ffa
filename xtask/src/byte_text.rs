//! Encodes bytes as printable text in a JavaScript module. `npm/letters.js` decodes it and explains why it is not
//! base64.

use std::fmt::Write as _;

/// The JavaScript decoder, relative to the project's folder.
pub(crate) const DECODER: &str = "npm/letters.js";

/// Printable characters that need no escape in a JavaScript string and can't end an inline script.
fn alphabet() -> Vec<char> {
    (' '..='~').filter(|letter| !['"', '<', '\\'].contains(letter)).collect()
}

/// A JavaScript module that exports `letters` and `commonest`, the arguments of the decoder's `bytesOf`.
pub(crate) fn javascript_module(bytes: &[u8]) -> String {
    let order = by_frequency(bytes);
    let alphabet = alphabet();
    let (announce, ones) = alphabet.split_at(2);
    let mut codes = vec![String::new(); 256];
    for (index, &byte) in order.iter().enumerate() {
        let announced = index.checked_sub(ones.len()).map(|rest| announce[rest / ones.len()]);
        codes[usize::from(byte)] = announced.into_iter().chain([ones[index % ones.len()]]).collect();
    }
    let mut commonest = String::new();
    for byte in &order[..ones.len()] {
        let _ = write!(commonest, "{byte:02x}");
    }
    let letters: String = bytes.iter().map(|&byte| codes[usize::from(byte)].as_str()).collect();
    format!("export const commonest = \"{commonest}\";\nexport const letters = \"{letters}\";\n")
}

/// All byte values: first those that get a single letter, most frequent first, then the others in order.
fn by_frequency(bytes: &[u8]) -> Vec<u8> {
    let mut counts = [0_usize; 256];
    for &byte in bytes {
        counts[usize::from(byte)] += 1;
    }
    let mut order: Vec<u8> = (0..=u8::MAX).collect();
    order.sort_by_key(|&byte| core::cmp::Reverse(counts[usize::from(byte)]));
    order[alphabet().len() - 2..].sort_unstable();
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
                "{}{}process.stdout.write(bytesOf(letters, commonest));",
                include_str!("../../npm/letters.js"),
                module
            );
            let made =
                Command::new("node").args(["--input-type=module", "--eval", &script]).output().unwrap();
            assert_eq!(made.stdout, bytes, "{}", String::from_utf8_lossy(&made.stderr));
        }
    }
}
