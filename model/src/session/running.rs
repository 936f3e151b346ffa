//! Games that go on although another one is shown: the computer plays until a person is to move, or the game ends.

use std::rc::Rc;

use crate::Apply;
use crate::activities::engine::{Request, SearchEvent, SearchStart};
use crate::activities::play::{ComputerAction, PlanAction, PlayState, TimeAction, ViewAction};
use crate::document::GameStart;
use crate::entry::{PlyDraft, PlyEntry};

/// A game that is not on the board.
#[derive(Clone, Debug)]
pub struct RunningGame {
    /// Its id in the store.
    pub id: Rc<str>,
    pub play: Rc<PlayState>,
    /// Whether it goes on only so fast that its small board can be followed: somebody has watched it.
    pub is_paced: bool,
}

/// States are not compared: one that has changed is elsewhere.
impl PartialEq for RunningGame {
    fn eq(&self, other: &RunningGame) -> bool {
        self.id == other.id && Rc::ptr_eq(&self.play, &other.play)
    }
}

/// What the engine reports of a running game.
#[derive(Clone, PartialEq, Debug)]
pub struct RunningReport {
    /// The id of the game.
    pub game: Rc<str>,
    /// The number of the request.
    pub request: u32,
    /// The milliseconds since the request was made.
    pub passed: u64,
    pub event: SearchEvent,
}

impl RunningGame {
    /// A game that another one replaces, from its current position on. `None` if it waits for a person, or has ended.
    pub(super) fn of(id: Rc<str>, play: &Rc<PlayState>) -> Option<RunningGame> {
        let mut play = PlayState::clone(play);
        // Nobody looks at it: a plan stays as a variation, and no replay has to be waited for.
        play.apply(PlanAction::Keep);
        play.apply(ViewAction::Live);
        (play.awaits_computer() && !is_idle(&play)).then(|| RunningGame {
            id,
            play: Rc::new(play),
            is_paced: true,
        })
    }

    /// A game that nobody has watched.
    pub fn new(id: impl Into<Rc<str>>, play: PlayState) -> RunningGame {
        RunningGame { id: id.into(), play: Rc::new(play), is_paced: false }
    }

    /// The request that the engine should answer now. Requests of different games differ.
    pub fn request(&self) -> Option<Request<(Rc<str>, u32)>> {
        let Request { id, kind } = self.play.awaited()?;
        Some(Request { id: (self.id.clone(), id), kind })
    }

    /// Where the search for the request starts.
    pub fn search_start(&self) -> Option<SearchStart> {
        Some(self.play.search_start(&self.play.awaited()?))
    }

    pub(super) fn report(&mut self, request: u32, passed: u64, event: SearchEvent) {
        let play = Rc::make_mut(&mut self.play);
        play.apply(TimeAction::Passed(passed));
        play.apply(ComputerAction::Search(request, event));
        play.apply(ViewAction::Live);
    }
}

/// Whether a game is unplayed, so that deleting it loses nothing: at most the computer has set up. A friend may
/// know of it.
pub(super) fn is_idle(play: &PlayState) -> bool {
    let (game, options) = (play.game(), play.options());
    let is_drafted = match (&play.own_entry().draft, &PlyEntry::of(game).draft) {
        (PlyDraft::Setup(own), PlyDraft::Setup(usual)) => {
            let [mut own, mut usual] = [own, usual].map(|entry| entry.setup.pieces().to_vec());
            own.sort_unstable();
            usual.sort_unstable();
            own != usual
        }
        _ => true,
    };
    let is_persons = |ply: usize| play.is_person(game.label(ply).side);
    let count = game.plies().len();
    matches!(options.start, GameStart::Setups(_))
        && !options.has_friend()
        && game.outcome().is_none()
        && !is_drafted
        && (options.has_person() || count == 0)
        && !(0..count).any(is_persons)
}
