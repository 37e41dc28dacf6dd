import { headingIds } from "../../_shared/heading-ids.ts";
import { plainText } from "./plain-text.ts";
import type { School } from "./school.ts";

export type Node = { _type?: string } & Record<string, unknown>;

/** What names an item of a list wherever it moves to; its place in the list when it has no key. */
export const keyOf = ({ _key }: { _key?: string } & Node, index: number) => _key ?? String(index);

export const headings = (blocks: readonly Node[] | undefined) =>
  (blocks ?? []).filter(({ style }) => /^h\d$/.test(String(style)));

/** A text, part by part, each with the heading it stands under. @param given as `headingIds` takes it. */
export function cutByHeading(blocks: readonly Node[], school: School, given?: Set<string>) {
  const parts: { key: string; heading?: string; anchor?: string; blocks: Node[] }[] = [
    { key: "opening", blocks: [] },
  ];
  const anchors = headingIds(headings(blocks), given).values();
  for (const [index, block] of blocks.entries()) {
    if (!/^h\d$/.test(String(block["style"]))) parts.at(-1)!.blocks.push(block);
    else {
      const heading = plainText([block], school.tokens);
      parts.push({ key: keyOf(block, index), heading, anchor: anchors.next().value!, blocks: [] });
    }
  }
  return parts.map(({ blocks, ...part }) => ({ ...part, text: plainText(blocks, school.tokens) }));
}
