//! Lines of a protocol from untrusted input, in bounded memory.

use std::io::{self, BufRead, Read};

/// Reads a line without its end; `None` at the end of input. Of a line of more than `max` bytes it returns no more than
/// it needs to show that the line is too long, and skips the rest.
pub(crate) fn read_line(input: &mut impl BufRead, max: usize) -> io::Result<Option<String>> {
    const LINE_END: &[u8] = b"\r\n";
    let mut line = Vec::new();
    if input.by_ref().take((max + LINE_END.len()) as u64).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        let end = if line.ends_with(LINE_END) { LINE_END.len() } else { 1 };
        line.truncate(line.len() - end);
    } else {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests;
