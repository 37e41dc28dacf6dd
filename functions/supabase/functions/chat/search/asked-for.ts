/** What kind of thing a question asks for, and whether a text holds such a thing. */
export type Kind = "price" | "duration" | "hour" | "date" | "share" | "count" | "age";

const money =
  /\d[\d\s\u00a0\u202f.,]*(?:€|euros?|dollars?|%)|\bgratuit|\bofferte?\b|\bdevis\b|\bcompris dans\b/i;
const length =
  /\d+(?:[.,]\d+)?[\s\u00a0\u202f-]*(?:minutes?|heures?|h\b|jours?|journées?|semaines?|mois|ans?\b|demi-journées?)|\b(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante-deux)[\s\u00a0-](?:minutes?|heures?|jours?|journées?|semaines?|mois|ans?\b|demi-journées?|séances?)|\bdemi-journée|\b(?:première|dernière) semaine/i;
const month = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const day = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";

const kinds: Record<Kind, { asked: RegExp; held: RegExp }> = {
  price: {
    asked:
      /\b(prix|tarifs?|coute\w*|cout|couts|cher|chere|chers|budget|montant|gagn\w*|salaires?|remuner\w*|factur\w*|debourser|revient|payer combien|combien (?:ca |c est|est ce|coute|pour|on paie|je paie|faut il payer|paie|paye|debours)|a combien|combien d euros)\b|^(?!.*\bdur).*\bcombien$/,
    held: money,
  },
  duration: {
    asked:
      /\b(combien (?:de |d )?(?:temps|jours|journees|semaines|mois|minutes|annees|heures|seances)|duree|durent?|durera|longtemps|combien dure)\b/,
    held: length,
  },
  hour: { asked: /\b(quelle heure|quelles heures|horaires?)\b/, held: /\b\d{1,2}\s?h(?:\d\d)?\b/i },
  date: {
    asked: /\b(quand|quelles? dates?|date|quels? jours?|quel mois|quelle periode|quel moment)\b/,
    held: new RegExp(
      `${month}|${day}|\\b(?:avant|après|début|fin|pendant|semaine|mois|jours?|heures?)\\b`,
      "i",
    ),
  },
  share: {
    asked:
      /\b(pourcentage|pour cent|ristourne de combien|remise de combien|quelle (?:remise|reduction|ristourne))\b/,
    held: /%|pour cent/,
  },
  age: {
    asked: /\b\d{1,2} ans\b|\bages?\b/,
    held: /\b\d\d(?:[\s\u00a0]?(?:-|à|et)[\s\u00a0]?\d\d)?[\s\u00a0]ans\b|\bâges?\b|\badultes?\b/i,
  },
  count: {
    asked:
      /\b(combien (?:de |d )?(?!temps|jours|journees|semaines|mois|minutes|annees|heures|seances)(?:personnes?|participants?|eleves|gens|tetes|jeunes|images?|projets?|blocs?|modules?|ecoles|entreprises|outils?|formateurs?)|jusqu a combien|nombre)\b/,
    held: /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|une?)\b/i,
  },
};
const all = Object.entries(kinds) as [Kind, { asked: RegExp; held: RegExp }][];

/** The words of a question that only say what kind of thing it asks for. */
export const kindWords = (words: string): Set<string> =>
  new Set(all.flatMap(([, { asked }]) => asked.exec(words)?.[0].split(" ") ?? []));

/** What a question (plain French words) asks for: nothing, one kind, or several. */
export const askedFor = (words: string): Kind[] =>
  all.filter(([, { asked }]) => asked.test(words)).map(([kind]) => kind);

export const holds = (text: string, kind: Kind): boolean => kinds[kind].held.test(text);
