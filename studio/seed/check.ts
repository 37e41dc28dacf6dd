// Prints what the Studio would refuse in the seed, and fails if there is any.
import { seedDocuments } from "./documents.ts";
import { validate } from "./validate.ts";

const documents = seedDocuments();
const findings = await validate(documents);
for (const { level, document, field, message } of findings) {
  console.log(`${level === "error" ? "✗" : "!"} ${document} ${field} : ${message}`);
}
const errors = findings.filter(({ level }) => level === "error").length;
console.log(`${documents.length} documents, ${errors} erreurs.`);
process.exitCode = errors ? 1 : 0;
