import type { SanityDocumentLike } from "sanity";

import { calledCamp, facts } from "../schema/choices.ts";
import { campData, editionData, holidaysData, runningOr, sessionData } from "./dateData.ts";
import { type Datum, durations, type Fields, ofSubject, subjectOf } from "./datum.ts";
import { figuresIn } from "./figures.ts";
import { wordsOf } from "./numbers.ts";
import { planData } from "./planData.ts";

/** Every figure these documents give on a day, `2026-09-01`. */
export function dataOf(documents: SanityDocumentLike[], today: string): Datum[] {
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type) as Fields[];
  const settingsFacts = factsData(ofType("settings")[0]);
  const usualHours = settingsFacts.filter(({ kind }) => kind === "hours");
  const sessions = ofType("session");
  const holidays = ofType("holiday");
  const editions = runningOr(ofType("edition"), today);
  const isDated = ({ _id }: Fields) => sessions.some(({ camp }) => camp?._ref === _id);
  return [
    ...settingsFacts,
    ...ofType("plan").flatMap((plan) => planData(plan, documents, today)),
    ...editions.flatMap((edition) => editionData(edition, holidays)),
    ...blocksData(ofType("programmeBlock")),
    ...ofType("camp").flatMap((camp) => [
      ...durationsIn(camp, `${calledCamp}|vacances|session`),
      ...(isDated(camp) ? [] : ofSubject(subjectOf(camp), usualHours)),
      ...campData(camp, sessions, today),
    ]),
    ...ofType("trainingModule").flatMap((module) => durationsIn(module, "module|\\bformations?\\b")),
    ...holidaysData(holidays, editions, today),
    ...sessions.flatMap((session) => sessionData(session, documents, usualHours, today)),
  ];
}

/** Hours of classes come from the editions. */
function factsData(settings: Fields | undefined): Datum[] {
  return facts.flatMap((fact): Datum[] => {
    const { value: name, title } = fact;
    const text: unknown = settings?.facts?.[name];
    if (typeof text !== "string" || !text) return [];
    const about = {
      label: `${title} : ${text}`,
      written: text,
      inserted: { title, object: { _type: "fact", name } },
      ...("called" in fact && { called: fact.called }),
    };
    const figures = figuresIn(text);
    if (figures.length === 0 && Number(text)) return [{ ...about, kind: "size", values: [Number(text)] }];
    return figures
      .filter(({ kind }) => kind !== "hours" || "called" in fact)
      .map(({ kind, values, unit }) => ({ ...about, kind, values, unit }));
  });
}

function durationsIn(document: Fields, called: string): Datum[] {
  const about = { subject: subjectOf(document), called };
  return durations(document.duration, String(document.title), about);
}

function blocksData({ length }: Fields[]): Datum[] {
  if (length === 0) return [];
  const written = wordsOf(length) ?? String(length);
  return [{ kind: "blocks", values: [length], written, label: `Blocs du programme : ${length}` }];
}
