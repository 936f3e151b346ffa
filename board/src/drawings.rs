//! The drawings of `board/pieces` as symbols of an SVG sprite.
//!
//! The symbol of a role contains its drawings of all sets. `styles/pieces.css` shows one of them, chosen by the nearest
//! ancestor with `data-pieces`, so that another set needs no rendering.

use ansa_core::Role;

/// A piece set: one drawing for each role.
struct Set {
    /// Its value of `data-pieces`; the custom property `--piece-NAME` shows it.
    name: &'static str,
    /// From the weakest to the strongest.
    drawings: [&'static str; 6],
}

/// The files of a set, in the order of [`Role::ALL`].
macro_rules! set {
    ($name:literal) => {
        Set {
            name: $name,
            drawings: [
                include_str!(concat!("../pieces/", $name, "/rabbit.svg")),
                include_str!(concat!("../pieces/", $name, "/cat.svg")),
                include_str!(concat!("../pieces/", $name, "/dog.svg")),
                include_str!(concat!("../pieces/", $name, "/horse.svg")),
                include_str!(concat!("../pieces/", $name, "/camel.svg")),
                include_str!(concat!("../pieces/", $name, "/elephant.svg")),
            ],
        }
    };
}

/// Every set.
const SETS: [Set; 3] = [set!("animals"), set!("chess"), set!("letters")];

/// The drawings that are the same in every set, each with the id of its symbol.
const MARKS: [(&str, &str); 3] = [
    ("mark-frozen", include_str!("../pieces/frozen.svg")),
    ("mark-lost", include_str!("../pieces/lost.svg")),
    ("trap", include_str!("../pieces/trap.svg")),
];

/// The sprite: a hidden SVG with a symbol for each role and mark. It must be in the document once.
pub fn sprite() -> String {
    let mut sprite = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" class=\"sprite\" aria-hidden=\"true\">",
    );
    for (index, role) in Role::ALL.into_iter().enumerate() {
        sprite.extend(["<symbol id=\"piece-", role.name(), "\" viewBox=\"0 0 100 100\">"]);
        sprite.push_str(&drawings(index));
        sprite.push_str("</symbol>");
    }
    for (id, svg) in MARKS {
        sprite.extend(["<symbol id=\"", id, "\"", inner(svg), "</symbol>"]);
    }
    sprite.push_str("</svg>");
    sprite
}

/// The drawings of the role with this index in [`Role::ALL`] in all sets. Custom properties of an ancestor show one.
fn drawings(role: usize) -> String {
    let mut drawings = String::new();
    for set in &SETS {
        let inner = set.drawings.get(role).map_or(">", |svg| inner(svg));
        drawings.extend(["<g display=\"var(--piece-", set.name, ")\"", inner, "</g>"]);
    }
    drawings
}

/// The trap: the attributes and the contents of its root element.
pub(crate) fn trap_drawing() -> &'static str {
    MARKS.iter().find(|(id, _)| *id == "trap").map_or(">", |(_, svg)| inner(svg))
}

/// The drawing of a role in the set of this name: the attributes and the contents of its root element. Empty if there
/// is no such set.
pub(crate) fn set_drawing(set: &str, role: Role) -> &'static str {
    let index = Role::ALL.iter().position(|&own| own == role).unwrap_or_default();
    let set = SETS.iter().find(|own| own.name == set);
    set.and_then(|set| set.drawings.get(index)).map_or(">", |svg| inner(svg))
}

/// The attributes and the contents of a file's root element: what is between `<svg` and `</svg>`.
fn inner(svg: &str) -> &str {
    svg.trim().strip_prefix("<svg").and_then(|rest| rest.strip_suffix("</svg>")).unwrap_or(">")
}

#[cfg(test)]
mod tests;
