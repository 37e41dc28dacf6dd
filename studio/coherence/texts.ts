import { monthInWords } from "functions/in-days";
import type { Path, SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { isDay } from "../calendar/days.ts";
import { editionTitle } from "../calendar/editionTitle.ts";
import { writtenDay } from "../schema/writtenDay.ts";

/** One paragraph, title or label of a document. */
export type Text = {
  document: string;
  type: string;
  title: string;
  path: Path;
  text: string;
  /** For a table's cell, its column's title and its whole row: « 3 jours » says little without them. */
  column?: string;
  row?: string;
  /** Rich text, where a price or a fact can be inserted. */
  rich: boolean;
};

type Fields = Record<string, unknown>;

/** What stands where a price or a fact is inserted. */
export type Inserted = (token: Fields) => string;

/** Stands for an inserted price or fact: nothing typed, so nothing to find. */
export const untyped = "\uFFFC";

/** Fields whose strings no visitor reads: choices, addresses, dates and codes, and questions as visitors put them. */
const codes = new Set([
  ..."alsoAsked amount anchor audience color date display email from href kind layout level listItem network orderRank path".split(
    " ",
  ),
  ..."phone slug start style to type url".split(" "),
]);

type Cell = { column?: string; row?: string };

/** Every text of a document, in order. */
export function textsOf(document: SanityDocumentLike, inserted: Inserted = () => untyped): Text[] {
  const about = aboutDocument(document);
  const walk = (value: unknown, path: Path, cell: Cell): Text[] => {
    if (typeof value === "string") {
      return value.trim() && !isCode(value) ? [{ ...about, path, text: value, rich: false }] : [];
    }
    if (Array.isArray(value))
      return value.flatMap((item, index) => walk(item, [...path, keyOf(item) ?? index], cell));
    if (!isFields(value) || value._type === "slug" || value._type === "reference") return [];
    if (value._type === "block") {
      const text = printed(value, inserted);
      return text.trim() ? [{ ...about, path, text, ...cell, rich: true }] : [];
    }
    if (value._type === "table")
      return cellsOf(value, path).flatMap((at) => walk(at.value, at.path, at.cell));
    return Object.entries(value)
      .filter(([name]) => !name.startsWith("_") && !codes.has(name))
      .flatMap(([name, field]) => walk(field, [...path, name], cell));
  };
  const cellsOf = (table: Fields, path: Path) => {
    const rows = fieldsIn(table.rows);
    const titles = fieldsIn(rows[0]?.cells).map((cell) => printed(cell, inserted));
    return rows.flatMap((row, index) =>
      fieldsIn(row.cells).map((cell, column) => ({
        value: cell,
        path: [...path, "rows", keyOf(row) ?? index, "cells", keyOf(cell) ?? column],
        cell: {
          row: fieldsIn(row.cells)
            .map((one) => printed(one, inserted))
            .join(" | "),
          ...(index > 0 && { column: titles[column] }),
        },
      })),
    );
  };
  return walk(document, [], {});
}

/** The document as a finding in it names it. */
export function aboutDocument(document: SanityDocumentLike) {
  return {
    document: baseId(document._id),
    type: document._type,
    title: titleOf(document),
  };
}

/** What staff call the document. */
export function titleOf(document: Fields): string {
  const { _type, _id, title, name, question, author, text, subject, from, firstDay, start } = document;
  if (_type === "settings") return "Réglages";
  const isSaid = (one: unknown): one is string => typeof one === "string" && one !== "";
  const named = [title, name, question, author, text, subject, from].find(isSaid);
  const day = [firstDay, start].find(isSaid);
  return named ?? (day && titlesByDay[String(_type)]?.(day, document)) ?? String(_id);
}

/** Of what has no name but the day on which it begins. */
const titlesByDay: Record<string, (day: string, document: Fields) => string> = {
  edition: (firstDay, { classes }) => editionTitle({ firstDay, classes }),
  monthlyProgramme: (start) => (isDay(start) ? monthInWords(start) : "Mois sans premier jour"),
  session: (day) => `Date du ${writtenDay(day)}`,
};

/** The text of a block, or of all blocks inside a value. */
function printed(value: unknown, inserted: Inserted): string {
  if (Array.isArray(value))
    return value
      .map((item) => printed(item, inserted))
      .filter(Boolean)
      .join(" ");
  if (!isFields(value)) return "";
  if (value._type !== "block") return printed(Object.values(value), inserted);
  return fieldsIn(value.children)
    .map((child) => (typeof child.text === "string" ? child.text : inserted(child)))
    .join("");
}

function isCode(text: string): boolean {
  return /^(P\d+[DWMY]|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|(https?:|mailto:|tel:|image@|[/#])\S*)$/.test(text);
}

/** How a path names a member of a list. */
export function keyOf(item: unknown): { _key: string } | undefined {
  return isFields(item) && typeof item._key === "string" ? { _key: item._key } : undefined;
}

/** What an object or a list holds, each with its path. */
export function membersOf(value: object, path: Path): [member: unknown, path: Path][] {
  return Object.entries(value).map(([name, one]) => [
    one,
    [...path, keyOf(one) ?? (Array.isArray(value) ? Number(name) : name)],
  ]);
}

function fieldsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
