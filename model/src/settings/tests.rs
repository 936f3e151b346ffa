//! Tests of the settings and their stored form.

use serde_json::Value;

use super::*;
use crate::Apply;

/// Settings that all differ from the defaults.
fn other() -> Settings {
    Settings {
        language: Some(Language::Spanish),
        theme: Theme::Dark,
        board: BoardTheme::Contrast,
        pieces: PieceSet::Letters,
        coordinates: Coordinates::Off,
        animation: Animation::Slow,
        turns: TurnStyle::Notation,
        tree: TreeStyle::Rows,
        thinking: ThinkingTime::Minute,
        sound: false,
        volume: Volume::new(35),
        vibration: false,
        auto_send: true,
        hover_arrows: true,
        confirm_resign: false,
        first_games: 0,
    }
}

fn settings(text: &str) -> Settings {
    Settings::read(text).expect("settings").0
}

#[test]
fn settings_round_trip() {
    for settings in [Settings::default(), other()] {
        assert_eq!(Settings::read(&settings.write().expect("a text")), Ok((settings, 0)));
    }
    assert_eq!(
        Settings::default().write().expect("a text"),
        "{\"format\":\"ansa-settings\",\"version\":1,\"language\":null,\"theme\":\"auto\",\"board\":\"sand\",\
         \"pieces\":\"animals\",\"coordinates\":\"all\",\"animation\":\"normal\",\"turns\":\"figures\",\
         \"tree\":\"columns\",\"thinking\":\"10s\",\"sound\":true,\"volume\":70,\"vibration\":true,\"autoSend\":false,\"hoverArrows\":false,\"confirmResign\":true,\"firstGames\":3}"
    );
}

#[test]
fn keys_are_distinct_and_round_trip() {
    fn check<T: Copy + PartialEq + core::fmt::Debug>(
        all: &[T],
        key: impl Fn(T) -> &'static str,
        back: impl Fn(&str) -> Option<T>,
    ) {
        for &choice in all {
            assert_eq!(back(key(choice)), Some(choice));
        }
        assert_eq!(back("nonsense"), None);
    }
    check(&Theme::ALL, Theme::key, Theme::from_key);
    check(&BoardTheme::ALL, BoardTheme::key, BoardTheme::from_key);
    check(&PieceSet::ALL, PieceSet::key, PieceSet::from_key);
    check(&Coordinates::ALL, Coordinates::key, Coordinates::from_key);
    check(&Animation::ALL, Animation::key, Animation::from_key);
}

#[test]
fn a_broken_value_falls_back_alone() {
    let written: Value = serde_json::from_str(&other().write().expect("a text")).unwrap();
    let names: Vec<String> = written.as_object().unwrap().keys().cloned().collect();
    for name in names.iter().filter(|name| !["format", "version"].contains(&name.as_str())) {
        for broken in [Value::Null, Value::from("nonsense"), Value::from(-1), Value::Array(Vec::new())] {
            let mut text = written.clone();
            text[name] = broken.clone();
            let mut back: Value =
                serde_json::from_str(&settings(&text.to_string()).write().expect("a text")).unwrap();
            let first: Value = serde_json::from_str(&Settings::default().write().expect("a text")).unwrap();
            assert_eq!(back[name], first[name], "{name}: {broken}");
            back[name] = written[name].clone();
            assert_eq!(back, written, "{name}: {broken}");
        }
    }
    let mut loud = written.clone();
    loud["volume"] = Value::from(4000);
    assert_eq!(settings(&loud.to_string()).volume.percent(), 100);
}

#[test]
fn other_texts_are_refused() {
    for text in [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        "{\"format\":\"ansa-game\",\"version\":1,\"language\":null,\"theme\":\"dark\"}",
    ] {
        assert!(Settings::read(text).is_err(), "{text}");
    }
    let later = other().write().expect("a text").replace("\"version\":1", "\"version\":2");
    assert_eq!(Settings::read(&later), Err(ReadError::Version(2)));
}

#[test]
fn a_change_in_this_window_is_stored_here() {
    let mut chosen = SettingsState::found(Settings::default());
    chosen.apply(SettingsAction::Here(Box::new(|settings| *settings = other())));
    assert_eq!(chosen, SettingsState { settings: other(), here: true });
}

#[test]
fn a_change_keeps_one_that_is_not_shown_yet() {
    let mut chosen = SettingsState::found(Settings::default());
    let changes: [SettingsChange; 2] =
        [Box::new(|settings| settings.sound = false), Box::new(|settings| settings.theme = Theme::Dark)];
    for change in changes {
        chosen.apply(SettingsAction::Here(change));
    }
    let both = Settings { sound: false, theme: Theme::Dark, ..Settings::default() };
    assert_eq!(chosen.settings, both);
}

#[test]
fn a_change_from_another_window_is_not_stored_here() {
    let mut chosen = SettingsState::found(Settings::default());
    chosen.apply(SettingsAction::Elsewhere(other()));
    assert_eq!(chosen, SettingsState { settings: other(), here: false });
}

#[test]
fn gain_is_quadratic_in_the_volume() {
    assert_eq!(Volume::new(250).percent(), 100);
    assert!((Volume::new(100).gain() - 1.0).abs() < f32::EPSILON);
    assert!((Volume::new(50).gain() - 0.25).abs() < f32::EPSILON);
    assert!(Volume::new(0).gain().abs() < f32::EPSILON);
}
