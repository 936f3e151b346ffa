use super::*;
use crate::render::symbol;

const STYLES: &str = include_str!("../../styles/pieces.css");

#[test]
fn every_role_has_a_symbol_with_a_drawing_of_every_set() {
    let sprite = sprite();
    for role in Role::ALL {
        let id = symbol(role).trim_start_matches('#');
        let start = sprite.find(&format!("<symbol id=\"{id}\"")).expect(id);
        let symbol = &sprite[start..start + sprite[start..].find("</symbol>").expect(id)];
        for set in &SETS {
            let shown = format!("<g display=\"var(--piece-{})\" xmlns", set.name);
            assert_eq!(symbol.matches(&shown).count(), 1, "{role} in {}", set.name);
        }
    }
    for (id, _) in MARKS {
        assert!(sprite.contains(&format!("<symbol id=\"{id}\" xmlns")), "{id}");
    }
    assert_eq!(sprite.matches("<symbol").count(), sprite.matches("</symbol>").count());
    assert_eq!(sprite.matches("<g").count(), sprite.matches("</g>").count());
    assert_eq!(sprite.matches("<svg").count(), 1);
}

#[test]
fn drawings_are_small_different_and_take_their_colours_from_the_side() {
    let mut seen = Vec::new();
    for set in &SETS {
        for svg in set.drawings {
            assert!(svg.len() < 3072, "{}: {} bytes", set.name, svg.len());
            assert!(svg.contains("viewBox=\"0 0 100 100\"") && svg.trim().ends_with("</svg>"));
            assert!(svg.contains("var(--piece-fill,") && svg.contains("var(--piece-line,"));
            assert!(svg.contains("var(--piece-rim,"), "no rim for a frozen piece");
            assert!(!svg.contains("id="), "an id would be there more than once");
            assert!(!seen.contains(&svg));
            seen.push(svg);
        }
    }
}

#[test]
fn the_style_sheet_shows_one_set_at_a_time() {
    for set in &SETS {
        let rule = STYLES.split_once(&format!("[data-pieces=\"{}\"] {{", set.name)).expect(set.name).1;
        let rule = rule.split('}').next().unwrap_or_default();
        for other in &SETS {
            let display = if other.name == set.name { "inline" } else { "none" };
            assert!(rule.contains(&format!("--piece-{}: {display};", other.name)), "{}", set.name);
        }
    }
}

#[test]
fn a_sprite_of_one_set_has_its_drawings_alone() {
    for set in &SETS {
        let sprite = sprite_of(set.name);
        assert!(!sprite.contains("var(--piece-animals)") && !sprite.contains('\n'), "{}", set.name);
        for role in Role::ALL {
            let id = symbol(role).trim_start_matches('#');
            let drawing = set.drawing(role).replace('\n', "");
            let whole = format!("<symbol id=\"{id}\" viewBox=\"0 0 100 100\"><g{drawing}</g></symbol>");
            assert!(sprite.contains(&whole), "{role} in {}", set.name);
        }
        assert_eq!(sprite.matches("<symbol").count(), Role::ALL.len() + MARKS.len());
    }
}
