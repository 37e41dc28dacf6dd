import { fixedTexts } from "functions/fixed-texts";
import { units } from "functions/french-typography";

type Rule = { pattern: RegExp; message: string };

const rules: Rule[] = [
  {
    pattern: /[\p{L}\p{N})\]»%€…][;!?]|[\p{L}\p{N})\]»%€]:(?=\s|$)/gu,
    message: "espace fine insécable avant ; : ! ?",
  },
  { pattern: /[ \u00A0](?:[;!?]|:(?=\s|$))/g, message: "espace fine insécable avant ; : ! ?" },
  { pattern: /«(?!\u202F)|(?<!\u202F)»/g, message: "espace fine insécable dans les guillemets" },
  { pattern: /\p{L}'|'\p{L}/gu, message: "apostrophe courbe ’" },
  { pattern: /"/g, message: "guillemets français « »" },
  { pattern: /\.\.\./g, message: "points de suspension …" },
  { pattern: /[ \u00A0\u202F]{2,}/g, message: "espace en double" },
  {
    pattern: /^[ \u00A0\u202F]+(?=\S)|(?<=\S)[ \u00A0\u202F]+$/g,
    message: "espace en trop au bord du texte",
  },
  { pattern: / [,.](?=\s|$)/g, message: "pas d’espace avant une virgule ou un point" },
  {
    // Not within a telephone number, `0800/32.123`.
    pattern:
      /(?<![\d.,+/-]|[\d.,+/-][ \u00A0\u202F])[1-9]\d{0,2}(?:[ \u00A0.]\d{3})+(?![ \u00A0\u202F.]?\d)/g,
    message: "espace fine insécable entre les milliers",
  },
  { pattern: /\d[ \u202F]?€/g, message: "espace insécable avant €" },
  {
    pattern: new RegExp(`\\d (?:%|€|${units})(?![\\p{L}\\p{N}])`, "gu"),
    message: "espace insécable entre un nombre et son unité",
  },
  {
    pattern: /(?<!\d)\d{1,2}:[0-5]\d(?!\d)|\dh\d*(?:\s[-–—]|[–—])\s?\d{1,2}h/g,
    message: "horaire écrit 17h-19h",
  },
];

export type TypographyFinding = { excerpt: string; message: string };

/** Where a printed text departs from French typography; no tool needed. */
export function typographyOf(text: string): TypographyFinding[] {
  if (fixedTexts.has(text)) return [];
  const lines = text.trim().includes("\n") ? text.split("\n").map((line) => line.trim()) : [text];
  return lines.flatMap((line) => rules.flatMap((rule) => breachesOf(rule, line)));
}

function breachesOf({ pattern, message }: Rule, line: string): TypographyFinding[] {
  return [...line.matchAll(pattern)].map(({ index, 0: found }) => ({
    excerpt: line.slice(Math.max(0, index - 25), index + found.length + 15),
    message,
  }));
}
