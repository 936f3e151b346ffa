use std::fs;
use std::path::PathBuf;

use super::*;
use crate::matches::openings::Openings;

fn empty_path(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("ansa-positions-{name}-{}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

fn game(number: u64, winner: Side) -> SelfPlayGame {
    let position = Openings::Book.game(number, 0).unwrap().position().unwrap();
    let positions = vec![(position, 12), (position.after_pass(), -40)];
    let sampled_leaves = if number == 2 { vec![(position, 77)] } else { Vec::new() };
    SelfPlayGame { number, winner, positions, sampled_leaves }
}

fn all(path: &Path) -> Result<Vec<Sample>, String> {
    let mut samples = Vec::new();
    read(path, |sample| samples.push(sample)).map(|()| samples)
}

#[test]
fn what_is_written_is_read_and_an_incomplete_game_is_cut_off() {
    let path = empty_path("written");
    let mut file = PositionsFile::open(&path).unwrap();
    assert_eq!(file.next, 0);
    file.add(&game(0, Side::Gold)).unwrap();
    file.add(&SelfPlayGame { positions: Vec::new(), ..game(1, Side::Gold) }).unwrap();
    file.add(&game(2, Side::Silver)).unwrap();
    let samples = all(&path).unwrap();
    let found: Vec<_> = samples.iter().map(|sample| (sample.score, sample.origin)).collect();
    let played = |won, is_last| SampleOrigin::Game { won, is_last };
    let first = [(12, played(true, false)), (-40, played(false, true)), (77, SampleOrigin::SampledLeaf)];
    assert_eq!(found[..3], first);
    assert_eq!(found[3..], [(12, played(false, false)), (-40, played(true, true))]);
    assert_eq!(samples[3].position, game(2, Side::Silver).positions[0].0);

    let whole = fs::read_to_string(&path).unwrap();
    let leaf = whole.lines().nth(4).unwrap();
    assert!(leaf.starts_with(LEAF_PREFIX));
    for broken in ["game 3 g 2\n", "game 3 g 2\ng [", "game 3 g 2\ng [x]\t1\n", leaf, "leaf g ["] {
        fs::write(&path, format!("{whole}{broken}")).unwrap();
        let mut file = PositionsFile::open(&path).unwrap();
        assert_eq!(file.next, 3, "{broken}");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{broken}");
        file.add(&game(3, Side::Gold)).unwrap();
        assert_eq!(all(&path).unwrap().len(), 7);
    }
    fs::remove_file(&path).unwrap();
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let path = empty_path("refused");
    let texts = [
        ("hello\n", "version"),
        ("ansa-positions 2\n", "version"),
        ("ansa-positions 4\n", "version"),
        ("ansa-positions 3\nhello\n", "line 2: expected a game"),
        ("ansa-positions 3\ngame 0 x 1\n", "line 2: expected a game"),
        ("ansa-positions 3\ngame 0 g 0\n", "line 2: expected a game"),
        ("ansa-positions 3\nleaf g [ ]\n", "line 2: a score is missing"),
        ("ansa-positions 3\ngame 0 g 1\ng [ ]\n", "line 3: a score is missing"),
        ("ansa-positions 3\ngame 0 g 1\ng [ ]\tx\n", "line 3: the score is not a number"),
        ("ansa-positions 3\ngame 0 g 1\ng [ ]\t1\n", "line 3"),
    ];
    for (text, expected) in texts {
        fs::write(&path, text).unwrap();
        let error = all(&path).err().unwrap();
        assert!(error.contains(expected), "{text:?}: {error}");
    }
    fs::write(&path, "hello\n").unwrap();
    assert!(PositionsFile::open(&path).is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), "hello\n");
    fs::remove_file(&path).unwrap();
    assert!(all(&path).is_err());
}
