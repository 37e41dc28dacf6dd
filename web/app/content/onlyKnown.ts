import { isPriceAlone } from "functions/amounts";

import { type AmountName, amountOf, type Amounts } from "./amounts.ts";

/** The school's facts by name. */
export type Facts = Record<string, string | undefined>;

type Child = {
  _type: string;
  text?: string | undefined;
  name?: string;
  amount?: AmountName;
  plan?: Amounts;
};

type Block = { _type: string; style?: string | null | undefined; children?: Child[]; content?: Block[] };

/**
 * A text without the lines that insert a fact the school has not given, an amount its plan does not have or one of a
 * plan that is not offered now, nor the headings this leaves alone.
 */
export function onlyKnown<Member extends Block>(value: readonly Member[], facts: Facts): Member[] {
  const said = value.filter((member) => isSaid(member, facts));
  return said.length === value.length ? said : said.reduceRight<Member[]>(withoutLoneHeading, []);
}

/** Of what holds a text of its own, as a callout does, whether any of it is. */
const isSaid = ({ children = [], content }: Block, facts: Facts): boolean =>
  content ? onlyKnown(content, facts).length > 0 : isKnown(children, facts);

const isKnown = (children: readonly Child[], facts: Facts) =>
  children.every((child) => isGiven(child, facts)) || isPriceAlone(children);

function isGiven({ _type, name = "", plan, amount = "price" }: Child, facts: Facts): boolean {
  if (_type === "fact") return Boolean(facts[name]?.trim());
  return _type !== "unoffered" && (!plan || amountOf(plan, amount) !== undefined);
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
