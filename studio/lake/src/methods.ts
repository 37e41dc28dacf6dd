import { Problem } from "./problem.ts";
import type { LakeContext } from "./requestContext.ts";

export type Handler = (context: LakeContext) => Response | Promise<Response>;

/** A handler per method for one path; any other method answers 405. */
export function methods(handlers: Record<string, Handler>): Handler {
  return async (context) => {
    const { method } = context.req;
    const isHead = method === "HEAD";
    const handler = handlers[isHead ? "GET" : method];
    if (handler) {
      const answer = await handler(context);
      // Nobody reads it, and so nobody would end a stream.
      if (isHead) await answer.body?.cancel();
      return answer;
    }
    const allow = Object.keys(handlers).join(", ");
    context.header("allow", allow);
    throw new Problem(405, "methodNotAllowedError", `Method ${method} is not allowed here, only ${allow}`);
  };
}
