//! Bar charts as accessible SVG, with the table behind each.

use yew::prelude::*;

use ansa_model::statistics::Tally;
use ansa_model::text::statistics as words;

/// The width of a chart in its own units; a unit is about a pixel on a phone.
const WIDTH: f64 = 320.0;
/// The room for the values on the right.
const VALUES: f64 = 54.0;
const BAR: f64 = 11.0;
const LABEL: f64 = 15.0;
const GAP: f64 = 7.0;

/// What the bars of a series are. The series differ in fill, in outline, and in the order of their bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SeriesLook {
    Plain,
    Gold,
    Silver,
    Nobody,
}

impl SeriesLook {
    const fn class(self) -> &'static str {
        match self {
            SeriesLook::Plain => "bar-plain",
            SeriesLook::Gold => "bar-gold",
            SeriesLook::Silver => "bar-silver",
            SeriesLook::Nobody => "bar-nobody",
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Bar {
    pub(super) value: f64,
    /// The value in words.
    pub(super) shown: String,
    /// Between which values the true one is, and the same in words.
    pub(super) range: Option<(f64, f64)>,
}

impl Bar {
    pub(super) fn count(count: u32) -> Bar {
        Bar { value: count.into(), shown: words::whole(count), range: None }
    }

    /// A bar for a score, with the interval in which the true one is.
    pub(super) fn score(tally: Tally) -> Bar {
        Bar { value: tally.score().unwrap_or(0.0), shown: words::score_alone(tally), range: tally.interval() }
    }
}

/// The label of a row with its bars.
pub(super) type LabelledBars = (AttrValue, Vec<Bar>);

/// A chart of bars that lie, with a heading, a legend and a table.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Chart(
    /// Tells the charts of a screen apart.
    id: &'static str,
    title: &'static str,
    says: &'static str,
    /// What the labels are.
    column: &'static str,
    /// The names of the series, and their looks.
    series: &Vec<(AttrValue, SeriesLook)>,
    /// The label of each row, with a bar for each series.
    rows: &Vec<LabelledBars>,
    /// The value of a full bar; by default the largest value.
    #[prop_or_default]
    most: &Option<f64>,
) -> Html {
    if rows.is_empty() {
        return html! {};
    }
    let values = rows.iter().flat_map(|(_, bars)| bars.iter().map(|bar| bar.value));
    let most = most.unwrap_or_else(|| values.fold(0.0, f64::max)).max(f64::MIN_POSITIVE);
    let scale = (WIDTH - VALUES) / most;
    let row_height = LABEL + series.len() as f64 * (BAR + 2.0) + GAP;
    let height = row_height * rows.len() as f64;
    let row = |(number, (label, bars)): (usize, &(AttrValue, Vec<Bar>))| {
        let top = row_height * number as f64;
        html! {
            <>
                <text class="chart-label" x="0" y={format!("{:.1}", top + LABEL - 4.0)}>{ label }</text>
                { for bars.iter().zip(series).enumerate().map(|(place, (bar, (_, look)))| {
                    let y = top + LABEL + place as f64 * (BAR + 2.0);
                    html! { <>{ drawn(bar, *look, y, scale) }</> }
                }) }
            </>
        }
    };
    let (title_id, says_id) = (format!("chart-{id}"), format!("chart-{id}-says"));
    html! {
        <section class="chart" data-test={format!("chart-{id}")}>
            <h3>{ title }</h3>
            if series.len() > 1 {
                <ul class="chart-legend">
                    { for series.iter().map(|(name, look)| html! {
                        <li>
                            <svg width="18" height="11" aria-hidden="true" focusable="false">
                                <rect class={look.class()} x="1" y="1" width="16" height="9" />
                            </svg>
                            { name }
                        </li>
                    }) }
                </ul>
            }
            <svg
                class="chart-drawing"
                viewBox={format!("0 0 {WIDTH} {height:.0}")}
                role="img"
                aria-labelledby={format!("{title_id} {says_id}")}
            >
                <title id={title_id}>{ title }</title>
                <desc id={says_id}>{ says }</desc>
                { for rows.iter().enumerate().map(row) }
            </svg>
            <details class="chart-table">
                <summary>{ words::table() }</summary>
                { table(title, column, series, rows) }
            </details>
        </section>
    }
}

/// A bar with its value, and a line over its range.
fn drawn(bar: &Bar, look: SeriesLook, y: f64, scale: f64) -> Html {
    let end = (bar.value * scale).max(0.0);
    // A value that is not zero can be seen.
    let width = if bar.value > 0.0 { end.max(1.0) } else { 0.0 };
    let far = bar.range.map_or(end, |(_, high)| (high * scale).max(end));
    let middle = y + BAR / 2.0;
    html! {
        <>
            <rect class={look.class()} x="0.5" y={format!("{y:.1}")} width={format!("{width:.1}")} height={BAR.to_string()} />
            if let Some((low, high)) = bar.range {
                <path
                    class="chart-range"
                    d={format!(
                        "M{:.1} {middle:.1}H{:.1}M{:.1} {:.1}v6M{:.1} {:.1}v6",
                        low * scale, high * scale, low * scale, middle - 3.0, high * scale, middle - 3.0,
                    )}
                />
            }
            <text class="chart-value" x={format!("{:.1}", far + 5.0)} y={format!("{:.1}", y + BAR - 1.5)}>{ &bar.shown }</text>
        </>
    }
}

fn table(
    title: &'static str,
    column: &'static str,
    series: &[(AttrValue, SeriesLook)],
    rows: &[(AttrValue, Vec<Bar>)],
) -> Html {
    let has_ranges = rows.iter().any(|(_, bars)| bars.iter().any(|bar| bar.range.is_some()));
    html! {
        <div class="chart-scroll">
            <table>
                <caption class="visually-hidden">{ title }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ column }</th>
                        { for series.iter().map(|(name, _)| html! { <th scope="col">{ name }</th> }) }
                        if has_ranges { <th scope="col">{ words::interval_column() }</th> }
                    </tr>
                </thead>
                <tbody>
                    { for rows.iter().map(|(label, bars)| html! {
                        <tr>
                            <th scope="row">{ label }</th>
                            { for bars.iter().map(|bar| html! { <td>{ &bar.shown }</td> }) }
                            if has_ranges {
                                <td>{ bars.iter().find_map(|bar| bar.range).map(|(low, high)| words::range(100.0 * low, 100.0 * high)).unwrap_or_default() }</td>
                            }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
