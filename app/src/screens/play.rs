//! The play screen.

use ansa_board::{BoardEvent, Mode};
use ansa_core::Side;
use yew::prelude::*;

use super::later_part::LaterPart;
use super::navigation::{DialogName, Navigation};
use super::parts::{LaterProps, OpeningFold, use_part};
use super::play_tools::PlayTools;
use crate::components::{
    Controls, GameBoard, PauseOverlay, Plate, TurnList, plan_banner, play_from, thinking,
};
use crate::hooks::{
    PointingProvider, play_key, use_begun_game, use_kept_focus, use_keys, use_settings, use_swipe,
};
use ansa_model::activities::engine::SearchState;
use ansa_model::activities::play::{ComputerAction, PlayAction, PlayState, TimeAction, ViewAction};
use ansa_model::session::SessionAction;
use ansa_model::text::{self, label};

/// The board and everything around it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Play(
    /// What the parts of the screen that are loaded later are given.
    later_props: &LaterProps,
    /// The moment of the last time update.
    since: f64,
    progress: &Option<SearchState>,
    on_stop: &Callback<()>,
) -> Html {
    let LaterProps { session, act: session_act, navigation, .. } = later_props;
    let (play, serial) = (session.play.clone(), session.serial);
    let act = use_callback(session_act.clone(), |action: PlayAction, act| act.emit(action.into()));
    let settings_handle = use_settings();
    let settings = settings_handle.settings;
    let hide = use_memo(settings_handle.clone(), |handle| handle.on(|settings, ()| settings.first_games = 0));
    let shows_strengths = settings.first_games > 0 && !play.is_watched() && play.game().outcome().is_none();
    let on_hide = shows_strengths.then(|| (*hide).clone());
    use_kept_focus((play.mode(), play.paused().is_some(), play.is_typing(), play.is_planning()));
    use_begun_game(serial);
    let on_open = navigation.on(Navigation::open);
    use_keys(&play, &act, &on_open.reform(|()| DialogName::Keys), play_key);
    let can_drag = matches!(play.mode(), Mode::Turn | Mode::Setup);
    let on_board = use_callback(act.clone(), |event: BoardEvent, act| act.emit(event.into()));
    let swipe = use_swipe(can_drag, &act.reform(|to| ViewAction::Move(to).into()));
    let coach = use_part(LaterPart::Coach, play.is_coached());
    let is_by_link = play.is_by_link();
    let is_nearby = play.is_nearby();
    let friend = use_part(LaterPart::FriendPanel, is_by_link || is_nearby);
    // Of these, only the notices also concern a device nearby.
    let with_friend = |part| {
        if is_by_link || (is_nearby && part == LaterPart::FriendNotice) {
            friend.show_other_if_loaded(part, later_props)
        } else {
            html! {}
        }
    };
    let banner = if is_by_link {
        let plan = if play.is_planning() {
            plan_banner(&play, &act)
        } else {
            html! {}
        };
        html! { <>{ plan }{ with_friend(LaterPart::FriendBanner) }</> }
    } else if play.is_planning() {
        plan_banner(&play, &act)
    } else if play.is_coached() {
        coach.show_if_loaded(later_props)
    } else {
        html! {}
    };
    let over = use_part(LaterPart::Over, play.mode() == Mode::Over && !play.is_planning());
    let teaching = use_part(LaterPart::Teaching, play.is_taught());
    let foot = later_props.nearby_place.clone().filter(|_| is_nearby);
    let foot = foot.map_or_else(|| html! {}, |place| Html::VRef(place.into()));
    let on_last_setup =
        session.last_setup().is_some().then(|| session_act.reform(|()| SessionAction::LastSetup));
    let offers_setup = session.offers_setup();
    let on_play_from = play
        .start_text()
        .map(|start| navigation.on(move |navigation, ()| navigation.open_new_game_from(&start)));
    let class = classes!("play", play.is_planning().then_some("is-plan"), play.clock().map(|_| "has-clocks"));
    html! {
            <PointingProvider>
                <main {class} inert={play.read_only}>
                    { plate(&play, !play.bottom(), "plate-top", since) }
                    <div
                        class="play-board"
                        onwheel={swipe.wheel}
                        ontouchstart={swipe.start}
                        ontouchend={swipe.end}
                    >
                        // A new game gets a new board, so that keyboard focus starts at the player's home ranks.
                        <GameBoard<PlayState>
                            key={serial}
                            source={play.clone()}
                            offers={settings.hover_arrows}
                            on={on_board}
                        />
                        if let Some(pause) = play.paused().filter(|_| !play.is_planning()) {
                            <PauseOverlay {pause} on={act.reform(|()| TimeAction::GoOn.into())} />
                        }
                    </div>
                    { plate(&play, play.bottom(), "plate-bottom", since) }
                    <Controls play={play.clone()} act={act.clone()} {since} {on_last_setup} {offers_setup} on_play_from={on_play_from.clone()} {banner} {foot} friend_notice={with_friend(LaterPart::FriendNotice)}>
                        { with_friend(LaterPart::FriendPanel) }
                        if play.mode() == Mode::Setup {
                            <OpeningFold later_props={later_props.clone()} />
                        } else if play.is_planning() {
                        } else if play.warning().is_some() {
                            { teaching.show(
                                later_props,
                                &act.reform(|()| ComputerAction::PlayOn.into()),
                            ) }
                        } else if play.options().has_friend() && !(is_nearby && play.mode() == Mode::Over) {
                            // What follows the end of a game by link is in the panel of the friend.
                        } else if play.mode() == Mode::Computer {
                            { thinking(&play, &act, progress.as_ref(), on_stop) }
                        } else if over.is_loaded() {
                            { over.show_if_loaded(later_props) }
                        } else {
                            { again(&play, session_act, &on_open, on_play_from.as_ref()) }
                        }
                    </Controls>
                    <PlayTools play={play.clone()} act={act.clone()} {session_act} {navigation} />
                    <TurnList play={play.clone()} act={act.clone()} {on_hide} />
                </main>
            </PointingProvider>
    }
}

/// The plate of a side: the displayed board, and the clock of the game.
fn plate(play: &PlayState, side: Side, place: &'static str, since: f64) -> Html {
    let taken = play.captured().into_iter().filter(|capture| capture.piece.side != side).collect::<Vec<_>>();
    let ahead = play.ahead(side);
    let clock = play.clock_display(side).map(|display| (display, since));
    let is_person = play.is_person(side);
    let to_move = play.side_shown() == Some(side);
    html! {
        <div class={place}>
            <Plate
                {side}
                player={text::side_plate(&play.document, side)}
                level={play.document.player(side).level()}
                {to_move}
                {taken}
                {ahead}
                {clock}
                {is_person}
            />
        </div>
    }
}

/// The buttons after the end of a game, until what else follows it is loaded.
fn again(
    play: &PlayState,
    act: &Callback<SessionAction>,
    on_open: &Callback<DialogName>,
    on_play_from: Option<&Callback<()>>,
) -> Html {
    html! {
        <div class="buttons">
            <button type="button" class="button" onclick={on_open.reform(|_: MouseEvent| DialogName::NewGame)}>
                { label::new_game() }
            </button>
            if !play.is_nearby() {
                <button
                    type="button"
                    class="button button-main"
                    title={label::rematch_long()}
                    onclick={act.reform(|_: MouseEvent| SessionAction::Rematch)}
                >
                    { label::rematch() }
                </button>
            }
            if let Some(on_play_from) = on_play_from { { play_from(on_play_from) } }
        </div>
    }
}
