//! Tournaments with people elsewhere, who play by link or send records.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Game, Side};
use ansa_model::document::Letter;
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;

use super::screenshots::look_at;
use super::tournaments::{choose, fill, results, return_to_tournament, select, start};

in_each_browser!(
    ; long in firefox:
    people_elsewhere_play_by_link_or_send_a_record,
    a_friend_who_gives_up_before_a_ply_ends_the_game,
    a_record_with_another_result_is_asked_about,
);

/// The packed letter of the friend, who gives up the game that began on the page, without a ply.
fn friend_resigns(page: &Page) -> String {
    let saved = ansa_model::activities::play::saved::read(&page.stored_game().unwrap()).unwrap();
    let friend = saved.document.friends_side().unwrap();
    let letter = Letter::of(&saved.document).unwrap();
    let mut game = Game::clone(&letter.game);
    game.end(Outcome::win(!friend, Reason::Resignation)).unwrap();
    Letter { game: game.into(), ..letter }.to_packed().unwrap()
}

/// Begins the game of the last round, in which a friend gives up before a ply of theirs.
fn win_by_link(page: &Page) {
    page.click(&hook("tournament-play"));
    page.wait_for(&hook("plate-gold"));
    let plates = page.text(&hook("plate-gold")) + &page.text(&hook("plate-silver"));
    assert!(plates.contains("Zoe"), "{plates}");
    if page.snapshot().mode() == "setup" {
        page.set_up(&mut Game::new(), Preset::NinetyNine);
    }
    page.wait_for(&hook("copy-friend-link"));
    page.wait_until_loaded();
    let letter = friend_resigns(page);
    page.open_at(&format!("#/friend?game={letter}"));
    page.wait_for_mode(&["over"]);
    return_to_tournament(page);
}

fn a_friend_who_gives_up_before_a_ply_ends_the_game(page: &mut Page) {
    page.open_play();
    choose(page, "double-round-robin", &[], "Ann");
    page.type_into(&hook("tournament-friends"), "Zoe");
    start(page);
    // Once with each side: the friend of gold has nothing but the link, and that of silver has a setup.
    for round in 1..=2 {
        page.wait_until("the round", || page.count(&hook("round")) == round);
        win_by_link(page);
        page.wait_until("the result", || results(page) == round);
    }
    page.wait_for_text(&hook("tournament-over"), "Ann wins the tournament.");
}

fn a_record_with_another_result_is_asked_about(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n Ee3n"]);
    game.end(Outcome::win(Side::Silver, Reason::Resignation)).unwrap();
    page.open_play();
    // Gold has won, somebody says; silver, says the record.
    for (choice, winner) in [("record-keep", Side::Gold), ("record-take", Side::Silver)] {
        choose(page, "round-robin", &[], "");
        page.type_into(&hook("tournament-friends"), "Ann\nZoe");
        start(page);
        let pairing = page.text("[data-test=tournament-game] strong");
        let names = if pairing.starts_with("Ann") { ["Ann", "Zoe"] } else { ["Zoe", "Ann"] };
        let won = |side: Side| format!("{} won", names[usize::from(side == Side::Silver)]);
        select(page, &hook("tournament-result"), "0");
        page.wait_for(&hook("tournament-over"));
        page.click(&hook("tournament-add"));
        page.type_into(&hook("record-text"), &game.to_record().to_tagged());
        page.click(&hook("record-add"));
        page.wait_for(&hook("record-differs"));
        let says = page.text(&hook("record-differs"));
        assert!(Side::ALL.into_iter().all(|side| says.contains(&won(side))), "{says}");
        page.set_size(360, 740);
        page.screenshot("tournament-record-differs-360x740");
        page.wait_until("the focus", || page.focus_is_on(&hook("record-keep")));
        if choice == "record-take" {
            page.press(Key::Tab);
        }
        page.press(Key::Enter);
        page.wait_until_gone(&hook("record-dialog"));
        page.wait_for_text(&hook("tournament-status"), &won(winner));
        page.wait_for_text(&hook("tournament-over"), &format!("{} wins", &won(winner)[..3]));
        page.click(&hook("tournament-open"));
        page.wait_for_mode(&["over"]);
        page.assert_plies(&game);
    }
}

fn people_elsewhere_play_by_link_or_send_a_record(page: &mut Page) {
    page.open_play();
    choose(page, "double-round-robin", &[], "Ann");
    page.type_into(&hook("tournament-friends"), "Zoe");
    start(page);

    // ---- By link: the friend gives up ----
    win_by_link(page);
    page.wait_until("the result", || results(page) == 1);
    let points = page.texts("[data-test=standings] tbody tr");
    assert!(points[0].contains("Ann"), "{points:?}");

    // ---- By a record that comes in ----
    page.wait_until("the second round", || page.count(&hook("round")) == 2);
    page.click(&hook("tournament-add"));
    look_at(page, "tournament-record", (360, 740), &[false, true]);
    page.type_into(&hook("record-text"), "Ee2n");
    page.click(&hook("record-add"));
    page.wait_for_text(&hook("record-refused"), "There is no game in this text.");
    let mut game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n Ee3n"]);
    game.end(Outcome::win(Side::Silver, Reason::Resignation)).unwrap();
    fill(page, "record-text", &game.to_record().to_tagged());
    page.click(&hook("record-add"));
    page.wait_for(&hook("tournament-over"));
    assert!(!page.has(&hook("record-differs")), "there is no other result");
    assert_eq!(results(page), 2);
    page.click("[data-test=round][open] [data-test=tournament-open]");
    page.wait_for_mode(&["over"]);
    page.assert_plies(&game);
}
