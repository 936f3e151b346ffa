//! What JavaScript gets: plain objects made of texts and numbers. Their TypeScript types are in `types.d.ts`.

use ansa_core::game::Ply;
use ansa_core::notation::BodyText;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Capture, Label, Piece, PlayedStep, Side, Step, StepKind};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// The value as a plain object; what is `None` is left out or `undefined`.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    // Only values that JavaScript has no type for fail, and there are none below.
    value.serialize(&Serializer::new()).unwrap_or(JsValue::UNDEFINED)
}

/// A step that the rules allow now.
#[derive(Serialize)]
pub(crate) struct StepView {
    from: String,
    to: String,
    kind: &'static str,
    piece: char,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    capture: Option<CaptureView>,
}

#[derive(Serialize)]
struct CaptureView {
    piece: char,
    square: String,
}

impl StepView {
    /// A step that was made.
    pub(crate) fn played(played: PlayedStep) -> StepView {
        let PlayedStep { piece, step, kind, capture } = played;
        StepView {
            from: step.from.to_string(),
            to: target(step),
            kind: kind_name(kind),
            piece: piece.letter(),
            text: format!("{piece}{step}"),
            capture: capture.map(|Capture { piece, square }| CaptureView {
                piece: piece.letter(),
                square: square.to_string(),
            }),
        }
    }
}

/// A legal step never leaves the board.
fn target(step: Step) -> String {
    step.to().map_or_else(String::new, |square| square.to_string())
}

const fn kind_name(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Simple => "step",
        StepKind::PushStart => "push-start",
        StepKind::PushEnd => "push-end",
        StepKind::Pull => "pull",
    }
}

/// The name of a side.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}

/// A setup or a turn of the game.
#[derive(Serialize)]
pub(crate) struct PlyView {
    label: String,
    side: &'static str,
    kind: &'static str,
    text: String,
}

impl PlyView {
    pub(crate) fn new(label: Label, ply: &Ply) -> PlyView {
        let kind = match ply {
            Ply::Setup(_) => "setup",
            Ply::Turn(_) => "turn",
        };
        let text = BodyText::from(ply).to_string();
        PlyView { label: label.to_string(), side: side_name(label.side), kind, text }
    }
}

/// How the game ended.
#[derive(Serialize)]
pub(crate) struct ResultView {
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    reason: &'static str,
    letter: char,
}

impl ResultView {
    pub(crate) fn new(outcome: Outcome) -> ResultView {
        ResultView {
            winner: outcome.winner.map(side_name),
            reason: reason_name(outcome.reason),
            letter: outcome.reason.letter(),
        }
    }
}

const fn reason_name(reason: Reason) -> &'static str {
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

/// Letters of the pieces that each side has lost, in the order of their capture.
#[derive(Serialize)]
pub(crate) struct CapturedView {
    gold: String,
    silver: String,
}

impl CapturedView {
    pub(crate) fn new(captures: impl Iterator<Item = Capture>) -> CapturedView {
        let (gold, silver) =
            captures.map(|capture| capture.piece).partition::<Vec<_>, _>(|piece| piece.side == Side::Gold);
        let letters = |pieces: Vec<Piece>| pieces.into_iter().map(Piece::letter).collect();
        CapturedView { gold: letters(gold), silver: letters(silver) }
    }
}

/// A piece on a square.
#[derive(Serialize)]
pub(crate) struct PieceView {
    pub(crate) square: String,
    pub(crate) piece: char,
}
