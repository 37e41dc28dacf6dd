import { visitorAddress } from "./visitorAddress.ts";

/** A form's request with the visitor's address, as this server knows it; what the visitor says of it is dropped. */
export function withVisitor(
  request: Request,
  remoteAddress: string | undefined,
  trustedProxies: number,
): Request {
  const headers = new Headers(request.headers);
  const address = visitorAddress(Object.fromEntries(request.headers), remoteAddress, trustedProxies);
  headers.set("x-visitor-address", address);
  return new Request(request, { headers });
}
