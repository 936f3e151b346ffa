//! What a translator is told about made-up files.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use ansa_texts_compiler::{Contract, Language, compile};

const WORDS: &str = "\
# $side (Side)
side = { $side -> [gold] gold *[silver] silver ^}
# $role (Role)
role = { $role -> [cat] cat *[rabbit] rabbit ^}
# $piece (Piece)
piece = { SIDE($piece) } { ROLE($piece) }
# $square (Square)
square = { $square }
";

/// In Fluent each variant is on a line of its own; here a selection is on one, and ends with `^}`.
fn language(board: &str, play: &str) -> Language {
    let lines = |text: &str| text.replace(" [", "\n    [").replace(" *[", "\n   *[").replace("^}", "\n}");
    let files = [("board", board), ("play", play)].map(|(name, text)| (name.to_owned(), lines(text)));
    let (language, problems) = Language::parse(files);
    assert_eq!(problems, []);
    language
}

/// The problems of English.
fn in_english(play: &str) -> Vec<String> {
    let english = language(WORDS, play);
    let problems = Contract::new(&english).and_then(|contract| compile(&english, &contract)).err();
    problems.unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// The problems of a translation.
fn in_translation(english: &str, board: &str, play: &str) -> Vec<String> {
    let contract = Contract::new(&language(WORDS, english)).expect("English is right");
    let problems = compile(&language(board, play), &contract).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// The lines of `play.ftl` in English.
fn lines(play: &str) -> Vec<String> {
    let english = language(WORDS, play);
    let contract = Contract::new(&english).expect("types");
    let compiled = compile(&english, &contract).expect("lines");
    compiled.parts().find(|(name, _)| *name == "play").expect("the part").1.to_vec()
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let english = "hello = Hello\n    .long = Hello to you\nbye = Bye\n";
    assert_eq!(
        in_translation(english, WORDS, "hello = Hei\n    .long = Hei sinulle\nbye = Hei hei\n"),
        [""; 0]
    );
    assert_eq!(
        in_translation(english, WORDS, "hello = Hei\nwelcome = Tervetuloa\n    .long = Tervetuloa tänne\n"),
        [
            "play.ftl: welcome: English has no such message",
            "play.ftl: welcome.long: English has no such message",
            "play.ftl: hello.long: the message is missing",
            "play.ftl: bye: the message is missing",
        ]
    );
    // A message of another file does not count.
    assert_eq!(in_translation("side = Side\n", WORDS, "bye = Bye\n").len(), 2);
}

#[test]
fn every_language_has_the_same_variables() {
    let english = "# $count (Count)\nsteps = { $count } steps\n";
    assert_eq!(
        in_translation(english, WORDS, "steps = { $count -> [one] askel *[other] { $count } askelta ^}\n"),
        [""; 0]
    );
    assert_eq!(
        in_translation(english, WORDS, "steps = askel\n"),
        ["play.ftl: steps: the variable $count is missing"]
    );
    assert_eq!(
        in_translation(english, WORDS, "steps = { $count } { $other }\n"),
        ["play.ftl: steps: there is no variable $other in this message"]
    );
}

#[test]
fn a_language_has_forms_of_its_own() {
    let english = "# $piece (Piece)\nlost = You lost your { $piece }.\n";
    let words = "\
side = { $side -> [gold] золотой *[silver] серебряный ^}
    .feminine = { $side -> [gold] золотая *[silver] серебряная ^}
role = { $role -> [cat] кошка *[rabbit] кролик ^}
    .gender = { $role -> [cat] feminine *[rabbit] masculine ^}
piece = { ROLE($piece, form: \"gender\") -> [feminine] { SIDE($piece, form: \"feminine\") } *[other] { SIDE($piece) }
} { ROLE($piece) }
square = { $square }
";
    assert_eq!(in_translation(english, words, "lost = { CAPITAL($piece) }!\n"), [""; 0]);
    assert_eq!(
        in_translation(english, words, "lost = { PIECE($piece, form: \"dative\") }!\n"),
        ["play.ftl: lost: board.ftl has no words “piece.dative”"]
    );
}

#[test]
fn variables_have_types() {
    assert_eq!(
        in_english("hello = Hello, { $name }\n"),
        ["play.ftl: hello: $name has no type: write # $name (Type) above the message"]
    );
    assert_eq!(in_english("# $name (Text)\nhello = Hello\n"), ["play.ftl: hello: $name is not used"]);
    let unknown = in_english("# $name (Name)\nhello = Hello\n");
    assert!(unknown[0].starts_with("play.ftl: hello: write $name (Name) as “$name (Type)”"), "{unknown:?}");
    assert_eq!(in_english("### $name (Text)\nhello = Hello, { $name }\n"), [""; 0]);
}

#[test]
fn the_order_of_arguments_does_not_depend_on_the_text() {
    let file = "### $from (Square)\n### $to (Square)\n";
    assert_eq!(
        in_english(&format!("{file}step = {{ $from }} to {{ $to }}\n")),
        [
            "play.ftl: step: $from and $to have the same type: write both above the message, in the order of the arguments"
        ]
    );
    assert_eq!(
        lines("# $to (Square)\n# $from (Square)\nstep = { $from } to { $to }\n"),
        ["{W3:1} to {W3:0}"]
    );
}

#[test]
fn calls_and_variants_fit_their_types() {
    let side = |text: &str| in_english(&format!("# $side (Side)\nturn = {text}\n"));
    assert_eq!(
        side("{ $side -> [golden] a *[silver] b ^}"),
        ["play.ftl: turn: [golden] is never chosen: the keys are gold, silver"]
    );
    assert_eq!(
        side("{ $side -> *[gold] a [silver] b ^}"),
        ["play.ftl: turn: the default variant, with the star, comes last"]
    );
    assert_eq!(
        side("{ ROLE($side) }"),
        ["play.ftl: turn: ROLE can’t be called with a variable of this type"]
    );
    assert_eq!(side("{ SHOUT($side) }"), ["play.ftl: turn: there is no function SHOUT"]);
    assert_eq!(side("{ SIDE($side, case: \"genitive\") }"), ["play.ftl: turn: SIDE has no option case"]);
    assert_eq!(
        side("{ CAPITAL($side) } { bye }"),
        ["play.ftl: turn: there is no message bye in this file or in board.ftl"]
    );
}

#[test]
fn messages_do_not_refer_in_a_circle() {
    let circle = in_english("a = { b }\nb = { a }\n");
    assert_eq!(circle[0], "play.ftl: a: messages refer to each other in a circle");
    let words = WORDS.replace("{ SIDE($piece) } {", "{ PIECE($piece) } {");
    let english = "# $piece (Piece)\nlost = { $piece }\n";
    assert_eq!(
        in_translation(english, &words, "lost = { $piece }\n"),
        [
            "board.ftl: piece: only words further up in board.ftl can be used here, and “piece” is not one of them",
        ]
    );
}

#[test]
fn what_is_not_fluent_is_reported() {
    let (_, problems) = Language::parse([("play".to_owned(), "hello Hello\n".to_owned())]);
    assert!(problems.iter().any(|problem| problem.what.contains("hello Hello")), "{problems:?}");
}

#[test]
fn fixed_texts_are_written_out() {
    let play = "\
-name = Ansa
    .gender = feminine
-of = { $case -> [genitive] Ansan *[other] Ansa ^}
title = { -name }, { -of(case: \"genitive\") } { -name.gender -> [feminine] f *[other] m ^}
long = A long
    text with { \"{\" } and { 5 },
    { title }
";
    assert_eq!(lines(play), ["Ansa, Ansan f", "A long text with { and 5, Ansa, Ansan f"]);
}

#[test]
fn line_breaks_are_blanks_and_blank_lines_end_paragraphs() {
    let play = "\
body =
    One, two,
    three

    # $count (Count)
    { \"four\" }
    five.
# $count (Count)
count =
    { $count }
    steps
    { $count }
";
    assert_eq!(lines(play), ["One, two, three\u{2029}# $count (Count) four five.", "{0} steps {0}"]);
}

#[test]
fn letters_with_a_meaning_are_escaped_beside_variables_only() {
    let play = "# $count (Count)\nmany = a|b \\ {\"{\"}{ $count }{\"}\"}\nfixed = a|b \\ {\"{\"}{\"}\"}\n";
    assert_eq!(lines(play), ["a\\|b \\\\ \\{{0}\\}", "a|b \\ {}"]);
}

#[test]
fn the_texts_of_choices_have_no_variables() {
    assert_eq!(in_english("theme =\n    .light = Light\n    .dark = Dark\n"), [""; 0]);
    assert_eq!(
        in_english("# $count (Count)\ntheme =\n    .light = { $count } lights\n    .dark = Dark\n"),
        ["play.ftl: theme.light: the texts of choices have no variables"]
    );
}
