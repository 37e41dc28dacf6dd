import type { Claim, ClaimedEmail, Outbox } from "./outbox.ts";

/** `permanent`: the recipient is refused for good. */
export type SendResult = { ok: true } | { ok: false; reason: string; code: string; permanent: boolean };
export type Delivery = {
  /** Resolves when this claim has had its turn; never rejects. */
  deliver: (claim: Claim) => Promise<void>;
  /** Finishes the e-mail in progress and begins no other. */
  stop: () => Promise<void>;
};

const longestQueue = 200;
const sweepFor = 60_000;
/** With the mail server's own time, below the lease (five minutes), after which another sender may take the row. */
const insistFor = 100_000;

/**
 * Sends what a claim covers. One e-mail at a time in the whole process: a process killed between
 * the mail server's yes and the record of it repeats that one e-mail, as a failed one is tried again.
 */
export function createDelivery(options: {
  outbox: Outbox;
  send: (email: ClaimedEmail) => Promise<SendResult>;
  log: (event: Record<string, unknown>) => void;
}): Delivery {
  const { outbox, send, log } = options;
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  /** The sweep that has not begun yet. */
  let sweep: Promise<void> | undefined;
  const stopping = new AbortController();

  async function sendOne(email: ClaimedEmail) {
    const result = await send(email);
    if (result.ok) {
      await insist(() => outbox.recordSent(email.id));
    } else {
      log({
        event: "email_failed",
        id: email.id,
        kind: email.kind,
        attempt: email.attempt,
        code: result.code,
      });
      await outbox.recordFailure(email, result.reason, result.permanent && email.kind === "acknowledgement");
    }
  }

  async function drain(claim: Claim) {
    const until = Date.now() + sweepFor;
    while (!stopping.signal.aborted && Date.now() < until) {
      const email = await outbox.claim(claim);
      if (!email) return;
      await sendOne(email);
    }
  }

  function deliver(claim: Claim) {
    if ("sweep" in claim) return (sweep ??= enqueue(claim));
    // What finds no room is in the outbox still, and the next sweep, which always has its turn, sends it.
    return waiting < longestQueue ? enqueue(claim) : queue;
  }

  function enqueue(claim: Claim) {
    waiting += 1;
    queue = queue
      .then(() => {
        if ("sweep" in claim) sweep = undefined;
        return drain(claim);
      })
      // The error's name only: its message may quote what was being read.
      .catch((error: Error) => log({ event: "delivery_interrupted", reason: error.name }))
      .finally(() => {
        waiting -= 1;
      });
    return queue;
  }

  function stop() {
    stopping.abort();
    return queue;
  }
  return { deliver, stop };
}

/** The mail is out: forgetting that would send it twice, so a database that restarts is waited for. */
async function insist(record: () => Promise<void>) {
  const until = Date.now() + insistFor;
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      return await record();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
