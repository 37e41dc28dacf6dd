import type { Judged } from "./change.ts";
import { states } from "./request.ts";

/** What was changed of how many requests, for staff; of the others somebody else was first, or the server failed. */
export function judgedInWords(
  done: Judged[],
  asked: number,
  isUndo: boolean,
  nameOfStaff: (email: string) => string,
  failed = false,
): string {
  if (asked === 0) return "C’était déjà le cas\u202f: rien n’a été changé.";
  const [first] = done;
  if (!first)
    return asked === 1
      ? "Quelqu’un de l’équipe vient de la modifier : rien n’a été changé."
      : "Quelqu’un de l’équipe vient de les modifier : rien n’a été changé.";
  const left = asked - done.length;
  const others = left === 0 ? "" : ` ${othersInWords(left, failed)}`;
  if (isUndo) return `C’est annulé.${others}`;
  const many = done.length > 1;
  const s = many ? "s" : "";
  const { assignee } = first.to;
  const state = done.every(({ to }) => to.state === first.to.state) ? first.to.state : undefined;
  const parts = [
    state && `passée${s} à « ${states[state].one} »`,
    assignee === null && (many ? "qui ne sont plus attribuées" : "qui n’est plus attribuée"),
    assignee && `attribuée${s} à ${nameOfStaff(assignee)}`,
  ];
  const held =
    state === "spam" ? ` ${many ? "Leurs" : "Ses"} e-mails qui attendraient encore ne partiront pas.` : "";
  const these = many ? `${done.length} demandes` : "Demande";
  return `${these} ${parts.filter(Boolean).join(", ")}.${held}${others}`;
}

function othersInWords(left: number, failed: boolean): string {
  if (failed)
    return left === 1
      ? "1 autre demande n’a pas pu être modifiée\u202f: réessayez."
      : `${left} autres demandes n’ont pas pu être modifiées\u202f: réessayez.`;
  return left === 1
    ? "1 autre demande a été modifiée entre-temps, et reste telle quelle."
    : `${left} autres demandes ont été modifiées entre-temps, et restent telles quelles.`;
}
