//! What holds for every text; the fuzzer uses this file too.

use ansa_tournament::{Format, SavedTournament, TableHeadings, Tournament, format_in_text, notes_in_text};

/// Reads a text as a tournament of some format, and writes it again. Returns whether it could be read.
pub(crate) fn text(text: &str) -> bool {
    let formats = [
        Format::Elimination { lives: 3 },
        Format::Swiss { rounds: 5 },
        Format::RoundRobin { cycles: 2 },
        Format::Gauntlet { games: 2 },
        Format::Challenge,
    ];
    let mut was_read = false;
    let _ = (format_in_text(text), notes_in_text(text).count());
    for format in formats {
        let Ok(tournament) = Tournament::from_text(text, format, 1) else { continue };
        was_read = true;
        // Open games are not written.
        let read = |text: &str| Tournament::from_text(text, format, 1).expect("what was written reads");
        let again = read(&tournament.to_text());
        assert_eq!(read(&again.to_text()).to_text(), again.to_text());
        assert_eq!(format_in_text(&again.to_text()), Some(format));
        let saved = SavedTournament::from(&tournament);
        assert_eq!(Tournament::try_from(saved).as_ref(), Ok(&tournament));
        let headings = TableHeadings { player: "P", points: "Pts", lives: "L", performance: "Perf" };
        assert!(tournament.to_table(&headings).lines().count() == tournament.players().len() + 1);
        // A round may be possible or not, but asking for it is.
        let _ = (tournament.next_round(), tournament.challenge_score(), tournament.is_over());
    }
    was_read
}
