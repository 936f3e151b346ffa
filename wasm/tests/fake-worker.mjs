// A fake worker, controlled by the tests.

/** Creates fake workers and remembers them. */
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
  /** The messages from the client. */
  sent = [];
  terminated = false;

  postMessage(message) {
    // As in a browser, a message that can't be cloned is refused.
    this.sent.push(structuredClone(message));
  }

  terminate() {
    this.terminated = true;
  }

  /** Sends a message to the client. */
  say(data) {
    this.onmessage({ data });
  }

  /** The last message of this type. */
  lastSent(type) {
    return this.sent.findLast((message) => message.type === type);
  }
}
