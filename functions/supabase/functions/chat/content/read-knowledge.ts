import { dayIn } from "../../_shared/brussels.ts";
import { Finder, partsToCount } from "../find/finder.ts";
import { statedFrom } from "../find/sureness.ts";
import type { KeptReadings } from "../kept-readings.ts";
import { begunSinceDenials } from "./begun-since.ts";
import { sortDocuments } from "./documents.ts";
import type { Knowledge, Log, Reading } from "./knowledge.ts";
import type { Lake } from "./lake.ts";
import { asksSomething, isQuestion, type Passage, type Place } from "./passage.ts";
import { passagesOf } from "./passages.ts";
import { plainText } from "./plain-text.ts";
import { schoolOf } from "./school.ts";
import { shownDocuments } from "./shown.ts";

/** How long the lake may take to say whether anything changed, in ms: with nothing known there is no other answer. */
const soon = 2_000;
const patiently = 10_000;

/**
 * What the school has published, as of now: one small query asks whether anything changed, and only then is all of it read
 * again, unless that was done before. While the lake is down the last that was read stays; with none, it rejects.
 */
export function createKnowledgeReader(lake: Lake, log: Log, kept?: KeptReadings) {
  let last: { state: string; knowledge: Knowledge } | undefined;
  let refreshing: Promise<Knowledge> | undefined;

  async function refresh(): Promise<Knowledge> {
    try {
      const now = new Date();
      const state = stateOf(now, await lake.revisions(last ? soon : patiently));
      if (last?.state === state && holds(last.knowledge, now)) return last.knowledge;
      const read = await kept?.of(state);
      last = read && holds(read, now) ? await concluded(state, read) : await readAnew(now);
      return last.knowledge;
    } catch (error) {
      log(`Content not refreshed: ${(error as Error).message}`);
      if (last) return last.knowledge;
      throw error;
    }
  }

  async function readAnew(now: Date) {
    const documents = await lake.documents();
    const revisions = documents.map(({ _rev }) => _rev);
    return concluded(stateOf(now, revisions), begunWith(documents, log, now));
  }

  /** A hosted instance is ended after so much work: whoever goes on has what one before it counted. */
  async function concluded(state: string, reading: Reading) {
    for (const part of partsToCount(reading)) {
      reading.parts.push(part);
      await kept?.keep(state, reading);
    }
    const knowledge = knowledgeOf(reading);
    if (reading.stated === undefined) void kept?.keep(state, { ...reading, stated: knowledge.stated });
    return { state, knowledge };
  }

  async function read(): Promise<Knowledge> {
    // A question that joins a refresh begun before it was asked could miss what was published in between.
    if (refreshing) await refreshing.catch(() => {});
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    return refreshing;
  }
  return read;
}

/** What is over, and which dates come next, changes with the day. */
const stateOf = (now: Date, revisions: string[]) => [dayIn(now), ...revisions].join(" ");

const holds = ({ until = Infinity }: Pick<Reading, "until">, now: Date) => now.getTime() < until;

/** What the published documents say, of which nothing is counted yet. */
function begunWith(documents: object[], log: Log, now: Date): Reading {
  const shown = shownDocuments(documents, now, dayIn(now));
  const school = schoolOf(sortDocuments(shown.documents, log), now);
  const { settings, places, tokens } = school;
  const until = Math.min(shown.until, school.until);
  return {
    about: {
      ...settings.chat,
      name: settings.name,
      home: places.home,
      writing: places.writing,
      person: plainText(settings.chat.unknown, tokens).replaceAll("\n", " "),
    },
    passages: passagesOf(school, log),
    synonyms: (settings.chat.synonyms ?? []).map(({ words }) => words),
    ...(until < Infinity && { until }),
    parts: [],
  };
}

/** What these documents say, which stay as they are. */
export function knowledgeFrom(documents: object[], log: Log, now = new Date()): Knowledge {
  const reading = begunWith(structuredClone(documents), log, now);
  reading.parts.push(...partsToCount(reading));
  return knowledgeOf(reading);
}

function knowledgeOf({ about, stated: known, until, ...texts }: Reading): Knowledge {
  const passages = begunSinceDenials(texts.passages.map((passage) => ({ ...passage })));
  const finder = new Finder({ ...texts, passages });
  const stated = known ?? statedFrom(finder);
  const isAnywhere = ({ place }: Passage) => !place.url || place.url === about.writing?.url;
  // A FAQ that no page shows is sourced to a section that surely speaks of the same, looked for once it is asked for.
  for (const passage of passages.filter((one) => isQuestion(one) && asksSomething(one) && isAnywhere(one))) {
    const own = passage.place;
    let place: Place | undefined;
    const same = () => {
      const nearest = finder.nearest(passage, ({ kind }) => kind === "section");
      return nearest && nearest.evidence >= stated ? nearest.passage.place : own;
    };
    Object.defineProperty(passage, "place", { get: () => (place ??= same()), enumerable: true });
  }
  return { about, finder, stated, ...(until && { until }) };
}
