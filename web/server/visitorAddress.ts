import type { IncomingHttpHeaders } from "node:http";
import { isIP, SocketAddress } from "node:net";

/** Whom nobody can name: the address that stands for none. */
const nobody = "0.0.0.0";

/**
 * The IP address a request comes from: behind `trustedProxies` proxies, what the outermost of them added to
 * X-Forwarded-For, else the connection's. What the visitor wrote before it counts for nothing. An IPv6 address is
 * whole: who counts by it reduces it to its home.
 */
export function visitorAddress(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  trustedProxies: number,
): string {
  // Node joins what comes in several lines.
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const vouched = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return toAddress(vouched) ?? toAddress(remoteAddress) ?? nobody;
}

/** What a provider gives one home, as the database counts it: of an IPv6 address the first 56 bits. */
export function homeOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":"));
  const between = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const [a, b, c, d] = [...head, ...between, ...tail].map((group) => parseInt(group || "0", 16));
  return [a, b, c, d! >> 8].map((group) => group!.toString(16)).join(":");
}

/** The one way to write this address, without port and zone; undefined when it is none. */
function toAddress(written = ""): string | undefined {
  const bare = written
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : undefined;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  // An IPv4 address as a socket that takes both kinds has it.
  return address.replace(/^::ffff:(?=[\d.]+$)/, "");
}
