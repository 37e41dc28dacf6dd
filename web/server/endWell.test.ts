import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

import { expect, onTestFinished, test } from "vitest";

/** A server that answers once it is told to end, says what it does, and closes two things so. */
function serving(closing: string) {
  const code = `
    import { createServer } from "node:http";
    import { endWell } from "./endWell.ts";

    let answer;
    const server = createServer((_, response) => {
      answer = () => response.end("answered");
      console.log("asked");
    });
    const stop = () => (console.log("stops"), setTimeout(() => answer?.()));
    const closed = async () => console.log("closed");
    const ending = endWell({ server: () => server, stop, close: [${closing}] });
    ending.addEventListener("abort", () => console.log("ends"));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  `;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", code], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  const status = once(child, "exit").then(([code]) => code as number | null);
  return { child, next, status, errors: text(child.stderr) };
}

test("who is being answered when a server is told to end is answered, once for all signals, and then all is closed", async () => {
  const { child, next, status, errors } = serving("closed");
  const answer = fetch(`http://127.0.0.1:${await next()}`).then((response) => response.text());
  expect(await next()).toBe("asked");
  child.kill("SIGINT");
  expect([await next(), await next()]).toEqual(["ends", "stops"]);
  child.kill("SIGTERM");
  expect(await answer).toBe("answered");
  expect([await next(), await next()]).toEqual(["closed", undefined]);
  expect([await status, await errors]).toEqual([0, ""]);
});

test("a server that cannot close something says so, closes the rest, and does not end as if all were well", async () => {
  const failing = `() => Promise.reject(new Error("the disk is full"))`;
  const { child, next, status, errors } = serving(`${failing}, closed`);
  await next();
  child.kill("SIGTERM");
  expect([await next(), await next(), await next()]).toEqual(["ends", "stops", "closed"]);
  expect(await errors).toBe("Le site ne s’est pas bien arrêté (Error: the disk is full).\n");
  expect(await status).toBe(1);
});
