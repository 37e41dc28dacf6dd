import { expect, test } from "vitest";

import { type Email, fateOf } from "./email.ts";

const now = new Date("2026-11-12T12:00:00Z");
const waiting: Email = {
  id: "7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c12",
  kind: "acknowledgement",
  recipient: "lea@exemple.be",
  attempts: 0,
  queued_at: "2026-11-12T09:00:00Z",
  next_attempt_at: "2026-11-12T12:30:00Z",
  sent_at: null,
  given_up_at: null,
  last_error: null,
};

test.each<[string, Partial<Email>, string, string, boolean]>([
  ["is queued", {}, "En attente", "Il part dans un instant.", false],
  ["left", { sent_at: "2026-11-12T09:01:00Z" }, "Envoyé", "Aujourd’hui à 10 h 01.", true],
  [
    "was refused for now",
    { attempts: 3, last_error: "451 plus tard" },
    "En attente",
    "Nouvel essai aujourd’hui à 13 h 30. Raison : 451 plus tard",
    true,
  ],
  [
    "was given up",
    { attempts: 20, given_up_at: "2026-11-12T09:01:00Z", last_error: "550 inconnu" },
    "Échec",
    "Abandonné après 20 essais. Raison : 550 inconnu",
    true,
  ],
  [
    "went to an address that was corrected since",
    { recipient: "lae@exemple.be", sent_at: "2026-11-12T09:01:00Z" },
    "Envoyé",
    "À l’ancienne adresse, lae@exemple.be. Aujourd’hui à 10 h 01.",
    false,
  ],
  ["is held back", { next_attempt_at: "infinity" }, "Retenu", "La demande est indésirable.", false],
  [
    "is held back, as a laptop says it",
    { next_attempt_at: null },
    "Retenu",
    "La demande est indésirable.",
    false,
  ],
])("an e-mail that %s says so", (_, changes, name, text, again) => {
  const fate = fateOf({ ...waiting, ...changes }, "lea@exemple.be", now);
  expect([fate.state.name, fate.text.replaceAll(/[\u00a0\u202f]/g, " "), fate.again]).toEqual([
    name,
    text,
    again,
  ]);
});
