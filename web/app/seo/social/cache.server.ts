import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What `make` made of these inputs, kept in a file named after them: it is made once, also over restarts.
 * @param inputs all that the result depends on, as JSON.
 */
export async function keptIn(folder: string, inputs: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const name = createHash("sha256").update(JSON.stringify(inputs)).digest("base64url").slice(0, 22);
  const file = join(folder, name);
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Renamed when complete, so that nobody reads half of it.
    await writeFile(`${file}.${process.pid}`, made);
    await rename(`${file}.${process.pid}`, file);
    return made;
  }
}
