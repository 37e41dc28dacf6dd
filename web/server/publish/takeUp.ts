import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

import { own } from "studio/addresses";

import { picturesIn } from "../../app/pictures/picturesIn.ts";
import { encodings } from "./encodings.ts";
import { etagOf } from "./etagOf.ts";
import { addressAt } from "./fileOf.ts";
import { decoders } from "./forms.ts";
import type { KeptFile } from "./KeptFile.ts";
import type { Kept } from "./KeptPages.ts";
import type { Group } from "./RenderQueue.ts";
import { isCompressed, typeOf } from "./types.ts";

const compressed = [encodings.br, encodings.gzip];
const isForm = (file: string) => compressed.some((suffix) => file.endsWith(suffix));

/**
 * Takes up the files of a site of which nothing is known any more: what is whole is served until it is made again, and
 * the rest goes, for nobody else would take it away.
 */
export function takeUp(root: string, known: KeptFile): void {
  if (!existsSync(root)) return;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) if (!isForm(file)) takeUpFile(root, file, known);
  // Of what is gone, and what is as good as gone.
  for (const file of files) if (isForm(file) && !existsSync(withoutForm(file))) rmSync(file);
}

function takeUpFile(root: string, file: string, known: KeptFile): void {
  const address = addressAt(relative(root, file));
  if (isCompressed(typeOf(address))) return takeUpPicture(address, file, known);
  const held = unpacked(file);
  const [body] = held.values();
  if (!body) return rmSync(file);
  if (!body.equals(readFileSync(file))) writeFileSync(file, body);
  const etag = etagOf(body);
  const forms = ["", ...compressed.filter((suffix) => held.get(suffix)?.equals(body))];
  for (const suffix of compressed) if (!forms.includes(suffix)) rmSync(file + suffix, { force: true });
  known.save(address, {
    ...unknown,
    etag,
    group: groupOf(address),
    forms,
    pictures: picturesIn(String(body)),
  });
}

/** Nothing tells that it is whole but that it was written so. */
function takeUpPicture(address: string, file: string, known: KeptFile): void {
  const bytes = readFileSync(file);
  const etag = etagOf(bytes);
  if (address.startsWith(own.images))
    known.savePicture(dirname(address), basename(address), { etag, size: bytes.length });
  else known.save(address, { ...unknown, etag, group: groupOf(address), forms: [""], pictures: [] });
}

/** What the compressed forms of a file hold, by suffix: one that was cut cannot be read. */
function unpacked(file: string): Map<string, Buffer> {
  const held = new Map<string, Buffer>();
  for (const suffix of compressed)
    try {
      held.set(suffix, decoders[suffix]!(readFileSync(file + suffix)));
    } catch {
      // The other may be whole.
    }
  return held;
}

/** What is made anew whatever the lake says. */
const unknown: Pick<Kept, "tags" | "until"> = { tags: [], until: Infinity };

const withoutForm = (file: string) => file.replace(/\.\w+$/, "");

/** As the list will say, where it names it. */
function groupOf(address: string): Group {
  if (address.startsWith(own.assets)) return "built";
  if (address.startsWith(own.social)) return "pictures";
  return typeOf(address).startsWith("text/html") ? "pages" : "files";
}
