/** What a trusted proxy said of the visitor's address, else the socket's. */
export function visitorAddress(
  forwarded: string | string[] | undefined,
  remoteAddress = "",
  trustedProxies: number,
): string {
  const said = String(forwarded ?? "").split(",").map((part) => part.trim());
  return (trustedProxies > 0 && said.at(-trustedProxies)) || remoteAddress;
}
