//! The analysis of the whole game: its progress, the graph and the mistakes.

use std::rc::Rc;

use ansa_core::record::NodeId;
use ansa_core::search::review::ReviewLimits;
use yew::prelude::*;

use super::graph::Graph;
use super::tree::SameAnalysis;
use crate::components::Button;
use crate::components::ply_words::turn_words;
use crate::components::with_terms;
use ansa_model::activities::study::{
    AnalysisStage, EngineAction, Mistake, StudyAction, StudyState, mistakes, points,
};
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
    if study.positions_to_analyse() < 2 {
        return html! {};
    }
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
                { switch(study, act) }
            </div>
            if let Some(fault) = study.analysis_fault() {
                <p class="notice notice-refusal" role="alert">{ text::engine_fault(fault) }</p>
            }
            // It is there as soon as the analysis begins, so that what is below moves once.
            if study.is_analysing() || points.iter().filter(|point| point.chance.is_some()).count() > 1 {
                <Graph
                    points={points.clone()}
                    mistakes={mistakes.iter().map(|mistake| (mistake.found.ply, mistake.found.severity)).collect::<Vec<_>>()}
                    shown={is_played.then(|| study.place.plies())}
                    on_show={on_ply}
                />
                if mistakes.is_empty() && study.analysis_stage(ReviewLimits::QUICK) == AnalysisStage::Complete {
                    <p class="engine-about" data-test="no-mistakes">{ words::no_mistakes() }</p>
                } else if !mistakes.is_empty() {
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

/// The buttons that begin and stop the analysis, and how far it is.
fn switch(study: &StudyState, act: &Callback<StudyAction>) -> Html {
    // What has failed can be tried again.
    let is_complete =
        |limits| study.analysis_stage(limits) == AnalysisStage::Complete && study.analysis_fault().is_none();
    let is_quick_complete = is_complete(ReviewLimits::QUICK);
    let limits = if is_quick_complete { ReviewLimits::DEEP } else { ReviewLimits::QUICK };
    let stage = study.analysis_stage(limits);
    let is_on = study.is_analysing() && stage != AnalysisStage::Complete;
    let (test, name, long) = if is_quick_complete {
        ("analyse-deeper", words::deeper(), words::deeper_long())
    } else {
        ("analyse", words::analyse(), words::analyse_long())
    };
    html! {
        <>
            if is_quick_complete {
                <strong class="analysis-done">{ words::analysis() }</strong>
            }
            if !(is_quick_complete && is_complete(limits)) {
                { Button::new(test, if is_on { words::stop() } else { name })
                    .class("engine-switch")
                    .pressed(is_on)
                    .long(long)
                    .sends(act, EngineAction::Analyse((!is_on).then_some(limits))) }
                { progress(stage, is_on, is_quick_complete) }
            }
        </>
    }
}

/// How far an analysis is; nothing before it has begun.
fn progress(stage: AnalysisStage, is_on: bool, is_quick_complete: bool) -> Html {
    let (test, words) = match stage {
        AnalysisStage::Complete => return html! {},
        AnalysisStage::Positions { done, .. } if !is_on && (done == 0 || is_quick_complete) => {
            return html! {};
        }
        AnalysisStage::Positions { done, all } => ("analysed", words::progress(done as u32, all as u32)),
        AnalysisStage::Confirming(left) => ("confirming", words::confirming(left as u32)),
        AnalysisStage::Steps(left) => ("steps-left", words::steps_left(left as u32)),
    };
    html! { <span class="engine-progress" data-test={test}>{ words }</span> }
}

fn entry(mistake: &Mistake, style: TurnStyle, on_show: &Callback<NodeId>) -> Html {
    let node = mistake.node;
    html! {
        <li class="mistake" data-test="mistake" data-severity={words::severity_key(mistake.found.severity)}>
            <button type="button" class="ply" onclick={on_show.reform(move |_: MouseEvent| node)}>
                <span class="tree-label">{ mistake.label.to_string() }</span>
                <span>{ words::judged(mistake.found.severity, mistake.found.chances.0, mistake.found.chances.1) }</span>
            </button>
            <p class="mistake-best" data-test="mistake-played">
                <span>{ learn::played() }</span>{ " " }{ turn_words(&mistake.played, style) }
            </p>
            <ul class="mistake-causes">
                { for words::reasons(mistake).iter().map(|reason| html! { <li>{ with_terms(reason) }</li> }) }
            </ul>
            if let Some(fault) = words::fault(mistake) {
                <p class="mistake-fault" data-test="mistake-fault">{ fault }</p>
            }
            if !mistake.found.best.is_empty() {
                <p class="mistake-best">
                    <span>{ words::better() }</span>{ " " }{ turn_words(&mistake.found.best, style) }
                </p>
            }
        </li>
    }
}
