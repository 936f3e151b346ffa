//! Accessible names of squares.

use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Capture, Square};
use ansa_texts::board as words;

use crate::view::SquareView;

/// The name of a square, followed by what can be done there: “gold camel on e2, frozen by silver elephant on e3”. Of the drawn marks it
/// tells those that start there: “marked green, red arrow to d4”.
#[must_use]
pub fn square_name(view: &SquareView, drawn: &[ArrowAnnotation]) -> String {
    let square = view.square;
    let mut name = vec![match view.piece {
        Some(which) => words::piece_on((which, square)),
        None if square.is_trap() => words::empty_trap(square),
        None => words::empty(square),
    }];
    if view.piece.is_some() && square.is_trap() {
        name.push(words::on_trap().to_owned());
    }
    if !view.frozen_by.is_empty() {
        name.push(words::is_frozen(&view.frozen_by));
    }
    if view.hinted {
        name.push(words::hinted().to_owned());
    }
    if view.selected {
        name.push(words::selected().to_owned());
    } else if view.follower {
        name.push(words::follower().to_owned());
    } else if view.partner {
        name.push(words::partner().to_owned());
    } else if view.pullable {
        name.push(words::pullable().to_owned());
    }
    if let Some(target) = &view.destination {
        name.push(match target.steps {
            0 if view.piece.is_none() => words::can_be_placed().to_owned(),
            0 => words::swap().to_owned(),
            steps => words::steps(steps),
        });
        if !target.captures.is_empty() {
            name.push(captures(&target.captures, square));
        }
    }
    for mark in drawn {
        if mark.from == square {
            let what = if mark.is_mark() {
                words::marked(key(mark.colour))
            } else {
                words::arrow_to(key(mark.colour), mark.to)
            };
            name.push(what);
        }
    }
    words::square_name(&name)
}

/// What a step to a square captures.
fn captures(captures: &[Capture], square: Square) -> String {
    let lost = captures.iter().map(|&lost| {
        if lost.square == square { words::captured_here(lost.piece) } else { words::captured_there(lost) }
    });
    words::captures(&lost.collect::<Vec<_>>())
}

/// By what the texts choose the name of a colour.
const fn key(colour: ArrowColour) -> &'static str {
    match colour {
        ArrowColour::Green => "green",
        ArrowColour::Red => "red",
        ArrowColour::Yellow => "yellow",
        ArrowColour::Blue => "blue",
    }
}

#[cfg(test)]
mod tests;
