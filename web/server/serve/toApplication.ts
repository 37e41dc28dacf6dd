import type { IncomingMessage } from "node:http";

import type { Asked } from "../publish/task.ts";
import { visitorAddress } from "../visitorAddress.ts";
import { bodyOf } from "./bodyOf.ts";

/** What only this server may say to the application, what it has looked at itself, and what belongs to the connection. */
const fromOutside =
  /^(x-visitor-address|x-proxy-secret|x-forwarded-.*|forwarded|origin|host|connection|transfer-encoding|keep-alive|upgrade|expect)$/;

/** A request as the application reads it, with the address of who sends it. @param lastEvent the last publication heard of. */
export async function toApplication(
  request: IncomingMessage,
  env: { SITE_URL: string; TRUSTED_PROXIES: number },
  lastEvent: string | undefined,
): Promise<Asked> {
  const { method = "GET", url = "/", headers, socket } = request;
  const given = Object.entries(headers).filter(([name]) => !fromOutside.test(name));
  const address = visitorAddress(headers, socket.remoteAddress, env.TRUSTED_PROXIES);
  return {
    url: env.SITE_URL + url,
    // React Router leaves out of its answer to HEAD how long it would be.
    method: method === "HEAD" ? "GET" : method,
    headers: [
      ...given.map(([name, value]) => [name, String(value)] as [string, string]),
      ["x-visitor-address", address],
    ],
    body: method === "POST" ? await bodyOf(request) : undefined,
    lastEvent,
  };
}
