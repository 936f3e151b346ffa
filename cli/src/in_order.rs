//! Numbered work in parallel, whose results do not depend on the number of threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
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
    let next = AtomicU64::new(numbers.start);
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // When no more results are taken, they can't be sent.
                    if number >= numbers.end || sender.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut expected = numbers.start;
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&expected) {
                expected += 1;
                if take(result)?.is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests;
