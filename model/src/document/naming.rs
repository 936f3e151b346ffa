//! The names of the players and of the event, in the tags of a document.

use ansa_core::Side;
use ansa_core::record::Tag;

use super::friend::tidy_player_name;
use super::tags::NAMES;
use super::tree_document::Document;

impl Document {
    /// Names the player of a side in the record, or removes the name.
    pub fn set_name(&mut self, side: Side, name: Option<&str>) {
        let name = name.and_then(tidy_player_name);
        if self.name(side) != name.as_deref() {
            self.set_tag(NAMES[side], name.as_deref());
        }
    }

    /// Names the event at which it is played, and the number of its round.
    pub fn set_event(&mut self, event: &str, round: Option<usize>) {
        self.set_tag("Round", round.map(|round| round.to_string()).as_deref());
        self.set_tag("Event", Some(event));
    }

    fn set_tag(&mut self, name: &str, value: Option<&str>) {
        let mut tree = self.tree().clone();
        tree.tags.retain(|tag| tag.name() != name);
        tree.tags.splice(0..0, value.and_then(|value| Tag::new(name, value)));
        self.set_tree(tree);
    }
}
