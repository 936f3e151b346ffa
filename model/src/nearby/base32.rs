//! Bytes as text in the alphabet of base32 (RFC 4648) without padding: capital letters and digits.
//!
//! They are what a QR code stores in little space, a double click selects, and no messenger turns into a link or bold
//! type. Base45 would save 6% and has blanks and asterisks.

const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS: u32 = 5;

pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut count) = (0_u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        count += 8;
        while count >= BITS {
            count -= BITS;
            text.push(letter(held >> count));
        }
    }
    if count > 0 {
        text.push(letter(held << (BITS - count)));
    }
    text
}

/// The bytes of a text; the first letter that is none of the alphabet, or `None` for a text that [`write`] never makes.
pub(super) fn read(text: &str) -> Result<Vec<u8>, Option<char>> {
    let mut bytes = Vec::with_capacity(text.len());
    let (mut held, mut count) = (0_u32, 0);
    for letter in text.chars() {
        held = held << BITS | digit(letter).ok_or(Some(letter))?;
        count += BITS;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count) as u8);
        }
    }
    // What is left is filled up with zeros, and shorter than a letter.
    let rest = held & ((1 << count) - 1);
    if count >= BITS || rest != 0 { Err(None) } else { Ok(bytes) }
}

fn letter(digit: u32) -> char {
    LETTERS.get((digit & 31) as usize).copied().map_or('A', char::from)
}

fn digit(letter: char) -> Option<u32> {
    match letter {
        'A'..='Z' => Some(letter as u32 - 'A' as u32),
        '2'..='7' => Some(letter as u32 - '2' as u32 + 26),
        _ => None,
    }
}
