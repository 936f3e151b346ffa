// Checks requests before anything is sent.
import { LEVELS, MAX_LINES, SAY, wrongType } from "./engine-error.js";

const LIMITS = ["nodes", "timeMs", "depth"];
/** The parts of a clock. Each of the first four limits the time of a turn. */
const CLOCK = ["perTurnMs", "reserveMs", "maxTurnMs", "gameLeftMs", "maxReserveMs", "percent", "usedMs"];
const CLOCK_LIMITS = CLOCK.slice(0, 4);
/** Nodes for each position of a whole-game analysis without limits. */
const USUAL_NODES = 100_000;

/** Checks the options of an engine. Throws an error that says what is wrong with them. */
export function checkedOptions(options) {
  if (options === null || typeof options !== "object") throw wrongType(SAY.wrongOptions);
  const { createWorker, buildId, signal } = options;
  const checked = { createWorker, buildId };
  if (createWorker !== undefined && typeof createWorker !== "function") {
    throw wrongType(SAY.wrongOption("createWorker", "a function"));
  }
  for (const name of ["workerUrl", "tablesUrl"]) {
    const url = options[name];
    if (url === undefined) continue;
    // A URL of another realm, such as that of a frame, is no instance of this one's class.
    checked[name] = typeof url === "string" ? url : url?.href;
    if (typeof checked[name] !== "string") throw wrongType(SAY.wrongOption(name, "a string or a URL"));
  }
  // The worker, which loads the tables, is in another folder than the page.
  if (checked.tablesUrl !== undefined && !isAbsolute(checked.tablesUrl)) {
    throw wrongType(SAY.wrongOption("tablesUrl", "an absolute URL"));
  }
  if (buildId !== undefined && typeof buildId !== "string") throw wrongType(SAY.wrongOption("buildId", "a string"));
  for (const name of ["tableBytes", "workers", "readyTimeoutMs", "silenceTimeoutMs"]) {
    const [isValid, kind] = name.endsWith("Ms") ? [isTime, SAY.time] : [isPositive, SAY.whole];
    checked[name] = options[name];
    if (checked[name] !== undefined && !isValid(checked[name])) throw wrongType(SAY.wrongOption(name, kind));
  }
  return { checked, signal: checkedSignal(signal) };
}

function isAbsolute(url) {
  try {
    return Boolean(new URL(url));
  } catch {
    return false;
  }
}

/** Checks a request for a turn and returns its parts. */
export function checkedTurn(request) {
  const { message, signal, onProgress } = checkedCommon(request);
  const { level, maxTimeMs, limits, clock, lines, steps, clear } = request;
  if (level !== undefined && limits !== undefined) throw wrongType(SAY.bothLimits);
  if (maxTimeMs !== undefined && limits !== undefined) throw wrongType(SAY.timeOfLimits);
  if (clock !== undefined && limits !== undefined) throw wrongType(SAY.clockAndLimits);
  if (clock !== undefined && maxTimeMs !== undefined) throw wrongType(SAY.clockAndTime);
  if (maxTimeMs !== undefined && !isTime(maxTimeMs)) throw wrongType(SAY.wrongTime);
  if (lines !== undefined && !(isPositive(lines) && lines <= MAX_LINES)) throw wrongType(SAY.wrongLines);
  if (lines !== undefined) message.lines = lines;
  if (steps !== undefined && typeof steps !== "string") throw wrongType(SAY.wrongSteps);
  if (steps !== undefined) message.steps = steps;
  if (clear !== undefined && typeof clear !== "boolean") throw wrongType(SAY.wrongClear);
  if (clear) message.clear = true;
  if (clock !== undefined) {
    message.clock = checkedClock(clock);
    // The clock runs while the request waits for a worker.
    message.askedAt = Date.now();
  }
  if (limits !== undefined) {
    message.limits = checkedLimits(limits);
  } else if (clock === undefined || level !== undefined) {
    message.level = level ?? LEVELS.usual;
    if (!isPositive(message.level) || message.level > LEVELS.strongest) throw wrongType(SAY.wrongLevel);
    if (maxTimeMs !== undefined) message.maxTimeMs = sent(maxTimeMs);
  }
  message.game = textOf(request.game);
  return { message, signal, onProgress };
}

/** Checks a request for an analysis of a game and returns its parts. */
export function checkedGame(request) {
  const { message, signal, onProgress } = checkedCommon(request);
  const { level, clock, limits } = request;
  if (level !== undefined || clock !== undefined) throw wrongType(SAY.noLevel);
  message.limits = limits === undefined ? { nodes: USUAL_NODES } : checkedLimits(limits);
  message.game = textOf(request.game);
  return { message, signal, onProgress };
}

/** Checks a line for the engine's AEI session. */
export function checkedLine(line) {
  if (typeof line !== "string" || /[\r\n]/.test(line.trimEnd())) throw wrongType(SAY.wrongLine);
  return line;
}

function checkedCommon(request) {
  if (request === null || typeof request !== "object") throw wrongType(SAY.wrongRequest);
  const { seed, signal, onProgress } = request;
  checkedSignal(signal);
  if (onProgress !== undefined && typeof onProgress !== "function") throw wrongType(SAY.wrongProgress);
  if (seed !== undefined && !isWhole(seed)) throw wrongType(SAY.wrongSeed);
  return { message: { type: "search", seed }, signal, onProgress };
}

function checkedSignal(signal) {
  const has = (name) => typeof signal?.[name] === "function";
  if (signal !== undefined && !(has("addEventListener") && has("removeEventListener"))) throw wrongType(SAY.wrongSignal);
  return signal;
}

function checkedLimits(limits) {
  if (limits === null || typeof limits !== "object") throw wrongType(SAY.wrongLimits);
  const checked = {};
  for (const name of LIMITS) {
    const value = limits[name];
    if (value === undefined) continue;
    const [isValid, kind] = name === "timeMs" ? [isTime, SAY.time] : [isPositive, SAY.whole];
    if (!isValid(value)) throw wrongType(SAY.wrongLimit(name, kind));
    checked[name] = sent(value);
  }
  if (Object.keys(checked).length === 0) throw wrongType(SAY.wrongLimits);
  return checked;
}

function checkedClock(clock) {
  if (clock === null || typeof clock !== "object") throw wrongType(SAY.wrongClock);
  const checked = {};
  for (const name of CLOCK) {
    const value = clock[name];
    if (value === undefined) continue;
    if (!isWhole(value)) throw wrongType(SAY.wrongClockPart(name));
    checked[name] = value;
  }
  // Without a reserve, a turn without time of its own has no limit.
  if (!CLOCK_LIMITS.some((name) => checked[name] > 0 || (checked[name] === 0 && name !== "perTurnMs"))) {
    throw wrongType(SAY.wrongClock);
  }
  return checked;
}

function isWhole(value) {
  return Number.isSafeInteger(value) && value >= 0;
}

function isPositive(value) {
  return isWhole(value) && value >= 1;
}

function isTime(value) {
  return isPositive(value) || value === Infinity;
}

/** The largest whole number stands for endless: it is a quarter of a million years. */
function sent(number) {
  return Math.min(number, Number.MAX_SAFE_INTEGER);
}

function textOf(game) {
  const text = typeof game?.toRecord === "function" ? game.toRecord() : game;
  if (typeof text !== "string") throw wrongType(SAY.wrongGame);
  return text;
}
