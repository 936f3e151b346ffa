//! The screens and their addresses.

use core::str::FromStr;

use super::route_key::RouteKey;
use ansa_model::activities::lesson::LessonName;
use ansa_model::activities::puzzle::PuzzleName;

/// A screen of the page, with its address behind the `#`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// The start of everything.
    Home,
    /// The game in hand.
    Play,
    Games,
    /// A record or a position of one's own.
    Study,
    /// Any position, to be set up.
    Editor,
    /// The list of lessons.
    Learn,
    Lesson {
        lesson: LessonName,
    },
    /// The menu of the puzzles.
    Puzzles,
    /// A puzzle, or a way to one.
    Puzzle {
        puzzle: PuzzleName,
    },
    /// The eleven opponents, and the person's rating.
    Ladder,
    /// The numbers of the saved games.
    Statistics,
    /// The setup explorer.
    Setups,
    /// The search for games.
    Find,
    /// Playing with a device nearby.
    Nearby,
    Rules,
    /// The rules, at one of them.
    RulesAt {
        rule: RouteKey,
    },
    /// The list of the guide's sections, with its search.
    Guide,
    /// A section of the guide.
    GuideAt {
        section: RouteKey,
    },
    Glossary,
    /// All terms, at one of them.
    GlossaryAt {
        term: RouteKey,
    },
    /// The mistakes that return after days.
    Review,
    /// The ways to play with others.
    Together,
    /// A new game with a friend at another browser, and the way in for links.
    Friend,
    /// The list of tournaments.
    Tournaments,
    Tournament {
        tournament: RouteKey,
    },
    /// The Arimaa Challenge, to be played and read about.
    Challenge,
    /// An unknown address.
    NotFound,
}

impl Screen {
    /// The screen at a path, such as `/learn/steps`.
    pub(super) fn at(path: &str) -> Screen {
        fn named<T: FromStr>(name: &str, screen: impl Fn(T) -> Screen) -> Screen {
            name.parse().map_or(Screen::NotFound, screen)
        }
        let path = path.strip_prefix('/').unwrap_or(path);
        let (first, name) = path.split_once('/').unwrap_or((path, ""));
        match (first, name) {
            ("", "") => Screen::Home,
            ("play", "") => Screen::Play,
            ("games", "") => Screen::Games,
            ("study", "") => Screen::Study,
            ("editor", "") => Screen::Editor,
            ("learn", "") => Screen::Learn,
            ("puzzles", "") => Screen::Puzzles,
            ("ladder", "") => Screen::Ladder,
            ("statistics", "") => Screen::Statistics,
            ("setups", "") => Screen::Setups,
            ("find", "") => Screen::Find,
            ("nearby", "") => Screen::Nearby,
            ("rules", "") => Screen::Rules,
            ("guide", "") => Screen::Guide,
            ("glossary", "") => Screen::Glossary,
            ("mistakes", "") => Screen::Review,
            ("together", "") => Screen::Together,
            ("friend", "") => Screen::Friend,
            ("tournaments", "") => Screen::Tournaments,
            ("challenge", "") => Screen::Challenge,
            ("learn", name) => named(name, |lesson| Screen::Lesson { lesson }),
            ("puzzles", name) => named(name, |puzzle| Screen::Puzzle { puzzle }),
            ("rules", name) => named(name, |rule| Screen::RulesAt { rule }),
            ("guide", name) => named(name, |section| Screen::GuideAt { section }),
            ("glossary", name) => named(name, |term| Screen::GlossaryAt { term }),
            ("tournaments", name) => named(name, |tournament| Screen::Tournament { tournament }),
            _ => Screen::NotFound,
        }
    }

    /// Its path.
    pub(super) fn path(self) -> String {
        let path = match self {
            Screen::Home => "/",
            Screen::Play => "/play",
            Screen::Games => "/games",
            Screen::Study => "/study",
            Screen::Editor => "/editor",
            Screen::Learn => "/learn",
            Screen::Puzzles => "/puzzles",
            Screen::Ladder => "/ladder",
            Screen::Statistics => "/statistics",
            Screen::Setups => "/setups",
            Screen::Find => "/find",
            Screen::Nearby => "/nearby",
            Screen::Rules => "/rules",
            Screen::Guide => "/guide",
            Screen::Glossary => "/glossary",
            Screen::Review => "/mistakes",
            Screen::Together => "/together",
            Screen::Friend => "/friend",
            Screen::Tournaments => "/tournaments",
            Screen::Challenge => "/challenge",
            Screen::NotFound => "/not-found",
            Screen::Lesson { lesson } => return format!("/learn/{lesson}"),
            Screen::Puzzle { puzzle } => return format!("/puzzles/{puzzle}"),
            Screen::RulesAt { rule } => return format!("/rules/{rule}"),
            Screen::GuideAt { section } => return format!("/guide/{section}"),
            Screen::GlossaryAt { term } => return format!("/glossary/{term}"),
            Screen::Tournament { tournament } => return format!("/tournaments/{tournament}"),
        };
        path.to_owned()
    }

    /// The name of the screen in the title of the tab; `None` where the name of the page says enough.
    pub(super) fn title(self) -> Option<&'static str> {
        match self {
            Screen::Home | Screen::Play => None,
            Screen::NotFound => Some(ansa_model::text::home::not_found()),
            Screen::Games => Some(ansa_model::text::saving::games_long()),
            Screen::Study => Some(ansa_model::text::study::title()),
            Screen::Editor => Some(ansa_model::text::home::editor()),
            Screen::Review => Some(ansa_model::text::review::title()),
            Screen::Together => Some(ansa_model::text::home::together()),
            Screen::Friend => Some(ansa_model::text::home::friend()),
            Screen::Tournaments | Screen::Tournament { .. } => Some(ansa_model::text::home::tournaments()),
            Screen::Challenge => Some(ansa_model::text::home::challenge()),
            Screen::Learn | Screen::Lesson { .. } => Some(ansa_model::text::home::learn()),
            Screen::Puzzles | Screen::Puzzle { .. } => Some(ansa_model::text::home::puzzles()),
            Screen::Ladder => Some(ansa_model::text::home::ladder()),
            Screen::Statistics => Some(ansa_model::text::home::statistics()),
            Screen::Setups => Some(ansa_model::text::home::setups()),
            Screen::Find => Some(ansa_model::text::home::find()),
            Screen::Nearby => Some(ansa_model::text::home::nearby()),
            Screen::Rules | Screen::RulesAt { .. } => Some(ansa_model::text::home::rules()),
            Screen::Guide | Screen::GuideAt { .. } => Some(ansa_model::text::home::guide()),
            Screen::Glossary | Screen::GlossaryAt { .. } => Some(ansa_model::text::home::glossary()),
        }
    }
}
