//! The class `GameTree`: a game whose variations can be edited.

mod error;
mod path;
mod state;
mod view;

use core::cell::RefCell;

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::ArimaaError;
use crate::game::{Game, NotesChange, read_notes, turn_text};
use crate::input;
use state::TreeState;

/// A game with all its variations, to edit them: a study, for example. A turn is named by its path: the indices of the
/// children that lead to it, from the start of the game. `[]` is the start, `[0]` the first setup, and `[0, 0, 1]` the
/// first variation of the first turn. The child with index 0 continues the line, and the others are variations.
///
/// ```js
/// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n {bold}\n(\n2g Ee2w\n)");
/// tree.children([0, 0]).map(({ text, comment }) => [text, comment]); // → [["Ee2n", "bold"], ["Ee2w", undefined]]
/// const path = tree.add([0, 0, 1], "ed7e");
/// path; // → [0, 0, 1, 0]
/// tree.game(path).history().length; // → 4
/// tree.makeMain(path); // → [0, 0, 0, 0]
/// tree.toRecord(); // → "1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2w\n(\n2g Ee2n {bold}\n)\n2s ed7e\n"
/// ```
///
/// A path is valid until the order of turns on it changes: `promote`, `makeMain` and `delete` change it, and the first
/// two return the new path of their turn. A failed call throws an `ArimaaError` and leaves the tree unchanged. Like a
/// game, a tree uses memory outside the JavaScript heap, which `free()` or `using` releases immediately.
#[wasm_bindgen]
pub struct GameTree {
    // No method may hold this borrow while the caller's code runs.
    state: RefCell<TreeState>,
}

impl From<TreeState> for GameTree {
    fn from(state: TreeState) -> GameTree {
        GameTree { state: RefCell::new(state) }
    }
}

#[wasm_bindgen]
impl GameTree {
    /// Creates the tree of a new game.
    ///
    /// ```js
    /// const tree = new GameTree();
    /// tree.add([], Game.setup("classic", "gold")); // → [0]
    /// tree.add([], Game.setup("99of9", "gold")); // → [1]
    /// tree.size; // → 2
    /// ```
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "only JavaScript creates trees")]
    pub fn new() -> GameTree {
        TreeState::default().into()
    }

    /// Reads a record with its variations, comments and tags. For the tree of a game, pass `game.toRecord()`.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n");
    /// GameTree.fromRecord(game.toRecord()).toRecord() === game.toRecord(); // → true
    /// ```
    ///
    /// # Errors
    /// Those of `Game.fromRecord`.
    #[wasm_bindgen(js_name = "fromRecord")]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    ) -> Result<GameTree, ArimaaError> {
        let record = input::read_record(&input::text(record, "the record")?)?;
        Ok(TreeState::from_record(&record)?.into())
    }

    /// The setups or turns that follow a path: the continuation of the line, then its variations. The path of each is
    /// `[...path, index]`.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w ! {safer}\n)");
    /// tree.children([0, 0])[1]; // → { label: "2g", side: "gold", kind: "turn", text: "Ee2w", glyphs: ["!"], comment: "safer", children: 0 }
    /// tree.children([0, 0, 1]); // → []
    /// tree.children([7]); // throws no-turn
    /// ```
    ///
    /// # Errors
    /// `no-turn`: the path leads nowhere; `wrong-type`: not a list of whole numbers from 0.
    #[wasm_bindgen(unchecked_return_type = "TreePly[]")]
    pub fn children(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let node = path::node_at(&self.state, path)?;
        let state = self.state.borrow();
        let children = state.tree().children(node).iter();
        let views = children.map(|&child| view::turn_to_js(&state, child)).collect::<Result<Array, _>>();
        views.map(Into::into)
    }

    /// Plays a setup or turn after a path and returns its path. If it is there already, it gets the annotations, and
    /// the tree is otherwise unchanged. If not, it becomes the continuation of the line if there is none, and a
    /// variation otherwise. What follows the end of a finished game is a variation.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// tree.add([0, 0], "Ee2n"); // → [0, 0, 0]
    /// tree.add([0, 0], { text: "Ee2w", comment: "safer" }); // → [0, 0, 1]
    /// tree.add([0, 0], "Ee2n"); // → [0, 0, 0]
    /// tree.add([0, 0], "Ee2s Ee1s"); // throws off-board
    /// ```
    ///
    /// # Errors
    /// Those of `play` and `annotate`; `bad-record`: nested more than 100 levels deep.
    #[wasm_bindgen(unchecked_return_type = "number[]")]
    pub fn add(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | TreeTurnInput")] turn: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let node = path::node_at(&self.state, path)?;
        let text = turn_text(turn)?;
        let notes = if turn.is_object() { Some(TreeNotes::read(turn)?) } else { None };
        let ply = text.parse()?;
        let mut state = self.state.borrow_mut();
        let added = state.add(node, &ply, &text)?;
        if let Some(TreeNotes { change, introduction }) = notes {
            state.annotate(added, change, introduction.as_deref())?;
        }
        Ok(path::path_to(state.tree(), added))
    }

    /// Annotates a setup or turn. The properties you pass replace the old ones, `null` removes a property, and the
    /// others are unchanged. For the comment before the first turn, see `comment`.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n {bold}");
    /// tree.annotate([0, 0, 0], { glyphs: ["!?"], comment: null });
    /// tree.toRecord().split("\n")[2]; // → "2g Ee2n !?"
    /// tree.annotate([], { comment: "A start." }); // throws no-turn
    /// ```
    ///
    /// # Errors
    /// `no-turn`: the path leads nowhere, or is empty; `bad-option`: an unknown glyph, an invalid command name, or
    /// variations; `wrong-type`, `too-long`.
    pub fn annotate(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "TreeNotesInput")] notes: &JsValue,
    ) -> Result<(), ArimaaError> {
        let node = path::turn_at(&self.state, path)?;
        let TreeNotes { change, introduction } = TreeNotes::read(notes)?;
        self.state.borrow_mut().annotate(node, change, introduction.as_deref())
    }

    /// Moves a setup or turn one place up among its siblings and returns its new path. The first variation becomes the
    /// continuation of the line.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w\n)");
    /// tree.promote([0, 0, 1]); // → [0, 0, 0]
    /// tree.toRecord().split("\n")[2]; // → "2g Ee2w"
    /// ```
    ///
    /// # Errors
    /// `no-turn`: the path leads nowhere, or is empty; `bad-record`: variations would be nested more than 100 levels
    /// deep; `wrong-type`.
    #[wasm_bindgen(unchecked_return_type = "number[]")]
    pub fn promote(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let node = path::turn_at(&self.state, path)?;
        let mut state = self.state.borrow_mut();
        state.promote(node)?;
        Ok(path::path_to(state.tree(), node))
    }

    /// Makes the line to a setup or turn the main line and returns its new path, which has only zeros. If the main line
    /// changes, so do the tags of its result.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w\n2s ed7e\n)");
    /// tree.makeMain([0, 0, 1, 0]); // → [0, 0, 0, 0]
    /// tree.children([0, 0]).map(({ text }) => text); // → ["Ee2w", "Ee2n"]
    /// ```
    ///
    /// # Errors
    /// Those of `promote`.
    #[wasm_bindgen(js_name = "makeMain", unchecked_return_type = "number[]")]
    pub fn make_main(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let node = path::turn_at(&self.state, path)?;
        let mut state = self.state.borrow_mut();
        state.make_main(node)?;
        Ok(path::path_to(state.tree(), node))
    }

    /// Deletes a setup or turn with everything that follows it. Its first variation, if there is one, takes the place of
    /// the continuation of a line.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w\n)");
    /// tree.delete([0, 0, 1]);
    /// tree.children([0, 0]).length; // → 1
    /// ```
    ///
    /// # Errors
    /// `no-turn`: the path leads nowhere, or is empty; `wrong-type`.
    pub fn delete(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
    ) -> Result<(), ArimaaError> {
        let node = path::turn_at(&self.state, path)?;
        self.state.borrow_mut().remove(node)
    }

    /// The game from the start to a path, as a separate game, with the annotations of its turns. Variations are not part
    /// of it.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w {safer}\n)");
    /// const game = tree.game([0, 0, 1]);
    /// game.turns().at(-1).comment; // → "safer"
    /// game.legalSteps({ square: "a8" }).length; // → 2
    /// ```
    ///
    /// # Errors
    /// `no-turn`: the path leads nowhere; `wrong-type`.
    pub fn game(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly number[]")] path: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let node = path::node_at(&self.state, path)?;
        Ok(self.state.borrow().game(node)?.into())
    }

    /// Writes the tree as a record, which `GameTree.fromRecord` and `Game.fromRecord` read.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// tree.add([0, 0], "Ee2n");
    /// tree.toRecord(); // → "1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n"
    /// ```
    #[wasm_bindgen(js_name = "toRecord")]
    pub fn to_record(&self) -> String {
        self.state.borrow().to_text()
    }

    /// The record, so that `JSON.stringify` stores a tree as a string for `fromRecord`.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// GameTree.fromRecord(JSON.parse(JSON.stringify(tree))).size; // → 2
    /// ```
    #[wasm_bindgen(js_name = "toJSON")]
    pub fn to_json(&self) -> String {
        self.to_record()
    }

    /// A copy of the tree. Changes to one do not affect the other.
    ///
    /// ```js
    /// const tree = GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// const other = tree.clone();
    /// other.add([0, 0], "Ee2n");
    /// [tree.size, other.size]; // → [2, 3]
    /// ```
    #[wasm_bindgen(js_name = "clone")]
    #[must_use]
    pub fn copy(&self) -> GameTree {
        self.state.borrow().clone().into()
    }

    /// The number of setups and turns in the tree.
    ///
    /// ```js
    /// GameTree.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w\n)").size; // → 4
    /// ```
    #[wasm_bindgen(getter)]
    pub fn size(&self) -> u32 {
        // A tree has at most ten million nodes, one of which is the start.
        self.state.borrow().tree().len() as u32 - 1
    }

    /// The comment before the first setup or turn; empty if there is none. You can set it to any string.
    ///
    /// ```js
    /// const tree = new GameTree();
    /// tree.comment = "Two openings.";
    /// tree.toRecord(); // → "{Two openings.}\n"
    /// ```
    ///
    /// Setting it to anything else throws `wrong-type` or `too-long`.
    #[wasm_bindgen(getter)]
    pub fn comment(&self) -> String {
        self.state.borrow().comment()
    }

    /// Sets the comment before the first setup or turn.
    ///
    /// # Errors
    /// `wrong-type`, `too-long`.
    #[wasm_bindgen(setter)]
    pub fn set_comment(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<(), ArimaaError> {
        let text = input::text(text, "the comment")?;
        self.state.borrow_mut().set_comment(&text);
        Ok(())
    }
}

/// Changes to the annotations of a turn, as an argument has them.
struct TreeNotes {
    change: NotesChange,
    /// The new comment before the turn; empty to remove it.
    introduction: Option<String>,
}

impl TreeNotes {
    fn read(notes: &JsValue) -> Result<TreeNotes, ArimaaError> {
        let introduction = match input::property(notes, "introduction")? {
            Some(value) if value.is_null() => Some(String::new()),
            Some(value) => Some(input::text(&value, "introduction")?),
            None => None,
        };
        let change = read_notes(notes)?;
        if change.has_variations() {
            let message = "the turns of a variation are added to the tree one by one";
            return Err(ArimaaError::new("bad-option", message));
        }
        Ok(TreeNotes { change, introduction })
    }
}
