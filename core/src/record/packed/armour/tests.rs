use super::*;

#[test]
fn every_digit_has_a_letter() {
    let letters: Vec<char> = (0..64).map(letter).collect();
    assert_eq!(
        letters.iter().filter_map(|&letter| digit(letter)).collect::<Vec<_>>(),
        (0..64).collect::<Vec<_>>()
    );
    let others = (0..=0x2fff).filter_map(char::from_u32).filter(|letter| !letters.contains(letter));
    assert_eq!(others.filter_map(digit).count(), 0);
}

#[test]
fn the_checksum_is_that_of_openpgp() {
    // The check value of the CRC catalogue is for "123456789"; the version is its first character.
    assert_eq!(checksum("23456789"), 0x0021_CF02);
}
