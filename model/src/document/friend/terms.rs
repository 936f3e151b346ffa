//! What two friends have agreed on, besides the options of their game. The tags of its record have it.

use ansa_core::record::Tag;
use ansa_core::{BySide, Side};

use crate::document::game_options::{GameOptions, GameStart};
use crate::document::player::Player;
use crate::document::tags::{NAMES, tag_of};
use crate::document::tree_document::Document;
use crate::formats::GameId;

const ID: &str = "GameId";
const DAYS: &str = "DaysPerTurn";

/// The most days for a turn.
pub const MAX_DAYS: u8 = 99;
/// The longest name of a player, in characters. It goes into every link.
const MAX_NAME_LENGTH: usize = 40;

/// What the friends of a game by link have agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkTerms {
    pub id: GameId,
    /// What the players call themselves; `None` for a player without a name.
    pub names: BySide<Option<String>>,
    /// How many days a turn may take, from 1 to [`MAX_DAYS`]. Nobody enforces it.
    pub days: Option<u8>,
}

impl LinkTerms {
    /// The terms in the tags of a record; `None` if it is not of a game by link.
    pub fn from_tags(tags: &[Tag]) -> Option<LinkTerms> {
        let days = || tag_of(tags, DAYS)?.parse().ok().filter(|days| (1..=MAX_DAYS).contains(days));
        Some(LinkTerms {
            id: id_of(tags)?,
            names: BySide::from_fn(|side| tag_of(tags, NAMES[side]).and_then(tidy_player_name)),
            days: days(),
        })
    }

    /// The tags of the terms.
    pub fn to_tags(&self) -> Vec<Tag> {
        let names =
            Side::ALL.map(|side| self.names[side].as_deref().and_then(|name| Tag::new(NAMES[side], name)));
        let id = Tag::new(ID, &self.id.to_string());
        let days = self.days.and_then(|days| Tag::new(DAYS, &days.to_string()));
        names.into_iter().chain([id, days]).flatten().collect()
    }

    /// A new game on these terms, with this side played here.
    pub fn begin(&self, seat: Side, start: GameStart) -> Document {
        self.on(Document::new(GameOptions { start, ..options(Some(seat)) }))
    }

    /// The terms of a rematch with this id: the sides are exchanged.
    pub fn exchanged(self, id: GameId) -> LinkTerms {
        let BySide { gold, silver } = self.names;
        LinkTerms { id, names: BySide { gold: silver, silver: gold }, ..self }
    }

    /// A document with these terms in place of its own.
    pub fn on(&self, mut document: Document) -> Document {
        let mut tree = document.tree().clone();
        tree.tags.retain(|tag| ![ID, DAYS, NAMES.gold, NAMES.silver].contains(&tag.name()));
        tree.tags.splice(0..0, self.to_tags());
        document.set_tree(tree);
        document
    }
}

/// The options of a game by link with this side played here, or with none.
pub(super) fn options(seat: Option<Side>) -> GameOptions {
    let players = BySide::from_fn(|side| if Some(side) == seat { Player::Person } else { Player::Friend });
    let usual = GameOptions::against(Player::Friend, seat.unwrap_or(Side::Gold));
    // The friend has seen every turn that was sent.
    GameOptions { players, take_backs: false, ..usual }
}

fn id_of(tags: &[Tag]) -> Option<GameId> {
    GameId::from_text(tag_of(tags, ID)?)
}

impl Document {
    /// The id of the game, if it is played by link: a friend plays one of the sides, and the record has an id.
    pub fn link_id(&self) -> Option<GameId> {
        id_of(&self.tree().tags).filter(|_| self.options().has_friend())
    }

    /// The terms of the game, if it is played by link.
    pub fn link_terms(&self) -> Option<LinkTerms> {
        LinkTerms::from_tags(&self.tree().tags).filter(|_| self.options().has_friend())
    }
}

/// A name of a player as it is shown and sent: on one line, not too long, and without what turns or hides text. `None` if
/// nothing is left.
pub fn tidy_player_name(name: &str) -> Option<String> {
    let shown = |letter: &char| {
        let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        let hides = matches!(letter, '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}');
        !turns && !hides && (!letter.is_control() || letter.is_whitespace())
    };
    let name: String = name.chars().filter(shown).collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(MAX_NAME_LENGTH).collect();
    let name = name.trim_end();
    (!name.is_empty() && name != "?").then(|| name.to_owned())
}

#[cfg(test)]
mod tests;
