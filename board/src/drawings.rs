//! The drawings of `board/pieces` as symbols of an SVG sprite.
//!
//! The symbol of a role contains its drawings of all sets. `styles/pieces.css` shows one of them, chosen by the nearest
//! ancestor with `data-pieces`, so that another set needs no rendering. A sprite of one set has its drawings alone.

use ansa_core::Role;

/// A piece set: one drawing for each role.
struct Set {
    /// Its value of `data-pieces`; the custom property `--piece-NAME` shows it.
    name: &'static str,
    /// From the weakest to the strongest.
    drawings: [&'static str; 6],
}

impl Set {
    /// The drawing of a role: the attributes and the contents of its root element.
    fn drawing(&self, role: Role) -> &'static str {
        let index = Role::ALL.iter().position(|&own| own == role);
        index.and_then(|index| self.drawings.get(index)).map_or(">", |svg| inner(svg))
    }
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
    sprite_with(&|role| {
        let drawing =
            |set: &Set| ["<g display=\"var(--piece-", set.name, ")\"", set.drawing(role), "</g>"].concat();
        SETS.iter().map(drawing).collect()
    })
}

/// The sprite with the set of this value of `data-pieces`, for a document that draws nothing with another: every piece on
/// the board has a copy of its symbol.
pub fn sprite_of(set: &str) -> String {
    sprite_with(&|role| ["<g", set_drawing(set, role), "</g>"].concat())
}

/// The sprite with these drawings of the roles.
fn sprite_with(drawing: &dyn Fn(Role) -> String) -> String {
    let mut sprite = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" class=\"sprite\" aria-hidden=\"true\">",
    );
    for role in Role::ALL {
        sprite.extend(["<symbol id=\"piece-", role.name(), "\" viewBox=\"0 0 100 100\">"]);
        sprite.push_str(&drawing(role));
        sprite.push_str("</symbol>");
    }
    for (id, svg) in MARKS {
        sprite.extend(["<symbol id=\"", id, "\"", inner(svg), "</symbol>"]);
    }
    sprite.push_str("</svg>");
    // A line break would be a node, and be copied with each piece.
    sprite.replace('\n', "")
}

/// The trap: the attributes and the contents of its root element.
pub(crate) fn trap_drawing() -> &'static str {
    MARKS.iter().find(|(id, _)| *id == "trap").map_or(">", |(_, svg)| inner(svg))
}

/// The drawing of a role in the set of this name: the attributes and the contents of its root element. Empty if there
/// is no such set.
pub(crate) fn set_drawing(set: &str, role: Role) -> &'static str {
    SETS.iter().find(|own| own.name == set).map_or(">", |set| set.drawing(role))
}

/// The attributes and the contents of a file's root element: what is between `<svg` and `</svg>`.
fn inner(svg: &str) -> &str {
    svg.trim().strip_prefix("<svg").and_then(|rest| rest.strip_suffix("</svg>")).unwrap_or(">")
}

#[cfg(test)]
mod tests;
