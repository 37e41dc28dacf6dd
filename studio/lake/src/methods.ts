import { Problem } from "./problem.ts";
import type { LakeContext } from "./requestContext.ts";

export type Handler = (context: LakeContext) => Response | Promise<Response>;

/** A handler per method for one path; any other method answers 405. */
export function methods(handlers: Record<string, Handler>): Handler {
  return (context) => {
    const { method } = context.req;
    const handler = handlers[method === "HEAD" ? "GET" : method];
    if (handler) return handler(context);
    const allow = Object.keys(handlers).join(", ");
    context.header("allow", allow);
    throw new Problem(405, "methodNotAllowedError", `Method ${method} is not allowed here, only ${allow}`);
  };
}
