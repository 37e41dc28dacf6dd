import { headingIds as idsOf } from "functions/heading-ids";

export { anchorOf, idsBeside } from "functions/heading-ids";

type Member = { _key: string; _type: string; style?: string | null };

/** The addresses of a long text's headings within its page, by their keys. @param given as functions/heading-ids has it. */
export function headingIds(body: readonly Member[], given?: Set<string>): Map<string, string> {
  const headings = body.filter(({ style }) => /^h\d$/.test(String(style)));
  const ids = idsOf(headings, given);
  return new Map(headings.map(({ _key }, index) => [_key, ids[index]!]));
}
