//! Pictures of boards as SVG documents: the entry `ansa/svg`. They are drawn by `ansa_board`, which the page uses too.

mod moments;
mod options;

use ansa_board::{MovingBoard, StillBoard};
use ansa_core::notation::PositionText;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::ArimaaError;
use crate::input::{position, property};
use moments::AnimationOptions;
use options::SvgOptions;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../svg.d.ts");

/// Draws a board as an SVG document: a self-contained string that needs no style sheet, font, script or other file, so
/// it looks the same in browsers and in programs that convert it to PNG.
///
/// The position is a string or an object as for `Game.fromPosition`, or a `Game`, whose current position is shown,
/// after the steps of the current turn. It need not be playable.
///
/// ```js
/// const svg = toSVG("g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]", { size: 320 });
/// svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"'); // → true
/// toSVG({ side: "gold", pieces: [{ square: "d4", piece: "E" }] }, {
///   pieces: "letters",
///   board: "slate",
///   scheme: "dark",
///   bottom: "silver",
///   highlights: ["d4"],
///   arrows: [{ from: "d4", to: "d6" }, { from: "c6", to: "c6", colour: "red" }],
/// });
/// toSVG("g [too short]"); // throws bad-position
/// ```
///
/// # Errors
/// `bad-position`, `placed-twice`, `bad-square`: not a position, or not a square in the options; `bad-option`: an
/// unknown colour, board or piece set, or a size outside 1 to 4096; `wrong-type`, `too-long`.
#[wasm_bindgen(js_name = "toSVG")]
pub fn to_svg(
    #[wasm_bindgen(unchecked_param_type = "string | PositionInput | Positioned")] position: &JsValue,
    #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "SvgOptions")] options: &JsValue,
) -> Result<String, ArimaaError> {
    let board = position_of(position)?.to_builder().board;
    let SvgOptions { size, title, bottom, looks, highlights, arrows } = SvgOptions::read(options)?;
    Ok(StillBoard { board, bottom, trail: highlights, drawn: arrows, looks }.to_svg(size, &title))
}

/// Draws an SVG document that plays turns in a loop, using SVG's own animations: a string without scripts that works
/// even in `<img>`. Programs that don't support animation show the last position, and so do browsers set to reduce
/// motion.
///
/// Pass a `Game`, or all or part of its `history({ verbose: true })`. Setups at the beginning are skipped: the
/// animation starts with the position before the first turn. After the steps of a turn, the arrows and circles in its
/// comment are shown.
///
/// ```js
/// const plies = [{
///   before: "g [r                                                  E           R]",
///   after: "s [r                                          E                   R]",
///   steps: [{ from: "d2", to: "d3", piece: "E" }],
/// }];
/// toAnimatedSVG(plies, { turnMs: 1500, size: 200 }).includes("<animateTransform"); // → true
/// toAnimatedSVG([]); // throws bad-option
/// ```
///
/// # Errors
/// Those of `toSVG`; `bad-option`: no turn, or a time outside 100 to 60,000 milliseconds; `too-long`: more than 4000
/// pictures.
#[wasm_bindgen(js_name = "toAnimatedSVG")]
pub fn to_animated_svg(
    #[wasm_bindgen(unchecked_param_type = "readonly AnimatedPly[] | Played")] turns: &JsValue,
    #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "AnimationOptions")]
    options: &JsValue,
) -> Result<String, ArimaaError> {
    let options_of_all = SvgOptions::read(options)?;
    let always = options_of_all.all_arrows();
    let SvgOptions { size, title, bottom, looks, .. } = options_of_all;
    let moments = AnimationOptions::read(options)?.moments(turns, &always)?;
    Ok(MovingBoard { moments, bottom, looks }.to_svg(size, &title))
}

/// Reads a position in any form, or that of a game.
fn position_of(position: &JsValue) -> Result<PositionText, ArimaaError> {
    if position.is_object()
        && let Some(of_game) = property(position, "position")?
    {
        return position::read_any(&of_game);
    }
    position::read_any(position)
}
