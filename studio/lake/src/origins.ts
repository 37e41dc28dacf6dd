import type { Settings } from "./options.ts";

export type IsAllowedOrigin = (origin: string) => boolean;

const thisMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(?::\d+)?$/;

/** Whether pages of an origin may use the lake: the named ones, or without names those of this machine. */
export function allowedOrigins({ origins, studios }: Settings): IsAllowedOrigin {
  if (!origins) return (origin) => thisMachine.test(origin) || studios.includes(origin);
  const allowed = new Set([...origins, ...studios]);
  return (origin) => allowed.has(origin);
}
