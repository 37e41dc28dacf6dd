import { amountOf, inEuros } from "../content/amounts.ts";
import type { Plan } from "../content/plan.ts";

/** What the same would cost without a plan, struck out; nothing where staff do not show it. */
export function Original({ plan, className = "" }: { plan: Plan; className?: string }) {
  const original = amountOf(plan, "original");
  if (!plan.showOriginal || original === undefined) return null;
  return (
    <>
      {" "}
      <span className="sr-only">au lieu de </span>
      <s className={`ml-2 figures decoration-2 ${className}`}>{inEuros(original)}</s>
    </>
  );
}
