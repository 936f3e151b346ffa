//! What axe, the usual checker of accessibility, says about every screen in every language.

use std::fs;

use ansa_tests::browser::Page;
use ansa_tests::{in_each_browser, needs};
use ansa_texts::Language;
use serde_json::{Value, json};

use super::element_hosts::{ELEMENT, on_page};
use super::language_screens::{SCREENS, settle, show};

in_each_browser!(
    ; long in firefox:
    axe_finds_no_fault_on_any_screen,
);

/// Faults of the screen: the rule, and the elements that break it. Animations end first, because a colour that fades in
/// has no contrast yet.
const FAULTS: &str = "
    document.getAnimations().forEach((animation) => { try { animation.finish(); } catch { animation.cancel(); } });
    return axe.run(document, { resultTypes: ['violations'], rules: arguments[0] }).then(({ violations }) => violations.flatMap(
        ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`)));
";

/// The script of axe.
fn axe() -> Option<String> {
    let npm = needs::npm()?;
    Some(fs::read_to_string(npm.tools.join("axe-core/axe.min.js")).unwrap())
}

/// What axe finds now, with the contrast of colours or without.
fn faults(page: &Page, with_colours: bool) -> Vec<String> {
    let rules = json!({ "color-contrast": { "enabled": with_colours } });
    let found: Value = page.script_with(FAULTS, vec![rules]);
    found.as_array().unwrap().iter().map(|fault| fault.as_str().unwrap().to_owned()).collect()
}

fn axe_finds_no_fault_on_any_screen(page: &mut Page) {
    let Some(axe) = axe() else { return };
    page.set_size(360, 740);
    let mut found = Vec::new();
    // Colours are the same in every language.
    let looks = Language::ALL.iter().map(|language| (language, false)).chain([(&Language::English, true)]);
    for (language, is_dark) in looks {
        let name = language.folder();
        page.set_dark(is_dark);
        page.goto("about:blank");
        page.goto(&format!("?lang={name}#/"));
        page.script(&axe);
        for screen in SCREENS {
            show(page, screen);
            settle(page);
            assert_eq!(page.script("return document.documentElement.lang"), json!(name), "{screen}");
            let faults = faults(page, *language == Language::English);
            found.extend(faults.iter().map(|fault| format!("{name} {screen}, dark {is_dark}: {fault}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn axe_finds_no_fault_in_the_element() {
    let Some(axe) = axe() else { return };
    let boards = ["", "mode=\"play\"", "mode=\"still\"", "mode=\"board\" drawable"]
        .map(|more| format!("<arimaa-board src=\"game.txt\" {more}></arimaa-board>"));
    let places = Language::ALL.iter().map(|language| {
        format!("<section lang=\"{0}\" aria-label=\"{0}\">{1}</section>", language.folder(), boards.concat())
    });
    let body = format!("{ELEMENT}<body><main><h1>Boards</h1>{}</main></body>", places.collect::<String>());
    on_page("axe_finds_no_fault_in_the_element", &body, |page| {
        page.script(&axe);
        let found = faults(page, true);
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}
