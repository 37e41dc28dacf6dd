import { z } from "zod";

import type { Content } from "./content.ts";

// Of any type that has a name, those to come too; what staff alone see is nothing that a visitor writes about.
const contactSubjectQuery = /* groq */ `
  *[_id == $id && !(_type in ["settings", "emailText", "exception", "redirect", "confirmation"])][0]{
    "name": coalesce(title, name)
  }`;

const contactSubjectShape = z.object({ name: z.string().nullable().catch(null) });

/** What a document is called, to write about it; undefined when there is none, or it has no name. */
export async function getContactSubject(content: Content, id: string | null): Promise<string | undefined> {
  if (!id) return undefined;
  const document = await content.get(contactSubjectQuery, { id }, contactSubjectShape);
  return document?.name ?? undefined;
}
