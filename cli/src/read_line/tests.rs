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
