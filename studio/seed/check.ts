// Says what the Studio would refuse in the seed, where its texts disagree with its documents and where they
// depart from French typography, and fails if there is any. `--go-live`: what must be replaced before going live.
import { checkCoherence } from "../coherence/checkCoherence.ts";
import { toReplaceIn } from "../coherence/goLive.ts";
import { placeOf } from "../coherence/placeOf.ts";
import { printedTexts } from "../coherence/printed.ts";
import { typographyOf } from "../coherence/typography.ts";
import { seedDocuments } from "./documents.ts";
import { validate } from "./validate.ts";

const documents = seedDocuments();
const byId = new Map(documents.map((document) => [document._id, document]));
const problems = process.argv.includes("--go-live") ? goLive() : await check();
process.exitCode = problems ? 1 : 0;

async function check(): Promise<number> {
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
  console.log(`${documents.length} documents, ${errors} erreurs.`);
  console.log(
    `Cohérence : ${findings.length} désaccords, ${exceptions} nombres acceptés par ${accepted.length} exceptions, ${stale.length} sans objet.`,
  );
  console.log(`Typographie : ${breaches.length} écarts.`);
  return errors + findings.length + stale.length + breaches.length;
}

function goLive(): number {
  const left = toReplaceIn(documents);
  for (const [group, ones] of Map.groupBy(left, ({ group: name }) => name)) {
    console.log(`\n${group} (${ones.length})`);
    for (const { document, title, path, what } of ones) {
      console.log(`  ${title} (${document}, ${placeOf(byId.get(document), path)}) : ${what}`);
    }
  }
  console.log(
    left.length
      ? `\nAvant la mise en ligne, il reste ${left.length} points.`
      : "Rien à remplacer : le site peut être mis en ligne.",
  );
  return left.length;
}
