import { get, type IncomingMessage } from "node:http";
import { once } from "node:events";

/** Bytes of a page's HTML as they travel to a browser that takes Brotli. */
export async function htmlSize(address: string): Promise<number> {
  const request = get(address, { headers: { "Accept-Encoding": "br" } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  let size = 0;
  for await (const chunk of answer) size += (chunk as Buffer).length;
  if (answer.headers["content-encoding"] !== "br") throw new Error(`${address} came without Brotli`);
  return size;
}
