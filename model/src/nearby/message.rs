//! The messages between two devices: one line each, whose fields are separated by tabs.
//!
//! A message has one text only: a text that [`Message::write`] would not make is refused.

use core::fmt;

use ansa_core::Side;

use super::chain::ChainHash;
use super::options::{NearbyOptions, read_side};
use super::phrase::Phrase;

/// The version of the protocol: the first field of each message.
const VERSION: &str = "1";
const BETWEEN: &str = "\t";
/// Instead of a game, or of an ending.
const NONE: &str = "-";
/// The longest message, in bytes.
pub const MAX_MESSAGE: usize = 1024;
/// The longest name of a game.
const MAX_ID: usize = 32;
/// The most plies of a game, and the most take-backs.
pub(super) const MAX_PLIES: u32 = 10_000;
/// The most time for one ply, in milliseconds: a year.
const MAX_USED: u64 = 366 * 24 * 60 * 60 * 1000;

/// The name of a game: 1 to 32 small letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(String);

impl GameId {
    pub fn new(text: &str) -> Option<GameId> {
        let fits = (1..=MAX_ID).contains(&text.len())
            && text.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
        fits.then(|| GameId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of the game after the one that ended with this hash.
    pub(super) fn of_rematch(end: ChainHash) -> GameId {
        GameId(ChainHash::of_start(&["rematch", &end.to_string()]).to_string().chars().take(MAX_ID).collect())
    }
}

/// An end that the board does not show. Each side tells only its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This side has resigned.
    Resigned(Side),
    /// This side has run out of time.
    OutOfTime(Side),
    /// The game has reached its limit, as this side has seen first.
    Limit(Side),
}

impl Ending {
    /// The side that tells it.
    pub const fn teller(self) -> Side {
        match self {
            Ending::Resigned(side) | Ending::OutOfTime(side) | Ending::Limit(side) => side,
        }
    }

    fn write(self) -> String {
        let name = match self {
            Ending::Resigned(_) => "resigned",
            Ending::OutOfTime(_) => "time",
            Ending::Limit(_) => "limit",
        };
        format!("{}-{name}", self.teller().letter())
    }

    fn read(text: &str) -> Option<Ending> {
        let (side, name) = text.split_once('-')?;
        let side = read_side(side)?;
        match name {
            "resigned" => Some(Ending::Resigned(side)),
            "time" => Some(Ending::OutOfTime(side)),
            "limit" => Some(Ending::Limit(side)),
            _ => None,
        }
    }
}

/// The state of a game, to compare two copies of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// How often turns were taken back.
    pub backs: u32,
    pub plies: u32,
    pub hash: ChainHash,
    pub ending: Option<Ending>,
}

/// The game that a device has, as it tells the other.
#[derive(Clone, PartialEq, Debug)]
pub struct GameCard {
    pub id: GameId,
    /// The sender's side.
    pub side: Side,
    pub options: NearbyOptions,
    pub mark: Mark,
}

/// Why one device leaves the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByeReason {
    /// The person has left.
    Left,
    /// Too many messages broke the protocol.
    Broken,
    /// There were too many messages.
    Flood,
    /// The games have one name, but not the same options and opposite sides.
    AnotherGame,
    /// A message has another version.
    Version,
}

impl ByeReason {
    const KEYS: [(ByeReason, &'static str); 5] = [
        (ByeReason::Left, "left"),
        (ByeReason::Broken, "broken"),
        (ByeReason::Flood, "flood"),
        (ByeReason::AnotherGame, "another-game"),
        (ByeReason::Version, "version"),
    ];
}

#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// The sender has this game, or none. The first message, and repeated until it is answered.
    Hello(Option<GameCard>),
    /// The ply with this number, counted from 0, and the state after it.
    Ply {
        number: u32,
        backs: u32,
        text: String,
        used: u64,
        hash: ChainHash,
    },
    /// The answer to a hello and to a ply: the game of the other that was heard of, and the state of the sender's copy of
    /// it, if there is one.
    Ack(Option<(GameId, Option<Mark>)>),
    /// The state after an end that the board does not show.
    End(Mark),
    /// Asks to take back turns: of this state, to this number of plies.
    AskBack {
        mark: Mark,
        plies: u32,
    },
    /// Turns were taken back: the state after it.
    TookBack(Mark),
    /// The turns of this state are not taken back.
    DeclineBack(Mark),
    /// Asks for a further game with this name, with exchanged sides.
    AskRematch(GameId),
    /// Does not want the game with this name.
    Decline(GameId),
    Say(Phrase),
    Ping,
    Pong,
    Bye(ByeReason),
}

/// Why a text is no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MessageError {
    TooLong,
    /// It is of another version of the protocol.
    Version,
    /// It is not exactly what this version writes.
    Malformed,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MessageError::TooLong => "the message is too long",
            MessageError::Version => "the message has another version",
            MessageError::Malformed => "the message is malformed",
        })
    }
}

impl Message {
    pub fn write(&self) -> String {
        let mut fields = vec![VERSION.to_owned()];
        let mut put = |name: &str, more: Vec<String>| {
            fields.push(name.to_owned());
            fields.extend(more);
        };
        match self {
            Message::Hello(game) => {
                put("hello", game.as_ref().and_then(write_game).unwrap_or_else(|| vec![NONE.to_owned()]));
            }
            Message::Ply { number, backs, text, used, hash } => {
                let more =
                    [number.to_string(), backs.to_string(), text.clone(), used.to_string(), hash.to_string()];
                put("ply", more.to_vec());
            }
            Message::Ack(game) => put("ack", write_ack(game.as_ref())),
            Message::End(mark) => put("end", write_mark(mark)),
            Message::AskBack { mark, plies } => {
                put("ask-back", [vec![plies.to_string()], write_mark(mark)].concat());
            }
            Message::TookBack(mark) => put("took-back", write_mark(mark)),
            Message::DeclineBack(mark) => put("decline-back", write_mark(mark)),
            Message::AskRematch(id) => put("ask-rematch", vec![id.0.clone()]),
            Message::Decline(id) => put("decline", vec![id.0.clone()]),
            Message::Say(phrase) => put("say", vec![phrase.key().to_owned()]),
            Message::Ping => put("ping", Vec::new()),
            Message::Pong => put("pong", Vec::new()),
            Message::Bye(reason) => {
                let key = ByeReason::KEYS.iter().find(|(own, _)| own == reason).map_or("", |(_, key)| key);
                put("bye", vec![key.to_owned()]);
            }
        }
        fields.join(BETWEEN)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// It is not exactly what [`Message::write`] makes.
    pub fn read(text: &str) -> Result<Message, MessageError> {
        if text.len() > MAX_MESSAGE {
            return Err(MessageError::TooLong);
        }
        let mut fields = text.split(BETWEEN);
        match fields.next() {
            Some(VERSION) => {}
            Some(other) if !other.is_empty() && other.bytes().all(|digit| digit.is_ascii_digit()) => {
                return Err(MessageError::Version);
            }
            _ => return Err(MessageError::Malformed),
        }
        let fields: Vec<&str> = fields.collect();
        let message = read_fields(&fields).ok_or(MessageError::Malformed)?;
        if message.write() == text { Ok(message) } else { Err(MessageError::Malformed) }
    }
}

fn read_fields(fields: &[&str]) -> Option<Message> {
    let (name, fields) = fields.split_first()?;
    Some(match (*name, fields) {
        ("hello", [NONE]) => Message::Hello(None),
        ("hello", [id, side, start, control, take_backs, mark @ ..]) => Message::Hello(Some(GameCard {
            id: GameId::new(id)?,
            side: read_side(side)?,
            options: NearbyOptions::of_fields(start, control, take_backs)?,
            mark: read_mark(mark)?,
        })),
        ("ply", [number, backs, text, used, hash]) => Message::Ply {
            number: read_count(number)?,
            backs: read_count(backs)?,
            text: (*text).to_owned(),
            used: used.parse().ok().filter(|&used| used <= MAX_USED)?,
            hash: ChainHash::read(hash)?,
        },
        ("ack", [NONE]) => Message::Ack(None),
        ("ack", [id, NONE]) => Message::Ack(Some((GameId::new(id)?, None))),
        ("ack", [id, mark @ ..]) => Message::Ack(Some((GameId::new(id)?, Some(read_mark(mark)?)))),
        ("end", mark) => Message::End(read_mark(mark)?),
        ("ask-back", [plies, mark @ ..]) => {
            Message::AskBack { mark: read_mark(mark)?, plies: read_count(plies)? }
        }
        ("took-back", mark) => Message::TookBack(read_mark(mark)?),
        ("decline-back", mark) => Message::DeclineBack(read_mark(mark)?),
        ("ask-rematch", [id]) => Message::AskRematch(GameId::new(id)?),
        ("decline", [id]) => Message::Decline(GameId::new(id)?),
        ("say", [phrase]) => Message::Say(Phrase::from_key(phrase)?),
        ("ping", []) => Message::Ping,
        ("pong", []) => Message::Pong,
        ("bye", [reason]) => Message::Bye(ByeReason::KEYS.iter().find(|(_, key)| key == reason)?.0),
        _ => return None,
    })
}

fn write_game(game: &GameCard) -> Option<Vec<String>> {
    let GameCard { id, side, options, mark } = game;
    let fields =
        [vec![id.0.clone(), side.letter().to_string()], options.to_fields()?.to_vec(), write_mark(mark)];
    Some(fields.concat())
}

fn write_ack(game: Option<&(GameId, Option<Mark>)>) -> Vec<String> {
    let none = || vec![NONE.to_owned()];
    match game {
        None => none(),
        Some((id, mark)) => [vec![id.0.clone()], mark.as_ref().map_or_else(none, write_mark)].concat(),
    }
}

fn write_mark(mark: &Mark) -> Vec<String> {
    let ending = mark.ending.map_or_else(|| NONE.to_owned(), Ending::write);
    vec![mark.backs.to_string(), mark.plies.to_string(), mark.hash.to_string(), ending]
}

fn read_mark(fields: &[&str]) -> Option<Mark> {
    let [backs, plies, hash, ending] = fields else { return None };
    let ending = match *ending {
        NONE => None,
        ending => Some(Ending::read(ending)?),
    };
    Some(Mark { backs: read_count(backs)?, plies: read_count(plies)?, hash: ChainHash::read(hash)?, ending })
}

fn read_count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&count| count <= MAX_PLIES)
}

#[cfg(test)]
pub(super) mod tests;
