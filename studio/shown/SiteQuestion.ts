import {
  defer,
  EMPTY,
  expand,
  type Observable,
  share,
  startWith,
  Subject,
  switchMap,
  tap,
  timer,
} from "rxjs";

import { siteUrl } from "../environment.ts";
import { siteAnswerPath } from "./siteAnswer.ts";

/** What is known: `answer` is missing before the first one, and where the site gave none. */
export type Followed<Answer> = { asked: boolean; answer?: Answer | undefined };

/** What the site may take to answer, in milliseconds. */
const patience = 8_000;

/** A question to the site: asked once, however many follow it, and again while there is something to wait for. */
export class SiteQuestion<Answer> {
  /** It stays when nobody follows: a new revision is known to be on its way before the site is asked. */
  known: Followed<Answer> = { asked: false };
  /** The published revisions, as those who follow read them. */
  readonly revisions = new Map<string, string | undefined>();
  /** What the site says from now on. */
  readonly told: Observable<Followed<Answer>>;
  readonly #again = new Subject<number>();

  /**
   * @param search what is asked, as the site's address has it.
   * @param pauseAfter when the site is asked again, in milliseconds; undefined for never.
   */
  constructor(
    search: Record<string, string>,
    pauseAfter: (
      known: Followed<Answer>,
      revisions: ReadonlyMap<string, string | undefined>,
      tries: number,
    ) => number | undefined,
  ) {
    const ask = defer(async () => ({ asked: true, answer: await answerTo<Answer>(search) }));
    const askIn = (pause: number) => timer(pause).pipe(switchMap(() => ask));
    this.told = this.#again.pipe(
      startWith(0),
      // What was asked before the newest question no longer counts.
      switchMap((pause) =>
        askIn(pause).pipe(
          expand((known: Followed<Answer>, tries) => {
            const next = pauseAfter(known, this.revisions, tries);
            return next === undefined ? EMPTY : askIn(next);
          }),
        ),
      ),
      tap((known) => (this.known = known)),
      share(),
    );
  }

  /** @returns what ends it. */
  readonly follow = (tell: () => void): (() => void) => {
    const following = this.told.subscribe(tell);
    return () => following.unsubscribe();
  };

  /** Asks those who follow it anew. @param pause in milliseconds. */
  askAgain(pause = 0): void {
    this.#again.next(pause);
  }
}

/** One question for each document, or each type. */
export function siteQuestions<Answer>(begin: (about: string) => SiteQuestion<Answer>) {
  const begun = new Map<string, SiteQuestion<Answer>>();
  return (about: string): SiteQuestion<Answer> => {
    const question = begun.get(about) ?? begin(about);
    begun.set(about, question);
    return question;
  };
}

async function answerTo<Answer>(search: Record<string, string>): Promise<Answer | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const url = `${siteUrl}${siteAnswerPath}?${new URLSearchParams(search).toString()}`;
    const response = await fetch(url, { signal, credentials: "omit" });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
