use super::*;

#[test]
fn every_glyph_reads_back() {
    for (number, glyph) in (1..).zip(Glyph::ALL) {
        assert_eq!(glyph.number(), number);
        assert_eq!(Glyph::from_text(&format!("${number}")), Some(glyph));
    }
    for (sign, number) in SIGNS {
        let glyph = Glyph::from_text(sign).unwrap_or_else(|| panic!("{sign}"));
        assert_eq!((glyph.text().as_ref(), glyph.number()), (sign, number));
        assert_eq!(Glyph::sign_length(&format!("{sign} {sign}")), (sign != "N").then_some(sign.len()));
    }
    for number in 7..=255u8 {
        let text = format!("${number}");
        let glyph = Glyph::from_text(&text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((glyph.text().as_ref(), glyph.number()), (text.as_str(), number));
    }
    for text in ["", "$", "$256", "$-1", "$+1", "!!!", "++", "n"] {
        assert_eq!(Glyph::from_text(text), None, "{text}");
    }
}
