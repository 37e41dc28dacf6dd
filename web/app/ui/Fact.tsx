import { useSettings } from "../site/useSettings.ts";
import { Ranges } from "./Ranges.tsx";

/** A figure and its unit at most: « 45 minutes ». */
const oneLine = 12;

/** One of the school's facts, by its name. */
export function Fact({ name }: { name: string }) {
  const fact = useSettings().facts[name] ?? "";
  return fact.length > oneLine ? <Ranges text={fact} /> : <span className="whitespace-nowrap">{fact}</span>;
}
