use super::*;

#[test]
fn characters_that_control_a_terminal_are_escaped() {
    assert_eq!(harmless("é 兔\t\n…"), "é 兔\t\n…");
    assert_eq!(harmless("\u{1b}[2Ja\u{7}\r\u{9b}\u{202e}"), "\\u001b[2Ja\\u0007\\u000d\\u009b\\u202e");
    assert_eq!(harmless_line("a\tb\nc\0"), "a b c\\u0000");
}
