//! A puzzle: the board, the task, and what there is to say about the answer.

mod answer;
mod clock;
mod curve;
mod reason;
mod solution;

use std::rc::Rc;

use ansa_board::{BoardEvent, BoardView, Pointing};
use ansa_core::puzzle::Puzzle;
use yew::prelude::*;

use self::answer::{answered, asked, buttons};
use self::reason::reason;
use super::game_board::{BoardSource, GameBoard};
use crate::hooks::{PointingProvider, use_puzzle, use_settings};
use crate::services::focus;
use ansa_model::activities::puzzle::{PuzzleResult, PuzzleState};
use ansa_model::text::puzzle_task as words;

pub(crate) use clock::StormClock;
pub(crate) use curve::RatingCurve;

impl BoardSource for PuzzleState {
    fn view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        self.board_view(pointing, offers)
    }
}

/// A puzzle. Another puzzle is another component, because it has a state of its own.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn PuzzleBoard(
    puzzle: &Rc<Puzzle>,
    /// Whether there are hints, tries and the solution.
    has_help: &bool,
    /// The title, with the way back.
    head: &Html,
    /// What the first result has changed.
    #[prop_or_default]
    outcome: &Html,
    /// Called once, with the first result.
    on_result: &Callback<PuzzleResult>,
    /// Called to go on to another puzzle.
    on_next: &Callback<()>,
    /// Opens the dialog that lists the keys.
    on_help: &Callback<()>,
) -> Html {
    let (state, act) = use_puzzle(puzzle, *has_help, on_result, on_next, on_help);
    // Otherwise keyboard users would start from the top of the page whenever the button that they pressed disappears.
    let is_typing = state.draft.entry.typed.is_some();
    // The solution takes it itself.
    let has_line = state.line.is_some();
    use_effect_with((words::stage_key(&state.stage), is_typing, has_line), |&(.., has_line)| {
        if !has_line {
            focus::keep();
        }
    });
    let settings = use_settings().settings;
    let on_board = use_callback(act.clone(), |event: BoardEvent, act| act.emit(event.into()));
    html! {
        <PointingProvider>
            <div class="plate-top">{ head.clone() }</div>
            <div class="play-board">
                <GameBoard<PuzzleState> source={state.clone()} offers={settings.hover_arrows} on={on_board} />
            </div>
            <section class="controls lesson-controls puzzle-controls" aria-label={words::task()}>
                { asked(&state) }
                // A message moves no button, as in a lesson.
                <div class="lesson-entering">{ buttons(&state, &act) }</div>
                { answered(&state, settings.turns, &act) }
                if *has_help { { reason(&state) } }
                if state.is_solved.is_some() { { outcome.clone() } }
            </section>
            { super::answer::announced(&state.draft, "puzzle-announce") }
        </PointingProvider>
    }
}
