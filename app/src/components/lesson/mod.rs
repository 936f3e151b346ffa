//! A lesson: the board, the task, and what there is to say about the answer.

mod answer;
mod task;

use std::rc::Rc;

use ansa_board::{BoardEvent, BoardView, Pointing};
use yew::prelude::*;

use self::answer::answered;
use self::task::{entering, task};
use super::game_board::{BoardSource, GameBoard};
use crate::hooks::{PointingProvider, use_kept_focus, use_settings};
use ansa_model::activities::lesson::{LessonAction, LessonState};
use ansa_model::text::lesson as words;

impl BoardSource for LessonState {
    fn view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        self.board_view(pointing, offers)
    }
}

/// The exercise shown, or the end of the lesson.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn LessonBoard(
    state: &Rc<LessonState>,
    /// Receives the actions.
    act: &Callback<LessonAction>,
    /// The title of the lesson, with the way back and the progress.
    head: &Html,
    /// What is shown at the end of the lesson.
    end: &Html,
) -> Html {
    let settings = use_settings().settings;
    let on_board = use_callback(act.clone(), |event: BoardEvent, act| act.emit(event.into()));
    let (at, _) = state.progress();
    let is_typing = state.draft.entry.typed.is_some();
    use_kept_focus((at, state.is_answered(), is_typing));
    html! {
        <PointingProvider>
            <div class="plate-top">{ head.clone() }</div>
            <div class="play-board">
                // Each exercise has a board of its own, so that the keyboard focus starts anew.
                <GameBoard<LessonState> key={at} source={state.clone()} offers={settings.hover_arrows} on={on_board} />
            </div>
            <section class="controls lesson-controls" aria-label={words::task()}>
                if state.exercise().is_some() {
                    { task(state, settings.turns, act) }
                    // A message moves no button: it is below them, or where there is little room, they are at the bottom.
                    <div class="lesson-entering">{ entering(state, act) }</div>
                    { answered(state) }
                } else {
                    { end.clone() }
                }
            </section>
            { super::answer::announced(&state.draft, "lesson-announce") }
        </PointingProvider>
    }
}
