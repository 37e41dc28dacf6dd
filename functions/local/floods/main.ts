import { parseArgs } from "node:util";
import { runFloods } from "./floods.ts";

const { values } = parseArgs({ options: { calls: { type: "string", default: "10000" } } });
const reports = await runFloods(Number(values.calls));

console.table(
  Object.fromEntries(
    reports.map(
      ({ flood, calls, answers, stored, toVictim, toOthers, toSchool, honestSent, honestStored }) => [
        flood,
        {
          appels: calls,
          réponses: Object.entries(answers)
            .map(([status, count]) => `${status} × ${count}`)
            .join(", "),
          enregistrées: stored,
          "e-mails à la victime": toVictim,
          "à d’autres": toOthers,
          "à l’école": toSchool,
          honnêtes: `${honestStored} sur ${honestSent}`,
        },
      ],
    ),
  ),
);
const held = reports.every(
  ({ toVictim, honestSent, honestStored }) => toVictim <= 1 && honestStored === honestSent,
);
console.log(
  held
    ? "La victime reçoit un e-mail au plus, et chaque demande honnête est enregistrée."
    : "ÉCHEC : une victime est inondée, ou une demande honnête refusée.",
);
process.exitCode = held ? 0 : 1;
