import type { z } from "zod";

/**
 * What a function reads of its environment: an empty variable is one that is not set.
 * Throws naming every missing or wrong secret; functions/.env.example says where each comes from.
 */
export function parseEnvironment<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  values: Record<string, string | undefined>,
): z.infer<Shape> {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const parsed = shape.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`${name}: ${wrong.join("; ")} (see functions/.env.example)`);
}
