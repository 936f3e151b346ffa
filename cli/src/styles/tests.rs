use super::*;
use crate::matches::openings::Openings;

/// A games file in which the first engine plays gold in the first game, and silver in the second.
fn file(games: &[(&str, &Game)]) -> String {
    let rows = games.iter().enumerate().map(|(index, (one, game))| {
        let lines = game.to_record().to_plain();
        let moves = lines.trim_end().lines().collect::<Vec<_>>().join("\\n");
        format!("{}\t{one}\tw\t{moves}\n", index + 1)
    });
    format!("id\tone\tresult\tmovelist\n{}", rows.collect::<String>())
}

/// Gold moves a rabbit up the edge, silver moves its horse to and fro.
fn game(turns: usize) -> Game {
    let mut game = Openings::Book.game(1, 1).unwrap();
    for number in 0..2 * turns {
        let board = game.board();
        let side = game.side();
        let wanted = if side == Side::Gold { "R" } else { "h" };
        let steps = game.position().unwrap();
        let step = steps
            .steps()
            .map(|(step, _)| step)
            .filter(|step| {
                board.piece_at(step.from).is_some_and(|piece| piece.letter().to_string() == wanted)
            })
            .find(|&step| game.clone().play_steps(&[step]).is_ok());
        let step = step.unwrap_or_else(|| panic!("no step of {wanted} in turn {number}"));
        game.play_steps(&[step]).unwrap();
    }
    game
}

fn feature(features: &PlayFeatures, name: &str) -> f64 {
    features.0[PlayFeatures::NAMES.iter().position(|own| *own == name).unwrap()]
}

fn shown(features: &PlayFeatures, name: &str) -> String {
    format!("{:.2}", feature(features, name))
}

#[test]
fn the_features_of_a_game_are_those_of_each_side() {
    let game = game(7);
    let games = read(&file(&[("g", &game), ("s", &game)])).unwrap();
    let [(0, [gold, silver]), (0, [first, second])] = games.as_slice() else {
        panic!("a pair: {}", games.len())
    };
    assert_eq!((gold, silver), (second, first), "the first engine is first, whichever side it had");
    assert_eq!(shown(gold, "share of turns with a rabbit step"), "1.00");
    assert_eq!(shown(silver, "share of turns with a rabbit step"), "0.00");
    assert_eq!(shown(silver, "share of horse steps"), "1.00");
    assert_eq!(shown(gold, "steps a turn"), "1.00");
    assert_eq!(shown(gold, "captures of enemies a turn"), "0.00");
    // After turns 5, 6 and 7 of a side that moves a rabbit forward or aside each time.
    let swarm = feature(gold, "swarm");
    assert!(swarm > feature(silver, "swarm") && (1.0..=16.0).contains(&swarm), "{swarm}");
    assert!(read(&file(&[("g", &self::game(4))])).unwrap().is_empty(), "too short");
}

#[test]
fn a_wrong_file_is_named_with_its_line() {
    let game = game(5);
    let good = file(&[("g", &game)]);
    for (text, error) in [
        (good.replace("\tg\t", "\tx\t"), "line 2 does not name the first engine's side"),
        (good.replace("\n1\t", "\n0\t"), "line 2 has no game number"),
        ("something else".to_owned(), ""),
    ] {
        let found = read(&text).err().unwrap();
        assert!(found.contains(error), "{found}");
    }
}

/// Features that are all alike but for one.
fn features(index: usize, value: f64) -> PlayFeatures {
    let mut features = [1.0; PlayFeatures::COUNT];
    features[index] = value;
    PlayFeatures(features)
}

#[test]
fn the_nearest_mean_counts_each_feature_in_its_own_measure() {
    // The first feature varies much within the classes and differs by 10; the second varies little and differs by 1.
    let class = |wide: f64, narrow: f64| -> Vec<PlayFeatures> {
        [-1.0, 1.0]
            .into_iter()
            .map(|sign| {
                let mut both = features(0, wide + 50.0 * sign);
                both.0[1] = narrow + 0.1 * sign;
                both
            })
            .collect()
    };
    let centroids = Centroids::learn(&[class(0.0, 0.0), class(10.0, 1.0)]).unwrap();
    let mut unclear = features(0, 30.0);
    unclear.0[1] = 0.1;
    assert_eq!(centroids.nearest(&unclear), 0);
    unclear.0[1] = 0.9;
    assert_eq!(centroids.nearest(&unclear), 1);
    assert!(Centroids::learn(&[class(0.0, 0.0), vec![unclear]]).is_none(), "one game has no deviation");
}

#[test]
fn styles_are_told_apart_in_games_that_were_not_learned_from() {
    let games = |base: f64| -> Vec<(u64, [PlayFeatures; 2])> {
        (0..20).map(|pair| (pair, [features(3, base + (pair % 4) as f64), features(3, 0.0)])).collect()
    };
    let styles = [("a", 0.0), ("b", 100.0)]
        .map(|(name, base)| StyleGames { name: name.to_owned(), games: games(base) });
    let text = told_apart(&styles, 0, "one", 1);
    assert!(text.contains("a\t10\t10\t10\t0\n") && text.contains("b\t10\t10\t0\t10\n"), "{text}");
    assert!(text.contains("right: 100.0 % of each style on average; by chance 50.0 %"), "{text}");
    let text = told_apart(&styles, 0, "one", 5);
    assert!(text.contains("a\t2\t2\t2\t0\n"), "{text}");
    // The other engine plays alike, so its games are all taken for one style.
    let text = told_apart(&styles, 1, "two", 1);
    assert!(text.contains("right: 50.0 %"), "{text}");
    // Two matches of one pair each are two pairs, of which one is learned from.
    let mut both = StyleGames { name: "c".to_owned(), games: games(0.0)[..1].to_vec() };
    both.add(games(0.0)[..1].to_vec());
    assert_eq!(both.games.iter().map(|(pair, _)| *pair).collect::<Vec<_>>(), [0, 1]);
    let lines = table(&styles);
    let raiders = lines.lines().find(|line| line.starts_with("a\t20\traiders\t")).unwrap();
    assert_eq!(raiders, "a\t20\traiders\t1.500\t0.503\t+1.500\t0.503");
}
