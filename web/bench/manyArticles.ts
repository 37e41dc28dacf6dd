// `npm run bench:articles -w web -- [--count 10000] [--remove]`: generated articles put into the lake at LAKE_PORT, or
// taken out again. Their texts are recombined from the school's own, their pictures are the school's.
import { parseArgs } from "node:util";

import type { SanityClient } from "@sanity/client";
import { lakeClient, localLakeUrl } from "studio/lakeClient";

type Block = { _type: string; _key: string; style?: string; children?: { text?: string }[] };
type School = { lead: Block[]; body: Block[]; image: object; cta: object; category: object };

const batch = 100;
const idStart = "article-bench-";
/** A prime larger than the number of chapters: no text has one twice. */
const stride = 7919;
const first = Date.UTC(2016, 0, 4);
const last = Date.UTC(2025, 8, 26);

const tasks =
  `Préparer un exposé|Relire un contrat|Trier une boîte commune|Écrire un courriel délicat|Monter une vidéo courte
Résumer un long rapport|Traduire une notice|Réviser une interrogation|Imaginer un logo|Construire un quiz|Comparer trois devis
Tenir un agenda de classe|Animer une réunion|Rédiger une offre d’emploi|Illustrer un conte|Préparer un budget
Répondre aux avis des clients|Organiser un voyage d’études|Coder un premier jeu|Corriger une présentation`.split(
    /[|\n]/,
  );
const tools =
  `avec ChatGPT|avec Gemini|avec Midjourney|avec un agent|sans rien installer|à plusieurs|en français et en néerlandais
sur un téléphone|dans un tableur|avec une IA locale`.split(/[|\n]/);
const angles =
  `la méthode en cinq étapes|ce qui marche, ce qui casse|un exemple suivi de bout en bout|les questions à se poser avant
trois erreurs vues en atelier|le temps que l’on gagne vraiment|ce qu’il faut vérifier soi-même|le journal d’un mercredi après-midi
l’avis d’une classe de cinquième|une fiche à copier|combien cela coûte|quand ne pas s’en servir|les données à ne pas confier
le récit d’une petite équipe|par où commencer|un an après|ce qu’en disent les parents|les limites, sans détour
une séance d’une heure|refaire le travail à la main|deux approches comparées|le vocabulaire utile|un débat à mener
ce que nous avons retenu|la version courte|trente minutes pour essayer|ce que change la nouvelle version|un carnet d’exercices
les droits d’auteur|la suite, en pratique|de la consigne au résultat|pour celles et ceux qui doutent|une liste de contrôle
ce que la machine oublie|garder sa propre voix|mesurer le résultat|le point de vue d’un indépendant|un projet de six semaines
la bonne consigne|un outil de moins|le même travail, deux fois|apprendre à relire|faire simple|tenir dans la durée
poser un cadre|travailler à deux|repérer une invention|les sources, une par une|un essai raté, et pourquoi|la démonstration
`
    .trim()
    .split(/[|\n]/);

/** Puts articles `article-bench-00001`… at `/blog/essai-00001`…, dated from 2016 to 2025; the same ones each time. */
export async function addArticles(lake: SanityClient, count: number) {
  const school = await lake.fetch<School[]>(
    `*[_type == "article" && !string::startsWith(_id, $idStart)] | order(_id) { lead, body, image, cta, category }`,
    { idStart },
  );
  const chapters = school.flatMap(({ body }) => chaptersOf(body));
  await inBatches(lake, count, (transaction, index) =>
    transaction.createOrReplace(articleAt(index, count, school, chapters)),
  );
}

export async function removeArticles(lake: SanityClient) {
  const ids = await lake.fetch<string[]>(`*[string::startsWith(_id, $idStart)]._id`, { idStart });
  await inBatches(lake, ids.length, (transaction, index) => transaction.delete(ids[index]!));
}

type Transaction = ReturnType<SanityClient["transaction"]>;

async function inBatches(
  lake: SanityClient,
  count: number,
  change: (transaction: Transaction, index: number) => void,
) {
  for (let start = 0; start < count; start += batch) {
    const transaction = lake.transaction();
    for (let index = start; index < Math.min(start + batch, count); index++) change(transaction, index);
    await transaction.commit({ returnDocuments: false });
  }
}

function articleAt(index: number, count: number, school: School[], chapters: Block[][]) {
  const number = String(index + 1).padStart(5, "0");
  const model = school[index % school.length]!;
  const body = bodyOf(index, chapters);
  const text = textOf(body);
  const opening = textOf(body.filter(({ style }) => style === "normal"));
  const title = titleAt(index);
  return {
    _id: idStart + number,
    _type: "article",
    title,
    slug: { _type: "slug", current: `essai-${number}` },
    lead: model.lead,
    body,
    excerpt: `${title}. Un texte de l’atelier, repris pas à pas\u202f: ${opening.slice(0, 90).replace(/\s\S*$/, "")}…`,
    date: new Date(first + ((last - first) * (index + 1)) / count).toISOString().slice(0, 10),
    category: model.category,
    readTime: Math.ceil(text.split(/\s+/).length / 200),
    image: model.image,
    cta: model.cta,
  };
}

/** 10,000 different ones. */
function titleAt(index: number): string {
  const round = Math.floor(index / tasks.length);
  const task = tasks[index % tasks.length];
  const angle = angles[(index + round) % angles.length];
  const tool = tools[Math.floor(round / angles.length) % tools.length];
  return `${task} ${tool}\u202f: ${angle}`;
}

/** Chapters of the school's articles, beginning elsewhere for each, until they make 3 to 5 kB of text. */
function bodyOf(index: number, chapters: Block[][]): Block[] {
  const wanted = 3000 + ((index * 611) % 2000);
  const body: Block[] = [];
  for (let taken = 0; textOf(body).length < wanted && taken < chapters.length; taken++)
    body.push(...chapters[(index + taken * stride) % chapters.length]!);
  return body;
}

/** The chapters of a text: a heading and a few members below it. */
function chaptersOf(body: Block[]): Block[][] {
  const starts = body.flatMap(({ style }, index) => (style === "h2" ? [index] : []));
  return starts.map((start, index) =>
    body.slice(start, Math.min(start + 6, starts[index + 1] ?? body.length)),
  );
}

function textOf(body: Block[]): string {
  return body
    .flatMap(({ children }) => children ?? [])
    .map(({ text }) => text ?? "")
    .join(" ");
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { count: { type: "string", default: "10000" }, remove: { type: "boolean", default: false } },
  });
  const url = localLakeUrl();
  const lake = lakeClient(url);
  const started = performance.now();
  if (values.remove) await removeArticles(lake);
  else await addArticles(lake, Number(values.count));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const articles = await lake.fetch<number>(`count(*[_type == "article"])`);
  console.log(`${articles} articles in the lake at ${url}, after ${seconds} s`);
}
