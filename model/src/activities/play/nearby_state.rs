//! What is known of the other device in a game with a device nearby, besides the game itself.

/// Why no turn can end now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NearbyHold {
    /// The game has clocks, and the devices are not connected.
    NotConnected,
    /// One of the two has not yet answered whether a turn is taken back.
    AwaitsAnswer,
    /// Turns of the other device are still on their way.
    Behind,
}

/// What the last update has said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NearbyState {
    pub(super) clock_runs: bool,
    pub(super) hold: Option<NearbyHold>,
    /// The take-backs and the plies of the copy that the game here has followed.
    pub(super) followed: (u32, u32),
    /// Whether the other can be asked to take back the last turn.
    pub(super) can_ask_back: bool,
    /// How often the person has wanted to ask.
    pub(super) asks: u32,
}
