//! What happens to games when the storage is full or unavailable, or when the page can't detect other tabs.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    without_a_store_a_game_can_be_played_and_the_page_says_it_is_not_saved,
    without_locks_and_channels_the_tab_that_opened_a_game_last_keeps_it,
    a_game_is_saved_as_a_whole_or_not_at_all,
    a_full_store_is_reported_and_the_game_is_saved_once_there_is_space,
);

/// While `test.full` is set, write transactions fail as in a full store. If it is the name of an object store, only
/// writes to that store fail, and immediately.
const FULL: &str = r"() => {
    const is_full = (what) => sessionStorage.getItem('test.full') === what;
    const full = () => new DOMException('There is no room left.', 'QuotaExceededError');
    const putting = new WeakSet(), ended = new WeakSet();
    const { put } = IDBObjectStore.prototype, { commit } = IDBTransaction.prototype;
    IDBObjectStore.prototype.put = function (...what) {
        if (is_full(this.name)) throw full();
        putting.add(this.transaction);
        return put.apply(this, what);
    };
    IDBTransaction.prototype.commit = function () {
        if (!is_full('all') || !putting.has(this)) return commit.call(this);
        ended.add(this);
        this.abort();
    };
    const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error').get;
    Object.defineProperty(IDBTransaction.prototype, 'error', {
        get() { return ended.has(this) ? full() : error.call(this); },
    });
}";

/// Disables the features that the query of the address names.
const FORBIDDEN: &str = r"() => {
    const deny = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    const { open } = IDBFactory.prototype;
    switch (location.search) {
        case '?throws':
            IDBFactory.prototype.open = deny;
            for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
            break;
        case '?absent':
            for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
                Object.defineProperty(window, name, { value: undefined });
            break;
        case '?fails':
            IDBFactory.prototype.open = function () {
                const request = open.call(this, 'another', 1);
                request.addEventListener('upgradeneeded', (event) => {
                    event.stopImmediatePropagation();
                    request.transaction.abort();
                });
                return request;
            };
            Storage.prototype.setItem = () => { throw new DOMException('There is no room left.', 'QuotaExceededError'); };
    }
}";

/// Disables locks and broadcast channels.
const ALONE: &str = r"() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
}";

fn set_full(page: &Page, what: &str) {
    page.script(&format!("sessionStorage.setItem('test.full', '{what}')"));
}

fn a_full_store_is_reported_and_the_game_is_saved_once_there_is_space(page: &mut Page) {
    page.before_each_load(FULL);
    let old = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    page.open_game(&old, "person", "person");
    page.wait_until("the old game in the store", || page.stored_game().is_some());

    // ---- A new game does not fit ----
    set_full(page, "all");
    page.new_game("person", Side::Gold);
    let mut game = Game::new();
    page.set_up(&mut game, Preset::Classic);
    page.wait_for_text(&hook("not-saved"), "storage is full");
    page.set_up(&mut game, Preset::NinetyNine);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    assert!(page.has(&hook("not-saved")), "it is not saved, and that is not told any more");

    // ---- Imported games do not fit either, and the page says so ----
    page.click(&hook("see-games"));
    page.wait_for_text(&hook("games-count"), "1 game");
    let record = game_of(Preset::Classic, Preset::Classic, &[]).to_record().to_plain();
    page.give_file("more.txt", &record);
    page.wait_for_text(&hook("import-report"), "No games were added");
    page.wait_for_text(&hook("import-report"), "storage is full");

    // ---- Deleting frees space, and the game is saved automatically ----
    set_full(page, "");
    page.click(&hook("delete-game"));
    page.wait_until_gone(&hook("not-saved"));
    page.click(&hook("close"));
    page.come_back();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
    assert!(!page.has(&hook("elsewhere")), "it is taken for a game of another tab");

    // ---- The store fills up during a game and has space again: the next step saves everything ----
    set_full(page, "all");
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s", InputMethod::Click);
    page.wait_for(&hook("not-saved"));
    set_full(page, "");
    page.enter(&mut turn, "hb6s", InputMethod::Click);
    page.wait_until_gone(&hook("not-saved"));
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_board(turn.position().board());
}

fn a_game_is_saved_as_a_whole_or_not_at_all(page: &mut Page) {
    page.before_each_load(FULL);
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    page.open_game(&game, "person", "person");
    // A claim of another tab moves the game. It fails after the game was removed from its old place.
    set_full(page, "games");
    page.come_back();
    page.wait_for(&hook("not-saved"));
    set_full(page, "");
    page.come_back();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
    // A step whose journal entry can be written, but not the game.
    set_full(page, "games");
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s", InputMethod::Click);
    page.wait_for(&hook("not-saved"));
    // A new game, which is not saved anywhere yet.
    page.new_game("person", Side::Gold);
    let mut other = Game::new();
    page.set_up(&mut other, Preset::Classic);
    page.wait_for(&hook("not-saved"));
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), "1 game");
    assert!(!page.has(&hook("quarantined")), "half of a game is in the store");
    page.click(&hook("close"));
    // Both are saved once that is possible.
    set_full(page, "");
    page.set_up(&mut other, Preset::Classic);
    page.wait_until_gone(&hook("not-saved"));
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), "2 games");
    page.click(&format!("{}:not([data-current]) {}", hook("saved-game"), hook("open-game")));
    page.wait_for_plies(game.plies().len());
    page.assert_board(turn.position().board());
    page.enter(&mut turn, "hb6s", InputMethod::Click);
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.come_back();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
}

fn without_a_store_a_game_can_be_played_and_the_page_says_it_is_not_saved(page: &mut Page) {
    page.before_each_load(FORBIDDEN);
    for how in ["throws", "absent", "fails"] {
        page.goto(&format!("?{how}"));
        page.wait_for(&hook("home-play"));
        // A store that can be asked for, but not opened, is noticed when there is something to save.
        if how != "fails" {
            page.wait_for_text(&hook("not-saved"), "does not let the page store anything");
        }
        page.new_game("person", Side::Gold);
        let mut game = Game::new();
        page.set_up(&mut game, Preset::Classic);
        page.set_up(&mut game, Preset::NinetyNine);
        page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
        page.assert_plies(&game);
        page.wait_for_text(&hook("not-saved"), "does not let the page store anything");

        page.click(&hook("library"));
        page.wait_for_text(&hook("library-error"), "does not let the page store anything");
        page.type_into(&hook("search-games"), "x");
        assert!(page.has(&hook("library-error")), "{how}");
        assert!(
            !page.has(&hook("no-games")) && !page.has(&hook("import")),
            "{how}: it promises to keep games"
        );
        page.click(&hook("close"));

        page.click(&hook("settings"));
        page.click(&format!("{} label:has(input[name=board][value=slate])", hook("settings-dialog")));
        page.wait_for(&hook("settings-error"));
        page.click(&hook("settings-done"));
        assert!(!page.has("#crash:not([hidden])"), "{how}");
        assert!(page.snapshot().board() == game.board(), "{how}");
    }
}

fn without_locks_and_channels_the_tab_that_opened_a_game_last_keeps_it(page: &mut Page) {
    page.before_each_load(ALONE);
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "person", "person");
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.come_back();
    page.wait_for_plies(game.plies().len());
    assert!(!page.has(&hook("elsewhere")), "the tab itself counts as another");
    page.click(&hook("library"));
    page.wait_for_text(&hook("tabs-unknown"), "can’t tell whether a game is open in another tab");
    page.click(&hook("close"));
    let first = page.tab();

    // ---- Another tab takes the game, and the first one notices when it saves ----
    page.open_tab();
    page.open_play();
    page.wait_for_plies(game.plies().len());
    assert!(!page.has(&hook("elsewhere")));
    let mut turn = begin(&game);
    page.enter(&mut turn, "hb7s", InputMethod::Click);
    page.go_to_tab(&first);
    page.enter(&mut begin(&game), "hg7s", InputMethod::Click);
    page.wait_for(&hook("elsewhere"));
    page.click(&hook("continue-here"));
    page.wait_until_gone(&hook("elsewhere"));
    page.wait_for_snapshot("the other tab's step", |shown| shown.steps_left() == Some(3));
    page.assert_board(turn.position().board());
}
