// A worker that does what a test tells it, in place of a real one.

/** Makes workers and remembers them. */
export class FakeWorkers {
  made = [];

  create = () => {
    const worker = new FakeWorker();
    this.made.push(worker);
    return worker;
  };

  get last() {
    return this.made.at(-1);
  }
}

class FakeWorker {
  /** What the client has sent. */
  sent = [];
  terminated = false;

  postMessage(message) {
    // As in a browser: what can't be cloned is refused.
    this.sent.push(structuredClone(message));
  }

  terminate() {
    this.terminated = true;
  }

  /** What the worker says to the client. */
  say(data) {
    this.onmessage({ data });
  }

  /** The last message of this type. */
  lastSent(type) {
    return this.sent.findLast((message) => message.type === type);
  }
}
