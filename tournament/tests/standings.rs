//! Standings, performance ratings, the crosstable and the table.

use ansa_core::Side;
use ansa_tournament::{Format, GameResult, HeadToHead, Performances, TableHeadings, Tournament, elo};

const HEADINGS: TableHeadings<'_> =
    TableHeadings { player: "Player", points: "Points", lives: "Lives", performance: "Performance" };

fn read(format: Format, text: &str) -> Tournament {
    Tournament::from_text(text, format, 1).unwrap()
}

fn order(tournament: &Tournament) -> Vec<(u32, &str)> {
    let standings = tournament.standings();
    let name = |id| tournament.player(id).unwrap().name.as_str();
    standings.iter().map(|standing| (standing.rank, name(standing.player))).collect()
}

const FOUR: &str = "player A 1800\nplayer B 1700\nplayer C 1600\nplayer D 1500\n";
const GAMES: &str = "game A B winner A\ngame C D winner C\ngame D A winner D\ngame B C winner B\n\
                     game A C winner A\ngame A C winner A\n";

#[test]
fn performances_are_those_of_the_community_s_tools() {
    // What `rate` of `tournament_tools` computes with half a virtual game.
    let one = read(Format::Elimination { lives: 3 }, "player A 1500\nplayer B 1500\ngame A B winner A\n");
    let four = read(Format::Elimination { lives: 4 }, &(FOUR.to_owned() + GAMES));
    for (tournament, expected) in
        [(&one, &[1675.802, 1324.197][..]), (&four, &[1785.327, 1666.561, 1528.747, 1623.184])]
    {
        let performances = Performances::new(tournament);
        for (player, expected) in tournament.players().iter().zip(expected) {
            let found = performances.rating(player.id).unwrap();
            assert!((found.mean - expected).abs() < 1e-3, "{}: {}", player.name, found.mean);
        }
    }
}

#[test]
fn intervals_are_those_of_the_information_matrix() {
    // Without games there is half a drawn game: information 1/8, so an error of √8 units of 173.7 points.
    let tournament = read(Format::Swiss { rounds: 1 }, FOUR);
    let performances = Performances::new(&tournament);
    let [a, b] = [0, 1].map(|index| tournament.players()[index].id);
    let unit = 400.0 / 10f64.ln();
    assert!((performances.rating(a).unwrap().error - unit * 8f64.sqrt()).abs() < 1e-6);
    assert!((performances.difference(a, b).unwrap().error - unit * 4.0).abs() < 1e-6);
    // A hundred games between equals that end 60 to 40: the difference is 70, with an error of about 35.
    let mut text = "player A 1500\nplayer B 1500\n".to_owned();
    for number in 0..100 {
        text += if number % 5 < 3 { "game A B winner A\n" } else { "game A B winner B\n" };
    }
    let tournament = read(Format::Gauntlet { games: 100 }, &text);
    let [a, b] = [0, 1].map(|index| tournament.players()[index].id);
    let difference = Performances::new(&tournament).difference(a, b).unwrap();
    assert!((difference.mean - elo(0.6)).abs() < 1.0, "{difference:?}");
    assert!((difference.error - 35.0).abs() < 1.0, "{difference:?}");
    assert!((difference.superiority() - 0.977).abs() < 0.003, "{difference:?}");
    let reversed = Performances::new(&tournament).difference(b, a).unwrap();
    assert!((reversed.superiority() + difference.superiority() - 1.0).abs() < 1e-9);
}

#[test]
fn extreme_results_have_finite_ratings() {
    let mut text = "player A -1000\nplayer B 5000\nplayer C 0\n".to_owned();
    for _ in 0..200 {
        text += "game A B winner A\ngame C B winner C\n";
    }
    let tournament = read(Format::Swiss { rounds: 100 }, &text);
    for standing in tournament.standings() {
        let performance = standing.performance;
        assert!(performance.mean.is_finite() && performance.error.is_finite(), "{performance:?}");
        assert!((-5000.0..10_000.0).contains(&performance.mean), "{performance:?}");
    }
    assert_eq!(order(&tournament)[2].1, "B");
}

#[test]
fn ties_are_broken_in_their_order() {
    let swiss = "game A B winner A\ngame C D winner C\ngame A C winner A\ngame B D draw\n";
    let tournament = read(Format::Swiss { rounds: 2 }, &(FOUR.to_owned() + swiss));
    assert_eq!(order(&tournament), [(1, "A"), (2, "C"), (3, "B"), (4, "D")]);
    let standings = tournament.standings();
    let shown: Vec<_> = standings
        .iter()
        .map(|standing| {
            (
                standing.points.to_string(),
                standing.tie_breaks.opponents.to_string(),
                standing.tie_breaks.beaten,
            )
        })
        .collect();
    let expected = [("2", "1½", 1.5_f64), ("1", "2½", 0.5), ("½", "2½", 0.25), ("½", "1½", 0.25)];
    for (found, expected) in shown.iter().zip(expected) {
        assert_eq!(
            (found.0.as_str(), found.1.as_str(), found.2.to_bits()),
            (expected.0, expected.1, expected.2.to_bits())
        );
    }
    // Equal points in a round robin: the game between the two decides.
    let tied = "player A 1500\nplayer B 1500\nplayer C 1500\nplayer D 1500\n\
                game A B winner B\ngame A C winner A\ngame A D winner A\n\
                game B C winner C\ngame B D winner B\ngame C D winner D\n";
    let tournament = read(Format::RoundRobin { cycles: 1 }, tied);
    assert_eq!(
        order(&tournament),
        [(1, "B"), (2, "A"), (3, "C"), (4, "D")].map(|(rank, name)| {
            // D won against C.
            match name {
                "C" => (rank, "D"),
                "D" => (rank, "C"),
                _ => (rank, name),
            }
        })
    );
    // Players whom nothing tells apart share a place.
    let tournament = read(Format::RoundRobin { cycles: 1 }, "player A 1500\nplayer B 1500\nplayer C 1500\n");
    assert_eq!(tournament.leaders().len(), 3);
}

#[test]
fn who_goes_out_of_an_elimination_later_is_better() {
    let games = "game A B winner A\ngame C D winner C\ngame A C winner A\ngame B D winner B\n\
                 game A B winner A\ngame C D winner C\ngame A C winner A\n";
    let tournament = read(Format::Elimination { lives: 2 }, &(FOUR.to_owned() + games));
    assert!(tournament.is_over());
    let mut found = order(&tournament);
    // B and D went out in the same round; B performed better.
    assert_eq!(found.pop(), Some((4, "D")));
    assert_eq!(found, [(1, "A"), (2, "C"), (3, "B")]);
    let tournament = read(Format::Elimination { lives: 2 }, &(FOUR.to_owned() + games + "remove A\n"));
    assert_eq!(order(&tournament)[0], (1, "A"), "nobody else is in, and A played to the end");
}

#[test]
fn results_count_as_their_words_say() {
    for (words, points, losses) in [
        ("draw", ["½", "½"], [0, 0]),
        ("double win", ["1", "1"], [0, 0]),
        ("double loss", ["0", "0"], [1, 1]),
        ("no decision", ["0", "0"], [0, 0]),
        ("vacated", ["0", "0"], [0, 0]),
        ("winner A", ["1", "0"], [0, 1]),
    ] {
        let text = format!("player A 1500\nplayer B 1500\ngame A B {words}\n");
        let tournament = read(Format::RoundRobin { cycles: 1 }, &text);
        let standings = tournament.standings();
        for (player, (points, losses)) in tournament.players().iter().zip(points.iter().zip(losses)) {
            let standing = standings.iter().find(|standing| standing.player == player.id).unwrap();
            assert_eq!((standing.points.to_string().as_str(), standing.losses), (*points, losses), "{words}");
            let is_played = words != "vacated";
            assert_eq!(standing.golds + standing.silvers, u32::from(is_played), "{words}");
        }
        assert_eq!(tournament.next_round().is_ok(), words == "vacated", "{words}: it is played again");
    }
    let text = "player A 1500\nplayer B 1500\nplayer C 1500\nbye A win\nbye B loss\nbye C\n";
    let standings = read(Format::Elimination { lives: 2 }, text).standings();
    let found: Vec<_> = standings
        .iter()
        .map(|standing| (standing.player.0, standing.points.to_string(), standing.losses))
        .collect();
    assert!(found.contains(&(0, "1".to_owned(), 0)) && found.contains(&(1, "0".to_owned(), 1)));
    assert!(found.contains(&(2, "0".to_owned(), 0)));
}

#[test]
fn the_crosstable_has_every_game_twice() {
    let tournament = read(Format::Elimination { lives: 4 }, &(FOUR.to_owned() + GAMES));
    let table = tournament.crosstable();
    let place = |name: &str| {
        let id = tournament.player_named(name).unwrap().id;
        table.players.iter().position(|player| *player == id).unwrap()
    };
    let games = table.games(place("C"), place("A"));
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game.side == Side::Silver));
    assert!(games.iter().all(|game| game.result == Some(GameResult::Win(Side::Gold))));
    let counted = table.head_to_head(place("A"), place("C"));
    assert_eq!(counted, HeadToHead { wins: 2, draws: 0, losses: 0 });
    assert!(table.games(0, 9).is_empty() && table.games(0, 0).is_empty());
}

#[test]
fn the_table_can_be_pasted() {
    let mut tournament = read(Format::Elimination { lives: 4 }, &(FOUR.to_owned() + GAMES));
    assert_eq!(
        tournament.to_table(&HEADINGS),
        "\
#  Player   1  2  3   4  Points  Lives  Performance
1  A        ×  1  0  11       3      3   1785 ± 565
2  B        0  ×  ·   1       1      3   1667 ± 609
3  D        1  ·  ×   0       1      3   1623 ± 620
4  C       00  0  1   ×       1      1   1529 ± 566
"
    );
    tournament.apply(ansa_tournament::Change::StartRound).unwrap();
    assert!(tournament.to_table(&HEADINGS).contains('*'));
}
