import { setTimeout as wait } from "node:timers/promises";

import { data } from "react-router";

import type { Content } from "../content/content.ts";

/** How long a lake may take, in milliseconds: the first time, and where its last answer is known. */
const patience = { first: 5_000, later: 1_000 };

/** Content that is what it was last while the lake does not answer. */
export function rememberAnswers() {
  const last = new Map<string, unknown>();
  return (content: Content): Content => ({
    ...content,
    async get(query, params, shape) {
      const key = JSON.stringify([query, params]);
      const asked = content.get(query, params, shape).then((answer) => {
        last.set(key, answer);
        return answer;
      });
      try {
        return await Promise.race([asked, tooLong(last.has(key) ? patience.later : patience.first)]);
      } catch (error) {
        console.error(error);
        if (last.has(key)) return last.get(key) as Awaited<typeof asked>;
        throw data(null, { status: 503 });
      }
    },
  });
}

async function tooLong(time: number): Promise<never> {
  await wait(time, undefined, { ref: false });
  throw new Error(`The lake has not answered for ${time} ms`);
}
