import { z } from "zod";

const name = (what: string) =>
  z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, `${what} is made of a–z, 0–9, - and _`);

const user = z.object({
  id: z.string().min(1),
  name: z.string(),
  email: z.string().default(""),
  profileImage: z.string().default(""),
  /** What `user::attributes()` says. */
  attributes: z.record(z.string(), z.unknown()).default({}),
});

const role = z.enum(["administrator", "editor", "viewer"]);

const shape = z.object({
  /** The project, or the projects, the lake answers for. */
  project: z.union([name("A project"), z.array(name("A project")).min(1)]).default("local"),
  /** Datasets every project has from its first start on. */
  datasets: z.array(name("A dataset")).default(["production"]),
  /** Whether a dataset's documents may be read without a token, unless who makes it says otherwise. */
  aclMode: z.enum(["public", "private"]).default("public"),
  /** The folder that keeps everything; without one it is in memory, and gone when the lake closes or its process ends. */
  data: z.string().min(1).optional(),
  /** 0 takes a free port. */
  port: z.number().int().min(0).max(65_535).default(0),
  /** Origins whose pages may use the lake; without them, those of any port of this machine. */
  origins: z.array(z.string()).optional(),
  /** Origins whose pages are signed in as the first user, as a Studio is. */
  studios: z.array(z.string()).default(["http://localhost:3333", "http://127.0.0.1:3333"]),
  /** "tokens": without a token only what is published is read; "open": everyone is the first user. */
  access: z.enum(["tokens", "open"]).default("tokens"),
  users: z
    .array(user)
    .min(1)
    .default([
      { id: "local-user", name: "Local user", email: "user@localhost", profileImage: "", attributes: {} },
    ]),
  /** Who has which token, and what it allows. */
  tokens: z.record(z.string(), z.union([role, z.object({ role, user: z.string() })])).default({}),
  /** What `/geoip/country` says. */
  country: z.string().length(2).default("US"),
  /** What the Studio is told the project's plan has, such as "contentReleases". */
  features: z.array(z.string()).default([]),
  /** Hosts that webhooks may call. */
  webhookHosts: z.array(z.string()).default(["localhost", "127.0.0.1", "[::1]"]),
  /** Whether an administrator's program may take and restore snapshots over HTTP. */
  control: z.boolean().default(false),
  /** Milliseconds a query, a transaction or a listener's filter may take. */
  timeLimit: z.number().positive().default(10_000),
  /** Queries, or pictures, that may wait for their turn. */
  mostWaiting: z.number().int().positive().default(500),
  /** Different attributes, as Sanity counts them, in one dataset: 2,000 on its free plan, 10,000 on "Growth". */
  mostAttributes: z.number().int().positive().default(2000),
  /** What is answered to what finds no room on the disk. */
  fullDisk: z.string().default("The disk is full: this was not stored"),
  /** Bytes of drawn pictures kept on the disk, for each dataset. */
  imageCacheBytes: z
    .number()
    .positive()
    .default(512 * 1024 * 1024),
});

export type LakeOptions = z.input<typeof shape>;
export type Settings = ReturnType<typeof readOptions>;
export type User = z.output<typeof user>;
export type Role = z.output<typeof role>;

/** @throws naming the option that is wrong. */
export function readOptions(options: LakeOptions) {
  const parsed = shape.safeParse(options);
  if (parsed.success) return parsed.data;
  throw new TypeError(
    parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
  );
}
