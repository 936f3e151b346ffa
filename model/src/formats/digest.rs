//! Digests: numbers that are stored beside a value, for those who need not read all of it.
//!
//! As text: the version, and then the numbers, such as `1 5 24`.

/// The version of the text.
const VERSION: &str = "1";

/// The numbers as text.
pub(crate) fn write<const N: usize>(numbers: [u32; N]) -> String {
    numbers.iter().fold(VERSION.to_owned(), |text, number| format!("{text} {number}"))
}

/// Reads the text; `None` if it is damaged, of another version or of another value.
pub fn read<const N: usize>(text: &str) -> Option<[u32; N]> {
    let mut words = text.split(' ');
    let is_version = words.next() == Some(VERSION);
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = words.next()?.parse().ok()?;
    }
    (is_version && words.next().is_none()).then_some(numbers)
}

#[cfg(test)]
mod tests;
