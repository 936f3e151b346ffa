use super::*;

#[test]
fn every_letter_of_coordinates_and_labels_has_its_own_strokes() {
    let mut seen = Vec::new();
    for name in "abcdefgh12345678".chars().chain("0123456789gs".chars()) {
        let mut svg = String::new();
        letter(&mut svg, name, (10, 20), 100);
        assert!(svg.starts_with("<path transform=\"translate(0.00 20) scale(1.00)\" d=\"M"), "{name}: {svg}");
        if !seen.contains(&svg) {
            seen.push(svg);
        }
    }
    assert_eq!(seen.len(), STROKES.len());
}

#[test]
fn letters_are_centred_at_any_size() {
    let placed = |x, height| {
        let mut svg = String::new();
        letter(&mut svg, '1', (x, 7), height);
        svg.split('"').nth(1).map(str::to_owned)
    };
    assert_eq!(placed(94, 75).as_deref(), Some("translate(86.50 7) scale(0.75)"));
    assert_eq!(placed(3, 75).as_deref(), Some("translate(-4.50 7) scale(0.75)"));
    let mut nothing = String::new();
    letter(&mut nothing, '<', (0, 0), 100);
    assert_eq!(nothing, "");
}
