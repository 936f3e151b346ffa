//! The stored form.

use ansa_tournament::{Change, Format, SavedTournament, Tournament};

use crate::common::{Numbers, come_and_go, end_games, with_players};

fn write(tournament: &Tournament) -> String {
    serde_json::to_string(&SavedTournament::from(tournament)).unwrap()
}

fn read(text: &str) -> Result<Tournament, String> {
    let saved: SavedTournament = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Tournament::try_from(saved).map_err(|error| error.to_string())
}

#[test]
fn tournaments_are_read_as_they_were_written() {
    let mut numbers = Numbers(1);
    for number in 0..200 {
        let formats = [
            Format::RoundRobin { cycles: 2 },
            Format::Gauntlet { games: 2 },
            Format::Swiss { rounds: 5 },
            Format::Elimination { lives: 2 },
            Format::Challenge,
        ];
        let mut tournament = with_players(formats[number % 5], 4, &mut numbers);
        for _ in 0..numbers.below(6) {
            if tournament.apply(Change::StartRound).is_err() {
                break;
            }
            if numbers.below(4) > 0 {
                end_games(&mut tournament, &mut numbers, true);
            }
            come_and_go(&mut tournament, &mut numbers);
        }
        assert_eq!(read(&write(&tournament)).as_ref(), Ok(&tournament));
    }
}

#[test]
fn the_form_is_plain() {
    let mut tournament = with_players(Format::Elimination { lives: 3 }, 3, &mut Numbers(2));
    tournament.apply(Change::StartRound).unwrap();
    end_games(&mut tournament, &mut Numbers(3), false);
    let text = write(&tournament);
    let start = "{\"format\":{\"elimination\":{\"lives\":3}},\"seed\":";
    assert!(text.starts_with(start), "{text}");
    assert!(text.contains("\"sides\":\"lot\",\"result\":\""), "{text}");
    assert!(text.contains("\"byes\":[{\"player\":"), "{text}");
}

#[test]
fn what_is_not_a_tournament_is_refused() {
    let mut tournament = with_players(Format::Elimination { lives: 3 }, 2, &mut Numbers(2));
    tournament.apply(Change::StartRound).unwrap();
    let text = write(&tournament);
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}: {text}");
        read(&text.replace(from, to)).unwrap_err()
    };
    assert_eq!(changed("\"lives\":3", "\"lives\":9"), "a tournament can have 2 to 4 lives, not 9");
    assert_eq!(changed("\"id\":1", "\"id\":0"), "two players have the number 0");
    assert_eq!(changed("\"P1\"", "\"P0\""), "two players have the name “P0”");
    assert_eq!(changed("\"P1\"", "\"\""), "the name of a player is empty");
    let alone = "a game is not between two players of the tournament";
    assert_eq!(changed("\"silver\":0", "\"silver\":1").as_str(), alone);
    assert_eq!(changed("\"silver\":0", "\"silver\":7").as_str(), alone);
    assert_eq!(changed("\"id\":1", "\"id\":4294967295"), "no place is left for another player");
    assert!(changed("elimination", "knockout").contains("unknown variant"));
    for length in 0..text.len() {
        assert!(read(&text[..length]).is_err(), "{length}");
    }
}
