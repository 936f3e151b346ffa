//! Two devices with a perfect connection, and helpers for both.

use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::notation::PlyText;
use ansa_core::{Game, Phase, Setup, Side};

use crate::Apply;
use crate::nearby::*;

pub(super) fn id(text: &str) -> GameId {
    GameId::new(text).unwrap()
}

pub(super) fn options() -> NearbyOptions {
    NearbyOptions { start: crate::document::GameStart::default(), control: None, take_backs: true }
}

pub(super) fn on_time(control: &str) -> NearbyOptions {
    NearbyOptions { control: Some(control.parse().unwrap()), ..options() }
}

pub(super) fn copy(device: &NearbyGame) -> &GameCopy {
    device.copy().unwrap()
}

/// A legal ply, chosen by a number.
pub(super) fn some_ply(game: &Game, number: u64) -> String {
    match game.phase() {
        Phase::Setup(side) => {
            let rows = if number.is_multiple_of(2) { CLASSIC } else { NINETY_NINE };
            PlyText::from(&Setup::from_rows(rows, side)).to_string()
        }
        Phase::Turn(_) => {
            let mut number = number;
            let mut turn = game.begin_turn().unwrap();
            let mut best = None;
            // Steps at random; of the ends on the way the last legal one counts.
            for _ in 0..40 {
                let steps: Vec<_> = turn.position().steps().map(|(step, _)| step).collect();
                if steps.is_empty() {
                    turn = game.begin_turn().unwrap();
                    if best.is_some() {
                        break;
                    }
                    continue;
                }
                number = ansa_core::splitmix::splitmix(number);
                turn.step(steps[(number % steps.len() as u64) as usize]).unwrap();
                if let Ok(turn) = game.check(&turn) {
                    best = Some(PlyText::from(&turn).to_string());
                    if number.is_multiple_of(3) {
                        break;
                    }
                }
            }
            best.expect("a game that is not over has a legal turn")
        }
    }
}

/// Two devices; what one sends, the other receives at once.
pub(super) struct Pair {
    pub(super) devices: [NearbyGame; 2],
    pub(super) news: [Vec<News>; 2],
    /// Whether messages go from each device to the other.
    pub(super) passes: [bool; 2],
}

impl Pair {
    pub(super) fn new(devices: [NearbyGame; 2]) -> Pair {
        Pair { devices, news: [Vec::new(), Vec::new()], passes: [true; 2] }
    }

    /// Two devices that are connected and play: device 0 has gold.
    pub(super) fn playing(options: NearbyOptions) -> Pair {
        let mut pair = Pair::new([NearbyGame::default(), NearbyGame::default()]);
        pair.connect();
        pair.act(0, NearbyAction::Propose { id: id("first"), side: Side::Gold, options });
        pair.act(1, NearbyAction::AnswerProposal(true));
        assert!(pair.devices.iter().all(NearbyGame::is_in_step));
        pair
    }

    pub(super) fn connect(&mut self) {
        for device in 0..2 {
            self.devices[device].apply(NearbyAction::Connecting);
        }
        let opened: Vec<_> = (0..2).map(|device| self.devices[device].apply(NearbyAction::Opened)).collect();
        for (device, effects) in opened.into_iter().enumerate() {
            self.carry(device, effects);
        }
    }

    pub(super) fn cut(&mut self) {
        for device in 0..2 {
            self.act(device, NearbyAction::Closed(TransportFault::Closed));
        }
    }

    pub(super) fn act(&mut self, device: usize, action: NearbyAction) {
        let effects = self.devices[device].apply(action);
        self.carry(device, effects);
    }

    pub(super) fn carry(&mut self, device: usize, effects: Option<NearbyEffects>) {
        let Some(effects) = effects else { return };
        self.news[device].extend(effects.news);
        for text in effects.sends {
            if self.passes[device] {
                self.act(1 - device, NearbyAction::Received(text));
            }
        }
    }

    pub(super) fn pass(&mut self, milliseconds: u64) {
        for device in 0..2 {
            self.act(device, NearbyAction::Passed(milliseconds));
        }
    }

    /// The side to move plays any ply.
    pub(super) fn play_any(&mut self, number: u64) {
        let device = self.mover();
        let ply = some_ply(copy(&self.devices[device]).game(), number);
        self.act(device, NearbyAction::Play(ply));
    }

    pub(super) fn mover(&self) -> usize {
        usize::from(copy(&self.devices[0]).game().side() != copy(&self.devices[0]).side())
    }

    pub(super) fn take_news(&mut self) -> [Vec<News>; 2] {
        core::mem::take(&mut self.news)
    }

    pub(super) fn assert_same(&self) {
        let [one, two] = self.devices.each_ref().map(copy);
        assert_eq!(one.game(), two.game());
        assert_eq!(one.used(), two.used());
        assert_eq!(one.outcome(), two.outcome());
        assert_eq!(one.clock(), two.clock());
    }
}
