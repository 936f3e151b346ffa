//! Converts events to the names and details of JavaScript events.

use ansa_core::Side;
use ansa_core::position::outcome::Outcome;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::error::ElementError;
use crate::state::{By, ElementEvent, ElementState};

/// A JavaScript object with these properties.
fn object<const N: usize>(pairs: [(&str, JsValue); N]) -> JsValue {
    let made = Object::new();
    for (name, value) in pairs {
        // A plain object takes any property.
        let _ = Reflect::set(&made, &name.into(), &value);
    }
    made.into()
}

/// The name and the detail of a JavaScript event.
pub(crate) fn event(event: &ElementEvent, state: &ElementState) -> (&'static str, JsValue) {
    match event {
        ElementEvent::Ply => (
            "ply",
            object([
                ("ply", number(state.place.plies())),
                ("plies", number(state.plies())),
                ("label", label(state)),
                ("variation", state.is_in_variation().into()),
            ]),
        ),
        ElementEvent::Step(step, left, by) => (
            "step",
            object([
                ("step", step.to_string().into()),
                ("from", step.step.from.to_string().into()),
                ("to", or_null(step.step.to().map(|to| to.to_string()).as_deref())),
                ("stepsLeft", (*left).into()),
                ("by", name(*by)),
            ]),
        ),
        ElementEvent::Turn(label, words, by) => (
            "turn",
            object([
                ("label", label.to_string().into()),
                ("turn", words.into()),
                ("by", name(*by)),
                ("record", state.game_record().into()),
            ]),
        ),
        ElementEvent::End(outcome) => ("end", ended(*outcome)),
        ElementEvent::Solved(answer) => (
            "solve",
            object([
                ("puzzle", puzzle(state)),
                ("turn", or_null(answer.turn.as_deref())),
                ("squares", names(answer.squares.as_deref())),
                ("tries", answer.tries.into()),
                ("hints", answer.hints.into()),
            ]),
        ),
        ElementEvent::Failed(answer) => (
            "fail",
            object([
                ("puzzle", puzzle(state)),
                ("turn", or_null(answer.turn.as_deref())),
                ("squares", names(answer.squares.as_deref())),
                ("fault", answer.fault.into()),
                ("message", answer.message.as_str().into()),
                ("reply", or_null(answer.reply.as_deref())),
                ("wrong", names(Some(&answer.wrong))),
                ("missing", answer.missing.into()),
                ("tries", state.tries.into()),
            ]),
        ),
        ElementEvent::Error(error) => ("error", error_detail(error)),
        ElementEvent::Flip => ("flip", object([("bottom", side(state.bottom()).into())])),
        ElementEvent::Draw(marks) => ("draw", marks.into()),
        ElementEvent::Fill => ("fill", JsValue::NULL),
        ElementEvent::Copy(record) => ("copy", record.into()),
        ElementEvent::Save(record) => ("save", record.into()),
        ElementEvent::Ask(request, record, level) => (
            "ask",
            object([("request", (*request).into()), ("game", record.into()), ("level", (*level).into())]),
        ),
    }
}

/// The name of the puzzle; null if it is not of a file.
fn puzzle(state: &ElementState) -> JsValue {
    or_null(state.puzzle_name().as_deref())
}

fn or_null(text: Option<&str>) -> JsValue {
    text.map_or(JsValue::NULL, JsValue::from)
}

/// An array of names; null without one.
fn names(names: Option<&[String]>) -> JsValue {
    names.map_or(JsValue::NULL, |names| names.iter().map(JsValue::from).collect::<Array>().into())
}

fn number(value: usize) -> JsValue {
    (value as f64).into()
}

/// The label of the last ply shown; null at the start.
fn label(state: &ElementState) -> JsValue {
    state.place.label_shown().map_or(JsValue::NULL, |label| label.to_string().into())
}

fn name(by: By) -> JsValue {
    match by {
        By::Person => "person".into(),
        By::Page => "page".into(),
        By::Engine => "engine".into(),
        By::Element => "element".into(),
    }
}

fn ended(outcome: Option<Outcome>) -> JsValue {
    let Some(outcome) = outcome else {
        return object([("winner", JsValue::NULL), ("reason", JsValue::NULL), ("message", "".into())]);
    };
    let winner = outcome.winner.map_or(JsValue::NULL, |winner| side(winner).into());
    object([
        ("winner", winner),
        ("reason", outcome.reason.letter().to_string().into()),
        ("message", ansa_board::text::outcome(outcome).into()),
    ])
}

fn side(side: Side) -> &'static str {
    if side == Side::Gold { "gold" } else { "silver" }
}

fn error_detail(error: &ElementError) -> JsValue {
    let (line, column) = error
        .place
        .map_or((JsValue::UNDEFINED, JsValue::UNDEFINED), |place| (place.line.into(), place.column.into()));
    object([
        ("code", error.code.into()),
        ("message", error.message.as_str().into()),
        ("line", line),
        ("column", column),
    ])
}

/// The `Error` that a method throws.
pub(crate) fn thrown(error: &ElementError) -> JsValue {
    let thrown = js_sys::Error::new(&error.message);
    // An error takes any property.
    let _ = Reflect::set(&thrown, &"code".into(), &error.code.into());
    thrown.into()
}
