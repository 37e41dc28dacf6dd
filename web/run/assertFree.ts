import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Tries all these ports at once, so that one named twice is taken too. A taken one is tried again for
 * `patience` milliseconds.
 * @throws Error in one sentence that names the taken port and the variable that moves it.
 */
export async function assertFree(ports: [variable: string, number: number][], patience = 0): Promise<void> {
  const deadline = Date.now() + patience;
  const probes: Server[] = [];
  try {
    for (const [variable, number] of ports) {
      let probe = await listen(number);
      while (!probe && Date.now() < deadline) {
        await wait(100);
        probe = await listen(number);
      }
      if (!probe) {
        throw new Error(
          `Le port ${number} est déjà pris : libérez-le, ou choisissez-en un autre avec ${variable}.`,
        );
      }
      probes.push(probe);
    }
  } finally {
    await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  }
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(port, "127.0.0.1", () => resolve(probe));
  });
}
