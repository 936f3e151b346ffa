//! What the record of a game with a device nearby says besides its turns, so that the game can go on after a reload.

use ansa_core::record::Tag;

use super::tags::tag_of;
use super::tree_document::Document;

const ID: &str = "NearbyId";
const COUNT: &str = "NearbyTakeBacks";
const LAST: &str = "NearbyTookBackTo";
const ASKED: &str = "NearbyAsksBackTo";

/// The take-backs of a game with a device nearby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NearbyBacks {
    pub count: u32,
    /// To how many plies the last one went. The other device may not have heard of it.
    pub last: Option<u32>,
    /// To how many plies this device has asked to go back, and has no answer yet.
    pub asked: Option<u32>,
}

impl Document {
    /// The id of the game, if it is played with a device nearby: a friend plays one of the sides, and the record has an id.
    pub fn nearby_id(&self) -> Option<&str> {
        tag_of(&self.tree().tags, ID).filter(|_| self.options().has_friend())
    }

    /// The take-backs of a game with a device nearby.
    pub fn nearby_backs(&self) -> NearbyBacks {
        let number = |name| tag_of(&self.tree().tags, name).and_then(|number| number.parse().ok());
        NearbyBacks { count: number(COUNT).unwrap_or(0), last: number(LAST), asked: number(ASKED) }
    }

    /// Makes it a game with a device nearby, with this id and these take-backs.
    pub fn set_nearby(&mut self, id: &str, backs: NearbyBacks) {
        if self.nearby_id() == Some(id) && self.nearby_backs() == backs {
            return;
        }
        let mut tree = self.tree().clone();
        tree.tags.retain(|tag| ![ID, COUNT, LAST, ASKED].contains(&tag.name()));
        let numbers =
            [(COUNT, Some(backs.count).filter(|&count| count > 0)), (LAST, backs.last), (ASKED, backs.asked)];
        tree.tags.extend(Tag::new(ID, id));
        tree.tags
            .extend(numbers.into_iter().filter_map(|(name, number)| Tag::new(name, &number?.to_string())));
        self.set_tree(tree);
    }
}
