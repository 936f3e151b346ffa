//! Records as other programs and people write them: one bad spot never costs the game.

use ansa_core::Game;
use ansa_core::notation::Place;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{
    Form, GameTree, Glyph, Record, RecordError as E, RecordReading, Records, judge_file, write_records,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    name: String,
    text: String,
    judge: Vec<String>,
}

fn judged(text: &str) -> Vec<String> {
    judge_file(text).map(|game| game.to_string()).collect()
}

#[test]
fn records_of_other_programs_are_judged() {
    let vectors: Vec<Vector> = serde_json::from_str(include_str!("../data/records.json")).unwrap();
    assert!(vectors.len() >= 10);
    for Vector { name, text, judge } in vectors {
        assert_eq!(judged(&text), judge, "{name}");
        // Written again, they are judged the same.
        let records: Vec<_> = Records::new(&text).filter_map(Result::ok).collect();
        if !name.starts_with("archives") {
            let written = write_records(&records, Form::Tagged);
            assert_eq!(judged(&written), judge, "{name}: {written}");
            let again: Vec<_> = Records::new(&written).map(Result::unwrap).collect();
            assert_eq!(again, records, "{name}: {written}");
        }
    }
}

fn at(line: u32, column: u32) -> Place {
    Place { line, column }
}

/// Reads a text with one game, whose main line is legal, and checks that it is written and read as the same record.
fn read(text: &str) -> RecordReading {
    let mut records = Records::new(text);
    let reading = records.next_reading().unwrap_or_else(|| panic!("no game: {text}"));
    assert_eq!(records.next_reading(), None, "one game: {text}");
    let written = reading.record.to_tagged();
    assert_eq!(Record::read(&written).as_ref(), Ok(&reading.record), "{written}");
    reading
}

const START: &str = "1g Ra2 Hb2\n1s rh8 eh7\n";

/// The number of plies of a record's game, which the tree's main line must have too.
fn plies(record: &Record) -> usize {
    let game = Game::from_record(record).unwrap_or_else(|error| panic!("{error}"));
    let tree = GameTree::read(record, RuleSet::CURRENT).unwrap().tree;
    assert_eq!(tree.main_line().len(), game.plies().len());
    game.plies().len()
}

#[test]
fn analysis_after_the_end_is_not_played() {
    let line = format!("{START}2g Ra2n\n(\n{{or}}\n2s eh7w\n3g Ra3n\n)\n(\n2s rh8w\n)\n");
    let analysis = "2s\n(\n{or}\n2s eh7w\n3g Ra3n\n)\n(\n2s rh8w\n)\n";
    for (tags, end) in [
        ("[Result \"1-0\"]\n[ResultCode \"r\"]\n\n", ""),
        ("[Result \"0-1\"]\n[ResultCode \"t\"]\n\n", ""),
        ("[Result \"1/2-1/2\"]\n\n", ""),
        ("[ResultCode \"a\"]\n\n", ""),
        ("", "1-0"),
        ("", "0-1 {well played}"),
        ("", "1/2-1/2 # agreed"),
    ] {
        let text = format!("{tags}{line}{end}");
        let record = read(&text).record;
        assert_eq!(plies(&record), 3, "{text}");
        assert!(record.to_tagged().contains(analysis), "{}", record.to_tagged());
        let tree = GameTree::from_record(&record).unwrap();
        assert_eq!(tree.to_record().as_ref(), Ok(&record));
        let outcome = Game::from_record(&record).unwrap().outcome();
        assert_eq!(outcome, record.outcome(), "the result stays");
    }
    // After the result, every block is analysis, and so is a block after a label without a turn.
    for text in [
        format!("{START}2g Ra2n\n1-0\n(\n2s eh7w\n)\n"),
        format!("[ResultCode \"g\"]\n{START}2g Ra2n\n1-0\n(\n2s eh7w\n)\n"),
        format!("{START}2g Ra2n\n2s\n(\n2s eh7w\n)\n"),
        format!("{START}2g Ra2n\n2s resigns\n(\n2s eh7w\n)\n"),
        format!("{START}2g Ra2n\n2s lost\n(\n3g Ra3n\n)\n"),
    ] {
        assert_eq!(plies(&read(&text).record), 3, "{text}");
    }
    // In a game in progress, and in one that ends on the board, the block continues the line.
    for tags in ["", "[Result \"*\"]\n", "[Result \"1-0\"]\n[ResultCode \"g\"]\n"] {
        assert_eq!(plies(&read(&format!("{tags}{line}")).record), 5, "{tags}");
    }
}

#[test]
fn glyphs_of_other_programs_are_kept() {
    let glyphs = "! ? !! ?? !? ?! $16 $255 ± ∓ +- -+ ⩲ ⩱ += =+ = ∞ □ N +/- -/+ ⊙ → ∆ +−";
    let text = format!("{START}2g Ra2n {glyphs}\n2s rh8w± $1$9\n3g Ra3n+-\n3s rg8w -+ {{x}}\n");
    let record = read(&text).record;
    let written: Vec<_> = record.line[2].glyphs.iter().map(|glyph| glyph.text()).collect();
    assert_eq!(written.join(" "), glyphs);
    assert_eq!(record.line[2].glyphs[6].number(), 16);
    let written: Vec<_> = record.line[3].glyphs.iter().map(|glyph| glyph.text()).collect();
    assert_eq!(written, ["±", "!", "$9"]);
    assert_eq!(record.line[4].glyphs, [Glyph::from_text("+-").unwrap()]);
    assert_eq!(record.line[5].comment.text(), "x");
    assert_eq!(plies(&record), 6);
    assert!(record.to_tagged().contains(&format!("2g Ra2n {glyphs}\n")));
    for (unknown, column) in [("!!!", 9), ("++-", 9), ("$256", 9), ("$", 9)] {
        let reading = read(&format!("{START}2g Ra2n {unknown}\n2s rh8w\n"));
        assert_eq!(reading.refused[0].error, E::NotAGlyph(unknown.into()));
        assert_eq!(reading.refused[0].place, at(3, column));
        assert_eq!(reading.record.line[2].comment.command("unread"), Some(unknown));
        assert_eq!(plies(&reading.record), 4);
    }
}

#[test]
fn a_result_in_a_variation_is_a_comment() {
    for (words, said) in [
        ("1-0 t", "1-0 t"),
        ("0-1", "0-1"),
        ("1-0 white resigns", "1-0 white resigns"),
        ("resigns", "resigns"),
        ("lost", "lost"),
        ("t", "t"),
        ("* unclear", "* unclear"),
    ] {
        let text = format!("{START}2g Ra2n\n(\n2g Hb2n {{a}}\n{words}\n(\n2s rh8w\n)\n)\n2s rh8w\n");
        let reading = read(&text);
        assert_eq!((plies(&reading.record), reading.stopped), (4, None), "{text}");
        let variation = &reading.record.line[2].variations[0];
        assert_eq!(variation.line[0].comment.text(), format!("a\n{said}"));
    }
    let reading = read(&format!("{START}2g Ra2n (2g Hb2n 1-0 2s rh8w)"));
    assert_eq!(reading.refused[0].error, E::InsideVariation("1-0".into()));
    assert_eq!(reading.record.line[2].variations[0].line.len(), 2);
    assert_eq!(reading.record.tag("Result"), None);
}

#[test]
fn what_follows_the_result_belongs_to_the_game() {
    for (end, said) in [
        ("1-0 {good game}", "good game"),
        ("1-0\n\n{good game}\n{really}\n", "good game\nreally"),
        ("1-0 good game", "good game"),
        ("1-0 ; good game", "good game"),
        ("1-0\n# good game", "good game"),
        ("* *\n* {good game}", "good game"),
    ] {
        let record = read(&format!("{START}2g Ra2n\n{end}")).record;
        assert_eq!((plies(&record), record.line[2].comment.text()), (3, said));
    }
    let record = read(&format!("{START}2g Ra2n\n1-0 r !?\n{{x}}")).record;
    assert_eq!(record.line[2].glyphs, [Glyph::Interesting]);
    assert_eq!((record.tag("Result"), record.tag("ResultCode")), (Some("1-0"), Some("r")));
    // Another game may follow, with its comment.
    let two = format!("{START}1-0 {{a}}\n\n{{b}}\n{START}2g Ra2n\n0-1\n{{c}}\n[Event \"x\"]\n{START}");
    let games: Vec<_> = Records::new(&two).map(Result::unwrap).collect();
    assert_eq!(games.len(), 3);
    assert_eq!((games[0].line[1].comment.text(), games[1].comment.text()), ("a", "b"));
    assert_eq!((games[1].line[2].comment.text(), games[2].comment.text()), ("", "c"));
}

#[test]
fn lines_of_talk_are_comments() {
    let record = read(
        "# made by a program\n% escape\n[Event \"x\"] ; a tag\n\n1g Ra2 Hb2 ; first\n1s rh8 eh7\n  # a } between {\n2g Ra2n\n# end",
    )
    .record;
    assert_eq!(record.comment.text(), "made by a program\nescape\na tag");
    assert_eq!(record.line[0].comment.text(), "first");
    assert_eq!(record.line[1].comment.text(), "a } between {");
    assert_eq!((plies(&record), record.line[2].comment.text()), (3, "end"));
    let joined = read("1g Ra2 Hb2\\n# talk\\n1s rh8 eh7").record;
    assert_eq!((joined.line.len(), joined.line[0].comment.text()), (2, "talk"));
    assert!(judged("# nothing\n% at all\n").is_empty());
    assert_eq!(judged(&format!("{START}\n# next\n[Event \"x\"]\n{START}")).len(), 2);
}

#[test]
fn a_variation_that_cannot_be_read_is_left_out() {
    let line = |block: &str| format!("{START}2g Ra2n {{a}}\n(\n{block}\n)\n2s rh8w\n");
    for (block, place, error, kept, unread) in [
        ("2g Hb2n\n2s pass\n3g Hb3n", at(6, 1), "at least one step", 1, "2s pass\n3g Hb3n"),
        ("2g pass", at(5, 1), "at least one step", 0, "2g pass"),
        ("{or}\n2g Hb2n zz", at(6, 9), "“zz” is neither", 0, "{or}\n2g Hb2n zz"),
        ("2g Hb2n\n(\n2g zz\n)\n2s rh8w", at(7, 4), "“zz” is neither", 2, "2g zz"),
        (
            "2g Hb2n\n2s zz\n(\n2s rh8w {)}\n)\n3g Ra2n",
            at(6, 4),
            "“zz”",
            1,
            "2s zz\n(\n2s rh8w {)}\n)\n3g Ra2n",
        ),
        ("2g Hb2n\n12x", at(6, 1), "not a label", 1, "12x"),
        ("{only}", at(4, 1), "has no turns", 0, "{only}"),
        ("7g Hb2n", at(4, 1), "begins with 7g", 0, "7g Hb2n"),
        ("2g Hb2n [Bad \"x", at(5, 9), "not closed", 1, "[Bad \"x"),
        ("2g Hb2n\n1g Ra1", at(6, 1), "second game", 1, "1g Ra1"),
    ] {
        let reading = read(&line(block));
        assert_eq!((plies(&reading.record), &reading.stopped), (4, &None), "{block}");
        assert_eq!(reading.refused.len(), 1, "{block}");
        assert_eq!(reading.refused[0].place, place, "{block}");
        assert!(reading.refused[0].to_string().contains(error), "{}", reading.refused[0]);
        let text = reading.record.to_tagged();
        let escaped = unread.replace('\\', "\\\\").replace('}', "\\}");
        assert!(text.contains(&format!("[%unread {escaped}]")), "{block}: {text}");
        let turns: usize =
            reading.record.line[2].variations.iter().map(|variation| variation.line.len()).sum();
        assert_eq!(turns, kept, "{block}");
    }
    // A block before any turn, and a bracket too many.
    let reading = read(&format!("[Event \"x\"]\n(no turn (yet))\n{START}2g Ra2n )\n2s rh8w"));
    let errors: Vec<_> = reading.refused.iter().map(|error| error.error.clone()).collect();
    assert_eq!(errors, [E::VariationOfNothing, E::UnopenedVariation]);
    assert_eq!(plies(&reading.record), 4);
    // An unclosed one: the game before it is read.
    let reading = read(&format!("{START}2g Ra2n\n(\n2g Hb2n\n2s rh8w\n"));
    assert_eq!(reading.stopped.as_ref().unwrap().place, at(4, 1));
    assert_eq!((plies(&reading.record), reading.record.line[2].variations[0].line.len()), (3, 2));
}

#[test]
fn a_game_is_read_up_to_its_first_mistake() {
    let text = format!(
        "[Event \"a\"]\n{START}2g Ra2n {{x}}\n(\n2s eh7w\n)\n2s zz\n3g Ra3n\n\n[Event \"b\"]\n{START}"
    );
    let mut records = Records::new(&text);
    let reading = records.next_reading().unwrap();
    assert_eq!(reading.stopped.as_ref().unwrap().place, at(8, 4));
    assert_eq!(plies(&reading.record), 3, "the block is analysis");
    let written = reading.record.to_tagged();
    assert!(written.contains("[%unread 2s zz\n3g Ra3n]"), "{written}");
    assert!(written.contains("(\n2s eh7w\n)"), "{written}");
    assert_eq!(records.next_reading().unwrap().record.tag("Event"), Some("b"));
    assert!(Record::read(&text).is_err());
    // The tags of the next game may be wrong too.
    let games: Vec<_> = Records::new(&format!("{START}[Bad\n[Event \"b\"]\n{START}")).collect();
    assert!(games.iter().all(Result::is_ok) && games.len() == 2);
    assert_eq!(games[1].as_ref().unwrap().tag("Event"), Some("b"));
    // Words before the first turn do not cost the game; without any turn the text is no record.
    let reading = read(&format!("My game:\nsee below\n{START}"));
    assert_eq!((plies(&reading.record), reading.refused.len()), (2, 2));
    assert_eq!(reading.record.tag("My"), None);
    assert!(Record::read("hello\nworld").is_err());
}

#[test]
fn tags_of_several_lines() {
    let text =
        format!("Gold: someone\nChat: -=+=-\n1g hello\n[x] {{\n\nbye\n -=+=- \nSilver: other\n{START}");
    for text in [text.clone(), text.replace('\n', "\r\n")] {
        let record = read(&text).record;
        assert_eq!(record.tag("Chat"), Some("1g hello\n[x] {\n\nbye"));
        assert_eq!((record.tag("Silver"), record.line.len()), (Some("other"), 2));
        assert!(record.to_tagged().contains("Chat: -=+=-\n1g hello\n[x] {\n\nbye\n-=+=-\n[Silver"));
    }
    assert_eq!(read(&format!("Chat: -=+=-\n-=+=-\n{START}")).record.tag("Chat"), Some(""));
    assert_eq!(read(&format!("Chat: -=+=-\none\n-=+=-\n{START}")).record.tag("Chat"), Some("one"));
    assert_eq!(read(&format!("Chat: -=+=-\n{START}")).record.tag("Chat"), Some("-=+=-"), "no other mark");
}

#[test]
fn invisible_characters_do_not_matter() {
    let expected = read(&format!("{START}2g Ra2n Ra3n\n")).record;
    for text in [
        format!("\u{feff}{START}2g\u{a0}Ra2n\u{200b} Ra3n\u{200b}\n"),
        format!("{START}2g Ra\u{ad}2n Ra3\u{2060}n"),
        format!("{START}\u{feff}2\u{200d}g Ra2n\u{200b}Ra3n\u{200e}"),
        format!("{START}\u{200f}2g Ra2n \u{ad} Ra3n \u{200c}\n\u{200b}\n"),
    ] {
        assert_eq!(read(&text).record, expected, "{text:?}");
    }
    let tags = read(&format!("\u{200b}[Event \"a\u{a0}b\"]\n\u{200b}Site: x\n{START}")).record;
    assert_eq!((tags.tag("Event"), tags.tag("Site")), (Some("a\u{a0}b"), Some("x")));
}
