import type { Contact } from "../../supabase/functions/_shared/contact.ts";

let count = 0;

/** A valid contact request, like no other. */
export function someContact(changes: Partial<Contact> = {}): Contact {
  count += 1;
  return {
    firstName: "Amélie",
    lastName: "Van den Berg-O’Neill",
    email: `amelie.${process.pid}.${count}@example.be`,
    phone: "+32 470 12 34 56",
    type: "école",
    message: `Bonjour, je souhaite des informations sur vos ateliers (${count}).`,
    ...changes,
  };
}
