//! Files that the command line names, with errors that name them again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, Read};
use std::iter;
use std::path::Path;

use flate2::read::MultiGzDecoder;

/// The most bytes of a file, also after gzip: an archive of a month has a few millions.
const MOST_BYTES: u64 = 1 << 28;
/// The most bytes of a line in a file of the program.
const MOST_BYTES_OF_LINE: u64 = 1 << 12;
/// The first bytes of a file that gzip has compressed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Reads a text file in one of the encodings that people save them in, compressed with gzip or not; `-` is standard input.
pub(crate) fn read(file: &str) -> Result<String, String> {
    let bytes = if file == "-" { read_all(file, &mut io::stdin().lock())? } else { read_bytes(file)? };
    decompressed(file, bytes).map(decode)
}

/// Reads a file that gzip has compressed, or not.
pub(crate) fn read_compressed(file: &str) -> Result<Vec<u8>, String> {
    decompressed(file, read_bytes(file)?)
}

fn decompressed(file: &str, bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    if !bytes.starts_with(&GZIP) {
        return Ok(bytes);
    }
    read_all(file, &mut MultiGzDecoder::new(bytes.as_slice()))
}

pub(crate) fn read_bytes(file: &str) -> Result<Vec<u8>, String> {
    let mut opened = File::open(file).map_err(|error| unreadable(file, &error))?;
    read_all(file, &mut opened)
}

/// Reads to the end, unless it is further than any file of games reaches: devices and pipes may have none.
pub(crate) fn read_all(file: &str, reader: &mut impl Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    reader.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(file, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(format!(
            "{file} is larger than {} megabytes. Split it into smaller files",
            MOST_BYTES >> 20
        ));
    }
    Ok(bytes)
}

/// The lines of a file, each without its `\n`. A line that is longer than any of the program's own is an error.
pub(crate) fn short_lines(mut reader: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
    iter::from_fn(move || {
        let mut line = String::new();
        match reader.by_ref().take(MOST_BYTES_OF_LINE + 1).read_line(&mut line) {
            Ok(0) => None,
            Ok(read) if read as u64 > MOST_BYTES_OF_LINE => {
                Some(Err(io::Error::new(io::ErrorKind::InvalidData, "a line is too long")))
            }
            Ok(_) => {
                line.truncate(line.strip_suffix('\n').unwrap_or(&line).len());
                Some(Ok(line))
            }
            Err(error) => Some(Err(error)),
        }
    })
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
