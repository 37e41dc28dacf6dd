import { Rate, type Rated } from "./Rate.ts";
import { type PathRule, ruleOf } from "./refuse.ts";
import type { Asking } from "./sendKept.ts";

/** What is made and asked for those who read, or who send a form: neither keeps the others out. */
type Place = { making: Map<PathRule, number>; rates: Record<Rated, Rate> };

const emptyPlace = (): Place => ({
  making: new Map(),
  rates: { lake: new Rate("lake"), pictures: new Rate("pictures") },
});

/** For how many an answer is being made, and how often the lake is asked for strangers. */
export class Crowd {
  readonly #places = { reading: emptyPlace(), sending: emptyPlace() };

  /**
   * Does what makes and sends an answer, unless too many are being made for this rule, or were for this stranger.
   * @param stranger the address they come from; undefined for who was let in.
   * @returns whether it did.
   */
  async enter(
    { path, request }: Asking,
    stranger: string | undefined,
    work: () => Promise<void> | void,
  ): Promise<boolean> {
    const rule = ruleOf(path);
    const { making, rates } = this.#places[request.method === "POST" ? "sending" : "reading"];
    const count = making.get(rule) ?? 0;
    if (count >= rule.together) return false;
    if (rule.asks && stranger !== undefined && !rates[rule.asks].admits(stranger)) return false;
    making.set(rule, count + 1);
    try {
      await work();
    } finally {
      making.set(rule, making.get(rule)! - 1);
    }
    return true;
  }
}
