//! What an analysis says about the turns of a game: winning chances, and why a turn was a mistake. This is the entry
//! point `ansa/review`.

mod cause_view;
mod turn_review;

use ansa_core::causes::{CauseError, causes};
use ansa_core::notation::{PlyText, PositionText};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::search::Score;
use ansa_core::{Position, Step, steps_of};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::ArimaaError;
use crate::input::history::history_of;
use crate::input::{elements, property, text_property};
use crate::view::to_js;
use cause_view::CauseView;
use turn_review::{AnalysedTurn, TurnReviewView, chance, score};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../review.d.ts");

/// The most plies of a game, and of its analysis.
const MAX_PLIES: u32 = 4000;

/// Converts an engine score to winning chances, from 0 to 1, for the same side: a score of 0 is one half, and a forced
/// win is 1. The curve is fitted to 222,030 positions from games that the engine played against itself.
///
/// ```js
/// winningChance({ kind: "centirabbits", value: 0 }); // → 0.5
/// winningChance({ kind: "centirabbits", value: 382 }).toFixed(2); // → "0.73"
/// winningChance({ kind: "loss", value: 2 }); // → 0
/// ```
///
/// # Errors
/// `wrong-type`: not a score.
#[wasm_bindgen(js_name = "winningChance")]
pub fn winning_chance(
    #[wasm_bindgen(js_name = "score", unchecked_param_type = "Score")] of: &JsValue,
) -> Result<f64, ArimaaError> {
    Ok(chance(score(of)?))
}

/// Why a turn was a mistake, as far as the rules can prove it, most serious cause first: facts that anyone can check on
/// the board. Causes that involve a better turn are included only if you pass one, such as the engine's.
///
/// ```js
/// const [cause] = causesOf({
///   position: "g [          R                           r         E               ]",
///   played: "Ea2n",
/// });
/// cause.kind; // → "win-missed"
/// cause.text; // → "Gold could have reached the goal: Rc7n"
/// cause.line; // → "Rc7n"
/// ```
///
/// # Errors
/// `bad-position`: not a position, or in the middle of a turn; `game-over`: the game is over in it; the errors of
/// `Game.play` for the turns; `wrong-type`, `too-long`.
#[wasm_bindgen(js_name = "causesOf", unchecked_return_type = "Cause[]")]
pub fn causes_of(
    #[wasm_bindgen(unchecked_param_type = "CauseQuestion")] question: &JsValue,
) -> Result<JsValue, ArimaaError> {
    let needed = |name: &'static str| {
        text_property(question, name)?
            .ok_or_else(|| ArimaaError::wrong_type("expected an object with position and played"))
    };
    let start = start_of_turn(&needed("position")?)?;
    let played = read_steps(&start, &needed("played")?)?;
    let better = text_property(question, "better")?.map(|text| read_steps(&start, &text)).transpose()?;
    Ok(to_js(&found(&start, &played, better.as_deref())?))
}

/// What a game analysis says about each turn: the winning chances before and after it, how bad it was, and why.
///
/// Pass a `Game` or its `history({ verbose: true })`, and the result of `Engine.analyseGame` or its `plies`. Only
/// mistakes have causes.
///
/// ```js
/// const history = [{
///   before: "g [          R                           r         E               ]",
///   text: "Ea2n",
/// }];
/// const plies = [{ ply: 0, label: "2g", side: "gold", turn: "Ea2n", best: "Rc7n", loss: 1900, score: { kind: "win", value: 1 } }];
/// const [turn] = reviewGame(history, { plies });
/// turn.severity; // → "blunder"
/// turn.glyph; // → "??"
/// turn.chanceBefore; // → 1
/// turn.causes[0].text; // → "Gold could have reached the goal: Rc7n"
/// ```
///
/// # Errors
/// Those of `causesOf`; `bad-option`: the analysis is of another game; `wrong-type`, `too-long`: more than 4000 plies.
#[wasm_bindgen(js_name = "reviewGame", unchecked_return_type = "TurnReview[]")]
pub fn review_game(
    #[wasm_bindgen(unchecked_param_type = "readonly ReviewedPly[] | Reviewed")] game: &JsValue,
    #[wasm_bindgen(
        unchecked_param_type = "readonly PlyAnalysis[] | { readonly plies: readonly PlyAnalysis[] }"
    )]
    analysis: &JsValue,
) -> Result<JsValue, ArimaaError> {
    let history = elements(&history_of(game)?, "the history", MAX_PLIES)?;
    let plies = if analysis.is_object() { property(analysis, "plies")? } else { None };
    let turns = elements(plies.as_ref().unwrap_or(analysis), "the analysis", MAX_PLIES)?;
    let reviews = turns.iter().map(|turn| {
        let turn = AnalysedTurn::read(turn)?;
        let another = || ArimaaError::new("bad-option", "the analysis is not one of this game");
        let ply = history.get(turn.ply).ok_or_else(another)?;
        let needed = |name| {
            text_property(ply, name)?.ok_or_else(|| ArimaaError::wrong_type("expected a verbose history"))
        };
        if needed("text")? != turn.turn {
            return Err(another());
        }
        let Some(severity) = turn.severity() else { return Ok(TurnReviewView::new(&turn, None, Vec::new())) };
        let start = start_of_turn(&needed("before")?)?;
        let (played, best) = (read_steps(&start, &turn.turn)?, read_steps(&start, &turn.best)?);
        let causes = found(&start, &played, Some(&best))?;
        Ok(TurnReviewView::new(&turn, Some(severity), causes))
    });
    Ok(to_js(&reviews.collect::<Result<Vec<_>, ArimaaError>>()?))
}

/// The position at the start of a turn.
fn start_of_turn(text: &str) -> Result<Position, ArimaaError> {
    Ok(*PositionText::read(text)?.turn()?.position())
}

/// The steps of a turn that begins in the position.
fn read_steps(start: &Position, text: &str) -> Result<Vec<Step>, ArimaaError> {
    let PlyText::Turn(steps) = text.parse()? else {
        return Err(ArimaaError::new("bad-turn", "expected a turn such as “Ee2n Ee3n”"));
    };
    let mut turn = TurnBuilder::new(*start);
    turn.play_text(&steps)?;
    Ok(steps_of(turn.steps()))
}

/// The causes with the positions that their lines start from.
fn found(start: &Position, played: &[Step], better: Option<&[Step]>) -> Result<Vec<CauseView>, ArimaaError> {
    let found = causes(start, played, better).map_err(refused)?;
    let mut end = *start;
    // The steps are legal, or there would be no causes.
    let _ = played.iter().all(|&step| end.step(step).is_ok());
    let end = end.after_pass();
    Ok(found.iter().map(|cause| CauseView::new(cause, start, &end)).collect())
}

fn refused(error: CauseError) -> ArimaaError {
    match error {
        CauseError::MidTurn => ArimaaError::new("bad-position", error),
        CauseError::Over(_) => ArimaaError::new("game-over", error),
        CauseError::Played(error) | CauseError::Better(error) => error.into(),
    }
}

/// A forced win, or hundredths of a rabbit.
const fn is_forced(score: Score) -> bool {
    !matches!(score, Score::CentiRabbits(_))
}
