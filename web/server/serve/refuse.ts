import type { IncomingMessage } from "node:http";

export type Refusal = { status: number; reason: string; headers?: Record<string, string> };

/** Who may send what where: the first rule that fits a path says it. */
const doors: { path: RegExp; methods: string[]; mostBytes: number }[] = [
  { path: /^\/hooks\/sanity$/, methods: ["POST"], mostBytes: 256 * 1024 },
  {
    path: /^\/(assets|images|social|preview)\/|^\/(livez|healthz|metrics)$|\.[a-z0-9]+$/,
    methods: ["GET", "HEAD"],
    mostBytes: 0,
  },
  // The contact form may stand on any page; more than its fields can hold.
  { path: /^/, methods: ["GET", "HEAD", "POST"], mostBytes: 64 * 1024 },
];

const longestAddress = 4_096;

/** Why a request is not listened to; undefined when it is. Nothing of its body has been read. */
export function refusalOf(
  { method = "", url = "", headers }: IncomingMessage,
  path: string | undefined,
): Refusal | undefined {
  if (url.length > longestAddress) return { status: 414, reason: "Cette adresse est trop longue." };
  if (path === undefined) return { status: 400, reason: "Cette adresse n’est pas valable." };
  const { methods, mostBytes } = doors.find((door) => door.path.test(path))!;
  if (!methods.includes(method))
    return {
      status: 405,
      reason: "Cette adresse ne connaît pas cette méthode.",
      headers: { Allow: methods.join(", ") },
    };
  const reading = method === "GET" || method === "HEAD";
  if (reading) return undefined;
  // A browser says how long a form is; what does not is not one of ours.
  const length = Number(headers["content-length"]);
  if (!Number.isInteger(length)) return { status: 411, reason: "La longueur de l’envoi manque." };
  return length <= mostBytes ? undefined : { status: 413, reason: "Ce formulaire est trop grand." };
}

/** The path of an address, decoded; undefined when it is none. */
export function pathOf(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const written = end < 0 ? url : url.slice(0, end);
  if (!/^\/(?!\/)/.test(written)) return undefined;
  try {
    const path = written.includes("%") ? decodeURI(written) : written;
    return /\p{Cc}/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
