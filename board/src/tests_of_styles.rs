//! Tests of the style sheets: contrast of text and marks in each colour scheme and on each board.

mod colours;

use std::collections::BTreeMap;
use std::path::Path;

use colours::{EYES, Properties, colour, contrast, difference, over, rule};

const TOKENS: &str = include_str!("../styles/tokens.css");
const BOARDS: &str = include_str!("../styles/boards.css");
const ARROWS: &str = include_str!("../styles/arrows.css");

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
    ("text-on-clock-reserve", &["clock-reserve"], TEXT),
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

/// The colours of what a person draws, each with its rim.
const DRAWN: [(&str, &str); 4] = [
    ("drawn-green", "drawn-rim"),
    ("drawn-red", "drawn-rim"),
    ("drawn-blue", "drawn-rim"),
    ("drawn-yellow", "drawn-yellow-rim"),
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
fn the_squares_differ_and_the_traps_stand_out() {
    for (name, board) in whole_boards() {
        // In the dark, a small difference is not seen.
        for (scheme, least) in [("light", 1.05), ("dark", 1.35)] {
            let [light, dark, trap] =
                ["board-light", "board-dark", "trap-fill"].map(|part| colour(&board, part, scheme));
            assert!(contrast(light, dark) >= least, "{name}, {scheme}: {:.2}", contrast(light, dark));
            for square in [light, dark] {
                assert!(contrast(trap, square) >= 1.5, "{name}, {scheme}: {:.2}", contrast(trap, square));
            }
        }
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
        board.contains(".square:focus-visible:not([data-pointed])::after {"),
        "the marks hide a frame of the square itself"
    );
}

#[test]
fn what_is_drawn_is_seen_on_every_board() {
    let mut faint = Vec::new();
    for (name, properties) in whole_boards() {
        for scheme in ["light", "dark"] {
            let of = |name: &str| colour(&properties, name, scheme);
            for (line, rim) in DRAWN {
                if contrast(of(line), of(rim)) < TEXT {
                    faint.push(format!("{scheme}: {line} on its rim"));
                }
                for back in SQUARES.iter().chain(TRAPS) {
                    if [line, rim].iter().all(|part| contrast(of(part), of(back)) < MARK) {
                        faint.push(format!("{name}, {scheme}: {line} on {back}"));
                    }
                }
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

#[test]
fn what_is_drawn_in_different_colours_looks_different_to_everybody() {
    let tokens = rule(TOKENS, ":host");
    for scheme in ["light", "dark"] {
        for (index, (one, _)) in DRAWN.iter().enumerate() {
            for (other, _) in &DRAWN[..index] {
                let of = |name: &str| colour(&tokens, name, scheme).0;
                for (eyes, matrix) in EYES {
                    let found = difference(matrix, of(one), of(other));
                    assert!(found >= APART, "{scheme}, {eyes}: {one} and {other} {found:.1}");
                }
            }
        }
    }
    // And with forced colours, which are the same for all: red and blue by their dashes, yellow by its core.
    let classes = ["drawn", "drawn-red", "drawn-blue", "drawn-yellow"];
    let dashes = classes.map(|class| rule(ARROWS, &format!("\n.{class}")).get("drawn-dashes").copied());
    let [green, red, blue, yellow] = dashes;
    assert!(
        green == Some("none")
            && yellow.is_none()
            && ![green, blue, None].contains(&red)
            && ![green, None].contains(&blue),
        "{dashes:?}"
    );
    let (_, forced) = ARROWS.split_once("(forced-colors: active)").expect("a rule for forced colours");
    let forced = rule(forced, ".drawn");
    assert_eq!((forced["drawn-line"], forced["drawn-edge"]), ("CanvasText", "Canvas"));
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
