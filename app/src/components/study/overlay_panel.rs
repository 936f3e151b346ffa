//! What the overlays show, in words.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::with_terms;
use crate::given::use_effect_given;
use crate::hooks::{ShownOverlays, use_reach};
use ansa_model::activities::study::{Overlay, OverlayFact, Overlays, StudyState};
use ansa_model::text::study_overlays as words;

#[derive(Properties)]
pub(crate) struct OverlayPanelProps {
    pub(crate) study: Rc<StudyState>,
    pub(crate) overlays: Rc<ShownOverlays>,
}

impl PartialEq for OverlayPanelProps {
    fn eq(&self, other: &OverlayPanelProps) -> bool {
        Rc::ptr_eq(&self.study, &other.study) && Rc::ptr_eq(&self.overlays, &other.overlays)
    }
}

/// A list of sentences for each overlay that is on. Switching one announces its sentences.
#[component]
pub(crate) fn OverlayPanel(props: &OverlayPanelProps) -> Html {
    let OverlayPanelProps { study, overlays } = props;
    let reach = use_reach(study, overlays);
    let sentences = |facts: &[OverlayFact]| -> Vec<String> {
        let position = overlays.position;
        position
            .as_ref()
            .map(|position| facts.iter().map(|fact| words::fact(position, fact)).collect())
            .unwrap_or_default()
    };
    let shown: Vec<(Overlay, Vec<String>)> = overlays
        .facts
        .iter()
        .map(|(overlay, facts)| (*overlay, sentences(facts)))
        .chain((!reach.is_empty()).then(|| (Overlay::Reach, sentences(&reach))))
        .collect();
    let said = use_state_eq(String::new);
    let before = use_mut_ref(|| study.overlays);
    use_effect_given(study.overlays, (said.setter(), shown.clone()), move |&now, (said, shown)| {
        if let Some(text) = announced(before.replace(now), now, &shown) {
            said.set(text);
        }
    });
    html! {
        <section class="engine" aria-label={words::show()} data-test="overlays">
            <div class="overlay-facts">
                { for shown.iter().map(|(overlay, lines)| html! {
                    <ul
                        class="overlay-list"
                        key={overlay.key()}
                        aria-label={words::name(*overlay)}
                        data-test={format!("overlay-{}", overlay.key())}
                    >
                        // A term is explained where it is first read.
                        { for lines.iter().enumerate().map(|(index, line)| html! {
                            <li>{ if index == 0 { with_terms(line) } else { html! { line.clone() } } }</li>
                        }) }
                    </ul>
                }) }
            </div>
            <p class="visually-hidden" role="status" data-test="overlay-said">{ (*said).clone() }</p>
        </section>
    }
}

/// What to announce after a switch; nothing if more than one has changed, because then the last visit's choice was read.
fn announced(before: Overlays, now: Overlays, shown: &[(Overlay, Vec<String>)]) -> Option<String> {
    let mut changed = Overlay::ALL.into_iter().filter(|&overlay| before.is_on(overlay) != now.is_on(overlay));
    let overlay = changed.next().filter(|_| changed.next().is_none())?;
    if !now.is_on(overlay) {
        return Some(words::hidden(words::name(overlay)));
    }
    let lines = shown.iter().find(|(other, _)| *other == overlay).map(|(_, lines)| lines.join(" "));
    lines.filter(|lines| !lines.is_empty())
}
