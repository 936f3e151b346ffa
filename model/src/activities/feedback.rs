//! What the person is told and shown after an action.

use ansa_board::{EntryEvent, EntryReport, moved};
use ansa_core::{Square, Step};

/// The tone of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Something was refused or failed.
    Refusal,
    /// A tip.
    Hint,
    /// A success.
    Good,
}

/// The last event, the notice beside the board, and the pieces to animate. Each activity has its own events and notices.
#[derive(Clone, PartialEq, Debug)]
pub struct Feedback<Event, Notice> {
    pub event: Event,
    pub notice: Option<Notice>,
    /// Counts the notices, so that a repeated notice is announced again.
    notices: u32,
    /// Counts the events, for the same reason.
    events: u32,
    motion: Vec<(Square, Square)>,
    /// Counts the animations, so that equal ones in a row are distinguishable.
    motion_serial: u32,
}

impl<Event: Default, Notice> Default for Feedback<Event, Notice> {
    fn default() -> Feedback<Event, Notice> {
        Feedback {
            event: Event::default(),
            notice: None,
            notices: 0,
            events: 0,
            motion: Vec::new(),
            motion_serial: 0,
        }
    }
}

impl<Event, Notice> Feedback<Event, Notice> {
    /// The pieces to animate, from where to where, and the number of the animation.
    pub fn motion(&self) -> (&[(Square, Square)], u32) {
        (&self.motion, self.motion_serial)
    }

    pub fn report(&mut self, event: Event) {
        self.event = event;
        self.events = self.events.wrapping_add(1);
    }

    /// The number of events so far.
    pub const fn events(&self) -> u32 {
        self.events
    }

    /// The number of notices so far.
    pub const fn notices(&self) -> u32 {
        self.notices
    }

    /// Shows a notice.
    pub fn notify(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.notices = self.notices.wrapping_add(1);
    }

    /// Reports, shows and animates the effect of an entry, as an event and a notice of the activity.
    pub fn report_entry(
        &mut self,
        report: EntryReport,
        event: impl FnOnce(EntryEvent) -> Event,
        notice: impl FnOnce(EntryEvent) -> Notice,
    ) {
        if let Some(reported) = report.event {
            self.report(event(reported));
        }
        if let Some(reported) = report.notice {
            self.notify(notice(reported));
        }
        if !report.animated.is_empty() {
            self.animate(report.animated);
        }
    }

    /// Animates these steps.
    pub fn animate(&mut self, steps: impl IntoIterator<Item = Step>) {
        self.motion = moved(steps);
        self.motion_serial = self.motion_serial.wrapping_add(1);
    }

    /// Animates these steps backwards.
    pub fn animate_back(&mut self, steps: impl IntoIterator<Item = Step>) {
        self.animate(steps);
        self.motion = self.motion.iter().map(|&(from, to)| (to, from)).collect();
    }

    /// Ends the animation.
    pub fn stop_motion(&mut self) {
        self.motion.clear();
    }

    /// Removes the notice.
    pub fn clear_notice(&mut self) {
        self.notice = None;
    }

    /// Continues the counters of another game's feedback, so that the page notices every change.
    pub fn continue_from(&mut self, before: &Feedback<Event, Notice>) {
        self.notices = before.notices.wrapping_add(u32::from(self.notice.is_some()));
        self.events = before.events.wrapping_add(1);
        self.motion_serial = before.motion_serial;
    }
}

/// The methods by which a state with the field `feedback` lets others read it.
macro_rules! feedback {
    ($event:ty, $notice:ty) => {
        /// The last event.
        pub const fn event(&self) -> &$event {
            &self.feedback.event
        }

        /// The message beside the board.
        pub const fn notice(&self) -> Option<&$notice> {
            self.feedback.notice.as_ref()
        }

        /// The number of events so far.
        pub const fn events(&self) -> u32 {
            self.feedback.events()
        }

        /// The number of notices so far.
        pub const fn notices(&self) -> u32 {
            self.feedback.notices()
        }
    };
}

pub(super) use feedback;
