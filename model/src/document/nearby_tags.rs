//! What the record of a game with a device nearby says besides its turns, so that the game can go on after a reload.

use ansa_core::record::Tag;

use super::tags::tag_of;
use super::tree_document::Document;

const ID: &str = "NearbyId";
const TAKE_BACKS: &str = "NearbyTakeBacks";

impl Document {
    /// The id of the game, if it is played with a device nearby: a friend plays one of the sides, and the record has an id.
    pub fn nearby_id(&self) -> Option<&str> {
        tag_of(&self.tree().tags, ID).filter(|_| self.options().has_friend())
    }

    /// How often turns were taken back in a game with a device nearby.
    pub fn nearby_take_backs(&self) -> u32 {
        tag_of(&self.tree().tags, TAKE_BACKS).and_then(|count| count.parse().ok()).unwrap_or(0)
    }

    /// Makes it a game with a device nearby, with this id and so many take-backs.
    pub fn set_nearby(&mut self, id: &str, take_backs: u32) {
        if self.nearby_id() == Some(id) && self.nearby_take_backs() == take_backs {
            return;
        }
        let mut tree = self.tree().clone();
        tree.tags.retain(|tag| ![ID, TAKE_BACKS].contains(&tag.name()));
        let count = (take_backs > 0).then(|| Tag::new(TAKE_BACKS, &take_backs.to_string()));
        tree.tags.extend([Tag::new(ID, id), count.flatten()].into_iter().flatten());
        self.set_tree(tree);
    }
}
