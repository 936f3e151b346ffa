//! The community's text form.

use ansa_core::Side;
use ansa_tournament::{ByeResult, Change, Format, GameResult, Tournament, format_in_text, notes_in_text};

use crate::common::properties;
use crate::common::{Numbers, come_and_go, end_games, share, with_players};

const FORMAT: Format = Format::Elimination { lives: 3 };

/// Every event and result that the description of the form has.
const EXAMPLE: &str = include_str!("../../fuzz/seeds/tournament/events");

#[test]
fn every_event_of_the_form_is_read() {
    let tournament = Tournament::from_text(EXAMPLE, FORMAT, 1).unwrap();
    let ratings: Vec<_> = tournament.players().iter().map(|player| player.rating).collect();
    assert_eq!(ratings, [1234.5, 1200.0, 1150.3, 1100.2].map(Some));
    let sizes: Vec<_> =
        tournament.rounds().iter().map(|round| (round.games.len(), round.byes.len())).collect();
    assert_eq!(sizes, [(2, 0), (1, 1), (2, 0), (2, 0), (1, 2)]);
    let results: Vec<_> = tournament.games().map(|game| game.result).collect();
    let expected = [
        GameResult::Win(Side::Gold),
        GameResult::Win(Side::Gold),
        GameResult::DoubleLoss,
        GameResult::DoubleWin,
        GameResult::NoDecision,
        GameResult::Draw,
        GameResult::Vacated,
    ];
    assert_eq!(results[..7], expected.map(Some));
    assert_eq!(results[7], None);
    let byes: Vec<_> =
        tournament.rounds().iter().flat_map(|round| &round.byes).map(|bye| bye.counts_as).collect();
    assert_eq!(byes, [None, Some(ByeResult::Win), Some(ByeResult::Loss)]);
    assert!(tournament.players().iter().all(|player| !player.is_withdrawn));
    assert!(properties::text(EXAMPLE));
}

#[test]
fn notes_stand_behind_players_and_change_nothing() {
    let tournament = Tournament::from_text(EXAMPLE, FORMAT, 1).unwrap();
    let second = tournament.players()[1].id;
    let text = tournament.to_text_with(|id| (id == second).then(|| "Seat: a * friend".to_owned()));
    assert_eq!(notes_in_text(&text).collect::<Vec<_>>(), [("player2", "Seat: a * friend")]);
    let again = |text: &str| Tournament::from_text(text, FORMAT, 1).unwrap().to_text();
    assert_eq!(again(&text), again(&tournament.to_text()));
    assert_eq!(notes_in_text(&tournament.to_text()).count(), 0);
    let odd = "PLAYER a 1 *# n \nplayer # no name\ngame a b # no player\n# player c 1 # d\nplayer d 1 #\n";
    assert_eq!(notes_in_text(odd).collect::<Vec<_>>(), [("a", "n")]);
}

#[test]
fn without_headings_a_round_begins_when_someone_plays_again() {
    let plain: String =
        EXAMPLE.lines().filter(|line| !line.contains("Round")).map(|line| line.to_owned() + "\n").collect();
    let sizes = |text: &str, format| {
        let tournament = Tournament::from_text(text, format, 1).unwrap();
        tournament.rounds().iter().map(|round| (round.games.len(), round.byes.len())).collect::<Vec<_>>()
    };
    assert_eq!(sizes(&plain, FORMAT), sizes(EXAMPLE, FORMAT));
    let players = "player a 1\nplayer b 1\nplayer c 1\n";
    let games = "game a b draw\ngame c a draw\ngame a b draw\n";
    assert_eq!(sizes(&(players.to_owned() + games), Format::Gauntlet { games: 2 }), [(2, 0), (1, 0)]);
    let numbered = "game a b draw\nround 2\ngame b c draw\nROUND 3\n";
    assert_eq!(sizes(&(players.to_owned() + numbered), FORMAT), [(1, 0), (1, 0), (0, 0)]);
    // Nobody plays again, so only the heading tells.
    let headed = "player d 1\ngame a b draw\n* ROUND 2: the second\ngame c d draw\n# round about\nbye a\n";
    assert_eq!(sizes(&(players.to_owned() + headed), FORMAT), [(1, 0), (1, 1)]);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    for (text, error) in [
        ("player player name 1234", "line 1: a word is missing, or there is one too many"),
        ("player player1 1abd", "line 1: “1abd” is not a rating"),
        ("player player1 nan", "line 1: the rating NaN is not between -1000 and 5000"),
        ("player player1 1\nplayer player1 1", "line 2: two players have the name “player1”"),
        ("player player1 1234\nremove player2", "line 2: no player has the name “player2”"),
        ("player player1 1234\nadd player2", "line 2: no player has the name “player2”"),
        ("player player1 1234\nbye player2", "line 2: no player has the name “player2”"),
        ("player player1 1234\nremove player1\nbye player1", "line 3: “player1” has been removed"),
        ("player a 1\nremove a\nremove a", "line 3: “a” has been removed"),
        ("player a 1\nbye a draw", "line 2: “draw” is not a result of this game"),
        ("player a 1\ngame b a winner a", "line 2: no player has the name “b”"),
        ("player a 1\ngame a a draw", "line 2: “a” can't play alone"),
        ("player a 1\nplayer b 1\ngame a b winner", "line 3: “winner” is not a result of this game"),
        (
            "player a 1\nplayer b 1\nplayer c 1\ngame a b winner c",
            "line 4: “winner c” is not a result of this game",
        ),
        (
            "player a 1\nplayer b 1\ngame a b nonexistent",
            "line 3: “nonexistent” is not a result of this game",
        ),
        ("nonsense a", "line 1: “nonsense” is no event of a tournament"),
        ("game", "line 1: a word is missing, or there is one too many"),
        ("round x", "line 1: “x” is not the number of a round"),
    ] {
        let found = Tournament::from_text(text, FORMAT, 1).unwrap_err();
        assert_eq!(found.to_string(), error, "{text}");
    }
    let error = Tournament::from_text("", Format::Swiss { rounds: 0 }, 1).unwrap_err();
    assert_eq!(error.to_string(), "a tournament can have 1 to 100 rounds, not 0");
}

#[test]
fn random_tournaments_come_back() {
    let mut numbers = Numbers(1);
    for number in 0..share(300) {
        let format = [
            FORMAT,
            Format::Swiss { rounds: 7 },
            Format::RoundRobin { cycles: 2 },
            Format::Gauntlet { games: 3 },
        ][number as usize % 4];
        let mut tournament = with_players(format, 6, &mut numbers);
        for _ in 0..numbers.below(8) {
            if tournament.apply(Change::StartRound).is_err() {
                break;
            }
            end_games(&mut tournament, &mut numbers, true);
            come_and_go(&mut tournament, &mut numbers);
        }
        let text = tournament.to_text();
        let again = Tournament::from_text(&text, format, tournament.seed()).unwrap();
        assert_eq!(again.to_text(), text);
        let results = |tournament: &Tournament| -> Vec<_> {
            let game = |game: &ansa_tournament::TournamentGame| {
                (game.id, game.pairing.gold, game.pairing.silver, game.pairing.meeting, game.result)
            };
            let rounds = tournament.rounds().iter();
            rounds.map(|round| round.games.iter().map(game).collect::<Vec<_>>()).collect()
        };
        // Numbers of players who left before the first round are not given again, so only these may differ.
        assert_eq!(results(&again), results(&tournament), "{text}");
    }
}

#[test]
fn a_comment_can_name_the_format() {
    let mut numbers = Numbers(4);
    for format in [FORMAT, Format::Swiss { rounds: 4 }, Format::Gauntlet { games: 7 }, Format::Challenge] {
        let text = with_players(format, 4, &mut numbers).to_text();
        assert_eq!(format_in_text(&text), Some(format), "{text}");
    }
    assert_eq!(format_in_text(EXAMPLE), None);
    assert_eq!(
        format_in_text("player a 1 ** FORMAT :  swiss 2\n# Format: gauntlet"),
        Some(Format::Swiss { rounds: 2 })
    );
    for text in
        ["format: swiss 2", "# Format swiss 2", "# Format: swiss 0", "# The format: swiss 2", "# Format: x"]
    {
        assert_eq!(format_in_text(text), None, "{text}");
    }
}

#[test]
fn names_are_written_as_different_words() {
    let mut tournament = Tournament::new(FORMAT, 1).unwrap();
    for name in ["a b", "a_b", "a#b", "* \u{2003}c", "stop"] {
        tournament.apply(Change::Add { name: name.to_owned(), rating: None }).unwrap();
    }
    let text = tournament.to_text();
    let names: Vec<_> =
        text.lines().filter_map(|line| line.strip_prefix("player ")?.split(' ').next()).collect();
    assert_eq!(names, ["a_b", "a_b_2", "a_b_3", "___c", "stop"]);
    assert!(properties::text(&text));
}

/// Mutated and made-up texts are read or refused.
#[test]
fn hostile_texts_do_no_harm() {
    let mut numbers = Numbers(9);
    let words = [
        "player",
        "remove",
        "add",
        "bye",
        "game",
        "pair",
        "round",
        "stop",
        "winner",
        "draw",
        "double",
        "win",
        "loss",
        "no",
        "decision",
        "vacated",
        "a",
        "b",
        "c",
        "1500",
        "-1e400",
        "NaN",
        "4294967295",
        "#",
        "*",
        "# Round 3",
        "\u{0}",
        "ß\u{301}",
        "\u{202e}",
        "\n",
        "\n",
        "\n",
        "\r\n",
    ];
    let mut read = 0;
    for _ in 0..share(20_000) {
        let mut text = String::new();
        if numbers.below(2) == 0 {
            text.push_str("player a 1\nplayer b 1\nplayer c 1\n");
        }
        for _ in 0..numbers.below(40) {
            text.push_str(words[numbers.below(words.len())]);
            text.push(' ');
        }
        read += usize::from(properties::text(&text));
    }
    assert!(read > 10, "{read}");
    for _ in 0..share(5000) {
        let mut bytes = EXAMPLE.as_bytes().to_vec();
        for _ in 0..=numbers.below(3) {
            let at = numbers.below(bytes.len());
            match numbers.below(3) {
                0 => bytes[at] = numbers.below(256) as u8,
                1 => drop(bytes.drain(at..(at + numbers.below(20)).min(bytes.len()))),
                _ => bytes.insert(at, b"\n #*ab19"[numbers.below(8)]),
            }
        }
        properties::text(&String::from_utf8_lossy(&bytes));
    }
    let endless = "player a 1\nplayer b 1\n".to_owned() + &"game a b draw\n".repeat(60_000);
    let error = Tournament::from_text(&endless, FORMAT, 1).unwrap_err();
    assert_eq!(error.to_string(), "line 50003: a tournament can't have more than 50000 games and byes");
    let many: Vec<String> = (0..65).map(|number| format!("player p{number} 1")).collect();
    let error = Tournament::from_text(&many.join("\n"), FORMAT, 1).unwrap_err();
    assert_eq!(error.to_string(), "line 65: no place is left for another player");
}
