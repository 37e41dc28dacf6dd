import assert from "node:assert/strict";
import { createWords } from "./read-words.ts";

Deno.test("words come from the lake's documents, and are kept when it does not answer any more", async () => {
  const content = {
    texts: [{ _id: "emailText-acknowledgement", subject: "Merci !", content: null, note: null }],
    settings: { name: "L’école", facts: { replyDelay: "deux jours", groupSize: 12 } },
  };
  const asked: URL[] = [];
  const lake = Deno.serve({ port: 0, onListen: () => {} }, (request) => {
    asked.push(new URL(request.url));
    return Response.json({ result: content });
  });
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const words = createWords({ lake: { url, dataset: "production" }, log: () => {} });
  assert.deepEqual(
    [(await words("acknowledgement")).subject, (await words("acknowledgement")).school],
    ["Merci\u202f!", "L’école"],
  );
  await lake.shutdown();
  assert.equal((await words("acknowledgement")).subject, "Merci\u202f!");
  assert.equal(asked.length, 1);
  assert.equal(asked[0].searchParams.get("perspective"), "published");
});

Deno.test("an edition without classes takes the times of another's out of no e-mail", async () => {
  const children = [{ _type: "fact", text: null, name: "classTimes" }];
  const content = {
    texts: [{ _id: "emailText-acknowledgement", content: [{ children }] }],
    settings: { name: "L’école" },
    editions: [
      {
        _id: "edition-open",
        firstDay: "2198-11-01",
        lastDay: "2199-04-30",
        enrolment: "open",
        classes: [{ day: "monday", hours: "17h-19h" }],
      },
      { _id: "edition-next", firstDay: "2199-11-01", lastDay: "2200-04-30", enrolment: null, classes: null },
    ],
  };
  const lake = Deno.serve({ port: 0, onListen: () => {} }, () => Response.json({ result: content }));
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const { paragraphs } = await createWords({ lake: { url, dataset: "production" }, log: () => {} })(
    "acknowledgement",
  );
  assert.deepEqual(paragraphs, ["le lundi\u00a0(17h-19h)"]);
  await lake.shutdown();
});

Deno.test("an edition that staff saved half-way is left out and named in the log, the others stay; so is a fact that is no text", async () => {
  const children = (name: string) => ({ children: [{ _type: "fact", text: null, name }] });
  const whole = { firstDay: "2199-11-01", lastDay: "2200-04-30", enrolment: "open" };
  const content = {
    texts: [{ _id: "emailText-acknowledgement", content: ["classTimes", "ages"].map(children) }],
    settings: { name: "L’école", facts: { ages: {} } },
    editions: [
      { ...whole, _id: "edition-half", classes: [{ day: "tuesday", hours: null }] },
      { ...whole, _id: "edition-whole", classes: [{ day: "monday", hours: "17h-19h" }] },
    ],
  };
  const logged: unknown[] = [];
  const lake = Deno.serve({ port: 0, onListen: () => {} }, () => Response.json({ result: content }));
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const words = createWords({ lake: { url, dataset: "production" }, log: (event) => logged.push(event) });
  assert.deepEqual((await words("acknowledgement")).paragraphs, ["le lundi\u00a0(17h-19h)"]);
  assert.deepEqual(logged, [{ event: "edition_left_out", id: "edition-half" }]);
  await lake.shutdown();
});

Deno.test("what stands in the lake though the Studio would refuse it costs no e-mail, nor any of the other words", async () => {
  const paragraph = (text: unknown) => ({ children: [{ _type: "span", text }] });
  const noDay = { firstDay: "2199-99-99", lastDay: "2200-04-30" };
  const content = {
    texts: [
      { _id: "emailText-notification", subject: 7, content: {} },
      {
        _id: "emailText-acknowledgement",
        subject: "Merci",
        content: [null, paragraph(7), paragraph("À vite")],
      },
    ],
    settings: { name: 7, facts: [], contact: { phone: {}, email: "nous@ecole.example" } },
    editions: [{ ...noDay, _id: "edition", enrolment: "open" }],
    subjects: {
      documents: [
        { _type: "article", name: {} },
        { _type: "session", name: "Portes ouvertes", ...noDay },
        { _type: "session", name: "Présentation", firstDay: "2027-02-24", lastDay: "9" },
        { _type: "edition", firstDay: "2027-04-12", classes: [null] },
        { _type: "camp", name: "Stage" },
      ],
      button: {},
      cards: "Partenariat",
    },
  };
  const lake = Deno.serve({ port: 0, onListen: () => {} }, () => Response.json({ result: content }));
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const words = createWords({ lake: { url, dataset: "production" }, log: () => {} });
  assert.equal((await words("notification")).subject, "Nouvelle demande");
  const { subject, paragraphs } = await words("acknowledgement");
  assert.deepEqual([subject, paragraphs], ["Merci", ["À vite"]]);
  for (const about of [
    "Stage, prochaine date",
    "Présentation, le 24\u00a0février 2027",
    "Programme, édition 2026-2027",
  ])
    assert.equal((await words("acknowledgement", about)).about, about);
  await lake.shutdown();
});

Deno.test("what inserts a fact that the school has not given is left out of an e-mail, as the site leaves it out", async () => {
  const paragraph = (text: string, name: string) => ({
    children: [
      { _type: "span", text },
      { _type: "fact", name },
    ],
  });
  const content = {
    texts: [
      {
        _id: "emailText-acknowledgement",
        content: [paragraph("Réponse sous ", "replyDelay"), paragraph("Cours ", "classTimes")],
        note: [
          paragraph("L’équipe, ", "name"),
          paragraph("Vos données : ", "dataContact"),
          paragraph("Âges : ", "ages"),
          paragraph("Appelez-nous au ", "phone"),
        ],
      },
    ],
    settings: {
      name: "L’école",
      facts: { replyDelay: "deux jours", ages: " " },
      contact: { phone: "À compléter" },
    },
  };
  const lake = Deno.serve({ port: 0, onListen: () => {} }, () => Response.json({ result: content }));
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const words = createWords({ lake: { url, dataset: "production" }, log: () => {} });
  const { paragraphs, note } = await words("acknowledgement");
  assert.deepEqual([paragraphs, note], [["Réponse sous deux jours"], ["L’équipe, L’école"]]);
  await lake.shutdown();
});

Deno.test("a lake that does not answer is logged, and costs no e-mail", async () => {
  const logged: unknown[] = [];
  const lake = { url: "http://127.0.0.1:1", dataset: "production" };
  const words = createWords({ lake, log: (event) => logged.push(event) });
  assert.equal((await words("notification")).subject, "Nouvelle demande");
  assert.deepEqual(logged, [{ event: "words_not_read", reason: "TypeError" }]);
});

Deno.test("what a request is about is named where the school's own content calls it so, and never as it was typed", async () => {
  const content = {
    texts: [],
    settings: null,
    subjects: {
      documents: [
        { _type: "plan", name: "Pack 3 mois" },
        { _type: "trainingModule", name: "Ressources humaines", firstDay: null },
        { _type: "camp", name: "Stage d'hiver" },
        { _type: "session", name: "Portes ouvertes", firstDay: "2027-02-24", lastDay: "2027-02-24" },
        { _type: "edition", firstDay: "2027-04-12", lastDay: "2027-07-09", classes: null },
        { _type: "edition", firstDay: "2027-04-12", classes: [{ day: "tuesday", hours: "18h-20h" }] },
      ],
      button: "Nous écrire",
      cards: ["Partenariat", null],
    },
  };
  const lake = Deno.serve({ port: 0, onListen: () => {} }, () => Response.json({ result: content }));
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const words = createWords({ lake: { url, dataset: "production" }, log: () => {} });
  for (const subject of [
    "Pack 3\u00a0mois",
    "Stage d’hiver, prochaine date",
    "Portes ouvertes, le 24\u00a0février 2027",
    "Portes ouvertes, prochaine date",
    "Programme, prochaine rentrée",
    "Programme, édition du 12\u00a0avril 2027, le mardi\u00a0(18h-20h)",
    "Ressources humaines",
    "Nous écrire",
    "Partenariat",
  ])
    assert.equal((await words("acknowledgement", subject)).about, subject);
  for (const subject of [null, "", "Achetez maintenant", "Pack 3\u00a0mois, moins cher chez nous"])
    assert.equal((await words("acknowledgement", subject)).about, undefined);
  await lake.shutdown();
});
