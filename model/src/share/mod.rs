//! Sharing: the record, the position, and code that embeds either in another page.

mod animation;
mod letter_link;
mod looks;
mod of_study;
mod position_link;
mod qr_code;
mod qr_reading;
mod shot;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_hostile_texts;

use core::fmt::Write;
use core::net::IpAddr;

use ansa_core::Side;
use ansa_core::notation::PositionText;
use ansa_core::record::NodeId;
use ansa_texts::{Language, language};

use crate::activities::play::PlayState;
use crate::document::Document;
use crate::formats::words;
use crate::keyed::keyed;
use crate::settings::Settings;

pub use animation::{
    AnimationChoices, AnimationError, AnimationFrame, AnimationPace, AnimationUnit, Film, moving_board,
};
pub use letter_link::{LetterLink, letter_link};
pub use looks::{PictureLooks, PictureSize};
pub use position_link::position_link;
pub use qr_code::QrCode;
pub use qr_reading::{lightness, read_qr_codes};
pub use shot::Shot;

/// The paths of the element as a page and as a script, relative to the page. The build puts the files there.
pub const FRAME: &str = "element/embed.html";
pub const SCRIPT: &str = "element/arimaa-board.js";

/// The width of a frame in CSS pixels: a board of 388 by 388 and a margin.
const WIDTH: u32 = 400;
/// The height below the board for a game: buttons, the turn number, and a comment of two lines.
const BELOW: u32 = 160;

/// Code longer than this gets a warning, in characters: some sites truncate long code.
const LONG: usize = 4000;

keyed! {
    /// The content of the embedded board.
    Shown {
        /// The whole game, starting at the displayed position.
        Game = "game",
        /// The displayed position.
        Position = "position",
    }
}

impl Shown {
    /// The height of the frame in CSS pixels.
    pub const fn height(self) -> u32 {
        match self {
            Shown::Game => WIDTH + BELOW,
            Shown::Position => WIDTH,
        }
    }
}

/// Who can reach the page at its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reachability {
    /// Everybody.
    Public,
    /// Everybody, but pages loaded over HTTPS can't embed it.
    Unsafe,
    /// Only this computer, or its network.
    Local,
}

impl Reachability {
    /// The reachability of a page with this protocol (`https:`) and host name.
    pub fn of(protocol: &str, host: &str) -> Reachability {
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
pub struct Share {
    /// The whole record, with its tags, comments, variations, times and evaluations, if anything has been played.
    pub record: Option<String>,
    /// The same for an embedded board, with the line shown as its main line.
    game: Option<String>,
    /// The turns of the line shown alone.
    pub plain: Option<String>,
    /// Its turns as a short text for a link; `None` if it is too long for one.
    packed: Option<String>,
    /// How many of its plies are on the board.
    ply: usize,
    /// The number of the place shown in the whole record; `None` for the end, which is shown anyway.
    at: Option<usize>,
    /// The displayed position, once both sides have set up.
    position: Option<PositionText>,
    bottom: Side,
    settings: Settings,
}

impl Share {
    /// The shareable content of the game in this state, with the current appearance.
    pub fn of(play: &PlayState, settings: Settings) -> Share {
        let plies = play.game().plies().len();
        let position = play
            .numbered_position()
            .map(|(position, _)| PositionText::new(play.board().to_pieces(), position.side()));
        let record = (plies > 0).then(|| play.document.to_text());
        Share {
            game: record.clone(),
            record,
            plain: (plies > 0).then(|| words::of_game(play.game())),
            packed: (plies > 0).then(|| play.document.to_link()).flatten(),
            ply: if play.is_live() { plies } else { play.place().plies().min(plies) },
            at: place_in(&play.document, play.place().node()).filter(|_| !play.is_live()),
            position,
            bottom: play.bottom(),
            settings,
        }
    }

    /// Whether there is anything to share.
    pub fn is_possible(play: &PlayState) -> bool {
        !play.game().plies().is_empty() || play.numbered_position().is_some()
    }

    /// The possible contents of the embedded board.
    pub fn choices(&self) -> Vec<Shown> {
        let can = |shown: &Shown| match shown {
            Shown::Game => self.game.is_some(),
            Shown::Position => self.position.is_some(),
        };
        Shown::ALL.into_iter().filter(can).collect()
    }

    /// The position in one line.
    pub fn position(&self) -> Option<String> {
        self.position.as_ref().map(PositionText::to_short)
    }

    pub fn diagram(&self) -> Option<String> {
        self.position.as_ref().map(PositionText::to_diagram)
    }

    fn attributes(&self, shown: Shown) -> Vec<(&'static str, String)> {
        let mut attributes = match shown {
            Shown::Game => {
                vec![("record", self.game.clone().unwrap_or_default()), ("ply", self.ply.to_string())]
            }
            Shown::Position => vec![("position", self.position().unwrap_or_default())],
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
    pub fn link(&self, page: &str) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        match (&self.record, self.position()) {
            (Some(record), _) => match &self.packed {
                Some(packed) => query.append_pair("game", packed),
                None => query.append_pair("record", record),
            }
            .extend_pairs(self.at.map(|at| ("at", at.to_string()))),
            (None, Some(position)) => query.append_pair("position", &position),
            (None, None) => &mut query,
        };
        format!("{page}#/study?{}", query.finish())
    }

    /// The address of the frame; `page` is the address of [`FRAME`].
    pub fn address(&self, shown: Shown, page: &str) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(self.attributes(shown));
        // A frame can't know the language of the page around it, as the element does.
        if language() != Language::English {
            query.append_pair("lang", language().folder());
        }
        format!("{page}#{}", query.finish())
    }

    /// Code for pages that forbid scripts; `page` is the address of [`FRAME`], and `title` is for screen readers.
    pub fn frame(&self, shown: Shown, page: &str, title: &str) -> String {
        format!(
            "<iframe src=\"{}\" title=\"{}\" width=\"{WIDTH}\" height=\"{}\" \
             style=\"max-width:100%;border:0\" loading=\"lazy\"></iframe>",
            escaped(&self.address(shown, page)),
            escaped(title),
            shown.height(),
        )
    }

    /// Code with the element itself; `script` is the address of [`SCRIPT`].
    pub fn tag(&self, shown: Shown, script: &str) -> String {
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
}

/// The number of a place in a document; `None` for the end of the main line.
fn place_in(document: &Document, node: Option<NodeId>) -> Option<usize> {
    let node = node.unwrap_or(document.root());
    document.number_of(node).filter(|_| document.end_cursor().node() != Some(node))
}

/// The length of code that some sites may truncate; `None` if it is short enough.
pub fn long(code: &str) -> Option<usize> {
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
