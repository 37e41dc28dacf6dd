import { once } from "node:events";

import { guarded } from "functions/guarded";

/** Runs a command to its end; what it printed is shown only when it fails, and not for want of room. */
export async function runQuietly(
  command: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  let printed = "";
  const { process: child } = guarded(command, {
    stopSignal: "TERM",
    cwd: folder,
    env: { ...process.env, DO_NOT_TRACK: "1", ...env },
    log: (text) => (printed += text),
  });
  const [code] = await once(child, "close");
  if (code === 0) return;
  const failed = `${command.slice(0, 2).join(" ")} a échoué (code ${code}).`;
  if (/ENOSPC|No space left on device/.test(printed))
    throw new Error(`${failed} Le disque est plein : libérez de la place.`);
  throw new Error(`${failed}\n${printed}`);
}
