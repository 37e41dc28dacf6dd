import type { KeptLesson } from "../kept-lesson.ts";
import { type Lesson, taught } from "../find/learn.ts";
import { sortDocuments } from "./documents.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Lake } from "./lake.ts";
import { nowhere, passagesOf } from "./passages.ts";
import { schoolOf } from "./school.ts";
import { shownDocuments } from "./shown.ts";

/** How long the lake may take to say whether anything changed, in ms: with nothing known there is no other answer. */
const soon = 2_000;
const patiently = 10_000;

/**
 * What the school has published, as of now: one small query asks whether anything changed, and only
 * then is all of it read again. While the lake is down the last that was read stays; with none, it rejects.
 * @param kept Where what was learned waits for the next start; whatever is wrong with it, it is learned again.
 * @param learnsAnew There is processor enough to learn all anew behind an answer, once much was amended.
 */
export function createKnowledgeReader(
  lake: Lake,
  log: (line: string) => void,
  {
    kept,
    inBackground = () => {},
    learnsAnew = true,
  }: { kept?: KeptLesson; inBackground?: (work: Promise<void>) => void; learnsAnew?: boolean } = {},
) {
  let last: { revision: string; until: number; knowledge: Knowledge } | undefined;
  let refreshing: Promise<Knowledge> | undefined;
  let lesson: Lesson | undefined;
  let isLearning = false;

  async function refresh(): Promise<Knowledge> {
    try {
      // What is over, and which dates come next, changes with the day.
      const revision = `${today()} ${await lake.revision(last ? soon : patiently)}`;
      if (last && revision === last.revision && Date.now() < last.until) return last.knowledge;
      const [published, keptBefore] = await Promise.all([
        lake.documents(),
        lesson ? undefined : keptLesson(),
      ]);
      const known = lesson ?? keptBefore;
      const { documents, until } = shownDocuments(published, new Date(), today());
      const knowledge = knowledgeFrom(documents, log, known);
      last = { revision, until, knowledge };
      lesson = knowledge.lesson;
      if (lesson !== known || knowledge.anew) inBackground(afterwards(knowledge, lesson !== known));
      return knowledge;
    } catch (error) {
      log(`Content not refreshed: ${(error as Error).message}`);
      if (last) return last.knowledge;
      throw error;
    }
  }

  const keptLesson = () =>
    kept?.read().catch((error: Error) => {
      log(`Nothing learned is read: ${error.message}`);
      return undefined;
    });

  /** After the answer that waits for it. */
  async function afterwards({ lesson: amended, anew }: Knowledge, isNew: boolean): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (isNew) await keep(amended);
    if (!anew || isLearning) return;
    if (!learnsAnew) return log("Much of the FAQ has changed: npm run learn -w functions.");
    isLearning = true;
    lesson = await anew().finally(() => (isLearning = false));
    // The next question is answered by it.
    if (last) last.until = 0;
    await keep(lesson);
  }

  const keep = (lesson: Lesson) =>
    kept?.keep(lesson).catch((error: Error) => log(`What was learned is not kept: ${error.message}`));

  async function read(): Promise<Knowledge> {
    // A question that joins a refresh begun before it was asked could miss what was published in between.
    if (refreshing) await refreshing.catch(() => {});
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    return refreshing;
  }
  return { read, last: () => last?.knowledge };
}

const brusselsDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Brussels" });
const today = () => brusselsDay.format(new Date());

/** @param known What was learned before: only what has changed since is learned. */
export function knowledgeFrom(documents: unknown[], log: (line: string) => void, known?: Lesson): Knowledge {
  const school = schoolOf(sortDocuments(documents, log), today());
  const passages = passagesOf(school);
  const synonyms = (school.settings.chat.synonyms ?? []).map(({ words }) => words);
  const { finder, ...learnt } = taught(passages, synonyms, known);
  // A FAQ that no page shows is sourced to the page that says the nearest thing.
  const unplaced = passages.filter(({ place }) => place === nowhere);
  const sections = passages.filter(({ kind }) => kind === "section");
  finder.nearest(unplaced, sections).forEach((section, index) => {
    unplaced[index]!.place = section?.place ?? { title: school.settings.name, url: "/" };
  });
  return { school, passages, finder, ...learnt };
}
