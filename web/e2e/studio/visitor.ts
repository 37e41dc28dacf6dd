import { randomInt, randomUUID } from "node:crypto";

import { createClient } from "@supabase/supabase-js";
import { registrationRow } from "functions/contact";
import { anonKey, localProxySecret, serviceRoleKey } from "functions/local-keys";

import type { System } from "../system.ts";

const someone = {
  firstName: "Zoé",
  lastName: "Janssens",
  phone: "02 123 45 67",
  type: "école" as "école" | "entreprise",
  message: "Bonjour, une question sur les cours du mercredi.",
};

/**
 * Stores a request as the form does, of somebody who has not written before, from an address that has not either.
 * @returns it, with its id and the name staff see.
 */
export async function write(
  system: System,
  { trap, ...changes }: Partial<typeof someone & { email: string; subject: string; trap: string }> = {},
) {
  const lastName = `Test${randomUUID().slice(0, 8)}`;
  const contact = { ...someone, lastName, email: `${randomUUID()}@exemple.be`, ...changes };
  const headers = {
    "x-proxy-secret": localProxySecret,
    "x-visitor-address": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  const visitor = createClient(system.supabase, anonKey, { global: { headers } });
  const { error } = await visitor.from("registrations").insert(registrationRow(contact, { trap }));
  if (error) throw error;
  const stored = await server(system).from("registrations").select("id").eq("email", contact.email);
  const { id } = stored.data!.at(-1)!;
  return { ...contact, id, name: `${contact.firstName} ${contact.lastName}` };
}

/** What the server itself may do. */
export const server = (system: System) => createClient(system.supabase, serviceRoleKey);

type Mail = { to: { address: string }[]; html: string; subject: string };

/** The e-mails that somebody got, the oldest first. */
export async function mailsTo(system: System, address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${system.mailbox}/api/email`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}
