import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functionEnvironment } from "../local/function-environment.ts";
import { startFunctionProcesses } from "../local/function-processes.ts";
import { startSystem, type System } from "../local/testing/system.ts";
import { type Chat, chatAt, converse } from "./conversation.ts";
import { median } from "./median.ts";
import { startSeededLake } from "./seeded-lake.ts";
import { startStandInModel } from "./stand-in-model.ts";

const firstTokenMs = 400;
const question = "Combien coûte le programme de 6 mois ?";

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
      const gateway = ({ url }: System) => chatAt(`${url}/functions/v1/chat`);
      // A copy of the function without the local gateway before it, which stands where the platform's own does.
      const copies = await startFunctions(withKey, lake.port, ai);
      const itself = chatAt(`${copies.addressOf("chat")}/chat`);
      // One after the other in turn, so that whatever else the machine does weighs on both.
      const ways = {
        "model alone": direct,
        "through the function": itself,
        "through the local gateway and the function": gateway(withKey),
        "without a key": gateway(without),
      };
      const times = Object.fromEntries(Object.keys(ways).map((way) => [way, [] as number[]]));
      for (let turn = -5; turn < 40; turn++)
        for (const [way, ask] of Object.entries(ways)) {
          const { firstTokenMs } = await converse(ask, [question]);
          // The first calls compile the code.
          if (turn >= 0) times[way]!.push(firstTokenMs);
        }
      await copies.stop();
      const own = median(times["model alone"]!);
      for (const [way, all] of Object.entries(times)) {
        const added = way.startsWith("through") ? ` (+${((median(all) / own - 1) * 100).toFixed(1)} %)` : "";
        table[`first token, ${way}`] = `${median(all).toFixed(1)} ms${added}`;
      }

      for (const [name, system] of [
        ["with a key", withKey],
        ["without a key", without],
      ] as const) {
        const started = performance.now();
        const replies = await Promise.all(
          Array.from({ length: 50 }, () => converse(gateway(system), [question])),
        );
        const whole = replies.filter(({ text }) => /780/.test(text)).length;
        const slowest = Math.max(...replies.map((reply) => reply.firstTokenMs));
        table[`50 streams at once, ${name}`] =
          `${whole} whole in ${(performance.now() - started).toFixed(0)} ms, slowest first token ${slowest.toFixed(0)} ms`;
      }

      await lake.client.patch("plan-semestre").set({ price: 801 }).commit();
      const { text } = await converse(gateway(without), [question]);
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

const startFunctions = (
  { dataDir, env, origin, url }: System,
  lakePort: number,
  ai: Record<string, string>,
) => {
  const port = (name: string) => Number(env[name]);
  const local = functionEnvironment({
    ports: {
      gateway: port("SUPABASE_PORT"),
      database: port("DB_PORT"),
      mailbox: port("MAIL_PORT"),
      smtp: port("SMTP_PORT"),
    },
    smtpHost: undefined,
    lakeUrl: `http://127.0.0.1:${lakePort}`,
    siteOrigins: [origin],
    gatewayUrl: url,
    dataDir,
    sweepSeconds: 20,
  });
  return startFunctionProcesses({ dataDir, env: { ...local, ...ai }, log: () => {} });
};
