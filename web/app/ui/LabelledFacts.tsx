import type { Labelled } from "../content/labelled.ts";

/** Facts, each after what it is called. */
export function LabelledFacts({ facts, className = "" }: { facts: Labelled[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`border-t border-line ${className}`}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 border-b border-line py-2 leading-[1.35]"
        >
          <dt className="font-head text-label font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
