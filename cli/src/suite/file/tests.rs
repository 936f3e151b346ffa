use super::*;

const GOAL: &str =
    "goal1 g [r.......R.......................................................] Ra7e Rb7n # one";

#[test]
fn what_was_written_reads_the_same() {
    let text = format!(
        "ansa-suite 1\n# made by hand\n{GOAL}\n\
         capture:5 s [r........................................................R......] ra8e\n"
    );
    let problems = read(&text).unwrap();
    assert_eq!(problems.len(), 2);
    assert_eq!((problems[0].kind, problems[0].note.as_str()), (Kind::GoalInOne, "one"));
    assert_eq!(problems[1].kind, Kind::Capture { gain: 5 });
    assert_eq!(write(&["made by hand".to_owned()], &problems), text);
    // Blanks for empty squares, a byte order mark and Windows line ends are accepted.
    let other = format!("\u{feff}{}", text.replace("....", "    ").replace('\n', "\r\n"));
    assert_eq!(read(&other), Ok(problems));
}

#[test]
fn whatever_a_file_holds_is_refused_in_a_sentence() {
    let wrong = |text: &str| read(text).unwrap_err();
    assert_eq!(wrong(""), "a problem file must begin with the line “ansa-suite 1”");
    assert_eq!(wrong("\0\u{1f407}"), wrong(""));
    assert!(wrong("ansa-suite 2\n").contains("is not supported"));
    let with = |answer: &str| GOAL.replace("Ra7e Rb7n", answer);
    for (line, complaint) in [
        ("mate g []", "“mate” is not one of goal1, goal2, defence, capture:GAIN"),
        ("capture:0 g []", "not one of"),
        ("capture:-1 g []", "not one of"),
        ("capture:99999999999999999999 g []", "not one of"),
        ("goal1", "must begin with the side to move"),
        ("goal1 g [too short]", "64 squares"),
        ("goal1 g [R", "bracket"),
        (&GOAL.replace('r', "."), "silver has no rabbits"),
        (&GOAL.replace("r.", "R."), "on its goal rank"),
        (&GOAL.replace("R..........", "R.........E"), "no friend"),
        (&GOAL.replace("....] R", "...] R"), "64 squares"),
        (&with(""), "expected a turn"),
        (&with("resigns"), "expected a turn"),
        (&with("Ra1"), "expected a turn"),
        (&with("Ra7s"), "can’t step backward"),
        (&with("Ra7e Rb7w"), "must change the position"),
        (&with("Ra7e Rb7e Rc7e Rd7e Re7e"), "Re7e"),
        (&with("\u{1f407}"), "\u{1f407}"),
    ] {
        let found = wrong(&format!("ansa-suite 1\n\n{line}\n"));
        assert!(found.starts_with("line 3: ") && found.contains(complaint), "{line}: {found}");
    }
    for end in 1..GOAL.find(" #").unwrap_or(0) - 5 {
        assert!(read(&format!("ansa-suite 1\n{}", &GOAL[..end])).is_err(), "{end}");
    }
}
