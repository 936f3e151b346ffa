//! Files that the command line names, with errors that name them again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use flate2::read::MultiGzDecoder;

/// The first bytes of a file that gzip has compressed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Reads a text file in one of the encodings that people save them in, compressed with gzip or not; `-` is standard input.
pub(crate) fn read(file: &str) -> Result<String, String> {
    let bytes = if file == "-" { read_all(file, &mut io::stdin().lock())? } else { read_bytes(file)? };
    if !bytes.starts_with(&GZIP) {
        return Ok(decode(bytes));
    }
    read_all(file, &mut MultiGzDecoder::new(bytes.as_slice())).map(decode)
}

pub(crate) fn read_bytes(file: &str) -> Result<Vec<u8>, String> {
    let mut opened = File::open(file).map_err(|error| unreadable(file, &error))?;
    read_all(file, &mut opened)
}

fn read_all(file: &str, reader: &mut impl Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).map_err(|error| unreadable(file, &error))?;
    Ok(bytes)
}

fn unreadable(file: &str, error: &io::Error) -> String {
    format!("{file} can't be read: {error}")
}

pub(crate) fn write(file: &str, content: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, content).map_err(|error| format!("{file} can't be written: {error}"))
}

/// Opens a file for reading and appending. Creates it if it does not exist.
pub(crate) fn open_for_appending(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// Decodes UTF-8, and UTF-16 that begins with a byte order mark. Anything else, such as names in old archives, becomes
/// replacement characters.
fn decode(bytes: Vec<u8>) -> String {
    let utf_16 = |unit: fn([u8; 2]) -> u16| {
        let units = bytes[2..].chunks(2).map(|pair| pair.try_into().map_or(0xfffd, unit));
        char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    match bytes.as_slice() {
        [0xff, 0xfe, ..] => utf_16(u16::from_le_bytes),
        [0xfe, 0xff, ..] => utf_16(u16::from_be_bytes),
        _ => String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()),
    }
}

#[cfg(test)]
mod tests;
