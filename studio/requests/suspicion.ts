import type { Request } from "./request.ts";

/** Why a request may come from a robot, in words; undefined when nothing says so. */
export function suspicionIn({
  trap,
  filled_in_ms,
  suspicion,
}: Pick<Request, "trap" | "filled_in_ms" | "suspicion">): string | undefined {
  if (trap)
    return `Sans doute un robot : un champ du formulaire que les personnes ne voient pas a été rempli (« ${trap} »).`;
  if (suspicion && filled_in_ms !== null) {
    const seconds = (filled_in_ms / 1000).toLocaleString("fr-BE", { maximumFractionDigits: 1 });
    return `Peut-être un robot : le formulaire a été rempli en ${seconds} s. À vous de juger.`;
  }
  return suspicion ?? undefined;
}
