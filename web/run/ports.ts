import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type Port = { variable: string; number: number };

/** Time for what an interrupted copy left behind to end by itself. */
const patience = 4_000;

/** @throws Error in one sentence that names the taken port and the variable that moves it. */
export async function assertFree(ports: Port[]): Promise<void> {
  const deadline = Date.now() + patience;
  for (const { variable, number } of ports) {
    while (!(await isFree(number))) {
      if (Date.now() > deadline) {
        throw new Error(
          `Le port ${number} est déjà pris : libérez-le, ou choisissez-en un autre avec ${variable}.`,
        );
      }
      await wait(200);
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
