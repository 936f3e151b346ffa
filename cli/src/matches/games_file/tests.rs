use std::fs;

use ansa_core::position::outcome::Reason;

use super::*;
use crate::matches::openings::Openings;

#[test]
fn an_interrupted_file_is_continued() {
    let path = std::env::temp_dir().join(format!("ansa-match-{}.tsv", std::process::id()));
    let _ = fs::remove_file(&path);
    let names = BySide { gold: "a\tb".to_owned(), silver: "c".to_owned() };
    let game = Openings::Book.game(1, 1).unwrap();
    let gold_wins = Outcome::win(Side::Gold, Reason::Time);
    let draw = Outcome { winner: None, reason: Reason::Score };
    let (mut games, known) = GamesFile::open(&path, "match 1").unwrap();
    assert_eq!(known, []);
    games.add(1, Side::Gold, &names, &game, gold_wins).unwrap();
    games.add(0, Side::Silver, &names, &game, draw).unwrap();
    drop(games);
    let whole = fs::read(&path).unwrap();

    // Wherever the file is cut off, the complete rows count.
    for length in 0..=whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        let (games, known) = GamesFile::open(&path, "match 1").unwrap();
        let rows = whole[..length].split(|&byte| byte == b'\n').count().saturating_sub(2);
        let names = BySide { gold: "a b".to_owned(), silver: "c".to_owned() };
        let all = [(1, Some(Side::Gold)), (0, None)].map(|(number, winner)| RecordedGame {
            number,
            winner,
            names: names.clone(),
        });
        assert_eq!(known, all[..rows], "{length}");
        drop(games);
        assert!(whole.starts_with(&fs::read(&path).unwrap()), "{length}");
    }
    assert!(GamesFile::open(&path, "match 2").unwrap_err().contains("another match"));
    let results: Vec<String> = ansa_core::record::judge_file(&String::from_utf8(whole.clone()).unwrap())
        .map(|game| game.to_string())
        .collect();
    assert_eq!(results, ["2 2 - -", "1 2 - -"]);

    fs::write(&path, "something else").unwrap();
    assert!(GamesFile::open(&path, "match 1").unwrap_err().contains("is not a file of match games"));
    assert_eq!(fs::read(&path).unwrap(), b"something else");
    let text = String::from_utf8(whole).unwrap();
    for (from, to) in [("\n2\t", "\n1\t"), ("\n2\t", "\n0\t"), ("\tw\t", "\tq\t"), ("movelist", "moves")] {
        fs::write(&path, text.replace(from, to)).unwrap();
        assert!(GamesFile::open(&path, "match 1").is_err(), "{from} {to}");
    }
    fs::remove_file(&path).unwrap();
}
