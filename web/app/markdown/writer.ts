import {
  DefaultListItemRenderer,
  portableTextToMarkdown,
  type PortableTextRenderers,
} from "@portabletext/markdown";

import { type AmountName, amountOf, type Amounts, inEuros } from "../content/amounts.ts";
import type { Body } from "../content/body.ts";
import { hostOf } from "../content/hostOf.ts";
import type { Image } from "../content/image.ts";
import type { Action } from "../content/link.ts";
import { onlyKnown } from "../content/onlyKnown.ts";
import { withMarkedInsertions } from "../content/withMarkedInsertions.ts";
import type { RichText } from "../content/richText.ts";
import type { Settings } from "../content/settings.ts";

type Block = Extract<Body[number], { _type: "block" }>;

/** What stands in a block: words alone, or what the library has written of its children. */
type Rendered = { value: object; children?: string | undefined };

const inner = ({ value, children }: Rendered) => ("words" in value ? String(value.words) : (children ?? ""));

const isPlain = ({ style, listItem }: Block) =>
  (style ?? "normal") === "normal" || (!listItem && (style === "h2" || style === "h3"));

/** What Markdown may take for more than a letter. */
const maySign = /^[\s\d+=|-]|[\\`*_~[\]<>&#\n]/;

/** Parts of a text, empty ones left out when they are joined. */
export type Parts = (string | undefined | null | false | Parts)[];

export type Writer = ReturnType<typeof createWriter>;

type Page = {
  /** The address that links start from. */
  url: string;
  settings: Settings;
  /** A picture's address on the site. */
  imageUrl: (image: Image, width: number) => string;
};

/** Writes a page's content as Markdown: prices and facts as their values, links as whole addresses. */
export function createWriter({ url, settings, imageUrl }: Page) {
  const absolute = (href: string) => new URL(href, url).href;
  const price = (plan: Amounts, name: AmountName = "price") => {
    const euros = amountOf(plan, name);
    return euros === undefined ? "sur devis" : inEuros(euros);
  };
  const link = ({ label, href }: Action) => `[${plain(label)}](${absolute(href)})`;

  const picture = (image: Image) =>
    join([
      `![${plain(image.alt)}](${absolute(imageUrl(image, 1280))})`,
      image.caption && `_${plain(image.caption)}_`,
    ]);

  const renderers: Partial<PortableTextRenderers> = {
    marks: {
      strong: ({ children }) => emphasised("**", children),
      em: ({ children }) => emphasised("_", children),
      link: ({ value, children }) => (value?.href ? `[${children}](${absolute(value.href)})` : children),
      price: ({ value }) => price(value!.plan, value!.amount),
      total: ({ value }) => value!.said,
      fact: ({ value }) => settings.facts[value!.name] ?? "",
    },
    types: {
      callout: ({ value }) => quote(text(value.content)),
      table: ({ value }) => table(value.rows ?? [], text, value.headerRows !== 0),
      action: ({ value }) => link(value),
      video: ({ value: { title, url: film, duration } }) =>
        `[${plain(title)}](${film}) (${["vidéo", duration, hostOf(film)].filter(Boolean).join(", ")})`,
      gallery: ({ value }) => join(value.images.map(picture)),
      prompt: ({ value }) => fenced(value.code),
      illustration: ({ value }) => picture(value),
    },
    unknownType: () => "",
  };

  /** A text whose own headings stand `below` that many levels of the document. */
  function text(value: RichText | Body | null | undefined, below = 0): string {
    const known = onlyKnown<Body[number]>(value ?? [], settings.facts);
    const title = (level: number) => (options: Rendered) => heading(level + below, inner(options));
    return portableTextToMarkdown(withMarkedInsertions(known.map(withoutSigns)) as [], {
      ...renderers,
      block: { normal: (options) => inner(options).trim() && inner(options), h2: title(2), h3: title(3) },
      listItem: (options) => DefaultListItemRenderer({ ...options, children: inner(options) }),
    });
  }

  return {
    settings,
    absolute,
    price,
    link,
    text,
    actions: (actions: Action[] | null | undefined) => actions?.map(link).join(" · "),
  };
}

/** Of a block of words alone, these: of its children the library looks at each letter, for what Markdown would take for a sign. */
function withoutSigns(member: Body[number]): Body[number] | (Block & { words: string }) {
  if (member._type !== "block" || !isPlain(member)) return member;
  let words = "";
  for (const span of member.children) {
    if (span._type !== "span" || span.marks?.length) return member;
    words += span.text ?? "";
  }
  return maySign.test(words) ? member : { ...member, children: [], words };
}

/** Paragraphs, lists, headings, a blank line between them. */
export function join(parts: Parts): string {
  return parts
    .flat(Infinity as 4)
    .filter(Boolean)
    .join("\n\n");
}

export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${text}`;
}

export function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A prompt as it is, within a fence longer than any that it holds. */
export function fenced(prompt: string): string {
  const longest = Math.max(2, ...(prompt.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${prompt}\n${fence}`;
}

/** Words of the content, that are not Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, String.raw`\$&`);
}

/** Markdown has no emphasis that ends in a space, as before a price, nor one of nothing. */
function emphasised(sign: string, text: string): string {
  const words = text.trim();
  return words ? text.replace(words, () => sign + words + sign) : text;
}

type Rows = NonNullable<Extract<Body[number], { _type: "table" }>["rows"]>;

/** A table of Markdown has a head: where the first row is none, an empty one. */
function table(rows: Rows, text: (value: RichText | null | undefined) => string, titled: boolean): string {
  const lines = rows.map(({ cells }) => {
    const texts = (cells ?? []).map(({ value }) =>
      text(value)
        .replace(/\s*\n\s*/g, " ")
        .replaceAll("|", String.raw`\|`),
    );
    return `| ${texts.join(" | ")} |`;
  });
  const columns = rows[0]?.cells?.length ?? 0;
  const rule = `|${" --- |".repeat(columns)}`;
  if (!titled) lines.unshift(`|${"  |".repeat(columns)}`);
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

function quote(text: string): string {
  return text.replace(/^/gm, "> ");
}
