use super::*;
use ansa_board::testing::HOSTILE_TEXTS;

#[test]
fn usual_names_stay() {
    for name in
        ["Finale.txt", "Omar – Fritz, Club (2026).txt", "arimaa-12g.svg", "हिन्दी.txt", "Ödön’s game.gif"]
    {
        assert_eq!(file_name(name), name);
    }
}

#[test]
fn names_lead_nowhere_and_look_as_they_are() {
    for (text, name) in [
        ("../../etc/passwd.txt", "etc-passwd.txt"),
        ("C:\\boot.ini.txt", "C-boot.ini.txt"),
        ("<b>Ann</b>.txt", "b-Ann-b-.txt"),
        ("game\u{202e}txt.exe.txt", "game-txt.exe.txt"),
        ("-rf $(x).json", "rf -(x).json"),
        (".htaccess", "htaccess"),
        ("\u{0}\u{85}.txt", "file.txt"),
        ("", "file"),
        ("a.not an ending", "a.not an ending"),
    ] {
        assert_eq!(file_name(text), name);
    }
    let long = file_name(&format!("{}.txt", "ж".repeat(10_000)));
    assert_eq!((long.chars().count(), long.ends_with("ж.txt")), (80, true));
    assert_eq!(file_name(&"x".repeat(10_000)).len(), 80);
}

#[test]
fn no_text_gives_a_name_that_means_more() {
    for text in HOSTILE_TEXTS {
        let name = file_name(&format!("{text}.txt"));
        let (_, ending) = name.rsplit_once('.').expect("an ending");
        assert!(ending == "txt" && name.chars().all(is_allowed), "{name}");
        assert!(!name.contains(['<', '"', '/', '&', '\u{202e}']) && !name.starts_with(['.', '-']), "{name}");
        assert_eq!(file_name(&name), name, "the name of a name is the same");
    }
}
