//! What the two can say to each other.

use crate::keyed::keyed;

keyed! {
    /// One of a few phrases. There is no other chat: the two are in one room.
    Phrase {
        Hello = "hello",
        GoodLuck = "good-luck",
        WellPlayed = "well-played",
        Thinking = "thinking",
        Oops = "oops",
        BackSoon = "back-soon",
        ThankYou = "thank-you",
        Goodbye = "goodbye",
    }
}
