import { expect, test } from "vitest";

import { personPage } from "./personPage.ts";
import { someRequest } from "./someRequest.ts";

test("all that is kept of a person is said in French, and what they typed is text", () => {
  const email = {
    id: "9d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c12",
    kind: "acknowledgement",
    recipient: "zoe@exemple.be",
    attempts: 1,
    queued_at: "2026-11-12T09:32:00Z",
    next_attempt_at: null,
    sent_at: "2026-11-12T09:32:10Z",
    given_up_at: null,
    last_error: null,
  };
  const note = { author: "nadia@ecole.be", created_at: "2026-11-12T10:00:00Z", text: "Rappeler lundi." };
  const request = { ...someRequest({ message: "<b>Bonjour</b>" }), emails: [email], notes: [note] };
  const written = personPage({
    person: "zoe@exemple.be",
    exported_at: "2026-11-20T09:00:00Z",
    requests: [request],
    emails: [],
  });
  const page = written.replaceAll(/\s/g, " ");
  expect(page).toContain("<h1>Données gardées de zoe@exemple.be</h1>");
  expect(page).toContain("<tr><th>Nom</th><td>Zoé Janssens</td></tr>");
  expect(page).toContain("<td>&lt;b&gt;Bonjour&lt;/b&gt;</td>");
  expect(page).toContain("À la personne : accusé de réception (envoyé). Le 12 novembre 2026");
  expect(page).toContain("Rappeler lundi.");
  expect(page).not.toMatch(/trap|null|undefined|E-mails au sujet/);
});
