import { z } from "zod";
import type { Rpc } from "../_shared/rpc.ts";

/** Seconds to wait before the next question; 0 lets this one through. Rejects when the counter does not answer. */
export type Admission = (request: Request) => Promise<number>;

/** What the platform's edge, or a server that proves itself, says of the visitor's address. */
const vouching = ["cf-connecting-ip", "x-proxy-secret", "x-visitor-address"];

/** Who a visitor says to be, or empty. Nothing is verified here, but in Postgres: who varies it meets the bound of all. */
export const visitorOf = ({ headers }: Request) =>
  vouching
    .map((name) => headers.get(name) ?? "")
    .join(" ")
    .trim();

/** A visitor's rate, counted in Postgres. */
export const createAdmission =
  (rpc: Rpc): Admission =>
  async ({ headers }) => {
    const visitor = Object.fromEntries(
      vouching.map((name) => [name, headers.get(name)]).filter(([, value]) => value !== null),
    );
    return z.number().parse(await rpc("admit_chat_question", { visitor }));
  };
