use ansa_core::{Board, Piece, PositionBuilder, Role, Square};

use super::*;
use crate::document::GameStart;

/// Texts that are no messages.
pub(in crate::nearby) const HOSTILE: &[&str] = &[
    "",
    "\t",
    "1",
    "1\t",
    "ping",
    "0\tping",
    "01\tping",
    "1 ping",
    "1\tPING",
    "1\tping\t",
    "1\tping\n",
    "\u{feff}1\tping",
    "1\tping\u{0}",
    "1\tsay\thello\tworld",
    "1\tsay\t<script>alert(1)</script>",
    "1\tbye\t",
    "1\tdecline\tA",
    "1\tdecline\t",
    "1\tdecline\taaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "1\tack\tfirst",
    "1\tack\tfirst\t0\t0\t00\t-",
    "1\thello\tfirst",
    "1\thello\t-\t-",
    "1\tply\t-1\t0\tEe2n\t0\t00",
    "1\tply\t+1\t0\tEe2n\t0\t0000000000000000000000000000000000000000000000000000000000000000",
    "1\tply\t1\t0\tEe2n\t99999999999999\t0000000000000000000000000000000000000000000000000000000000000000",
    "1\tply\t99999\t0\tEe2n\t0\t0000000000000000000000000000000000000000000000000000000000000000",
    "1\tply\t1\t0\tEe2n\t0\t000000000000000000000000000000000000000000000000000000000000000G",
    "1\tply\t1\t0\tEe2n\t0\t00000000000000000000000000000000000000000000000000000000000000Ä",
    "1\tend\t0\t0\t0000000000000000000000000000000000000000000000000000000000000000\tg-won",
    "{\"format\":\"ansa-nearby\",\"version\":1}",
    "\u{202e}gnip\t1",
];

fn mark(ending: Option<Ending>) -> Mark {
    Mark { backs: 2, plies: 31, hash: ChainHash::of_start(&["a"]), ending }
}

fn options() -> NearbyOptions {
    NearbyOptions { start: GameStart::default(), control: None, take_backs: true }
}

fn all() -> Vec<Message> {
    let id = GameId::new("abc123").unwrap();
    let mut board = Board::EMPTY;
    for (square, side, role) in [("a2", Side::Gold, Role::Rabbit), ("h7", Side::Silver, Role::Rabbit)] {
        board.put(square.parse::<Square>().unwrap(), Piece::new(side, role));
    }
    let position = PositionBuilder { board, side: Side::Silver }.build().unwrap();
    let starts = [
        options(),
        NearbyOptions {
            control: Some("2m/2m/100/10m/2h/5m".parse().unwrap()),
            take_backs: false,
            ..options()
        },
        NearbyOptions { start: GameStart::Position(position.with_steps_left(2).unwrap(), 17), ..options() },
    ];
    let mut messages: Vec<Message> = starts
        .into_iter()
        .map(|options| {
            let mark = mark(Some(Ending::Resigned(Side::Silver)));
            Message::Hello(Some(GameCard { id: id.clone(), side: Side::Gold, options, mark }))
        })
        .collect();
    let text = "Ee2n Ee3n Ee4n Md2n".to_owned();
    messages.extend([
        Message::Hello(None),
        Message::Ply { number: 2, backs: 0, text, used: 4200, hash: ChainHash::of_start(&[]) },
        Message::Ack(None),
        Message::Ack(Some((id.clone(), None))),
        Message::Ack(Some((id.clone(), Some(mark(None))))),
        Message::End(mark(Some(Ending::OutOfTime(Side::Gold)))),
        Message::End(mark(Some(Ending::Limit(Side::Gold)))),
        Message::AskBack { mark: mark(None), plies: 30 },
        Message::TookBack(mark(None)),
        Message::DeclineBack(mark(None)),
        Message::AskRematch(id.clone()),
        Message::Decline(id),
        Message::Ping,
        Message::Pong,
    ]);
    messages.extend(Phrase::ALL.map(Message::Say));
    messages.extend(ByeReason::KEYS.map(|(reason, _)| Message::Bye(reason)));
    messages
}

#[test]
fn every_message_is_read_as_it_is_written() {
    for message in all() {
        let text = message.write();
        assert!(text.len() <= MAX_MESSAGE / 2, "{text}");
        assert_eq!(Message::read(&text), Ok(message), "{text}");
    }
}

#[test]
fn what_is_no_message_is_refused() {
    for text in HOSTILE {
        assert!(Message::read(text).is_err(), "{text:?}");
    }
    assert_eq!(Message::read("2\tping"), Err(MessageError::Version));
    assert_eq!(Message::read(&"1".repeat(MAX_MESSAGE + 1)), Err(MessageError::TooLong));
}

/// Each change of one character gives no message, or another one that is written exactly so.
#[test]
fn changed_messages_are_refused_or_other_messages() {
    for message in all() {
        let text = message.write();
        for place in (0..text.len()).filter(|&place| text.is_char_boundary(place)) {
            for with in ["", " ", "\t", "0", "-", "é", "\n"] {
                let changed = format!("{}{with}{}", &text[..place], &text[place + 1..]);
                if let Ok(read) = Message::read(&changed) {
                    assert_eq!(read.write(), changed);
                }
            }
        }
    }
}
