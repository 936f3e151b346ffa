use super::*;
use ansa_model::activities::play::PlayState;
use ansa_model::document::GameOptions;
use ansa_model::library::{Date, Summary};

#[test]
fn the_stored_form_is_fixed() {
    let play = PlayState::new(GameOptions::default());
    let today = Date { year: 2026, month: 11, day: 21 };
    let entry = LibraryEntry::new("abc".to_owned(), 1_000, today, Summary::of(&play.document));
    let stored = StoredGame { entry, text: "game".to_owned() };
    let save = Save { stored, lease: "tab.3".to_owned(), is_new: true, is_running: true };
    let text = text_of(core::slice::from_ref(&save)).expect("a text");
    let entry = serde_json::to_string(&save.stored.entry.write().expect("a text")).expect("a string");
    assert_eq!(
        text,
        format!(
            r#"{{"format":"ansa-unsaved","version":1,"saves":[{{"id":"abc","lease":"tab.3","is_new":true,"is_running":true,"entry":{entry},"text":"game"}}]}}"#
        )
    );
    assert_eq!(read(&text).expect("saves"), [save]);
}
