import { parseArgs } from "node:util";
import { loadavg } from "node:os";
import { onGround, tortureOutbox, tortureTwin, unharmed } from "./run.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "120" } } });
const seconds = Number(values.seconds);

console.log(
  `Torture : 50 clients, ${seconds} s de pannes (charge de la machine : ${loadavg()[0]!.toFixed(2)}).`,
);
const { perSecond, outbox, naive } = await onGround(async (ground) => ({
  perSecond: await unharmed(ground, 10),
  outbox: await tortureOutbox(ground, seconds),
  naive: await tortureTwin(ground, Math.min(30, seconds)),
}));

console.log(`Débit sans panne : ${perSecond} demandes par seconde.`);
console.table({ "boîte d’envoi": flat(outbox), "jumeau naïf": flat(naive) });
const held = outbox.lost === 0 && outbox.doubled <= outbox.senderKills && outbox.unrecognisable === 0;
console.log(
  held
    ? "Rien n’est perdu, et au plus un e-mail par panne est répété."
    : "ÉCHEC : des demandes sont perdues ou doublées.",
);
process.exitCode = held ? 0 : 1;

function flat({ acknowledged, faults, kills, lost, doubled, unrecognisable }: typeof outbox) {
  const detail = Object.entries(faults)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
  return {
    "demandes acceptées": acknowledged,
    pannes: kills,
    détail: detail,
    perdues: lost,
    "e-mails en double": doubled,
    "dont méconnaissables": unrecognisable,
  };
}
