import assert from "node:assert/strict";
import { answerTo } from "../answer/answer-to.ts";
import { telling, wordsOf } from "./words.ts";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { someFaq, someSchool } from "../testing/school.ts";

const faqs = [
  someFaq("chien", "Les animaux sont-ils admis ?", "mon chien peut-il venir", "on accepte les chats"),
  someFaq("parking", "Où se garer ?", "y a-t-il un parking", "où laisser ma voiture"),
  someFaq("retard", "Que faire en cas de retard ?", "mon fils arrivera en retard", "bus raté, que faire"),
  someFaq("diplome", "Reçoit-on un certificat ?", "a-t-on un diplôme à la fin", "attestation de réussite"),
  someFaq("cantine", "Le repas est-il fourni ?", "y a-t-il une cantine", "faut-il un pique-nique"),
  someFaq("metro", "Quel métro prendre ?", "comment venir en tram", "quelle station est proche"),
  someFaq("langue", "Le cours est-il en français ?", "parle-t-on néerlandais", "cours en anglais possible"),
  someFaq("photo", "Publiez-vous des photos ?", "refuser les photos de mon enfant", "droit à l’image"),
  someFaq("absence", "Comment prévenir d’une absence ?", "mon enfant est malade", "absent mercredi"),
  someFaq("wifi", "Y a-t-il du wifi ?", "comment se connecter à internet", "mot de passe du réseau"),
];

/** With these the content tells how sure an answer must be. */
const numbered = [
  "salles",
  "pauses",
  "livres",
  "sorties",
  "tables",
  "projets",
  "clefs",
  "lits",
  "bancs",
  "vélos",
].map((things) => someFaq(things, `Combien de ${things} ?`, `${things} en tout`, `nombre de ${things}`));

/** What is stated, told as the nearest, or asked back with first, once this is published; to the last of what is asked. */
function foundIn(published: object[], asked: string | string[], school: object[] = someSchool()) {
  const knowledge = knowledgeFrom([...school, ...published], () => {});
  const messages = [asked].flat().map((content) => ({ role: "user" as const, content }));
  const { answer, stated, nearest } = answerTo(knowledge, messages);
  return (stated[0] ?? nearest)?.title ?? answer.offered?.[0]?.replace(/\s/g, " ");
}

Deno.test("each question is found by words near its wordings", () => {
  for (const { question, alsoAsked } of faqs)
    for (const wording of alsoAsked) assert.equal(foundIn(faqs, `dites, ${wording} chez vous`), question);
});

Deno.test("what leads up to a question takes nothing from its words", () => {
  const { finder } = knowledgeFrom([...someSchool(), ...faqs], () => {});
  const leads = ["Pouvez-vous me dire", "J’aimerais savoir", "Pourriez-vous me donner", "Je souhaite savoir"];
  for (const { question, alsoAsked } of faqs)
    for (const text of leads.map((lead) => `${lead} : ${alsoAsked[0]}`))
      assert.equal(finder.find(text).candidates[0]?.passage.title, question, text);
});

Deno.test("a slip of the pen leaves what was meant", () => {
  assert.equal(foundIn(faqs, "ya til un parkng"), "Où se garer ?");
  assert.equal(foundIn(faqs, "mon chein peut venir"), "Les animaux sont-ils admis ?");
  for (const slip of ["la cantin", "la cantinne", "la cantime", "la cnatine"])
    assert.equal(foundIn(faqs, slip), "Le repas est-il fourni ?", slip);
});

Deno.test("a word that many texts have is answered by the question that staff say is asked with it alone", () => {
  const dogs = someFaq("chien", "Les animaux sont-ils admis ?", "chien", "mon animal peut-il venir");
  const many = Array.from({ length: 12 }, (_, at) =>
    someFaq(`chiens-${at}`, `Que faire du chien ${at} ?`, `le chien du chien ${at}`, `chien, chien ${at}`),
  );
  assert.equal(foundIn([...faqs.slice(1), ...many, dogs], "Chien ?"), dogs.question);
});

Deno.test("an apostrophe that was not typed changes nothing", () => {
  assert.equal(foundIn(faqs, "cest en francais"), foundIn(faqs, "c’est en français"));
  assert.equal(foundIn(faqs, "jai raté le bus"), foundIn(faqs, "j’ai raté le bus"));
});

Deno.test("of several words that may be meant, it is the one that is written most often", () => {
  const fair = someFaq("foire", "Où est la foire ?", "foire d’automne", "les stands de la foire");
  const pear = someFaq("poire", "Qui apporte une poire ?", "poire mûre");
  assert.equal(foundIn([...faqs, pear, fair], "voire"), fair.question);
  assert.equal(foundIn([...faqs, pear], "voire"), pear.question);
});

Deno.test("who goes on to something else is not given the answer before again, however many words asked for it", () => {
  const long = "Bonjour, mon chien peut-il venir, ou les animaux sont-ils admis chez vous, chien ou chat ?";
  for (const [asked, question] of [
    ["et pour se garer ?", "Où se garer ?"],
    ["y a-t-il une cantine ?", "Le repas est-il fourni ?"],
    ["on reçoit un diplôme ?", "Reçoit-on un certificat ?"],
  ] as const)
    assert.equal(foundIn(faqs, [long, asked]), question);
});

Deno.test("who goes on about the same is answered by what both questions ask", () => {
  const prices = ["Noël", "Pâques"].map((camp) =>
    someFaq(camp, `Combien coûte le stage de ${camp} ?`, `prix du stage de ${camp}`, `tarif de ${camp}`),
  );
  const days = ["Noël", "Pâques"].map((camp) =>
    someFaq(`jours-${camp}`, `Quand a lieu le stage de ${camp} ?`, `jours du stage de ${camp}`),
  );
  const camps = [...faqs, ...prices, ...days];
  assert.equal(foundIn(camps, ["Quand a lieu le stage de Pâques ?", "et le prix ?"]), prices[1]?.question);
  assert.equal(foundIn(camps, ["Quand a lieu le stage de Noël ?", "et le prix ?"]), prices[0]?.question);
});

Deno.test("who goes on without saying for whom is still spoken to as before, and who says it is not", () => {
  const visit = someFaq("visite", "Venez-vous dans les écoles ?", "je suis professeur", "projet d’école");
  const [family, group] = [
    someFaq("jeune", "Combien coûte un trimestre ?", "prix d’un trimestre", "pour un trimestre"),
    someFaq(
      "classe",
      "Combien coûte une classe ?",
      "un trimestre pour une classe",
      "pour une classe, un trimestre",
    ),
  ] as const;
  const those = (audience: string, ...some: object[]) => some.map((one) => ({ ...one, audience }));
  const all = [...faqs, ...those("jeunes", family), ...those("ecoles", group, visit)];
  assert.equal(foundIn(all, "et pour un trimestre ?"), family.question);
  assert.notEqual(foundIn(all, ["Je suis professeur", "et pour un trimestre ?"]), family.question);
  assert.equal(foundIn(all, ["Combien coûte un trimestre ?", "et une classe ?"]), group.question);
  assert.equal(foundIn(all, ["Je suis professeur", "et pour se garer ?"]), "Où se garer ?");
});

Deno.test("who asks something else in the words that staff have typed has its answer, whatever was said before", () => {
  const course = someFaq("prix", "Combien coûtent les cours ?", "le prix", "et le prix", "les tarifs");
  const school = someFaq(
    "ecole",
    "Quels sont les tarifs pour une école ?",
    "tarifs des écoles",
    "tarif école",
  );
  const thanks = someFaq("bravo", "Bravo !", "stylé", "super, stylé");
  const week = someFaq(
    "semaine",
    "Que fait-on la première semaine ?",
    "trouver son style",
    "semaine du style",
  );
  const all = [...faqs, course, school, week, thanks];
  for (const before of ["Où se garer ?", "Le repas est-il fourni ?", "Que fait-on la première semaine ?"]) {
    assert.equal(foundIn(all, [before, "les tarifs ?"]), course.question, before);
    assert.equal(foundIn(all, [before, "stylé"]), thanks.question, before);
  }
});

Deno.test("what is mostly of something else is a question by itself, though a word of it is of what was said", () => {
  const team = someFaq("qui", "Qui a fondé l’école ?", "qui a créé l’école", "qui a eu l’idée", "c’est qui");
  const table = someFaq(
    "table",
    "Quelle est la longueur de la table, et qui la monte ?",
    "qui monte la table",
  );
  const { finder } = knowledgeFrom([...someSchool(), ...faqs, team, table], () => {});
  const leansBack = (asked: string) => finder.find(asked, "la longueur de la table").leansBack;
  assert.equal(leansBack("et qui ?"), true);
  assert.equal(leansBack("Qui a peint la Joconde ?"), false);
});

Deno.test("what was said two questions ago is still spoken of", () => {
  const prices = ["Noël", "Pâques"].map((camp) =>
    someFaq(
      camp,
      `Combien coûte le stage de ${camp} ?`,
      `le prix du stage de ${camp}`,
      `et son prix, à ${camp} ?`,
    ),
  );
  const days = ["Noël", "Pâques"].map((camp) =>
    someFaq(`jours-${camp}`, `Quand a lieu le stage de ${camp} ?`, `jours du stage de ${camp}`),
  );
  const course = someFaq("prix", "Combien coûtent les cours ?", "le prix", "et le prix", "quel est le prix");
  const camps = [...faqs, ...prices, ...days, course];
  const asked = ["Que fait-on au stage de Pâques ?", "ok super", "c’est quand ?", "et le prix ?"];
  assert.equal(foundIn(camps, asked), prices[1]?.question);
});

Deno.test("each question of a message is answered, and what is said of oneself before it changes none", () => {
  const said = (asked: string) =>
    answerTo(
      knowledgeFrom([...someSchool(), ...faqs], () => {}),
      [{ role: "user", content: asked }],
    ).answer;
  const both = said("Où se garer ? Et quel métro prendre ?");
  assert.equal(both.text.split("\n\n").length, 2);
  assert.ok(both.answered);
  const joined = said("où laisser ma voiture et quel métro prendre ?");
  assert.deepEqual([joined.text.split("\n\n").length, joined.answered], [2, true]);
  const one = said("Où se garer ? Quel est le sens de la vie ?");
  assert.deepEqual([one.text.split("\n\n").length, one.answered], [2, false]);
  for (const asked of [
    "Bonjour, je suis la maman de deux garçons qui adorent la lecture. Faut-il un pique-nique ? Merci d’avance !",
    "Mon fils est un peu timide et joue du piano.\nfaut-il un pique-nique\nBonne soirée",
  ])
    assert.equal(foundIn(faqs, asked), "Le repas est-il fourni ?", asked);
});

Deno.test("« quand », « qui » and « jour » are words, not « qu’ » or « j’ » before an English one", () => {
  for (const word of ["quand", "qui", "jour"]) assert.deepEqual(telling(wordsOf(word)), [word]);
  assert.deepEqual(wordsOf("cest jai quil"), ["c", "est", "j", "ai", "qu", "il"]);
});

Deno.test("what staff wrote for these very words is no question on what was said, where that is far less likely", () => {
  const help = someFaq(
    "aide",
    "À qui en parler ?",
    "un formateur m’a touché",
    "on m’a touché",
    "il m’a touchée",
  );
  const pay = someFaq("paie", "Combien touche un formateur ?", "combien par cours", "c’est combien par mois");
  assert.equal(foundIn([help, pay], ["C’est combien ?", "un formateur m’a touché"]), help.question);
});

Deno.test("an initial ends no sentence", () => {
  const where = someFaq("lieu", "Où se donnent les cours ?", "où exactement", "exactement ?");
  const teacher = someFaq("zoe", "Que fait Zoé V. ?", "le métier de Zoé V.", "qui est Zoé V.");
  const training = someFaq("etudes", "Qu’a étudié Zoé V. ?", "le diplôme de Zoé V.", "d’où vient Zoé V.");
  assert.match(foundIn([...faqs, where, teacher, training], "Et Zoé V. exactement ?"), /Zoé/);
});

Deno.test("a greeting or thanks before a question are not what is asked", () => {
  const thanks = someFaq("merci", "Merci !", "ok merci", "un grand merci");
  assert.equal(foundIn([...faqs, thanks], "ok merci et il y a un parking"), "Où se garer ?");
  assert.equal(foundIn([...faqs, thanks], "ok merci"), thanks.question);
  const asked = ["Où se garer et laisser ma voiture, y a-t-il un parking ?", "merci"];
  assert.equal(foundIn([...faqs, thanks], asked), thanks.question);
});

Deno.test("the answer for another number of the same is offered, and not stated", () => {
  const [two, three] = ["deux", "trois"].map((many) =>
    someFaq(
      many,
      `Combien pour ${many} enfants ?`,
      `prix pour ${many} enfants`,
      `${many} enfants, quel prix`,
    ),
  ) as [ReturnType<typeof someFaq>, ReturnType<typeof someFaq>];
  const knowledge = knowledgeFrom([...someSchool(), ...faqs, two, three], () => {});
  const said = (content: string) => answerTo(knowledge, [{ role: "user", content }]);
  assert.equal(said("quel prix pour 3 enfants").found[0]?.title, three.question);
  assert.deepEqual(
    [said("quel prix pour 5 enfants").stated.length, said("prix pour 2 enfants").stated.length],
    [0, 1],
  );
});

Deno.test("where little is published, what is like a question of the FAQ is asked back, and not stated", () => {
  const knowledge = knowledgeFrom([...someSchool(), ...faqs, ...numbered], () => {});
  for (const asked of ["Quel bus prendre ?", "cours de piano possible ?", "Le matériel est-il fourni ?"]) {
    const { answer, stated, nearest } = answerTo(knowledge, [{ role: "user", content: asked }]);
    assert.deepEqual([stated, Boolean(nearest ?? answer.offered)], [[], true], asked);
  }
});

Deno.test("an answer that is nearly sure is told as the nearest there is, with its question and a way on", () => {
  const knowledge = knowledgeFrom([...someSchool(), ...faqs, ...numbered], () => {});
  const { answer } = answerTo(knowledge, [{ role: "user", content: "Quel bus prendre ?" }]);
  const [unsure, told, on] = answer.text.replaceAll(/[^\S\n]/g, " ").split("\n\n");
  assert.equal(unsure, "Je ne sais pas répondre à coup sûr. Le plus proche de votre question :");
  assert.match(told, /^« Quel métro prendre \? » ./);
  assert.match(on, /^Si ce n’est pas cela, .*écrivez à l’équipe/);
  assert.equal(answer.answered, false);
});

Deno.test("what asks nothing is said, and offered to nobody", () => {
  const thanks = someFaq("merci", "Merci !", "merci bien", "un grand merci");
  assert.equal(foundIn([...faqs, thanks], "grand merci à tous, bien noté"), thanks.question);
});

Deno.test("a heading that calls out is offered like any other: it is nobody’s answer", () => {
  const children = [{ _type: "span", text: "Le quai est long et il y fait froid." }];
  const content = [{ _type: "block", style: "normal", children }];
  const sections = [{ _key: "quai", _type: "proseSection", title: "Tous au quai !", content }];
  const page = { _id: "page-port", _type: "page", title: "Le port", path: { current: "/port" }, sections };
  const knowledge = knowledgeFrom([...someSchool(), ...faqs, page], () => {});
  const { answer, stated } = answerTo(knowledge, [{ role: "user", content: "voisin quai" }]);
  assert.deepEqual([stated, answer.offered], [[], ["Tous au quai\u202f!"]]);
});

Deno.test("a question withdrawn is not found any more", () => {
  const others = faqs.filter(({ _id }) => _id !== "faq-parking");
  assert.notEqual(foundIn(others, "où laisser ma voiture"), "Où se garer ?");
});

Deno.test("a question reworded is found by its new words, and no longer by those of before", () => {
  const wifi = someFaq("wifi", "Y a-t-il du wifi ?", "peut-on brancher un appareil sur le réseau sans fil");
  const now = faqs.map((faq) => (faq._id === "faq-wifi" ? wifi : faq));
  assert.equal(foundIn(now, "brancher mon appareil sans fil"), wifi.question);
  assert.notEqual(foundIn(now, "le mot de passe"), wifi.question);
});

Deno.test("words that staff have put together stand for one another", () => {
  const asked = "hamster";
  assert.notEqual(foundIn(faqs, asked), "Les animaux sont-ils admis ?");
  const [settings, ...others] = someSchool() as [{ chat: object }, ...object[]];
  const chat = { ...settings.chat, synonyms: [{ words: ["chien", "chat", "hamster"] }] };
  assert.equal(foundIn(faqs, asked, [{ ...settings, chat }, ...others]), "Les animaux sont-ils admis ?");
});

Deno.test("what no question of the FAQ asks is found in the other texts", () => {
  assert.equal(foundIn(faqs, "formation intra-entreprise par groupe"), "Formation intra-entreprise");
});

Deno.test("what staff say is asked in these words comes before a text that is headed by them", () => {
  const heading = "Formation intra-entreprise";
  assert.equal(foundIn(faqs, heading), heading);
  const offices = someFaq("bureaux", "Venez-vous dans nos bureaux ?", heading.toLowerCase(), "chez nous");
  assert.equal(foundIn([...faqs, offices], heading), offices.question);
});

Deno.test("who names others than those that were spoken to finds nothing that is for these", () => {
  const [family, team] = [
    { ...someFaq("prix", "Que coûte le programme pour un jeune ?"), audience: "jeunes" },
    { ...someFaq("tarif", "Quels sont les tarifs d’une formation ?"), audience: "entreprises" },
  ];
  const synonyms = [{ words: ["jeune", "fils"] }];
  const school = someSchool().map((one) =>
    "chat" in one && one.chat ? { ...one, chat: { ...one.chat, synonyms } } : one,
  );
  const { finder } = knowledgeFrom([...school, family, team], () => {});
  const found = (asked: string) =>
    finder.find(asked, "les tarifs d’une formation pour mon équipe").candidates.map(({ passage }) => passage);
  const ofTeam = ({ audience }: { audience?: string }) => audience === "entreprises";
  assert.equal(found("et pour mon fils ?")[0]?.title, family.question);
  assert.deepEqual(found("et pour mon fils ?").filter(ofTeam), []);
  assert.notDeepEqual(found("et pour deux jours ?").filter(ofTeam), []);
});

Deno.test("for whom one asks is the public that was named last", () => {
  const faqs = ["jeunes", "entreprises"].map((audience) => ({
    ...someFaq(audience, `Combien coûte la poterie pour ${audience} ?`),
    audience,
  }));
  const { finder } = knowledgeFrom([...someSchool(), ...faqs], () => {});
  const spokenTo = (...earlier: string[]) =>
    finder.find("et combien de temps dure le tour ?", earlier.join("\n")).spokenTo;
  const [company, young] = ["la poterie pour entreprises, combien coûte-t-elle ?", "et pour des jeunes ?"];
  assert.deepEqual(
    [spokenTo(company), spokenTo(company, young), spokenTo(company, young, "ah, d’accord")],
    ["entreprises", "jeunes", "jeunes"],
  );
});

Deno.test("a number is written with spaces, and ends with its line", () => {
  assert.deepEqual(wordsOf("1 299 €"), ["1299"]);
  assert.deepEqual(wordsOf("Bloc 6\n780 €"), ["bloc", "6", "780"]);
});
