//! The graph of a game.

use ansa_core::review::Severity;
use web_sys::Element;
use yew::prelude::*;

use ansa_model::activities::study::GamePoint;
use ansa_model::text::study_analysis as words;

/// The height of the graph in its own units; each ply is one unit wide.
const HEIGHT: f64 = 40.0;

/// Gold's chance to win over the plies, with the material as a thin line and dots at the mistakes. A press shows the
/// position there.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Graph(
    /// How the line stands at its start and after each ply.
    points: &Vec<GamePoint>,
    /// The plies with a mistake.
    mistakes: &Vec<(usize, Severity)>,
    /// The number of plies of the position on the board, if it is on the line.
    shown: &Option<usize>,
    /// Called with a number of plies.
    on_show: &Callback<usize>,
) -> Html {
    let drawing = use_node_ref();
    let last = points.len().saturating_sub(1).max(1);
    let onclick = {
        let drawing = drawing.clone();
        on_show.reform(move |event: MouseEvent| {
            let rect = drawing.cast::<Element>().map(|element| element.get_bounding_client_rect());
            let part =
                rect.map_or(0.0, |rect| (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0));
            (part.clamp(0.0, 1.0) * last as f64).round() as usize
        })
    };
    let chances = line(points, |point| point.chance);
    // From the first to the last point that has a chance, down to the middle.
    let area = match (chances.first(), chances.last()) {
        (Some(&(first, _)), Some(&(end, _))) => {
            let middle = HEIGHT / 2.0;
            format!("M{first:.1} {middle:.1}{}L{end:.1} {middle:.1}Z", path(&chances, 'L'))
        }
        _ => String::new(),
    };
    let dot = |&(ply, severity): &(usize, Severity)| {
        let (_, y) = *chances.iter().find(|(x, _)| (*x - (ply + 1) as f64).abs() < 0.5)?;
        let class = format!("graph-dot graph-{}", words::severity_key(severity));
        Some(html! { <path {class} d={format!("M{} {y:.1}h0", ply + 1)} /> })
    };
    html! {
        <svg
            ref={drawing}
            class="graph"
            viewBox={format!("0 0 {last} {HEIGHT}")}
            preserveAspectRatio="none"
            role="img"
            aria-label={words::graph()}
            data-test="graph"
            {onclick}
        >
            <path class="graph-area" d={area} />
            <path class="graph-middle" d={format!("M0 {}H{last}", HEIGHT / 2.0)} />
            <path class="graph-material" d={path(&line(points, |point| point.material), 'M')} />
            <path class="graph-chance" d={path(&chances, 'M')} />
            { for mistakes.iter().filter_map(dot) }
            if let Some(plies) = shown {
                <path class="graph-shown" d={format!("M{plies} 0V{HEIGHT}")} />
            }
        </svg>
    }
}

/// The points of a line that are known; gold's side is above.
fn line(points: &[GamePoint], value: fn(&GamePoint) -> Option<f64>) -> Vec<(f64, f64)> {
    let known = points.iter().enumerate().filter_map(|(plies, point)| Some((plies as f64, value(point)?)));
    known.map(|(x, chance)| (x, (1.0 - chance) * HEIGHT)).collect()
}

/// The path over these points, which begins with this command.
fn path(points: &[(f64, f64)], first: char) -> String {
    let command = |(index, (x, y)): (usize, &(f64, f64))| {
        format!("{}{x:.1} {y:.1}", if index == 0 { first } else { 'L' })
    };
    points.iter().enumerate().map(command).collect()
}
