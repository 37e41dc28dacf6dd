import { z } from "zod";
import { askerOf } from "../_shared/asker.ts";
import type { Rpc } from "../_shared/rpc.ts";

/** Seconds to wait before the next question; 0 lets this one through. Rejects when the counter does not answer. */
export type Admission = (request: Request) => Promise<number>;

const address = z.union([z.ipv4(), z.ipv6()]);

/**
 * The addresses a visitor is said to have, by whatever header, or empty. Nothing is verified here, but in Postgres: who
 * varies them meets the bound of all.
 */
export const visitorOf = ({ headers }: Request) =>
  [...headers.values()].filter((value) => address.safeParse(value).success).join(" ");

/** A visitor's rate, counted in Postgres, which is told by its settings what header to believe, as PostgREST tells it all. */
export const createAdmission =
  (rpc: Rpc): Admission =>
  async (request) =>
    z.number().parse(await rpc("admit_chat_question", { visitor: Object.fromEntries(askerOf(request)) }));
