// Says what « Cohérence » says in the Studio, of the published content: figures that disagree with the documents,
// addresses, dead links, pictures, typography; fails if there is any. `--go-live`: what must be replaced before going live.
import { counted } from "functions/counted";

import { checkCoherence } from "./checkCoherence.ts";
import { type ToReplace, toReplaceIn } from "./goLive.ts";
import { lakeRead, liveDocuments } from "./liveDocuments.ts";
import { placeOf } from "./placeOf.ts";
import { reviewOf } from "./review.ts";

const documents = await liveDocuments().catch((error: Error) => {
  console.error(
    `Le contenu publié n’a pas pu être lu (${lakeRead} : ${error.message}). Est-ce que « npm start » tourne ?`,
  );
  process.exit(1);
});
const byId = new Map(documents.map((document) => [document._id, document]));
const left = process.argv.includes("--go-live") ? goLive() : coherence();
console.log(`Contenu lu : ${lakeRead}`);
process.exitCode = left ? 1 : 0;

function coherence(): number {
  const { findings, accepted, stale } = checkCoherence(documents);
  for (const { document, path, found, excerpt, message } of findings)
    console.log(`✗ ${document} ${placeOf(byId.get(document), path)} : ${found}. ${message}\n    ${excerpt}`);
  for (const { exception, document } of stale)
    console.log(
      `✗ ${exception._id} : l’exception « ${exception.text ?? ""} » ne sert plus${document ? ` dans ${document}` : ""}.`,
    );
  const review = reviewOf(documents);
  print(review);
  const exceptions = accepted.reduce((sum, one) => sum + one.findings.length, 0);
  console.log(
    `${counted(documents.length, "document")} en ligne : ${counted(findings.length, "point")} à vérifier, ${counted(exceptions, "nombre")} admis par ${counted(accepted.length, "exception")}, ${counted(stale.length, "exception")} sans objet, ${counted(review.length, "remarque")} sur les textes, les liens et les images.`,
  );
  return findings.length + stale.length + review.length;
}

function goLive(): number {
  const toReplace = toReplaceIn(documents);
  print(toReplace);
  console.log(
    toReplace.length
      ? `\nAvant la mise en ligne, il reste ${counted(toReplace.length, "point")}.`
      : "Rien à remplacer : le site peut être mis en ligne.",
  );
  return toReplace.length;
}

function print(remarks: ToReplace[]): void {
  for (const [group, ones] of Map.groupBy(remarks, ({ group: name }) => name)) {
    console.log(`\n${group} (${ones.length})`);
    for (const { document, title, path, what } of ones)
      console.log(`  ${title} (${document}, ${placeOf(byId.get(document), path)})${what && ` : ${what}`}`);
  }
}
