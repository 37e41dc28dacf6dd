import { headingIds as idsOf } from "functions/heading-ids";

export { headingText } from "functions/heading-ids";

type Member = { _key: string; _type: string; style?: string | null };

/** The addresses of a long text's headings within its page, by their keys. */
export function headingIds(body: readonly Member[]): Map<string, string> {
  const headings = body.filter(({ style }) => /^h\d$/.test(String(style)));
  const ids = idsOf(headings);
  return new Map(headings.map(({ _key }, index) => [_key, ids[index]!]));
}
