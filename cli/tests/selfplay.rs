//! `ansa selfplay`, `ansa tune` and `ansa train`, run as a user does.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn ansa(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().unwrap()
}

/// The path of a file that does not exist yet, in the folder for temporary files of this build.
fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn games_depend_on_the_seed_alone_and_are_continued() {
    let (one, two, three) = (fresh_file("one.pos"), fresh_file("two.pos"), fresh_file("three.pos"));
    let play = |out: &PathBuf, games, jobs, seed| {
        let out = out.to_str().unwrap();
        let words = [
            "--games",
            games,
            "--nodes",
            "100",
            "--jobs",
            jobs,
            "--seed",
            seed,
            "--sampled-leaves",
            "1",
            "--leaf-nodes",
            "40",
        ];
        let done = ansa(&[&["selfplay", "--out", out], &words[..]].concat());
        assert!(done.status.success(), "{done:?}");
    };
    play(&one, "6", "1", "5");
    play(&two, "3", "2", "5");
    play(&two, "6", "2", "5");
    play(&three, "6", "1", "6");
    let texts = [one, two, three].map(|path| fs::read_to_string(path).unwrap());
    let sampled_leaves = texts[0].lines().filter(|line| line.starts_with("leaf ")).count();
    assert!(sampled_leaves > 100 && texts[0].lines().count() > sampled_leaves + 100);
    assert_eq!(texts[0], texts[1]);
    assert_ne!(texts[0], texts[2]);
}

#[test]
fn pv_leaves_are_written_of_the_same_games() {
    let written = |what: &str, sampled_leaves: &str| {
        let path = fresh_file("lines.pos");
        let out = path.to_str().unwrap();
        let done = ansa(&[
            "selfplay",
            "--out",
            out,
            "--games",
            "4",
            "--nodes",
            "1000",
            "--write",
            what,
            "--sampled-leaves",
            sampled_leaves,
            "--leaf-nodes",
            "60",
        ]);
        assert!(done.status.success(), "{done:?}");
        fs::read_to_string(path).unwrap()
    };
    let (roots, leaves) = (written("roots", "0"), written("pv-leaves", "0"));
    let winners = |text: &str| -> Vec<String> {
        let games = text.lines().filter(|line| line.starts_with("game "));
        games.map(|line| line.rsplit_once(' ').unwrap().0.to_owned()).collect()
    };
    assert!(winners(&roots).len() > 1);
    assert_eq!(winners(&roots), winners(&leaves));
    let known: std::collections::HashSet<&str> = roots.lines().collect();
    let new = leaves.lines().filter(|line| !known.contains(line)).count();
    assert!(new * 10 > leaves.lines().count() * 9, "{new} of {}", leaves.lines().count());

    let with_samples = written("pv-leaves", "2");
    let (samples, rest): (Vec<&str>, Vec<&str>) =
        with_samples.lines().partition(|line| line.starts_with("leaf "));
    assert_eq!(rest, leaves.lines().collect::<Vec<_>>(), "sampled leaves change no game");
    assert!(samples.len() > 20, "{}", samples.len());
}

#[test]
fn weights_are_tuned_written_and_played_with() {
    let (positions, weights, games) =
        (fresh_file("tune.pos"), fresh_file("weights.bin"), fresh_file("against.pos"));
    let (positions, weights) = (positions.to_str().unwrap(), weights.to_str().unwrap());
    let games = games.to_str().unwrap();
    let done = ansa(&["selfplay", "--out", positions, "--games", "40", "--nodes", "60"]);
    assert!(done.status.success(), "{done:?}");
    let done = ansa(&["tune", positions, "--out", weights, "--epochs", "2", "--from", "zero"]);
    assert!(done.status.success(), "{done:?}");
    let printed = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        printed.contains("positions; a score of") && printed.contains("epoch 2: training loss"),
        "{printed}"
    );
    let written = fs::read(weights).unwrap();
    assert!(written.starts_with(b"ansa-ev2"));

    let number = |bytes: &[u8], i: usize| i16::from_le_bytes([bytes[8 + 2 * i], bytes[9 + 2 * i]]);
    let done = ansa(&[
        "tune",
        positions,
        "--out",
        weights,
        "--epochs",
        "2",
        "--from",
        "zero",
        "--weight-scale",
        "50",
    ]);
    assert!(done.status.success(), "{done:?}");
    let scaled = fs::read(weights).unwrap();
    assert_eq!(written[..12], scaled[..12], "the weight of the tempo is fixed");
    for i in 2..(written.len() - 8) / 2 {
        let (whole, half) = (number(&written, i), number(&scaled, i));
        assert!((whole - 2 * half).abs() <= 2, "weight {i}: {whole} and {half}");
    }

    // The weights complement a network.
    let network = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/src/eval/net.bin");
    let words = ["--epochs", "2", "--from", "zero", "--network", network];
    let done = ansa(&[&["tune", positions, "--out", weights], &words[..]].concat());
    assert!(done.status.success(), "{done:?}");
    assert_ne!(fs::read(weights).unwrap(), written);
    fs::write(weights, &written).unwrap();

    // Tuning continues from there, and the engine plays with the weights.
    let done = ansa(&["tune", positions, "--out", weights, "--epochs", "1", "--from", weights]);
    assert!(done.status.success(), "{done:?}");
    let written = fs::read(weights).unwrap();
    let against = ["--weights", weights, "--weights", weights];
    let done =
        ansa(&[&["selfplay", "--out", games, "--games", "20", "--nodes", "60"], &against[..]].concat());
    assert!(done.status.success(), "{done:?}");
    let with_weights = fs::read_to_string(games).unwrap();
    let first = fs::read_to_string(positions).unwrap();
    assert!(with_weights.lines().count() > 100);
    assert!(!first.starts_with(&with_weights), "other weights, the same seed: other games");

    for (words, expected) in [
        (vec!["tune", positions], "--out <FILE>"),
        (vec!["tune", "--out", weights], "<FILE>..."),
        (vec!["tune", weights, "--out", weights], "weights.bin: line 1"),
        (vec!["tune", positions, "--out", weights, "--from", "luck"], "luck can't be read"),
        (vec!["tune", positions, "--out", weights, "--from", positions], "not a weights file"),
        (vec!["tune", positions, "--out", weights, "--network", positions], "not a network file"),
        (vec!["selfplay"], "--out <FILE>"),
        (vec!["selfplay", "--out", positions, "--games", "0"], "--games"),
        (vec!["selfplay", "--out", positions, "--write", "all"], "[possible values: roots, pv-leaves]"),
        (vec!["selfplay", "--out", positions, "--weights", positions], "not a weights file"),
        (
            vec![
                "selfplay",
                "--out",
                positions,
                "--weights",
                weights,
                "--weights",
                weights,
                "--weights",
                weights,
            ],
            "at most twice",
        ),
        (vec!["aei", "--weights", positions], "not a weights file"),
        (vec!["aei", "now"], "'now'"),
    ] {
        let done = ansa(&words);
        assert!(!done.status.success(), "{words:?}");
        let errors = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(errors.contains(expected), "{words:?}: {errors}");
    }
    assert_eq!(fs::read(weights).unwrap(), written, "what was there is left");
    assert_eq!(fs::read_to_string(positions).unwrap(), first, "what was there is left");
}

#[test]
fn a_network_is_trained_written_and_played_with() {
    let (positions, net, games) =
        (fresh_file("train.pos"), fresh_file("net.bin"), fresh_file("with-net.pos"));
    let [positions, net, games] = [&positions, &net, &games].map(|path| path.to_str().unwrap());
    let playing = ["--games", "20", "--nodes", "60"];
    let done = ansa(
        &[&["selfplay", "--out", positions, "--sampled-leaves", "4", "--leaf-nodes", "60"], &playing[..]]
            .concat(),
    );
    assert!(done.status.success(), "{done:?}");
    let done = ansa(&[
        "train",
        positions,
        "--out",
        net,
        "--epochs",
        "10",
        "--learning-rate",
        "5000",
        "--weight-decay",
        "0",
        "--sigmoid-scale",
        "4000",
    ]);
    assert!(done.status.success(), "{done:?}");
    let printed = String::from_utf8_lossy(&done.stdout).into_owned();
    // Training loss and validation loss.
    let losses = |printed: &str, epoch: &str| -> [f32; 2] {
        let line = printed
            .lines()
            .find_map(|line| line.strip_prefix(epoch)?.strip_prefix(": training loss "))
            .unwrap();
        let mut numbers =
            line.split(',').map(|part| part.trim_start_matches(" validation loss ").parse().unwrap());
        [numbers.next().unwrap(), numbers.next().unwrap()]
    };
    // The loss cannot fall much: the targets are probabilities.
    let (before, after) = (losses(&printed, "epoch 0"), losses(&printed, "epoch 10"));
    assert!(after[0] < before[0] - 0.0005 && after[1] < before[1] - 0.001, "{printed}");
    assert!(fs::read(net).unwrap().starts_with(b"ansa-nn1"));

    let more = [
        "train",
        positions,
        "--out",
        games,
        "--from",
        net,
        "--epochs",
        "1",
        "--learning-rate",
        "1",
        "--weight-decay",
        "0",
        "--sigmoid-scale",
        "4000",
    ];
    let done = ansa(&more);
    assert!(done.status.success(), "{done:?}");
    let printed = String::from_utf8_lossy(&done.stdout).into_owned();
    // The tempo is trained beside the network and not written, so it starts at 0 again.
    for epoch in ["epoch 0", "epoch 1"] {
        let more = losses(&printed, epoch);
        assert!(before[0] - more[0] > 0.7 * (before[0] - after[0]), "{printed}: it goes on from {after:?}");
    }

    let played = |weights: &str| {
        let _ = fs::remove_file(games);
        let done = ansa(&[&["selfplay", "--out", games, "--weights", weights], &playing[..]].concat());
        assert!(done.status.success(), "{done:?}");
        fs::read_to_string(games).unwrap()
    };
    let own = played("+");
    assert_ne!(played(&format!("+{net}")), own, "another network, the same seed: other games");
    assert_eq!(played("+"), own);

    for (words, expected) in [
        (vec!["train", positions], "--out <FILE>"),
        (vec!["train", "--out", net], "<FILE>..."),
        (vec!["train", net, "--out", net], "net.bin: line 1"),
        (vec!["train", positions, "--out", net, "--weights", positions], "not a weights file"),
        (vec!["train", positions, "--out", net, "--from", positions], "not a network file"),
        (vec!["aei", "--weights", &format!("+{positions}")], "not a network file"),
    ] {
        let done = ansa(&words);
        assert!(!done.status.success(), "{words:?}");
        let errors = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(errors.contains(expected), "{words:?}: {errors}");
    }
}
