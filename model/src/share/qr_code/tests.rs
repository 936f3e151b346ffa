use super::*;

/// The modules of the drawing with its margin, row by row; `true` is dark.
pub(in super::super) fn modules(code: &QrCode) -> Vec<Vec<bool>> {
    let mut rows = vec![vec![false; code.size as usize]; code.size as usize];
    for run in code.path.split('M').skip(1) {
        let run = run.strip_suffix('z').unwrap();
        let (place, shape) = run.split_once('h').unwrap();
        let (x, y) = place.split_once(' ').unwrap();
        let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
        let (length, rest) = shape.split_once('v').unwrap();
        assert_eq!(rest, format!("1h-{length}"));
        for dark in &mut rows[y][x..x + length.parse::<usize>().unwrap()] {
            assert!(!*dark, "drawn twice");
            *dark = true;
        }
    }
    rows
}

#[test]
fn the_path_draws_the_modules_within_the_margin() {
    let text = "1ASMF3ZAYVNANQTRQ3USXP45EFJ5WOL4VX7H5WWS2LJNFUWS2LJN";
    let code = QrCode::new(text).unwrap();
    let modules = modules(&code);
    let drawn = Modules::encode_text(text, QrCodeEcc::Low).unwrap();
    assert_eq!(code.size as i32, drawn.size() + 8);
    for (y, row) in (-MARGIN..).zip(&modules) {
        for (x, &dark) in (-MARGIN..).zip(row) {
            assert_eq!(dark, drawn.get_module(x, y), "{x} {y}");
        }
    }
}

/// A card with one candidate, with two, and with four: small enough for 4 pixels a module on any screen.
#[test]
fn cards_are_small_codes() {
    let size =
        |bytes: usize| QrCode::new(&format!("1{}", "A".repeat((bytes * 8).div_ceil(5)))).unwrap().size - 8;
    assert_eq!([67, 79, 98, 136].map(size), [33, 37, 41, 45]);
}

#[test]
fn what_is_too_long_has_no_code() {
    assert!(QrCode::new(&"a".repeat(2953)).is_some());
    assert_eq!(QrCode::new(&"a".repeat(2954)), None);
    assert!(QrCode::new("").is_some());
}
