//! The controls: the row of buttons below the board.

use ansa_board::vnode::{VElement, VNode};
use ansa_core::BySide;
use ansa_model::document::CursorMove;
use ansa_model::text::{answer, puzzle_task};

use super::icons::{Icon, icon};
use crate::attributes::ElementMode;
use crate::state::{ElementAction, ElementState};
use crate::text;

struct Button {
    /// Its name as a shadow part and for [`action_of`].
    part: &'static str,
    /// Whether it can be pressed. A disabled button keeps its place and the focus.
    is_enabled: bool,
    action: ElementAction,
    name: &'static str,
    /// The icon; without one the button shows its name.
    icon: Option<Icon>,
}

/// The buttons of the current mode.
pub(super) fn controls(state: &ElementState) -> Option<VElement> {
    let buttons = buttons(state);
    let row = VElement::classed("div", "bar").attrs([
        ("part", "controls"),
        ("role", "group"),
        ("aria-label", text::controls()),
    ]);
    if state.mode == ElementMode::Replay {
        let steps = VElement::classed("div", "steps").children(buttons.iter().map(button_element));
        return Some(row.child(steps).child(counter(state)).children(menu(state)));
    }
    (!buttons.is_empty()).then(|| row.children(buttons.iter().map(button_element)))
}

/// The button that opens the menu of a replay, and the menu.
fn menu(state: &ElementState) -> Option<VElement> {
    if state.attributes.hidden.menu {
        return None;
    }
    let button = button_element(&menu_button(state));
    let button = button.attr("aria-expanded", if state.menu { "true" } else { "false" });
    let items = VElement::classed("div", "menu-items")
        .attrs([
            ("part", "menu"),
            ("role", "group"),
            ("aria-label", text::menu()),
            ("data-test", "menu-items"),
        ])
        .children(menu_items(state).iter().map(button_element));
    Some(VElement::classed("div", "menu").child(button).children(state.menu.then_some(items)))
}

fn menu_button(state: &ElementState) -> Button {
    let action = ElementAction::Menu(!state.menu);
    Button { part: "menu-button", is_enabled: true, action, name: text::menu(), icon: Some(Icon::Menu) }
}

fn menu_items(state: &ElementState) -> Vec<Button> {
    let mut items = vec![text_button(true, ElementAction::Flip, "flip", text::flip())];
    if state.attributes.can_fill {
        items.push(text_button(true, ElementAction::Fill, "fill", text::fill()));
    }
    items.push(text_button(true, ElementAction::Copy, "copy", text::copy()));
    items.push(text_button(true, ElementAction::Save, "save", text::save()));
    items
}

/// The action of the button with this name, if there is one and it can be pressed.
pub(super) fn action_of(state: &ElementState, part: &str) -> Option<ElementAction> {
    let mut buttons = buttons(state);
    if state.mode == ElementMode::Replay && !state.attributes.hidden.menu {
        buttons.push(menu_button(state));
        if state.menu {
            buttons.extend(menu_items(state));
        }
    }
    buttons.into_iter().find(|button| button.is_enabled && button.part == part).map(|button| button.action)
}

fn button_element(button: &Button) -> VElement {
    let &Button { part, is_enabled, name, .. } = button;
    let inside: VNode = button.icon.map_or_else(|| name.into(), |which| icon(which).into());
    VElement::classed(
        "button",
        if matches!(part, "end-turn" | "check") { "button button-main" } else { "button" },
    )
    .keyed(part)
    .attr("type", "button")
    .attr("part", format!("button {part}"))
    .attr_if_some("aria-disabled", (!is_enabled).then_some("true"))
    .attrs([("aria-label", name), ("title", name), ("data-test", part)])
    .child(inside)
}

/// The position of a replay in its game.
fn counter(state: &ElementState) -> VElement {
    VElement::classed("span", "counter")
        .attrs([("part", "counter"), ("data-test", "counter")])
        .child(text::counter(state.last(), state.place.plies(), state.plies(), state.is_in_variation()))
}

fn buttons(state: &ElementState) -> Vec<Button> {
    match state.mode {
        ElementMode::Still => Vec::new(),
        ElementMode::Replay => replay(state),
        ElementMode::Play => play(state),
        ElementMode::Puzzle => puzzle(state),
        ElementMode::Board => board(state),
    }
}

fn replay(state: &ElementState) -> Vec<Button> {
    let (start, end) = (state.place.is_at_start(), state.place.is_at_end());
    let go = ElementAction::Move;
    let icon_button =
        |is_enabled, action, part, name, which| Button { part, is_enabled, action, name, icon: Some(which) };
    let run = if state.running {
        icon_button(true, ElementAction::Run(false), "run", text::pause(), Icon::Pause)
    } else {
        icon_button(state.plies() > 0, ElementAction::Run(true), "run", text::run(), Icon::Run)
    };
    vec![
        icon_button(!start, go(CursorMove::First), "first", text::first(), Icon::First),
        icon_button(!start, go(CursorMove::Previous), "back", text::back(), Icon::Back),
        run,
        icon_button(!end, go(CursorMove::Next), "next", text::next(), Icon::Next),
        icon_button(!end, go(CursorMove::Last), "last", text::last(), Icon::Last),
    ]
}

const fn text_button(
    is_enabled: bool,
    action: ElementAction,
    part: &'static str,
    name: &'static str,
) -> Button {
    Button { part, is_enabled, action, name, icon: None }
}

fn play(state: &ElementState) -> Vec<Button> {
    let mut buttons = Vec::new();
    if state.engine_error.is_some() {
        buttons.push(text_button(true, ElementAction::Retry, "retry", puzzle_task::retry()));
    }
    buttons.push(text_button(state.has_steps(), ElementAction::End, "end-turn", text::end_turn()));
    buttons.push(text_button(state.has_steps(), ElementAction::Undo, "undo", text::undo()));
    buttons.push(text_button(
        state.plies_to_take_back() > 0,
        ElementAction::TakeBack,
        "take-back",
        text::take_back(),
    ));
    buttons.push(text_button(state.plies() > 0, ElementAction::Restart, "restart", text::new_game()));
    buttons
}

/// Without a side for which people can play, there are no buttons.
fn board(state: &ElementState) -> Vec<Button> {
    let BySide { gold, silver } = state.attributes.movable;
    if !gold && !silver {
        return Vec::new();
    }
    let end = if state.setup.is_some() {
        text_button(state.is_setting_up(), ElementAction::End, "end-turn", text::end_setup())
    } else {
        text_button(state.has_steps(), ElementAction::End, "end-turn", text::end_turn())
    };
    let mut buttons = vec![end, text_button(state.has_steps(), ElementAction::Undo, "undo", text::undo())];
    if gold && silver {
        let is_enabled = state.plies_to_take_back() > 0;
        buttons.push(text_button(is_enabled, ElementAction::TakeBack, "take-back", text::take_back()));
    }
    buttons
}

fn puzzle(state: &ElementState) -> Vec<Button> {
    let mut buttons = if state.is_marking() {
        vec![text_button(!state.marked().is_empty(), ElementAction::End, "check", answer::check())]
    } else {
        vec![
            text_button(state.has_steps(), ElementAction::End, "end-turn", text::end_turn()),
            text_button(state.has_steps(), ElementAction::Undo, "undo", text::undo()),
        ]
    };
    if state.solved {
        buttons.push(text_button(true, ElementAction::Restart, "restart", text::again()));
    } else {
        if !state.is_marking() {
            buttons.push(text_button(state.has_steps(), ElementAction::Reset, "reset", text::reset()));
        }
        if state.is_judged() {
            buttons.push(text_button(true, ElementAction::Hint, "hint", answer::hint()));
        }
        if state.has_solution() {
            buttons.push(text_button(true, ElementAction::Solve, "solution", puzzle_task::solve()));
        }
    }
    buttons
}

#[cfg(test)]
mod tests;
