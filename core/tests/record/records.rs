//! Records in both forms.

use ansa_core::notation::{Marker, Place, PlyText};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::{
    ArrowAnnotation, ArrowColour, Comment, CommentCommand, Entry, Form, Glyph, MAX_NESTING, Record,
    RecordError as E, RecordReading, Records, Tag, read_time, write_records, write_time,
};
use ansa_core::{Label, Side};

fn read(text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The first error in a text: what is left out, or where reading stops.
fn error(text: &str) -> (Place, E) {
    let RecordReading { stopped, refused, .. } = RecordReading::read(text);
    let first = refused.into_iter().take(1).chain(stopped).min_by_key(|error| error.place);
    let error = first.unwrap_or_else(|| Record::read(text).unwrap_err());
    (error.place, error.error)
}

fn at(line: u32, column: u32) -> Place {
    Place { line, column }
}

/// A written record reads as the same record and is written the same again.
fn round_trip(record: &Record) {
    let text = record.to_tagged();
    let again = read(&text);
    assert_eq!(&again, record, "{text}");
    assert_eq!(again.to_tagged(), text);
    let plain = record.to_plain();
    assert_eq!(read(&plain).to_plain(), plain);
}

#[test]
fn plain_records_in_many_looks() {
    let canonical = "1g Ra1 Rb1\n1s ra8 rb8\n2g Ra1n Ra2n\n2s ra8s\n";
    let record = read(canonical);
    assert_eq!(record.to_plain(), canonical);
    assert_eq!(record.to_tagged(), canonical);
    for same in [
        canonical.replace('\n', "\r\n"),
        canonical.replace('\n', "\\n"),
        canonical.replace('\n', "\\n\n"),
        canonical.replace("g ", "w ").replace("s r", "b r"),
        canonical.replace("g ", "g\n").replace("s r", "s\r\nr"),
        canonical.replace(' ', "   \t"),
        format!("\u{feff}\n\n   {canonical}3g"),
        format!("{canonical}3g\n3s\n"),
        format!("{canonical}*"),
        canonical.replace('\n', " pass\n").replace("Rb1 pass", "Rb1").replace("rb8 pass", "rb8"),
    ] {
        assert_eq!(Record::read(&same).as_ref(), Ok(&record), "{same}");
    }
}

#[test]
fn takebacks_are_kept() {
    let text = "1g Ra1\n1s takeback\n1g Rb1\n1s ra8\n2g takeback\n1s takeback\n1g Rc1\n1s rb8\n2g Rc1n\n2s resigns\n";
    let record = read(text);
    assert_eq!(record.line.len(), 10, "a setup taken back begins no new game");
    assert_eq!(record.line[1].ply, PlyText::Marker(Marker::Takeback));
    assert_eq!(record.to_plain(), text);
    round_trip(&record);
}

#[test]
fn tags_of_all_looks() {
    let record = read(
        "[Event \"A \\\"great\\\" \\\\ day\"]\n [White  \"ann\" ]\nBlack: bob: the second \r\n\
         [WhiteRating \"1500\"][X-y_z \"\"]\n[Site \"a \"quoted\" word\"]\n[Round 3]\n\n1w Ra1",
    );
    let tags: Vec<_> = record.tags.iter().map(|tag| (tag.name(), tag.value())).collect();
    assert_eq!(
        tags,
        [
            ("Event", "A \"great\" \\ day"),
            ("Gold", "ann"),
            ("Silver", "bob: the second"),
            ("GoldRating", "1500"),
            ("X-y_z", ""),
            ("Site", "a \"quoted\" word"),
            ("Round", "3"),
        ]
    );
    assert_eq!(record.line.len(), 1);
    round_trip(&record);
    assert!(Tag::new("", "x").is_none() && Tag::new("a b", "x").is_none() && Tag::new("a\"", "").is_none());
    assert_eq!(Tag::new("BlackElo", "a\r\nb\nc").unwrap().value(), "a b c");
    assert_eq!(Tag::new("BlackElo", "").unwrap().name(), "SilverElo");
    let mut record = record;
    record.set_tag(Tag::new("Gold", "eve").unwrap());
    record.set_tag(Tag::new("Annotator", "me").unwrap());
    assert_eq!(
        (record.tag("Gold"), record.tag("Annotator"), record.tag("No")),
        (Some("eve"), Some("me"), None)
    );
    assert_eq!(record.tags.len(), 8);
}

#[test]
fn comments_and_their_commands() {
    let record = read(
        "{before}\n1g Ra1 {[%emt 0:00:12] good [%clk 1:02:03.5]\n  morning \\} \\\\ {brace\\} [%x] [%unknown a\\]b] }{more}",
    );
    assert_eq!(record.comment, Comment::new("before"));
    let comment = &record.line[0].comment;
    assert_eq!(comment.text(), "good morning } \\ {brace}\nmore");
    assert_eq!((comment.elapsed(), comment.clock()), (Some(12_000), Some(3_723_500)));
    assert_eq!((comment.command("unknown"), comment.command("x")), (Some("a]b"), Some("")));
    round_trip(&record);
    let record = read("1g Ra1 {[%cal Gd2d4,Re4e5] [%csl Ya1 Bb2] [%cal nonsense,Gz1]}");
    let arrow = |colour, from: &str, to: &str| ArrowAnnotation {
        colour,
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    };
    let arrows = [
        arrow(ArrowColour::Green, "d2", "d4"),
        arrow(ArrowColour::Red, "e4", "e5"),
        arrow(ArrowColour::Yellow, "a1", "a1"),
        arrow(ArrowColour::Blue, "b2", "b2"),
    ];
    assert_eq!(record.line[0].comment.arrows(), arrows);
    assert_eq!(arrows.map(|arrow| arrow.to_string()), ["Gd2d4", "Re4e5", "Ya1", "Bb2"]);
    assert_eq!(arrows.map(ArrowAnnotation::is_mark), [false, false, true, true]);
    round_trip(&record);
}

#[test]
fn drawn_arrows_are_replaced_in_their_place() {
    let mut record = read("1g Ra1 {[%csl Ya1] [%emt 0:00:12] [%cal nonsense] [%x] [%cal Gd2d4] good}");
    let arrow = |text: &str| read(&format!("1g Ra1 {{[%cal {text}]}}")).line[0].comment.arrows();
    let drawn = ["Rb2b3", "Gc3", "Bh1a8", "Yd4"].map(arrow).concat();
    let with = |drawn: &[ArrowAnnotation], record: &mut Record| {
        record.line[0].comment.set_arrows(drawn);
        round_trip(record);
        record.line[0].comment.to_string()
    };
    assert_eq!(
        with(&drawn, &mut record),
        "{[%csl Gc3,Yd4] [%emt 0:00:12] [%cal Rb2b3,Bh1a8] [%x] good}",
        "one command of each kind, where the first one stood"
    );
    assert_eq!(record.line[0].comment.arrows(), ["Gc3", "Yd4", "Rb2b3", "Bh1a8"].map(arrow).concat());
    assert_eq!(with(&drawn[..1], &mut record), "{[%emt 0:00:12] [%cal Rb2b3] [%x] good}");
    assert_eq!(with(&[], &mut record), "{[%emt 0:00:12] [%x] good}");
    assert_eq!(with(&drawn[..2], &mut record), "{[%emt 0:00:12] [%x] [%cal Rb2b3] [%csl Gc3] good}");
    record.line[0].comment = Comment::default();
    record.line[0].comment.set_arrows(&[]);
    assert!(record.line[0].comment.is_empty(), "nothing drawn leaves nothing behind");
}

#[test]
fn text_that_only_looks_like_a_command_stays_text() {
    for (raw, text) in [
        ("[%emt 3", "[%emt 3"),
        ("\\[%emt 3]", "[%emt 3]"),
        ("[% ]", "[% ]"),
        ("[%a[%b c]", "[%a"),
        ("[%%]", ""),
        ("50 [%", "50 [%"),
        ("a \\n b", "a \\n b"),
        ("[brackets]", "[brackets]"),
        ("1g Ra1 ( ) !? [Tag \"x\"]", "1g Ra1 ( ) !? [Tag \"x\"]"),
    ] {
        let record = read(&format!("1g Ra1 {{{raw}}}"));
        assert_eq!(record.line[0].comment.text(), text, "{raw}");
        round_trip(&record);
    }
    let comment = Comment::new(" [%emt 0:00:01] } \\ \r\n x ");
    assert!(comment.commands().is_empty());
    let mut record = read("1g Ra1");
    record.line[0].comment = comment;
    round_trip(&record);
    assert!(
        CommentCommand::new("a b", "").is_none()
            && CommentCommand::new("", "").is_none()
            && CommentCommand::new("a]", "").is_none()
    );
}

#[test]
fn setting_times() {
    let mut comment = Comment::new("text");
    comment.set_elapsed(1500);
    comment.set_clock(3_600_000);
    comment.set_elapsed(61_000);
    assert_eq!(comment.to_string(), "{[%emt 0:01:01] [%clk 1:00:00] text}");
    comment.remove_command("emt");
    comment.set_text("");
    assert_eq!(comment.to_string(), "{[%clk 1:00:00]}");
    comment.remove_command("clk");
    assert!(comment.is_empty());
    for (text, time) in
        [("0:00:12", 12_000), ("90", 90_000), ("1:30", 90_000), ("0.25", 250), ("1.23456", 1_234)]
    {
        assert_eq!(read_time(text), Some(time), "{text}");
    }
    for text in
        ["", ":", "1:", "1:2:3:4", "-1", "+1", "1.x", "18446744073709551615", "999999999999999999999", "é"]
    {
        assert_eq!(read_time(text), None, "{text}");
    }
    for time in [0, 1, 999, 1000, 59_999, 3_600_000, 360_000_000_001] {
        assert_eq!(read_time(&write_time(time)), Some(time));
    }
}

#[test]
fn glyphs() {
    let record = read("1g Ra1!\n1s ra8 ??\n2g Ra1n !? ?! !! ? {x}");
    let glyphs: Vec<_> = record.line.iter().map(|entry| entry.glyphs.as_slice()).collect();
    assert_eq!(glyphs[0], [Glyph::Good]);
    assert_eq!(glyphs[1], [Glyph::Blunder]);
    assert_eq!(glyphs[2], [Glyph::Interesting, Glyph::Dubious, Glyph::Brilliant, Glyph::Mistake]);
    round_trip(&record);
    assert_eq!(error("1g Ra1 !!!"), (at(1, 8), E::NotAGlyph("!!!".into())));
    assert_eq!(error("! 1g Ra1"), (at(1, 1), E::WordOutsideTurn("!".into())));
}

/// The turns of a line with their variations in brackets.
fn shape(line: &[Entry]) -> String {
    let entry = |entry: &Entry| {
        let variations =
            entry.variations.iter().map(|variation| format!("({}) ", shape(&variation.line).trim()));
        format!("{} {}", entry.ply, variations.collect::<Vec<_>>().concat())
    };
    line.iter().map(entry).collect::<Vec<_>>().concat()
}

#[test]
fn variations() {
    for (text, expected) in [
        ("2g Ra1n\n(\n2g Ra2n\n2s ra8s\n)\n2s ra7s", "Ra1n (Ra2n ra8s) ra7s "),
        ("2g Ra1n (2g Ra2n (2g Ra3n) (2g Ra4n)) 2s ra7s", "Ra1n (Ra2n (Ra3n) (Ra4n)) ra7s "),
        // A block that begins with the next ply continues the line …
        ("2g Ra1n\n(\n2s ra7s\n3g Ra2n\n)", "Ra1n ra7s Ra2n "),
        ("2g Ra1n ( 2s ra7s ( 3g Ra2n ) )", "Ra1n ra7s Ra2n "),
        // … several of them are the line and its variations …
        ("2g Ra1n (2s ra7s 3g Ra2n) (2s rb7s)", "Ra1n ra7s (rb7s) Ra2n "),
        // … and if the line itself continues, they are variations of its next turn.
        ("2g Ra1n (2s ra7s 3g Ra2n) (2s rb7s) 2s rc7s", "Ra1n rc7s (ra7s Ra2n) (rb7s) "),
        ("2g Ra1n (2g Rb1n) (2s ra7s) 2s rc7s (2s rd7s)", "Ra1n (Rb1n) rc7s (ra7s) (rd7s) "),
        ("2g Ra1n (2s ra7s) 3g Ra2n", "Ra1n ra7s Ra2n "),
        ("2g Ra1n (2g Rb1n (2s ra7s) (2s rb7s)) 2s rc7s", "Ra1n (Rb1n ra7s (rb7s)) rc7s "),
    ] {
        let record = read(text);
        assert_eq!(shape(&record.line), expected, "{text}");
        round_trip(&record);
    }
    let record = read("2g Ra1n {a} ({b} 2g Ra2n {c}) {d} ({e} 2s ra8s) ");
    assert_eq!(record.line[0].comment.text(), "a\nd\ne");
    assert_eq!(record.line[0].variations[0].comment.text(), "b");
    assert_eq!(record.line[0].variations[0].line[0].comment.text(), "c");
    round_trip(&record);
}

#[test]
fn errors_in_records_have_a_reason_and_a_place() {
    let label = |number, side| Label { number, side };
    assert_eq!(error("Ra1"), (at(1, 1), E::WordOutsideTurn("Ra1".into())));
    assert_eq!(error("1g Ra1\n12x Ra1"), (at(2, 1), E::NotALabel("12x".into())));
    assert_eq!(error("1g Ra1\\n1s  ra9").0, at(1, 13));
    assert_eq!(error("1g Ra1\\q").0, at(1, 7));
    assert_eq!(error("1g Ra1 }").0, at(1, 8));
    assert_eq!(error("1g Ra1\n  {open"), (at(2, 3), E::UnclosedComment));
    assert_eq!(error("{a\\}"), (at(1, 1), E::UnclosedComment));
    assert_eq!(error("[Event \"x\n\"]"), (at(1, 1), E::UnclosedTag("Event \"x".into())));
    assert_eq!(error("[Event\n]"), (at(1, 1), E::UnclosedTag("Event".into())));
    assert_eq!(error("[Event x\n]").1, E::UnclosedTag("Event x".into()));
    assert_eq!(error("[\"x\"]"), (at(1, 1), E::TagName(String::new())));
    assert_eq!(error("1g Ra1 )"), (at(1, 8), E::UnopenedVariation));
    assert_eq!(error("1g Ra1 (1g Rb1"), (at(1, 8), E::UnclosedVariation));
    assert_eq!(error("1g Ra1\n(1g Rb1\n[Event \"x\"]\n1g Ra1"), (at(2, 1), E::UnclosedVariation));
    assert_eq!(error("(1g Ra1)"), (at(1, 1), E::VariationOfNothing));
    assert_eq!(error("1g Ra1 ( ((1g Rb1)))"), (at(1, 10), E::VariationOfNothing));
    assert_eq!(error("1g Ra1 ({x})"), (at(1, 8), E::EmptyVariation));
    assert_eq!(error("1g Ra1 (1g)"), (at(1, 8), E::EmptyVariation));
    assert_eq!(error("1g Ra1 (1g Rb1 1-0)"), (at(1, 16), E::InsideVariation("1-0".into())));
    let found = label(3, Side::Gold);
    assert_eq!(error("1g Ra1 (3g Ra1n)"), (at(1, 8), E::VariationLabel { found, before: Label::FIRST }));
    assert_eq!(error("1g Ra1\n1s ra8\n\n1g Rb1"), (at(4, 1), E::SeveralGames));
    assert_eq!(error("2g Ra1n\n  2s pass").0, at(2, 3));
    let far = format!("é é{}", " ".repeat(10));
    assert_eq!(error(&far).0, at(1, 1));
}

#[test]
fn nesting_has_an_end() {
    let nest = |depth: usize| format!("{}{}", "2g Ra1n (".repeat(depth) + "2g Ra1n", ")".repeat(depth));
    round_trip(&read(&nest(MAX_NESTING)));
    assert_eq!(error(&nest(MAX_NESTING + 1)).1, E::TooDeep);
    assert_eq!(error(&"2g Ra1n (".repeat(1_000_000)).1, E::TooDeep);
    assert_eq!(error(&"(".repeat(1_000_000)).1, E::VariationOfNothing);
}

#[test]
fn labels_at_the_end_of_counting() {
    let record = read("4294967295s ra8s (4294967295s rb8s)");
    assert_eq!(record.line[0].variations.len(), 1);
    round_trip(&record);
    assert!(matches!(error("4294967295s ra8s (1g Ra1)").1, E::VariationLabel { .. }));
}

#[test]
fn several_games_in_a_file() {
    let text = "[Event \"a\"]\n1g Ra1\n1s ra8\n[Event \"b\"]\n2g Ra1n 0-1\n{lone}\n1g Rc1\n1s rc8\n1g Rd1\n* *\n[Event \"c\"]\n";
    let games: Vec<_> = Records::new(text).collect::<Result<_, _>>().unwrap();
    let about: Vec<_> = games.iter().map(|game| (game.tag("Event"), game.line.len())).collect();
    assert_eq!(about, [(Some("a"), 2), (Some("b"), 1), (None, 2), (None, 1), (Some("c"), 0)]);
    assert_eq!(games[1].tag("Result"), Some("0-1"), "a result at the end is kept");
    assert_eq!(games[2].comment.text(), "lone");
    assert_eq!(games[1].origin.start, Some(at(4, 1)));
    let written = write_records(&games, Form::Tagged);
    let again: Vec<_> = Records::new(&written).collect::<Result<_, _>>().unwrap();
    assert_eq!(again, games, "{written}");
    assert_eq!(write_records(&again, Form::Tagged), written);
    let written = write_records(&games[2..4], Form::Plain);
    assert_eq!(written, "1g Rc1\n1s rc8\n\n1g Rd1\n");
}

#[test]
fn outcomes_in_tags() {
    let mut record = read("[Event \"x\"]\n1g Ra1");
    assert_eq!(record.outcome(), None);
    for reason in "gemtrifaspn".chars().map(|letter| Reason::from_letter(letter).unwrap()) {
        for winner in [Some(Side::Gold), Some(Side::Silver), None] {
            record.set_outcome(7, Some(Outcome { winner, reason }));
            assert_eq!(record.outcome(), Some(Outcome { winner, reason }));
            assert_eq!(record.tags.len(), 4);
            round_trip(&record);
        }
    }
    assert_eq!((record.tag("PlyCount"), record.tag("Result")), (Some("7"), Some("1/2-1/2")));
    record.set_outcome(8, None);
    assert_eq!((record.outcome(), record.tags.len()), (None, 2));
    for (result, code) in [("1-0", ""), ("1-0", "gg"), ("1-0", "z"), ("*", "g"), ("", "g")] {
        let text = format!("[Result \"{result}\"]\n[ResultCode \"{code}\"]\n1g Ra1");
        assert_eq!(read(&text).outcome(), None, "{text}");
    }
    let drawn = read("1g Ra1 1/2-1/2");
    assert_eq!(drawn.tag("Result"), Some("1/2-1/2"));
}

#[test]
fn a_wrong_game_does_not_take_the_others_with_it() {
    let text = "[Event \"a\"]\n[Bad\n[Event \"still a\"]\n\n1g Ra1\n1s ra8\n[Event \"b\"]\n1g Ra1\n1s zz\n2g Ra1n\n\n\
                1g Rb1\n1s rb8\n(1s rc8\n[Event \"c\"]\n1g Rc1\n";
    let games: Vec<_> = Records::new(text).collect();
    let lines: Vec<_> =
        games.iter().map(|game| game.as_ref().map(|g| g.line.len()).map_err(|e| e.place.line)).collect();
    assert_eq!(lines, [Ok(2), Err(9), Err(14), Ok(1)]);
    assert_eq!(error(text), (at(2, 1), E::UnclosedTag("Bad".into())), "a tag does not cost the game");
    assert_eq!(games[3].as_ref().unwrap().tag("Event"), Some("c"));
    let text = "1g Ra1\\n1s zz\n1w Ra1\\n1b rb8\n";
    let games: Vec<_> = Records::new(text).map(|game| game.is_ok()).collect();
    assert_eq!(games, [false, true], "one game a line");
    assert_eq!(Records::new("1g Ra1 {\n1g Rb1 {\n").count(), 1);
}

#[test]
fn places_are_kept_but_not_compared() {
    let one = read("1g Ra1 Rb1");
    let two = read("\n\n1g\n  Ra1\n Rb1");
    assert_eq!(one, two);
    let origin = &two.line[0].origin;
    assert_eq!(
        (origin.start, origin.word(0), origin.word(1)),
        (Some(at(3, 1)), Some(at(4, 3)), Some(at(5, 2)))
    );
    assert_eq!(origin.word(7), Some(at(3, 1)));
}

#[test]
fn long_texts_take_no_longer_than_they_are() {
    // Each of these would take minutes with a search that restarts for every word.
    let count = 200_000;
    for text in [
        "[a][b]".repeat(count),
        "[a \"b\" ".repeat(count),
        "1g {".repeat(count),
        "1g {\n".repeat(count),
        "{[%a ".repeat(count),
        format!("{{{}}}", "[%a ".repeat(count)),
        format!("{{{}}}", "[%a b]".repeat(count)),
        "\\n ".repeat(count),
        "!".repeat(count),
        "1g Ra1\n(1g Rb1\n)\n".repeat(count / 10),
        "2g Ra1n (2s ra8s)".repeat(count / 10),
        "1g zz\n\n".repeat(count),
        "x".repeat(count),
        "a:".repeat(count),
    ] {
        let start = std::time::Instant::now();
        let _ = Records::new(&text).count();
        assert!(start.elapsed().as_secs() < 5, "{} took {:?}", &text[..20], start.elapsed());
    }
}
