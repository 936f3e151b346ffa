use super::*;

#[test]
fn a_split_within_a_character_takes_all() {
    assert_eq!(split_at("äb", 2), ("ä", "b"));
    assert_eq!(split_at("äb", 3), ("äb", ""));
    for nowhere in [1, 4, usize::MAX] {
        assert_eq!(split_at("äb", nowhere), ("äb", ""));
    }
}

#[test]
fn words_have_letters_but_no_lines_and_marks() {
    for letter in ['a', 'Z', '7', 'ä', 'ß', 'Я', 'ω', '中', 'あ', '가'] {
        assert!(is_of_word(letter), "{letter}");
    }
    for mark in [
        ' ', '|', '+', '-', '.', '·', '│', '─', '┼', '═', '█', '▪', '—', '…', '\u{a0}', '\u{200b}',
        '\u{feff}', '\u{3000}', '×',
    ] {
        assert!(!is_of_word(mark), "{mark}");
    }
    assert!(begins_name('E') && begins_name('É') && !begins_name('7') && !begins_name('['));
}

#[test]
fn every_match_is_replaced_once() {
    assert_eq!(replace_all("\r\r\n\r\n", "\r\n", "\n"), "\r\n\n");
    assert_eq!(replace_all("aaa", "aa", "a"), "aa");
    assert_eq!(replace_all("ä", "b", "c"), "ä");
    assert_eq!(replace_all("", "b", "c"), "");
}
