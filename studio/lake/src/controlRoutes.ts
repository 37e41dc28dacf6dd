import { Hono } from "hono";
import { z } from "zod";
import { mustBeKnown } from "./access.ts";
import { methods } from "./methods.ts";
import { badRequest, Problem } from "./problem.ts";
import type { Project } from "./project.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { restore, type Snapshot, takeSnapshot } from "./snapshot.ts";

/** A snapshot says all about itself, so that it can be restored after the lake was started again. */
const idOf = (snapshot: Snapshot) => Buffer.from(JSON.stringify(plainOf(snapshot))).toString("base64url");
const plainOf = (snapshot: Snapshot) =>
  Object.fromEntries([...snapshot].map(([project, seqs]) => [project, Object.fromEntries(seqs)]));
const shape = z.record(z.string(), z.record(z.string(), z.number().int().nonnegative()));

/** `/lake/snapshots`: for tests in another process than the lake's, where `control` allows it. */
export function controlRoutes(projects: Map<string, Project>, now: () => Date) {
  return new Hono<LakeEnv>()
    .all("/lake/snapshots", methods({ POST: take }))
    .all("/lake/snapshots/:id/restore", methods({ POST: putBack }));

  function take(context: LakeContext) {
    mustControl(context);
    return context.json({ id: idOf(takeSnapshot(projects)) });
  }

  async function putBack(context: LakeContext) {
    mustControl(context);
    const changed = await restore(projects, snapshotOf(context.req.param("id") ?? ""), now());
    return context.json({ changed });
  }
}

function snapshotOf(id: string): Snapshot {
  try {
    const plain = shape.parse(JSON.parse(Buffer.from(id, "base64url").toString()));
    return new Map(Object.entries(plain).map(([project, seqs]) => [project, new Map(Object.entries(seqs))]));
  } catch {
    throw badRequest("There is no such snapshot");
  }
}

/** A program with an administrator's token: no page, a Studio neither. */
function mustControl(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  if (context.get("identity").role !== "administrator" || context.req.header("origin"))
    throw new Problem(403, "insufficientPermissionsError", "Only an administrator's program may do this");
}
