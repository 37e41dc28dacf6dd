import type { Body } from "../../content/body.ts";
import { plainText } from "../../content/plainText.ts";
import type { Facts } from "../../content/onlyKnown.ts";

/** How many words a long text has: those of its paragraphs, callouts and tables. */
export function wordCount(body: Body, facts: Facts): number {
  const texts = body.flatMap((member) => {
    switch (member._type) {
      case "block":
        return [plainText([member], facts)];
      case "callout":
        return [plainText(member.content, facts)];
      case "table":
        return (
          member.rows?.flatMap(
            ({ cells }) => cells?.map(({ value }) => plainText(value ?? [], facts)) ?? [],
          ) ?? []
        );
      default:
        return [];
    }
  });
  return texts.join("\n").match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
