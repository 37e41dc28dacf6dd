import { nestsDeeperThan } from "./jsonDepth.ts";
import { badRequest } from "./problem.ts";

const deepest = 100;

/** Parses what a request sends; `what` names it in the error. */
export function parseJson(text: string, what: string): unknown {
  if (nestsDeeperThan(deepest, text)) throw badRequest(`${what} is nested more than ${deepest} levels deep`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`${what} is not valid JSON: ${(error as Error).message}`);
  }
}
