//! The analysis of the whole game: its progress, the graph and the mistakes.

use std::rc::Rc;

use ansa_core::BySide;
use ansa_core::record::NodeId;
use ansa_core::review::ReviewLimits;
use yew::prelude::*;

use super::graph::Graph;
use super::preview_button::PreviewButton;
use super::tree::SameAnalysis;
use crate::components::ply_words::turn_words;
use crate::components::with_terms;
use crate::components::{Button, Icon};
use ansa_model::activities::study::{
    AnalysisStage, EngineAction, ForcedLine, LineTurn, Mistake, StudyAction, StudyState, forced_line,
    mistakes, points,
};
use ansa_model::document::Player;
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
            && self.study.engine.analysis == other.study.engine.analysis
            && self.study.engine.analysis_fault == other.study.engine.analysis_fault
            && self.study.preview == other.study.preview
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
    // Stepping through the game changes none of this.
    let key = (SameAnalysis(document.clone()), study.engine.analysis, study.engine.analysis_fault);
    let found = use_memo(key, |(SameAnalysis(document), ..)| {
        let stages = [ReviewLimits::QUICK, ReviewLimits::DEEP].map(|limits| study.analysis_stage(limits));
        (points(document), mistakes(document), study.positions_to_analyse(), stages)
    });
    let (points, mistakes, positions, [quick, deep]) = &*found;
    if *positions < 2 {
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
                if !mistakes.is_empty() { { walk(mistakes, document.options().players, study.place.plies(), &on_show) } }
                { switch(study, *quick, *deep, act) }
            </div>
            if let Some(fault) = study.engine.analysis_fault {
                <p class="notice notice-refusal" role="alert">{ text::engine_fault(fault) }</p>
            }
            // It is there as soon as the analysis begins, so that what is below moves once.
            if study.engine.analysis.is_some() || points.iter().filter(|point| point.chance.is_some()).count() > 1 {
                <Graph
                    points={points.clone()}
                    mistakes={mistakes.iter().map(|mistake| (mistake.found.ply, mistake.found.severity)).collect::<Vec<_>>()}
                    shown={is_played.then(|| study.place.plies())}
                    on_show={on_ply}
                />
                if mistakes.is_empty() && *quick == AnalysisStage::Complete {
                    <p class="engine-about" data-test="no-mistakes">{ words::no_mistakes() }</p>
                }
                if let Some(mistake) = mistakes.iter().find(|mistake| mistake.node == study.node()) {
                    { card(mistake, study, *style, act) }
                }
            }
        </section>
    }
}

/// The buttons that begin and stop the analysis, and how far it is.
fn switch(
    study: &StudyState,
    quick: AnalysisStage,
    deep: AnalysisStage,
    act: &Callback<StudyAction>,
) -> Html {
    // What has failed can be tried again.
    let is_complete = |stage| stage == AnalysisStage::Complete && study.engine.analysis_fault.is_none();
    let is_quick_complete = is_complete(quick);
    let (limits, stage) =
        if is_quick_complete { (ReviewLimits::DEEP, deep) } else { (ReviewLimits::QUICK, quick) };
    let is_on = study.engine.analysis == Some(limits) && stage != AnalysisStage::Complete;
    let (test, name, long) = if is_quick_complete {
        ("analyse-deeper", words::deeper(), words::deeper_long())
    } else {
        ("analyse", words::analyse(), words::analyse_long())
    };
    html! {
        <>
            if !(is_quick_complete && is_complete(deep)) {
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

/// The number of mistakes of each player, and buttons that lead from one to the next. So many plies are shown.
fn walk(mistakes: &[Mistake], players: BySide<Player>, plies: usize, on_show: &Callback<NodeId>) -> Html {
    let before = mistakes.iter().rfind(|mistake| mistake.found.ply + 1 < plies);
    let next = mistakes.iter().find(|mistake| mistake.found.ply + 1 > plies);
    let button = |to: Option<&Mistake>, test: &'static str, drawing: Icon, name: &'static str| {
        let node = to.map(|mistake| mistake.node);
        let onclick = on_show.clone();
        Button::icon(test, drawing, name).class("sign-button").dimmed_unless(node.is_some()).show(
            Callback::from(move |_: MouseEvent| {
                if let Some(node) = node {
                    onclick.emit(node);
                }
            }),
        )
    };
    html! {
        <div class="mistakes" role="group" aria-label={words::mistakes()} data-test="mistakes">
            <strong>{ words::summary(mistakes, players) }</strong>
            { button(before, "mistake-before", Icon::BACK, words::mistake_before()) }
            { button(next, "mistake-next", Icon::NEXT, words::mistake_next()) }
        </div>
    }
}

/// The mistake that is shown: how grave, why, which step, and what was better.
fn card(mistake: &Mistake, study: &StudyState, style: TurnStyle, act: &Callback<StudyAction>) -> Html {
    let severity = words::severity_key(mistake.found.severity);
    html! {
        <div class="mistake" data-test="mistake" data-severity={severity}>
            <p class="mistake-title">
                <span class="tree-label">{ mistake.label.to_string() }</span>
                <strong>{ words::judged(mistake.found.severity, mistake.found.chances.0, mistake.found.chances.1) }</strong>
            </p>
            <p class="mistake-turn" data-test="mistake-played">
                <span>{ learn::played() }</span>{ " " }{ turn_words(&mistake.played, style) }
            </p>
            <ul class="mistake-causes">
                { for words::reasons(mistake).iter().map(|reason| html! { <li>{ with_terms(reason) }</li> }) }
            </ul>
            if let Some(line) = forced_line(&study.document, mistake) {
                { how(line, study.preview.as_deref(), style, act) }
            }
            if let Some(fault) = words::fault(mistake, style) {
                <p data-test="mistake-fault">{ fault }</p>
            }
            if !mistake.found.best.is_empty() {
                <p class="mistake-turn">
                    <span>{ words::better() }</span>{ " " }{ turn_words(&mistake.found.best, style) }
                </p>
            }
        </div>
    }
}

/// The turns of a forced win. Each is shown on the board while the person points at it.
fn how(line: ForcedLine, preview: Option<&LineTurn>, style: TurnStyle, act: &Callback<StudyAction>) -> Html {
    let turn = |turn: &Rc<LineTurn>| {
        let shown = StudyAction::Preview(Some(turn.clone()));
        let button = PreviewButton {
            test: "line-turn",
            title: Some(words::preview_turn()),
            is_shown: preview == Some(turn),
            shown: shown.clone(),
            hidden: StudyAction::Preview(None),
            // A finger points at nothing.
            pressed: Some(shown),
        };
        let content = html! {
            <><span class="tree-label">{ turn.label.to_string() }</span>{ turn_words(&turn.steps, style) }</>
        };
        button.show(act, content)
    };
    html! {
        <div class="mistake-turn mistake-line" data-test="mistake-line">
            <span>{ words::line() }</span>
            { for line.turns.iter().map(turn) }
            { Button::new("play-line", words::play_line())
                .class("engine-deeper")
                .sends(act, StudyAction::PlayLine(line)) }
        </div>
    }
}
