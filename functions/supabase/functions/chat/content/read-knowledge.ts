import { dayIn } from "../../_shared/brussels.ts";
import { countsIn, Finder, type Texts } from "../find/finder.ts";
import { statedFrom } from "../find/sureness.ts";
import type { Count, Counted } from "../kept-counts.ts";
import { sortDocuments } from "./documents.ts";
import type { Knowledge, Log } from "./knowledge.ts";
import { asksSomething, type Passage, type Place } from "./passage.ts";
import type { Lake } from "./lake.ts";
import { nowhere } from "./document-passages.ts";
import { passagesOf } from "./passages.ts";
import { type School, schoolOf } from "./school.ts";
import { shownDocuments } from "./shown.ts";

/** How long the lake may take to say whether anything changed, in ms: with nothing known there is no other answer. */
const soon = 2_000;
const patiently = 10_000;

/**
 * What the school has published, as of now: one small query asks whether anything changed, and only
 * then is all of it read again. While the lake is down the last that was read stays; with none, it rejects.
 */
export function createKnowledgeReader(
  lake: Lake,
  log: Log,
  count: Count = (_, count) => Promise.resolve(count()),
) {
  let last: { revision: string; until: number; knowledge: Knowledge } | undefined;
  let refreshing: Promise<Knowledge> | undefined;

  async function refresh(): Promise<Knowledge> {
    try {
      // What is over, and which dates come next, changes with the day.
      const now = new Date();
      const revision = `${dayIn(now)} ${await lake.revision(last ? soon : patiently)}`;
      if (last && revision === last.revision && now.getTime() < last.until) return last.knowledge;
      const read = await lake.documents();
      const versions = read.map(({ _id, _rev }) => `${_id} ${_rev}`);
      const shown = shownDocuments(read, now, dayIn(now));
      const { school, texts } = publishedIn(shown.documents, log, now);
      const until = Math.min(shown.until, school.until);
      // These documents, that day, until then, say the same.
      const state = [dayIn(now), until, ...versions].join();
      const knowledge = knowledgeOf(school, texts, await count(state, () => countedIn(texts)));
      last = { revision, until, knowledge };
      return knowledge;
    } catch (error) {
      log(`Content not refreshed: ${(error as Error).message}`);
      if (last) return last.knowledge;
      throw error;
    }
  }

  async function read(): Promise<Knowledge> {
    // A question that joins a refresh begun before it was asked could miss what was published in between.
    if (refreshing) await refreshing.catch(() => {});
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    return refreshing;
  }
  return read;
}

/** What the published documents say. */
function publishedIn(documents: unknown[], log: Log, now: Date) {
  const school = schoolOf(sortDocuments(documents, log), now);
  const synonyms = (school.settings.chat.synonyms ?? []).map(({ words }) => words);
  return { school, texts: { passages: passagesOf(school, log), synonyms } };
}

/** All that is counted of texts. */
function countedIn(texts: Texts): Counted {
  const counts = countsIn(texts);
  return { counts, stated: statedFrom(new Finder(texts, counts)) };
}

export function knowledgeFrom(documents: unknown[], log: Log, now = new Date()): Knowledge {
  const { school, texts } = publishedIn(documents, log, now);
  return knowledgeOf(school, texts, countedIn(texts));
}

function knowledgeOf(school: School, texts: Texts, { counts, stated }: Counted): Knowledge {
  const finder = new Finder(texts, counts);
  const isAnywhere = ({ place }: Passage) => place === nowhere || place === school.places.writing;
  // A FAQ that no page shows is sourced to a section that surely speaks of the same, looked for once it is asked for.
  for (const passage of texts.passages.filter((one) => isAnywhere(one) && asksSomething(one))) {
    const own = passage.place;
    let place: Place | undefined;
    const same = () => {
      const nearest = finder.nearest(passage, ({ kind }) => kind === "section");
      return nearest && nearest.evidence >= stated ? nearest.passage.place : own;
    };
    Object.defineProperty(passage, "place", { get: () => (place ??= same()), enumerable: true });
  }
  return { school, finder, stated };
}
