import type { Contact } from "functions/contact";
import { useLayoutEffect, useState } from "react";

import type { Supabase } from "../../site/site.ts";
import type { ContactAnswer, FieldValues } from "./fields.ts";
import { recall, remember } from "./memory.ts";
import { sendContact, TooMany } from "./sendContact.ts";
import { type Reachable, tooMany } from "./tooMany.ts";

/** Whether the message was stored, nobody knows. */
const again =
  "L’envoi n’a pas abouti, et ce que vous avez écrit est toujours là. Essayez à nouveau\u202f: votre message n’arrivera qu’une fois.";

/** Sends what was written: however often it is tried, it arrives once. */
export function useSending(supabase: Supabase, school: Reachable, answer: ContactAnswer | undefined) {
  const [sending, setSending] = useState(false);
  /** Why the last try did not succeed, as far as is known. */
  const [message, setMessage] = useState(answer?.message);

  // Coming back by the browser's button, the page is as it was left.
  useLayoutEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setSending(false);
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  /** @returns whether it is sent; until the next page is there nothing can be sent again then. */
  async function send(contact: Contact, values: FieldValues): Promise<boolean> {
    setMessage(undefined);
    setSending(true);
    // A try whose outcome nobody knows and the next one are the same request.
    const { since, requestId = answer?.requestId ?? crypto.randomUUID() } = recall();
    remember({ since, requestId, values });
    try {
      await sendContact(supabase, contact, {
        requestId,
        trap: values.site,
        filledInMs: Date.now() - since,
      });
      remember({ since });
      return true;
    } catch (error) {
      console.warn(error);
      setMessage(error instanceof TooMany ? tooMany(error.seconds, school) : again);
      setSending(false);
      return false;
    }
  }

  return { sending, message, send };
}
