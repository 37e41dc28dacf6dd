import { untyped } from "./texts.ts";

/** The words around what stands in a text from `index` on, on one line. */
export function excerpt(text: string, index: number, length: number): string {
  const start = index < 50 ? 0 : text.lastIndexOf(" ", index - 40) + 1;
  const space = text.indexOf(" ", index + length + 40);
  const end = space < 0 ? text.length : space;
  const cut = text
    .slice(start, end)
    .replaceAll(untyped, "[…]")
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return `${start > 0 ? "…" : ""}${cut}${end < text.length ? "…" : ""}`;
}
