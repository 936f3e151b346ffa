//! The state of the replay of a study.

/// How fast a line is replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayPace {
    /// The recorded times of the plies, so many times as fast.
    Recorded(u32),
    /// So many seconds for each turn.
    Fixed(u32),
}

impl ReplayPace {
    /// The paces of a game whose times are known, in display order.
    pub(super) const TIMED: [ReplayPace; 6] = [
        ReplayPace::Recorded(1),
        ReplayPace::Recorded(10),
        ReplayPace::Recorded(60),
        ReplayPace::Fixed(1),
        ReplayPace::Fixed(2),
        ReplayPace::Fixed(5),
    ];
    /// The pace at first, with known times and without.
    pub(super) const FIRST: [ReplayPace; 2] = [ReplayPace::Recorded(10), ReplayPace::Fixed(2)];

    /// The key in the form.
    pub fn key(self) -> String {
        match self {
            ReplayPace::Recorded(times) => format!("x{times}"),
            ReplayPace::Fixed(seconds) => format!("{seconds}s"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StudyReplay {
    pub is_running: bool,
    /// The pace that the person has chosen.
    pub(super) pace: Option<ReplayPace>,
    /// Counts what was shown, so that a late tick is not taken for the next one.
    pub(super) serial: u32,
}
