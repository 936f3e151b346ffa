//! The drivers in `cluster`, each with two workers on this machine, one of which dies in the middle of its work.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ansa_tests::needs;
use tempfile::TempDir;

use crate::aei::ansa;

const SELFPLAY: [&str; 3] = ["selfplay", "--nodes", "300"];
const GAMES: &str = "24";

/// A plan of four shards.
struct Planned {
    folder: TempDir,
    ansa: PathBuf,
}

impl Planned {
    fn new() -> Planned {
        let planned = Planned { folder: tempfile::tempdir().unwrap(), ansa: ansa() };
        let plan = planned.plan();
        planned.run(
            &["plan", "make", plan.to_str().unwrap(), "--items", GAMES, "--shards", "4", "--"],
            &SELFPLAY,
        );
        planned
    }

    fn plan(&self) -> PathBuf {
        self.folder.path().join("plan")
    }

    fn run(&self, words: &[&str], more: &[&str]) {
        let done = Command::new(&self.ansa).args(words).args(more).output().unwrap();
        assert!(done.status.success(), "{words:?}: {done:?}");
    }

    /// Starts a driver, kills the process that `victim` chooses for the one that makes the first shard, and waits for
    /// the driver. The result must be that of one process.
    fn survives(&self, driver: &mut Command, victim: impl Fn(u32) -> u32) {
        let plan = self.plan();
        let mut driver = driver.stdout(Stdio::null()).spawn().unwrap();
        let part = plan.join("shard-00000.part");
        let begun = Instant::now();
        while fs::metadata(&part).map_or(true, |part| part.len() < 1000) {
            assert!(begun.elapsed() < Duration::from_mins(2), "no game");
            thread::sleep(Duration::from_millis(2));
        }
        let maker = fs::read_to_string(plan.join("shard-00000.lock")).unwrap().trim().parse().unwrap();
        kill(victim(maker));
        assert!(!plan.join("shard-00000.json").exists(), "it died in the middle");
        assert!(driver.wait().unwrap().success());
        let [joined, alone] = ["joined", "alone"].map(|name| self.folder.path().join(name));
        self.run(&["plan", "join", plan.to_str().unwrap(), joined.to_str().unwrap()], &[]);
        self.run(&SELFPLAY, &["--games", GAMES, "--out", alone.to_str().unwrap()]);
        assert_eq!(fs::read(joined).unwrap(), fs::read(alone).unwrap());
    }
}

fn kill(process: u32) {
    assert!(Command::new("kill").args(["-9", &process.to_string()]).status().unwrap().success());
}

#[test]
fn a_generation_is_one_command_that_can_be_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let generation = || {
        let mut command = Command::new("sh");
        command.arg(needs::project().join("cluster/generation.sh")).arg(ansa()).arg(folder.path());
        command.arg(needs::project().join("core/src/eval/net.bin"));
        for (name, size) in
            [("GAMES", "24"), ("NODES", "300"), ("LEAF_NODES", "100"), ("EPOCHS", "2"), ("JOBS", "2")]
        {
            command.env(name, size);
        }
        let output = command.env("PAIRS", "2").env("MATCH_NODES", "300").output().unwrap();
        assert!(output.status.success(), "{output:?}");
        (String::from_utf8(output.stdout).unwrap(), fs::read(folder.path().join("net.bin")).unwrap())
    };
    let (first, net) = generation();
    assert!(first.contains("epoch 2: training loss") && first.contains("2 game pairs: "), "{first}");
    assert_ne!(net, fs::read(needs::project().join("core/src/eval/net.bin")).unwrap());
    // Nothing is made twice, but the training and the result.
    let (again, same) = generation();
    assert!(again.contains("4 games were already played") && same == net, "{again}");
}

/// The parent of a process.
fn parent(process: u32) -> u32 {
    let status = fs::read_to_string(Path::new("/proc").join(process.to_string()).join("status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("PPid:")).unwrap();
    line.trim().parse().unwrap()
}

#[test]
fn parallel_finishes_the_work_of_a_process_that_dies() {
    if !needs::long_runs() {
        return;
    }
    let Some(parallel) = needs::parallel() else { return };
    let planned = Planned::new();
    let path = [parallel.parent().unwrap().to_str().unwrap(), &std::env::var("PATH").unwrap()].join(":");
    let mut driver = Command::new(needs::project().join("cluster/parallel_shards.sh"));
    driver.arg(&planned.ansa).arg(planned.plan()).args(["--jobs", "2"]).env("PATH", path);
    planned.survives(&mut driver, |maker| maker);
}

#[test]
fn ray_finishes_the_work_of_a_worker_that_dies() {
    if !needs::long_runs() {
        return;
    }
    let Some(ray) = needs::ray_venv() else { return };
    let planned = Planned::new();
    let mut driver = Command::new(ray.join("bin/python"));
    driver.arg(needs::project().join("cluster/ray_shards.py")).arg(&planned.ansa).arg(planned.plan());
    // A cluster of its own with two workers.
    driver.env_remove("RAY_ADDRESS").env("RAY_USAGE_STATS_ENABLED", "0").env("RAY_AUTH_MODE", "disabled");
    driver.env("RAY_OVERRIDE_RESOURCES", "{\"CPU\": 2}");
    planned.survives(&mut driver, parent);
}
