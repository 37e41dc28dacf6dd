import { setTimeout as wait } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";
import type { LakeEnv } from "./requestContext.ts";

export type Fault = {
  /** Requests whose method and address, "GET /v1/data/query/production?query=…", match. */
  on?: RegExp;
  /** How many times; without it, until the faults are cleared. */
  times?: number;
  /** Milliseconds to wait before anything else. */
  delay?: number;
  /** Answered in place of the real answer. */
  status?: number;
};

export type Faults = ReturnType<typeof createFaults>;

/** Failures on demand, to try out what stands on the lake. */
export function createFaults() {
  let faults: Array<Fault & { left: number }> = [];

  const middleware: MiddlewareHandler<LakeEnv> = async (context, next) => {
    const url = new URL(context.req.url);
    const request = `${context.req.method} ${url.pathname}${url.search}`;
    const fault = faults.find(({ on, left }) => left > 0 && (!on || on.test(request)));
    if (!fault) return next();
    fault.left -= 1;
    if (fault.delay !== undefined) await wait(fault.delay);
    if (fault.status !== undefined) throw new Problem(fault.status, "faultError", "A fault on demand");
    return next();
  };

  return {
    middleware,
    add: (fault: Fault) => void faults.push({ ...fault, left: fault.times ?? Infinity }),
    clear: () => void (faults = []),
  };
}
