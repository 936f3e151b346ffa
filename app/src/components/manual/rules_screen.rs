//! The rules, each with a picture that moves.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::anchor::Anchor;
use super::diagram::LiveDiagram;
use super::term::{link, marked_text};
use crate::components::{PageScreen, piece_icon};
use ansa_model::manual::{GameRule, ManualPlace};
use ansa_model::text::{home, rules};

/// All rules on one screen.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn RulesScreen(first: &Option<GameRule>, on_close: &Callback<()>) -> Html {
    html! {
        <PageScreen title={home::rules()} test="rules-screen" {on_close}>
            <div class="manual is-wide">
                <p>{ rules::about() }</p>
                <p>{ marked_text(rules::lessons()) }</p>
                <div class="manual-split">
                    <nav aria-label={rules::list()}>
                        <ul class="manual-ways">
                            { for GameRule::ALL.into_iter().map(|rule| html! {
                                <li key={rule.key()}>{ link(&ManualPlace::Rule(rule).path(), rules::title(rule)) }</li>
                            }) }
                        </ul>
                    </nav>
                    <div class="manual-entries">
                        { for GameRule::ALL.into_iter().map(|rule| one(rule, *first == Some(rule))) }
                    </div>
                </div>
                <p class="manual-foot">
                    { link("/learn", home::learn()) }{ " · " }
                    { link("/guide", home::guide()) }{ " · " }
                    { link("/glossary", home::glossary()) }
                </p>
            </div>
        </PageScreen>
    }
}

fn one(rule: GameRule, is_target: bool) -> Html {
    html! {
        <section class="manual-entry" key={rule.key()} data-test="rule" data-rule={rule.key()}>
            <div class="manual-words">
                <Anchor name={rule.key()} {is_target}>{ rules::title(rule) }</Anchor>
                { for rules::says(rule).into_iter().map(|text| html! { <p>{ marked_text(text) }</p> }) }
            </div>
            if let Some(diagram) = rule.diagram() {
                <LiveDiagram {diagram} caption={rules::shows(rule)} />
            } else if rule == GameRule::Pieces {
                { pieces() }
            }
        </section>
    }
}

/// The pieces by their strength, with how many each side has.
fn pieces() -> Html {
    html! {
        <ol class="rules-pieces">
            { for Role::ALL.into_iter().rev().map(|role| html! {
                <li data-role={role.letter().to_string()}>
                    { piece_icon(Piece::new(Side::Gold, role), "") }
                    <span>{ rules::count_of(role.count_at_start(), role) }</span>
                </li>
            }) }
        </ol>
    }
}
