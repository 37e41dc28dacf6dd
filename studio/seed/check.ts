// Says what the Studio would refuse in the seed, where its texts disagree with its documents and where they
// depart from French typography, and fails if there is any.
import { counted } from "functions/counted";
import type { SanityDocumentLike } from "sanity";

import { checkCoherence } from "../coherence/checkCoherence.ts";
import { placeOf } from "../coherence/placeOf.ts";
import { printedTexts } from "../coherence/printed.ts";
import { typographyOf } from "../coherence/typography.ts";
import { seedDocuments } from "./documents.ts";
import { validate } from "./validate.ts";

const problems = await check(seedDocuments());
process.exitCode = problems ? 1 : 0;

async function check(documents: SanityDocumentLike[]): Promise<number> {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const refused = await validate(documents);
  for (const { level, document, field, message } of refused) {
    console.log(`${level === "error" ? "✗" : "!"} ${document} ${field} : ${message}`);
  }
  const errors = refused.filter(({ level }) => level === "error").length;

  const { findings, accepted, stale } = checkCoherence(documents);
  for (const { document, path, found, excerpt, message } of findings) {
    console.log(`✗ ${document} ${placeOf(byId.get(document), path)} : ${found}. ${message}\n    ${excerpt}`);
  }
  for (const { exception, document } of stale) {
    const where = document ? ` dans ${document}` : "";
    console.log(`✗ ${exception._id} : l’exception « ${exception.text ?? ""} » ne sert plus${where}.`);
  }

  const breaches = printedTexts(documents).flatMap((text) =>
    typographyOf(text.text).map((breach) => ({ ...text, ...breach })),
  );
  for (const { document, path, excerpt, message } of breaches) {
    console.log(`✗ ${document} ${placeOf(byId.get(document), path)} : ${message}.\n    ${excerpt}`);
  }

  const exceptions = accepted.reduce((sum, one) => sum + one.findings.length, 0);
  console.log(`${counted(documents.length, "document")}, ${counted(errors, "erreur")}.`);
  console.log(
    `Cohérence : ${counted(findings.length, "désaccord")}, ${counted(exceptions, "nombre")} admis par ${counted(accepted.length, "exception")}, ${counted(stale.length, "exception")} sans objet.`,
  );
  console.log(`Typographie : ${counted(breaches.length, "écart")}.`);
  return errors + findings.length + stale.length + breaches.length;
}
