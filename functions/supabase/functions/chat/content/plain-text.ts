import { type AmountName, isPriceAlone } from "../../_shared/amounts.ts";
import { filledIn, leftBlank } from "../../_shared/left-blank.ts";
import type { ListKind } from "../../_shared/live-list.ts";

type Node = Record<string, unknown> & { _type?: string };

/** What stands for the tokens inside a text: a plan's amount, its price for several, a fact of the school, a list. */
export type Tokens = {
  amount: (planId: string, name: AmountName) => string | undefined;
  total: (planId: string, people: number) => string | undefined;
  /** A plan that is not has no price, not even on quotation. */
  isOffered: (planId: string) => boolean;
  fact: (name: string) => string | undefined;
  list: (of: ListKind, audience?: string, campId?: string) => string[];
  /** What is said where a list is empty. */
  otherwise: (text: string) => string;
};

/** Portable Text as plain text: a line per paragraph, `- ` before list items, a line per table row. */
export function plainText(blocks: readonly object[] | null | undefined, tokens: Tokens): string {
  const lines = (blocks ?? []).map((block) => lineOf(block as Node, tokens)).filter(Boolean);
  return withoutBlanks(lines.join("\n"));
}

/** What staff have yet to fill in (« à compléter ») is nothing to answer with. */
export function withoutBlanks(text: string): string {
  return text
    .split("\n")
    .filter((line) => !leftBlank.test(line))
    .join("\n");
}

function lineOf(block: Node, tokens: Tokens): string {
  switch (block._type) {
    case "block": {
      const text = blockText((block["children"] ?? []) as Node[], tokens);
      return text && block["listItem"] ? `- ${text}` : text;
    }
    case "callout":
      return plainText(block["content"] as Node[], tokens);
    case "liveList": {
      const { of, audience, camp } = block as ListBlock;
      const listed = tokens.list(of, audience, camp?._ref);
      const lines = listed.map((line) => `- ${line}`);
      const { otherwise } = block;
      return lines.length || typeof otherwise !== "string" ? lines.join("\n") : tokens.otherwise(otherwise);
    }
    case "table":
      return tableText(block["rows"] as Row[] | undefined, tokens);
    default:
      return "";
  }
}

/** Whether a list or a line of a text that inserts something has it to say: what would be said otherwise no longer is. */
export const hasInserted = (blocks: readonly Node[] | null | undefined, tokens: Tokens): boolean =>
  (blocks ?? []).some((block) => inserts(block) && plainText([{ ...block, otherwise: null }], tokens));

const inserts = ({ _type, children }: Node) =>
  _type === "liveList" || ((children ?? []) as Node[]).some(({ _type }) => _type !== "span");

type ListBlock = { of: ListKind; audience?: string; camp?: { _ref: string } };

type Row = { cells?: { value?: Node[] }[] };

/** A line per row; nothing of a blank cell, nor of a row that says nothing of what it is about. */
function tableText(rows: Row[] = [], tokens: Tokens): string {
  const [head = [], ...lines] = rows.map((row) =>
    (row.cells ?? []).map((cell) => plainText(cell.value, tokens).trim()),
  );
  return lines
    .filter((cells) => cells.length < 2 || cells.slice(1).some(Boolean))
    .map((cells) => {
      if (cells.length === 2) return `- ${cells.join(" : ")}`;
      const said = cells.map((cell, at) => (cell && at && head[at] ? `${head[at]} : ${cell}` : cell));
      return `- ${said.filter(Boolean).join(" ; ")}`;
    })
    .join("\n");
}

/** Stands for an amount, or a fact, that the school has not given. */
const notGiven = "\uFFFD";

/** What is left of a line about what the school has not given may say another thing. */
function blockText(children: Node[], tokens: Tokens): string {
  const text = children.map((child) => inlineText(child, tokens)).join("");
  if (!text.includes(notGiven)) return text;
  const isQuoted = isPriceAlone(children) && children.some((child) => tokens.isOffered(planIn(child)));
  return isQuoted ? "sur devis" : "";
}

function inlineText(child: Node, tokens: Tokens): string {
  const plan = planIn(child);
  if (child._type === "price") return tokens.amount(plan, child["amount"] as AmountName) ?? notGiven;
  if (child._type === "total") return tokens.total(plan, Number(child["people"])) ?? notGiven;
  if (child._type === "fact") return filledIn(tokens.fact(String(child["name"]))) ?? notGiven;
  return typeof child["text"] === "string" ? child["text"] : "";
}

const planIn = ({ plan }: Node) => (plan as { _ref: string } | undefined)?._ref ?? "";

/** The plans that a text says an amount of which they do not have. */
export function plansWithout(blocks: readonly Node[] | null | undefined, tokens: Tokens): Set<string> {
  const inserted = (blocks ?? []).flatMap(({ children }) => (children ?? []) as Node[]);
  const lacking = inserted.filter(({ _type }) => _type === "price" || _type === "total");
  return new Set(lacking.filter((child) => inlineText(child, tokens) === notGiven).map(planIn));
}
