import type { Labelled } from "../content/labelled.ts";

/** Facts, each after what it is called. */
export function LabelledFacts({ facts, className = "" }: { facts: Labelled[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`border-t border-line ${className}`}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-[min(1rem,3vw)] border-b border-line py-2 leading-[1.35]"
        >
          <dt className="w-24 font-head text-label font-semibold">{label}</dt>
          <dd className="flex-[1_1_6rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
