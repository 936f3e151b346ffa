use super::*;

#[test]
fn the_longest_times_come_first() {
    let path = std::env::temp_dir().join(format!("ansa-test-times-{}", std::process::id()));
    let times = TestTimes::new(path).unwrap();
    assert_eq!(times.summary(2), None);
    fs::write(times.path(), "a::one\t1.5\nb::two\t12.0\nnonsense\nc::three\t2.5\n").unwrap();
    let summary = times.summary(2).unwrap();
    let lines: Vec<&str> = summary.lines().collect();
    assert_eq!(
        lines,
        ["3 browser tests took 16 s together. The longest:", "   12.0 s  b::two", "    2.5 s  c::three",]
    );
    fs::remove_file(times.path()).unwrap();
}
