import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anonKey } from "../local/keys.ts";
import { startSystem } from "../local/testing/system.ts";
import { type Chat, converse } from "./conversation.ts";
import { startSeededLake } from "./seeded-lake.ts";
import { startStandInModel } from "./stand-in-model.ts";

const firstTokenMs = 400;
const question = "Combien coûte le programme de 6 mois ?";

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * The whole chain (gateway, function, Content Lake, Postgres) as `npm start` runs it: what it adds to a
 * model's own time to first token, fifty streams at once, and how soon an edited price is answered.
 */
export async function measureStreams() {
  const dataDir = await mkdtemp(join(tmpdir(), "eval-"));
  const model = await startStandInModel(firstTokenMs);
  const lake = await startSeededLake(dataDir);
  const ai = { AI_BASE_URL: model.baseUrl, AI_API_KEY: "stand-in", AI_MODEL: "stand-in" };
  const start = (extra = {}) => startSystem({ LAKE_PORT: String(lake.port), ...extra });
  const table: Record<string, string> = {};
  try {
    const [withKey, without] = [await start(ai), await start()];
    try {
      const chat =
        (url: string): Chat =>
        async (request) =>
          fetch(`${url}/functions/v1/chat`, {
            method: "POST",
            headers: { ...Object.fromEntries(request.headers), Authorization: `Bearer ${anonKey}` },
            body: await request.text(),
          });
      const direct: Chat = async (request) => {
        const { messages } = await request.json();
        return fetch(`${model.baseUrl}/chat/completions`, {
          method: "POST",
          body: JSON.stringify({
            messages: [
              { content: '<passages>[{"titre":"Réponse directe","texte":"Le programme coûte."}]</passages>' },
              ...messages,
            ],
          }),
        });
      };
      // One after the other in turn, so that whatever else the machine does weighs on both.
      const times = { own: [] as number[], through: [] as number[], without: [] as number[] };
      for (let turn = 0; turn < 5; turn++)
        for (const { url } of [withKey, without]) await converse(chat(url), [question]);
      for (let turn = 0; turn < 40; turn++) {
        times.own.push((await converse(direct, [question])).firstTokenMs);
        times.through.push((await converse(chat(withKey.url), [question])).firstTokenMs);
        times.without.push((await converse(chat(without.url), [question])).firstTokenMs);
      }
      const [own, through] = [median(times.own), median(times.through)];
      table["first token, model alone"] = `${own.toFixed(1)} ms`;
      table["first token, through us"] =
        `${through.toFixed(1)} ms (+${(((through - own) / own) * 100).toFixed(1)} %)`;
      table["first token, without a key"] = `${median(times.without).toFixed(1)} ms`;

      for (const [name, system] of [
        ["with a key", withKey],
        ["without a key", without],
      ] as const) {
        const started = performance.now();
        const replies = await Promise.all(
          Array.from({ length: 50 }, () => converse(chat(system.url), [question])),
        );
        const whole = replies.filter(({ text }) => /780/.test(text)).length;
        const slowest = Math.max(...replies.map((reply) => reply.firstTokenMs));
        table[`50 streams at once, ${name}`] =
          `${whole} whole in ${(performance.now() - started).toFixed(0)} ms, slowest first token ${slowest.toFixed(0)} ms`;
      }

      await lake.client.patch("plan-semestre").set({ price: 801 }).commit();
      const { text } = await converse(chat(without.url), [question]);
      table["an edited price is in the next answer"] =
        /801/.test(text) && !/780/.test(text) ? "yes" : `no: ${text}`;
    } finally {
      await Promise.all([withKey.stop(), without.stop()]);
    }
  } finally {
    model.stop();
    await lake.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return table;
}
