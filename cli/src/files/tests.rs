use super::*;

#[test]
fn encodings() {
    let text = "1g Ra1 {é \u{1F407}}\n";
    let units: Vec<u16> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    assert_eq!(decode(little.clone()), text);
    assert_eq!(decode(big), text);
    assert_eq!(decode(text.as_bytes().to_vec()), text);
    assert_eq!(decode(b"Andr\xe9".to_vec()), "Andr\u{fffd}");
    assert_eq!(decode(little[..little.len() - 1].to_vec()), text.replace('\n', "\u{fffd}"), "half a unit");
    assert_eq!(decode(vec![0xff, 0xfe, 0, 0xd8, b'a', 0]), "\u{fffd}a", "half a pair");
    assert_eq!(decode(vec![0xff]), "\u{fffd}");
}
