//! Keyboard input: keys on a square become board events, and the focus moves between squares.

use ansa_core::{Piece, Side, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use crate::board_element::{BoardInner, cell_of};
use crate::view::{BoardEdit, BoardEvent, Pointing};

impl BoardInner {
    pub(crate) fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let Some((at, _)) = cell_of(event) else { return };
        let Some(key) = key_of(event) else { return };
        let bottom = self.view().bottom;
        if let Some(to) = neighbour(at, &key, bottom) {
            self.by_key.set(true);
            if event.shift_key() && at.distance(to) == 1 {
                self.emit(BoardEvent::MoveAlong(vec![at, to]));
            }
            self.set_tab_stop(to);
            self.focus_on(to);
        } else if let Some(edit) = edit(at, &key).filter(|_| self.view().editable) {
            self.by_key.set(true);
            if !event.repeat() {
                self.emit(BoardEvent::Edit(edit));
            }
        } else if event.shift_key() {
            return;
        } else if key == " " {
            self.by_key.set(true);
            self.emit(BoardEvent::Press(at));
        } else if key == "Enter" {
            // A key that is held down ends one turn only.
            if !event.repeat() {
                self.emit(BoardEvent::Enter(at));
            }
        } else {
            if key == "Escape" {
                self.abort_drag();
            }
            return;
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// The focus has entered or left the board.
    pub(crate) fn focused(&self, event: &Event, has_come: bool) {
        let square = if has_come {
            let Some((square, _)) = cell_of(event) else { return };
            self.set_tab_stop(square);
            Some(square)
        } else {
            None
        };
        // After mouse input the focus is not the pointer.
        if self.by_key.get() {
            self.emit(BoardEvent::Point(Pointing { at: square, drag_path: Vec::new() }));
        }
    }

    /// Puts this square into the tab order.
    fn set_tab_stop(&self, square: Square) {
        if self.focus.replace(Some(square)) != Some(square) {
            self.draw();
        }
    }

    fn focus_on(&self, square: Square) {
        let cell = self.frame.element().query_selector(&format!("[data-square=\"{square}\"]")).ok().flatten();
        if let Some(cell) = cell {
            // A cell that can't be focused leaves the focus where it is.
            let _ = cell.unchecked_into::<HtmlElement>().focus();
        }
    }
}

/// The key of an event as handlers of shortcuts need it: where its letter is not Latin, the letter at its place on an
/// English keyboard, and as without Caps Lock. `None` while an input method composes: the key belongs to it.
#[must_use]
pub fn key_of(event: &KeyboardEvent) -> Option<String> {
    /// The code of every key that an input method has taken, also where `isComposing` comes late.
    const TAKEN: u32 = 229;
    let is_composing = event.is_composing() || event.key_code() == TAKEN;
    let caps_lock = event.get_modifier_state("CapsLock");
    (!is_composing).then(|| shortcut_key(&event.key(), &event.code(), event.shift_key(), caps_lock))
}

/// The key with this name at this place, as [`key_of`] has it.
fn shortcut_key(key: &str, code: &str, shift: bool, caps_lock: bool) -> String {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let of_case = |letter: char| {
        let letter = if shift { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
        letter.to_string()
    };
    let placed = |start: &str| code.strip_prefix(start).and_then(|place| place.chars().next());
    let found = match letter {
        Some(letter) if letter.is_ascii_alphabetic() => caps_lock.then(|| of_case(letter)),
        Some(letter) if letter.is_ascii() => None,
        Some(letter) if is_foreign_digit(letter) => placed("Digit").or(placed("Numpad")).map(String::from),
        Some(_) => placed("Key").map(of_case),
        None => None,
    };
    found.unwrap_or_else(|| key.to_owned())
}

/// Whether a letter is a digit of another script on the keyboards of its languages. The standard library knows every
/// number of Unicode, and the table of them is larger than this file.
fn is_foreign_digit(letter: char) -> bool {
    /// The zeros: Arabic, Persian, N’Ko, Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada,
    /// Malayalam, Sinhala, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian and full-width.
    const ZEROS: [char; 20] = [
        '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}', '\u{be6}',
        '\u{c66}', '\u{ce6}', '\u{d66}', '\u{de6}', '\u{e50}', '\u{ed0}', '\u{f20}', '\u{1040}', '\u{17e0}',
        '\u{1810}', '\u{ff10}',
    ];
    ZEROS.iter().any(|&zero| (u32::from(zero)..u32::from(zero) + 10).contains(&u32::from(letter)))
}

/// Says on the square with the focus whether the last input came from a mouse, pen or finger; the style sheet then shows
/// no frame. Call it when the focus moves, and when the kind of input changes. Other elements are left alone.
pub fn mark_focus(focused: &Element, pointed: bool) {
    if focused.has_attribute("data-square") {
        // Fails only for an invalid attribute name.
        let _ = focused.toggle_attribute_with_force("data-pointed", pointed);
    }
}

/// What a key changes on a square of an editable board. The letters of pieces are those of records: capitals are gold.
fn edit(at: Square, key: &str) -> Option<BoardEdit> {
    if matches!(key, "Delete" | "Backspace") {
        return Some(BoardEdit::Remove(at));
    }
    let mut letters = key.chars();
    let piece = Piece::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(BoardEdit::Put(at, piece))
}

/// The square that a key moves the focus to, as seen.
fn neighbour(at: Square, key: &str, bottom: Side) -> Option<Square> {
    let (column, row) = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        "Home" => (-7, 0),
        "End" => (7, 0),
        "PageUp" => (0, 7),
        "PageDown" => (0, -7),
        _ => return None,
    };
    let sign = if bottom == Side::Gold { 1 } else { -1 };
    let to = |from: u8, by: i8| (from as i8 + by * sign).clamp(0, 7) as u8;
    Square::at(to(at.file(), column), to(at.rank(), row))
}

#[cfg(test)]
mod tests;
