//! The class `Game`.

use ansa_core::game::placing::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Placing, PlayError};
use ansa_core::notation::{Action, BodyText, PositionText, Record, StepText};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Capture, Game as CoreGame, PlayedStep, Side, Square, Step};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::input::{self, GameOptions};
use crate::refusal::Refusal;
use crate::view::{CapturedView, PieceView, PlyView, ResultView, StepView, side_name, to_js};

/// A game of Arimaa: its setups and turns so far, and the turn in the making.
///
/// ```js
/// const game = new Game();
/// game.setUp(Game.setup("99of9", "gold"));
/// game.setUp(Game.setup("classic", "silver"));
/// game.step("Ee2n");
/// game.endTurn();
/// ```
///
/// What the rules do not allow is refused with an `ArimaaError`, and the game is as it was before.
#[wasm_bindgen]
pub struct Game {
    game: CoreGame,
    /// The steps entered; `None` where no turn is due.
    turn: Option<TurnBuilder>,
}

impl Game {
    fn of(game: CoreGame) -> Game {
        let turn = game.begin_turn().ok();
        Game { game, turn }
    }

    /// What stands on the board, steps of the turn in the making included.
    fn board(&self) -> Board {
        self.turn.as_ref().map_or(self.game.board(), |turn| *turn.position().board())
    }

    /// The turn in the making, or why there is none.
    fn turn(&mut self) -> Result<&mut TurnBuilder, Refusal> {
        // There is one unless the game refuses to begin a turn, and then it says why.
        let refused = self.game.begin_turn().err();
        self.turn.as_mut().ok_or_else(|| refused.unwrap_or(PlayError::SetupExpected).into())
    }

    /// Begins the next turn after the game has changed.
    fn begin_turn(&mut self) {
        self.turn = self.game.begin_turn().ok();
    }

    fn last_ply(&self) -> Option<PlyView> {
        let index = self.game.plies().len().checked_sub(1)?;
        Some(PlyView::new(self.game.label(index), self.game.plies().get(index)?))
    }

    fn step_of(&mut self, step: &JsValue) -> Result<PlayedStep, Refusal> {
        if !step.is_object() {
            return self.step_text(&input::text(step, "the step")?);
        }
        let end = |name| {
            let text = input::text_property(step, name)?
                .ok_or_else(|| Refusal::wrong_type("a step is a text or has both from and to"))?;
            input::square(&text)
        };
        let (from, to) = (end("from")?, end("to")?);
        let step = Step::between(from, to).ok_or_else(|| {
            Refusal::new("not-neighbours", format_args!("{from} and {to} are not neighbours")).on(from)
        })?;
        let turn = self.turn()?;
        let piece = turn.position().board().piece_at(from);
        turn.step(step).map_err(|error| {
            let refusal = Refusal::from(error);
            match piece {
                Some(piece) => refusal.about(format_args!("{piece}{step}")),
                None => refusal,
            }
        })
    }

    fn step_text(&mut self, text: &str) -> Result<PlayedStep, Refusal> {
        let step: StepText = text.trim().parse().map_err(|error| Refusal::new("bad-step", error))?;
        let turn = self.turn()?;
        turn.step_text(&[step]).map_err(Refusal::from)?;
        turn.steps().last().copied().ok_or_else(|| Refusal::new("bad-step", "a capture is no step"))
    }

    fn at_position(text: &str, rules: &GameOptions) -> Result<Game, Refusal> {
        let text = PositionText::read(text)?;
        // Only what people write by mistake is refused here: `turn` overlooks what can be played all the same.
        let turn = text.turn()?;
        let game = CoreGame::from_position(*turn.start(), text.number.unwrap_or(2), rules.rules);
        let turn = game.begin_turn().ok().map(|_| turn);
        Ok(Game { game, turn })
    }

    fn play_text(&mut self, text: &str) -> Result<(), Refusal> {
        let body: BodyText = text.parse()?;
        if let BodyText::Empty | BodyText::Marker(_) = body {
            return Err(Refusal::new("bad-turn", "a turn such as “Ee2n Ee3n” or a setup was expected"));
        }
        match self.game.play_text(&body) {
            Ok(_) => {
                self.begin_turn();
                Ok(())
            }
            Err(refusal) => Err(Refusal::in_words(refusal, text)),
        }
    }
}

#[wasm_bindgen]
impl Game {
    /// A new game; gold is to set up.
    ///
    /// # Errors
    /// Options that can't be understood.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, Refusal> {
        let options = GameOptions::read(options)?;
        Ok(Game::of(CoreGame::with(options.rules, options.rosters)))
    }

    /// A game that starts from a position: the short form, `g [64 characters]`, or a diagram, in the middle of a turn
    /// too. Of the options only the rules matter.
    ///
    /// # Errors
    /// A text that is no position, and pieces that can't stand so.
    #[wasm_bindgen(js_name = "fromPosition")]
    pub fn from_position(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, Refusal> {
        let text = input::text(text, "the position")?;
        Game::at_position(&text, &GameOptions::read(options)?)
    }

    /// The game of a record.
    ///
    /// # Errors
    /// Where the text is no record, and the first turn that can't be played, with line and column.
    #[wasm_bindgen(js_name = "fromRecord")]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<Game, Refusal> {
        Ok(Game::of(read_record(&input::text(text, "the record")?)?))
    }

    /// A setup that has a name, in words.
    ///
    /// # Errors
    /// Names that nothing has.
    #[wasm_bindgen(js_name = "setup")]
    pub fn setup(
        #[wasm_bindgen(unchecked_param_type = "SetupName")] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &JsValue,
    ) -> Result<String, Refusal> {
        let rows = match input::text(name, "the name of the setup")?.as_str() {
            "classic" => CLASSIC,
            "99of9" => NINETY_NINE,
            _ => return Err(Refusal::new("bad-option", "the setups with a name are classic and 99of9")),
        };
        let side = input::side(&input::text(side, "the side")?)?;
        Ok(BodyText::from(&Placing::named(rows, side)).to_string())
    }

    /// The game as a record: a text from which `fromRecord` makes the same game. The turn in the making is no part
    /// of it.
    #[wasm_bindgen(js_name = "toRecord")]
    #[must_use]
    pub fn to_record(&self) -> String {
        self.game.to_record().to_tagged()
    }

    /// Places the pieces of the side to set up: `Ra1 Rb1 …`.
    ///
    /// # Errors
    /// What is wrong with the setup.
    #[wasm_bindgen(js_name = "setUp")]
    pub fn set_up(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<(), Refusal> {
        let text = input::text(text, "the setup")?;
        match text.parse()? {
            BodyText::Setup(_) => self.play_text(&text),
            _ => Err(Refusal::new("bad-turn", "a setup such as “Ra1 Rb1 …” was expected")),
        }
    }

    /// The steps that the rules allow now; none where no turn is due.
    #[wasm_bindgen(js_name = "legalSteps", unchecked_return_type = "Step[]")]
    #[must_use]
    pub fn legal_steps(&self) -> JsValue {
        let position = self.turn.as_ref().map(TurnBuilder::position);
        let played = position.into_iter().flat_map(|position| {
            position.steps().filter_map(|(step, _)| {
                let mut after = *position;
                after.step(step).ok()
            })
        });
        to_js(&played.map(StepView::played).collect::<Vec<_>>())
    }

    /// Makes a step: `"Ee2n"` or `{ from: "e2", to: "e3" }`. An enemy's step begins a push or ends a pull.
    ///
    /// # Errors
    /// Why the step is refused.
    #[wasm_bindgen(unchecked_return_type = "Step")]
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | { readonly from: Square; readonly to: Square }")]
        step: &JsValue,
    ) -> Result<JsValue, Refusal> {
        let played = self.step_of(step)?;
        Ok(to_js(&StepView::played(played)))
    }

    /// Takes the last step of the turn in the making back and returns it; `undefined` where there is none.
    #[wasm_bindgen(js_name = "undoStep", unchecked_return_type = "Step | undefined")]
    pub fn undo_step(&mut self) -> JsValue {
        to_js(&self.turn.as_mut().and_then(TurnBuilder::undo).map(StepView::played))
    }

    /// Makes the last step that was undone again and returns it; `undefined` where there is none.
    #[wasm_bindgen(js_name = "redoStep", unchecked_return_type = "Step | undefined")]
    pub fn redo_step(&mut self) -> JsValue {
        to_js(&self.turn.as_mut().and_then(TurnBuilder::redo).map(StepView::played))
    }

    /// Takes all steps of the turn in the making back; they can be made again.
    #[wasm_bindgen(js_name = "resetTurn")]
    pub fn reset_turn(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.reset();
        }
    }

    /// Ends the turn in the making: it is played and returned.
    ///
    /// # Errors
    /// Why the turn can't end here.
    #[wasm_bindgen(js_name = "endTurn", unchecked_return_type = "Ply")]
    pub fn end_turn(&mut self) -> Result<JsValue, Refusal> {
        let turn = self.turn()?.clone();
        self.game.play(&turn)?;
        self.begin_turn();
        Ok(to_js(&self.last_ply()))
    }

    /// Plays a whole turn in words, `Ee2n Ee3n`, or a setup; captures may be left out. Steps entered before are
    /// dropped.
    ///
    /// # Errors
    /// The step that is refused, or why the turn can't end there.
    #[wasm_bindgen(unchecked_return_type = "Ply")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<JsValue, Refusal> {
        self.play_text(&input::text(text, "the turn")?)?;
        Ok(to_js(&self.last_ply()))
    }

    /// Takes the last setup or turn back, and any result with it, and returns it; `undefined` where there is none.
    /// Steps entered are dropped.
    #[wasm_bindgen(js_name = "takeBack", unchecked_return_type = "Ply | undefined")]
    pub fn take_back(&mut self) -> JsValue {
        let last = self.last_ply();
        self.game.take_back();
        if last.is_some() {
            self.begin_turn();
        }
        to_js(&last)
    }

    /// Ends the game: a side, the one to move unless given, resigns.
    ///
    /// # Errors
    /// The game is over already.
    pub fn resign(
        &mut self,
        #[wasm_bindgen(js_name = "side", unchecked_optional_param_type = "Side")] side: &JsValue,
    ) -> Result<(), Refusal> {
        let side = if side.is_undefined() {
            self.game.side()
        } else {
            input::side(&input::text(side, "the side")?)?
        };
        self.game.end(Outcome::win(!side, Reason::Resignation))?;
        self.begin_turn();
        Ok(())
    }

    /// The setups and turns played so far.
    #[wasm_bindgen(unchecked_return_type = "Ply[]")]
    #[must_use]
    pub fn turns(&self) -> JsValue {
        let plies = self.game.plies().iter().enumerate();
        to_js(&plies.map(|(index, ply)| PlyView::new(self.game.label(index), ply)).collect::<Vec<_>>())
    }

    /// The steps made in the turn in the making.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    #[must_use]
    pub fn steps(&self) -> JsValue {
        let steps = self.turn.iter().flat_map(TurnBuilder::steps).copied();
        to_js(&steps.map(StepView::played).collect::<Vec<_>>())
    }

    /// What stands on the board now, steps made included.
    #[wasm_bindgen(unchecked_return_type = "PlacedPiece[]")]
    #[must_use]
    pub fn pieces(&self) -> JsValue {
        let board = self.board();
        let pieces = Square::all().filter_map(|square| {
            let piece = board.piece_at(square)?.letter();
            Some(PieceView { square: square.to_string(), piece })
        });
        to_js(&pieces.collect::<Vec<_>>())
    }

    /// The board now, steps made included, and the side to move: `g [64 characters]`, a8 … h8 first, h1 last.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> String {
        PositionText::new(self.board().to_pieces(), self.game.side()).to_short()
    }

    /// The position as eight lines in a frame, under the move number, the side to move and the steps made.
    #[must_use]
    pub fn diagram(&self) -> String {
        let mut text = PositionText::new(self.board().to_pieces(), self.game.side());
        text.number = Some(self.game.next_label().number);
        if let Some(turn) = &self.turn {
            text.steps = turn.steps().copied().flat_map(step_texts).collect();
        }
        text.to_diagram()
    }

    /// Whose setup or turn it is, or would be.
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    #[must_use]
    pub fn side(&self) -> String {
        side_name(self.game.side()).to_owned()
    }

    /// The label of the next setup or turn: `2g`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn label(&self) -> String {
        self.game.next_label().to_string()
    }

    /// What is due: a setup, a turn, or nothing more.
    #[wasm_bindgen(getter, unchecked_return_type = "\"setup\" | \"turn\" | \"over\"")]
    #[must_use]
    pub fn phase(&self) -> String {
        let name = match (self.game.outcome(), self.game.position()) {
            (Some(_), _) => "over",
            (None, None) => "setup",
            (None, Some(_)) => "turn",
        };
        name.to_owned()
    }

    /// How many steps the turn in the making has left: 4 at its start.
    #[wasm_bindgen(getter, js_name = "stepsLeft")]
    #[must_use]
    pub fn steps_left(&self) -> u8 {
        self.turn.as_ref().map_or(0, |turn| turn.position().steps_left())
    }

    /// Whether `endTurn` would play the turn in the making.
    #[wasm_bindgen(getter, js_name = "canEndTurn")]
    #[must_use]
    pub fn can_end_turn(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| self.game.check(turn).is_ok())
    }

    /// Whether `redoStep` has a step to make.
    #[wasm_bindgen(getter, js_name = "canRedoStep")]
    #[must_use]
    pub fn can_redo_step(&self) -> bool {
        self.turn.as_ref().is_some_and(TurnBuilder::can_redo)
    }

    /// How the game ended; `undefined` while it goes on.
    #[wasm_bindgen(getter, unchecked_return_type = "GameResult | undefined")]
    #[must_use]
    pub fn result(&self) -> JsValue {
        to_js(&self.game.outcome().map(ResultView::new))
    }

    /// The pieces captured so far, steps made included.
    #[wasm_bindgen(getter, unchecked_return_type = "Captured")]
    #[must_use]
    pub fn captured(&self) -> JsValue {
        let played = self.game.plies().iter().flat_map(|ply| match ply {
            ansa_core::game::Ply::Turn(turn) => turn.steps(),
            ansa_core::game::Ply::Setup(_) => &[],
        });
        let making = self.turn.iter().flat_map(TurnBuilder::steps);
        to_js(&CapturedView::new(played.chain(making).filter_map(|step| step.capture)))
    }

    /// The squares of all frozen pieces of both sides, steps made included.
    #[wasm_bindgen(getter, unchecked_return_type = "Square[]")]
    #[must_use]
    pub fn frozen(&self) -> JsValue {
        let board = self.board();
        let frozen = Side::ALL.into_iter().flat_map(|side| board.frozen(side));
        to_js(&frozen.map(|square| square.to_string()).collect::<Vec<_>>())
    }
}

/// The game of a record.
pub(crate) fn read_record(text: &str) -> Result<CoreGame, Refusal> {
    Ok(CoreGame::from_record(&Record::read(text)?)?)
}

/// A step and its capture as words.
fn step_texts(played: PlayedStep) -> impl Iterator<Item = StepText> + use<> {
    let PlayedStep { piece, step, capture, .. } = played;
    let made = StepText { piece, square: step.from, action: Action::Move(step.direction) };
    let captured =
        capture.map(|Capture { piece, square }| StepText { piece, square, action: Action::Capture });
    core::iter::once(made).chain(captured)
}
