use super::*;

const HEADER: &str = "id\twusername\tbusername\tevent\tone\tresult\ttermination\tplycount\tmovelist\n";

/// The text of a games file: gold, silver and the letter of the result.
fn file(games: &[(&str, &str, &str)]) -> String {
    let row = |(number, (gold, silver, result)): (usize, &(&str, &str, &str))| {
        format!("{}\t{gold}\t{silver}\tevent\tg\t{result}\tg\t2\t1g Ra1\n", number + 1)
    };
    HEADER.to_owned() + &games.iter().enumerate().map(row).collect::<String>()
}

fn printed(results: &Results, on_record: Option<&OnRecord>) -> String {
    let mut out = Vec::new();
    write(results, &results.scale(0).unwrap(), on_record, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn games_of_several_files_are_on_one_scale() {
    let mut results = Results::default();
    add(&mut results, &file(&[("random", "one", "b"), ("one", "random", "b"), ("random", "one", "b")]))
        .unwrap();
    add(&mut results, &file(&[("two", "one", "w"), ("one", "two", "d")])).unwrap();
    let text = printed(&results, None);
    // With half a point more for each, 1½ and 2½ of 4 points are 89 Elo apart, 2 and 1 of 3 are 120.
    assert!(text.contains("random\t3\t0 (0 to 0)\none\t5\t89 ("), "{text}");
    assert!(text.contains("\ntwo\t2\t209 ("), "{text}");
    assert!(text.contains("\nrandom – one\t3\t1.0\t1.1\n"), "{text}");
    assert!(text.contains("\none – two\t2\t0.5\t0.7\n"), "{text}");
    let rating = read_estimate("100~5").unwrap();
    let stronger_by = read_estimate("-9").unwrap();
    let on_record = OnRecord { player: results.index("two").unwrap(), stronger_by, rating };
    let text = printed(&results, Some(&on_record));
    assert!(text.contains("one\t5\t89 (") && text.contains("\t44 ("), "{text}");
}

#[test]
fn files_without_names_or_results_are_refused() {
    for (games, expected) in [
        (("", "one", "w"), "line 2 lacks the name of an engine"),
        (("one", "two", "x"), "line 2 has no result"),
    ] {
        let mut results = Results::default();
        assert_eq!(add(&mut results, &file(&[games])), Err(expected.to_owned()));
    }
    assert!(add(&mut Results::default(), "no archive").is_err());
    for wrong in ["", "~", "1~-1", "nan", "1~inf", "1~2~3"] {
        assert!(read_estimate(wrong).is_err(), "{wrong}");
    }
}
