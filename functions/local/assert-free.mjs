// Plain JavaScript: run.mjs tries the ports with it before anything is installed, on Node 20.
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Tries all these ports at once. A taken one is tried again for `patience` milliseconds.
 * @throws Error in one sentence that names the taken port, one that two want, or one that cannot be fetched from, and the
 * variable that moves it.
 */
export async function assertFree(ports, patience = 0) {
  for (const [at, [variable, number]] of ports.entries()) {
    const [first] = ports.slice(0, at).find(([, other]) => number && other === number) ?? [];
    if (first)
      throw new Error(`${first} et ${variable} ont le même port, ${number} : changez l’un des deux.`);
  }
  const deadline = Date.now() + patience;
  const probes = [];
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
      if (await isUnsafe(number)) {
        throw new Error(
          `Aucun navigateur n’ouvre le port ${number}, qui fut celui d’un autre service : choisissez-en un autre avec ${variable}.`,
        );
      }
    }
  } finally {
    await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  }
}

function listen(port) {
  return new Promise((resolve) => {
    // Whoever connects meanwhile, a site's visitor say, would be waited for when the probe closes.
    const probe = createServer((socket) => socket.destroy());
    probe.once("error", () => resolve(undefined));
    probe.listen(port, "127.0.0.1", () => resolve(probe));
  });
}

/** Whether `fetch` refuses a port, as browsers do: of its list it says nothing else. */
function isUnsafe(port) {
  return fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    ({ cause }) => cause?.message === "bad port",
  );
}
