import { createHash } from "node:crypto";

import { type Contact, isStored, secondsToWait, type Signals } from "functions/contact";
import { data, redirect } from "react-router";
import { z } from "zod";

import { env } from "../env.server.ts";
import { checkContact, valuesOf } from "../islands/contact/checkContact.ts";
import { confirmationPath, waitlistName } from "../islands/contact/confirmationPath.ts";
import type { ContactAnswer } from "../islands/contact/fields.ts";
import { storeContact } from "../islands/contact/storeContact.ts";
import { type Reachable, tooMany } from "../islands/contact/tooMany.ts";

const unread =
  "Ce formulaire n’a pas pu être lu. Revenez en arrière et envoyez-le de nouveau, ou écrivez-nous par e-mail.";

/**
 * Takes a form sent without JavaScript: the same check, the same table, the same confirmation. What comes from elsewhere, or
 * by another method, web/server/serve/refuse.ts has refused.
 */
export async function postContact(request: Request, school: () => Promise<Reachable>) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(unread, { status: 400 });
  const subject = form.get("subject");
  const values = { ...valuesOf(form), ...(typeof subject === "string" && { subject }) };
  const waitlist = form.has(waitlistName);
  const checked = checkContact(values);
  if ("wrong" in checked) {
    const { wrong } = checked;
    const message = `Erreur de validation\u202f: ${wrong.message}`;
    const requestId = earlierRequestId(form);
    return data<ContactAnswer>({ values, waitlist, wrong, message, requestId }, { status: 400 });
  }
  const requestId = earlierRequestId(form) ?? requestIdOf(checked.contact);
  const answer = await store(checked.contact, { requestId, trap: values.site }, request);
  if (isStored(answer)) return redirect(confirmationPath(waitlist), 303);
  const seconds = secondsToWait(answer);
  if (seconds) {
    const message = tooMany(seconds, await school());
    const headers = { "Retry-After": String(seconds) };
    return data<ContactAnswer>({ values, waitlist, message, requestId }, { status: 429, headers });
  }
  const message = "Une erreur est survenue. Veuillez réessayer.";
  return data<ContactAnswer>({ values, waitlist, message, requestId }, { status: 503 });
}

async function store(contact: Contact, signals: Signals, request: Request) {
  // Few threads ever need it.
  const { createClient } = await import("@supabase/supabase-js");
  const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
    // Else it looks after a session that nobody has, for as long as the thread lives.
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: visitorHeaders(request) },
  });
  const answer = await storeContact(supabase, contact, signals);
  if (!isStored(answer))
    console.error(`A contact request was not stored: ${answer.status} ${answer.error?.message}`);
  return answer;
}

/** The id under which an earlier try was sent whose outcome nobody knows. */
function earlierRequestId(form: FormData): string | undefined {
  const written = z.uuid().safeParse(form.get("requestId"));
  return written.data;
}

/**
 * The same words sent twice in a day are one request: without JavaScript no page can draw a key of its own. The day of
 * Greenwich begins in the school's night, when nobody presses twice.
 */
function requestIdOf(contact: Contact): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256")
    .update(JSON.stringify([day, contact]))
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
