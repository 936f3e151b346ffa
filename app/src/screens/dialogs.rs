//! The dialogs, one at a time.

use std::rc::Rc;

use yew::prelude::*;

use super::navigation::{DialogName, Navigation};
use super::screen::Screen;
use crate::components::{Confirm, KeysDialog, NewGameDialog, SettingsDialog, ShareDialog};
use crate::given::{callback, use_effect_given};
use crate::hooks::{use_running, use_settings, use_stored};
use crate::services::time;
use ansa_model::activities::ladder::LadderProgress;
use ansa_model::activities::play::{Notice, PlayAction};
use ansa_model::document::GameOptions;
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::keys::KeysOf;
use ansa_model::text::{label, storage};

/// The dialog that the address names, if any. A choice in it closes it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Dialogs(session: &Rc<Session>, act: &Callback<SessionAction>, navigation: &Navigation) -> Html {
    let Session { play, study, .. } = &**session;
    use_running(session, act);
    let ladder = use_stored::<LadderProgress>(storage::ladder);
    let one_game_less = use_settings().on(|settings, ()| {
        settings.first_games = settings.first_games.saturating_sub(1);
    });
    use_effect_given(play.uncounted_result(), (act.clone(), ladder.clone()), move |game, (act, ladder)| {
        if let Some(game) = *game {
            one_game_less.emit(());
            let today = time::today();
            act.emit(PlayAction::Counted(ladder.change(move |own| own.count(game, today))).into());
        }
    });
    // Who has just won is told that the result could not be stored.
    use_effect_with(ladder.error.clone().filter(|_| play.game().outcome().is_some()), {
        let act = act.clone();
        move |error| {
            if let Some(error) = error.clone() {
                act.emit(PlayAction::Say(Notice::Failed(error)).into());
            }
        }
    });
    let open = navigation.dialog();
    // Going back in the history takes a moment. What was chosen in a dialog is done after it, because it may open another
    // dialog, or move the focus.
    let chosen = use_mut_ref(Vec::<SessionAction>::new);
    use_effect_given(open, (chosen.clone(), act.clone()), |open, (chosen, act)| {
        if open.is_none() {
            chosen.take().into_iter().for_each(|action| act.emit(action));
        }
    });
    let Some(open) = open else { return html! {} };
    let close = navigation.on(|navigation, ()| navigation.close_dialog());
    let do_and_close = |action: SessionAction| {
        callback((close.clone(), chosen.clone()), move |(), (close, chosen)| {
            chosen.borrow_mut().push(action.clone());
            close.emit(());
        })
    };
    let begin = {
        let chosen = chosen.clone();
        navigation.on(move |navigation, options: GameOptions| {
            chosen.borrow_mut().push(SessionAction::Begin(options));
            match navigation.screen {
                // The form lies over another screen, and the game takes the place of the form.
                Screen::Editor | Screen::Study => navigation.leave_for(Screen::Play),
                _ => navigation.close_dialog(),
            }
        })
    };
    let on_not_stored = callback(chosen.clone(), move |why, chosen| {
        chosen.borrow_mut().push(PlayAction::Say(Notice::Failed(why)).into());
    });
    let given = navigation.query.position.clone().unwrap_or_default();
    match open {
        DialogName::NewGame => {
            let on_rules = navigation.on(|navigation, ()| navigation.show(Screen::Rules));
            // A position of the editor belongs to no game.
            let is_of_game = navigation.screen != Screen::Editor;
            let like = is_of_game.then(|| play.document.options_of_own_game().cloned()).flatten();
            html! {
                <NewGameDialog
                    play={play.clone()}
                    {given}
                    {like}
                    on_start={begin}
                    {on_not_stored}
                    {on_rules}
                    on_close={close}
                />
            }
        }
        DialogName::Resign => html! {
            <Confirm
                title={label::resign_question()}
                consequence={label::resign_means()}
                yes={label::resign()}
                on_yes={do_and_close(PlayAction::Resign.into())}
                on_no={close}
            />
        },
        DialogName::TakeBack => html! {
            <Confirm
                title={label::take_back_question()}
                consequence={label::take_back_means()}
                yes={label::take_back()}
                on_yes={do_and_close(PlayAction::TakeBack.into())}
                on_no={close}
            />
        },
        DialogName::Settings => html! {
            <SettingsDialog
                orientation={play.orientation}
                on_orientation={act.reform(|orientation| PlayAction::Orientation(orientation).into())}
                on_close={close}
            />
        },
        DialogName::Share => {
            let study = (navigation.screen == Screen::Study).then(|| study.clone());
            html! { <ShareDialog play={play.clone()} {study} on_close={close} /> }
        }
        DialogName::Keys | DialogName::ExerciseKeys => {
            let of = match (open, navigation.screen) {
                (DialogName::ExerciseKeys, _) => KeysOf::Exercises,
                (_, Screen::Study) => KeysOf::Study,
                (_, Screen::Editor) => KeysOf::Editor,
                _ => KeysOf::Game,
            };
            let on_rules = navigation.on(|navigation, ()| navigation.leave_for(Screen::Rules));
            html! { <KeysDialog {of} {on_rules} on_close={close} /> }
        }
    }
}
