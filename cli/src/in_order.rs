//! Numbered work in parallel, whose results do not depend on the number of threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::thread;

use crate::CommandResult;

/// Does the work of each number on `jobs` threads. Passes the results to `take` in the order of the numbers, until it
/// breaks off or fails.
pub(crate) fn in_order<T: Send>(
    numbers: Range<u64>,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> CommandResult<ControlFlow<()>>,
) -> CommandResult {
    let mut waiting = BTreeMap::new();
    let mut expected = numbers.start;
    in_parallel(
        numbers,
        jobs,
        || &work,
        |number, result| {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&expected) {
                expected += 1;
                if take(result)?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )
}

/// Does the work of each number on `jobs` threads, each with a worker of its own. Passes the results to `take` as they
/// come, until it breaks off or fails.
pub(crate) fn in_parallel<T: Send, W: FnMut(u64) -> T>(
    numbers: impl Iterator<Item = u64> + Send,
    jobs: usize,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(u64, T) -> CommandResult<ControlFlow<()>>,
) -> CommandResult {
    let numbers = Mutex::new(numbers);
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, numbers, worker) = (sender.clone(), &numbers, &worker);
            scope.spawn(move || {
                let mut work = worker();
                while let Some(number) = numbers.lock().ok().and_then(|mut numbers| numbers.next()) {
                    // When no more results are taken, they can't be sent.
                    if sender.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in receiver {
            if take(number, result)?.is_break() {
                break;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests;
