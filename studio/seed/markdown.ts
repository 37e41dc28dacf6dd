import { markdownToPortableText } from "@portabletext/markdown";
import { compileSchema, defineSchema } from "@portabletext/schema";

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

const token = /\{\{(prix|fait) ([A-Za-z-]+)(?: ([a-z]+))?\}\}/;

type Node = { _type?: string; [field: string]: unknown };

/**
 * Portable Text of a Markdown text. `{{prix mensuel}}`, `{{prix trimestre saving}}` and
 * `{{fait groupSize}}` become the inline objects `price` and `fact`.
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
      table: ({ value }) => ({ _type: "table", _key: key(), rows: value.rows }),
    },
  });
  return withTokens(blocks, key) as Node[];
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
  const [whole, kind, name, amount = "price"] = found;
  const inline =
    kind === "prix"
      ? { _type: "price", plan: { _type: "reference", _ref: `plan-${name}` }, amount }
      : { _type: "fact", name };
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
