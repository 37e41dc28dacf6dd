import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** How many bytes may be on their way at once: those of some thousand forms, or of some hundred of the longest bodies. */
const most = 32_000_000;
/** What a request takes beside its body. */
const besideBody = 4_000;
let onTheirWay = 0;
const requests = new Map<IncomingMessage, number>();

/** What a request brings. Of too much, the one that takes longest goes: a visitor's form is here at once. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const length = Number(request.headers["content-length"]) + besideBody;
  requests.set(request, length);
  onTheirWay += length;
  const [longest] = requests.keys();
  if (longest && onTheirWay > most) {
    letGo(longest);
    longest.destroy(new Error("too many bodies are on their way"));
  }
  try {
    return await buffer(request);
  } finally {
    letGo(request);
  }
}

function letGo(request: IncomingMessage): void {
  onTheirWay -= requests.get(request) ?? 0;
  requests.delete(request);
}
