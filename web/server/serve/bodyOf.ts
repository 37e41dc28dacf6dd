import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** How many bodies may be on their way at once, some of them 256 kB. */
const most = 500;
const onTheirWay = new Set<IncomingMessage>();

/** What a request brings. Of too many, the one that takes longest goes: a visitor's form is here at once. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  onTheirWay.add(request);
  const [longest] = onTheirWay;
  if (longest && onTheirWay.size > most) {
    onTheirWay.delete(longest);
    longest.destroy(new Error("too many bodies are on their way"));
  }
  try {
    return await buffer(request);
  } finally {
    onTheirWay.delete(request);
  }
}
