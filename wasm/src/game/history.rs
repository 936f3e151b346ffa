//! The setups and turns played, with the steps and positions of each.

use ansa_core::Label;
use ansa_core::game::Ply;
use ansa_core::notation::PlyText;
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::input;
use super::state::GameState;
use super::view::steps::steps_to_js;
use super::view::{PieceView, position_name, side_name, to_js};
use crate::error::ArimaaError;

/// The most arrows of a turn. Pictures show 128 different ones.
const MAX_ARROWS: usize = 128;

#[wasm_bindgen]
impl Game {
    /// The setups and turns played so far, in notation, without annotations (see `turns` for those). With
    /// `{ verbose: true }`, each is an object with its steps, the positions before and after it, and the arrows and
    /// circles in its comment.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Cc2\n1s ra8 ed7\n2g Cc2n Cc3x Ra1n");
    /// game.history(); // → ["Ra1 Cc2", "ra8 ed7", "Cc2n Cc3x Ra1n"]
    /// const { label, steps, before, after } = game.history({ verbose: true })[2];
    /// label; // → "2g"
    /// steps[0]; // → { from: "c2", to: "c3", kind: "step", piece: "C", text: "Cc2n", capture: { square: "c3", piece: "C" } }
    /// after === game.position; // → true
    /// Game.fromPosition(before).label; // → "2g"
    /// ```
    ///
    /// # Errors
    /// `wrong-type`: the options are not an object, or `verbose` is not a boolean.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn history(
        &self,
        #[wasm_bindgen(
            js_name = "options",
            unchecked_optional_param_type = "{ readonly verbose?: false | undefined }"
        )]
        options: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let is_verbose = input::flag(options, "verbose")?;
        let state = self.state.borrow();
        let plies = state.game().plies();
        Ok(if is_verbose {
            to_js(&(0..plies.len()).filter_map(|ply| HistoryView::new(&state, ply)).collect::<Vec<_>>())
        } else {
            to_js(&plies.iter().map(|ply| PlyText::from(ply).to_string()).collect::<Vec<_>>())
        })
    }
}

/// A setup or turn with its steps and the positions before and after it.
#[derive(Serialize)]
struct HistoryView {
    label: String,
    side: &'static str,
    kind: &'static str,
    text: String,
    /// Empty for a setup.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    steps: JsValue,
    /// The pieces of a setup, in the order in which they were placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<Vec<PieceView>>,
    before: String,
    after: String,
    /// The arrows and circles of the comment, for `toAnimatedSVG`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arrows: Vec<ArrowView>,
}

/// An arrow, or a circle if both ends are the same square.
#[derive(Serialize)]
struct ArrowView {
    from: String,
    to: String,
    colour: &'static str,
}

impl ArrowView {
    fn new(arrow: ArrowAnnotation) -> ArrowView {
        let colour = match arrow.colour {
            ArrowColour::Green => "green",
            ArrowColour::Red => "red",
            ArrowColour::Yellow => "yellow",
            ArrowColour::Blue => "blue",
        };
        ArrowView { from: arrow.from.to_string(), to: arrow.to.to_string(), colour }
    }
}

impl HistoryView {
    fn new(state: &GameState, ply: usize) -> Option<HistoryView> {
        let game = state.game();
        let played = game.plies().get(ply)?;
        let drawn = state.played.entries.get(ply).map(|entry| entry.comment.arrows()).unwrap_or_default();
        let (label, next) = (game.label(ply), game.label(ply + 1));
        let position = |ply: usize, label: Label| Some(position_name(&game.board_at(ply)?, label.side));
        let (kind, made, pieces) = match played {
            Ply::Setup(setup) => {
                let pieces = setup.pieces().iter().map(|&(square, piece)| PieceView::new(square, piece));
                ("setup", &[][..], Some(pieces.collect()))
            }
            Ply::Turn(turn) => ("turn", turn.steps(), None),
        };
        Some(HistoryView {
            label: label.to_string(),
            side: side_name(label.side),
            kind,
            text: PlyText::from(played).to_string(),
            steps: steps_to_js(made.iter().copied()),
            pieces,
            before: position(ply, label)?,
            after: position(ply + 1, next)?,
            arrows: drawn.into_iter().take(MAX_ARROWS).map(ArrowView::new).collect(),
        })
    }
}
