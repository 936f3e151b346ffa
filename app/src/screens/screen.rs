//! The screens and their addresses.

use yew_router::Routable;

use super::route_key::RouteKey;
use ansa_model::activities::lesson::LessonName;
use ansa_model::activities::puzzle::PuzzleName;

/// A screen of the page, with its address behind the `#`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Routable)]
pub(crate) enum Screen {
    /// The start of everything.
    #[at("/")]
    Home,
    /// The game in hand.
    #[at("/play")]
    Play,
    #[at("/games")]
    Games,
    /// A record or a position of one's own.
    #[at("/study")]
    Study,
    /// Any position, to be set up.
    #[at("/editor")]
    Editor,
    /// The list of lessons.
    #[at("/learn")]
    Learn,
    #[at("/learn/:lesson")]
    Lesson { lesson: LessonName },
    /// The menu of the puzzles.
    #[at("/puzzles")]
    Puzzles,
    /// A puzzle, or a way to one.
    #[at("/puzzles/:puzzle")]
    Puzzle { puzzle: PuzzleName },
    /// The ten opponents, and the person's rating.
    #[at("/ladder")]
    Ladder,
    /// The numbers of the saved games.
    #[at("/statistics")]
    Statistics,
    /// The setup explorer.
    #[at("/setups")]
    Setups,
    /// The search for games.
    #[at("/find")]
    Find,
    #[at("/rules")]
    Rules,
    /// The rules, at one of them.
    #[at("/rules/:rule")]
    RulesAt { rule: RouteKey },
    /// The list of the guide's sections, with its search.
    #[at("/guide")]
    Guide,
    /// A section of the guide.
    #[at("/guide/:section")]
    GuideAt { section: RouteKey },
    #[at("/glossary")]
    Glossary,
    /// All terms, at one of them.
    #[at("/glossary/:term")]
    GlossaryAt { term: RouteKey },
    /// The mistakes that return after days.
    #[at("/mistakes")]
    Review,
    /// An unknown address.
    #[not_found]
    #[at("/not-found")]
    NotFound,
}

impl Screen {
    /// The name of the screen in the title of the tab; `None` where the name of the page says enough.
    pub(super) fn title(self) -> Option<&'static str> {
        match self {
            Screen::Home | Screen::Play => None,
            Screen::NotFound => Some(ansa_model::text::home::not_found()),
            Screen::Games => Some(ansa_model::text::library::games_long()),
            Screen::Study => Some(ansa_model::text::study::title()),
            Screen::Editor => Some(ansa_model::text::home::editor()),
            Screen::Review => Some(ansa_model::text::review::title()),
            Screen::Learn | Screen::Lesson { .. } => Some(ansa_model::text::home::learn()),
            Screen::Puzzles | Screen::Puzzle { .. } => Some(ansa_model::text::home::puzzles()),
            Screen::Ladder => Some(ansa_model::text::home::ladder()),
            Screen::Statistics => Some(ansa_model::text::home::statistics()),
            Screen::Setups => Some(ansa_model::text::home::setups()),
            Screen::Find => Some(ansa_model::text::home::find()),
            Screen::Rules | Screen::RulesAt { .. } => Some(ansa_model::text::home::rules()),
            Screen::Guide | Screen::GuideAt { .. } => Some(ansa_model::text::home::guide()),
            Screen::Glossary | Screen::GlossaryAt { .. } => Some(ansa_model::text::home::glossary()),
        }
    }
}
