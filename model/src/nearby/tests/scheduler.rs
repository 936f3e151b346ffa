//! Two machines, and between them a network that loses, doubles, reorders and cuts.

use ansa_core::Side;
use ansa_core::splitmix::splitmix;

use super::pair::{copy, id, on_time, options, some_ply};
use crate::Apply;
use crate::nearby::*;

/// How bad the network is, in percent.
#[derive(Clone, Copy)]
struct Trouble {
    lost: u64,
    doubled: u64,
    reordered: u64,
    cut: u64,
}

struct Network {
    seed: u64,
    devices: [NearbyGame; 2],
    /// What is on its way to each device.
    ways: [Vec<String>; 2],
    trouble: Trouble,
    rematches: u32,
}

impl Network {
    fn random(&mut self, below: u64) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        splitmix(self.seed) % below
    }

    fn act(&mut self, device: usize, action: NearbyAction) {
        let Some(effects) = self.devices[device].apply(action) else { return };
        for text in effects.sends {
            assert!(text.len() <= MAX_MESSAGE && Message::read(&text).is_ok(), "{text}");
            if self.random(100) < self.trouble.lost {
                continue;
            }
            let copies = if self.random(100) < self.trouble.doubled { 2 } else { 1 };
            for _ in 0..copies {
                let length = self.ways[1 - device].len() as u64;
                let place =
                    if self.random(100) < self.trouble.reordered { self.random(length + 1) } else { length };
                self.ways[1 - device].insert(place as usize, text.clone());
            }
        }
        for news in effects.news {
            if let News::Ended(reason) = news {
                assert!(
                    matches!(reason, EndReason::Transport(_) | EndReason::Silence),
                    "an honest device was left: {reason:?}"
                );
            }
        }
    }

    fn connect(&mut self) {
        self.ways = [Vec::new(), Vec::new()];
        for device in 0..2 {
            self.act(device, NearbyAction::Closed(TransportFault::Closed));
        }
        self.ways = [Vec::new(), Vec::new()];
        for device in 0..2 {
            self.act(device, NearbyAction::Connecting);
            self.act(device, NearbyAction::Opened);
        }
    }

    /// What the person at a device does, if anything.
    fn person(&mut self, device: usize) {
        let number = self.random(u64::MAX);
        let game = &self.devices[device];
        let Some(own) = game.copy() else {
            if game.offered().is_some() {
                self.act(device, NearbyAction::AnswerProposal(true));
            }
            return;
        };
        let action = if game.back_asked().is_some() {
            NearbyAction::AnswerBack(!number.is_multiple_of(3))
        } else if own.outcome().is_some() {
            if self.rematches == 0 {
                return;
            }
            self.rematches -= 1;
            if game.is_rematch_asked() { NearbyAction::AnswerRematch(true) } else { NearbyAction::AskRematch }
        } else {
            match number % 100 {
                0..5 => NearbyAction::AskBack,
                5..8 => NearbyAction::Say(Phrase::Oops),
                8 if own.plies() > 30 => NearbyAction::Resign,
                9..70 if own.game().side() == own.side() => NearbyAction::Play(some_ply(own.game(), number)),
                _ => return,
            }
        };
        self.act(device, action);
    }

    fn step(&mut self) {
        let device = self.random(2) as usize;
        match self.random(10) {
            0..5 if !self.ways[device].is_empty() => {
                let text = self.ways[device].remove(0);
                self.act(device, NearbyAction::Received(text));
            }
            5..7 => self.person(device),
            _ => {
                let passed = 100 + self.random(400);
                self.act(device, NearbyAction::Passed(passed));
            }
        }
        if self.random(1000) < self.trouble.cut
            || self.devices.iter().any(|device| device.connection() != Connection::Open)
        {
            self.connect();
        }
    }

    /// The network is mended, and everything on its way arrives.
    fn settle(&mut self) {
        self.trouble = Trouble { lost: 0, doubled: 0, reordered: 0, cut: 0 };
        self.connect();
        for _ in 0..40 {
            for device in 0..2 {
                for text in core::mem::take(&mut self.ways[device]) {
                    self.act(device, NearbyAction::Received(text));
                }
                self.act(device, NearbyAction::Passed(500));
            }
        }
    }
}

/// Plays until the game is over or has lasted long enough, and returns whether it is over.
fn play(seed: u64, trouble: Trouble, options: NearbyOptions) -> bool {
    let mut network = Network {
        seed: splitmix(seed),
        devices: [NearbyGame::default(), NearbyGame::default()],
        ways: [Vec::new(), Vec::new()],
        trouble,
        rematches: 0,
    };
    network.connect();
    network.act(0, NearbyAction::Propose { id: id("random"), side: Side::Gold, options });
    let mut is_over = false;
    for _ in 0..6000 {
        network.step();
        is_over = network
            .devices
            .iter()
            .all(|device| device.copy().is_some_and(|copy| copy.outcome().is_some()) && device.is_in_step());
        if is_over {
            break;
        }
    }
    network.settle();
    assert!(network.devices.iter().all(|device| device.copy().is_some()), "seed {seed}");
    let [one, two] = network.devices.each_ref().map(copy);
    assert_eq!(one.game(), two.game(), "seed {seed}");
    assert_eq!((one.used(), one.outcome()), (two.used(), two.outcome()), "seed {seed}");
    assert!(network.devices.iter().all(NearbyGame::is_in_step), "seed {seed}");
    if one.outcome().is_some() {
        network.rematches = 2;
        for device in [0, 1] {
            network.person(device);
            network.settle();
        }
        let [one, two] = network.devices.each_ref().map(copy);
        assert_eq!((one.plies(), one.game()), (0, two.game()), "the rematch of seed {seed}");
        assert_ne!(one.side(), two.side());
    }
    is_over
}

#[test]
fn random_games_always_agree() {
    let troubles = [
        Trouble { lost: 0, doubled: 0, reordered: 0, cut: 0 },
        Trouble { lost: 20, doubled: 0, reordered: 0, cut: 0 },
        Trouble { lost: 0, doubled: 30, reordered: 0, cut: 2 },
        Trouble { lost: 0, doubled: 0, reordered: 20, cut: 0 },
        Trouble { lost: 10, doubled: 10, reordered: 10, cut: 5 },
    ];
    let mut ended = 0;
    for seed in 0..60 {
        let trouble = troubles[seed as usize % troubles.len()];
        let options = if seed % 2 == 0 { options() } else { on_time("20s/1m/100/2m/60t/1m") };
        ended += usize::from(play(seed, trouble, options));
    }
    assert!(ended > 20, "only {ended} games came to an end");
}
