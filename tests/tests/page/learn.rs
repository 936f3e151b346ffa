//! Learning from mistakes: exercises of an analysed game, and mistakes that return.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

use super::study::{enters, two_turns};

in_each_browser!(
    ; long in firefox:
    a_better_turn_is_found_after_tries_and_hints,
    a_broken_engine_is_reported_and_the_turn_judged_again,
    kept_mistakes_return_when_they_are_due,
    on_a_tablet_nothing_covers_the_choices,
);

/// Answers each message to the engine's worker by a crash, while `broken` is true.
const LISTEN: &str = "
    window.broken = true;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (!window.broken || message.type !== 'search') return post.call(this, message, ...rest);
        setTimeout(() => this.onmessage?.({ data: { id: message.id, type: 'dead', reason: 'a test' } }));
    };
";

/// An analysed game in which gold misses its goal.
fn analysed(page: &mut Page) {
    two_turns(page, "Ea1n");
    page.click(&hook("analyse"));
    page.wait_for(&hook("learn"));
    page.wait_until_gone(&hook("analyse"));
}

/// Waits for a stage of the exercise.
#[track_caller]
fn stage(page: &Page, stage: &str) {
    page.wait_for(&format!("{}[data-stage={stage}]", hook("learn-answer")));
}

fn a_better_turn_is_found_after_tries_and_hints(page: &mut Page) {
    analysed(page);
    page.click(&hook("learn"));
    page.wait_for_text(&hook("learn-question"), "Find a better turn for Gold");
    // What followed, and what the engine thinks, is out of sight.
    for hidden in ["study-tree", "engine", "analysis"] {
        assert!(!page.has(&hook(hidden)), "{hidden}");
    }
    page.wait_for_snapshot("the position before the mistake", |shown| {
        shown.attribute("a1", "piece") == Some("E")
    });

    // ---- The mistake again, and another turn that the engine has to judge ----
    enters(page, "Ea1n");
    stage(page, "refused");
    page.wait_for_text(&hook("learn-answer"), "Gold could have reached the goal");
    enters(page, "Rb5e");
    stage(page, "refused");
    page.wait_for_text(&hook("learn-answer"), "b5→c5");

    // ---- Hints, with the piece first ----
    page.press('h');
    page.wait_for_text(&hook("learn-hint"), "rabbit on b5");
    page.wait_for_snapshot("the piece", |shown| shown.attribute("b5", "hint").is_some());
    assert!(!page.has("[data-arrow]"));
    page.press('h');
    page.wait_for("[data-arrow^=b5]");

    // ---- The goal ----
    enters(page, "Rb5n Rb6n Rb7n");
    stage(page, "solved");
    page.wait_for_text(&hook("learn-why"), "Gold could have reached the goal");
    page.press(Key::Enter);
    page.wait_for_text(&hook("learn-summary"), "1 of 1");
    assert!(page.has(&format!("{}[data-answer=later]", hook("learn-result"))));

    // ---- Once more, with the solution, by the buttons ----
    page.click(&hook("learn-repeat"));
    stage(page, "asking");
    page.click(&hook("learn-solve"));
    stage(page, "shown");
    page.wait_for("[data-arrow^=b5]");
    page.click(&hook("learn-next"));
    page.wait_for(&format!("{}[data-answer=shown]", hook("learn-result")));
    page.screenshot("learn-summary");
    page.click(&hook("learn-back"));
    page.wait_for(&hook("study-tree"));
    page.wait_for(&hook("analysis"));
}

fn a_broken_engine_is_reported_and_the_turn_judged_again(page: &mut Page) {
    analysed(page);
    page.script(LISTEN);
    page.click(&hook("learn"));
    enters(page, "Rb5e");
    page.wait_for(&hook("learn-error"));
    stage(page, "not-judged");
    page.script("window.broken = false;");
    page.click(&hook("learn-retry"));
    stage(page, "refused");
}

/// Changes all kept mistakes by JavaScript of a `card`.
fn change_cards(page: &Page, change: &str) {
    page.script(&format!(
        "const deck = JSON.parse(localStorage.getItem('ansa.mistakes'));
         for (const card of deck.cards) {{ {change} }}
         localStorage.setItem('ansa.mistakes', JSON.stringify(deck));
         localStorage.setItem('ansa.mistakes.due', ['1', ...deck.cards.map((card) => `${{card.due}}:1`)].join(' '));"
    ));
}

fn kept_mistakes_return_when_they_are_due(page: &mut Page) {
    page.open_at("#/");
    page.wait_for(&hook("home-study"));
    assert!(!page.has(&hook("home-review")), "nothing is kept yet");
    analysed(page);
    page.click(&hook("learn"));
    page.wait_for(&hook("learn-question"));
    page.press('n');
    page.wait_for(&hook("learn-summary"));
    page.click(&hook("learn-back"));
    page.wait_for_text(&hook("study-review"), "0 due today");

    // ---- It is due on the next day ----
    change_cards(page, "card.due -= 1;");
    page.wait_until_loaded();
    page.open_at("#/");
    page.wait_for(&format!("{}[data-due='1']", hook("due-count")));
    // Earlier versions kept no count beside the mistakes.
    page.script("localStorage.removeItem('ansa.mistakes.due')");
    page.open_at("#/");
    page.wait_for(&hook("home-review"));
    assert!(!page.has(&hook("due-count")), "the mistakes were counted for the home screen");
    page.click(&hook("home-review"));
    page.wait_for(&format!("{}[data-due='1'][data-all='1']", hook("review-due")));
    assert!(page.stored("ansa.mistakes.due").is_some_and(|due| due.ends_with(":1")));
    page.click(&hook("review-begin"));
    enters(page, "Rb5n Rb6n Rb7n");
    stage(page, "solved");
    page.press('n');
    page.wait_for(&format!("{}[data-answer=at-once]", hook("learn-result")));
    page.click(&hook("learn-back"));
    page.wait_for(&format!("{}[data-due='0'][data-all='1']", hook("review-due")));
    page.wait_for_text(&hook("review-card"), "due in 2 days");
    assert!(!page.has(&hook("review-begin")));

    // ---- What can't be read is set aside and told; the rest stays ----
    page.script(
        "const deck = JSON.parse(localStorage.getItem('ansa.mistakes'));
         deck.cards.push({ position: 'nothing' });
         localStorage.setItem('ansa.mistakes', JSON.stringify(deck));",
    );
    page.wait_until_loaded();
    page.open_at("#/mistakes");
    page.wait_for_text(&hook("review-error"), "1 entry could not be read and was set aside");
    assert!(page.stored("ansa.mistakes.unreadable").is_some_and(|kept| kept.contains("nothing")));
    assert_eq!(page.count(&hook("review-card")), 1);

    // ---- One is deleted, then there is none ----
    page.click(&hook("review-delete"));
    page.wait_for(&hook("review-empty"));
    change_cards(page, "");
    assert_eq!(
        page.script("return JSON.parse(localStorage.getItem('ansa.mistakes')).cards.length"),
        json!(0)
    );
}

fn on_a_tablet_nothing_covers_the_choices(page: &mut Page) {
    analysed(page);
    page.set_size(820, 1180);
    page.click(&hook("learn"));
    page.wait_for(&hook("learn-keep"));
    page.screenshot("learn-tablet");
    let number = |script: &str| page.script(&format!("return {script}")).as_f64().unwrap();
    let place = |selector: &str, side: &str| {
        number(&format!("document.querySelector(`{selector}`).getBoundingClientRect().{side}"))
    };
    let keep = hook("learn-keep");
    assert!(place(&keep, "height") < 100.0, "no large empty box");
    assert!(place(&keep, "top") >= place(".play-board", "bottom"), "it is below the board");
    assert!(place(&hook("flip"), "top") >= place(".play-board", "bottom"), "the tools as well");
}
