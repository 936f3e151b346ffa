//! The wordmark, and the icons on buttons.

use yew::prelude::*;

/// The wordmark. `index.html` has its drawing, because it is part of the first view.
pub(crate) fn wordmark() -> Html {
    html! {
        <svg class="wordmark" viewBox="0 5 135 48" aria-hidden="true" focusable="false"><use href="#wordmark" /></svg>
    }
}

/// An icon on buttons, as a path in a box of 24 by 24.
#[derive(Clone, Copy)]
pub(crate) struct Icon(&'static str);

impl Icon {
    /// A chip.
    pub(crate) const ENGINE: Icon =
        Icon("M7 7h10v10H7zM10 4v3M14 4v3M10 17v3M14 17v3M4 10h3M4 14h3M17 10h3M17 14h3");
    /// A bolt.
    pub(crate) const THREAT: Icon = Icon("M13 3L6 13h5l-1 8 7-11h-5z");
    /// An arrow to the last rank.
    pub(crate) const GOAL: Icon = Icon("M4 4h16M12 20V9M8 13l4-4 4 4");
    /// A cross in a circle.
    pub(crate) const CAPTURE: Icon = Icon("M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M9 9l6 6M15 9l-6 6");
    /// A trap with teeth.
    pub(crate) const TRAP: Icon = Icon("M4 9l3 4 2.5-4 2.5 4 2.5-4 2.5 4 3-4v7c0 3-16 3-16 0z");
    /// A snowflake.
    pub(crate) const FROZEN: Icon =
        Icon("M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5");
    /// Arrows in all directions.
    pub(crate) const REACH: Icon = Icon(
        "M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5",
    );
    /// Three dots.
    pub(crate) const MORE: Icon = Icon("M5 12h.1M12 12h.1M19 12h.1");
    /// Undoes a step.
    pub(crate) const UNDO: Icon = Icon("M9 7L4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2");
    /// Redoes a step.
    pub(crate) const REDO: Icon = Icon("M15 7l5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h2");
    /// Back to the start of the turn.
    pub(crate) const RESET: Icon = Icon("M5 5v14M20 6l-8 6 8 6z");
    /// Flips the board.
    pub(crate) const FLIP: Icon = Icon("M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4");
    /// Takes back a turn.
    pub(crate) const TAKE_BACK: Icon = Icon("M4 4v6h6M4.6 10a8 8 0 1 1-.6 4.5");
    /// A white flag.
    pub(crate) const RESIGN: Icon = Icon("M6 21V4h12l-3 4 3 4H6");
    /// An arrow out of a box.
    pub(crate) const SHARE: Icon = Icon("M12 15V3M8 7l4-4 4 4M8 11H5v10h14V11h-3");
    /// A globe.
    pub(crate) const LANGUAGE: Icon =
        Icon("M3 12h18M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18");
    /// Replays a turn.
    pub(crate) const REPLAY: Icon = Icon("M7 5l12 7-12 7z");
    /// A plus.
    pub(crate) const NEW: Icon = Icon("M12 5v14M5 12h14");
    /// A cross.
    pub(crate) const CLOSE: Icon = Icon("M6 6l12 12M18 6L6 18");
    /// A bulb.
    pub(crate) const HINT: Icon =
        Icon("M9 17.5h6M10 21h4M9 17.5c0-2-2.5-3-2.5-7a5.5 5.5 0 0 1 11 0c0 4-2.5 5-2.5 7");
    /// Two sliders.
    pub(crate) const SETTINGS: Icon = Icon("M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5");
    /// A running clock.
    pub(crate) const CLOCK: Icon = Icon("M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5l3 3");
    /// An hourglass, for low time.
    pub(crate) const LOW: Icon = Icon("M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4");
    /// Two bars.
    pub(crate) const PAUSE: Icon = Icon("M8 5v14M16 5v14");
    /// Keys.
    pub(crate) const TYPE: Icon = Icon("M3 7h18v11H3zM7 11h.1M12 11h.1M17 11h.1M8 15h8");
    /// A fork in a path.
    pub(crate) const PLAN: Icon = Icon("M6 21V9M6 13c0-5 11-2 11-8M3 9l3-3 3 3M14 8l3-3 3 3");
    /// A question mark.
    pub(crate) const HELP: Icon = Icon("M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M12 18v.1");
    /// An open book.
    pub(crate) const RULES: Icon =
        Icon("M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14");
    /// Lines of a list.
    pub(crate) const LIBRARY: Icon = Icon("M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01");
    /// A pencil.
    pub(crate) const RENAME: Icon = Icon("M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3");
    /// An arrow down to a line.
    pub(crate) const EXPORT: Icon = Icon("M12 4v11M7 10l5 5 5-5M5 20h14");
    /// An arrow up from a line.
    pub(crate) const IMPORT: Icon = Icon("M12 16V5M7 10l5-5 5 5M5 20h14");
    /// A bin.
    pub(crate) const DELETE: Icon = Icon("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5");
    /// Exchanges left and right.
    pub(crate) const MIRROR: Icon = Icon("M12 3v18M8 7l-5 5 5 5M16 7l5 5-5 5");
    /// Two paths that cross.
    pub(crate) const SHUFFLE: Icon = Icon("M3 7h4l10 10h4M18 14l3 3-3 3M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3");
    /// A clock turned back.
    pub(crate) const AGAIN: Icon = Icon("M3.5 5v5h5M4 10a8.5 8.5 0 1 1-.2 4.5M12 8v5l3 2");
    /// An empty board.
    pub(crate) const CLEAR: Icon = Icon("M4 12h16v8H4zM4 16h16M12 12v8M8 7l3-3M13 7l3-3");
    /// A board with pieces.
    pub(crate) const FILL: Icon = Icon("M4 12h16v8H4zM4 16h16M12 12v8M12 3v6M9 6.5l3 3 3-3");
    /// An arrow up.
    pub(crate) const UP: Icon = Icon("M12 19V6M6 11l6-6 6 6");
    /// An arrow down.
    pub(crate) const DOWN: Icon = Icon("M12 5v13M6 13l6 6 6-6");
    /// Two arrows up to a line.
    pub(crate) const MAIN: Icon = Icon("M5 4h14M12 20V9M6 14l6-6 6 6");
    /// A board of squares.
    pub(crate) const BOARD: Icon = Icon("M4 4h16v16H4zM12 4v16M4 12h16");
    /// A magnifying glass.
    pub(crate) const STUDY: Icon = Icon("M10 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15 15.5l5.5 5.5");
    pub(crate) const HAND: Icon = Icon(
        "M8 13V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-5.5 7-3 0-4.5-1.5-6-4l-2-3.5c-.8-1.5 1.200-2.700 2.300-1.300z",
    );
    /// An arrow to a line on the left.
    pub(crate) const FIRST: Icon = Icon("M6 5v14M18 5l-8 7 8 7");
    /// An arrow to the left.
    pub(crate) const BACK: Icon = Icon("M15 5l-8 7 8 7");
    /// An arrow to the right.
    pub(crate) const NEXT: Icon = Icon("M9 5l8 7-8 7");
    /// An arrow to a line on the right.
    pub(crate) const LAST: Icon = Icon("M18 5v14M6 5l8 7-8 7");
}

pub(crate) fn icon(icon: Icon) -> Html {
    html! {
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={icon.0} /></svg>
    }
}
