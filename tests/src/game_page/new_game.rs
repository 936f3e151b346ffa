//! Starts games: the new-game dialog and named setups.

use ansa_core::game::Setup;
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::{Game, Side};

use super::selectors::hook;
use crate::browser::Page;

/// The named setups of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// All rabbits on the back rank.
    Classic,
    /// The most popular setup among experts.
    NinetyNine,
}

impl Preset {
    /// The setup for a side.
    #[must_use]
    pub fn setup(self, side: Side) -> Setup {
        match self {
            Self::Classic => Setup::from_rows(CLASSIC, side),
            Self::NinetyNine => Setup::from_rows(NINETY_NINE, side),
        }
    }

    fn hook(self) -> String {
        hook(match self {
            Self::Classic => "preset-classic",
            Self::NinetyNine => "preset-99of9",
        })
    }
}

impl Page {
    /// Opens the new-game dialog unless it is open, and starts a game. The opponent is `person` or a level such as
    /// `level-3`; the side is the player's.
    #[track_caller]
    pub fn new_game(&self, opponent: &str, side: Side) {
        let dialog = hook("new-game-dialog");
        self.wait_for(&hook("new-game"));
        if !self.has(&dialog) {
            self.click(&hook("new-game"));
        }
        let choose = |name: &str, value: &str| {
            self.click(&format!("{dialog} label:has(input[name={name}][value='{value}'])"));
        };
        match opponent.strip_prefix("level-") {
            Some(level) => {
                choose("opponent", "computer");
                choose("level", level);
                choose("side", &side.to_string());
            }
            None => choose("opponent", opponent),
        }
        self.click(&format!("{dialog} {}", hook("start")));
        self.wait_until_gone(&dialog);
    }

    /// Shows the tools of the setup, unless they are shown: against a weak opponent, the setup on the board is offered
    /// first.
    #[track_caller]
    pub fn open_setup_tools(&self) {
        self.wait_for(&hook("ready"));
        if self.has(&hook("change-setup")) {
            self.click(&hook("change-setup"));
            self.wait_for(&hook("presets"));
        }
    }

    /// Plays a named setup for the side to move, on the page and in the game.
    #[track_caller]
    pub fn set_up(&self, game: &mut Game, preset: Preset) {
        self.wait_for_mode(&["setup"]);
        self.open_setup_tools();
        self.click(&preset.hook());
        let setup = preset.setup(game.side());
        game.set_up(&setup).unwrap_or_else(|error| panic!("{preset:?}: {error}"));
        self.assert_board(&game.board());
        self.click(&hook("ready"));
    }
}
