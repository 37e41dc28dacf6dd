import { type PathRule, ruleOf } from "./refuse.ts";
import { sendText } from "./send.ts";
import type { Asking } from "./sendKept.ts";

const crowded = "Trop de demandes arrivent à la fois. Réessayez dans un instant.";

/** How many answers are being made for a rule, for those who send a form apart: readers do not keep them out. */
export class Crowd {
  readonly #making = { reading: new Map<PathRule, number>(), sending: new Map<PathRule, number>() };

  /** Does what makes and sends an answer, unless too many are being made for this rule. */
  async enter(asked: Asking, work: () => Promise<void> | void): Promise<void> {
    const rule = ruleOf(asked.path);
    const inside = this.#making[asked.request.method === "POST" ? "sending" : "reading"];
    const count = inside.get(rule) ?? 0;
    if (count >= rule.together) return sendText(asked, 503, crowded, { "Retry-After": "1" });
    inside.set(rule, count + 1);
    try {
      await work();
    } finally {
      inside.set(rule, inside.get(rule)! - 1);
    }
  }
}
