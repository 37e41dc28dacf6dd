/** The school's facts by name. */
export type Facts = Record<string, string | undefined>;

type Block = {
  _type: string;
  style?: string | null | undefined;
  children?: { _type: string; name?: string }[];
};

/** A text without the lines that insert a fact the school has not given, nor the headings this leaves alone. */
export function withKnownFacts<Member extends Block>(value: readonly Member[], facts: Facts): Member[] {
  const said = value.filter((member) => !lacksFact(member, facts));
  return said.length === value.length ? said : said.reduceRight<Member[]>(withoutLoneHeading, []);
}

function lacksFact({ children }: Block, facts: Facts): boolean {
  return Boolean(children?.some(({ _type, name = "" }) => _type === "fact" && !facts[name]?.trim()));
}

function withoutLoneHeading<Member extends Block>(after: Member[], member: Member): Member[] {
  const level = levelOf(member);
  const next = after[0] ? (levelOf(after[0]) ?? Infinity) : 0;
  return level && next <= level ? after : [member, ...after];
}

/** 2 for a heading of the second level; undefined for what is none. */
function levelOf({ style }: Block): number | undefined {
  return Number(/^h(\d)$/.exec(style ?? "")?.[1]) || undefined;
}
