import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { runQuietly } from "./runQuietly.ts";

test("all that a command printed is shown when it fails, to its last line", async () => {
  const command = ["sh", "-c", "(sleep 0.2; echo la raison) & exit 3"];
  await expect(runQuietly(command, ".")).rejects.toThrow("sh -c a échoué (code 3).\nla raison");
});

test("a full disk is named in one sentence, wherever a command says so", async () => {
  const command = [
    "sh",
    "-c",
    "echo panicked; echo 'os error 28: No space left on device'; echo at main; exit 101",
  ];
  await expect(runQuietly(command, ".")).rejects.toThrow(
    /^sh -c a échoué \(code 101\)\. Le disque est plein : libérez de la place\.$/,
  );
});

test.each(["runQuietly", "runShown"])("what %s runs ends with who runs it, even of kill -9", async (name) => {
  const cwd = mkdtempSync(join(tmpdir(), "run-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const script = 'trap "exec touch stopped" TERM; touch started; for i in $(seq 200); do sleep 0.1; done';
  const code = `
    const { ${name}: run } = await import(${JSON.stringify(join(import.meta.dirname, `${name}.ts`))});
    await run(["sh", "-c", ${JSON.stringify(script)}], ${name === "runQuietly" ? '"."' : "process.env"});`;
  const runner = spawn(process.execPath, ["--input-type=module", "-e", code], { cwd });
  const found = (file: string) => expect.poll(() => readdirSync(cwd)).toContain(file);
  await found("started");
  runner.kill("SIGKILL");
  await found("stopped");
});
