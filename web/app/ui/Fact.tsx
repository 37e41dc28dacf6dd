import { useSettings } from "../site/useSettings.ts";

/** A figure and its unit at most: « 45 minutes ». */
const oneLine = 12;

/** One of the school's facts, by its name. */
export function Fact({ name }: { name: string }) {
  const fact = useSettings().facts[name] ?? "";
  return fact.length > oneLine ? fact : <span className="whitespace-nowrap">{fact}</span>;
}
