import type { Model } from "./model.ts";

/** A model whose every call is counted before it is made; it says nothing when the day's calls are spent. */
export const counted = (model: Model, spend: () => Promise<boolean>): Model =>
  async function* (prompt, signal) {
    if (!(await spend())) throw new Error("the day’s calls are spent");
    yield* model(prompt, signal);
  };
