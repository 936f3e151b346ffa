//! The analysis of the whole game: its progress, the graph and the mistakes.

use std::rc::Rc;

use ansa_core::record::NodeId;
use yew::prelude::*;

use super::graph::Graph;
use super::tree::SameAnalysis;
use crate::components::Button;
use crate::components::ply_words::turn_words;
use crate::components::with_terms;
use ansa_model::activities::study::{EngineAction, Mistake, StudyAction, StudyState, mistakes, points};
use ansa_model::settings::TurnStyle;
use ansa_model::text::{self, learn, study_analysis as words};

#[derive(Properties)]
pub(crate) struct AnalysisPanelProps {
    pub(crate) study: Rc<StudyState>,
    pub(crate) style: TurnStyle,
    pub(crate) act: Callback<StudyAction>,
}

impl PartialEq for AnalysisPanelProps {
    fn eq(&self, other: &AnalysisPanelProps) -> bool {
        self.study.place == other.study.place
            && self.study.is_analysing() == other.study.is_analysing()
            && self.study.analysis_fault() == other.study.analysis_fault()
            && self.study.document.has_same_content(&other.study.document)
            && self.study.document.played() == other.study.document.played()
            && self.style == other.style
            && self.act == other.act
    }
}

/// What the analysis has found, and the button that begins it.
#[component]
pub(crate) fn AnalysisPanel(props: &AnalysisPanelProps) -> Html {
    let AnalysisPanelProps { study, style, act } = props;
    let document = &study.document;
    let key = SameAnalysis(document.clone());
    let found = use_memo(key, |SameAnalysis(document)| (points(document), mistakes(document)));
    let (points, mistakes) = &*found;
    let (open, all) = study.to_analyse();
    if all < 2 {
        return html! {};
    }
    let done = all - open.len();
    let to_judge = if open.is_empty() { study.to_judge(mistakes).len() } else { 0 };
    let is_left = !open.is_empty() || to_judge > 0;
    let is_on = study.is_analysing() && is_left;
    // What has failed can be tried again.
    let is_complete = !is_left && study.analysis_fault().is_none();
    let on_show = act.reform(StudyAction::Show);
    let on_ply = {
        let (nodes, root) = (document.played().nodes().to_vec(), document.root());
        on_show.reform(move |plies: usize| {
            plies.checked_sub(1).and_then(|ply| nodes.get(ply).copied()).unwrap_or(root)
        })
    };
    let is_played = study.place.line() == document.played();
    html! {
        <section class="analysis" aria-label={words::analysis()} data-test="analysis">
            <div class="engine-head">
                if is_complete {
                    <strong class="analysis-done">{ words::analysis() }</strong>
                } else {
                    { Button::new("analyse", if is_on { words::stop() } else { words::analyse() })
                        .class("engine-switch")
                        .pressed(is_on)
                        .long(words::analyse_long())
                        .sends(act, EngineAction::Analyse(!is_on)) }
                    if to_judge > 0 {
                        <span class="engine-progress" data-test="judged">{ words::judging(to_judge as u32) }</span>
                    } else if is_on || done > 0 {
                        <span class="engine-progress" data-test="analysed">{ words::progress(done as u32, all as u32) }</span>
                    }
                }
            </div>
            if let Some(fault) = study.analysis_fault() {
                <p class="notice notice-refusal" role="alert">{ text::engine_fault(fault) }</p>
            }
            // It is there as soon as the analysis begins, so that what is below moves once.
            if is_on || points.iter().filter(|point| point.chance.is_some()).count() > 1 {
                <Graph
                    points={points.clone()}
                    mistakes={mistakes.iter().map(|mistake| (mistake.ply, mistake.severity)).collect::<Vec<_>>()}
                    shown={is_played.then(|| study.place.plies())}
                    on_show={on_ply}
                />
                if !mistakes.is_empty() {
                    <details class="mistakes" data-test="mistakes">
                        <summary>{ words::summary(mistakes.len() as u32) }</summary>
                        <ol class="mistakes-list">
                            { for mistakes.iter().map(|mistake| entry(mistake, *style, &on_show)) }
                        </ol>
                    </details>
                }
            }
        </section>
    }
}

fn entry(mistake: &Mistake, style: TurnStyle, on_show: &Callback<NodeId>) -> Html {
    let node = mistake.node;
    html! {
        <li class="mistake" data-test="mistake" data-severity={words::severity_key(mistake.severity)}>
            <button type="button" class="ply" onclick={on_show.reform(move |_: MouseEvent| node)}>
                <span class="tree-label">{ mistake.label.to_string() }</span>
                <span>{ words::judged(mistake.severity, mistake.chances.0, mistake.chances.1) }</span>
            </button>
            <p class="mistake-best" data-test="mistake-played">
                <span>{ learn::played() }</span>{ " " }{ turn_words(&mistake.played, style) }
            </p>
            if let Some(fault) = &mistake.fault {
                <p class="mistake-fault" data-test="mistake-fault">{ words::fault(fault) }</p>
            }
            if !mistake.causes.is_empty() {
                <ul class="mistake-causes">
                    { for mistake.causes.iter().map(|cause| html! { <li>{ with_terms(&words::cause(&mistake.start, &mistake.end, cause)) }</li> }) }
                </ul>
            }
            if !mistake.best.is_empty() {
                <p class="mistake-best">
                    <span>{ words::better() }</span>{ " " }{ turn_words(&mistake.best, style) }
                </p>
            }
        </li>
    }
}
