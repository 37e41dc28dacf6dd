import { spawn } from "node:child_process";

/** Runs a command to its end; what it printed is shown only when it fails. */
export function runQuietly(
  command: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  const [program = "", ...rest] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: folder,
      env: { ...process.env, DO_NOT_TRACK: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command.slice(0, 2).join(" ")} a échoué (code ${code}).\n${printed}`)),
    );
  });
}
