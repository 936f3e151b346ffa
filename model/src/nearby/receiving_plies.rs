//! What the plies of the other device do: each is checked by the rules, the clock and the chain.

use super::chain::ChainHash;
use super::game_copy::GameCopy;
use super::message::Mark;
use super::nearby_game::NearbyGame;
use super::news::{Conflict, News};
use super::talk::Fault;

impl NearbyGame {
    /// A ply of the other's copy, with the hash after it.
    pub(super) fn hear_ply(&mut self, number: u32, text: &str, used: u64, hash: ChainHash) {
        if self.talk.incoming.is_some() {
            return self.hear_incoming(number, text, used, hash);
        }
        let Some(copy) = &mut self.copy else { return };
        let own = copy.mark();
        if number > own.plies {
            // Those before it were lost: they come again.
            return;
        }
        if copy.hash_at(number + 1) == Some(hash) {
            return self.acknowledge();
        }
        let target = self.talk.target;
        if target.is_none() && number < own.plies {
            return self.blame(Fault::Rewritten);
        }
        if target.is_some() && copy.hash_at(number).map(|before| before.after(text)) != Some(hash) {
            // The copies differ before it: that ply is still on its way.
            return;
        }
        if number < own.plies {
            // The other's copy stands, and differs from here on.
            let mut incoming = copy.clone();
            incoming.cut_to(number);
            self.talk.incoming = Some(incoming);
            return self.hear_incoming(number, text, used, hash);
        }
        let is_own = copy.game().label(number as usize).side == copy.side;
        if is_own && target.is_none_or(|target| number >= target.plies) {
            return self.blame(Fault::Forged);
        }
        if let Err(fault) = add(copy, text, used, hash) {
            return self.blame(fault);
        }
        let had_asked = self.own_asks.back.is_some();
        self.plies_changed();
        self.tell(if is_own { News::OwnPliesTold(1) } else { News::Played(number) });
        if had_asked {
            self.tell(News::BackDeclined);
        }
        self.tell_if_over();
        self.reach_target();
        self.acknowledge_their(hash);
    }

    /// A ply of the copy that is to take the place of the own one.
    fn hear_incoming(&mut self, number: u32, text: &str, used: u64, hash: ChainHash) {
        let (Some(incoming), Some(target)) = (&mut self.talk.incoming, self.talk.target) else { return };
        if number != incoming.plies() || number >= target.plies {
            return;
        }
        if let Err(fault) = add(incoming, text, used, hash) {
            self.talk.incoming = None;
            return self.blame(fault);
        }
        if incoming.plies() < target.plies {
            return;
        }
        let is_reached = incoming.hash() == target.hash;
        let Some(incoming) = self.talk.incoming.take() else { return };
        if !is_reached {
            return self.blame(Fault::Rewritten);
        }
        self.replace(incoming);
        self.acknowledge();
    }

    /// The other's copy takes the place of the own one.
    fn replace(&mut self, incoming: GameCopy) {
        let Some(replaced) = self.copy.replace(incoming) else { return };
        let first = self.copy.as_ref().map_or(0, |copy| {
            (0..copy.plies()).find(|&ply| copy.hash_at(ply + 1) != replaced.hash_at(ply + 1)).unwrap_or(0)
        });
        self.talk.target = None;
        self.plies_changed();
        self.talk.has_conflict = true;
        self.tell(News::Conflict(Conflict::OtherStands { first, replaced: Box::new(replaced) }));
        self.tell_if_over();
    }

    /// The own copy has grown: perhaps it has all plies that the other has told of.
    fn reach_target(&mut self) {
        if let (Some(target), Some(own)) = (self.talk.target, self.own_mark())
            && own.plies >= target.plies
        {
            self.talk.target = None;
        }
    }

    /// After a ply the other's copy has at least the state that it has told.
    fn acknowledge_their(&mut self, hash: ChainHash) {
        if let Some(own) = self.own_mark().filter(|own| own.hash == hash) {
            let further = self.talk.their.filter(|their| their.plies > own.plies);
            self.talk.their = further.or(Some(Mark { ending: None, ..own }));
        }
        self.acknowledge();
    }
}

/// Plays a ply that is exactly the one with this hash. On an error nothing changes.
fn add(copy: &mut GameCopy, text: &str, used: u64, hash: ChainHash) -> Result<(), Fault> {
    if copy.hash().after(text) != hash {
        return Err(Fault::Rewritten);
    }
    copy.play(text, used).map_err(Fault::Ply)
}
