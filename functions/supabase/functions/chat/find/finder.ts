import { asksSomething, type Passage } from "../content/passage.ts";
import { type Counts, countsOf, type Source } from "./counts.ts";
import { Recogniser } from "./recogniser.ts";
import { sentencesOf } from "./sentences.ts";
import { type Groups, groupsFrom } from "./synonyms.ts";
import { asWord } from "./traits.ts";
import { stemOf, stemsIn, telling, wordsOf } from "./words.ts";
import { type Candidate, isTitled, startingWith, writtenAs } from "./written.ts";

/** What is found, lists of words that stand for one another, and what was counted of the passages, of so many together in turn. */
export type Texts = { passages: Passage[]; synonyms: string[][]; parts: Counts[] };

/** Of a passage, by its place among them. */
type IsMeant = (at: number) => boolean;

const most = 20;
/** So many characters are counted in one go: in a small part of the time that a hosted instance may work. */
const atOnce = 500_000;
/** What was said before counts by so much beside what a question says. */
const saidCounts = 0.5;
/** A question speaks for an answer where it speaks by so much of what it does for the one that it speaks most for. */
const ofItself = 0.3;
/** It may be for those that were spoken of, where so much of what it speaks for most speaks for something of theirs. */
const asWell = 0.7;
/** Where something of theirs is spoken for by so much, it is not sure that who asks thinks of others now. */
const perhaps = 0.5;

/** Everything published, and which of it answers a question. */
export class Finder {
  readonly passages: readonly Passage[];
  readonly #recogniser: Recogniser;
  readonly #groupsOf: Groups;
  /** What documents are called, each by the words that tell it from others. */
  readonly #names: string[][];
  /** The publics that something is for. */
  readonly #audiences: string[];
  #published: Set<string> | undefined;

  constructor({ passages, synonyms, parts }: Texts) {
    this.passages = passages;
    this.#groupsOf = groupsFrom(synonyms);
    this.#recogniser = new Recogniser(parts, this.#groupsOf);
    this.#audiences = [...new Set(passages.flatMap(({ audience }) => audience ?? []))];
    this.#names = passages.flatMap(({ name }) => (name ? [telling(wordsOf(name))] : []));
  }

  /** Whether a word stands in what the school publishes, as it is written or with a small letter. */
  publishes = (word: string): boolean => {
    this.#published ??= new Set(this.passages.flatMap(({ title, text }) => piecesOf(`${title} ${text}`)));
    return piecesOf(word).every((part) =>
      [part, part.toLowerCase()].some((one) => this.#published!.has(one)),
    );
  };

  /**
   * The likeliest answers to a question; of what it names by all its name, those that speak of it.
   * @param earlier What was said before, line by line, which it may follow up on: that counts less, but as much where it leans
   * back.
   * @returns `spokenTo`: for whom what was said is; `isTheirsPerhaps`: whether the question may be too, though it is likelier
   * for others: what is for them comes first then.
   */
  find(text: string, earlier = "") {
    const asks = this.#evidence(text);
    const asked = new Set(wordsOf(text));
    const named = this.#names.filter((name) => name.every((word) => asked.has(word))).flat();
    const speaksOfIt = this.#recogniser.having(named.map(stemOf));
    const candidates = this.#writtenFirst(text, this.#likeliest(asks, speaksOfIt));
    const [first] = candidates;
    // What is only polite follows up on nothing, nor does a question as the FAQ words it, nor what nobody speaks of.
    const isHeard = Math.max(...asks) > 0 || telling(wordsOf(text)).length === 0;
    if (!earlier || !first || !isHeard || !asksSomething(first.passage) || isTitled(first.passage, text))
      return { candidates, leansBack: false, spokenTo: undefined, isTheirsPerhaps: false };
    return this.#findAfter(earlier, text, asks, first, speaksOfIt);
  }

  #findAfter(earlier: string, text: string, asks: Float32Array, first: Candidate, speaksOfIt: IsMeant) {
    const { audience: likely } = first.passage;
    const before = this.#evidence(earlier);
    const spokenTo = this.#audienceOf(earlier, before);
    const isTheirs = this.#isMeantFor(spokenTo, asks, first, asWell);
    const meantFor = isTheirs ? spokenTo : this.isNamed(likely, text) && likely;
    const isForOthers = ({ audience }: Passage) => meantFor && audience && audience !== meantFor;
    const own = asks.map((evidence, at) => (isForOthers(this.passages[at]!) ? -Infinity : evidence));
    const leansBack = isTheirs || this.#leansBack(text, first, own, before);

    const isAsked = nearMost(own);
    const both = own.map((evidence, at) => (evidence + before[at]!) / Math.SQRT2);
    const mostly = own.map((evidence, at) => evidence + saidCounts * Math.max(0, before[at]!));
    const asked = this.#likeliest(leansBack ? both : mostly, (at) => isAsked(at) && speaksOfIt(at));
    const candidates = asked
      .slice(0, 2)
      .reduceRight((all, one) => startingWith(one, all), this.#likeliest(both, speaksOfIt));
    const found = leansBack ? candidates : this.#writtenFirst(text, candidates);
    const isTheirsPerhaps = !meantFor && this.#isMeantFor(spokenTo, asks, found[0]!, perhaps);
    const theirs = isTheirsPerhaps && found.find(({ passage: { audience } }) => audience === spokenTo);
    return { candidates: theirs ? startingWith(theirs, found) : found, leansBack, spokenTo, isTheirsPerhaps };
  }

  /**
   * Whether a question leans on what was said before: its likeliest answer has nothing to do with that, and another has,
   * which says all of it that the likeliest does.
   */
  #leansBack(text: string, first: Candidate, own: Float32Array, before: Float32Array): boolean {
    const likeliest = this.passages.indexOf(first.passage);
    const said = this.#stemsOf(text, likeliest);
    // What is mostly of something else is a question by itself: « Qui a peint la Joconde ? »
    if (before[likeliest]! > 0 || said.length < telling(wordsOf(text)).length / 2) return false;
    // What staff wrote for these very words is what is asked, unless another is nearly as likely.
    const isAsked = nearMost(own, first.evidence === Infinity ? asWell : ofItself);
    const [wasSaid, asWellSaid] = [nearMost(before), this.#recogniser.having(said)];
    return own.some((_, at) => isAsked(at) && wasSaid(at) && asWellSaid(at));
  }

  /** What a wording of a question would be taken for, had it not been typed. */
  findAnew = (text: string, own: Passage): Candidate[] =>
    this.#likeliest(this.#evidence(text, this.passages.indexOf(own)));

  /** The one of some passages that speaks most of the same things as this one. */
  nearest = ({ title, text }: Passage, isMeant: (passage: Passage) => boolean): Candidate | undefined =>
    this.#likeliest(this.#evidence(`${title} ${text}`), (at) => isMeant(this.passages[at]!))[0];

  /** How much of a passage's title a question says in its words, 0 to 1; one that says anything else, nothing of it. */
  likenessTo({ title }: Passage, text: string): number {
    const [titled, asked] = [new Set(stemsIn(title)), new Set(stemsIn(text))];
    return [...asked].every((stem) => titled.has(stem)) ? asked.size / titled.size : 0;
  }

  /** Of likely answers first the one that staff wrote for these very words, if any: it has them all. */
  #writtenFirst(text: string, likely: Candidate[]): Candidate[] {
    const [words, said] = [wordsOf(text), telling(wordsOf(text))];
    const having = this.#recogniser.having((said.length ? said : words).map(asWord));
    const passages = likely.map(({ passage }) => passage);
    const written = writtenAs(
      text,
      passages.filter((passage) => having(this.passages.indexOf(passage))),
    );
    return written ? startingWith({ passage: written, evidence: Infinity }, likely) : likely;
  }

  /** What of a text one passage says, as words begin. */
  #stemsOf = (text: string, at: number) =>
    telling(wordsOf(text))
      .map(stemOf)
      .filter((stem) => this.#recogniser.having([stem])(at));

  #evidence = (text: string, own?: number) => this.#recogniser.evidence(wordsOf(text), own);

  /** For whom what was said is: the public that was named last, else that of what it speaks for most. */
  #audienceOf(earlier: string, before: Float32Array): string | undefined {
    for (const said of earlier.split("\n").toReversed()) {
      const [named, ...others] = this.#audiences.filter((audience) => this.isNamed(audience, said));
      if (named && others.length === 0) return named;
    }
    return this.passages[mostIn(before)]?.audience;
  }

  /** Whether a text names a public, by its name or what stands for it. */
  isNamed(audience: string | undefined, text: string): boolean {
    const names = new Set(stemsIn(audience ?? "").flatMap((stem) => [stem, ...this.#groupsOf(stem)]));
    return stemsIn(text).some((stem) => [stem, ...this.#groupsOf(stem)].some((one) => names.has(one)));
  }

  /** Whether a question may be for those that were spoken to, though its likeliest answer is for others. */
  #isMeantFor(
    spokenTo: string | undefined,
    own: Float32Array,
    { passage }: Candidate,
    part: number,
  ): boolean {
    const least = part * own[this.passages.indexOf(passage)]!;
    const isTheirs = ({ audience }: Passage, at: number) => audience === spokenTo && own[at]! >= least;
    const isForOthers = Boolean(passage.audience && spokenTo) && passage.audience !== spokenTo;
    return isForOthers && this.passages.some(isTheirs);
  }

  #likeliest(evidence: Float32Array, isMeant: IsMeant = () => true): Candidate[] {
    const likely = [...this.passages.keys()].filter((at) => evidence[at]! > -Infinity && isMeant(at));
    const inOrder = likely.toSorted((one, other) => evidence[other]! - evidence[one]!).slice(0, most);
    return inOrder.map((at) => ({ passage: this.passages[at]!, evidence: evidence[at]! }));
  }
}

const mostIn = (evidence: Float32Array) => evidence.indexOf(Math.max(...evidence));

/** Where evidence comes near what there is most of. */
function nearMost(evidence: Float32Array, part = ofItself) {
  const least = part * Math.max(0, ...evidence);
  return (at: number) => evidence[at]! >= least;
}

const piecesOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** What is yet to be counted of the passages, part by part. */
export function* partsToCount({ passages, synonyms, parts }: Texts): Iterable<Counts> {
  let length = 0;
  const partOf = (passage: Passage) => {
    const before = length;
    length += lengthOf(passage);
    return Math.floor(before / atOnce);
  };
  const groupsOf = groupsFrom(synonyms);
  for (const part of [...Map.groupBy(passages, partOf).values()].slice(parts.length))
    yield countsOf(part.values().map(sourceOf), groupsOf);
}

const lengthOf = ({ title, text, alsoAsked = [] }: Passage) =>
  alsoAsked.reduce((sum, wording) => sum + wording.length, title.length + text.length);

/** How a passage is spoken of: by its title, and a question in its other wordings, another text sentence by sentence. */
function sourceOf({ kind, title, context, place, text, alsoAsked = [] }: Passage): Source {
  const others = kind === "faq" ? [...alsoAsked, text] : [`${context} ${place.title}`, ...sentencesOf(text)];
  return [title, title, ...new Set([title, ...others])].map(wordsOf);
}
