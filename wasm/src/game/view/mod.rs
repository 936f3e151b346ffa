//! The values that the methods of a game return.

pub(super) mod notes;
pub(crate) mod steps;

use std::collections::BTreeSet;

use ansa_core::notation::PositionText;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::Tag;
use ansa_core::threats::StepLine;
use ansa_core::{Board, Capture, Label, Piece, Position, Side, Square};
use js_sys::{Array, Object};
use serde::Serialize;
use wasm_bindgen::JsValue;

pub(super) use crate::view::{side_name, to_js};

/// A board and the side to move in the short form.
pub(super) fn position_name(board: &Board, side: Side) -> String {
    PositionText::new(board.to_pieces(), side).to_short()
}

/// The result of a game.
#[derive(Serialize)]
pub(super) struct ResultView {
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    reason: &'static str,
    letter: char,
}

impl ResultView {
    pub(super) fn new(outcome: Outcome) -> ResultView {
        ResultView {
            winner: outcome.winner.map(side_name),
            reason: reason_name(outcome.reason),
            letter: outcome.reason.letter(),
        }
    }
}

/// The name of a reason.
pub(super) const fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Goal => "goal",
        Reason::Elimination => "elimination",
        Reason::Immobilisation => "immobilisation",
        Reason::Time => "time",
        Reason::Resignation => "resignation",
        Reason::Illegal => "illegal",
        Reason::Forfeit => "forfeit",
        Reason::Abandoned => "abandoned",
        Reason::Score => "score",
        Reason::Repetition => "repetition",
        Reason::NoRabbits => "no-rabbits",
    }
}

/// Steps that a side could make one after another, and the enemy piece that they capture, if it is a capture threat.
#[derive(Serialize)]
pub(super) struct ThreatView {
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<char>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    steps: JsValue,
    text: String,
}

impl ThreatView {
    pub(super) fn new(mut from: Position, line: &StepLine, target: Option<(Square, Piece)>) -> ThreatView {
        let steps: Vec<_> = line.steps().iter().filter_map(|&step| from.step(step).ok()).collect();
        ThreatView {
            square: target.map(|(square, _)| square.to_string()),
            piece: target.map(|(_, piece)| piece.letter()),
            text: steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            steps: steps::steps_to_js(steps.into_iter()),
        }
    }
}

/// The turns after which a position occurred, and whether it may occur again.
#[derive(Serialize)]
pub(super) struct RepetitionsView {
    earlier: Vec<String>,
    allowed: bool,
}

impl RepetitionsView {
    pub(super) fn new(earlier: &[Label], allowed: bool) -> RepetitionsView {
        RepetitionsView { earlier: earlier.iter().map(ToString::to_string).collect(), allowed }
    }
}

/// Tags as an object. If several tags have the same name, the first counts.
pub(super) fn tags_to_js(tags: &[Tag]) -> JsValue {
    let mut names = BTreeSet::new();
    let pairs = tags.iter().filter(|tag| names.insert(tag.name()));
    let pairs: Array = pairs.map(|tag| Array::of2(&tag.name().into(), &tag.value().into())).collect();
    // `Reflect::set` would take a tag named `__proto__` for the prototype. This fails only on what is no array of pairs.
    Object::from_entries(&pairs).unwrap_or_default().into()
}

/// The letters of the pieces that each side has lost, in the order of their capture.
#[derive(Serialize)]
pub(super) struct CapturedView {
    gold: String,
    silver: String,
}

impl CapturedView {
    pub(super) fn new(captures: impl Iterator<Item = Capture>) -> CapturedView {
        let (gold, silver) =
            captures.map(|capture| capture.piece).partition::<Vec<_>, _>(|piece| piece.side == Side::Gold);
        let letters = |pieces: Vec<Piece>| pieces.into_iter().map(Piece::letter).collect();
        CapturedView { gold: letters(gold), silver: letters(silver) }
    }
}

/// A piece on a square.
#[derive(Serialize)]
pub(super) struct PieceView {
    square: String,
    piece: char,
}

impl PieceView {
    pub(super) fn new(square: Square, piece: Piece) -> PieceView {
        PieceView { square: square.to_string(), piece: piece.letter() }
    }
}
