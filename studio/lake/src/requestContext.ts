import type { HttpBindings } from "@hono/node-server";
import type { Context, Env } from "hono";
import type { Identity } from "./access.ts";
import type { Dataset } from "./dataset.ts";
import type { Project } from "./project.ts";

/** What the lake knows of a request before a route answers it. */
export type LakeEnv = Env & {
  Bindings: HttpBindings;
  Variables: { identity: Identity; project: Project; dataset: Dataset };
};
export type LakeContext = Context<LakeEnv>;
