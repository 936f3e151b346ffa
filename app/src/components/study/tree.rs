//! The tree of turns: the main line, the variations and the comments.

use std::rc::Rc;

use ansa_core::record::NodeId;
use ansa_core::review::TurnFault;
use ansa_core::{Label, Side};
use web_sys::Element;
use yew::prelude::*;

use crate::components::ply_words::{ply_words, signs};
use crate::given::use_effect_given;
use crate::services::long_list::{self, KeptInView};
use ansa_model::activities::study::{Mistake, lost_turns};
use ansa_model::document::Document;
use ansa_model::settings::{TreeStyle, TurnStyle};
use ansa_model::text::{study as words, study_analysis};

#[derive(Properties)]
pub(crate) struct StudyTreeProps {
    pub(crate) document: Document,
    /// The node of the last ply shown.
    pub(crate) shown: NodeId,
    pub(crate) style: TurnStyle,
    /// How the turns are laid out.
    pub(crate) layout: TreeStyle,
    /// Shows the position after a node.
    pub(crate) on_show: Callback<NodeId>,
}

impl PartialEq for StudyTreeProps {
    fn eq(&self, other: &StudyTreeProps) -> bool {
        self.shown == other.shown
            && self.layout == other.layout
            && self.document.has_same_content(&other.document)
            && self.document.played() == other.document.played()
            && self.style == other.style
            && self.on_show == other.on_show
    }
}

/// Documents with the same main line and the same evaluations have the same mistakes.
pub(super) struct SameAnalysis(pub(super) Document);

impl PartialEq for SameAnalysis {
    fn eq(&self, other: &SameAnalysis) -> bool {
        self.0.has_same_content(&other.0) && self.0.played() == other.0.played()
    }
}

/// The tree, with a mark at the ply that is shown.
///
/// A large tree has thousands of rows. The mark is set on the elements themselves, so that stepping through the tree
/// renders nothing else.
#[component]
pub(crate) fn StudyTree(props: &StudyTreeProps) -> Html {
    let StudyTreeProps { document, style, on_show, .. } = props;
    let list = use_node_ref();
    let faults = use_memo((SameAnalysis(document.clone()), *style), |(SameAnalysis(document), style)| {
        Rc::new(marks(document, *style))
    });
    use_effect({
        let (list, shown) = (list.clone(), props.shown.number());
        move || {
            if let Some(list) = list.cast::<Element>() {
                long_list::mark(&list, shown);
            }
        }
    });
    use_effect_given((), list.clone(), |(), list| {
        let kept = list.cast::<Element>().and_then(|list| KeptInView::watch(&list));
        move || drop(kept)
    });
    html! {
        <div
            class="tree"
            ref={list}
            data-test="study-tree"
            data-style={props.layout.key()}
            data-shown={props.shown.number().to_string()}
        >
            <TreeRows document={document.clone()} style={*style} faults={(*faults).clone()} {on_show} />
        </div>
    }
}

/// The mark at the step of a turn that gave away the most.
#[derive(PartialEq)]
struct StepMark {
    node: NodeId,
    /// The step, or dots where the turn ends too early.
    sign: String,
    words: String,
}

fn marks(document: &Document, style: TurnStyle) -> Vec<StepMark> {
    let mark = |mistake: Mistake| {
        let words = study_analysis::fault(&mistake, style)?;
        let step = match mistake.found.fault?.fault {
            TurnFault::Step(index) => mistake.played.get(index),
            TurnFault::End => None,
        };
        let sign = step.map_or_else(|| "…".to_owned(), |step| study_analysis::step(step, style));
        Some(StepMark { node: mistake.node, sign, words })
    };
    lost_turns(document).into_iter().filter_map(mark).collect()
}

#[derive(Properties)]
struct TreeRowsProps {
    document: Document,
    style: TurnStyle,
    /// The parts of turns that made them mistakes.
    faults: Rc<Vec<StepMark>>,
    on_show: Callback<NodeId>,
}

impl PartialEq for TreeRowsProps {
    fn eq(&self, other: &TreeRowsProps) -> bool {
        self.document.has_same_tree(&other.document)
            && self.document.played() == other.document.played()
            && self.style == other.style
            && self.faults == other.faults
            && self.on_show == other.on_show
    }
}

#[component]
fn TreeRows(props: &TreeRowsProps) -> Html {
    let TreeRowsProps { document, style, faults, on_show } = props;
    let root = document.root();
    let onclick = on_show.reform(move |_: MouseEvent| root);
    let lines = TreeLines { document, style: *style, faults, on_show };
    html! {
        <>
            <button type="button" class="ply ply-start" data-node={root.number().to_string()} {onclick}>
                { words::start() }
            </button>
            { lines.comment(root) }
            { lines.after(root, document.tree().is_line_end(root)) }
        </>
    }
}

/// Renders lines of a tree.
struct TreeLines<'a> {
    document: &'a Document,
    style: TurnStyle,
    faults: &'a [StepMark],
    on_show: &'a Callback<NodeId>,
}

/// A line and the variations in it, in the order in which they are shown.
enum TreePart {
    Ply(NodeId),
    /// Other turns in the position before a ply. They begin lines of their own.
    Variations(Vec<NodeId>),
}

impl TreeLines<'_> {
    /// The line after a node, with its variations. If the line has ended, all that follow are variations.
    fn after(&self, node: NodeId, has_ended: bool) -> Html {
        let tree = self.document.tree();
        let mut parts = Vec::new();
        let mut at = node;
        let mut ends = has_ended;
        while let [first, others @ ..] = tree.children(at) {
            if ends {
                parts.push(TreePart::Variations(tree.children(at).to_vec()));
                break;
            }
            parts.push(TreePart::Ply(*first));
            if !others.is_empty() {
                parts.push(TreePart::Variations(others.to_vec()));
            }
            at = *first;
            ends = tree.is_line_end(at);
        }
        if parts.is_empty() {
            return html! {};
        }
        html! {
            <ol class="tree-line">
                { for parts.iter().map(|part| match part {
                    TreePart::Ply(node) => html! {
                        <li class={classes!("tree-row", self.side_class(*node))}>{ self.ply(*node) }</li>
                    },
                    TreePart::Variations(first) => html! {
                        <li class="tree-variations">
                            { for first.iter().map(|&node| self.variation(node)) }
                        </li>
                    },
                }) }
            </ol>
        }
    }

    /// A line that begins with a node.
    fn variation(&self, node: NodeId) -> Html {
        html! {
            <div class="tree-variation" role="group" aria-label={words::variation()} data-test="tree-variation">
                <div class="tree-row">{ self.ply(node) }</div>
                { self.after(node, self.document.tree().is_line_end(node)) }
            </div>
        }
    }

    /// The class of a row by the side of its turn.
    fn side_class(&self, node: NodeId) -> &'static str {
        match self.document.tree().label(node) {
            Some(Label { side: Side::Silver, .. }) => "is-silver",
            _ => "is-gold",
        }
    }

    fn ply(&self, node: NodeId) -> Html {
        let tree = self.document.tree();
        let (Some(ply), Some(at)) = (tree.ply(node), tree.label(node)) else { return html! {} };
        let onclick = self.on_show.reform(move |_: MouseEvent| node);
        let notes = self.document.notes(node);
        html! {
            <>
                <button type="button" class="ply" data-node={node.number().to_string()} {onclick}>
                    <span class="tree-label" aria-hidden="true">
                        { at.number }<span class="tree-side">{ at.side.letter() }</span>
                    </span>
                    <span class="visually-hidden">{ at.to_string() }</span>
                    <span class="tree-turn">
                        { ply_words(ply, self.style) }
                        { signs(notes.map(|notes| &notes.glyphs[..]).unwrap_or_default()) }
                        { self.fault(node) }
                    </span>
                </button>
                { self.comment(node) }
            </>
        }
    }

    /// The step that made the turn a mistake, as a mark; in full for screen readers and as a tooltip.
    fn fault(&self, node: NodeId) -> Html {
        let Some(mark) = self.faults.iter().find(|mark| mark.node == node) else { return html! {} };
        html! {
            <span class="step-fault" title={mark.words.clone()} data-test="step-fault">
                <span aria-hidden="true">{ &mark.sign }{ "?" }</span>
                <span class="visually-hidden">{ &mark.words }</span>
            </span>
        }
    }

    fn comment(&self, node: NodeId) -> Html {
        self.document
            .words(node)
            .into_iter()
            .map(|text| html! { <p class="tree-comment" >{ text }</p> })
            .collect()
    }
}
