//! The overlays of the study: what they show, and which are on from one visit to the next.

use std::rc::Rc;

use ansa_board::{BoardView, overlay};
use ansa_core::Square;
use ansa_core::position::Position;
use yew::prelude::*;

use super::use_pointing::use_pointing;
use crate::given::use_effect_given;
use crate::services::storage;
use ansa_model::activities::study::{
    Overlay, OverlayFact, Overlays, StudyAction, StudyNotice, StudyState, overlay_facts,
};
use ansa_model::formats::StoredError;
use ansa_model::text::storage as words;

/// What the overlays that are on show of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ShownOverlays {
    pub(crate) position: Option<Position>,
    has_turn: bool,
    overlays: Overlays,
    /// The facts of each overlay that depends on the position alone.
    pub(crate) facts: Vec<(Overlay, Vec<OverlayFact>)>,
}

impl ShownOverlays {
    fn new(position: Option<Position>, has_turn: bool, overlays: Overlays) -> ShownOverlays {
        let shown = position.iter().flat_map(|position| {
            let of_position = overlays.shown().filter(|&overlay| overlay != Overlay::Reach);
            of_position.map(|overlay| (overlay, overlay_facts(overlay, position, has_turn, None)))
        });
        ShownOverlays { facts: shown.collect(), position, has_turn, overlays }
    }

    /// Where the chosen piece can go; empty if that overlay is off.
    fn reach(&self, chosen: Option<Square>) -> Vec<OverlayFact> {
        let position = self.position.filter(|_| self.overlays.is_on(Overlay::Reach));
        position
            .map_or_else(Vec::new, |position| overlay_facts(Overlay::Reach, &position, self.has_turn, chosen))
    }

    /// Draws them on a board.
    pub(crate) fn add_to(&self, view: &mut BoardView, chosen: Option<Square>) {
        let reach = self.reach(chosen);
        let facts = || self.facts.iter().flat_map(|(_, facts)| facts).chain(&reach);
        view.overlay = overlay(&facts().flat_map(OverlayFact::marks).collect::<Vec<_>>(), view.bottom);
        for arrow in facts().flat_map(OverlayFact::arrows) {
            if !view.arrows.iter().any(|other| other.squares == arrow.squares) {
                view.arrows.push(arrow);
            }
        }
    }
}

/// What the overlays show, computed only when the position or the choice of overlays changes. The choice is stored from
/// one visit to the next.
#[hook]
pub(crate) fn use_overlays(study: &Rc<StudyState>, act: &Callback<StudyAction>) -> Rc<ShownOverlays> {
    let is_read = use_mut_ref(|| false);
    use_effect_given(study.overlays, act.clone(), move |&overlays, act| {
        if !is_read.replace(true) {
            restore(&act);
        } else if let Err(error) = storage::save(&overlays) {
            say(&error, &act);
        }
    });
    let key = (study.position(), study.turn().is_some(), study.overlays);
    use_memo(key, |&(position, has_turn, overlays)| ShownOverlays::new(position, has_turn, overlays))
}

/// Where the piece that the person has chosen or points at can go; empty if that overlay is off.
#[hook]
pub(crate) fn use_reach(study: &StudyState, overlays: &Rc<ShownOverlays>) -> Rc<Vec<OverlayFact>> {
    let chosen = study.chosen(use_pointing().pointing.at);
    use_memo((overlays.clone(), chosen), |(overlays, chosen)| overlays.reach(*chosen))
}

/// Shows the overlays of the last visit.
fn restore(act: &Callback<StudyAction>) {
    let (overlays, error) = storage::load::<Overlays>();
    if overlays != Overlays::default() {
        act.emit(StudyAction::ShowOverlays(overlays));
    }
    if let Some(error) = error {
        say(&error, act);
    }
}

fn say(error: &StoredError, act: &Callback<StudyAction>) {
    let words = words::error(words::overlays(), error);
    act.emit(StudyAction::Say(StudyNotice::Failed(words)));
}
