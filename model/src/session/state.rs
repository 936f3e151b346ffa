//! The state of the session, and its actions.

use std::rc::Rc;

use ansa_core::game::{Roster, Setup};
use derive_more::From;

use super::last_setups::LastSetups;
use super::running::{RunningGame, RunningReport};
use crate::Apply;
use crate::activities::play::{Notice, PlayAction, PlayEffect, PlayState, Unrated};
use crate::activities::study::{StudyCall, StudyNotice, StudyState};
use crate::document::{Document, GameOptions};
use crate::entry::{PlyEntry, SetupAction};
use crate::library::{ImportedGame, Save};

/// The opponents up to this level are for people who are new to the game.
const EASY_LEVELS: u8 = 3;

/// A game that was opened in the store.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenedGame {
    /// Its state, read-only if another tab plays it.
    pub play: PlayState,
    /// The stored copy, with the lease that this tab holds.
    pub save: Save,
}

impl OpenedGame {
    /// The id of the game in the store.
    fn id(&self) -> Rc<str> {
        self.save.stored.entry.id.as_str().into()
    }
}

/// What becomes of a game that is shown: a chapter of a study, as soon as it is saved.
#[derive(Clone, PartialEq, Debug)]
pub struct NewChapters {
    /// The id of the study to which it is added; `None` for a new study.
    pub study: Option<String>,
    /// The name of a new study; `None` for that of the game.
    pub name: Option<String>,
    /// The games that follow it as further chapters.
    pub others: Vec<ImportedGame>,
}

/// The game in hand, and what is kept from one game to the next. Play and study have the same document: each action on one
/// of them hands a changed one on to the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    pub play: Rc<PlayState>,
    /// Counts the games started or opened, to distinguish them.
    pub serial: u32,
    /// The id of the game in the store; `None` until it is saved, unless it came with one.
    pub id: Option<Rc<str>>,
    /// The games that go on meanwhile. One that has ended, or waits for a person, stays until another game is shown.
    pub running: Vec<RunningGame>,
    /// What the game in hand is to become.
    new_chapters: Option<Rc<NewChapters>>,
    pub last: LastSetups,
    /// The study of the same document.
    pub study: Rc<StudyState>,
}

#[derive(Clone, PartialEq, Debug, From)]
pub enum SessionAction {
    /// Starts a new game.
    Begin(GameOptions),
    /// Starts a new game with the same options and the sides exchanged.
    Rematch,
    /// Shows a document as a game of its own.
    Show(Document),
    /// Shows a document as a game of its own that becomes a chapter.
    ShowChapter(Document, Rc<NewChapters>),
    /// The game in hand has become a chapter, or can't become one.
    EndNewChapters,
    /// Opens a stored game.
    Open(Box<OpenedGame>),
    /// Shows a new game that is to be saved under its id.
    BeginAs(RunningGame),
    /// Lets a game go on without being shown.
    Run(RunningGame),
    /// Shows a game that has gone on meanwhile.
    Return(Rc<str>),
    /// The game with this serial number was saved under this id.
    Saved(u32, Rc<str>),
    /// The engine reports something of a game that goes on meanwhile.
    Running(RunningReport),
    /// Another tab has taken a game that went on meanwhile, or it was deleted.
    Stop(Rc<str>),
    /// Says the same on the screens of the game and of its study, whichever is shown.
    Say(Notice, StudyNotice),
    /// Another tab has taken the game.
    LoseToAnotherTab,
    /// This tab has taken the game back, in the state that it has here.
    TakeFromAnotherTab,
    /// Places the pieces as the same person did in the previous game.
    LastSetup,
    /// An action on the game in hand.
    #[from(forward)]
    Play(PlayAction),
    /// An action on the study of its document.
    Study(StudyCall),
    /// Studies the game from the place that is shown.
    BeginStudy,
}

impl Apply for Session {
    type Action = SessionAction;
    type Effect = PlayEffect;

    fn apply(&mut self, action: impl Into<SessionAction>) -> Option<PlayEffect> {
        match action.into() {
            SessionAction::Begin(options) => self.replace(PlayState::new(options), None),
            SessionAction::Rematch => {
                self.last = core::mem::take(&mut self.last).exchanged();
                self.replace(PlayState::new(self.play.options().exchanged()), None);
            }
            SessionAction::Show(document) => self.replace(PlayState::resume(document), None),
            SessionAction::ShowChapter(document, new) => {
                self.replace(PlayState::resume(document), None);
                self.new_chapters = Some(new);
            }
            SessionAction::EndNewChapters => self.new_chapters = None,
            SessionAction::Open(game) => {
                let id = game.id();
                self.replace(game.play, Some(id));
            }
            SessionAction::BeginAs(game) => self.replace(PlayState::clone(&game.play), Some(game.id)),
            SessionAction::Run(game) => {
                if self.id.as_ref() != Some(&game.id) && self.running.iter().all(|own| own.id != game.id) {
                    self.running.push(game);
                }
            }
            SessionAction::Return(id) => {
                if let Some(game) = self.stop(&id) {
                    self.replace(PlayState::clone(&game.play), Some(id));
                }
            }
            SessionAction::Saved(serial, id) => {
                if serial == self.serial {
                    self.id = Some(id);
                }
            }
            SessionAction::Running(RunningReport { game, request, passed, event }) => {
                if let Some(own) = self.running.iter_mut().find(|own| own.id == game) {
                    own.report(request, passed, event);
                }
            }
            SessionAction::Stop(id) => drop(self.stop(&id)),
            SessionAction::Say(play, study) => {
                Rc::make_mut(&mut self.play).apply(PlayAction::Say(play));
                Rc::make_mut(&mut self.study).say(study);
            }
            SessionAction::LoseToAnotherTab => self.set_read_only(true),
            SessionAction::TakeFromAnotherTab => self.set_read_only(false),
            SessionAction::LastSetup => {
                if let Some(setup) = self.last_setup() {
                    Rc::make_mut(&mut self.play).apply(SetupAction::Copy(setup));
                }
            }
            SessionAction::Play(action) => return self.play_on(action),
            SessionAction::Study(call) => {
                // The study has the engine, and all variations.
                Rc::make_mut(&mut self.play).mark_helped(Unrated::Study);
                let study = Rc::make_mut(&mut self.study);
                if self.play.read_only && call.action().changes_document() {
                    study.say(StudyNotice::ReadOnly);
                } else {
                    call.apply_to(study);
                }
                if !self.study.document.is_same(&self.play.document) {
                    Rc::make_mut(&mut self.play).follow(self.study.document.clone());
                }
            }
            SessionAction::BeginStudy => {
                let node = self.play.place().node().unwrap_or(self.play.document.root());
                Rc::make_mut(&mut self.play).mark_helped(Unrated::Study);
                Rc::make_mut(&mut self.study).show(node);
            }
        }
        None
    }
}

impl Session {
    /// A session that starts with a game of its own.
    pub fn new(play: PlayState, last: LastSetups) -> Session {
        let study = Rc::new(StudyState::new(play.document.clone(), play.bottom()));
        Session {
            play: Rc::new(play),
            serial: 0,
            id: None,
            running: Vec::new(),
            new_chapters: None,
            last,
            study,
        }
    }

    /// A session that starts with a stored game.
    pub fn resumed(game: OpenedGame, last: LastSetups) -> Session {
        Session { id: Some(game.id()), ..Session::new(game.play, last) }
    }

    /// What the game in hand is to become as soon as it is saved.
    pub fn new_chapters(&self) -> Option<&Rc<NewChapters>> {
        self.new_chapters.as_ref()
    }

    /// The last setup of the person who is setting up, converted to the current side.
    pub fn last_setup(&self) -> Option<Setup> {
        let side = self.play.entry()?.setup_entry()?.side;
        self.last.of(side, self.play.options())
    }

    /// Whether the setup that stands on the board is offered as it is: to a person who plays with all pieces against one
    /// of the weakest opponents, has not touched it, and has never set up otherwise.
    pub fn offers_setup(&self) -> bool {
        let play = &self.play;
        let Some(entry) = play.entry().and_then(PlyEntry::setup_entry) else { return false };
        let opponent = play.document.player(!entry.side).level();
        let is_same = |last: Setup| last.pieces().iter().all(|placed| entry.setup.pieces().contains(placed));
        opponent.is_some_and(|level| level.number() <= EASY_LEVELS)
            && entry.roster == Roster::FULL
            && entry.is_as_at_first()
            && self.last_setup().is_none_or(is_same)
    }

    fn play_on(&mut self, action: PlayAction) -> Option<PlayEffect> {
        let effect = Rc::make_mut(&mut self.play).apply(action);
        if let Some(PlayEffect::SetUp(side, setup)) = &effect {
            self.last.remember(*side, self.play.options(), setup);
        }
        if !self.play.document.is_same(&self.study.document) {
            Rc::make_mut(&mut self.study).follow(self.play.document.clone());
        }
        effect
    }

    fn replace(&mut self, play: PlayState, id: Option<Rc<str>>) {
        // The others have been saved when they ended, or began to wait for a person.
        self.running.retain(|game| game.play.awaits_computer());
        let left = self.id.take().filter(|left| id.as_ref() != Some(left));
        self.running.extend(left.and_then(|left| RunningGame::of(left, &self.play)));
        self.play = Rc::new(self.play.replaced_by(play));
        self.study = Rc::new(self.study.replaced_by(self.play.document.clone(), self.play.bottom()));
        self.serial += 1;
        self.id = id;
        self.new_chapters = None;
    }

    /// Takes a game from those that go on.
    fn stop(&mut self, id: &str) -> Option<RunningGame> {
        let index = self.running.iter().position(|game| &*game.id == id)?;
        Some(self.running.remove(index))
    }

    fn set_read_only(&mut self, read_only: bool) {
        self.play = Rc::new(PlayState::clone(&self.play).with_read_only(read_only));
    }
}
