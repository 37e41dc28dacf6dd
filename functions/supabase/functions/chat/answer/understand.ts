import { fold } from "../search/analyse.ts";
import { rewrite } from "../search/rewrite.ts";
import type { Spelling } from "../search/spelling.ts";

export type Audience = "jeunes" | "ecoles" | "entreprises";

/** A question as the topics read it. */
export type Understanding = {
  /** Plain French words: folded, spelled right, numbers in digits. */
  words: string;
  /** As typed, folded. */
  typed: string;
  /** The words that say for whom, how long, how many, which block. */
  understood: Set<string>;
  /** The words of sentences that only tell, when another asks. */
  asides: Set<string>;
  audience?: Audience | undefined;
  /** How many months it asks about. */
  months?: number | undefined;
  /** Which block of the programme it names. */
  block?: number | undefined;
  /** How many people there are. */
  people?: number | undefined;
  /** The amounts in euros it mentions. */
  euros: number[];
};

const audiences: Record<Audience, RegExp> = {
  entreprises:
    /\b(entreprises?|societes?|pme|tpe|collaborateurs?|collaboratrices?|employee?s?|salariee?s?|(?:mon|mes|notre|nos|une|des|les|d|l|aux|former \w+) equipes?|equipes|collegues?|drh|rh|ressources humaines|intra|managers?|patron|professionnels?|pros?|business|firme|asbl|personnel|cadres|independante?s?|transformation ia|coaching|audit|sur mesure)\b/,
  ecoles:
    /\b((?:ma|nos|mes|notre|une|des|les|aux) (?:classes?|ecoles)|(?:mon|notre|une|chaque|d une|l) ecole(?! (?:d ia|ia|est|se|coute))|ecoles|mes eleves|nos eleves|je suis (?:\w+ )?(?:professeur|enseignante?|institutrice|instituteur|directeur|directrice|prof|educatrice|educateur)|enseignante?s?|athenee|college|lycee|etablissement|ecole secondaire|(?:tarifs?|prix|formules?|offres?) (?:pour )?(?:les )?ecoles?|(?:eleves|classe|classes|jeunes) de (?:\w+ )?secondaire|mes [1-7]e(?:mes?)?|(?:par|chaque) eleve|scolaires? (?!vacances)|rheto|classes? pilotes?|directeur d ecole|partenariat|(?:avec|pour|par|dans) (?:la|une|toute la|chaque) (?:classe|ecole)|(?:bootcamps?|formules?|abonnements?|tarifs?|prix|trimestre|semestre) (?:\w+ )?(?:ecoles?|scolaires?|classes?)|primaires?|(?:nos|les|vos) profs|eleves? inscrits? par)\b/,
  jeunes:
    /\b(fils|fille|filles|enfants?|ados?|adolescente?s?|jeunes?|neveu|niece|frere|soeur|familles?|parents?|maman|papa|mere|pere|garcons?|1[0-9] ans|mentorat|abonnement)\b/,
};

const audiencePages: Record<Audience, RegExp> = {
  jeunes: /^\/(tarifs|ia4school|agenda|programme)/,
  ecoles: /^\/formations-ecoles/,
  entreprises: /^\/formations-entreprises/,
};

/** Whom a page of the site speaks to, when it is one of the three. */
export const audienceOfPage = (url: string): Audience | undefined =>
  (Object.keys(audiencePages) as Audience[]).find((name) => audiencePages[name].test(url));

const durations: [RegExp, (found: RegExpExecArray) => number][] = [
  [/\b(\d{1,2}) mois\b/, (found) => Number(found[1])],
  [/\b(?:trimestr\w+|trimestre)\b/, () => 3],
  [/\b(?:semestr\w+|demi annee)\b/, () => 6],
  [/\b(?:un|1|par|au|le|chaque) mois\b|\bmensuel\w*/, () => 1],
  [/\b(?:un|1|l|une) an(?:nee)?\b|\bannuel\w*/, () => 12],
];

const blockNumber = /\b(?:blocs?|mois|module)(?: numero)? (\d)\b/;
const ordinalNumber =
  /\b(\d)(?:er|e|eme)? (?:bloc|mois)\b(?<!pour \d mois|de \d mois|programme \d mois|pack \d mois)/;
const counted =
  /\b(\d{1,3}) (?:personnes?|participants?|collaborateurs?|employes?|salaries?|collegues|eleves|jeunes|ados)\b/;
const numbering =
  /\b(?:sommes|serons|seront|serions|on est|on sera\w*|pme de|groupe de|equipe de|classe de) (?:\w+ )?(\d{1,3})\b(?! (?:ans|mois|jours))/;
const slots = [
  ...durations.map(([pattern]) => pattern),
  blockNumber,
  ordinalNumber,
  counted,
  numbering,
  /\b\d{1,2} ans\b/,
];

export function understand(text: string, spelling: Spelling): Understanding {
  const words = rewrite(text, spelling);
  const duration = durations.find(([pattern]) => pattern.test(words));
  const block = blockNumber.exec(words)?.[1] ?? ordinalNumber.exec(words)?.[1];
  const people = counted.exec(words)?.[1] ?? numbering.exec(words)?.[1];
  const euros = [
    ...fold(text)
      .replace(/(?<=\d)[\s.\u00a0\u202f](?=\d{3}\b)/g, "")
      .matchAll(/(\d{2,5})\s*(?:€|euros?\b|eur\b)|€\s*(\d{2,5})/g),
  ];
  const audience = (Object.keys(audiences) as Audience[]).find((name) => audiences[name].test(words));
  return {
    words,
    typed: fold(text),
    understood: new Set(
      [...slots, ...(audience ? [audiences[audience]] : [])].flatMap((slot) =>
        [...words.matchAll(new RegExp(slot.source, "g"))].flatMap(([found]) => found.split(" ")),
      ),
    ),
    asides: asidesOf(text, spelling),
    audience,
    months: duration && duration[1](duration[0].exec(words)!),
    block:
      /\bbloc/.test(words) || /\bmois \d\b/.test(words)
        ? block
          ? Number(block)
          : ordinalOf(words)
        : undefined,
    people: people ? Number(people) : undefined,
    euros: euros.map(([, before, after]) => Number(before ?? after)),
  };
}

/** « Ma fille débute. Que faut-il apporter ? »: only the second sentence asks. */
function asidesOf(text: string, spelling: Spelling): Set<string> {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const asks = sentences.filter((sentence) => sentence.includes("?"));
  if (!asks.length) return new Set();
  const asked = new Set(asks.flatMap((sentence) => rewrite(sentence, spelling).split(" ")));
  const told = sentences.filter((sentence) => !sentence.includes("?"));
  return new Set(
    told.flatMap((sentence) => rewrite(sentence, spelling).split(" ")).filter((word) => !asked.has(word)),
  );
}

/** « C’est où, et c’est combien ? »: each thing a message asks, when it asks several. */
export function clausesOf(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const asking = sentences.filter((sentence) => sentence.includes("?"));
  const clauses = (asking.length ? asking : sentences.slice(-1))
    .flatMap((sentence) => sentence.split(nextClause))
    .filter((clause) => /\p{L}{2}/u.test(clause));
  return clauses.length > 1 ? clauses : [];
}
const nextClause = new RegExp(
  [
    "(?:et|and)\\s(?=(?:\\S+\\s){0,5}?(?:quand|combien|où|comment|qu[eio]|quels?|quelles?|est-ce|c['’]est|faut-il|y a|peut-on|\\p{L}+-(?:il|elle|ils|elles|on|vous|t-il|t-elle|t-on)|how|what|when|where|who|is|are|do|can)(?!\\p{L}))",
    "en\\s(?=(?:hoe|hoeveel|wat|waar|wanneer|wie|kan|is er)\\s)",
  ]
    .map((clause) => `,?\\s${clause}`)
    .join("|"),
  "iu",
);

const ordinals = ["premier", "deuxieme", "troisieme", "quatrieme", "cinquieme", "sixieme"];

/** « le troisième » is 3; of six blocks « le dernier » is 6. */
export function ordinalOf(words: string): number | undefined {
  if (/\bavant dernier\b/.test(words)) return 5;
  if (/\bdernier\b/.test(words)) return 6;
  return ordinals.findIndex((ordinal) => new RegExp(`\\b${ordinal}\\b`).test(words)) + 1 || undefined;
}

/** « et le samedi ? », « c’est pour les débutants ? », « combien ? »: says little without what came before. */
export function followsUp({ words }: Understanding): boolean {
  const count = words.split(" ").length;
  return (
    count <= 2 ||
    (count <= 5 &&
      /^(pour|avec|sans|dans|en|chez|a|au|aux|par|du|de|des|un|une|le|la|les|quel|quelle|quels|quelles|combien|quand|lieu)\b/.test(
        words,
      )) ||
    (/^(et|mais|ok et|donc|alors|sinon|ou|ah)\b/.test(words) && count <= 12) ||
    (/\b(il|elle|ils|elles|ca|cela|celui|celle|celui la|suivant|precedent|c est pour|c est quand|c est combien|lequel|laquelle|y)\b/.test(
      words,
    ) &&
      count <= 8)
  );
}
