import type { Supabase } from "../../site/site.ts";
import { type Contact, isStored, secondsToWait, type Signals } from "functions/contact";

import { storeContact } from "./storeContact.ts";

/** Too many were sent: this one may be sent again after so many seconds. */
export class TooMany extends Error {
  override name = "TooMany";
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Too many requests: again in ${seconds} s`);
    this.seconds = seconds;
  }
}

/** @throws TooMany, or another Error when the request is not known to be stored. */
export async function sendContact({ url, key }: Supabase, contact: Contact, signals: Signals): Promise<void> {
  const { createClient } = await import("@supabase/supabase-js");
  // The session is kept in local storage, or in memory where the browser closes it.
  const supabase = createClient(url, key, { auth: { persistSession: true, autoRefreshToken: true } });
  const answer = await storeContact(supabase, contact, signals);
  const seconds = secondsToWait(answer);
  if (seconds) throw new TooMany(seconds);
  if (!isStored(answer))
    throw new Error(`The request was not stored: ${answer.status} ${answer.error?.message}`);
}
