import { typeset } from "./typeset.ts";

export type Words = Record<string, string>;

/** Words as French sets and counts them: a million and more take « many », which English does not have. */
export function setInFrench(words: Words): Words {
  const set: Words = {};
  for (const [key, text] of Object.entries(words)) {
    set[key] = typeset(text);
    if (key.endsWith("_other")) set[key.replace(/_other$/, "_many")] ??= set[key];
  }
  return set;
}
