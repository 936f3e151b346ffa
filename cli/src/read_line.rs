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
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn a_line_is_read_whole_or_known_to_be_too_long() {
        let text = "1234567\n12345678\r\n123456789\n12345678901234567890 quit\r\n\n\r\nlast";
        // Buffers of any size give the same lines.
        for capacity in 1..40 {
            let mut input = BufReader::with_capacity(capacity, text.as_bytes());
            let mut lines = Vec::new();
            while let Some(line) = read_line(&mut input, 8).unwrap() {
                lines.push(line);
            }
            assert_eq!(lines, ["1234567", "12345678", "123456789", "1234567890", "", "", "last"]);
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_replaced() {
        let mut input = &b"a\xffb\n"[..];
        assert_eq!(read_line(&mut input, 8).unwrap().unwrap(), "a\u{fffd}b");
    }
}
