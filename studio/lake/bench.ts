// How long queries like the site's and the Studio's take over 10,000 documents: `node bench.ts`
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createLake } from "./src/createLake.ts";

const documents = 10_000;
const repetitions = 15;

const folder = mkdtempSync(join(tmpdir(), "lake-bench-"));
const lake = await createLake({ data: folder, access: "open" });
const api = `${lake.clientConfig.apiHost}/v2025-02-19/data`;
const reference = (id: string) => ({ _type: "reference", _ref: id });
const keyed = <Item extends object>(items: Item[]) =>
  items.map((item, index) => ({ _key: `k${index}`, ...item }));

function* sampleDocuments() {
  for (let n = 0; n < 100; n++)
    yield { _id: `plan-${n}`, _type: "plan", title: `Formule ${n}`, price: n * 10 };
  for (let n = 0; n < 100; n++) yield { _id: `author-${n}`, _type: "person", name: `Personne ${n}` };
  for (let n = 0; n < 800; n++) {
    const sections = keyed([
      { _type: "hero", heading: `Page ${n}` },
      { _type: "pricing", plans: keyed([n, n + 1, n + 2].map((plan) => reference(`plan-${plan % 100}`))) },
      {
        _type: "text",
        body: keyed([
          { _type: "block", children: keyed([{ _type: "span", text: `Un stage de robotique ${n}` }]) },
        ]),
      },
    ]);
    yield { _id: `page-${n}`, _type: "page", path: { current: `/page-${n}` }, title: `Page ${n}`, sections };
  }
  for (let n = 0; n < documents - 1000; n++) {
    const publishedAt = new Date(Date.UTC(2020, 0, 1 + (n % 2000))).toISOString();
    const author = reference(`author-${n % 100}`);
    yield {
      _id: `post-${n}`,
      _type: "post",
      title: `Article ${n} sur l’IA`,
      slug: { current: `article-${n}` },
      publishedAt,
      author,
      tags: [`t${n % 20}`],
    };
  }
}

async function mutate(mutations: object[]) {
  const response = await fetch(`${api}/mutate/production`, {
    method: "POST",
    body: JSON.stringify({ mutations }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const queries: Record<string, string> = {
  "page by path, with its plans":
    '*[_type == "page" && path.current == "/page-500"][0]{..., sections[]{..., plans[]->{title, price}}}',
  "document by id": '*[_id == "post-4000"][0]{title, author->{name}}',
  "latest ten posts":
    '*[_type == "post"] | order(publishedAt desc)[0...10]{title, "slug": slug.current, author->{name}}',
  "posts, page 50 of a list": '*[_type == "post"] | order(publishedAt desc, _id asc)[490...500]{title}',
  "posts with a tag": '*[_type == "post" && "t7" in tags] | order(title asc)[0...20]{title}',
  "all paths": '*[_type == "page" && defined(path.current)]{"path": path.current, _updatedAt}',
  "referring to a person": '*[references("author-7")]{_id, title}',
  "people and their posts":
    '*[_type == "person"]{name, "posts": *[_type == "post" && references(^._id)] | order(publishedAt desc)[0...3]{title}}',
  "count by type": '{"posts": count(*[_type == "post"]), "pages": count(*[_type == "page"])}',
  "Studio list": '*[_type == "post"] | order(_updatedAt desc, _id asc)[0...100]{_id, _type, _updatedAt}',
  "Studio search":
    '*[_type in ["page", "post", "plan"] && (title match "robot*" || pt::text(sections[2].body) match "robot*")]{_type, _id, "w0": title} | order(_id asc)[0...1000]',
};

async function ask(query: string, perspective: string) {
  const started = performance.now();
  const address = `${api}/query/production?${new URLSearchParams({ query, perspective })}`;
  const response = await fetch(address);
  const { result, error } = (await response.json()) as { result: unknown; error?: object };
  if (error) throw new Error(JSON.stringify(error));
  return { time: performance.now() - started, rows: Array.isArray(result) ? result.length : 1 };
}

const started = performance.now();
const all = [...sampleDocuments()];
for (let index = 0; index < all.length; index += 500)
  await mutate(all.slice(index, index + 500).map((create) => ({ create })));
console.log(
  `${all.length} documents stored in ${Math.round(performance.now() - started)} ms; load ${loadavg()[0]?.toFixed(2)}`,
);

const table: Record<string, object> = {};
for (const [name, query] of Object.entries(queries)) {
  for (const perspective of ["published", "drafts"])
    await Promise.all([ask(query, perspective), ask(query, perspective)]);
  const measured = [];
  for (let repetition = 0; repetition < repetitions; repetition++)
    measured.push(await ask(query, "published"));
  const times = measured.map(({ time }) => time).toSorted((left, right) => left - right);
  const afterWrite = [];
  for (let repetition = 0; repetition < 5; repetition++) {
    await mutate([{ patch: { id: `post-${repetition}`, set: { title: `Article ${repetition}` } } }]);
    afterWrite.push((await ask(query, "published")).time);
  }
  const drafts = await ask(query, "drafts");
  table[name] = {
    "median ms": Number(times[Math.floor(times.length / 2)]?.toFixed(1)),
    "worst ms": Number(times.at(-1)?.toFixed(1)),
    "worst after a write": Number(Math.max(...afterWrite).toFixed(1)),
    "drafts ms": Number(drafts.time.toFixed(1)),
    rows: measured[0]?.rows,
  };
}
console.table(table);
console.log(`load ${loadavg()[0]?.toFixed(2)}, ${Math.round(process.memoryUsage().rss / 1e6)} MB`);

await lake.close();
rmSync(folder, { recursive: true });
