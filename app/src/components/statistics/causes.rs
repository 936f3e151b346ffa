//! Why games are lost: the mistakes by their causes, with games to look at.

use yew::prelude::*;

use super::game_list::label_of;
use ansa_model::statistics::{CauseCount, CauseKind, GameBrief, Overview};
use ansa_model::text::{setups, statistics as words};

/// A table of the causes that occur, the most frequent in lost games first.
pub(super) fn causes(overview: &Overview, on_open: &Callback<GameBrief>) -> Html {
    let mut found: Vec<(CauseKind, &CauseCount)> =
        CauseKind::ALL.into_iter().zip(&overview.causes).filter(|(_, count)| count.mistakes > 0).collect();
    found.sort_by_key(|(_, count)| core::cmp::Reverse((count.in_lost_games, count.mistakes)));
    let most = found.iter().map(|(_, count)| count.mistakes).max().unwrap_or(1).max(1);
    let row = |&(kind, count): &(CauseKind, &CauseCount)| {
        let share = |part: u32| format!("{:.1}", f64::from(part) / f64::from(most) * 100.0);
        html! {
            <tr>
                <th scope="row">
                    { words::cause_name(kind) }
                    <svg class="cause-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                        <rect class="bar-nobody" width={share(count.mistakes)} height="6" />
                        <rect class="bar-plain" width={share(count.in_lost_games)} height="6" />
                    </svg>
                    <ul class="cause-games">
                        { for count.examples.iter().map(|example| {
                            let game = example.game.clone();
                            let turn = label_of(game.plies.unwrap_or(0)).to_string();
                            let name = words::example(&setups::name(&game), &turn);
                            html! {
                                <li>
                                    <button
                                        type="button"
                                        class="cause-game"
                                        data-test="cause-game"
                                        onclick={on_open.reform(move |_: MouseEvent| game.clone())}
                                    >
                                        { name }
                                    </button>
                                </li>
                            }
                        }) }
                    </ul>
                </th>
                <td>{ words::whole(count.in_lost_games) }</td>
                <td>{ words::whole(count.mistakes) }</td>
            </tr>
        }
    };
    html! {
        <section class="chart causes" data-test="causes">
            <h3>{ words::causes() }</h3>
            if found.is_empty() {
                <p data-test="causes-none">{ words::causes_none(overview.analysed) }</p>
            } else {
                <p class="help">{ words::causes_says() }</p>
                if overview.studied > 0 { <p class="help">{ words::studied(overview.studied) }</p> }
                if overview.practised > 0 { <p class="help" data-test="causes-kept">{ words::kept(overview.practised) }</p> }
                <table class="cause-table">
                    <caption class="visually-hidden">{ words::causes() }</caption>
                    <thead>
                        <tr>
                            <th scope="col">{ words::cause() }</th>
                            <th scope="col">{ words::in_lost_games() }</th>
                            <th scope="col">{ words::mistakes() }</th>
                        </tr>
                    </thead>
                    <tbody>{ for found.iter().map(row) }</tbody>
                </table>
            }
        </section>
    }
}
