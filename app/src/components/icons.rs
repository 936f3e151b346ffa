//! Drawings: the pieces and marks as symbols used many times, and the small signs on buttons.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

/// Each drawing with the id of its symbol.
const DRAWINGS: [(&str, &str); 9] = [
    ("piece-rabbit", include_str!("../../pieces/rabbit.svg")),
    ("piece-cat", include_str!("../../pieces/cat.svg")),
    ("piece-dog", include_str!("../../pieces/dog.svg")),
    ("piece-horse", include_str!("../../pieces/horse.svg")),
    ("piece-camel", include_str!("../../pieces/camel.svg")),
    ("piece-elephant", include_str!("../../pieces/elephant.svg")),
    ("mark-frozen", include_str!("../../pieces/frozen.svg")),
    ("mark-lost", include_str!("../../pieces/lost.svg")),
    ("trap", include_str!("../../pieces/trap.svg")),
];

/// All drawings as symbols of one hidden SVG.
fn sprite() -> String {
    let mut sprite = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" class=\"sprite\" aria-hidden=\"true\">",
    );
    for (id, svg) in DRAWINGS {
        let inner = svg.trim().strip_prefix("<svg").and_then(|rest| rest.strip_suffix("</svg>"));
        sprite.extend(["<symbol id=\"", id, "\"", inner.unwrap_or("/>"), "</symbol>"]);
    }
    sprite.push_str("</svg>");
    sprite
}

/// The symbols that the other drawings use; once on the page.
#[component]
pub(crate) fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::from(sprite()))
}

const fn symbol(role: Role) -> &'static str {
    match role {
        Role::Rabbit => "#piece-rabbit",
        Role::Cat => "#piece-cat",
        Role::Dog => "#piece-dog",
        Role::Horse => "#piece-horse",
        Role::Camel => "#piece-camel",
        Role::Elephant => "#piece-elephant",
    }
}

/// A piece; `extra` are more classes.
pub(crate) fn piece_icon(piece: Piece, extra: &'static str) -> Html {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    html! {
        <svg class={classes!("piece", side, extra)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <use href={symbol(piece.role)} />
        </svg>
    }
}

/// A mark in the corner of a square.
pub(crate) fn badge(href: &'static str) -> Html {
    html! {
        <svg class="piece-badge" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use {href} /></svg>
    }
}

/// The drawing of a trap.
pub(crate) fn trap() -> Html {
    html! {
        <svg class="trap" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#trap" /></svg>
    }
}

/// The small signs on buttons, as paths in a box of 24 by 24.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A step back.
    Undo,
    /// A step again.
    Redo,
    /// To the start of the turn.
    Reset,
    /// The board turned around.
    Flip,
    /// The turn taken back.
    TakeBack,
    /// A white flag.
    Resign,
    /// Two sheets.
    Copy,
    /// The last turn again.
    Replay,
    /// A plus.
    New,
    /// A cross.
    Close,
}

impl Sign {
    const fn path(self) -> &'static str {
        match self {
            Sign::Undo => "M9 7L4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2",
            Sign::Redo => "M15 7l5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h2",
            Sign::Reset => "M5 5v14M20 6l-8 6 8 6z",
            Sign::Flip => "M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4",
            Sign::TakeBack => "M4 4v6h6M4.6 10a8 8 0 1 1-.6 4.5",
            Sign::Resign => "M6 21V4h12l-3 4 3 4H6",
            Sign::Copy => "M9 8h11v13H9zM5 16H4V3h11v2",
            Sign::Replay => "M7 5l12 7-12 7z",
            Sign::New => "M12 5v14M5 12h14",
            Sign::Close => "M6 6l12 12M18 6L6 18",
        }
    }
}

/// A small sign.
pub(crate) fn sign(sign: Sign) -> Html {
    html! {
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={sign.path()} /></svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_becomes_a_symbol() {
        let sprite = sprite();
        for (id, svg) in DRAWINGS {
            assert!(sprite.contains(&format!("<symbol id=\"{id}\" xmlns")), "{id}");
            assert!(svg.trim().ends_with("</svg>"), "{id}");
        }
        assert_eq!(sprite.matches("<symbol").count(), sprite.matches("</symbol>").count());
        assert_eq!(sprite.matches("<svg").count(), 1);
    }

    #[test]
    fn every_role_has_a_drawing() {
        for role in Role::ALL {
            let id = symbol(role).trim_start_matches('#');
            assert!(DRAWINGS.iter().any(|(known, _)| *known == id), "{role}");
            assert!(id.ends_with(role.name()));
        }
    }
}
