import { counted } from "../../_shared/counted.ts";
import { inSentence } from "../../_shared/in-sentence.ts";
import { sessionLine } from "../../_shared/live-list.ts";
import { workshopTime } from "../../_shared/workshop-time.ts";
import { describePlan, planDetails } from "./describe-plan.ts";
import type { Documents, Plan, RichText } from "./documents.ts";
import type { Passage, Place } from "./passage.ts";
import { hasInserted, plainText, plansWithout } from "./plain-text.ts";
import type { Month, School } from "./school.ts";

/** Where a FAQ is that no page shows and that links to none. */
export const nowhere: Place = { title: "", url: "" };

type One<Type extends keyof Documents> = Documents[Type][number];

export function faq(faq: One<"faq">, school: School): Passage {
  const { places, tokens } = school;
  // Where it was picked before it was for the assistant alone, no page shows it.
  const shown = faq.assistantOnly ? undefined : places.placeOf(faq._id);
  const waits = Boolean(faq.otherwise?.length) && !hasInserted(faq.answer, tokens);
  return {
    id: faq._id,
    kind: "faq",
    title: faq.question,
    context: "",
    text: plainText(waits ? faq.otherwise : faq.answer, tokens) || plansOf(faq.answer, school),
    place: shown ?? places.linkedIn(faq.answer) ?? nowhere,
    dated: faq._updatedAt,
    alsoAsked: faq.alsoAsked ?? [],
    ...(faq.audience && { audience: faq.audience }),
    denial: Boolean(faq.denial) && (waits || !faq.otherwise?.length),
  };
}

/** What the plans say of themselves whose amounts are missing from a text. */
function plansOf(text: RichText, school: School): string {
  const ids = plansWithout(text, school.tokens);
  const plans = school.plan.filter(({ _id }) => ids.has(_id));
  return lines(...plans.map((plan) => `${plan.name} : ${inSentence(describePlan(school, plan))}`));
}

export function plan(plan: Plan, school: School): Passage {
  const text = lines(
    describePlan(school, plan),
    plainText(plan.description, school.tokens),
    ...planDetails(school, plan),
    list("Comprend", plan.features),
  );
  return {
    ...passage(plan, school),
    title: plan.name,
    name: plan.name,
    context: plan.subtitle ?? "",
    audience: plan.audience,
    text,
  };
}

export function month(month: Month, school: School): Passage {
  const { workshop } = month;
  const text = lines(
    plainText(month.objective, school.tokens),
    list("Outils", month.tools),
    plainText(month.project, school.tokens),
    workshop &&
      `Atelier « ${workshop.name} » (${workshopTime(workshop)}) : ${plainText(workshop.description, school.tokens)}`,
  );
  const title = `${month.period} : ${month.title}`;
  return { ...passage(month, school, "monthsSection"), title, text };
}

export function camp(camp: One<"camp">, school: School): Passage {
  const text = lines(
    `${labels(camp.period, camp.duration, camp.level)}.`,
    ...school.datesOf(camp._id),
    plainText(camp.description, school.tokens),
  );
  return { ...passage(camp, school, "campsSection"), title: camp.title, name: camp.title, text };
}

/** What is held under a title of its own, all its dates together, as a question on it: one that is a camp's is told with the camp. */
export function session(session: School["session"][number], school: School): Passage | Passage[] {
  const { title } = session;
  const held = school.session.filter((one) => one.title === title);
  if (held[0] !== session || school.camp.some((camp) => camp.title === title)) return [];
  const [priced, limited] = [held.some(({ price }) => price != null), held.some(({ places }) => places)];
  const asked = [
    "quand a lieu",
    "à quelle heure est",
    "c’est quoi",
    ...(priced ? ["combien coûte"] : []),
    ...(limited ? ["reste-t-il des places à"] : []),
  ];
  const dates = held.map((one) =>
    labels(sessionLine(one), one.enrolment === "open" && one.places ? counted(one.places, "place") : ""),
  );
  return {
    ...passage(session, school, "campsSection"),
    kind: "faq",
    title: `${title} : quand ?`,
    name: title,
    alsoAsked: asked.map((words) => `${words} ${title}`),
    text: lines(...dates, plainText(session.description, school.tokens)),
  };
}

export function trainingModule(module: One<"trainingModule">, school: School): Passage {
  const text = lines(
    module.duration && `Durée : ${module.duration}.`,
    plainText(module.description, school.tokens),
    ...(module.skills ?? []),
    list("Outils", module.tools),
  );
  // « Notre service marketing » names no module.
  const name = `Module ${module.title}`;
  return { ...passage(module, school), title: name, name, text };
}

export function teamMember(member: One<"teamMember">, school: School): Passage {
  const text = lines(member.role, plainText(member.bio, school.tokens));
  return { ...passage(member, school), title: member.name, name: member.name, text };
}

export function caseStudy(study: One<"caseStudy">, school: School): Passage {
  const told = [study.challenge, study.solution, study.result].map((part) => plainText(part, school.tokens));
  return { ...passage(study, school), title: study.title, text: lines(study.client, ...told) };
}

/** What is announced on every page. */
export function announcement({ _id, text }: One<"announcement">, { places }: School): Passage {
  return { id: _id, kind: "document", title: text, context: "", text, place: places.home };
}

/** Of a document, where it is shown: by a section that refers to it, or one that lists its type. */
const passage = (
  { _id, _createdAt }: { _id: string; _createdAt: string },
  { places }: School,
  sectionType = "",
) => ({
  id: _id,
  dated: _createdAt,
  kind: "document" as const,
  context: "",
  place: places.placeOf(_id) ?? places.placeOfType(sectionType) ?? places.home,
});

export const lines = (...parts: (string | 0 | false | null | undefined)[]) =>
  parts.filter(Boolean).join("\n");

const list = (label: string, items: string[] | null | undefined) =>
  items?.length ? `${label} : ${items.join(", ")}.` : "";

const labels = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
