/** Of one visitor and of all: so many questions may wait for the end of an answer; those who come then are told to come back. */
const mostOfOne = 20;
const most = 200;

/**
 * Keeps a flood outside: ten thousand questions that all wait are counted by nobody in time, and would all be answered.
 * It counts those inside; how often a visitor asks is counted in Postgres (admission.ts).
 */
export function createDoor() {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    /** @returns what whoever enters calls once when they leave; undefined when too many are inside. */
    enter(visitor: string): (() => void) | undefined {
      const own = inside.get(visitor) ?? 0;
      if (all >= most || (visitor && own >= mostOfOne)) return undefined;
      all++;
      inside.set(visitor, own + 1);
      return () => {
        all--;
        const left = inside.get(visitor)! - 1;
        if (left) inside.set(visitor, left);
        else inside.delete(visitor);
      };
    },
  };
}
