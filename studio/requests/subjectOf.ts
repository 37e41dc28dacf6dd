import { nextTime } from "functions/contact-subjects";
import { spanInWords } from "functions/span-in-words";

export type Asked = { _type: string; name: string; firstDay: string | null; lastDay: string | null };

/** What the contact form calls a document that visitors write about. */
export const askedGroq = /* groq */ `*[_id == $id][0]{
  _type, firstDay, lastDay, "name": coalesce(title, name, camp->title)
}`;

/** The subject that requests about it have. */
export function subjectOf({ _type, name, firstDay, lastDay }: Asked): string {
  if (_type === "camp") return nextTime(name);
  return firstDay ? `${name}, ${spanInWords(firstDay, lastDay ?? firstDay)}` : name;
}
