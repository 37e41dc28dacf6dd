/** Of one visitor and of all: so many questions may wait for the end of an answer; those who come then are told to come back. */
const mostOfOne = 20;
const most = 200;

/**
 * Keeps a flood outside: ten thousand questions that all wait are counted by nobody in time, and would all be answered.
 * It counts those inside; how often a visitor asks is counted in Postgres (admission.ts).
 */
export function createDoor() {
  const inside: string[] = [];
  const isKeptOut = (visitor: string) =>
    inside.length >= most || (visitor && inside.filter((one) => one === visitor).length >= mostOfOne);
  /** @returns what whoever enters calls once when they leave; undefined when too many are inside. */
  return (visitor: string): (() => void) | undefined => {
    if (isKeptOut(visitor)) return undefined;
    inside.push(visitor);
    return () => void inside.splice(inside.indexOf(visitor), 1);
  };
}
