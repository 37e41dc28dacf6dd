import { z } from "zod";
import { badRequest } from "./problem.ts";

/** What a program may say of a webhook. */
const shape = z.object({
  type: z.literal("document", "This lake sends webhooks of the type document only").default("document"),
  name: z.string().min(1),
  description: z.string().max(1024).nullable().default(null),
  dataset: z.string().regex(/^(\*|[a-z0-9~][a-z0-9_-]{0,63})$/, '"dataset" must be a name or "*"'),
  url: z.url({ protocol: /^https?$/ }),
  rule: z
    .object({
      on: z.array(z.enum(["create", "update", "delete"])).min(1),
      filter: z.string().nullable().optional(),
      projection: z.string().nullable().optional(),
    })
    .default({ on: ["create"] }),
  apiVersion: z.string().default("v2021-03-25"),
  httpMethod: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).default("POST"),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
  headers: z.record(z.string(), z.string()).default({}),
  secret: z.string().min(1).nullable().default(null),
  isDisabledByUser: z.boolean().default(false),
});

export type Hook = z.output<typeof shape> & {
  id: string;
  projectId: string;
  createdAt: string;
  createdByUserId: string;
  isDisabled: boolean;
  deletedAt: null;
};

/** @throws 400 for what is no webhook, or one that would call a host it may not. */
export function readHook(value: unknown, hosts: string[]): z.output<typeof shape> {
  const { data, error } = shape.safeParse(value);
  if (!data) {
    const [issue] = error.issues;
    throw badRequest(`Invalid webhook: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { hostname } = new URL(data.url);
  if (hosts.includes(hostname)) return data;
  throw badRequest(
    `Webhooks are not sent to "${hostname}": the lake's option webhookHosts allows ${hosts.join(", ")}`,
  );
}

/** The query that says whether a change concerns the webhook, and what is sent. */
export const queryOf = ({ rule }: Pick<Hook, "rule">) =>
  `{"concerns": (${rule.filter?.trim() || "true"}\n), "payload": (${rule.projection?.trim() || "@"}\n)}`;
