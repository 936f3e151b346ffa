//! Colours in style sheets: how they are read, and how much they differ.

use std::collections::BTreeMap;

/// What those see who lack the cones for green, or for red: linear light as it looks to others. From G. M. Machado, M. M.
/// Oliveira, L. A. F. Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE Transactions
/// on Visualization and Computer Graphics 15 (6), 2009, severity 1.
pub(super) const EYES: [(&str, [[f64; 3]; 3]); 3] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no cones for green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no cones for red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
];

/// Red, green and blue from 0 to 255, and how opaque they are.
pub(super) type Colour = ([f64; 3], f64);

/// Custom properties by their names, without the dashes.
pub(super) type Properties<'a> = BTreeMap<&'a str, &'a str>;

/// The custom properties of the first rule with this selector.
pub(super) fn rule<'a>(css: &'a str, selector: &str) -> Properties<'a> {
    let (_, rest) =
        css.split_once(&format!("{selector} {{")).unwrap_or_else(|| panic!("no rule for {selector}"));
    let body = rest.split('}').next().unwrap_or_default();
    let mut properties = Properties::new();
    for declaration in body.split(';') {
        // A comment may stand before the name.
        let declaration = declaration.rsplit("*/").next().unwrap_or_default().trim();
        if let Some((name, value)) = declaration.strip_prefix("--").and_then(|rest| rest.split_once(':')) {
            properties.insert(name.trim(), value.trim());
        }
    }
    properties
}

/// A value in one of the two schemes: the fallback of `var(--light, …)` or of `var(--dark, …)`, or what is the same
/// in both.
pub(super) fn in_scheme<'a>(value: &'a str, scheme: &str) -> &'a str {
    let Some((_, rest)) = value.split_once(&format!("var(--{scheme}, ")) else {
        assert!(!value.contains("var(--light") && !value.contains("var(--dark"), "one scheme only: {value}");
        return value;
    };
    let mut depth = 1;
    let end = rest.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &rest[..end.unwrap_or_else(|| panic!("a bracket is open: {value}"))]
}

pub(super) fn colour(properties: &Properties, name: &str, scheme: &str) -> Colour {
    let value = properties.get(name).unwrap_or_else(|| panic!("no --{name}"));
    let value = in_scheme(value, scheme);
    if let Some(other) = value.strip_prefix("var(--").and_then(|rest| rest.strip_suffix(')')) {
        return colour(properties, other, scheme);
    }
    let unread = || -> ! { panic!("--{name} is no colour that this test reads: {value}") };
    if let Some(hex) = value.strip_prefix('#') {
        let part = |at: usize| match hex.get(at..at + 2).map(|pair| u8::from_str_radix(pair, 16)) {
            Some(Ok(part)) if hex.len() == 6 => f64::from(part),
            _ => unread(),
        };
        return ([part(0), part(2), part(4)], 1.0);
    }
    let inner = value.strip_prefix("rgb(").and_then(|rest| rest.strip_suffix("%)"));
    let numbers: Vec<f64> = inner
        .unwrap_or_else(|| unread())
        .split([' ', '/'])
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().unwrap_or_else(|_| unread()))
        .collect();
    match numbers[..] {
        [red, green, blue, percent] => ([red, green, blue], percent / 100.0),
        _ => unread(),
    }
}

/// A colour painted over an opaque one.
pub(super) fn over((front, opacity): Colour, (back, _): Colour) -> [f64; 3] {
    std::array::from_fn(|part| front[part] * opacity + back[part] * (1.0 - opacity))
}

/// The light of a colour of a screen (sRGB).
fn linear(colour: [f64; 3]) -> [f64; 3] {
    colour.map(|part| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// Each row of the matrix times the column.
fn product(matrix: [[f64; 3]; 3], column: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(column).map(|(one, other)| one * other).sum())
}

/// Lightness and two hues of a colour that is seen with such eyes (CIE L*a*b*).
fn seen(eyes: [[f64; 3]; 3], colour: [f64; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    const WHITE: [f64; 3] = [0.9505, 1.0, 1.089];
    let light = product(eyes, linear(colour)).map(|part| part.clamp(0.0, 1.0));
    let xyz = product(XYZ, light);
    let root = |part: usize| {
        let part = xyz[part] / WHITE[part];
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    [116.0 * root(1) - 16.0, 500.0 * (root(0) - root(1)), 200.0 * (root(1) - root(2))]
}

/// How different two colours look to such eyes.
pub(super) fn difference(eyes: [[f64; 3]; 3], one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (seen(eyes, one), seen(eyes, other));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Relative luminance (WCAG 2.2).
fn luminance(colour: [f64; 3]) -> f64 {
    let linear = linear(colour);
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

pub(super) fn contrast(front: Colour, back: Colour) -> f64 {
    let (one, other) = (luminance(over(front, back)), luminance(back.0));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_measured_as_the_guidelines_do() {
    let white = ([255.0; 3], 1.0);
    assert!((contrast(([0.0; 3], 1.0), white) - 21.0).abs() < 1e-9);
    assert!((contrast(([118.0; 3], 1.0), white) - 4.54).abs() < 0.01);
    assert!((contrast(([0.0; 3], 0.5), white) - contrast(([127.5; 3], 1.0), white)).abs() < 1e-9);
    assert_eq!(in_scheme("var(--light, rgb(1 2 3 / 4%)) var(--dark, #000000)", "light"), "rgb(1 2 3 / 4%)");
    assert_eq!(in_scheme("var(--light, rgb(1 2 3 / 4%)) var(--dark, #000000)", "dark"), "#000000");
    assert_eq!(in_scheme("#123456", "dark"), "#123456");
}

#[test]
fn differences_are_measured_as_in_the_standard() {
    let all = EYES[0].1;
    assert!((difference(all, [255.0; 3], [0.0; 3]) - 100.0).abs() < 0.1);
    // Pure red is L* 53.24, a* 80.09, b* 67.20.
    let red = seen(all, [255.0, 0.0, 0.0]);
    assert!(
        red.iter().zip([53.24, 80.09, 67.20]).all(|(found, right)| (found - right).abs() < 0.2),
        "{red:?}"
    );
    // Grey is grey to everybody, and red and green come together where either cones are missing.
    for (eyes, matrix) in EYES {
        let [_, a, b] = seen(matrix, [128.0; 3]);
        assert!(a.abs() < 0.1 && b.abs() < 0.1, "{eyes}: {a} {b}");
    }
    let (red, green) = ([200.0, 90.0, 60.0], [110.0, 130.0, 60.0]);
    for (eyes, matrix) in &EYES[1..] {
        assert!(difference(*matrix, red, green) < difference(all, red, green) / 2.0, "{eyes}");
    }
}
