use super::*;

#[test]
fn command_lines_are_read_like_those_of_a_shell() {
    let words = |line: &str| line.parse::<Program>().map(|program| program.0);
    assert_eq!(words("ansa aei").unwrap(), ["ansa", "aei"]);
    assert_eq!(words("  \"my ansa\"  a'b c'd '' ").unwrap(), ["my ansa", "ab cd", ""]);
    assert_eq!(words("sh -c 'echo \"x\"'").unwrap(), ["sh", "-c", "echo \"x\""]);
    for wrong in ["", "  ", "''", "ansa 'aei"] {
        assert!(words(wrong).is_err(), "{wrong}");
    }
}

#[test]
#[cfg(unix)]
fn an_overlong_line_of_an_engine_is_ignored_as_a_whole() {
    let script = "echo aeiok; while read line; do if test \"$line\" = go; then \
                  printf 'info pv %65600s\\n' 'bestmove resign'; printf '%65536sbestmove resign\\n' x; \
                  echo bestmove Ee2n; fi; done";
    let words = ["sh", "-c", script].map(str::to_owned).to_vec();
    let mut engine = Engine::start(&EngineCommand { program: Program(words), options: Vec::new() }).unwrap();
    assert_eq!(engine.go(Duration::from_secs(10)).unwrap().turn, "Ee2n");
}

#[test]
fn a_program_that_is_no_engine_is_reported() {
    let start = |line: &str| {
        let program = line.parse().unwrap();
        Engine::start(&EngineCommand { program, options: Vec::new() }).err()
    };
    assert!(start("/no/such/program").unwrap().contains("can't be started"));
    assert_eq!(start("true").unwrap(), "the engine “true” ended before it sent “aeiok”");
}

#[test]
#[cfg(unix)]
fn a_program_that_never_says_aeiok_is_given_up() {
    for script in ["cat > /dev/null", "exec yes"] {
        let words = ["sh", "-c", script].map(str::to_owned).to_vec();
        let began = Instant::now();
        let error = Engine::start(&EngineCommand { program: Program(words), options: Vec::new() }).err();
        assert!(error.unwrap().ends_with("did not send “aeiok” within 10 seconds. Does it speak AEI?"));
        assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
    }
}
