import type { Spelling } from "../search/spelling.ts";
import { ordinalOf, type Understanding, understand } from "./understand.ts";

/** What each turn asks; « et le suivant ? » after a block or a month asks the same of the next one. */
export function understandTurns(texts: string[], spelling: Spelling): Understanding[] {
  const turns: Understanding[] = [];
  for (const text of texts) {
    const turn = understand(text, spelling);
    const before = turns.at(-1);
    const moved = before && movedOn(turn, before);
    turns.push(moved ? understand(moved, spelling) : turn);
  }
  return turns;
}

const schoolYear =
  "septembre octobre novembre decembre janvier fevrier mars avril mai juin juillet aout".split(" ");
const anyMonth = new RegExp(`\\b(?:${schoolYear.join("|")})\\b`);
const anyBlock =
  /\b(?:bloc|mois) \d\b|\b(?:premier|deuxieme|troisieme|quatrieme|cinquieme|sixieme|dernier) bloc\b/;

/** The turn before, said of the block or month that a short turn points to; undefined when it points to none. */
function movedOn({ words, block }: Understanding, before: Understanding): string | undefined {
  if (block || anyMonth.test(words) || words.split(" ").length > 6) return undefined;
  const from = before.block;
  if (from) {
    const to = ordinalOf(words) ?? (stepIn(words) && from + stepIn(words));
    return to ? before.words.replace(anyBlock, `bloc ${to}`) : undefined;
  }
  const month = anyMonth.exec(before.words)?.[0];
  const to = month && stepIn(words) && schoolYear[schoolYear.indexOf(month) + stepIn(words)];
  return to ? before.words.replace(anyMonth, to) : undefined;
}

function stepIn(words: string): 1 | -1 | 0 {
  if (/\b(?:suivante?|prochaine?|d apres)\b|^(?:et )?(?:apres|ensuite)(?: ca| cela)?$/.test(words)) return 1;
  return /\b(?:precedente?|d avant)\b|^(?:et )?avant$/.test(words) ? -1 : 0;
}
