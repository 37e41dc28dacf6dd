import type { Figure, Unit } from "./figures.ts";
import type { Known, KnownFigures } from "./known.ts";
import type { Text } from "./texts.ts";

/** A figure, what is written around it, and the publics whose plans its document shows. */
export type PlacedFigure = {
  figure: Figure;
  text: Text;
  sentence: string;
  before: string;
  after: string;
  audiences: Set<unknown>;
};

/**
 * When a typed figure is the school's own business, and what it must agree with. A duration in a
 * text is most often something else: only what its sentence is about makes it one of ours.
 */
type Rule = {
  applies: (placed: PlacedFigure) => boolean;
  known: (figures: KnownFigures, placed: PlacedFigure) => Known[];
};

/** How far before a duration its subject may stand and still be the only one. */
const close = 25;

const always: Rule[] = [
  { applies: is("amount"), known: ({ amounts }) => amounts },
  { applies: is("hours"), known: ({ hours }) => hours },
  {
    applies: ({ figure, sentence }) => figure.kind === "time" && lesson.test(sentence),
    known: ({ times }) => times,
  },
  { applies: is("ages"), known: ({ ages }) => ages },
  { applies: is("installments"), known: ({ installments }) => installments },
  {
    applies: isGroupSize,
    known: ({ groupSize, participants }, { audiences }) => [
      ...groupSize,
      ...participants.filter(({ from }) => audiences.has(from?.audience)),
    ],
  },
];

const lesson = /cours|séance|atelier|stage|session|horaire|mercredi|samedi/i;
const group = /au plus|maximum|\bmax\b|jusqu[’']à|groupe|par (?:session|séance|classe)/i;

function is(kind: Figure["kind"]) {
  return ({ figure }: PlacedFigure) => figure.kind === kind;
}

function isGroupSize({ figure, text, before, after }: PlacedFigure): boolean {
  if (figure.kind !== "size" || /(?:à partir de|dès|au-delà d[e’']|plus de)\s*$/i.test(before)) return false;
  if (/participant/i.test(figure.text)) return true;
  const near = [text.column, before.slice(-40), after.slice(0, 30)].join(" ");
  const isNamed = /\s/.test(figure.text);
  return (isNamed ? group : /groupe|élève|places|êtes/i).test(near);
}

/** Durations, by what their sentence is about. */
const durationRules: DurationRule[] = [
  { units: ["jour", "mois", "semaine"], subject: /garanti|rembours/i, known: ({ guarantee }) => guarantee },
  {
    units: ["jour", "mois", "an"],
    subject: /suivi|support technique|accompagn/i,
    known: ({ followUp }) => followUp,
  },
  {
    units: ["heure"],
    subject: /répon[ds]|réponse|confirmation|\bsous(?=\s\d)/i,
    known: ({ reply }) => reply,
  },
  {
    units: ["jour"],
    subject: /(?:répon[ds]|réponse|confirmation).{0,40}(?:sous|dans les|en) (?=\S+ jours)/i,
    known: ({ reply }) => reply,
  },
  { units: ["minute"], subject: /\bappel\b|coup de fil/i, known: ({ call }) => call },
  { units: ["minute"], subject: /présentation/i, known: ({ presentation }) => presentation },
  {
    units: ["heure"],
    subject: /(?:séance|cours)s?(?:\s\p{L}+)?\s(?:de|dure|durent)(?=\s[\p{L}\d]+\s?h)/iu,
    known: ({ lessons }) => lessons,
  },
  { units: ["semaine"], subject: /\bblocs?\b/i, known: ({ block }) => block },
  {
    units: ["jour", "demi-journée"],
    subject: /module|intra|\bformations?\b/i,
    known: ({ modules, planDays }) => [...modules, ...planDays],
  },
  {
    units: ["jour"],
    subject: /stage|bootcamp|\bcamps?\b|vacances|session|noël|carnaval|pâques/i,
    known: ({ camps }) => camps,
  },
  {
    units: ["mois", "semaine"],
    subject: /programme|parcours|abonnement\b|formule|\bpacks?\b/i,
    known: ({ programme }) => programme,
  },
  {
    units: ["heure"],
    subject: /formule|\bpacks?\b|intra|semestre|trimestre|par élève/i,
    known: ({ planHours }) => planHours,
  },
];

type DurationRule = { units: Unit[]; subject: RegExp; known: (figures: KnownFigures) => Known[] };

/** Of what several documents give: that of the document itself, else of the camps and modules the sentence names. */
function ownOrNamed(known: Known[], { text, sentence }: PlacedFigure): Known[] {
  const own = known.filter(({ from }) => from?._id === text.document);
  if (own.length > 0) return own;
  const named = known.filter(
    ({ from }) =>
      from && from._type !== "plan" && names(from).some((name) => sentence.toLowerCase().includes(name)),
  );
  return named.length > 0 ? named : known;
}

const common = new Set("stage stages vacances bootcamp module ressources".split(" "));

/** Words that tell a document from its like: « noël », « carnaval », « marketing ». */
function names(document: Record<string, unknown>): string[] {
  const title = [document.title, document.period].filter((part) => typeof part === "string").join(" ");
  return title
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 3 && !common.has(word));
}

/** What a typed figure must agree with; undefined when it is none of the school's figures. */
export function mustAgreeWith(placed: PlacedFigure, figures: KnownFigures): Known[] | undefined {
  const { figure, text } = placed;
  if (text.path.at(-1) === "code" && figure.kind !== "amount") return undefined;
  const own = { ...placed, sentence: [text.column, placed.sentence].filter(Boolean).join(" : ") };
  const whole = { ...placed, sentence: text.row ?? placed.sentence };
  if (figure.kind === "duration")
    return durationOf(own, figures) ?? (text.row ? durationOf(whole, figures) : undefined);
  return always.find(({ applies }) => applies(own))?.known(figures, whole);
}

/** A subject right before the duration decides alone; otherwise the duration may be any subject's of the sentence. */
function durationOf(placed: PlacedFigure, figures: KnownFigures): Known[] | undefined {
  const { figure, sentence } = placed;
  const end = sentence.lastIndexOf(figure.text);
  const subjects = durationRules
    .filter(({ units, subject }) => figure.unit && units.includes(figure.unit) && subject.test(sentence))
    .map((rule) => ({ ...rule, distance: distanceBefore(rule.subject, sentence.slice(0, end)) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [nearest] = subjects;
  const deciding = nearest && nearest.distance < close ? [nearest] : subjects;
  if (deciding.length === 0) return undefined;
  const known = deciding.flatMap((rule) => ownOrNamed(rule.known(figures), placed));
  return known.filter(({ unit }) => unit === figure.unit);
}

function distanceBefore(subject: RegExp, before: string): number {
  const matches = [...before.matchAll(new RegExp(subject.source, `${subject.flags}g`))];
  const last = matches.at(-1);
  return last ? before.length - last.index - last[0].length : Number.POSITIVE_INFINITY;
}
