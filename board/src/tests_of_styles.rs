//! Tests of the style sheets: contrast of text and marks in each colour scheme and on each board.

use std::collections::BTreeMap;
use std::path::Path;

const TOKENS: &str = include_str!("../styles/tokens.css");
const BOARDS: &str = include_str!("../styles/boards.css");

/// What text needs of contrast with what is behind it (WCAG 2.2, 1.4.3).
const TEXT: f64 = 4.5;
/// What controls and marks need (WCAG 2.2, 1.4.11).
const MARK: f64 = 3.0;

const SURFACES: &[&str] = &["surface-page", "surface-panel", "surface-raised", "surface-sunken"];
const SQUARES: &[&str] = &["board-light", "board-dark"];
/// A trap is a pit on a square.
const TRAPS: &[&str] = &["trap-fill"];

/// What is seen before what, and with how much contrast at least.
const ON_PAGE: &[(&str, &[&str], f64)] = &[
    ("text", SURFACES, TEXT),
    ("text-muted", SURFACES, TEXT),
    ("text-link", SURFACES, TEXT),
    ("text-danger", SURFACES, TEXT),
    ("text-warning", SURFACES, TEXT),
    ("text-success", SURFACES, TEXT),
    ("text", &["accent-soft", "warning-soft", "danger-soft"], TEXT),
    ("text-on-accent", &["accent", "accent-hover", "accent-active"], TEXT),
    ("text-on-accent-soft", &["accent-soft"], TEXT),
    ("text-on-danger", &["danger", "danger-hover"], TEXT),
    ("text-on-danger-soft", &["danger-soft"], TEXT),
    ("text-on-warning-soft", &["warning-soft"], TEXT),
    ("text-on-side-gold", &["side-gold"], TEXT),
    ("text-on-side-silver", &["side-silver"], TEXT),
    ("text-on-clock-running", &["clock-running"], TEXT),
    ("text-on-clock-low", &["clock-low"], TEXT),
    ("border-strong", SURFACES, MARK),
    ("accent", SURFACES, MARK),
    ("focus-outer", SURFACES, MARK),
    ("frost-line", &["frost-fill"], MARK),
    ("lost-line", &["lost-fill"], MARK),
];

/// The same on a board.
const ON_BOARD: &[(&str, &[&str], f64)] = &[
    ("board-coordinate", SQUARES, TEXT),
    ("trap-coordinate", SQUARES, TEXT),
    ("text-on-board-frame", &["board-frame"], TEXT),
    ("mark-select-line", SQUARES, MARK),
    ("mark-target", SQUARES, MARK),
    ("mark-trail-line", SQUARES, MARK),
    ("mark-push", SQUARES, MARK),
    ("mark-capture-line", SQUARES, MARK),
    ("mark-hint", SQUARES, MARK),
    ("arrow-rim", &["mark-select-line"], TEXT),
    ("mark-select-line", TRAPS, MARK),
    ("mark-target", TRAPS, MARK),
    ("mark-trail-line", TRAPS, MARK),
    ("mark-push", TRAPS, MARK),
    ("mark-capture-line", TRAPS, MARK),
    ("mark-hint", TRAPS, MARK),
    ("trap-tooth", TRAPS, MARK),
    ("focus-outer", SQUARES, MARK),
];

/// Fills that mean different things must differ so much for everybody (CIE 1976; 2.3 is just noticeable).
const APART: f64 = 10.0;
/// Which ones: what is lost, where a turn went, what is in hand.
const FILLS: &[(&str, &str)] = &[("mark-capture", "mark-trail"), ("mark-capture", "mark-select")];

/// What those see who lack the cones for green, or for red: linear light as it looks to others. From G. M. Machado, M. M.
/// Oliveira, L. A. F. Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE Transactions
/// on Visualization and Computer Graphics 15 (6), 2009, severity 1.
const EYES: [(&str, [[f64; 3]; 3]); 3] = [
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

/// What the frame of the focus may lie on. It has two colours, of which one must be seen.
const UNDER_FOCUS: &[&str] = &[
    "board-light",
    "board-dark",
    "trap-fill",
    "trap-tooth",
    "mark-trail-line",
    "mark-select-line",
    "mark-push",
    "mark-capture-line",
    "mark-hint",
    "frost-rim",
];
/// Colours that are laid over a square.
const TINTS: &[&str] = &["mark-select", "mark-target-hover", "mark-trail", "mark-capture"];

/// Red, green and blue from 0 to 255, and how opaque they are.
type Colour = ([f64; 3], f64);

/// Custom properties by their names, without the dashes.
type Properties<'a> = BTreeMap<&'a str, &'a str>;

/// The custom properties of the first rule with this selector.
fn rule<'a>(css: &'a str, selector: &str) -> Properties<'a> {
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

/// The boards that the style sheet knows, and what they set.
fn boards() -> BTreeMap<&'static str, Properties<'static>> {
    let names = BOARDS.match_indices("[data-board=\"").map(|(at, start)| {
        let name = &BOARDS[at + start.len()..];
        name.split('"').next().unwrap_or_default()
    });
    let mut boards: BTreeMap<_, _> =
        names.map(|name| (name, rule(BOARDS, &format!("[data-board=\"{name}\"]")))).collect();
    boards.insert("sand", Properties::new());
    boards
}

/// A value in one of the two schemes: the fallback of `var(--light, …)` or of `var(--dark, …)`, or what is the same
/// in both.
fn in_scheme<'a>(value: &'a str, scheme: &str) -> &'a str {
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

fn colour(properties: &Properties, name: &str, scheme: &str) -> Colour {
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
fn over((front, opacity): Colour, (back, _): Colour) -> [f64; 3] {
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
fn difference(eyes: [[f64; 3]; 3], one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (seen(eyes, one), seen(eyes, other));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Relative luminance (WCAG 2.2).
fn luminance(colour: [f64; 3]) -> f64 {
    let linear = linear(colour);
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(front: Colour, back: Colour) -> f64 {
    let (one, other) = (luminance(over(front, back)), luminance(back.0));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Says of each pair with too little contrast where it is and how much it has.
fn too_faint(properties: &Properties, place: &str, pairs: &[(&str, &[&str], f64)]) -> Vec<String> {
    let mut faint = Vec::new();
    for scheme in ["light", "dark"] {
        for &(front, backs, least) in pairs {
            for back in backs {
                let found = contrast(colour(properties, front, scheme), colour(properties, back, scheme));
                if found < least {
                    faint.push(format!("{place}, {scheme}: {front} on {back} {found:.2}, not {least}"));
                }
            }
        }
    }
    faint
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
fn text_and_controls_are_seen_in_both_schemes() {
    let faint = too_faint(&rule(TOKENS, ":host"), "page", ON_PAGE);
    assert!(faint.is_empty(), "{faint:#?}");
}

/// Each board with all that holds on it.
fn whole_boards() -> Vec<(&'static str, Properties<'static>)> {
    let whole = |(name, own)| {
        let mut properties = rule(TOKENS, ":host");
        properties.extend(rule(BOARDS, ":root,\n:host,\n[data-board]"));
        properties.extend::<Properties>(own);
        (name, properties)
    };
    boards().into_iter().map(whole).collect()
}

#[test]
fn every_mark_is_seen_on_every_board_in_both_schemes() {
    let boards = whole_boards();
    let names: Vec<_> = boards.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["contrast", "forest", "sand", "slate"]);
    let faint: Vec<_> =
        boards.iter().flat_map(|(name, properties)| too_faint(properties, name, ON_BOARD)).collect();
    assert!(faint.is_empty(), "{faint:#?}");
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

#[test]
fn what_is_lost_looks_different_from_other_marks_to_everybody() {
    let mut alike = Vec::new();
    for (name, properties) in whole_boards() {
        for scheme in ["light", "dark"] {
            for back in SQUARES.iter().chain(TRAPS) {
                let fill = |name| over(colour(&properties, name, scheme), colour(&properties, back, scheme));
                for (one, other) in FILLS {
                    for (eyes, matrix) in EYES {
                        let found = difference(matrix, fill(one), fill(other));
                        if found < APART {
                            alike.push(format!(
                                "{name}, {scheme}, {eyes}: {one} and {other} on {back} {found:.1}"
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(alike.is_empty(), "{alike:#?}");
}

#[test]
fn the_focus_is_seen_on_every_mark_of_every_board() {
    let mut faint = Vec::new();
    for (name, properties) in whole_boards() {
        for scheme in ["light", "dark"] {
            let of = |name: &str| colour(&properties, name, scheme);
            let frame = [of("focus-outer"), of("focus-inner")];
            if contrast(frame[0], frame[1]) < MARK {
                faint.push(format!("{name}, {scheme}: the two colours of the frame"));
            }
            let tinted = TINTS
                .iter()
                .flat_map(|tint| SQUARES.iter().map(move |square| (*tint, *square)))
                .map(|(tint, square)| (tint, (over(of(tint), of(square)), 1.0)));
            for (mark, back) in UNDER_FOCUS.iter().map(|mark| (*mark, of(mark))).chain(tinted) {
                if frame.iter().all(|&part| contrast(part, back) < MARK) {
                    faint.push(format!("{name}, {scheme}: the frame on {mark}"));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
    // It is drawn above the marks, which are layers of the square.
    let board = include_str!("../styles/board.css");
    assert!(
        board.contains(".square:focus-visible:not([data-pointed] *)::after {"),
        "the marks hide a frame of the square itself"
    );
}

#[test]
fn no_style_sheet_asks_for_what_older_browsers_lack() {
    // Also those that build on these.
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["styles", "../app/styles"].map(|folder| here.join(folder));
    for entry in
        folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("the style sheets are there"))
    {
        let path = entry.expect("an entry").path();
        let css = std::fs::read_to_string(&path).expect("a style sheet is text");
        let lines = css.lines().filter(|line| line.contains(": light-dark("));
        let faults: Vec<_> = lines.collect();
        assert!(faults.is_empty(), "{}: write var(--light, …) var(--dark, …) for {faults:?}", path.display());
    }
}
