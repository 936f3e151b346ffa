//! The outside of a packed game: the version, the checksum, and the letters of the digits.

use super::error::PackedError;

/// The digits 0 to 63 in the alphabet of base64url (RFC 4648): characters that need no escaping in any part of an
/// address.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The version of the format: the first character of a packed game.
const VERSION: char = '1';

/// The number of digits of the checksum.
const CHECK_DIGITS: usize = 4;

/// Writes the version, the checksum of everything else, and the digits.
pub(super) fn put_on(digits: &[u8]) -> String {
    let payload: String = digits.iter().map(|&digit| letter(digit)).collect();
    let sum = checksum(&payload);
    let check = (0..CHECK_DIGITS as u32).rev().map(|place| letter((sum >> (6 * place)) as u8));
    core::iter::once(VERSION).chain(check).chain(payload.chars()).collect()
}

/// Checks the version and the checksum, and returns the digits.
pub(super) fn take_off(text: &str) -> Result<Vec<u8>, PackedError> {
    let mut letters = text.chars();
    let version = letters.next().ok_or(PackedError::Damaged)?;
    if version != VERSION {
        return Err(PackedError::Version(version));
    }
    let mut digits = Vec::with_capacity(text.len());
    for letter in letters.clone() {
        digits.push(digit(letter).ok_or(PackedError::Letter(letter))?);
    }
    // All letters are one byte long from here on.
    let (check, payload) = digits.split_at_checked(CHECK_DIGITS).ok_or(PackedError::Damaged)?;
    let found = check.iter().fold(0, |sum, &digit| sum << 6 | u32::from(digit));
    if found != checksum(letters.as_str().get(CHECK_DIGITS..).unwrap_or("")) {
        return Err(PackedError::Damaged);
    }
    Ok(payload.to_vec())
}

fn letter(digit: u8) -> char {
    LETTERS.get(usize::from(digit & 63)).copied().map_or('A', char::from)
}

fn digit(letter: char) -> Option<u8> {
    let digit = match letter {
        'A'..='Z' => letter as u32 - 'A' as u32,
        'a'..='z' => letter as u32 - 'a' as u32 + 26,
        '0'..='9' => letter as u32 - '0' as u32 + 52,
        '-' => 62,
        '_' => 63,
        _ => return None,
    };
    u8::try_from(digit).ok()
}

/// The CRC-24 of RFC 9580 (`OpenPGP`) over the version and the payload. It finds every change of up to three
/// characters in a row, and any other damage but one case in 16 million.
fn checksum(payload: &str) -> u32 {
    const POLYNOMIAL: u32 = 0x0186_4CFB;
    const START: u32 = 0x00B7_04CE;
    let mut sum = START;
    for byte in core::iter::once(VERSION as u8).chain(payload.bytes()) {
        sum ^= u32::from(byte) << 16;
        for _ in 0..8 {
            sum <<= 1;
            if sum & 0x0100_0000 != 0 {
                sum ^= POLYNOMIAL;
            }
        }
    }
    sum
}

#[cfg(test)]
mod tests;
