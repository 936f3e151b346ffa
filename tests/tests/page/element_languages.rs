//! The language of `<arimaa-board>`: that of its place in the page, or English.

use std::fs;

use ansa_tests::browser::{Page, Site, run_in_each_at};
use ansa_tests::needs;
use serde_json::{Value, json};

use super::element_hosts::{ELEMENT, of, on_page};
use super::element_viewer::{self, HEAD, RECORD};

/// The language that a board says it has, the name of a button, and the place in the game.
const SAID: &str = "return [
    inside('[data-test=stage]').closest('[lang]').lang,
    inside('[data-test=next]').ariaLabel,
    inside('[data-test=counter]').textContent,
]";

fn wait_for_words(page: &Page, id: &str, words: [&str; 3]) {
    let mut said = Value::Null;
    page.wait_until(&format!("{words:?} in {id}"), || {
        said = of(page, id, SAID);
        said == json!(words)
    });
}

#[test]
fn an_element_speaks_the_language_of_its_place() {
    let board = |id: &str, more: &str| {
        format!("<arimaa-board id=\"{id}\" src=\"game.txt\" ply=\"0\" {more}></arimaa-board>")
    };
    let body = format!(
        "{ELEMENT}<body><section lang=\"es-MX\">{}{}</section>{}{}{}{}</body>",
        board("inherits", ""),
        board("own", "lang=\"ru\""),
        board("page", ""),
        board("unknown", "lang=\"de\""),
        board("finnish", "lang=\"fi\""),
        board("wrong", "lang=\"hu\" side=\"bronze\""),
    );
    on_page("an_element_speaks_the_language_of_its_place", &body, |page| {
        wait_for_words(page, "inherits", ["es", "Siguiente", "Inicio de la partida: 0 de 4 turnos"]);
        wait_for_words(page, "own", ["ru", "Вперёд", "Начало партии: 0 из 4 ходов"]);
        wait_for_words(page, "page", ["en", "Next", "Start of the game: 0 of 4 turns"]);
        wait_for_words(page, "unknown", ["en", "Next", "Start of the game: 0 of 4 turns"]);
        wait_for_words(page, "finnish", ["fi", "Seuraava", "Pelin alku: 0 / 4 siirtoa"]);
        let error = of(page, "wrong", "return inside('[role=alert]').textContent");
        assert!(error.as_str().unwrap().starts_with("Hibás attribútum: side."), "{error}");

        // ---- Each speaks its own language, also where a listener of one calls another ----
        page.script(
            "const [one, other] = ['inherits', 'own'].map((id) => document.getElementById(id));
            one.addEventListener('ply', () => other.next());
            one.shadowRoot.querySelector('[data-test=next]').click()",
        );
        wait_for_words(page, "inherits", ["es", "Siguiente", "Tras la configuración de Oro: 1 de 4 turnos"]);
        wait_for_words(page, "own", ["ru", "Вперёд", "После расстановки золотых: 1 из 4 ходов"]);

        // ---- Another language, with the game where it was ----
        page.script("document.getElementById('own').lang = 'hu'");
        wait_for_words(page, "own", ["hu", "Következő", "Arany felállása után: 1 / 4 kör"]);
        page.script("document.getElementById('own').removeAttribute('lang')");
        wait_for_words(page, "own", ["es", "Siguiente", "Tras la configuración de Oro: 1 de 4 turnos"]);
        of(page, "own", "board.next()");
        wait_for_words(page, "own", ["es", "Siguiente", "Tras la configuración de Plata: 2 de 4 turnos"]);
    });
}

#[test]
fn what_goes_wrong_is_said_in_the_language() {
    let body = format!("{ELEMENT}<body><arimaa-board id=\"board\" lang=\"fi\"></arimaa-board></body>");
    on_page("what_goes_wrong_is_said_in_the_language", &body, |page| {
        of(page, "board", "board.src = 'nowhere.txt'");
        page.wait_until("the reason", || {
            of(page, "board", "return inside('[role=alert]')?.textContent ?? ''")
                == json!("Pelin lataaminen ei onnistunut: palvelin vastasi tilakoodilla 404.")
        });
        of(page, "board", "board.removeAttribute('src'); board.record = '1g Ra1 {kesken'");
        page.wait_until("the reason of the library", || {
            of(page, "board", "return inside('[role=alert]')?.textContent ?? ''")
                == json!(
                    "Pelipöytäkirjaa ei voi näyttää. Rivi 1, merkki 8: Tämän kommentin lopusta puuttuu aaltosulje."
                )
        });
        page.ignore_troubles();
    });
}

#[test]
fn the_address_of_a_frame_says_its_language() {
    let body = "</head><body><iframe title=\"game\" width=\"400\" height=\"700\"
        src=\"ansa/element/embed.html#src=../../game.txt&amp;lang=ru&amp;ply=0\"></iframe></body>";
    element_viewer::on_page("the_address_of_a_frame_says_its_language", body, |page| {
        page.enter_frame("iframe");
        page.wait_until("the game", || {
            page.script("return document.querySelector('arimaa-board')?.plies ?? 0") == json!(4)
        });
        let words = ["ru", "Вперёд", "Начало партии: 0 из 4 ходов"];
        page.wait_until("Russian", || element_viewer::of(page, SAID) == json!(words));
        page.script("location.hash = '#src=../../game.txt&lang=xx&ply=0'");
        page.wait_until("English", || element_viewer::of(page, SAID)[0] == json!("en"));
    });
}

#[test]
fn a_language_that_does_not_load_is_english() {
    let Some(package) = needs::package() else { return };
    let folder = tempfile::tempdir().unwrap();
    let body = "<arimaa-board id=\"board\" lang=\"ru\" src=\"game.txt\" ply=\"0\"></arimaa-board>";
    fs::write(folder.path().join("index.html"), format!("{HEAD}{ELEMENT}<body>{body}</body></html>"))
        .unwrap();
    fs::write(folder.path().join("game.txt"), RECORD).unwrap();
    let nothing = tempfile::tempdir().unwrap();
    run_in_each_at(
        "a_language_that_does_not_load_is_english",
        // The files of the languages are missing.
        || {
            let site = Site::start(folder.path(), "/").with("ansa/element/texts", nothing.path());
            site.with("ansa", &package)
        },
        |page| {
            page.open();
            page.wait_until("the board", || {
                page.script("return !!document.getElementById('board').shadowRoot?.querySelector('[data-test=counter]')")
                    == json!(true)
            });
            wait_for_words(page, "board", ["en", "Next", "Start of the game: 0 of 4 turns"]);
            page.ignore_troubles();
        },
    );
}
