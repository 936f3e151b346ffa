//! What the page knows of the counts: the last answer of each kind, and what it still waits for.

use core::convert::Infallible;
use std::rc::Rc;

use crate::Apply;

use super::openings::Openings;
use super::overview::Overview;
use super::own_puzzles::OwnGame;
use super::protocol::{CountAnswer, FoundTactics, PassingGames, Question, Reply};
use super::search::SearchResult;
use super::setup_list::SetupDetail;
use super::setup_list::SetupList;

/// The place of the games of a filter, and of the result of a search, which are shown in the same place.
const GAMES: usize = 3;

/// How many kinds of questions there are.
const KINDS: usize = 7;

/// The number of the kind of a question: at most one of each is answered.
const fn kind_of(question: &Question) -> usize {
    match question {
        Question::Overview(..) => 0,
        Question::Setups(..) => 1,
        Question::Setup(..) => 2,
        Question::Games(..) | Question::Search(..) => GAMES,
        Question::Openings(..) => 4,
        Question::Passing(..) => 5,
        Question::Tactics(..) => 6,
    }
}

/// Why nothing was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountError {
    /// The saved games can't be read.
    Unreadable,
    /// The worker has failed.
    Died,
}

/// The answers so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Counted {
    pub overview: Option<Rc<Overview>>,
    pub setups: Option<Rc<SetupList>>,
    pub setup: Option<Rc<SetupDetail>>,
    pub games: Option<Rc<SearchResult>>,
    pub openings: Option<Rc<Openings>>,
    pub passing: Option<Rc<PassingGames>>,
    /// The games that were searched for puzzles, and how many are left; `None` until the first answer.
    pub own_games: Rc<[OwnGame]>,
    pub own_left: Option<u32>,
    /// Games that could not be read, and games beyond the most that are kept.
    pub unread: u32,
    pub left_out: u32,
    /// How many games have been read, while they are being read.
    pub progress: Option<u32>,
    /// Why there is no answer.
    pub error: Option<CountError>,
    /// The numbers of the questions that are not answered yet.
    awaited: [Option<u32>; KINDS],
}

/// A change of what is known.
#[derive(Clone, PartialEq, Debug)]
pub enum CountedAction {
    Asked(u32, Question),
    /// The worker has answered.
    Replied(Box<Reply>),
    /// The worker has failed.
    Died,
    /// The worker was ended, because the games have changed: nothing is awaited.
    Ended,
}

impl Apply for Counted {
    type Action = CountedAction;
    type Effect = Infallible;

    fn apply(&mut self, action: impl Into<CountedAction>) -> Option<Infallible> {
        match action.into() {
            CountedAction::Asked(number, question) => {
                if let Some(awaited) = self.awaited.get_mut(kind_of(&question)) {
                    *awaited = Some(number);
                }
                self.error = None;
            }
            CountedAction::Replied(reply) => self.take(*reply),
            CountedAction::Died => self.fail(CountError::Died),
            CountedAction::Ended => {
                (self.unread, self.left_out, self.progress) = (0, 0, None);
                self.awaited = [None; KINDS];
            }
        }
        None
    }
}

impl Counted {
    /// Whether an answer is awaited.
    pub fn is_busy(&self) -> bool {
        self.awaited.iter().any(Option::is_some)
    }

    /// Whether the result of a search is awaited.
    pub fn is_searching(&self) -> bool {
        self.awaited.get(GAMES).is_some_and(Option::is_some)
    }

    fn fail(&mut self, error: CountError) {
        self.error = Some(error);
        self.progress = None;
        self.awaited = [None; KINDS];
    }

    fn take(&mut self, Reply { number, unread, left_out, answer, .. }: Reply) {
        let Some(awaited) = self.awaited.iter_mut().find(|awaited| **awaited == Some(number)) else { return };
        match answer {
            CountAnswer::Ready => return,
            CountAnswer::Progress(count) => {
                self.progress = Some(count);
                return;
            }
            CountAnswer::Failed => return self.fail(CountError::Unreadable),
            CountAnswer::Overview(overview) => self.overview = Some(Rc::new(*overview)),
            CountAnswer::Setups(setups) => self.setups = Some(Rc::new(setups)),
            CountAnswer::Setup(setup) => self.setup = Some(Rc::new(*setup)),
            CountAnswer::Openings(openings) => self.openings = Some(Rc::new(openings)),
            CountAnswer::Games(games) => self.games = Some(Rc::new(games)),
            CountAnswer::Passing(passing) => self.passing = Some(Rc::new(*passing)),
            CountAnswer::Tactics(FoundTactics { games, left }) => {
                self.own_games = self.own_games.iter().cloned().chain(games).collect();
                self.own_left = Some(left);
                if left > 0 {
                    return;
                }
            }
        }
        *awaited = None;
        (self.unread, self.left_out) = (unread.max(self.unread), left_out.max(self.left_out));
        if !self.is_busy() {
            self.progress = None;
        }
    }
}
