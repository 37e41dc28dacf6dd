import { createHash } from "node:crypto";

import { createClient } from "@supabase/supabase-js";
import { type Contact, isStored, registrationRow } from "functions/contact";
import { data, redirect } from "react-router";

import { env } from "../env.server.ts";
import { checkContact, valuesOf } from "../islands/contact/checkContact.ts";
import type { ContactAnswer } from "../islands/contact/fields.ts";

/**
 * Takes a form sent without JavaScript: the same check, the same table, the same confirmation. React
 * Router has refused it already (400) when it comes from another origin.
 */
export async function postContact(request: Request) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data("Ce formulaire n’a pas pu être lu.", { status: 400 });
  const values = valuesOf(form);
  const checked = checkContact(values);
  if ("errors" in checked) return data<ContactAnswer>({ values, errors: checked.errors }, { status: 400 });
  const status = await store(checked.contact, values.site, request);
  if (status === "stored") return redirect("/confirmation?type=contact", 303);
  const message =
    status === 429
      ? "Trop de demandes viennent de cette adresse. Réessayez dans quelques minutes."
      : "Une erreur est survenue. Veuillez réessayer.";
  return data<ContactAnswer>({ values, message }, { status: status === 429 ? 429 : 503 });
}

async function store(
  contact: Contact,
  trap: string | undefined,
  request: Request,
): Promise<"stored" | number> {
  const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
    auth: { persistSession: false },
    global: { headers: visitorHeaders(request) },
  });
  const requestId = requestIdOf(contact);
  const answer = await supabase.from("registrations").insert(registrationRow(contact, { requestId, trap }));
  if (!isStored(answer)) {
    console.error(`A contact request was not stored: ${answer.status} ${answer.error?.message}`);
    return answer.status;
  }
  await supabase.functions
    .invoke("send-contact-email", { body: { ...contact, requestId } })
    .catch(() => undefined);
  return "stored";
}

/** The same request sent twice within an hour is one: without JavaScript no page can draw a key of its own. */
function requestIdOf(contact: Contact): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  const hash = createHash("sha256")
    .update(JSON.stringify([hour, contact]))
    .digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The visitor's address counts against the flood limit only where the site vouches for it. */
function visitorHeaders(request: Request): Record<string, string> {
  const address = request.headers.get("x-visitor-address");
  return env.PROXY_SECRET && address
    ? { "x-proxy-secret": env.PROXY_SECRET, "x-visitor-address": address }
    : {};
}
