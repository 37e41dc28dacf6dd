import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a command whose Node processes send what is meant for Sanity's API to the lake at `LAKE_URL`.
 * @returns its exit code.
 */
export async function execWithLake(parts: string[]): Promise<number> {
  const [command, ...rest] = parts[0] === "--" ? parts.slice(1) : parts;
  if (command === undefined) throw new TypeError("lake exec -- <command>");
  const preload = new URL(`./preload${import.meta.url.slice(-3)}`, import.meta.url).href;
  const env = {
    ...process.env,
    LAKE_URL: process.env.LAKE_URL || "http://127.0.0.1:3334",
    SANITY_AUTH_TOKEN: process.env.SANITY_AUTH_TOKEN ?? "local",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${preload}`,
  };
  const child = spawn(command, rest, { stdio: "inherit", env });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
