/** Work in small pieces, between which something else may be done. */
export type Work<Result> = Generator<void, Result>;

export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** How long it may keep others waiting, in ms. */
const longest = 15;

export async function byAndBy<Result>(work: Work<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    if (performance.now() - since < longest) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  }
}
