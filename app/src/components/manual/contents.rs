//! The contents of the guide beside one of its sections, where there is room.

use yew::prelude::*;

use ansa_model::manual::{ManualGroup, ManualPlace, ManualSection};
use ansa_model::text::{home, manual};

/// All sections by their groups, with the one that is shown marked.
pub(super) fn contents(shown: ManualSection) -> Html {
    let link = |path: &str, title: &'static str, is_here: bool| {
        html! {
            <li key={path.to_owned()}>
                <a href={format!("#{path}")} aria-current={is_here.then_some("page")}>{ title }</a>
            </li>
        }
    };
    let section = |&section: &ManualSection| {
        link(&ManualPlace::Section(section).path(), manual::title(section), section == shown)
    };
    html! {
        <nav class="manual-contents" aria-label={manual::contents()} data-test="guide-contents">
            <ul>
                { link("/rules", home::rules(), false) }
                { link("/glossary", home::glossary(), false) }
            </ul>
            { for ManualGroup::ALL.into_iter().map(|group| html! {
                <>
                    <h3>{ manual::group(group) }</h3>
                    <ul>{ for group.sections().iter().map(section) }</ul>
                </>
            }) }
        </nav>
    }
}
