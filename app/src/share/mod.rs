//! Sharing: the record, the position, and code that embeds either in another page.

mod position_link;

use core::fmt::Write;
use core::net::IpAddr;

use ansa_core::Side;
use ansa_core::notation::PositionText;

use crate::activities::play::PlayState;
use crate::formats::words;
use crate::settings::Settings;

pub(crate) use position_link::position_link;

/// The paths of the element as a page and as a script, relative to the page. The build puts the files there.
pub(crate) const FRAME: &str = "element/embed.html";
pub(crate) const SCRIPT: &str = "element/arimaa-board.js";

/// The width of a frame in CSS pixels: a board of 388 by 388 and a margin.
const WIDTH: u32 = 400;
/// The height below the board for a game: buttons, the turn number, and a comment of two lines.
const BELOW: u32 = 160;

/// Code longer than this gets a warning, in characters: some sites truncate long code.
const LONG: usize = 4000;

/// The content of the embedded board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// The whole game, starting at the displayed position.
    Game,
    /// The displayed position.
    Position,
}

impl Shown {
    /// All variants in display order.
    pub(crate) const ALL: [Shown; 2] = [Shown::Game, Shown::Position];

    /// The height of the frame in CSS pixels.
    pub(crate) const fn height(self) -> u32 {
        match self {
            Shown::Game => WIDTH + BELOW,
            Shown::Position => WIDTH,
        }
    }

    /// The key in the form.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Shown::Game => "game",
            Shown::Position => "position",
        }
    }
}

/// Who can reach the page at its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reachability {
    /// Everybody.
    Public,
    /// Everybody, but pages loaded over HTTPS can't embed it.
    Unsafe,
    /// Only this computer, or its network.
    Local,
}

impl Reachability {
    /// The reachability of a page with this protocol (`https:`) and host name.
    pub(crate) fn of(protocol: &str, host: &str) -> Reachability {
        let is_near = match host.trim_matches(['[', ']']).parse() {
            Ok(IpAddr::V4(address)) => {
                address.is_loopback()
                    || address.is_private()
                    || address.is_link_local()
                    || address.is_unspecified()
            }
            Ok(IpAddr::V6(address)) => {
                address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
            }
            Err(_) => matches!(host.rsplit('.').next(), Some("localhost" | "local")),
        };
        match protocol {
            "http:" | "https:" if is_near => Reachability::Local,
            "https:" => Reachability::Public,
            "http:" => Reachability::Unsafe,
            _ => Reachability::Local,
        }
    }
}

/// The shareable content of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Share {
    /// The game with its tags, if anything has been played.
    game: Option<String>,
    /// The same as a short text for a link; `None` if it is too long for one.
    packed: Option<String>,
    /// How many of its plies are on the board.
    ply: usize,
    /// The displayed position, once both sides have set up.
    position: Option<String>,
    bottom: Side,
    settings: Settings,
}

impl Share {
    /// The shareable content of the game in this state, with the current appearance.
    pub(crate) fn of(play: &PlayState, settings: Settings) -> Share {
        let plies = play.game().plies().len();
        let position = play
            .numbered_position()
            .map(|(position, _)| PositionText::new(play.board().to_pieces(), position.side()));
        Share {
            game: (plies > 0).then(|| play.document().to_text()),
            packed: (plies > 0).then(|| play.document().to_link().ok()).flatten(),
            ply: if play.is_live() { plies } else { play.place().plies().min(plies) },
            position: position.as_ref().map(PositionText::to_short),
            bottom: play.bottom(),
            settings,
        }
    }

    /// Whether there is anything to share.
    pub(crate) fn is_possible(play: &PlayState) -> bool {
        !play.game().plies().is_empty() || play.numbered_position().is_some()
    }

    /// The possible contents of the embedded board.
    pub(crate) fn choices(&self) -> Vec<Shown> {
        let can = |shown: &Shown| match shown {
            Shown::Game => self.game.is_some(),
            Shown::Position => self.position.is_some(),
        };
        Shown::ALL.into_iter().filter(can).collect()
    }

    /// The position in one line.
    pub(crate) fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// The attributes of the element.
    fn attributes(&self, shown: Shown) -> Vec<(&'static str, String)> {
        let mut attributes = match shown {
            Shown::Game => {
                vec![("record", self.game.clone().unwrap_or_default()), ("ply", self.ply.to_string())]
            }
            Shown::Position => vec![("position", self.position.clone().unwrap_or_default())],
        };
        let Settings { board, pieces, coordinates, .. } = self.settings;
        let usual = Settings::default();
        let chosen = [
            ("bottom", "silver", self.bottom == Side::Silver),
            ("board", board.key(), board != usual.board),
            ("pieces", pieces.key(), pieces != usual.pieces),
            ("coordinates", coordinates.key(), coordinates != usual.coordinates),
        ];
        let chosen = chosen.into_iter().filter(|(_, _, is_told)| *is_told);
        attributes.extend(chosen.map(|(name, value, _)| (name, value.to_owned())));
        attributes
    }

    /// The address that opens the game, or else the position, on this page; `page` is the address of the page.
    pub(crate) fn link(&self, page: &str) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        match (&self.game, &self.position) {
            (Some(game), _) => match &self.packed {
                Some(packed) => query.append_pair("game", packed),
                None => query.append_pair("record", game),
            },
            (None, Some(position)) => query.append_pair("position", position),
            (None, None) => &mut query,
        };
        format!("{page}#/study?{}", query.finish())
    }

    /// The address of the frame; `page` is the address of [`FRAME`].
    pub(crate) fn address(&self, shown: Shown, page: &str) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(self.attributes(shown));
        format!("{page}#{}", query.finish())
    }

    /// Code for pages that forbid scripts; `page` is the address of [`FRAME`], and `title` is for screen readers.
    pub(crate) fn frame(&self, shown: Shown, page: &str, title: &str) -> String {
        format!(
            "<iframe src=\"{}\" title=\"{}\" width=\"{WIDTH}\" height=\"{}\" \
             style=\"max-width:100%;border:0\" loading=\"lazy\"></iframe>",
            escaped(&self.address(shown, page)),
            escaped(title),
            shown.height(),
        )
    }

    /// Code with the element itself; `script` is the address of [`SCRIPT`].
    pub(crate) fn tag(&self, shown: Shown, script: &str) -> String {
        let attributes: Vec<String> = self
            .attributes(shown)
            .iter()
            .map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)))
            .collect();
        format!(
            "<script type=\"module\" src=\"{}\"></script>\n<arimaa-board{}></arimaa-board>",
            escaped(script),
            attributes.concat()
        )
    }

    /// The game as a plain record.
    pub(crate) fn record(play: &PlayState) -> Option<String> {
        (!play.game().plies().is_empty()).then(|| words::of_game(play.game()))
    }
}

/// The length of code that some sites may truncate; `None` if it is short enough.
pub(crate) fn long(code: &str) -> Option<usize> {
    let length = code.chars().count();
    (length > LONG).then_some(length)
}

/// A text escaped as an attribute value in double quotes, on one line: some editors turn line breaks into paragraphs.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\0'..' ' => {
                // Writing into a string can't fail.
                let _ = write!(escaped, "&#{};", u32::from(letter));
            }
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::activities::play::testing::{game, resume, show, turn};
    use crate::activities::play::{PlanAction, PlayAction};
    use crate::document::{Document, GameOptions, GameStart, Player};
    use crate::settings::PieceSet;
    use ansa_core::record::unpack;

    fn example() -> PlayState {
        resume(game(&["Ee2n Ee3n", "me7s"]), GameOptions::against(Player::Person, Side::Gold))
    }

    /// The text between two others.
    fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
        text.split_once(before).and_then(|(_, rest)| rest.split_once(after)).unwrap_or_default().0
    }

    #[test]
    fn a_shared_game_starts_at_the_displayed_position() {
        let mut play = example();
        let share = Share::of(&play, Settings::default());
        assert_eq!(share.choices(), Shown::ALL);
        let frame = share.frame(Shown::Game, "https://example.org/a/element/embed.html", "A “game”");
        assert!(
            frame.starts_with("<iframe src=\"https://example.org/a/element/embed.html#record="),
            "{frame}"
        );
        assert_eq!(between(&frame, "&amp;ply=", "\""), "4");
        assert!(frame.contains("2g+Ee2n+Ee3n%0A"), "{frame}");
        show(&mut play, 2);
        let pieces = PieceSet::Letters;
        let share = Share::of(&play, Settings { pieces, ..Settings::default() });
        let tag = share.tag(Shown::Game, "https://example.org/a/element/arimaa-board.js");
        assert_eq!(between(&tag, " ply=\"", "\""), "3");
        assert!(tag.contains("2g Ee2n Ee3n&#10;2s me7s") && tag.contains(" pieces=\"letters\""), "{tag}");
        assert_eq!(tag.lines().count(), 2);
        let address = share.address(Shown::Position, "embed.html");
        let board = play.board();
        let position = PositionText::read(share.position().unwrap()).unwrap();
        assert_eq!((position.to_builder().board, position.side), (board, Side::Silver));
        assert!(address.starts_with("embed.html#position=s+%5Brrrddrrrrhcemchr++"), "{address}");
    }

    #[test]
    fn variations_and_comments_are_shared_with_the_game() {
        let mut play = example();
        show(&mut play, 2);
        play.apply(PlanAction::Begin);
        turn(&mut play, "hb7s");
        play.apply(PlanAction::Keep);
        let tag = Share::of(&play, Settings::default()).tag(Shown::Game, "s");
        assert!(tag.contains("hb7s"), "{tag}");
        let record = Share::record(&play).expect("a record");
        assert!(record.contains("2s me7s") && !record.contains("hb7s"), "the plain record has no variations");
    }

    #[test]
    fn a_link_opens_the_whole_game_or_else_the_position() {
        let play = example();
        let link = Share::of(&play, Settings::default()).link("https://example.org/");
        let query = link.strip_prefix("https://example.org/#/study?").expect("the address of the study");
        let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let [(name, packed)] = pairs.as_slice() else { panic!("one pair") };
        assert_eq!(name, "game");
        let text = unpack(packed).expect("a packed game").to_record().expect("a record").to_tagged();
        assert_eq!(text, play.document().to_text());
        let (position, number) = play.numbered_position().expect("a position");
        let start = GameStart::Position(position, number);
        let options = GameOptions { start, ..GameOptions::against(Player::Person, Side::Gold) };
        let share = Share::of(&PlayState::new(options), Settings::default());
        let link = share.link("");
        let query = link.strip_prefix("#/study?").expect("the address of the study");
        let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        assert_eq!(pairs, [("position".to_owned(), share.position().expect("a position").to_owned())]);
    }

    #[test]
    fn only_existing_content_is_shared() {
        let mut play = PlayState::new(GameOptions::against(Player::Person, Side::Silver));
        assert!(!Share::is_possible(&play));
        play.apply(PlayAction::End);
        assert!(Share::is_possible(&play));
        assert_eq!(Share::of(&play, Settings::default()).choices(), [Shown::Game]);
        let (position, number) = example().numbered_position().expect("a position");
        let start = GameStart::Position(position, number);
        let options = GameOptions { start, ..GameOptions::against(Player::Person, Side::Silver) };
        let from_position = PlayState::resume(Document::new(options));
        assert_eq!(Share::of(&from_position, Settings::default()).choices(), [Shown::Position]);
    }

    #[test]
    fn text_is_escaped_in_the_code() {
        let mut share = Share::of(&example(), Settings::default());
        let evil = "[Event \"</iframe><script>alert('1')</script>\"]\r\n\t& {a \"comment\" <b>} ä 🐘 &quot;";
        share.game = Some(evil.to_owned());
        let (frame, tag) = (share.frame(Shown::Game, "https://e.org/?'\"", "t"), share.tag(Shown::Game, "s"));
        assert_eq!(frame.matches(['<', '>']).count(), 4, "{frame}");
        assert_eq!(tag.matches(['<', '>']).count(), 8, "{tag}");
        let quotes = |text: &str| text.matches('"').count();
        assert_eq!((quotes(&frame), quotes(&tag)), (12, 8), "{frame} {tag}");
        let value = between(&tag, "record=\"", "\"");
        let names = [
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;", "\""),
            ("&#39;", "'"),
            ("&#13;", "\r"),
            ("&#10;", "\n"),
        ];
        let read = names.iter().fold(value.to_owned(), |text, (name, letter)| text.replace(name, letter));
        assert_eq!(read.replace("&#9;", "\t").replace("&amp;", "&"), evil);
        let value = between(&frame, "#record=", "&amp;ply");
        assert!(
            !value.contains(['&', '<', '"', '\'', ' ', '#', '+', '\n']) || !value.contains('&'),
            "{value}"
        );
    }

    #[test]
    fn reachability_follows_from_the_address() {
        for (protocol, host, reachability) in [
            ("https:", "example.org", Reachability::Public),
            ("https:", "10.example.org", Reachability::Public),
            ("http:", "example.org", Reachability::Unsafe),
            ("https:", "localhost", Reachability::Local),
            ("http:", "127.0.0.1", Reachability::Local),
            ("http:", "[::1]", Reachability::Local),
            ("http:", "192.168.1.20", Reachability::Local),
            ("http:", "172.20.0.1", Reachability::Local),
            ("http:", "172.40.0.1", Reachability::Unsafe),
            ("http:", "kitchen.local", Reachability::Local),
            ("file:", "", Reachability::Local),
        ] {
            assert_eq!(Reachability::of(protocol, host), reachability, "{protocol}//{host}");
        }
    }
}
