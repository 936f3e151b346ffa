//! What the model of texts has read before the first text of a link: usual words of records. It is a part of the
//! format, so it never changes.

use super::stream_kind::StreamKind;

const fn tag(index: usize, value: &str) -> (StreamKind, &str) {
    (StreamKind::TagValue(index), value)
}

const fn command(index: usize, value: &str) -> (StreamKind, &str) {
    (StreamKind::CommandValue(index), value)
}

const fn comment(text: &str) -> (StreamKind, &str) {
    (StreamKind::Comment, text)
}

/// The texts in order.
pub(super) const PRIMER: [(StreamKind, &str); 69] = [
    tag(0, "Casual game"),
    tag(0, "Rated game"),
    tag(0, "World Championship 2026, round 3"),
    tag(0, "Club championship"),
    tag(1, "arimaa.com"),
    tag(1, "https://arimaa.com/arimaa/games/"),
    tag(2, "2026.01.15"),
    tag(2, "2025.12.31"),
    tag(2, "2008.10.07"),
    tag(2, "????.??.??"),
    tag(3, "1"),
    tag(3, "2"),
    tag(4, "Gold player"),
    tag(5, "Silver player"),
    tag(4, "bot_Ansa"),
    tag(5, "bot_Ansa"),
    tag(6, "1500"),
    tag(6, "2134"),
    tag(7, "1876"),
    tag(7, "1962"),
    tag(8, "2m/2m/100/10m/8h"),
    tag(8, "15s/2m/100/0/2h"),
    tag(8, "3s/30s/100/60s/10m"),
    tag(9, "57"),
    tag(9, "82"),
    tag(9, "109"),
    tag(9, "64"),
    tag(10, "1-0"),
    tag(10, "0-1"),
    tag(10, "1-0"),
    tag(10, "0-1"),
    tag(11, "g"),
    tag(11, "g"),
    tag(11, "r"),
    tag(11, "t"),
    tag(11, "e"),
    tag(11, "m"),
    tag(13, "M"),
    tag(13, "RR"),
    tag(14, "D"),
    tag(15, "until-2008-07"),
    tag(15, "until-2005-05"),
    command(0, "0:00:12"),
    command(1, "0:01:30"),
    command(2, "0.35"),
    command(2, "-1.20"),
    command(3, "Gd2d4,Re4e5"),
    command(3, "Gc3c4"),
    command(4, "Re4,Gc3"),
    command(4, "Yf6"),
    command(5, "12g Ee2n Ee3n"),
    comment("A good move."),
    comment("This is a mistake: gold loses the camel in the trap on c6."),
    comment("The elephant is needed to defend the home trap, so silver can take the horse hostage."),
    comment("Better was to pull the rabbit with the horse and threaten the goal on the east wing."),
    comment("Now the cat is frozen, and the dog cannot leave the trap without losing it."),
    comment("Gold has a strong attack. There is no way to stop the rabbit on the h-file."),
    comment("Silver threatens to capture two pieces next turn, but there was a goal in four steps here."),
    comment("The position is about even; the camel hostage is worth a lot, but the horses are advanced."),
    comment("What was the idea? I would have moved the elephant back to the center and kept the camel safe."),
    comment("An interesting setup, with the rabbits behind and both dogs in the middle."),
    comment("It is not possible to push the elephant, and that phalanx blocks the way."),
    comment("Time trouble. He should have resigned. White wins, black has no more rabbits."),
    comment("If the silver camel goes there, then it will be captured by the gold elephant from b3 to c3."),
    comment("only move"),
    comment("I think you can see that for this reason he has been winning since the third turn."),
    comment("Great game! Thanks for playing, and good luck in the next one."),
    comment("We are just at the end of the opening, when all of their pieces have left their first squares."),
    comment("Which one of them could make use of these weak points? Perhaps none: they were too far away."),
];
