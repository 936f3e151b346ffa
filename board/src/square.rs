//! One square of the board.

use ansa_core::{Piece, Side};
use yew::prelude::*;

use crate::icons::{badge, piece_icon, trap};
use crate::text;
use crate::view::SquareView;

#[derive(Properties, PartialEq)]
pub(crate) struct SquareProps {
    /// What it shows.
    pub view: SquareView,
    /// Whose home ranks are at the bottom.
    pub bottom: Side,
    /// Whether Tab leads here.
    pub in_tab_order: bool,
}

/// A cell of the grid with its piece, marks and name.
#[component]
pub(crate) fn SquareCell(props: &SquareProps) -> Html {
    let view = &props.view;
    let square = view.square;
    let dark = (square.file() + square.rank()).is_multiple_of(2);
    let loses = view.target.as_ref().filter(|target| !target.captures.is_empty());
    let present = |on: bool| on.then_some(AttrValue::from(""));
    let letter = |piece: Piece| AttrValue::from(piece.letter().to_string());
    let class = classes!(
        "square",
        if dark { "square-dark" } else { "square-light" },
        square.is_trap().then_some("square-trap"),
        view.trail.then_some("is-trail"),
        view.held.then_some("is-held"),
        view.on_route.then_some("is-route"),
        view.lost.then_some("is-lost"),
        view.pullable.then_some("is-pullable"),
        view.follower.then_some("is-follower"),
        view.hinted.then_some("is-hinted"),
        view.partner.then_some("is-partner"),
        view.freezes.then_some("is-freezer"),
        view.motion.is_some().then_some("is-moving"),
    );
    html! {
        <div
            {class}
            role="gridcell"
            tabindex={if props.in_tab_order { "0" } else { "-1" }}
            aria-label={text::square_name(view)}
            aria-selected={view.held.then_some("true")}
            data-square={square.to_string()}
            data-piece={view.piece.map(letter)}
            data-holdable={present(view.holdable)}
            data-held={present(view.held)}
            data-frozen={present(!view.frozen_by.is_empty())}
            data-pullable={present(view.pullable)}
            data-follower={present(view.follower)}
            data-hint={present(view.hinted)}
            data-partner={present(view.partner)}
            data-freezes={present(view.freezes)}
            data-trail={present(view.trail)}
            data-ghost={view.ghost.map(letter)}
            data-target={view.target.as_ref().map(|target| AttrValue::from(target.steps.to_string()))}
            data-loses={loses.map(|target| {
                AttrValue::from(target.captures.iter().map(|lost| lost.piece.letter()).collect::<String>())
            })}
        >
            if square.is_trap() { { trap() } }
            { coordinates(view, props.bottom) }
            if let Some(ghost) = view.ghost {
                <span class="mover">{ piece_icon(ghost, "piece-ghost") }</span>
                { badge("#mark-lost") }
            }
            { piece(view, props.bottom) }
            { target(view) }
        </div>
    }
}

fn piece(view: &SquareView, bottom: Side) -> Html {
    let Some(piece) = view.piece else { return html! {} };
    let frozen = !view.frozen_by.is_empty();
    let extra = match (view.lost, frozen) {
        (true, _) => "piece-ghost",
        (false, true) => "piece-frozen",
        (false, false) => "",
    };
    let class = classes!("mover", view.motion.is_some().then_some("mover-glides"));
    // A new key makes a new element, and so the animation starts anew.
    // As a property: a page's policy may forbid styles in attributes.
    let (key, style) = match view.motion {
        None => (piece.letter().to_string(), String::new()),
        Some((files, ranks, serial)) => {
            let sign = if bottom == Side::Gold { 1 } else { -1 };
            let style = format!("--from-x:{};--from-y:{}", files * sign, -ranks * sign);
            (format!("{}{serial}", piece.letter()), style)
        }
    };
    html! {
        <>
            <span {key} {class} ~style={style}>
                { piece_icon(piece, extra) }
            </span>
            if view.lost {
                { badge("#mark-lost") }
            } else if frozen {
                { badge("#mark-frozen") }
            }
        </>
    }
}

/// The mark of a square where the piece in hand can go, with what it would cost.
fn target(view: &SquareView) -> Html {
    let Some(target) = &view.target else { return html! {} };
    if view.piece.is_some() {
        return html! { <span class="target target-swap" /> };
    }
    let class = classes!("target", (target.steps > 1).then_some("target-far"));
    html! {
        <>
            <span {class} />
            if let Some(lost) = target.captures.first() {
                <span class="target-loss">{ piece_icon(lost.piece, "") }</span>
                { badge("#mark-lost") }
            }
        </>
    }
}

/// The file's letter on the lowest rank and the rank's number on the leftmost file, as seen, and the name of a trap.
/// Which of them are shown is for the style sheet, by `data-coordinates`.
fn coordinates(view: &SquareView, bottom: Side) -> Html {
    let square = view.square;
    let (low_rank, left_file) = match bottom {
        Side::Gold => (0, 0),
        Side::Silver => (7, 7),
    };
    // The style sheet writes them: as text they would count as a second name of the square.
    let name = square.to_string();
    html! {
        <>
            if square.rank() == low_rank {
                <span class="coordinate coordinate-file" data-name={name[..1].to_owned()} />
            }
            if square.file() == left_file {
                <span class="coordinate coordinate-rank" data-name={name[1..].to_owned()} />
            }
            if square.is_trap() {
                <span class="coordinate coordinate-trap" data-name={name} />
            }
        </>
    }
}
