import { counted } from "functions/counted";

/** How many questions wait, how many of them were not read, and in how many groups the others are. */
export type Waiting = { count: number; unread: number; groups: unknown[] };

/** How many questions wait, for staff; undefined while they are read. */
export function questionsWaiting(waits: Waiting | undefined): string {
  if (!waits) return "Lecture des questions…";
  const { count } = waits;
  if (count === 0) return "Aucune n’est en attente.";
  if (count === 1) return "1 question à laquelle l’assistant n’a pas bien répondu.";
  return `${count} questions auxquelles l’assistant n’a pas bien répondu${together(waits)}.`;
}

function together({ count, unread, groups }: Waiting): string {
  const those = unread > 0 ? `, dont les ${count - unread} plus demandées` : "";
  if (groups.length === count - unread) return those;
  return `${those}${those ? " " : ", "}en ${counted(groups.length, "groupe")}`;
}
