import { cutAtRanges } from "./cutAtRanges.ts";

type Span = { _key: string; _type: string; text?: string; marks?: string[] | null };
type Member = { _type: string; children?: Span[] };

/** A text whose ranges, « 17h-19h », are marked as such. */
export function withRanges(value: readonly Member[]): Member[] {
  return value.map((member) =>
    member.children ? { ...member, children: member.children.flatMap(marked) } : member,
  );
}

function marked(span: Span): Span | Span[] {
  const parts = cutAtRanges(span.text ?? "");
  if (parts.length === 1) return span;
  return parts.flatMap((text, index) => {
    const marks = [...(span.marks ?? []), ...(index % 2 ? ["range"] : [])];
    return text ? { ...span, _key: `${span._key}${index}`, text, marks } : [];
  });
}
