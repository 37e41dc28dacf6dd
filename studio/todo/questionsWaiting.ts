/** How many questions wait, for staff; undefined while they are read. */
export function questionsWaiting(count: number | undefined): string {
  if (count === undefined) return "Lecture des questions…";
  if (count === 0) return "Aucune n’est en attente.";
  return `${count} ${count === 1 ? "à laquelle" : "auxquelles"} l’assistant n’a pas bien répondu.`;
}
