import { readFileSync } from "node:fs";
import { join } from "node:path";
import { functionNames, functionsFolder } from "./deno.ts";

/**
 * Here a function answers whoever calls it; hosted, only one of which `config.toml` says so.
 * @throws Error that names the first of which it does not.
 */
export function assertDeployable(
  names = functionNames(),
  config = readFileSync(join(functionsFolder, "../config.toml"), "utf8"),
): void {
  const sections = config.split(/^(?=\[)/m);
  const isOpen = (name: string) =>
    sections.some(
      (section) => section.startsWith(`[functions.${name}]\n`) && /^verify_jwt = false$/m.test(section),
    );
  const closed = names.find((name) => !isOpen(name));
  if (closed)
    throw new Error(
      `La fonction ${closed}, une fois hébergée, refuserait les clés du site : écrivez une section [functions.${closed}] avec « verify_jwt = false » dans functions/supabase/config.toml, comme celles qui y sont.`,
    );
}
