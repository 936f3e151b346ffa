//! The tools of the study screen.

use yew::prelude::*;

use crate::components::{Button, Icon, guide_link};
use ansa_model::activities::study::StudyState;
use ansa_model::manual::ManualSection;
use ansa_model::text::{label, share, study as words};

/// A tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StudyTool {
    /// Undoes the last change.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Flips the board.
    Flip,
    /// Draws on the board instead of moving pieces, in the next colour.
    Draw,
    /// Opens the field for typed steps.
    Type,
    /// Opens the form for another game or position.
    Open,
    /// Opens the position in the editor.
    Edit,
    /// Shares the game.
    Share,
    /// Goes on with the game.
    Play,
    /// Opens the keyboard help.
    Keys,
}

/// The toolbar.
pub(crate) fn study_tools(study: &StudyState, can_share: bool, on: &Callback<StudyTool>) -> Html {
    let tool = |tool: StudyTool,
                test: &'static str,
                drawing: Icon,
                name: &'static str,
                long: &'static str,
                can: bool| {
        let button = Button::with_icon(test, drawing, name).class("tool").long(long).enabled_if(can);
        let is_drawing = study.drawing.is_some();
        if tool == StudyTool::Draw { button.pressed(is_drawing) } else { button }.sends(on, tool)
    };
    let has_turn = study.turn().is_some();
    html! {
        <div class="tools" role="group" aria-label={words::tools()}>
            { tool(StudyTool::Undo, "study-undo", Icon::TakeBack, words::undo(), words::undo_long(), study.can_undo()) }
            { tool(StudyTool::Redo, "study-redo", Icon::Redo, words::redo(), words::redo_long(), study.can_redo()) }
            { tool(StudyTool::Flip, "flip", Icon::Flip, label::flip(), label::flip_long(), true) }
            { tool(StudyTool::Draw, "draw", Icon::Rename, words::draw(), words::draw_long(), true) }
            { tool(StudyTool::Type, "type", Icon::Type, label::type_steps(), label::type_long(), has_turn) }
            { tool(StudyTool::Open, "study-open-form", Icon::Import, words::open_other(), words::open_other_long(), true) }
            { tool(StudyTool::Edit, "study-edit", Icon::Fill, words::edit(), words::edit_long(), true) }
            { tool(StudyTool::Play, "study-play", Icon::Board, words::to_game(), words::to_game_long(), true) }
            { tool(StudyTool::Keys, "keys", Icon::Help, label::keys(), label::keys_long(), true) }
            { guide_link(ManualSection::Study, "tool") }
            { tool(StudyTool::Share, "share", Icon::Share, share::share(), share::share_long(), can_share) }
        </div>
    }
}
