import { env } from "../app/env.server.ts";

/**
 * A form's request with the visitor's address, as this server knows it: behind `TRUSTED_PROXIES` proxies,
 * the entry the outermost of them added to X-Forwarded-For. What the visitor wrote there is dropped.
 */
export function withVisitor(request: Request, remoteAddress: string | undefined): Request {
  const headers = new Headers(request.headers);
  headers.set("x-visitor-address", addressOf(request, remoteAddress));
  return new Request(request, { headers });
}

function addressOf(request: Request, remoteAddress = ""): string {
  const forwarded =
    request.headers
      .get("x-forwarded-for")
      ?.split(",")
      .map((part) => part.trim()) ?? [];
  const vouched = env.TRUSTED_PROXIES > 0 ? forwarded.at(-env.TRUSTED_PROXIES) : undefined;
  return vouched ?? remoteAddress;
}
