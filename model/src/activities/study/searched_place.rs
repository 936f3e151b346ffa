//! What the engine searches at the place shown: the position of the document, the draft of a turn, or what the other
//! side threatens there.

use std::rc::Rc;

use ansa_core::{Game, Side};

use super::notice::{NoThreat, StudyEvent, StudyNotice};
use super::study_engine::SearchedPlace;
use super::study_state::StudyState;
use crate::activities::engine::SearchStart;

impl StudyState {
    /// The place that is shown, as the engine searches it.
    pub fn searched_place(&self) -> SearchedPlace {
        let here = SearchedPlace {
            node: self.node(),
            steps: self.entry.steps().iter().map(|played| played.step).collect(),
            is_threat: true,
        };
        let is_threat = self.engine.threat.as_ref() == Some(&here);
        SearchedPlace { is_threat, ..here }
    }

    /// Whether the threat of the other side is shown.
    pub fn is_threat_shown(&self) -> bool {
        self.searched_place().is_threat
    }

    /// The side whose turns the engine looks for.
    pub fn searched_side(&self) -> Side {
        let side = self.place.label().side;
        if self.is_threat_shown() { !side } else { side }
    }

    /// Where the search of the place starts: with the steps of the draft, or in a game in which the other side is to move.
    pub fn search_start(&self) -> SearchStart {
        if let Some(threat) = self.threat_game().ok().filter(|_| self.is_threat_shown()) {
            return Rc::new(threat).into();
        }
        SearchStart { steps: self.entry.steps(), ..self.place.start_of_turn().game().into() }
    }

    /// Shows the threat of the other side, or no longer. It also ends when another place is shown.
    pub(super) fn toggle_threat(&mut self) {
        let place = self.searched_place();
        if place.is_threat {
            self.engine.threat = None;
            return self.feedback.report(StudyEvent::ThreatHidden);
        }
        match self.threat_game() {
            Ok(game) => {
                self.engine.threat = Some(SearchedPlace { is_threat: true, ..place });
                self.engine.preview = None;
                self.feedback.clear_notice();
                self.feedback.report(StudyEvent::ThreatShown(game.side()));
            }
            Err(refusal) => self.feedback.notify(StudyNotice::NoThreat(refusal)),
        }
    }

    /// Ends a threat that is no longer shown.
    pub(super) fn end_old_threat(&mut self) {
        if !self.is_threat_shown() {
            self.engine.threat = None;
        }
    }

    /// The game that goes on here with a turn of the other side. Earlier positions are unknown in it.
    fn threat_game(&self) -> Result<Game, NoThreat> {
        let position = self.position().filter(|_| self.turn().is_some()).ok_or(NoThreat::NoTurn)?;
        if position.is_push_unfinished() {
            return Err(NoThreat::PushUnfinished);
        }
        let number = self.place.label().after(1).number;
        let game = Game::from_position(position.after_pass(), number, self.place.line().game().rules());
        if game.outcome().is_some() { Err(NoThreat::Over) } else { Ok(game) }
    }
}
