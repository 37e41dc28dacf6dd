import { markdownToPortableText } from "@portabletext/markdown";
import { compileSchema, defineSchema } from "@portabletext/schema";
import type { ListKind } from "functions/live-list";

const schema = compileSchema(
  defineSchema({
    styles: [{ name: "normal" }, { name: "h2" }, { name: "h3" }, { name: "blockquote" }],
    lists: [{ name: "bullet" }, { name: "number" }],
    decorators: [{ name: "strong" }, { name: "em" }, { name: "code" }],
    annotations: [{ name: "link", fields: [{ name: "href", type: "string" }] }],
    blockObjects: [
      { name: "illustration" },
      { name: "prompt" },
      { name: "callout", fields: [{ name: "content", type: "array" }] },
      { name: "table", fields: [{ name: "rows", type: "array" }] },
    ],
  }),
);

const token = /\{\{(prix|total|fait) ([A-Za-z-]+)(?: ([a-z]+|\d+))?\}\}/;
/** A paragraph of its own. */
const listToken =
  /^\{\{liste (\p{L}+(?: ouvertes)?)(?: (jeunes|ecoles|entreprises))?(?: (camp-[\w-]+))?(?: \| (.+))?\}\}$/u;
const listNames: Record<string, ListKind> = {
  formules: "plans",
  options: "options",
  remises: "discounts",
  débuts: "freeStarts",
  stages: "camps",
  blocs: "blocks",
  mois: "months",
  modules: "modules",
  congés: "holidays",
  dates: "dates",
  présentations: "presentations",
  "portes ouvertes": "openDays",
  prix: "prices",
  places: "places",
  éditions: "editions",
  réseaux: "social",
  annonces: "announcements",
};

type Node = { _type?: string; [field: string]: unknown };

/**
 * Portable Text of a Markdown text. `{{prix mensuel}}`, `{{prix trimestre saving}}`, `{{total mensuel 2}}` and
 * `{{fait groupSize}}` become the inline objects `price`, `total` and `fact`.
 * @param key gives the key of each new node; the same text must give the same keys.
 */
export function markdownToBlocks(markdown: string, key: () => string): Node[] {
  const blocks = markdownToPortableText(markdown, {
    schema,
    keyGenerator: key,
    onDegradation: ({ message }) => {
      throw new Error(message);
    },
    types: {
      code: ({ value }) => ({ _type: "prompt", _key: key(), code: value.code }),
      image: ({ value }) => ({
        _type: "illustration",
        _key: key(),
        picture: value.src.replace(/^picture:/, ""),
        alt: value.alt,
        caption: value.title,
      }),
      callout: ({ value }) => ({
        _type: "callout",
        _key: key(),
        content: (value.content as Node[]).map((block) => ({ ...block, style: "normal" })),
      }),
      table: ({ value }) => ({ _type: "table", _key: key(), headerRows: 1, rows: value.rows }),
    },
  });
  return withTokens((blocks as Node[]).map(withList), key) as Node[];
}

/** `{{liste formules jeunes}}`, alone in its paragraph, is the list that stays up to date; after « | » what is said while it is empty. */
function withList(block: Node): Node {
  const [span, ...more] = (block.children ?? []) as { text?: string }[];
  const [whole, name = "", audience, camp, otherwise] =
    listToken.exec((!more.length && span?.text) || "") ?? [];
  if (!whole) return block;
  const of = listNames[name];
  if (!of) throw new Error(`${whole} : liste inconnue.`);
  return {
    _type: "liveList",
    _key: block._key,
    of,
    ...(audience && { audience }),
    ...(camp && { camp: { _type: "reference", _ref: camp } }),
    ...(otherwise && { otherwise }),
  };
}

function withTokens(value: unknown, key: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withTokens(item, key));
  if (!isNode(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === "children" && Array.isArray(field)
      ? field.flatMap((child) => splitTokens(child, key))
      : withTokens(field, key),
  ]);
  return Object.fromEntries(fields);
}

function splitTokens(span: Node, key: () => string): Node[] {
  const found = typeof span.text === "string" && token.exec(span.text);
  if (!found) return [span];
  const text = span.text as string;
  const [whole, kind, name, more] = found;
  const plan = { _type: "reference", _ref: `plan-${name}` };
  const inline = {
    prix: { _type: "price", plan, amount: more ?? "price" },
    total: { _type: "total", plan, people: Number(more) },
    fait: { _type: "fact", name },
  }[kind as "prix" | "total" | "fait"];
  return [
    // An inline object stands between two spans, even empty ones.
    { ...span, text: text.slice(0, found.index) },
    { ...inline, _key: key() },
    ...splitTokens({ ...span, _key: key(), text: text.slice(found.index + whole.length) }, key),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}
