import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSystem } from "../local/testing/system.ts";
import { chatAt, converse } from "./conversation.ts";
import { median } from "./median.ts";
import { startSeededLake } from "./seeded-lake.ts";

const starts = 5;

type Cost = { seconds: number; megabytes: number };

/**
 * What a start of the chat's function costs until it has answered once, on Linux: processor and memory at the most. The
 * first reads what is published, the others (after `kill -9`) take what was read: their medians.
 */
export async function measureStarts(): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), "eval-"));
  const lake = await startSeededLake(dataDir);
  const system = await startSystem({ LAKE_PORT: String(lake.port) });
  const chat = chatAt(`${system.url}/functions/v1/chat`);
  const costOfAnother = async (killed?: number): Promise<Cost & { pid: number }> => {
    if (killed) process.kill(killed, "SIGKILL");
    for (;;) {
      const pid = (await system.health())?.pids["chat"];
      // Until it listens, nobody is there.
      const reply = await converse(chat, ["Combien coûte un mois ?"]).catch(() => undefined);
      if (reply && pid && pid !== killed) return { pid, ...(await costOf(pid)) };
      await sleep(50);
    }
  };
  try {
    const first = await costOfAnother();
    // It keeps what it has read, for those that come.
    await sleep(1_000);
    const others: Cost[] = [];
    for (let pid = first.pid; others.length < starts;) {
      const one = await costOfAnother(pid);
      others.push(one);
      ({ pid } = one);
    }
    const inWords = ({ seconds, megabytes }: Cost) => `${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB`;
    return {
      "a start that reads what is published": inWords(first),
      "a start that takes what was read": inWords({
        seconds: median(others.map(({ seconds }) => seconds)),
        megabytes: median(others.map(({ megabytes }) => megabytes)),
      }),
    };
  } finally {
    await system.stop();
    await lake.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function costOf(pid: number): Promise<Cost> {
  const of = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8");
  const times = (await of("stat")).replace(/.*\) /s, "").split(" ");
  const most = /VmHWM:\s+(\d+)/.exec(await of("status"))![1];
  // In hundredths of a second.
  return { seconds: (Number(times[11]) + Number(times[12])) / 100, megabytes: Number(most) / 1024 };
}
