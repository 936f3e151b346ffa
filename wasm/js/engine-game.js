// The analysis of a whole game. Each position is searched separately, in as many workers as the pool has.
import { callSafely } from "./engine-task.js";

/** Analyses the game of a message for a task. Returns functions that stop it and that end it without an answer. */
export function analyseGame(pool, { message, onProgress }, task) {
  const jobs = new Set();
  const plies = [];
  /** The answer for each position, in the order of the game. */
  const seen = [];
  let outline = null;
  let total = 0;
  let next = 0;
  let done = 0;
  let workers = 1;

  const end = () => {
    for (const job of jobs) pool.cancel(job);
    jobs.clear();
  };
  const fail = (error) => {
    end();
    task.fail(error);
  };
  const submit = (parts, resolve) => {
    const job = {
      ...parts,
      resolve: (answer) => {
        jobs.delete(job);
        resolve(answer);
      },
      reject: (error) => {
        jobs.delete(job);
        fail(error);
      },
    };
    jobs.add(job);
    pool.submit(job);
  };
  // At most as many positions wait as there are workers, so that two analyses take turns.
  const feed = () => {
    while (next < total && jobs.size < workers && !task.isSettled) {
      const index = next++;
      // Without `ply`, the position after the last turn is searched.
      const ply = outline.turns[index]?.ply;
      submit({ message: { ...message, ply, review: true } }, (answer) => {
        seen[index] = answer;
        done++;
        callSafely(onProgress, { done, total });
        emit();
        feed();
      });
    }
  };
  const emit = () => {
    const { turns, end } = outline;
    while (plies.length < turns.length) {
      const index = plies.length;
      const isLast = index + 1 === turns.length;
      const [here, after] = [seen[index], seen[index + 1]];
      if (!here || (!after && !(isLast && total === turns.length))) return;
      const { info, review } = here;
      // The score after the turn, from the view of the other side; undefined after the end of a game without a winner.
      const score = after ? after.review.score : end;
      const isSame = review.sameAsBest || score === undefined;
      const ply = { ...turns[index], ...info, best: here.turn, loss: isSame ? 0 : Math.max(0, review.score + score) };
      plies.push(ply);
      task.push(ply);
    }
    task.finish({ plies, complete: true });
  };

  submit({ message: { type: "outline", game: message.game }, urgent: true }, async (answer) => {
    outline = answer;
    total = answer.turns.length && answer.turns.length + (answer.searchEnd ? 1 : 0);
    workers = await pool.sized;
    if (task.isSettled) return;
    emit();
    feed();
  });
  return {
    end,
    stop: () => {
      end();
      task.finish({ plies, complete: false });
    },
  };
}
