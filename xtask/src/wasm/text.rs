//! WebAssembly as the text of a script. Base64 would be a quarter larger on the wire, because letters that each stand for
//! six bits hide from a compressor which bytes come again; here a byte is always the same one letter or the same two.

/// The script that decodes the text, relative to the project's folder.
pub(crate) const DECODER: &str = "npm/bytes.js";

/// How many bytes one letter can stand for. The letters begin with the blank, and those that announce others follow them.
const LETTERS: u8 = 90;

/// A JavaScript module that exports `encoded`, the argument of the decoder's `bytesOf`.
pub(crate) fn javascript_module(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 3 / 2);
    for byte in bytes {
        if let Some(page) = (byte / LETTERS).checked_sub(1) {
            text.push(char::from(b'{' + page));
        }
        text.push(char::from(b' ' + byte % LETTERS));
    }
    format!("export const encoded = {};\n", serde_json::Value::from(text))
}

#[cfg(test)]
mod tests;
