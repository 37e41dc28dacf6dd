/**
 * A form's request with the visitor's address, as this server knows it: behind `trustedProxies` proxies,
 * the entry the outermost of them added to X-Forwarded-For. What the visitor wrote there is dropped.
 */
export function withVisitor(
  request: Request,
  remoteAddress: string | undefined,
  trustedProxies: number,
): Request {
  const headers = new Headers(request.headers);
  headers.set("x-visitor-address", addressOf(request, remoteAddress, trustedProxies));
  return new Request(request, { headers });
}

function addressOf(request: Request, remoteAddress = "", trustedProxies: number): string {
  const forwarded =
    request.headers
      .get("x-forwarded-for")
      ?.split(",")
      .map((part) => part.trim()) ?? [];
  const vouched = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return vouched ?? remoteAddress;
}
