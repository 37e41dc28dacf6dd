import { dayIn } from "functions/brussels";
import type { CustomValidator } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { figuresIn } from "../coherence/figures.ts";
import { dayNumber } from "../calendar/days.ts";
import { datedIn } from "../coherence/mentions.ts";
import { months } from "../coherence/when.ts";
import { perspectiveOf } from "./perspectiveOf.ts";

/** What the calendar has to come: dates, holidays, when editions begin and end, workshops, and when prices change. */
const held = /* groq */ `(*[_type in ["session", "holiday", "edition"]]{
  "first": coalesce(firstDay, start), "last": coalesce(lastDay, end, firstDay),
  _type == "edition" => { "last": firstDay }
} + *[_type == "edition"]{ "first": lastDay, "last": lastDay }
+ *[_type == "monthlyProgramme"]{ "first": workshop.date, "last": workshop.date }
+ *[_type == "plan"]{ "first": nextPrice.from, "last": nextPrice.from })[last >= $today]`;

const named = new RegExp(`(?<!\\p{L})(?:${months})(?!\\p{L})`, "iu");

/** Validation of an announcement: a day that it names stands in the calendar too, and once past it is wrong. */
export const announcesDay: CustomValidator<string | undefined> = async (
  text = "",
  { document, getClient },
) => {
  if (!named.test(text)) return true;
  const stays =
    !document?.showUntil && "Remplissez « Disparaît le » : l’annonce nomme un moment qui passera.";
  const day = figuresIn(text).find(({ kind }) => kind === "date");
  const unknown =
    day &&
    !(await isHeld(text, document?._id, getClient)) &&
    `L’agenda n’a rien ce jour-là (${day.text}) : créez aussi une « Date », ou des « Vacances scolaires » si l’école est fermée.`;
  return [unknown, stays].filter(Boolean).join(" ") || true;
};

async function isHeld(
  text: string,
  id: string | undefined,
  getClient: Parameters<CustomValidator>[1]["getClient"],
): Promise<boolean> {
  const days = await getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(id, "drafts") })
    .fetch<{ first: string; last: string }[]>(held, { today: dayIn(new Date()) });
  const dated = days.map(({ first, last }, at) => ({
    subject: `document ${at}` as const,
    first: dayNumber(first),
    last: dayNumber(last),
  }));
  return datedIn(text, dated).length > 0;
}
