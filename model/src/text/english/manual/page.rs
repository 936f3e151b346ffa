//! The sections of the user guide about the page itself, in English.

use crate::text::manual::ManualBlock::{Heading, Keys, List, Text};
use crate::text::manual::SectionWords;

pub(super) const SHARING: SectionWords = SectionWords {
    title: "Sharing and pictures",
    about: "Links, records, pictures and animations.",
    also: "share link copy picture png svg gif animation image download",
    blocks: &[
        Text(
            "*Share*, below the board of a game or of the study, has everything that you can give to others.",
        ),
        List(&[
            "*Copy link*: the whole game is in the link, so nothing is stored anywhere. Whoever opens it sees the \
             game in the study.",
            "*Copy record* and *Copy position*: as text, for forums and other programs.",
            "*Picture of the position*: SVG or PNG, with your arrows and circles.",
            "*Animation of the game*: a GIF, or an SVG whose pieces move. Choose the turns and the time for each.",
            "*Download record*: with comments, variations and times.",
        ]),
        Text("Pictures have your board and pieces, or others that you choose for them."),
    ],
};

pub(super) const EMBEDDING: SectionWords = SectionWords {
    title: "Boards in your own site",
    about: "Embed a game, a position or a puzzle.",
    also: "embed iframe html blog website element script",
    blocks: &[
        Text(
            "*Share* also has code for a blog or a site. Readers see the game or the position there, and step \
             through it.",
        ),
        List(&[
            "*Frame* works on nearly every site.",
            "*Script and tag* is for pages that allow scripts. The tag is `<arimaa-board>`.",
        ]),
        Text(
            "The tag can be a diagram, a replay, a game against the computer, or a puzzle: with `mode=puzzle` it \
             takes a line of a file of puzzles. The files are a part of this page, so the page must be on a server \
             that your readers reach.",
        ),
    ],
};

pub(super) const SETTINGS: SectionWords = SectionWords {
    title: "Settings",
    about: "Colours, boards, pieces, sounds, speed.",
    also: "theme dark light board pieces sound volume vibration animation speed coordinates flip",
    blocks: &[
        Text("*Settings*, at the top, has three parts. Every change is seen at once."),
        List(&[
            "*Appearance*: light or dark, four boards, three sets of pieces, coordinates.",
            "*Gameplay*: which side is at the bottom, the list of turns, the speed of animations, whether a turn \
             ends with its fourth step, and arrows on hover.",
            "*Sound*: sounds, their volume, and vibration.",
        ]),
        Text("*Flip*, or `F`, turns the board in this game."),
    ],
};

pub(super) const KEYS: SectionWords = SectionWords {
    title: "Keyboard shortcuts",
    about: "Every key, on every screen.",
    also: "key keyboard shortcut hotkey",
    blocks: &[Text("`?` shows the keys of the screen that you are on. These are all of them."), Keys],
};

pub(super) const ACCESSIBILITY: SectionWords = SectionWords {
    title: "Accessibility",
    about: "Keyboard, screen readers, contrast, motion.",
    also: "screen reader blind keyboard contrast motion colour large text zoom a11y",
    blocks: &[
        List(&[
            "Everything works with the keyboard alone. The board is one stop of `Tab`; the arrow keys move on it. \
             See {section:keys|Keyboard shortcuts}.",
            "Each square has a name with its piece and its state, such as “gold cat on e2, frozen by silver horse on \
             e3”. Steps, turns and the end of a game are announced.",
            "Steps can be {section:typing|typed}, which needs no board at all.",
            "Nothing is told by colour alone. The board *High contrast* and the pieces *Letters* are in the \
             settings.",
            "If your system asks for less motion, pieces don’t glide, and pictures in this guide move only when you \
             ask them to.",
            "Text can be enlarged in the browser. The page works from a width of 320 pixels.",
        ]),
        Text("If something is hard for you to use, that is a fault of the page."),
    ],
};

pub(super) const PRIVACY: SectionWords = SectionWords {
    title: "Privacy and offline use",
    about: "What is stored, and that nothing is sent.",
    also: "offline install app data cookie account tracking network storage delete",
    blocks: &[
        List(&[
            "There is no account, no advertising, no cookie, and nobody counts you.",
            "The page loads its own files and then asks for nothing more. The computer player runs on your device.",
            "Games, settings and progress are stored in your browser. They leave it only if you export or share \
             them.",
            "A link to a game has the game in the part of the address that browsers don’t send to a server.",
        ]),
        Heading("Offline"),
        Text(
            "After the first visit the page works without a network. In most browsers you can install it, as an app, \
             from the menu. When there is a new version, it is used after you have closed the page.",
        ),
        Heading("Deleting your data"),
        Text(
            "Delete games in {screen:/games|Saved games}, and your progress with *Forget my progress* on the screens \
             of the lessons and puzzles. The browser’s settings delete everything at once: look for the data of this \
             site.",
        ),
    ],
};

pub(super) const PROBLEMS: SectionWords = SectionWords {
    title: "Problems and what to do",
    about: "When something does not work.",
    also: "error crash bug full storage lost slow help failed trouble",
    blocks: &[
        Heading("“The browser’s storage is full”"),
        Text(
            "Export your games, then delete some that you don’t need. The game on the board is safe while the page \
             is open.",
        ),
        Heading("“This browser does not let the page store anything”"),
        Text(
            "Private windows and some settings forbid it. You can play, but the game ends with the page: copy the \
             record with *Share*.",
        ),
        Heading("A saved game can’t be read"),
        Text(
            "It is set aside, not deleted. {screen:/games|Saved games} lists what was set aside and exports it; a \
             later version of the page may read it.",
        ),
        Heading("The computer does not answer"),
        Text(
            "*Try again* asks it again. If the message offers to reload the page, do that: your game is saved up to \
             the last step.",
        ),
        Heading("Something could not be loaded"),
        Text(
            "A part of the page is loaded when it is first needed. Check the connection, then press *Try again*.",
        ),
        Heading("The board is too small, or the page is slow"),
        Text(
            "Close other tabs that play or analyse. Turn the phone: in landscape the board takes the full height. In \
             the settings, animations can be instant.",
        ),
        Heading("There is no sound"),
        Text(
            "Browsers allow sounds only after the first press on the page. Check *Sound* in the settings, and the \
             silent mode of your phone.",
        ),
    ],
};
