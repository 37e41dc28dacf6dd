import { dayIn } from "functions/brussels";
import { schoolFacts } from "functions/edition";
import { withFrenchTypography } from "functions/french-typography";
import { inEuros } from "functions/in-euros";
import type { SanityDocumentLike } from "sanity";

import { type AmountName, amountsOf } from "./amounts.ts";
import { datedEditions } from "./datedEditions.ts";
import { textsOf, type Inserted, type Text, untyped } from "./texts.ts";

/** Every text of these documents as the site prints it, prices and facts in place. */
export function printedTexts(documents: SanityDocumentLike[], today = dayIn(new Date())): Text[] {
  const inserted = insertedIn(documents, today);
  return (
    documents
      .flatMap((document) => textsOf(document, inserted))
      // A line that inserts what is not known is not printed.
      .filter(({ text }) => !text.includes(untyped))
  );
}

type Settings = Parameters<typeof schoolFacts>[0];

function insertedIn(documents: SanityDocumentLike[], today: string): Inserted {
  const own = documents.find(({ _type }) => _type === "settings") as Partial<Settings> | undefined;
  // As the site sets them: what is amiss in one is said of the settings, not of each text that inserts it.
  const facts = withFrenchTypography(
    schoolFacts({ facts: {}, ...own }, datedEditions(documents, today), today),
  );
  return (token) => {
    if (token._type === "fact") return facts[String(token.name)] || untyped;
    const plan = documents.find(({ _id }) => _id === (token.plan as { _ref?: string } | undefined)?._ref);
    const amount = plan && amountsOf(plan, documents, today)[(token.amount ?? "price") as AmountName];
    return amount === undefined ? untyped : inEuros(amount);
  };
}
