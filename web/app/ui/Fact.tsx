import { useSettings } from "../site/useSettings.ts";

/** One of the school's facts, by its name in the settings. */
export function Fact({ name }: { name: string }) {
  return <span className="whitespace-nowrap">{useSettings().facts[name] ?? ""}</span>;
}
