use std::process::Command;

use super::*;

#[test]
fn the_script_decodes_the_same_bytes() {
    let every: Vec<u8> = (0..=u8::MAX).collect();
    for bytes in [&[][..], b"\0", &every, &every.repeat(9)] {
        let module = javascript_module(bytes);
        assert!(module.is_ascii(), "{module}");
        let decoder = include_str!("../../../../npm/bytes.js");
        let script = format!("{decoder}{module}process.stdout.write(bytesOf(encoded));");
        let made = Command::new("node").args(["--input-type=module", "--eval", &script]).output().unwrap();
        assert_eq!(made.stdout, bytes, "{}", String::from_utf8_lossy(&made.stderr));
    }
}

#[test]
fn words_stay_words() {
    let every: Vec<u8> = (0..=u8::MAX).collect();
    let mut bytes = every.repeat(3);
    bytes.extend(b"a rabbit on its goal");
    assert!(javascript_module(&bytes).contains("a rabbit on its goal"));
}
