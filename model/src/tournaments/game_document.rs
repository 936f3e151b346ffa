//! What a game of a tournament begins with.

use ansa_core::{BySide, Side};

use super::page_tournament::{PageGame, PageTournament};
use crate::document::{Document, GameOptions, LinkTerms, Orientation, Player};
use crate::formats::GameId as LinkId;

impl PageTournament {
    /// A game before its first ply, with the names of its players. Against a player elsewhere it is played by link, with
    /// this id.
    pub fn document(&self, game: PageGame<'_>, link: LinkId) -> Document {
        let mut document = Document::new(self.options(game));
        if document.options().has_friend() {
            let terms = LinkTerms { id: link, names: BySide::default(), days: None };
            document = terms.on(document);
        }
        self.name_document(game, &mut document);
        document
    }

    /// The names of the players of a game.
    pub fn names(&self, game: PageGame<'_>) -> BySide<&str> {
        BySide::from_fn(|side| self.name_of(game.game.pairing.player(side)))
    }

    fn options(&self, game: PageGame<'_>) -> GameOptions {
        let players = game.players;
        let is_person = |side: Side| players[side] == Player::Person;
        let orientation = match (is_person(Side::Gold), is_person(Side::Silver)) {
            (true, true) => Orientation::Mover,
            (false, true) => Orientation::Silver,
            _ => Orientation::Gold,
        };
        let without_help = !game.has_computer();
        let options =
            GameOptions { players, orientation, take_backs: false, without_help, ..GameOptions::default() };
        // Nobody measures the time of a player elsewhere.
        let control = self.control.filter(|_| !options.has_friend());
        GameOptions { control, ..options }
    }
}
