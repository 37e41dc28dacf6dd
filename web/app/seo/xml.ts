import { escapeHtml } from "functions/escape-html";

import { printable } from "../content/printable.ts";

/** XML that is complete: it stands in other XML as it is. */
export class Xml {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Xml | Xml[];

/** XML in which values of other kinds are text: `xml\`<loc>${url}</loc>\``. */
export function xml(strings: TemplateStringsArray, ...values: Value[]): Xml {
  return new Xml(String.raw({ raw: strings }, ...values.map(source)));
}

/** HTML as XML carries it. */
export function cdata(html: string): Xml {
  return new Xml(`<![CDATA[${printable(html).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`);
}

/** Answers with a document of this type. */
export function xmlResponse({ source }: Xml, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${source}`, {
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}

function source(value: Value): string {
  if (value instanceof Xml) return value.source;
  if (Array.isArray(value)) return value.map(source).join("\n");
  return escapeHtml(printable(String(value)));
}
