//! The comment and the signs of the ply that is shown, and its place among the variations.

use std::rc::Rc;

use ansa_core::record::{Glyph, NodeId};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::components::typed_text::typed_text;
use crate::components::{Button, Icon};
use crate::given::use_effect_given;
use crate::services::focus;
use ansa_model::activities::study::{StudyAction, StudyState};
use ansa_model::document::{Document, Edit};
use ansa_model::text::study as words;

/// The longest comment, in characters.
const LONGEST: &str = "20000";

#[derive(Properties)]
pub(crate) struct StudyNotesProps {
    pub(crate) study: Rc<StudyState>,
    pub(crate) act: Callback<StudyAction>,
}

impl PartialEq for StudyNotesProps {
    fn eq(&self, other: &StudyNotesProps) -> bool {
        self.study.document.has_same_tree(&other.study.document)
            && self.study.place == other.study.place
            && self.act == other.act
    }
}

/// The annotations of the ply that is shown, which can be edited.
#[component]
pub(crate) fn StudyNotes(props: &StudyNotesProps) -> Html {
    let StudyNotesProps { study, act } = props;
    let (document, node) = (&study.document, study.node());
    let notes = document.notes(node);
    let is_ply = node != document.root();
    let comment = notes.map(|notes| notes.comment.text().to_owned()).unwrap_or_default();
    let oninput = act.reform(move |event: InputEvent| Edit::Comment(node, typed_text(&event)).into());
    let field = use_node_ref();
    // A field in which someone types keeps what is typed and the caret. The comment, which has no blanks at its ends, is
    // written into it when it is left, or when another ply is shown.
    let shown = use_mut_ref(|| None);
    use_effect_given(
        (node, comment.clone()),
        field.clone(),
        move |(node, comment): &(NodeId, String), field| {
            let is_new = shown.replace(Some(*node)) != Some(*node);
            if let Some(field) = field.cast::<HtmlTextAreaElement>()
                && (is_new || !focus::is_on(&field))
            {
                field.set_value(comment);
            }
        },
    );
    let onblur = {
        let (field, comment) = (field.clone(), comment);
        act.reform(move |_: FocusEvent| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(&comment);
            }
            StudyAction::EndTyping
        })
    };
    html! {
        <section class="study-notes" aria-label={words::notes()}>
            if is_ply {
                <div class="study-row">
                    { glyph_buttons(notes.map(|notes| &notes.glyphs[..]).unwrap_or_default(), node, act) }
                    { variation_buttons(document, node, act) }
                </div>
            }
            <label class="field">
                <span class="visually-hidden">{ words::comment_field() }</span>
                // The same field for every ply: after a new one, browsers search the whole document for forms to fill in.
                <textarea
                    ref={field}
                    class="field-text study-comment"
                    data-test="study-comment"
                    rows="1"
                    maxlength={LONGEST}
                    placeholder={words::comment_field()}
                    {oninput}
                    {onblur}
                />
            </label>
        </section>
    }
}

fn glyph_buttons(own: &[Glyph], node: NodeId, act: &Callback<StudyAction>) -> Html {
    html! {
        <div class="study-buttons" role="group" aria-label={words::signs()}>
            { for Glyph::ALL.into_iter().map(|glyph| html! {
                { Button::new(format!("glyph-{}", glyph.number()), glyph.text())
                    .class("sign-button")
                    .named(words::sign(glyph))
                    .pressed(own.contains(&glyph))
                    .sends(act, Edit::Glyph(node, glyph)) }
            }) }
        </div>
    }
}

/// The buttons that move a ply among its alternatives, or remove it.
fn variation_buttons(document: &Document, node: NodeId, act: &Callback<StudyAction>) -> Html {
    let alternatives = document.alternatives(node);
    let at = alternatives.iter().position(|&other| other == node).unwrap_or(0);
    // Above the first alternative is the game as played, which stays first.
    let is_played = document.played().nodes().contains(&node);
    let top = alternatives.first().is_some_and(|first| document.played().nodes().contains(first));
    let highest = usize::from(top && !document.is_free());
    let button = |edit: Edit, test: &'static str, drawing: Icon, name: &'static str, can: bool| {
        Button::icon(test, drawing, name).class("sign-button").dimmed_unless(can).sends(act, edit)
    };
    html! {
        <div class="study-buttons" role="group" aria-label={words::variation()}>
            { button(Edit::Promote(node), "promote", Icon::UP, words::promote(), at > highest) }
            { button(Edit::Demote(node), "demote", Icon::DOWN, words::demote(),
                at + 1 < alternatives.len() && at >= highest) }
            { button(Edit::MakeMain(node), "make-main", Icon::MAIN, words::make_main(),
                document.is_free() && !is_played) }
            { button(Edit::Remove(node), "remove", Icon::DELETE, words::remove(),
                document.is_free() || !is_played) }
        </div>
    }
}
