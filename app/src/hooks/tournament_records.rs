//! The records of all games of a tournament, as a file has them.

use crate::services::store::{Store, StoreError};
use crate::services::{files, time};
use ansa_model::reason::Reason;
use ansa_model::text::library::short_date;
use ansa_model::text::{tournament as words, tournament_error};
use ansa_model::tournaments::PageTournament;

/// What has become of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ExportedGames {
    pub(crate) games: usize,
    /// How many results have no saved game.
    pub(crate) missing: usize,
}

/// Downloads the records of all games.
///
/// # Errors
/// Why there is no file, as a sentence.
pub(crate) async fn export_games(
    store: Option<&Store>,
    own: &PageTournament,
) -> Result<ExportedGames, String> {
    /// How many games are read between two pauses, in which the browser answers.
    const BETWEEN_PAUSES: usize = 50;
    let store = store.ok_or_else(tournament_error::no_store)?;
    let mut text = String::new();
    let mut exported = ExportedGames { games: 0, missing: 0 };
    for game in own.page_games() {
        let stored = match game.saved {
            Some(id) => match store.read_anywhere(id).await {
                Ok(stored) => stored.read().ok().map(|reading| (stored.entry.begun, reading.play)),
                // It was deleted.
                Err(StoreError::Gone) => None,
                Err(error) => return Err(error.reason()),
            },
            None => None,
        };
        match stored {
            Some((begun, play)) => {
                own.add_record(&mut text, game, play.document.clone(), &short_date(begun));
                exported.games += 1;
                if exported.games.is_multiple_of(BETWEEN_PAUSES) {
                    time::pause().await;
                }
            }
            None => exported.missing += usize::from(game.game.result.is_some()),
        }
    }
    if exported.games == 0 {
        return Err(words::no_games().to_owned());
    }
    files::download(&format!("{}.txt", words::games_file(&own.name)), "text/plain", &text)?;
    Ok(exported)
}
