#!/usr/bin/env node
import { parseArgs } from "node:util";
import { createLake } from "./createLake.ts";
import { execWithLake } from "./execWithLake.ts";
import type { LakeOptions, Role } from "./options.ts";

const help = `lake [options]                 serves a Content Lake on this machine
lake exec -- sanity …          runs a command whose calls to Sanity's API go to the lake at LAKE_URL
                               (http://127.0.0.1:3334) with the token SANITY_AUTH_TOKEN (local)

  --project ID     the project; may be repeated           (local)
  --dataset NAME   a dataset; may be repeated             (production)
  --data FOLDER    where everything is kept               (in memory)
  --port NUMBER                                           (3334)
  --origin URL     a page that may use the lake; may be repeated   (those of any port of this machine)
  --studio URL     a Studio, signed in as the user; may be repeated   (http://localhost:3333)
  --token T=ROLE   a token of an administrator, editor or viewer; may be repeated
  --open           everyone may do everything, without a token
  --private        no document is read without a token
  --user NAME      who works here                         (Local user)
  --country CODE   where they are                         (US)
  --feature NAME   what the plan has, such as contentReleases; may be repeated
  --webhook-host HOST  a host that webhooks may call; may be repeated   (this machine's)`;

const several = { type: "string", multiple: true } as const;
const one = { type: "string" } as const;
const flag = { type: "boolean" } as const;

const [subcommand, ...parts] = process.argv.slice(2);
try {
  if (subcommand !== "exec") await serve();
  else if (parts.length === 0 || parts[0] === "--help") console.log(help);
  else process.exitCode = await execWithLake(parts);
} catch (error) {
  console.error(`lake: ${reasonOf(error as NodeJS.ErrnoException & { port?: number })}`);
  process.exitCode = 1;
}

function reasonOf({ code, port, message }: NodeJS.ErrnoException & { port?: number }): string {
  return code === "EADDRINUSE" ? `Port ${port} is taken: give another by --port or LAKE_PORT` : message;
}

async function serve() {
  const { values } = parseArgs({
    options: {
      project: several,
      dataset: several,
      data: one,
      port: one,
      origin: several,
      studio: several,
      token: several,
      open: flag,
      private: flag,
      user: one,
      country: one,
      feature: several,
      "webhook-host": several,
      help: flag,
    },
  });
  if (values.help) return console.log(help);
  const lake = await createLake({
    port: Number(values.port ?? (process.env.LAKE_PORT || 3334)),
    access: values.open ? "open" : "tokens",
    aclMode: values.private ? "private" : "public",
    ...defined({
      project: values.project,
      datasets: values.dataset,
      data: values.data,
      origins: values.origin,
      studios: values.studio,
      country: values.country,
      features: values.feature,
      webhookHosts: values["webhook-host"],
      tokens: values.token && tokensFrom(values.token),
      users: values.user === undefined ? undefined : [{ id: "local-user", name: values.user }],
    }),
  });
  console.log(`Content Lake: ${lake.url} (projects ${[...lake.projects.keys()].join(", ")})`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void lake.close());
  return undefined;
}

function tokensFrom(pairs: string[]): NonNullable<LakeOptions["tokens"]> {
  return Object.fromEntries(
    pairs.map((pair) => {
      // A token may end with the sign itself, as base64 does.
      const at = pair.lastIndexOf("=");
      return at < 0 ? [pair, "viewer"] : [pair.slice(0, at), pair.slice(at + 1) as Role];
    }),
  );
}

function defined<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: NonNullable<Values[Key]> };
}
