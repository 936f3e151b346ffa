//! A puzzle: a turn is to be found.

use ansa_core::notation::BodyText;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Game};

use super::{Fault, Happened, State};
use crate::text;

/// Between turns that solve the puzzle equally well.
const OR: char = '|';

impl State {
    pub(super) fn begin_puzzle(&mut self, happened: &mut Vec<Happened>) {
        self.cut();
        self.turn = self.source.turn.clone().or_else(|| self.game.begin_turn().ok());
        if self.turn.is_none() {
            return self.fail(Fault::plain("no-turn", text::NO_TURN.to_owned()), happened);
        }
        let wrong =
            self.solutions().find_map(|words| Some(text::bad_solution(words, &self.after(words).err()?)));
        if let Some(message) = wrong {
            self.fail(Fault::plain("bad-solution", message), happened);
        }
    }

    fn solutions(&self) -> impl Iterator<Item = &str> {
        let solution = self.attributes.solution.as_deref().unwrap_or_default();
        solution.split(OR).map(str::trim).filter(|words| !words.is_empty())
    }

    /// Whether there is a solution that can be shown.
    pub(crate) fn has_solution(&self) -> bool {
        self.solutions().next().is_some()
    }

    /// What stands on the board after a turn in words.
    fn after(&self, words: &str) -> Result<Board, String> {
        let body: BodyText = words.parse().map_err(|error| format!("{error}"))?;
        let mut game = Game::clone(&self.game);
        game.play_text(&body).map_err(|error| error.to_string())?;
        Ok(game.board())
    }

    /// Whether a turn solves the puzzle: it comes to the same as a solution, or wins where none is given.
    fn solves(&self, turn: &TurnBuilder) -> bool {
        if self.has_solution() {
            let board = turn.position().board();
            return self.solutions().any(|words| self.after(words).as_ref() == Ok(board));
        }
        let (side, mut game) = (self.game.side(), Game::clone(&self.game));
        game.play(turn).is_ok() && game.outcome().is_some_and(|outcome| outcome.winner == Some(side))
    }

    /// A turn was ended.
    pub(super) fn try_turn(&mut self, turn: &TurnBuilder, happened: &mut Vec<Happened>) {
        if !self.solves(turn) {
            self.tries = self.tries.saturating_add(1);
            text::NOT_THE_SOLUTION.clone_into(&mut self.notice);
            return;
        }
        let words: Vec<String> = turn.steps().map(ToString::to_string).collect();
        self.play_turn(turn, happened);
        self.solved = true;
        text::SOLVED.clone_into(&mut self.notice);
        happened.push(Happened::Solved(words.join(" "), self.tries));
        if self.game.outcome().is_some() {
            happened.push(Happened::End(self.game.outcome()));
        }
    }

    /// Shows the first solution.
    pub(super) fn show_solution(&mut self, happened: &mut Vec<Happened>) {
        let Some(body) = self.solutions().next().and_then(|words| words.parse::<BodyText>().ok()) else {
            return;
        };
        if self.solved {
            return;
        }
        let mut game = Game::clone(&self.game);
        if game.play_text(&body).is_err() {
            return;
        }
        self.solved = true;
        self.turn = None;
        self.selection = None;
        self.show_turn(game);
        text::SHOWN.clone_into(&mut self.notice);
        happened.push(Happened::Ply);
    }
}
