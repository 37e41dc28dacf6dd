/** How many of a list, of articles or of what was found, one of its pages shows. */
export const perPage = 12;

/** How many pages a list takes; one when it is empty. */
export function pagesFor(count: number): number {
  return Math.max(1, Math.ceil(count / perPage));
}

/** The page of a list that an address asks for: 1 when it names none, null when what it names is no such number. */
export function pageNumberIn(query: URLSearchParams): number | null {
  const asked = query.get("page") ?? "1";
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}

/** `/blog`, then `/blog?page=2`; `/recherche?q=prix&page=2`. */
export function numberedPath(path: string, number: number): string {
  return number === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${number}`;
}
