//! A game, a lesson, a puzzle and the study in every language, with what is announced.

use ansa_core::{Label, Piece, Role, Side, Square};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use ansa_texts::{
    Language, TextFile, answer, board, home, label, lesson, reason, set_language, study_engine,
};
use serde_json::json;

use super::pasting::paste;

in_each_browser!(
    ; long in firefox:
    a_game_is_played_and_told_in_every_language,
    a_lesson_and_a_puzzle_are_answered_in_every_language,
    an_illegal_turn_of_a_record_is_explained_in_every_language,
);

/// Shows the page in a language, and lets this test say what the page should say.
fn show(page: &Page, language: Language) {
    page.script_with(
        "localStorage['ansa.settings'] = JSON.stringify({ format: 'ansa-settings', version: 1, language: arguments[0] })",
        vec![json!(language.folder())],
    );
    for file in TextFile::ALL.into_iter().filter(|file| !file.is_loaded(language)) {
        let texts = page.script_with(
            "const id = document.querySelector('meta[name=ansa-build]').content;
            return fetch(`./program-${id}/${arguments[0]}`).then((file) => file.text())",
            vec![json!(file.path(language))],
        );
        ansa_texts::load(language, texts.as_str().unwrap().to_owned()).unwrap();
    }
    set_language(language);
}

/// Collects what the regions for screen readers say.
const LISTEN: &str = "
    window.told = new Set();
    const listen = () => {
        for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) told.add(region.textContent.trim());
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
";

fn wait_until_told(page: &Page, words: &str) {
    assert!(!words.is_empty());
    page.wait_until(&format!("{words:?} to be told"), || {
        // A sentence of its own begins with a capital letter.
        let is_told =
            "return [...told].some((text) => text.toLowerCase().includes(arguments[0].toLowerCase()))";
        page.script_with(is_told, vec![json!(words)]) == json!(true)
    });
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn a_game_is_played_and_told_in_every_language(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    // A game of its own for each, because the page goes on with a game that it knows.
    let answers = ["ra7s", "rh7s", "ra7s ra6s", "rh7s rh6s", "ra7s rh7s"];
    assert_eq!(answers.len(), Language::ALL.len());
    for (&language, answer) in Language::ALL.iter().zip(answers) {
        let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", answer]);
        show(page, language);
        page.open_game(&game, "person", "person");
        page.script(LISTEN);
        assert_eq!(page.text(&hook("end-turn")), label::end_turn(), "{language:?}");
        page.click(&hook("end-turn"));
        wait_until_told(page, board::no_step());

        page.press('/');
        page.wait_for(&hook("typed-turn"));
        page.type_into(&hook("typed-turn"), "Ee3n Ee4n");
        wait_until_told(page, &board::steps_left(2_u8));
        page.click(&hook("typed-play"));
        page.click(&hook("end-turn"));
        page.wait_for_plies(5);
        let elephant = Piece::new(Side::Gold, Role::Elephant);
        let steps =
            [("e3", "e4"), ("e4", "e5")].map(|(from, to)| board::step(elephant, square(from), square(to)));
        let made = board::made(&steps);
        wait_until_told(page, &board::turned(Label { number: 3, side: Side::Gold }, &made));

        page.click(&hook("study"));
        page.wait_for(&hook("engine-switch"));
        page.click(&hook("engine-switch"));
        wait_until_told(page, study_engine::engine_on());
        page.click(&hook("engine-switch"));
        wait_until_told(page, study_engine::engine_off());
    }
}

fn a_lesson_and_a_puzzle_are_answered_in_every_language(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    for &language in Language::ALL {
        show(page, language);
        page.goto("about:blank");
        page.goto("#/learn/steps");
        page.wait_for(&hook("lesson-solve"));
        page.script(LISTEN);
        page.click(&hook("lesson-solve"));
        wait_until_told(page, lesson::shown());
        assert_eq!(page.text(&hook("lesson-next")), answer::next(), "{language:?}");

        page.goto("about:blank");
        page.goto("#/puzzles/daily");
        page.wait_for(&hook("puzzle-solve"));
        assert_eq!(page.text("h2"), home::daily(), "{language:?}");
        page.script(LISTEN);
        page.click(&hook("puzzle-solve"));
        wait_until_told(page, answer::help_counts());
    }
}

fn an_illegal_turn_of_a_record_is_explained_in_every_language(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    // A game of its own for each, because the page goes on with a game that it knows.
    let turns = ["Ee2n", "Ee2n Ee3n", "Ee2n Ee3n Ee4n", "Ra2n", "Rh2n"];
    for (&language, turn) in Language::ALL.iter().zip(turns) {
        let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[turn]).to_record().to_plain();
        show(page, language);
        page.goto("about:blank");
        page.open_play();
        page.wait_for_mode(&["setup", "turn"]);
        page.script(LISTEN);
        paste(page, &format!("{game}2s ra7n\n"));
        page.wait_for(&hook("study-tree"));
        let rabbit = Piece::new(Side::Silver, Role::Rabbit);
        wait_until_told(page, &board::occupied((rabbit, square("a8"))));
        let place = [
            reason::line("4", "4"),
            reason::turn(Label { number: 2, side: Side::Silver }),
            reason::words("ra7n"),
        ];
        wait_until_told(page, reason::at(&place, "").trim());
    }
}
